"""Footnotes at the end of a page, in the order in which the text calls them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.services.typesetting.composition import paragraphs, plain_marker
from bridge_rules_gui.services.typesetting.links import ReturnLink
from bridge_rules_gui.services.typesetting.names import NOTES_ANCHOR

if TYPE_CHECKING:
    from bridge_rules_gui.services.typesetting.composition import Composer
    from bridge_rules_gui.services.typesetting.hypertext import Markup


def notes_markup(composer: Composer) -> Markup:
    """Return the notes a page has called, below a rule; nothing where there are none."""
    if not composer.notes:
        return hypertext.NOTHING
    written: list[Markup] = [hypertext.rule(NOTES_ANCHOR)]
    # A note may itself call another one, so the list may grow while it is written.
    done: set[int] = set()
    while waiting := [number for number in composer.notes if number not in done]:
        for number in waiting:
            written += _note(composer, number)
            done.add(number)
    return hypertext.joined(written)


def _note(composer: Composer, number: int) -> list[Markup]:
    """Return the paragraphs of a note, its marker hung before the first."""
    note = composer.footnotes[number]
    marker = hypertext.text(plain_marker(note.marker))
    back = composer.link(ReturnLink(composer.notes[number]), marker, "call")
    waiting = [hypertext.anchor(f"note-{number}"), back, hypertext.TAB]
    written: list[Markup] = []
    for stretch in paragraphs(note.body.text, 0, len(note.body.text)):
        style = "note at1 back1" if waiting else "note at1"
        words = composer.stretch(note.body, stretch)
        written.append(hypertext.paragraph(style, hypertext.joined([*waiting, words])))
        waiting = []
    return written
