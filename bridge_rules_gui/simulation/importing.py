"""Files of cases taken in: their boards as a list that can be searched, and what is wrong.

A record of PBN or LIN says who won and not how: what it leaves open about an irregularity is
asked in `import_doubts`, never guessed here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from bridge_rules_gui.exchange.files import read_whole
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.notation.encoding import decoded
from bridge_rules_gui.notation.files import Form, form_of, read_scenarios
from bridge_rules_gui.notation.lin_reader import (
    Field,
    boards_of,
    fields_of,
)
from bridge_rules_gui.notation.pbn_reader import games_of
from bridge_rules_gui.notation.problems import (
    NotationError,
    NotationProblem,
    ReadResult,
    Report,
)
from bridge_rules_gui.notation.scenario_reader import read_draft
from bridge_rules_gui.notation.table_record import record_of
from bridge_rules_gui.simulation.import_doubts import Doubt, doubts_of

_LIN_SEATS: Final = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
_SEAT_TAGS: Final = tuple((seat, seat.name.title()) for seat in Seat)
_NO_END: Final = 10**9


@dataclass(frozen=True, slots=True)
class Board:
    """One case of a file: its number, the players as the file names them, and the contract.

    `contract` is None where none was reached or stated; `doubts` are what must be asked about it.
    """

    number: int
    scenario: Scenario
    players: tuple[tuple[Seat, str], ...] = ()
    contract: Contract | None = None
    doubts: tuple[Doubt, ...] = ()

    def holds(self, words: str) -> bool:
        """Whether everything sought stands in the title, the contract or the players' names."""
        text = " ".join(
            (
                str(self.number),
                self.scenario.identifier,
                self.scenario.title,
                *(() if self.contract is None else (f"{self.contract} {self.contract.declarer}",)),
                *(name for _, name in self.players),
            )
        ).casefold()
        return all(word in text for word in words.casefold().split())


@dataclass(frozen=True, slots=True)
class ImportedFile:
    """What a file holds, and what was found wrong with it, problem by problem."""

    name: str
    boards: tuple[Board, ...]
    problems: tuple[NotationProblem, ...] = ()


def import_file(path: Path) -> ImportedFile:
    """Read the cases of a file.

    Raise `NotationError` where there is none, `ExchangeError` where it cannot be opened.
    """
    return imported(read_whole(path), str(path))


def imported(content: bytes, name: str) -> ImportedFile:
    """Read the cases of a file's content; raise `NotationError` where there is none."""
    text = decoded(content)
    form = form_of(text, name)
    result = _read(content, name, form)
    heads = _heads(text, name, form)
    if len(heads) != len(result.scenarios):
        heads = [_Head(0)] * len(result.scenarios)
    ends = [head.line for head in heads[1:]] + [_NO_END]
    boards = [
        _board(number, scenario, head, _asked(result, head.line, end))
        for number, (scenario, head, end) in enumerate(
            zip(result.scenarios, heads, ends, strict=True), start=1
        )
    ]
    return ImportedFile(name, tuple(boards), result.problems)


def sought(boards: Iterable[Board], words: str) -> tuple[Board, ...]:
    """Return the boards in which everything sought stands."""
    return tuple(board for board in boards if board.holds(words))


@dataclass(frozen=True, slots=True)
class _Head:
    """Where a board begins in its file, and who plays it."""

    line: int
    players: tuple[tuple[Seat, str], ...] = ()


def _read(content: bytes, name: str, form: Form) -> ReadResult:
    """Read cases; a scenario that is merely unfinished is taken with its problems."""
    try:
        return read_scenarios(content, name)
    except NotationError:
        if form is not Form.SCENARIO:
            raise
        return read_draft(decoded(content), name)


def _asked(result: ReadResult, first: int, end: int) -> frozenset[Sentence]:
    """Return what the reader asks about between two lines."""
    return frozenset(
        found.problem
        for found in result.problems
        if found.is_question and (not first or first <= found.line < end)
    )


def _board(number: int, scenario: Scenario, head: _Head, asked: frozenset[Sentence]) -> Board:
    record = record_of(scenario)
    contract = record.contract
    if contract is not None and record.declarer is not None:
        contract = replace(contract, declarer=record.declarer)
    doubts = doubts_of(scenario) if asked else ()
    open_ones = tuple(doubt for doubt in doubts if doubt.fault in asked)
    return Board(number, scenario, head.players, contract, open_ones)


def _heads(text: str, name: str, form: Form) -> list[_Head]:
    """Return where the boards begin and who plays them, as far as the file tells."""
    report = Report(name)
    if form is Form.PBN:
        return [
            _Head(
                game.line,
                tuple((seat, game.value(tag)) for seat, tag in _SEAT_TAGS if game.value(tag)),
            )
            for game in games_of(text, report)
        ]
    if form is Form.LIN:
        fields = tuple(fields_of(text, report))
        match = next((field.value for field in fields if field.tag == "pn"), "")
        return [_lin_head(board, match) for board in boards_of(iter(fields))]
    return []


def _lin_head(board: tuple[Field, ...], match: str) -> _Head:
    """Return the head of a LIN board: its own players, else those of its room of the match."""
    own = next((field.value for field in board if field.tag == "pn"), "")
    is_closed = any(field.tag == "qx" and field.value.startswith("c") for field in board)
    names = [name.strip() for name in (own or match).split(",")]
    room = names[4:8] if is_closed and not own else names[:4]
    players = tuple((seat, name) for seat, name in zip(_LIN_SEATS, room, strict=False) if name)
    return _Head(board[0].line, players)
