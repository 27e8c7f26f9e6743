"""Cases as PBN 2.1 in its export format, each with its scenario in hidden lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Final

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Pass
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.scenario import Scenario, Scoring
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.trick import Trick
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.notation.pbn_game import NEXT_LINE, SAME_LINE
from bridge_rules_gui.notation.scenario_writer import scenario_toml
from bridge_rules_gui.notation.table_record import TableRecord, record_of

_LINE_END: Final = "\r\n"
_LONGEST: Final = 253
"""The bytes of a line without its end; with it PBN allows 255."""
_VALUE: Final = 200
"""The bytes of a tag's value; what is longer stands in full in the hidden lines."""
_HEADER: Final = ("% PBN 2.1", "% EXPORT")
_CHARSET: Final = "%Content-type: text/x-pbn; charset=UTF-8"
_VULNERABLE: Final = {
    Vulnerability.NONE: "None",
    Vulnerability.NORTH_SOUTH: "NS",
    Vulnerability.EAST_WEST: "EW",
    Vulnerability.ALL: "All",
}
_SCORING: Final = {
    Scoring.MATCHPOINTS: "MP",
    Scoring.INTERNATIONAL_MATCHPOINTS: "IMP",
    Scoring.TOTAL_POINTS: "Total",
}


def write_pbn(scenarios: Iterable[Scenario]) -> bytes:
    """Return a PBN file of cases; `read_pbn` reads the same cases from it."""
    games = [_LINE_END.join(_game(scenario)) for scenario in scenarios]
    body = (_LINE_END * 2).join(games)
    header = _HEADER if body.isascii() else (*_HEADER, _CHARSET)
    return f"{_LINE_END.join(header)}{_LINE_END}{body}{_LINE_END}".encode()


def _game(scenario: Scenario) -> Iterator[str]:
    record = record_of(scenario)
    for name, value in _tags(scenario, record):
        yield f'[{name} "{_value(value)}"]'
    if record.auction is not None:
        rows, notes = auction_rows(record.auction, record.meanings)
        yield f'[Auction "{record.auction.dealer}"]'
        yield from rows
        for number, note in enumerate(notes, start=1):
            yield f'[Note "{number}:{_value(note)}"]'
    if record.play is not None:
        yield f'[Play "{record.play.leader}"]'
        yield from play_rows(record.play, scenario.deal)
    for remark in record.remarks:
        yield from wrap(f"{{ {_plain(remark).replace('}', ')')} }}", 78)
    yield from _hidden_lines(scenario_toml(scenario))


def _tags(scenario: Scenario, record: TableRecord) -> Iterator[tuple[str, str]]:
    """Yield the fifteen tags of the export format in their order."""
    yield "Event", scenario.title
    yield "Site", ""
    yield "Date", "?"
    yield "Board", ""
    for seat in ("West", "North", "East", "South"):
        yield seat, ""
    yield "Dealer", str(scenario.dealer or "?")
    yield "Vulnerable", _VULNERABLE[scenario.vulnerable]
    yield "Deal", "" if scenario.deal is None else str(scenario.deal)
    yield "Scoring", _SCORING[scenario.scoring]
    yield from _outcome(scenario, record)


def _outcome(scenario: Scenario, record: TableRecord) -> Iterator[tuple[str, str]]:
    contract, declarer, play = record.contract, record.declarer, record.play
    if contract is None or declarer is None:
        is_passed_out = record.auction is not None and record.auction.is_passed_out
        known = "" if is_passed_out else "?"
        yield "Declarer", known
        yield "Contract", "Pass" if is_passed_out else "?"
        yield "Result", known
        return
    stated = scenario.facts.value("tricks_declarer")
    shown = play.tricks_won.of(declarer.side) if play is not None and play.is_over else None
    yield "Declarer", str(declarer) if declarer is contract.declarer else f"^{declarer}"
    yield "Contract", str(contract)
    if isinstance(stated, int) and not isinstance(stated, bool):
        yield "Result", str(stated) if shown in (None, stated) else f"^{stated}"
    else:
        yield "Result", "?" if shown is None else str(shown)


def _plain(text: str) -> str:
    """Return text in one line, without what no line of PBN may hold."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _value(text: str) -> str:
    """Return text as the value of a tag."""
    plain = _plain(text)
    while len(plain.encode()) > _VALUE:
        plain = plain[: len(plain) * 9 // 10]
    return plain.replace("\\", "\\\\").replace('"', '\\"')


def _hidden_lines(text: str) -> Iterator[str]:
    """Yield lines that other programs pass over, none too long for PBN."""
    yield "% The case, for programs that know irregularities:"
    for line in text.rstrip("\n").split("\n"):
        start = f"%{NEXT_LINE}"
        rest = line
        while len((start + rest).encode()) > _LONGEST:
            piece = rest[: (_LONGEST - len(start)) // 4]
            yield start + piece
            start, rest = f"%{SAME_LINE}", rest[len(piece) :]
        yield start + rest


_MOST_NOTES: Final = 32
_UNFINISHED: Final = "*"


def auction_rows(auction: Auction, meanings: Mapping[int, str]) -> tuple[list[str], list[str]]:
    """Return the rows of an auction from its dealer, and the notes its calls refer to."""
    notes = list(dict.fromkeys(meanings.values()))[:_MOST_NOTES]
    entries: list[str] = []
    so_far = Auction(auction.dealer)
    for place, (seat, call) in enumerate(auction.calls):
        while so_far.turn.turned(_skipped(entries)) is not seat:
            entries.append("^S")
        sign = "^I " if so_far.illegality(seat, call) is not None else ""
        word = "Pass" if isinstance(call, Pass) else str(call)
        meaning = meanings.get(place)
        note = f" ={notes.index(meaning) + 1}=" if meaning in notes else ""
        entries.append(f"{sign}{word}{note}")
        so_far = so_far.condone(seat, call)
    return _rows([*_with_all_pass(entries, auction)]), notes


def _skipped(entries: Sequence[str]) -> int:
    """Return how many seats have been skipped since the last call."""
    skipped = 0
    while skipped < len(entries) and entries[-1 - skipped] == "^S":
        skipped += 1
    return skipped


def _with_all_pass(entries: Sequence[str], auction: Auction) -> list[str]:
    """Return the entries with the last passes as ``AP``, or ``*`` where calls are to follow."""
    if not auction.is_over:
        return [*entries, _UNFINISHED]
    if list(entries) == ["Pass"] * 4:
        return ["AP"]
    last = list(entries[-3:])
    return [*entries[:-3], "AP"] if last == ["Pass"] * 3 else list(entries)


def _rows(entries: Sequence[str]) -> list[str]:
    return [" ".join(entries[start : start + 4]) for start in range(0, len(entries), 4)]


def play_rows(play: PlayPeriod, deal: Deal | None) -> list[str]:
    """Return the rows of the tricks, each card in the column of its seat."""
    rows: list[str] = []
    expected = play.leader
    played: list[Card] = []
    for number, trick in enumerate(play.tricks):
        signs = _signs(trick, deal, played)
        if number and trick.leader is not expected:
            signs[trick.leader] = "^L "
        rows.append(_row(trick, play.leader, signs))
        played += [card for _, card in trick.cards]
        if not trick.is_complete:
            break
        expected = trick.winner(play.contract.denomination)
    return rows if play.is_over else [*rows, _UNFINISHED]


def _signs(trick: Trick, deal: Deal | None, played: Sequence[Card]) -> dict[Seat, str]:
    """Return ``^R`` for each player who could have followed suit and did not."""
    led = trick.suit_led
    signs: dict[Seat, str] = {}
    for seat, card in trick.cards:
        hand = deal.hand(seat) if deal else None
        left = [held for held in hand or () if held not in played and held.suit is led]
        if card.suit is not led and left:
            signs[seat] = "^R "
    return signs


def _row(trick: Trick, first: Seat, signs: Mapping[Seat, str]) -> str:
    entries: list[str] = []
    for column in range(4):
        seat = first.turned(column)
        cards = trick.cards_of(seat)
        entries.append(f"{signs.get(seat, '')}{cards[0]}" if cards else "-")
    return " ".join(entries)
