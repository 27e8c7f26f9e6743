"""Case tables of the rulings: an incident a case, and what each edition must rule on it.

A table holds `[[case]]` entries with a `name`, the incident (the keys of a scenario without
schema, id and title, which are filled in) and the rulings expected. An event may be a line of
cards: ``"W HQ H5 H3"`` is three plays, in rotation from West.

`all` names what the three editions have in common, and the tables `ru1987`, `sr2007` and
`bg2017` what each adds to it or rules otherwise::

    all = { irregularity = "insufficient_bid", must_pass = {} }
    ru1987 = { laws = ["27A"] }

A case with `all` is asked under all three editions, also under one without a table of its own;
a case without `all` under those that have a table, and no other. Only what is named for an
edition is compared with its ruling:

- `irregularity`, `must_pass`, `tricks_transferred`, `score`: equal, "none" for null;
- `laws`: the first laws of the ruling, in order;
- `options`: "N accept_call 27A1" or "S require_suit 50D2(a) C", in any order, all of them;
- `on_condition`: "S require_suit C: withdraw_lead", those of them that hang on another one; "W:
  withdraw_lead" to whom information is closed only then; all of them;
- `lead_restrictions`: "W 26A2 require H forbid H", all of them, with "chosen" where declarer has;
- `penalty_cards`: "D2 minor", all of them; `if_chosen`: "D2 withdraw_lead", those of them that
  are penalty cards only if a right is used, and which, all of them;
- `withdrawn`: "N 1H", the calls taken back, in order;
- `unauthorised`: to whom information is closed, sides or players, all of them; `closed`: the
  information they may not use, in order;
- `facts_needed`: names of the facts, all of them; `contract`: "4S S", "none" for null;
- `adjusted`: "≥ 60% 12C2(a)" or "+3 IMP 12C2(b)" for each side; `not_covered`: whether any is;
- `result`: the English sentence of the ruling;
- `words`: a citation and words that stand verbatim in that provision of the book;
- `said`: sentences of the ruling's steps, those named, in any order;
- `course`: the provisions that govern the last card or call, in order;
- `lit`, `unlit`: a citation and words that are, or are not, lit in the ruling or a step of it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.notation.scenario_reader import read_scenario

HERE = Path(__file__).parent

TABLES = tuple(sorted(path.stem for path in HERE.glob("law*.toml")))
"""The tables of the laws, by name; two more tables have tests of their own."""


@dataclass(frozen=True)
class Case:
    """A row of a case table: a case, and what is expected under one edition."""

    name: str
    scenario: Scenario
    edition: Edition
    expected: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.edition.value}-{self.name}"

    def check(self, words_of: Callable[[Edition, str], str]) -> None:
        """Rule on the case and compare everything the row names."""
        ruling = rule(self.scenario, self.edition)
        expected = dict(self.expected)
        for cite, words in expected.pop("words", {}).items():
            assert words in words_of(self.edition, cite), f"{cite} does not say: {words}"
        lines = {str(line) for step in ruling.steps for line in step.trace}
        assert set(expected.pop("said", ())) <= lines, sorted(lines)
        if "course" in expected:
            assert self._course(ruling) == expected.pop("course")
        for column in ("lit", "unlit"):
            for cite, words in expected.pop(column, {}).items():
                lit = list(_words_lit(ruling, cite))
                assert lit, f"{cite} is not named"
                assert any(words in each for each in lit) is (column == "lit"), lit
        if "laws" in expected:
            expected["laws"] = list(expected["laws"])
        said = {key: _SAID[key](ruling) for key in expected}
        if "laws" in expected:
            said["laws"] = said["laws"][: len(expected["laws"])]
        for key in ("options", "lead_restrictions", "penalty_cards", "facts_needed"):
            if key in expected:
                expected[key] = sorted(expected[key])
        assert said == expected

    def _course(self, ruling: Ruling) -> list[str]:
        table = Watch(self.scenario, self.edition).table(len(self.scenario.events))
        return [str(law.ground) for law in ruling.steps[-1].laws or table.procedure]


def _words_lit(ruling: Ruling, cite: str) -> Iterator[str]:
    """Yield the words of a provision that a ruling or a step of it rests on."""
    for applied in (*ruling.laws, *(law for step in ruling.steps for law in step.laws)):
        if str(applied.ground) == cite:
            yield applied.ground.words


@cache
def cases(table: str) -> tuple[Case, ...]:
    """Return the rows of a table, one for every case and edition."""
    return read_cases(HERE / f"{table}.toml")


def read_cases(path: Path) -> tuple[Case, ...]:
    """Return the rows of a file."""
    document = tomllib.loads(path.read_text("utf-8"))
    return tuple(case for entry in document["case"] for case in _rows(path.stem, entry))


def _rows(table: str, entry: dict[str, Any]) -> list[Case]:
    name = entry.pop("name")
    try:
        expected_of = _expected(entry)
    except ValueError as error:
        raise ValueError(f"{table}: {name}: {error}") from None
    if "events" in entry:
        entry["events"] = [event for found in entry["events"] for event in _events(found)]
    document = {"schema": 1, "id": table, "title": name, "dealer": "N", "vulnerable": "none"}
    scenario = read_scenario(json.dumps(document | {"scoring": "mp"} | entry), f"{table}: {name}")
    return [Case(name, scenario, edition, expected) for edition, expected in expected_of.items()]


def _expected(entry: dict[str, Any]) -> dict[Edition, dict[str, Any]]:
    """Take the rulings expected out of a case: all fields of each edition it is asked under."""
    tables = {key: entry.pop(key) for key in ("all", *Edition) if key in entry}
    if not tables:
        raise ValueError("no edition is asked")
    for key, fields in tables.items():
        if not fields:
            raise ValueError(f"{key} names nothing")
        if unknown := ", ".join(field for field in fields if field not in COLUMNS):
            raise ValueError(f"{key} names unknown columns: {unknown}")
    if "all" not in tables:
        return {edition: tables[edition] for edition in Edition if edition in tables}
    common = tables.pop("all")
    for key, fields in tables.items():
        if repeated := ", ".join(field for field in fields if fields[field] == common.get(field)):
            raise ValueError(f"{key} repeats what all says: {repeated}")
    own = {edition: tables.get(edition, {}) for edition in Edition}
    if unused := ", ".join(field for field in common if all(field in own[e] for e in Edition)):
        raise ValueError(f"every edition overrides what all says: {unused}")
    return {edition: common | own[edition] for edition in Edition}


def _events(found: dict[str, Any] | str) -> list[dict[str, Any]]:
    """Return an event as it is recorded, or the plays of a line of cards."""
    if not isinstance(found, str):
        return [found]
    leader, *cards = found.split()
    seat = Seat(leader)
    return [{"who": str(seat.turned(place)), "play": card} for place, card in enumerate(cards)]


def _lead_restriction(restriction: Any) -> str:
    require = "".join(map(str, restriction.require_one_of)) or "-"
    forbid = "".join(map(str, restriction.forbid_one_of)) or "-"
    chosen = " chosen" if restriction.chosen else ""
    return f"{restriction.on} {restriction.ground} require {require} forbid {forbid}{chosen}"


def _or_none(value: int | None) -> int | str:
    return "none" if value is None else value


_SAID: dict[str, Callable[[Ruling], Any]] = {
    "irregularity": lambda r: r.irregularity.value if r.irregularity else "none",
    "laws": lambda r: list(dict.fromkeys(str(law.ground) for law in r.laws)),
    "must_pass": lambda r: {str(seat): bar.value for seat, bar in r.must_pass},
    "tricks_transferred": lambda r: _or_none(r.tricks_transferred),
    "score": lambda r: _or_none(r.score),
    "options": lambda r: sorted(
        f"{o.who} {o.name} {o.ground} {o.value}".strip() for o in r.options
    ),
    "on_condition": lambda r: [
        *(
            f"{o.who} {o.name} {o.value}".strip() + f": {o.condition}"
            for o in r.options
            if o.condition
        ),
        *(f"{u.to}: {u.condition}" for u in r.unauthorised if u.condition),
    ],
    "lead_restrictions": lambda r: sorted(map(_lead_restriction, r.lead_restrictions)),
    "penalty_cards": lambda r: sorted(f"{c.card} {c.rank.value}" for c in r.penalty_cards),
    "if_chosen": lambda r: [f"{c.card} {c.condition}" for c in r.penalty_cards if c.condition],
    "withdrawn": lambda r: [f"{call.seat} {call.call}" for call in r.withdrawn],
    "unauthorised": lambda r: sorted({str(u.to) for u in r.unauthorised}),
    "closed": lambda r: [str(u.what) for u in r.unauthorised],
    "facts_needed": lambda r: sorted(f.judgement.fact for f in r.facts_needed),
    "adjusted": lambda r: {str(a.side).lower(): f"{a} {a.ground}" for a in r.adjusted},
    "not_covered": lambda r: r.not_covered is not None,
    "result": lambda r: str(r.result),
    "contract": lambda r: f"{r.contract} {r.contract.declarer}" if r.contract else "none",
}

COLUMNS = frozenset({*_SAID, "words", "said", "lit", "unlit", "course"})
"""What a case may name for an edition."""
