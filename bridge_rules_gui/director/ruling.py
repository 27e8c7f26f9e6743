"""Rulings: what an edition says of a whole case, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law16_withdrawn_calls as law16
from bridge_rules_gui.laws import law22_end_of_auction as law22
from bridge_rules_gui.laws import law26_lead_restrictions as law26
from bridge_rules_gui.laws import law41_opening_lead as law41
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_early_lead as early_lead
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law62_correction as law62
from bridge_rules_gui.laws.law21_misinformation import CHANGE_CALL
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.judgement import Judgement
from bridge_rules_gui.table.scores.adjusted_score import AdjustedScore
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Duration,
    LeadRestriction,
    Option,
    PenaltyCard,
    Role,
    Unauthorised,
    WithdrawnCall,
    once_each,
)


@dataclass(frozen=True, slots=True)
class Step:
    """One event under an edition: whose turn it is after it, the provisions at work, and why.

    `irregularity` is what the event was, None where it was in order. The rights, duties and
    cards are those that stand after the event, before any director comes; the provisions and
    explanations of the last event are also those of the director who comes after it.
    `rests_on` are the provisions each line of `trace` rests on.
    """

    event: int
    turn: Seat | None
    laws: tuple[Applied, ...]
    irregularity: Irregularity | None
    trace: tuple[Sentence, ...]
    options: tuple[Option, ...]
    must_pass: tuple[tuple[Seat, Duration], ...]
    lead_restrictions: tuple[LeadRestriction, ...]
    penalty_cards: tuple[PenaltyCard, ...]
    tricks_transferred: int | None
    rests_on: tuple[tuple[Applied, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Noticed:
    """An irregularity of the case: what, at which event, by whom, and what governs it."""

    key: Irregularity
    event: int
    offender: Seat | None
    laws: tuple[Applied, ...]


@dataclass(frozen=True, slots=True)
class Alternative:
    """The ruling that follows from one answer to a judgement."""

    holds: bool
    ruling: Ruling


@dataclass(frozen=True, slots=True)
class FactNeeded:
    """A judgement the case leaves open, and the ruling for each answer."""

    judgement: Judgement
    alternatives: tuple[Alternative, ...]


class ForeignCitationError(ValueError):
    """Raised where a ruling under one edition would cite a provision of another."""

    def __init__(self, edition: Edition, cited: Ground | Address) -> None:
        super().__init__(f"a ruling under {edition.value} cites {cited} of {cited.edition.value}")


@dataclass(frozen=True, slots=True)
class Ruling:
    """What one edition rules on a case.

    `laws` govern the last irregularity, or the moment where there was none, the deciding
    provision first; `bars` are what imposes the duties of `must_pass`. Where `facts_needed` is
    not empty the other fields hold what is common to all answers. `score` counts from
    declarer's side, or is the result of a conversion; `adjusted` are the scores of both sides
    that take its place.
    """

    edition: Edition
    steps: tuple[Step, ...]
    irregularities: tuple[Noticed, ...]
    irregularity: Irregularity | None
    laws: tuple[Applied, ...]
    options: tuple[Option, ...]
    must_pass: tuple[tuple[Seat, Duration], ...]
    bars: tuple[Bar, ...]
    lead_restrictions: tuple[LeadRestriction, ...]
    penalty_cards: tuple[PenaltyCard, ...]
    withdrawn: tuple[WithdrawnCall, ...]
    unauthorised: tuple[Unauthorised, ...]
    contract: Contract | None
    tricks: tuple[int, int] | None
    tricks_transferred: int | None
    score: int | None
    adjusted: tuple[AdjustedScore, ...]
    facts_needed: tuple[FactNeeded, ...]
    result: Sentence
    not_covered: Sentence | None

    def __post_init__(self) -> None:
        """Refuse provisions of another edition; that those of its own exist is tested."""
        edition = self.edition
        for cited in self._cited():
            if cited.edition is not edition:
                raise ForeignCitationError(edition, cited)

    def citations(self) -> Iterator[Address]:
        """Yield every place cited in the ruling: in laws, steps, consequences and sentences."""
        for cited in self._cited():
            yield cited if isinstance(cited, Address) else cited.address

    def _cited(self) -> list[Ground | Address]:
        """Return the same as they are kept; in plain loops, as every ruling is checked."""
        cited: list[Ground | Address] = [law.ground for law in self.laws]
        said = [self.result]
        if self.not_covered is not None:
            said.append(self.not_covered)
        for noticed in self.irregularities:
            cited += [law.ground for law in noticed.laws]
        for learnt in self.unauthorised:
            cited.append(learnt.ground)
            said.append(learnt.what)
        cited += [each.ground for each in self.withdrawn]
        cited += [each.ground for each in self.adjusted]
        said += [needed.judgement.question for needed in self.facts_needed]
        cited += _rests_on(self)
        for step in self.steps:
            if step.trace or step.laws:  # few steps of most auctions and plays
                cited += [law.ground for laws in (step.laws, *step.rests_on) for law in laws]
                said += step.trace
            cited += _rests_on(step)
        cited += [part for each in said for part in each.parts() if isinstance(part, Address)]
        return cited


def _rests_on(after: Ruling | Step) -> list[Ground]:
    """Return what the rights, restrictions and cards after an event or a case rest on."""
    if not (after.options or after.lead_restrictions or after.penalty_cards):
        return []
    return [
        *(option.ground for option in after.options),
        *(restriction.ground for restriction in after.lead_restrictions),
        *(card.ground for card in after.penalty_cards),
    ]


def step_taken(before: Table, after: Table) -> Step:
    """Return what an event was, from the tables before and after it."""
    known, found = (tuple(_keys(table.incidents)) for table in (before, after))
    return Step(
        event=after.event,
        turn=after.turn,
        laws=once_each(after.now),
        irregularity=found[-1] if len(found) > len(known) else None,
        trace=after.traced,
        options=_open_rights(after),
        must_pass=_must_pass(after),
        lead_restrictions=_restrictions(after),
        penalty_cards=_penalty_cards(after),
        tricks_transferred=after.tricks_transferred,
        rests_on=after.rests_on,
    )


def ruling(table: Table, steps: tuple[Step, ...]) -> Ruling:
    """Return the ruling on the table as it stands when the case has ended."""
    keys = tuple(_keys(table.incidents))
    restrictions, cards = _restrictions(table), _penalty_cards(table)
    contract = table.contract
    return Ruling(
        edition=table.edition,
        steps=steps,
        irregularities=tuple(_noticed(table.incidents)),
        irregularity=keys[-1] if keys else None,
        laws=_laws(table, restrictions),
        options=_open_rights(table),
        must_pass=_must_pass(table),
        bars=table.bars if _must_pass(table) else (),
        lead_restrictions=restrictions,
        penalty_cards=cards,
        withdrawn=table.withdrawn,
        unauthorised=(
            *table.unauthorised,
            *law16.unauthorised(table),
            *law50.closed_on_condition(table, cards),
        ),
        contract=contract,
        tricks=table.tricks,
        tricks_transferred=table.tricks_transferred,
        score=_score(table),
        adjusted=table.adjusted,
        facts_needed=(),
        result=_result(table, contract),
        not_covered=table.not_covered or before_lead.suits_not_stated(table),
    )


def _keys(incidents: Iterable[Incident]) -> Iterator[Irregularity]:
    """Yield what the irregularities were; moments of procedure come and go between them."""
    found = (incident.irregularity for incident in incidents)
    return (key for key in found if key is not None)


def _noticed(incidents: Iterable[Incident]) -> Iterable[Noticed]:
    for incident in incidents:
        if incident.irregularity is not None:
            yield Noticed(incident.irregularity, incident.event, incident.offender, incident.laws)


def _penalty_cards(table: Table) -> tuple[PenaltyCard, ...]:
    """Return the penalty cards that bind a player, or will if an open right is used (62C2).

    There are none while play has ceased (68D).
    """
    if table.claim is not None:
        return ()
    return (*table.penalty_cards, *law62.if_taken_back(table, _open_rights(table)))


def _open_rights(table: Table) -> tuple[Option, ...]:
    """Return the rights of the last incident, and those of earlier ones that still wait."""
    last = () if table.incident is None else table.incident.options
    places = () if table.playing is None else table.playing.waiting
    earlier = (option for place in places for option in table.incidents[place].options)
    found = (*last, *_calls_to_change(table), *earlier, *_asked_of_the_lead(table))
    return found if len(found) < 2 else tuple(dict.fromkeys(found))


def _asked_of_the_lead(table: Table) -> tuple[Option, ...]:
    """Return what declarer may ask of a lead due or just made, whatever has been ruled since."""
    playing = table.playing
    if playing is None or playing.waiting or table.claim is not None:
        return ()
    return before_lead.choices(table) or early_lead.rights_after_lead(table)


def _calls_to_change(table: Table) -> Iterator[Option]:
    """Yield the rights to change a misinformed call, whatever has become irregular since."""
    if not table.play_has_begun:
        for incident in table.incidents[:-1]:
            yield from (option for option in incident.options if option.name == CHANGE_CALL)


def _restrictions(table: Table) -> tuple[LeadRestriction, ...]:
    """Return the restrictions pending from the auction, then those of the play, none twice."""
    playing = table.playing
    chosen = () if playing is None or not playing.orders else before_lead.in_force(playing)
    if not table.withdrawn and not table.lead_restrictions:
        return tuple(chosen)
    found = (*before_lead.pending_restrictions(table), *table.lead_restrictions, *chosen)
    return tuple(dict.fromkeys(found))


def _laws(table: Table, restrictions: tuple[LeadRestriction, ...]) -> tuple[Applied, ...]:
    """Return what governs the last incident, then what still binds; else the procedure.

    A restriction or a duty to pass may come from an earlier incident. What brings Law 26 in is
    named before it.
    """
    if table.incident is None:
        return once_each(table.procedure)
    waiting = (found for found in restrictions if not found.chosen)
    bind = () if _is_of_the_play(table, table.incident) else waiting
    pending = [each for found in bind for each in law26.grounds_of(table, found)]
    pending.sort(key=lambda ground: ground.citation.law == law26.LAW.law)
    pending += [] if _is_of_the_play(table, table.incident) else law26.lifted(table)
    added = (Applied(ground, Role.RESTRICTION) for ground in pending)
    bars = table.bars if _must_pass(table) else ()
    duties = (Applied(bar.ground, Role.RESTRICTION) for bar in bars)
    return once_each((*table.incident.laws, *added, *duties))


def _is_of_the_play(table: Table, incident: Incident) -> bool:
    """Whether an incident arose after the first card and withdrew no call: no lead is its own."""
    played = () if table.playing is None else table.playing.played
    late = bool(played) and incident.event >= played[0].event
    return late and all(call.event < incident.event for call in table.withdrawn)


def _must_pass(table: Table) -> tuple[tuple[Seat, Duration], ...]:
    """Return the duties to pass not yet spent; none once the auction is over."""
    if not table.bars or table.playing is not None or table.bidding.auction.is_over:
        return ()
    longest: dict[Seat, Duration] = {}
    for bar in table.bars:
        if longest.get(bar.seat) is not Duration.THROUGHOUT:
            longest[bar.seat] = bar.duration
    return tuple(longest.items())


def _score(table: Table) -> int | None:
    """Return the score; a board passed out is scored nought."""
    passed_out = table.playing is None and table.bidding.auction.is_passed_out
    return 0 if table.score is None and passed_out and not table.adjusted else table.score


def _result(table: Table, contract: Contract | None) -> Sentence:
    playing = table.playing
    if table.incidents:
        return _of_the_incidents(table, table.incidents[-1])
    if playing is not None and playing.face_down is not None:
        return law41.lies_face_down(playing.face_down.seat, playing)
    played = playing is not None and playing.played
    return law22.outcome(contract) if table.bidding.auction.is_over and not played else table.quiet


def _of_the_incidents(table: Table, last: Incident) -> Sentence:
    """Return the ruling on the last incident, and before it on earlier ones still to be settled.

    What must be done now comes first.
    """
    playing, said = table.playing, last.result
    if playing is None:
        return law22.said_as_past(said) if table.bidding.auction.is_over else said
    said = law22.said_as_past(said)
    for place in reversed(playing.to_be_settled):
        first = table.incidents[place]
        if first is not last and str(first.result) not in str(said):
            said = sentence("{result} {too}", result=first.result, too=said)
    return said
