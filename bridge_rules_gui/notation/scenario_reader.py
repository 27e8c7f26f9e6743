"""Scenario documents, written by hand as TOML or by programs as JSON, read into cases."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal, RepeatedCard
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import (
    Act,
    CardsHandled,
    CardsPlayed,
    Event,
    Facts,
    Handling,
    MidPlay,
    Scenario,
    Scoring,
    Simultaneous,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import listed, sentence
from bridge_rules_gui.notation import scenario_values as read
from bridge_rules_gui.notation.documents import Entry, Table, read_document
from bridge_rules_gui.notation.problems import NotationError, ReadResult
from bridge_rules_gui.notation.scenario_events import events_of
from bridge_rules_gui.notation.scenario_keys import (
    SCENARIO_FACT_NAMES,
    SCENARIO_KEYS,
    scenario_fact,
)

SCHEMA: Final = 1
"""The version of the format this room reads and writes."""

_PAIR: Final = ("scenario", "expect")


def read_scenario(text: str, name: str) -> Scenario:
    """Read a scenario, or the scenario of a pair with what is expected of its ruling.

    `name` is what messages call the text. Raise `NotationError` with every problem found.
    """
    document = read_document(text, name)
    source = document.source
    scenario = _attempted_scenario(document)
    if source.problems or scenario is None:
        raise NotationError(sorted(source.problems, key=lambda problem: problem.line))
    return scenario


def read_draft(text: str, name: str) -> ReadResult:
    """Read a scenario that may be unfinished: cards that cannot lie so are reported, not refused.

    An editor continues with such a case. Raise `NotationError` where it cannot be read.
    """
    document = read_document(text, name)
    problems = document.source.problems
    table = _scenario_table(document)
    scenario = None if table is None else _scenario(table)
    if scenario is None or table is None or problems:
        raise NotationError(sorted(problems, key=lambda problem: problem.line))
    _check_cards(table, scenario)
    return ReadResult((scenario,), tuple(sorted(problems, key=lambda problem: problem.line)))


def _attempted_scenario(document: Entry) -> Scenario | None:
    table = _scenario_table(document)
    if table is None:
        return None
    scenario = _scenario(table)
    if not document.source.problems:  # else some values only stand in for bad ones
        _check_cards(table, scenario)
    return scenario


def _scenario_table(document: Entry) -> Table | None:
    """Return the table of the case: the whole document, or a member of a pair."""
    if not isinstance(document.value, dict):
        document.note(
            sentence("a scenario is a table of keys"), sentence("begin it with schema = 1")
        )
        return None
    table = document.table()
    if "scenario" not in table:
        return table
    member = table.at("scenario")
    table.taken.add("expect")
    table.refuse_the_rest(_PAIR)
    if isinstance(member.value, dict):
        return member.table()
    member.note(
        sentence("a scenario is a table of keys"), sentence("put the scenario’s keys under it")
    )
    return None


def _scenario(table: Table) -> Scenario:
    table.require("schema", _schema, SCHEMA, f"schema = {SCHEMA}")
    events = table.read("events", events_of, ())
    facts = table.read("facts", _facts, Facts())
    start = table.read("start", _start, None)
    scenario = Scenario(
        identifier=table.require("id", _identifier, "", 'id = "a-unique-name"'),
        title=table.read("title", read.line, ""),
        dealer=table.read("dealer", read.seat, None),
        vulnerable=table.read("vulnerable", lambda e: e.one_of(Vulnerability), Vulnerability.NONE),
        scoring=table.read("scoring", lambda e: e.one_of(Scoring), Scoring.MATCHPOINTS),
        deal=table.read("deal", _deal, None),
        contract=_contract(table),
        start=start,
        events=events,
        facts=facts,
        narrative=table.read("story", read.words, ""),
        topic=table.read("topic", read.line, ""),
        difficulty=table.read("difficulty", read.number(1, 3), None),
        commentary=table.read("commentary", read.line, ""),
        remark=table.read("remark", read.words, ""),
    )
    table.refuse_the_rest(SCENARIO_KEYS)
    _check_beginning(table, scenario)
    return scenario


def _schema(entry: Entry) -> int:
    schema = entry.of_type(int)
    if schema > SCHEMA:
        raise entry.refused(
            sentence(
                "schema {schema} is newer than this program, which reads {known}",
                schema=schema,
                known=SCHEMA,
            ),
            sentence("update the program, or write the scenario in the older form"),
        )
    if schema != SCHEMA:
        raise entry.refused(
            sentence("there is no schema {schema}", schema=schema),
            sentence("write schema = {schema}", schema=SCHEMA),
        )
    return schema


def _identifier(entry: Entry) -> str:
    text = read.words(entry)
    if not text.strip():
        raise entry.refused(
            sentence("the scenario has no name"), sentence('write id = "a-unique-name"')
        )
    return text


def _deal(entry: Entry) -> Deal:
    text = entry.of_type(str)
    try:
        return Deal.parse(text)
    except BridgeError as error:
        remedy = sentence(
            'write the first seat and four hands clockwise: "N:AKQ.JT9.876.5432 - - -"'
        )
        raise entry.refused(error.problem, remedy) from None


def _contract(table: Table) -> Contract | None:
    """Read the contract and its declarer; both are stated or neither."""
    declarer = table.read("declarer", read.seat, None)
    if "contract" in table and "declarer" not in table:
        table.at("declarer").note(
            sentence("a contract needs a declarer"), sentence('add declarer = "S"')
        )
    if "declarer" in table and "contract" not in table:
        table.at("contract").note(
            sentence("a declarer needs a contract"), sentence('add contract = "4S"')
        )
    return table.read("contract", lambda entry: _contract_by(entry, declarer or Seat.SOUTH), None)


def _contract_by(entry: Entry, declarer: Seat) -> Contract:
    text = entry.of_type(str)
    try:
        return Contract.parse(text, declarer)
    except BridgeError as error:
        remedy = sentence("write level, denomination and doubling: 3NT, 4SX, 5DXX")
        raise entry.refused(error.problem, remedy) from None


def _start(entry: Entry) -> MidPlay:
    table = entry.table()
    trick = table.require("trick", read.number(1, 13), None, "trick = 10")
    on_lead = table.require("on_lead", read.seat, Seat.SOUTH, 'on_lead = "S"')
    won = table.require("tricks", _tricks, None, "tricks = { ns = 7, ew = 2 }")
    table.refuse_the_rest(("trick", "on_lead", "tricks"))
    if trick is None or won is None:
        return MidPlay(1, on_lead, 0, 0)
    if sum(won) != trick - 1:
        table.at("tricks").note(
            sentence(
                "before trick {trick} the sides have won {ns} and {ew}",
                ns=won[0],
                ew=won[1],
                trick=trick,
            ),
            sentence("the two must add up to {sum}", sum=trick - 1),
        )
    return MidPlay(trick, on_lead, *won)


def _tricks(entry: Entry) -> tuple[int, int]:
    table = entry.table()
    won = (
        table.require("ns", read.number(0, 13), 0, "ns = 0"),
        table.require("ew", read.number(0, 13), 0, "ew = 0"),
    )
    table.refuse_the_rest(("ns", "ew"))
    return won


def _facts(entry: Entry) -> Facts:
    table = entry.table()
    known = ((name, scenario_fact(name)) for name in table.values)
    facts = Facts(
        tuple((name, table.read(name, fact, 0)) for name, fact in known if fact is not None)
    )
    table.refuse_the_rest(SCENARIO_FACT_NAMES)
    return facts


def _check_beginning(table: Table, scenario: Scenario) -> None:
    """Note what the beginning of the case leaves open."""
    if scenario.start is not None and "contract" not in table:
        table.at("contract").note(
            sentence("a case that begins in the play needs a contract"), sentence("add it")
        )
    if scenario.events and "dealer" not in table and "contract" not in table:
        table.at("dealer").note(
            sentence("a case that begins with the auction needs a dealer"),
            sentence('add dealer = "N"'),
        )


_STRANGE_CARDS: Final = ("foreign_card", "wrong_board_cards", "wrong_board", "missing_card")
"""Facts that say some cards are not where the deal would have them."""


def _check_cards(table: Table, scenario: Scenario) -> None:
    """Note wrong numbers of cards, repeated cards, and plays from another player's hand."""
    deal = scenario.deal
    if deal is None or any(name in scenario.facts for name in _STRANGE_CARDS):
        return
    _check_hands(table.at("deal"), scenario, deal)
    _check_repetition(table.at("deal"), deal)
    if "cards" not in scenario.facts and "events" in table:
        _check_plays(table.at("events"), scenario.events, deal)


def _check_hands(entry: Entry, scenario: Scenario, deal: Deal) -> None:
    """Note hands of a wrong number of cards.

    In the middle of the play a hand may have one card too many or too few: then a trick is
    defective (Law 67), and the case may be about that.
    """
    full = 13 if scenario.start is None else 14 - scenario.start.trick
    possible = {full} if scenario.start is None else {full - 1, full, full + 1}
    announced = dict(_announced(scenario.facts.value("cards")))
    for seat in Seat:
        hand = deal.hand(seat)
        if hand is not None and len(hand) not in possible | {announced.get(str(seat), full)}:
            cards = sentence("1 card" if len(hand) == 1 else "{count} cards", count=len(hand))
            entry.note(
                sentence(
                    "{seat} holds {cards}, not {full}, and no fact says so",
                    seat=seat,
                    cards=cards,
                    full=full,
                ),
                sentence(
                    "correct the hand, or add cards = {{ {seat} = {count} }} under [facts]",
                    seat=seat.value,
                    count=len(hand),
                ),
            )


def _announced(announced: object) -> list[tuple[str, int]]:
    """Return the numbers of cards the fact ``cards`` states, by hand."""
    return [(seat, number) for seat, number in announced] if isinstance(announced, tuple) else []


def _check_repetition(entry: Entry, deal: Deal) -> None:
    for fault in deal.faults():
        if isinstance(fault, RepeatedCard):
            entry.note(
                sentence(
                    "{card} is in more than one hand: {holders}",
                    card=fault.card,
                    holders=listed(fault.seats, "and"),
                ),
                sentence("keep it in one hand, or set foreign_card under [facts]"),
            )


def _check_plays(entry: Entry, events: tuple[Event, ...], deal: Deal) -> None:
    for item, event in zip(entry.items(), events, strict=True):
        table = item.table()
        if isinstance(event.act, Simultaneous):
            _check_plays(table.at("simultaneous"), event.act.events, deal)
        elif event.who is not None:
            for key, card in _cards_of(event.act):
                _check_held(table.at(key), card, event.who, deal)


def _cards_of(act: Act) -> list[tuple[str, Card]]:
    """Return the cards that leave a player's own hand in an act, with the key that records them.

    A card that is exposed, touched or named may be another player's.
    """
    if isinstance(act, CardsPlayed):
        return [("play", card) for card in act.cards]
    if isinstance(act, CardsHandled) and act.handling is Handling.LEAD_FACE_DOWN:
        return [(act.handling.value, card) for card in act.cards]
    return []


def _check_held(entry: Entry, card: Card, who: Seat, deal: Deal) -> None:
    hand = deal.hand(who)
    if hand is None or card in hand:
        return
    holder = next((seat for seat in Seat if card in (deal.hand(seat) or ())), None)
    entry.note(
        sentence(
            "{who} cannot play {card}, which is in {holder}’s hand"
            if holder
            else "{who} cannot play {card}, which is not in any hand of the deal",
            who=who,
            card=card,
            holder=holder,
        ),
        sentence("correct the player, the card or the deal, or set foreign_card under [facts]"),
    )
