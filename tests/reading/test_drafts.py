"""Passages join their words and remember where everything stood."""

from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft, source_lines
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger


def _ledger(*lines: str) -> Ledger:
    return Ledger(Document.from_bytes("page.txt", "\n".join(lines).encode()))


def _passage(ledger: Ledger) -> PassageDraft:
    return PassageDraft(ledger, CharacterClass.TEXT)


def test_justified_blanks_are_collapsed() -> None:
    ledger = _ledger("  По  4   игрока. ", "Столы  нумеруются.")
    passage = _passage(ledger)
    passage.add(ledger.document.whole(1))
    passage.add(ledger.document.whole(2))
    assert passage.text == "По 4 игрока. Столы нумеруются."
    assert passage.agrees_with_source()


def test_a_word_divided_at_the_end_of_a_line_is_joined() -> None:
    ledger = _ledger("дено-", "минация")
    passage = _passage(ledger)
    passage.add(Span(1, 0, 4))
    passage.break_word(Span(1, 4, 5))
    passage.add(ledger.document.whole(2))
    assert passage.text == "деноминация"
    assert [f.kind for f in ledger.furniture] == ["hyphen"]


def test_paragraphs_stand_on_lines_of_their_own() -> None:
    ledger = _ledger("One.", "Two.")
    passage = _passage(ledger)
    passage.add(ledger.document.whole(1))
    passage.add(ledger.document.whole(2), "\n")
    assert passage.text == "One.\nTwo."


def test_a_footnote_marker_leaves_the_words_and_keeps_its_place() -> None:
    ledger = _ledger("легална<sup>8</sup> декларация")
    passage, note = _passage(ledger), FootnoteDraft("8", _passage(ledger))
    passage.add(Span(1, 0, 7))
    passage.mark(Span(1, 7, 19), note)
    passage.add(Span(1, 19, 30), "")
    finished = passage.finish({id(note): 0})
    assert finished.text == "легална декларация"
    assert [mark.at for mark in finished.footnotes] == [7]


def test_a_restored_symbol_stands_in_the_words_and_is_marked() -> None:
    ledger = _ledger("1? over")
    passage = _passage(ledger)
    passage.add(Span(1, 0, 1))
    passage.restore(Span(1, 1, 2), "♥")
    passage.add(Span(1, 2, 7), "")
    finished = passage.finish({})
    assert finished.text == "1♥ over"
    assert [(r.at, r.printed, r.restored) for r in finished.restorations] == [(1, "?", "♥")]
    assert passage.agrees_with_source()


def test_lines_that_jump_between_pages_keep_their_reading_order() -> None:
    lines = source_lines(_ledger(*"abcdefgh"), [Span(6, 0, 1), Span(7, 0, 1), Span(2, 0, 1)])
    assert lines.ranges == ((6, 7), (2, 2))
    assert (lines.first, lines.last) == (6, 2)


def test_blanks_and_furniture_do_not_divide_a_range() -> None:
    ledger = _ledger("a", "", "----", "b", "other words", "c")
    ledger.discard(Span(3, 0, 4), "rule")
    spans = [Span(1, 0, 1), Span(4, 0, 1), Span(6, 0, 1)]
    assert source_lines(ledger, spans).ranges == ((1, 4), (6, 6))
