from __future__ import annotations

import re

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.board import Board, BoardNumberError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import MINUS


@pytest.mark.parametrize("edition", Edition)
def test_boards_are_as_the_book_prints_them(corpus: Corpus, edition: Edition) -> None:
    tables = corpus.provision(edition, Citation(2)).tables
    lines = [" ".join(row) for table in tables for row in table.rows]
    rows = [[int(number) for number in re.findall(r"\d+", line)] for line in lines]
    boards = range(1, 17)
    assert rows == [
        *([n for n in boards if Board(n).dealer is seat] for seat in Seat),
        *([n for n in boards if Board(n).vulnerability is v] for v in Vulnerability),
    ]


def test_sequence_comes_again_after_sixteen_boards() -> None:
    for number in range(1, 40):
        one, again = Board(number), Board(number + 16)
        assert (one.dealer, one.vulnerability) == (again.dealer, again.vulnerability)


@pytest.mark.parametrize("number", [0, -1])
def test_boards_are_numbered_from_one(number: int) -> None:
    with pytest.raises(
        BoardNumberError, match=f"a board {str(number).replace('-', MINUS)}; boards are numbered"
    ):
        Board(number)


def test_a_board_is_written_as_its_number() -> None:
    assert str(Board(7)) == "7"
