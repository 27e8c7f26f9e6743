"""Every score is what the printed table of the edition gives."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.bridge.call import BIDS
from bridge_rules_gui.bridge.contract import Contract, Doubling
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.law77_scoring import score_of
from bridge_rules_gui.rulings.law78_methods_of_scoring import imps, matchpoints
from tests.rulings.cases import Case, cases

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus


@dataclass(frozen=True)
class _Printed:
    """The figures of a printed table, by row, left to right, as they stand."""

    suits: dict[str, list[int]]
    notrump: tuple[list[int], list[int]]
    slams: list[list[int]]
    overtricks: list[list[int]]
    premiums: list[int]
    undertricks: list[list[list[int]]]


def _numbers(row: tuple[str, ...]) -> list[int]:
    return [int(cell) for cell in row if re.fullmatch(r"\d+", cell)]


def _printed(corpus: Corpus, edition: Edition) -> _Printed:
    """Read the scoring table of a book: the books set the same figures in different shapes."""
    tables = corpus.provision(edition, Citation(77)).tables
    suits, notrump, slams, over, premiums, under = tables
    symbols = next(row for row in suits.rows if "♣" in row)
    columns = [symbol for symbol in symbols if symbol in "♣♦♥♠" and symbol]
    by_doubling = [found for row in suits.rows if len(found := _numbers(row)) == 4]
    bottom = [row for row in under.rows if _numbers(row)]
    return _Printed(
        {s: [row[place] for row in by_doubling] for place, s in enumerate(columns)},
        _notrump([_numbers(row) for row in notrump.rows if _numbers(row)]),
        [_numbers(row) for row in slams.rows if _numbers(row)],
        [_numbers(row) for row in over.rows if _numbers(row)],
        [found for row in premiums.rows for found in _numbers(row)],
        _undertricks([_numbers(row) for row in bottom]),
    )


def _notrump(rows: list[list[int]]) -> tuple[list[int], list[int]]:
    """Return the first and the later tricks, each undoubled, doubled, redoubled."""
    if len(rows) == 2:  # sr2007: a row for the first trick, one for the others
        return rows[0], rows[1]
    if len(rows) == 3:  # ru1987: a row for each doubling
        return [row[0] for row in rows], [row[1] for row in rows]
    return [row[0] for row in rows[:3]], [row[0] for row in rows[3:]]


def _undertricks(rows: list[list[int]]) -> list[list[list[int]]]:
    """Return first, later and premium figures, each by vulnerability and doubling."""
    if len(rows) == 3:  # one row for each, not vulnerable then vulnerable
        return [[row[:3], row[3:]] for row in rows]
    thirds = (rows[0:3], rows[3:6], rows[6:9])  # bg2017: a row for each doubling
    return [[[row[0] for row in third], [row[1] for row in third]] for third in thirds]


def _score(printed: _Printed, contract: Contract, vulnerable: bool, tricks: int) -> int:
    """Return the score by the printed figures alone."""
    doubling = list(Doubling).index(contract.doubling)
    over = tricks - contract.tricks_needed
    if over < 0:
        first, later, premium = (rows[vulnerable][doubling] for rows in printed.undertricks)
        return -(first + (-over - 1) * later + max(0, -over - 3) * premium)
    suit = contract.denomination.suit
    if suit is None:
        first, later = (column[doubling] for column in printed.notrump)
        plain = printed.notrump[1][0]
        points = first + (contract.level - 1) * later
    else:
        plain = printed.suits[suit.symbol][0]
        points = contract.level * printed.suits[suit.symbol][doubling]
    game_vulnerable, game, partscore, doubled, redoubled = printed.premiums
    points += partscore if points < 100 else (game_vulnerable if vulnerable else game)
    points += [0, doubled, redoubled][doubling]
    if contract.level >= 6:
        points += printed.slams[contract.level - 6][vulnerable]
    each = printed.overtricks[doubling - 1][vulnerable] if doubling else plain
    return points + over * each


@pytest.mark.parametrize("edition", Edition)
def test_every_score_is_the_one_the_printed_table_gives(corpus: Corpus, edition: Edition) -> None:
    printed = _printed(corpus, edition)
    for bid, doubling, vulnerable, tricks in product(BIDS, Doubling, (False, True), range(14)):
        contract = Contract(bid, doubling, Seat.SOUTH)
        expected = _score(printed, contract, vulnerable, tricks)
        assert score_of(edition, contract, vulnerable=vulnerable, tricks=tricks) == expected


@pytest.mark.parametrize("edition", Edition)
def test_every_difference_is_worth_the_imps_of_the_printed_scale(
    corpus: Corpus, edition: Edition
) -> None:
    (scale,) = corpus.provision(edition, Citation.parse("78B")).tables
    cells = [cell for row in scale.rows[1:] for cell in row if cell]
    for difference, worth in zip(cells[::2], cells[1::2], strict=True):
        least, *most = map(int, re.findall(r"\d+", difference))
        for points in range(least, (most or [least + 2000])[0] + 1, 10):
            assert imps(points) == int(worth)
            assert imps(-points) == -int(worth)


def test_a_better_score_gives_two_units_and_an_equal_one_gives_one() -> None:
    assert matchpoints(420, [420, 400, -50, 450]) == 5


@pytest.mark.parametrize("case", cases("law77_scoring"))
def test_law77(case: Case, words_of: Callable[[Edition, str], str]) -> None:
    case.check(words_of)
