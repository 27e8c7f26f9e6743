"""What of the window can be printed: the page that fills it, as markup for paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bridge_rules_gui.views.comparison.own_text_style import own_text_style
from bridge_rules_gui.views.comparison.same_language_style import same_language_style
from bridge_rules_gui.views.looks.palette import LIGHT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.views.study import Study


class Sheet(NamedTuple):
    """Markup for paper, with what it needs beside the usual style sheets."""

    html: str
    style: str = ""
    is_wide: bool = False
    """Whether columns stand side by side, so that the paper lies on its side."""


def sheet_of(study: Study) -> Sheet | None:
    """Return what fills the window, set for paper; None where it is nothing to be printed."""
    return next((sheet for sheet in _sheets(study) if sheet.html), None)


def _sheets(study: Study) -> Iterator[Sheet]:
    yield Sheet(study.simulating.markup(), study.simulating.print_style(), is_wide=True)
    yield Sheet(study.comparing.markup(), is_wide=study.comparing.has_columns)
    yield Sheet(study.comparing_own.markup(), own_text_style(LIGHT), is_wide=True)
    yield Sheet(study.comparing_words.markup(), same_language_style(LIGHT), is_wide=True)
    if study.workplaces.is_shown(study.terms.view):
        from bridge_rules_gui.views.terms.term_text import term_style  # noqa: PLC0415 - rare

        yield Sheet(study.terms.view.markup(), term_style(LIGHT))
    if study.quizzing.is_shown:
        yield Sheet(study.quizzing.desk.view.markup())
    if study.workplaces.is_reading and study.law_view.page is not None:
        yield Sheet(study.law_view.page.html)
