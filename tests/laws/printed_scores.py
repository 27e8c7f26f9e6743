"""The scoring tables as the books print them, and what they give for a contract."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.contract import Contract, Doubling


@dataclass(frozen=True)
class PrintedTables:
    """The figures of a printed table, by row, left to right, as they stand."""

    suits: dict[str, list[int]]
    notrump: tuple[list[int], list[int]]
    slams: list[list[int]]
    overtricks: list[list[int]]
    premiums: list[int]
    undertricks: list[list[list[int]]]


def _numbers(row: tuple[str, ...]) -> list[int]:
    return [int(cell) for cell in row if re.fullmatch(r"\d+", cell)]


def printed_tables(corpus: Corpus, edition: Edition) -> PrintedTables:
    """Read the scoring table of a book: the books set the same figures in different shapes."""
    tables = corpus.provision(edition, Citation(77)).tables
    suits, notrump, slams, over, premiums, under = tables
    symbols = next(row for row in suits.rows if "♣" in row)
    columns = [symbol for symbol in symbols if symbol in "♣♦♥♠" and symbol]
    by_doubling = [found for row in suits.rows if len(found := _numbers(row)) == 4]
    bottom = [row for row in under.rows if _numbers(row)]
    return PrintedTables(
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


def score_by(printed: PrintedTables, contract: Contract, *, vulnerable: bool, tricks: int) -> int:
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
