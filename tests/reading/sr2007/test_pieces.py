"""Pieces of a line: blocks glued together by their markup, titles, forced breaks."""

from __future__ import annotations

from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.ledger import Ledger
from bridge_rules_gui.reading.sr2007.pieces import Piece, pieces


def _pieces(*lines: str) -> tuple[list[Piece], Ledger]:
    document = Document.from_bytes("small.txt", "\n".join(("", *lines)).encode())
    ledger = Ledger(document)
    return list(pieces(document, ledger, range(2, len(lines) + 2))), ledger


def test_five_asterisks_divide_title_and_section() -> None:
    found, _ = _pieces("**Član 39*****Govor posle pasa*****A. Govori**")
    assert [piece.words for piece in found] == ["Član 39", "Govor posle pasa", "A. Govori"]
    assert all(piece.is_title() for piece in found)


def test_heading_mark_or_emphasis_makes_a_title() -> None:
    found, _ = _pieces("### C. Odstupanje", "4. **Imenovanje karte**", "Jedan **red** reči")
    assert [piece.is_title() for piece in found] == [True, False, False]
    assert found[1].is_title(3)


def test_forced_break_marks_the_line_below() -> None:
    found, _ = _pieces("1. prva  ", "opet prva", "", "druga")
    assert [piece.continues for piece in found] == [False, True, False]


def test_layout_without_words_is_furniture() -> None:
    found, ledger = _pieces("---", "- ", "**")
    assert found == []
    kinds = [furniture.kind for furniture in ledger.furniture]
    assert kinds == ["page break", "bullet", "markup"]


def test_spans_are_divided_where_markup_stands() -> None:
    found, ledger = _pieces("### **Parcijalni rezultat** (part-skor)")
    words = [ledger.document[span] for span in found[0].spans()]
    assert words == ["Parcijalni rezultat", " (part-skor)"]
