"""What of the window can be printed: the page that fills it, as markup for paper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridge_rules_gui.window.shell.workplace import Sheet, Workplace

if TYPE_CHECKING:
    from bridge_rules_gui.window.study import Study


def sheet_of(study: Study) -> Sheet | None:
    """Return what fills the window, set for paper; None where it is nothing to be printed."""
    return next((sheet for sheet in _sheets(study) if sheet.html), None)


def _sheets(study: Study) -> Iterator[Sheet]:
    yield Sheet(study.simulating.markup(), study.simulating.print_style(), is_wide=True)
    shown = study.workplaces.shown
    if isinstance(shown, Workplace) and (sheet := shown.printed()) is not None:
        yield sheet
    if study.workplaces.is_reading and study.law_view.page is not None:
        yield Sheet(study.law_view.page.html)
