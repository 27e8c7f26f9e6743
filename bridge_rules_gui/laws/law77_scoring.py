"""Law 77: the scoring table of duplicate bridge.

The three books print the same figures: the higher premium from the fourth doubled undertrick on,
not vulnerable, stands in 1987 as it does later. Tests compare every score with each printed table.
A passage of a table is a row, or several that follow one another, the cells apart by blanks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.contract import Contract, Doubling
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.language.sentence import counted_sentence, signed
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(77)

SCORED = "score"
"""The subject of what explains how the contract is scored."""

_FACTOR = {Doubling.UNDOUBLED: 1, Doubling.DOUBLED: 2, Doubling.REDOUBLED: 4}
_INSULT = {Doubling.UNDOUBLED: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}
_MINORS = (Denomination.CLUBS, Denomination.DIAMONDS)
_GAME_POINTS = 100
_SMALL_SLAM = 6
_FOURTH = 4


@dataclass(frozen=True, slots=True)
class Premiums:
    """What the table gives for vulnerable or for not vulnerable: all in points.

    `undoubled` is the cost of each undertrick, `first`, `second_and_third` and `further` those of
    doubled ones; a doubled overtrick is worth `overtrick`; redoubled is twice the doubled figure.
    """

    game: int
    small_slam: int
    grand_slam: int
    overtrick: int
    undoubled: int
    first: int
    second_and_third: int
    further: int


_PREMIUMS = {
    False: Premiums(300, 500, 1000, 100, 50, 100, 200, 300),
    True: Premiums(500, 750, 1500, 200, 100, 200, 300, 300),
}
_PARTSCORE = 50

TABLES: Mapping[Edition, Mapping[bool, Premiums]] = dict.fromkeys(Edition, _PREMIUMS)
"""The premiums of each edition, by vulnerability; the books print the same ones."""


def score_of(edition: Edition, contract: Contract, *, vulnerable: bool, tricks: int) -> int:
    """Return the score of a played contract, from declarer's side, negative when it goes down.

    `tricks` are those declarer has won, 0 to 13.
    """
    premiums = TABLES[edition][vulnerable]
    over = tricks - contract.tricks_needed
    if over < 0:
        return -_undertricks(premiums, contract.doubling, -over)
    points = trick_points(contract)
    return (
        points
        + _premium(premiums, contract, points)
        + _INSULT[contract.doubling]
        + over * _overtrick(premiums, contract)
    )


def trick_points(contract: Contract) -> int:
    """Return the trick score of a contract made."""
    factor = _FACTOR[contract.doubling]
    each = 20 if contract.denomination in _MINORS else 30
    first = 10 if contract.denomination is Denomination.NOTRUMP else 0
    return factor * (contract.level * each + first)


def _premium(premiums: Premiums, contract: Contract, points: int) -> int:
    slams = {6: premiums.small_slam, 7: premiums.grand_slam}
    game = premiums.game if points >= _GAME_POINTS else _PARTSCORE
    return game + slams.get(contract.level, 0)


def _overtrick(premiums: Premiums, contract: Contract) -> int:
    if contract.doubling is Doubling.UNDOUBLED:
        return 20 if contract.denomination in _MINORS else 30
    return premiums.overtrick * _FACTOR[contract.doubling] // 2


def _undertricks(premiums: Premiums, doubling: Doubling, down: int) -> int:
    if doubling is Doubling.UNDOUBLED:
        return down * premiums.undoubled
    two_and_three = min(down - 1, 2) * premiums.second_and_third
    more = max(down - 3, 0) * premiums.further
    return (premiums.first + two_and_three + more) * _FACTOR[doubling] // 2


def scored(table: Table, tricks: int) -> Table:
    """Return the table with the contract scored for declarer's tricks, all rulings applied."""
    contract = table.contract
    if contract is None:
        return table
    vulnerable = table.scenario.vulnerable.includes(contract.declarer.side)
    points = score_of(table.edition, contract, vulnerable=vulnerable, tricks=tricks)
    own = contract.declarer.side
    won = (tricks, 13 - tricks) if own.value == "NS" else (13 - tricks, tricks)
    after = replace(table.without_explanation(SCORED), score=points, tricks=won)
    return after.explaining(
        (Applied(ground(table, contract, tricks), Role.SCORE),),
        (),
        SCORED,
    )


@dataclass(frozen=True, slots=True)
class Rows:
    """The ideas of the table's rows by which a contract is scored, doubled or not."""

    suit: str
    notrump: str
    over: str
    made: str
    first_under: str
    next_under: str
    fourth_under: str


_ROWS = {
    Doubling.UNDOUBLED: Rows(
        *("suit_tricks", "notrump_tricks", "overtricks", ""),
        *("first_undertrick", "next_undertricks", ""),
    ),
    Doubling.DOUBLED: Rows(
        *("suit_tricks_doubled", "notrump_tricks_doubled", "overtricks_doubled", "made_doubled"),
        *("first_undertrick_doubled", "next_undertricks_doubled", "fourth_undertrick_doubled"),
    ),
    Doubling.REDOUBLED: Rows(
        *("suit_tricks_redoubled", "notrump_tricks_redoubled", "overtricks_redoubled"),
        *("made_redoubled", "first_undertrick_redoubled", "next_undertricks_redoubled"),
        "fourth_undertrick_redoubled",
    ),
}


def ground(table: Table, contract: Contract, tricks: int) -> Ground:
    """Return what a contract at a table is scored by."""
    vulnerable = table.scenario.vulnerable.includes(contract.declarer.side)
    return ground_of(table.edition, contract, vulnerable=vulnerable, tricks=tricks)


def ground_of(edition: Edition, contract: Contract, *, vulnerable: bool, tricks: int) -> Ground:
    """Return what a contract is scored by: made or lost, a game or a partscore, and the rows."""
    book = LAW[edition]
    over = tricks - contract.tricks_needed
    made = _made(contract, over, vulnerable=vulnerable)
    first, *rows = made if over >= 0 else _defeated(contract, -over, vulnerable=vulnerable)
    found = book[first]
    for row in rows:
        found = found.quoting(book[row])
    return found


def _made(contract: Contract, over: int, *, vulnerable: bool) -> Iterator[str]:
    """Yield by what a contract made is scored: the tricks, then the premiums."""
    rows, is_game = _ROWS[contract.doubling], trick_points(contract) >= _GAME_POINTS
    yield "contract_made"
    yield "game" if is_game else "partscore"
    yield rows.notrump if contract.denomination is Denomination.NOTRUMP else rows.suit
    if over:
        yield rows.over
    if contract.level >= _SMALL_SLAM:
        yield "small_slam" if contract.level == _SMALL_SLAM else "grand_slam"
    if is_game:
        yield "game_vulnerable" if vulnerable else "game_not_vulnerable"
    else:
        yield "partscore_premium"
    if rows.made:
        yield rows.made


def _defeated(contract: Contract, down: int, *, vulnerable: bool) -> Iterator[str]:
    """Yield by what a contract lost is scored; vulnerable the fourth undertrick adds nothing."""
    rows = _ROWS[contract.doubling]
    yield "contract_defeated"
    yield rows.first_under
    if down > 1:
        yield rows.next_under
    if down >= _FOURTH and rows.fourth_under and not vulnerable:
        yield rows.fourth_under


def question_of_scoring(table: Table) -> Table:
    """Return the table where only the score is asked for of `tricks_declarer` tricks."""
    tricks = table.facts.value("tricks_declarer")
    contract = table.contract
    if not isinstance(tricks, int) or isinstance(tricks, bool) or contract is None:
        return table
    after = scored(table, tricks)
    over = tricks - contract.tricks_needed
    result = counted_sentence(
        "{contract} by {declarer} with {n} trick ({over}) scores {score} for declarer’s side.",
        ("{contract} by {declarer} with {n} tricks ({over}) scores {score} for declarer’s side."),
        tricks,
        contract=contract.in_words,
        declarer=contract.declarer,
        over=signed(over) if over else "=",
        score=str(after.score).replace("-", "\N{MINUS SIGN}"),
    )
    law = ground(table, contract, tricks)
    return after.noticing(None, None, -1).deciding(Verdict((Applied(law, Role.SCORE),), result))
