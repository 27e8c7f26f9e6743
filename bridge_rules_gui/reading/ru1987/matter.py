"""What the 1987 book says outside its laws: cover, translator's note, preface, scope, colophon."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.reading.drafts import MatterDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.ru1987.pages import Line
from bridge_rules_gui.reading.ru1987.words import Piece, Pourer, is_letter_spaced, is_underline

_ORNAMENT = re.compile(r"\*(?: +\*)+")


def read_cover(pourer: Pourer, lines: Sequence[Line]) -> MatterDraft:
    """Read the cover: each line a paragraph, letter-spaced words closed up."""
    body = _body(pourer.ledger)
    for line in lines:
        if is_letter_spaced(line.words):
            pourer.pour_letters(body, line.span, "\n")
        else:
            pourer.pour(body, [Piece(line.span, line.page, opens=True)])
    return MatterDraft(NamedPlace("cover"), "Обложка", body)


def read_translators_note(pourer: Pourer, lines: Sequence[Line]) -> MatterDraft:
    """Read the translator's note: blank lines part its paragraphs."""
    body = _body(pourer.ledger)
    pourer.pour(body, [Piece(line.span, line.page, opens=line.after_blank) for line in lines])
    return MatterDraft(NamedPlace("translator"), "От переводчика", body)


def read_titled(pourer: Pourer, place: str, lines: Sequence[Line]) -> MatterDraft:
    """Read the preface or the scope: an underlined title, then indented paragraphs."""
    title, body = _body(pourer.ledger), _body(pourer.ledger)
    pourer.pour(title, [Piece(lines[0].span, lines[0].page)])
    pourer.ledger.discard(lines[1].span, "underline")
    text = [Piece(line.span, line.page, opens=line.indent > 0) for line in lines[2:]]
    pourer.pour(body, text)
    return MatterDraft(NamedPlace(place), title.text, body)


def titles(lines: Sequence[Line]) -> list[int]:
    """Return the indices of the lines that are underlined titles."""
    return [i for i, below in enumerate(lines[1:]) if is_underline(below.words)]


def colophon_start(lines: Sequence[Line]) -> int:
    """Return the index of the row of asterisks that closes the laws."""
    return next(i for i, line in enumerate(lines) if _ORNAMENT.fullmatch(line.words))


def read_colophon(pourer: Pourer, lines: Sequence[Line]) -> MatterDraft:
    """Read who made the official text, and when: what follows the laws below asterisks."""
    pourer.ledger.discard(lines[0].span, "ornament")
    body = _body(pourer.ledger)
    pourer.pour(body, [Piece(line.span, line.page, opens=line.indent > 0) for line in lines[1:]])
    return MatterDraft(NamedPlace("colophon"), "Официальный текст", body)


def _body(ledger: Ledger) -> PassageDraft:
    return PassageDraft(ledger, CharacterClass.FRONT_MATTER)
