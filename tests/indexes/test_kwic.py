"""Lines of context are cut at words and sorted by what stands beside the key word."""

from __future__ import annotations

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.indexes.kwic import KwicLine, KwicSort, kwic_line, sorted_lines
from bridge_rules_gui.indexes.running_text import Stretch

TEXT = "Igrač koji izvede renons mora da ispravi\nrenons ako zna"
STRETCH = Stretch(Address.parse("sr2007/62A"), "text", TEXT)


def _line(number: int, width: int) -> KwicLine:
    start = -1
    for _ in range(number):
        start = TEXT.index("renons", start + 1)
    return kwic_line(STRETCH, start, start + 6, width)


def test_a_line_has_whole_words_only() -> None:
    line = _line(1, 10)
    assert (line.left, line.keyword, line.right) == ("izvede ", "renons", " mora da")


def test_a_line_break_becomes_a_space() -> None:
    assert _line(2, 100).left == "Igrač koji izvede renons mora da ispravi "


def test_the_offsets_are_those_of_the_passage() -> None:
    line = _line(2, 10)
    assert TEXT[line.start : line.end] == "renons"
    assert (str(line.address), line.passage) == ("sr2007/62A", "text")


def _beside(left: str, right: str) -> KwicLine:
    return KwicLine(STRETCH.address, "text", 0, 1, left, "x", right)


def test_lines_are_sorted_by_the_nearest_word() -> None:
    lines = [_beside("a žena", "Čas"), _beside("b", "drugi"), _beside("c ako", "ali")]
    by_left = [line.left for line in sorted_lines(lines, KwicSort.LEFT)]
    assert by_left == ["c ako", "b", "a žena"]
    by_right = [line.right for line in sorted_lines(lines, KwicSort.RIGHT)]
    assert by_right == ["ali", "Čas", "drugi"]
    assert sorted_lines(lines, KwicSort.PLACE) == tuple(lines)
