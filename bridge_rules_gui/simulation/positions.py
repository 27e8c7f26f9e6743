"""From the table of a ruling to the position that can be seen and drawn."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import CallMade, CallReplaced, DirectorArrives, Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.trick import Trick
from bridge_rules_gui.simulation.position import (
    CallOnTable,
    CallState,
    CardOnTable,
    ClaimOnTable,
    FacedCard,
    Facing,
    Position,
    TrickOnTable,
)
from bridge_rules_gui.table.claims.claiming import ClaimStage
from bridge_rules_gui.table.play.playing import PlayedCard, Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Rank

_Call = tuple[int, Seat, Call]
"""A call at an event, and whose."""

_FACING = {Rank.MAJOR: Facing.MAJOR, Rank.MINOR: Facing.MINOR}


def position(table: Table) -> Position:
    """Return what can be seen at a table."""
    playing = table.playing
    tricks = () if playing is None else tuple(_tricks(table, playing))
    scenario = table.scenario
    return Position(
        dealer=scenario.dealer if scenario.contract is not None else table.bidding.auction.dealer,
        vulnerable=scenario.vulnerable,
        hands=_hands(table),
        turn=table.turn or _presumed_leader(table),
        auction=_calls(table),
        contract=table.contract,
        dummy=_dummy(table),
        trick=tricks[-1] if tricks else None,
        quitted=tricks[:-1],
        tricks_won=None if playing is None else playing.period.tricks_won,
        faced=tuple(_faced(table)),
        face_down=_face_down(table),
        claim=_claim(table),
        is_director_present=_is_director_present(table),
    )


def _presumed_leader(table: Table) -> Seat | None:
    """Return who is to make the opening lead once the auction is over, None at any other time."""
    if table.playing is not None or table.contract is None or not table.bidding.auction.is_over:
        return None
    return table.contract.declarer.left_hand_opponent


def _hands(table: Table) -> Mapping[Seat, tuple[Card, ...] | None]:
    """Return the cards held; those of the deal before the play."""
    deal = table.scenario.deal if table.playing is None else table.playing.period.deal
    held = {seat: None if deal is None else deal.hand(seat) for seat in Seat}
    return {seat: None if hand is None else hand.cards for seat, hand in held.items()}


def _dummy(table: Table) -> Seat | None:
    """Return the hand that lies face up: from the first card that stands as the opening lead on."""
    playing = table.playing
    if playing is None:
        return None
    begun = playing.period.won_before.total or table.scenario.start is not None
    return playing.contract.dummy if begun or playing.period.tricks else None


def _face_down(table: Table) -> Seat | None:
    lead = None if table.playing is None else table.playing.face_down
    return None if lead is None else lead.seat


# -- the calls ----------------------------------------------------------------------------------


def _calls(table: Table) -> tuple[CallOnTable, ...]:
    """Return every call made so far in the order of the case, and passes put in for players."""
    standing = [
        (recorded.event, recorded.seat, recorded.call) for recorded in table.bidding.recorded
    ]
    pending = set(_pending(table))
    found = [
        CallOnTable(
            seat,
            call,
            event,
            _state((event, seat, call), standing, pending),
            is_irregular=_is_noticed(table, event, (seat,)),
            meaning=_meaning(facts),
        )
        for event, seat, call, facts in _made(table)
    ]
    made = {(each.event, each.seat, each.call) for each in found}
    put_in = [
        CallOnTable(seat, call, at) for at, seat, call in standing if (at, seat, call) not in made
    ]
    return tuple(sorted((*found, *put_in), key=lambda each: each.event))


def _made(table: Table) -> Iterator[tuple[int, Seat, Call, Facts]]:
    """Yield the calls of the case so far, first attempts and replacements alike."""
    for number, happened in enumerate(table.scenario.events[: table.event + 1]):
        for event in happened.parts:
            if isinstance(event.act, CallMade | CallReplaced) and event.who is not None:
                yield number, event.who, event.act.call, event.facts


def _pending(table: Table) -> Iterator[_Call]:
    """Yield the calls with which nobody has dealt yet."""
    bidding = table.bidding
    if bidding.pending is not None and not bidding.pending.refused:
        recorded = (bidding.pending.recorded, bidding.pending.premature, *bidding.pending.later)
        yield from ((each.event, each.seat, each.call) for each in recorded if each is not None)
    change = bidding.change
    if change is not None:
        for each in (change.first, change.second) if change.illegal else (change.second,):
            yield each.event, each.seat, each.call


def _state(made: _Call, standing: list[_Call], pending: set[_Call]) -> CallState:
    if made in pending:
        return CallState.PENDING
    return CallState.STANDS if made in standing else CallState.WITHDRAWN


def _meaning(facts: Facts) -> str:
    stated = facts.value("meaning")
    return stated if isinstance(stated, str) else ""


# -- tricks -------------------------------------------------------------------------------------


def _tricks(table: Table, playing: Playing) -> Iterator[TrickOnTable]:
    """Yield the tricks of which the cards are known, each with what was noticed about a card."""
    period = playing.period
    events = {(played.seat, played.card): played for played in playing.played}
    for place, trick in enumerate(period.tricks):
        number = period.won_before.total + place + 1
        finished = trick.is_complete or place + 1 < len(period.tricks)
        winner = trick.winner(period.contract.denomination) if finished and trick.cards else None
        yield TrickOnTable(
            number, trick.leader, tuple(_cards(table, playing, trick, events)), winner
        )


def _cards(
    table: Table,
    playing: Playing,
    trick: Trick,
    events: Mapping[tuple[Seat, Card], PlayedCard],
) -> Iterator[CardOnTable]:
    for seat, card in trick.cards:
        played = events.get((seat, card))
        if played is None:
            yield CardOnTable(seat, card, -1)
        else:
            irregular = _is_irregular(table, playing, played)
            yield CardOnTable(seat, card, played.event, irregular)


def _is_irregular(table: Table, playing: Playing, played: PlayedCard) -> bool:
    """Whether a card is a revoke that stands, or its play was an irregularity of its player."""
    revokes = (each for each in playing.revokes if not each.corrected or each.as_if)
    if any((each.seat, each.card) == (played.seat, played.card) for each in revokes):
        return True
    players = (played.seat, playing.player_of(played.seat))
    return _is_noticed(table, played.event, players)


def _is_noticed(table: Table, event: int, players: Collection[Seat]) -> bool:
    """Whether an irregularity of one of some players was noticed at an event."""
    return any(
        incident.key is not None and incident.event == event and incident.offender in players
        for incident in table.incidents
    )


# -- cards that lie face up ---------------------------------------------------------------------


def _faced(table: Table) -> Iterator[FacedCard]:
    """Yield the cards that lie face up although not played, none twice; penalty cards first."""
    known: set[tuple[Seat, Card]] = set()
    for faced in (*_penalty_cards(table), *_waiting(table), *_exposed(table)):
        if (faced.seat, faced.card) not in known:
            known.add((faced.seat, faced.card))
            yield faced


def _penalty_cards(table: Table) -> Iterator[FacedCard]:
    for card in table.penalty_cards:
        if not card.condition:
            yield FacedCard(card.seat, card.card, _FACING[card.rank])


def _waiting(table: Table) -> Iterator[FacedCard]:
    """Yield the cards led or played out of turn that nobody has accepted or taken back yet."""
    playing = table.playing
    if playing is None:
        return
    for each in (playing.wrong_lead, playing.early_lead, playing.premature):
        if each is not None and not _lies_in_trick(playing, each.seat, each.card):
            yield FacedCard(each.seat, each.card, Facing.WAITING)
    stuck = playing.stuck
    for card in () if stuck is None else stuck.cards:
        if stuck is not None and not _lies_in_trick(playing, stuck.seat, card):
            yield FacedCard(stuck.seat, card, Facing.WAITING)


def _lies_in_trick(playing: Playing, seat: Seat, card: Card) -> bool:
    return any((seat, card) in trick.cards for trick in playing.period.tricks)


def _exposed(table: Table) -> Iterator[FacedCard]:
    for faced in table.faced:
        yield FacedCard(faced.seat, faced.card, Facing.EXPOSED)


# -- claims, the director -----------------------------------------------------------------------


def _claim(table: Table) -> ClaimOnTable | None:
    claim = None if table.playing is None else table.playing.claim
    if claim is None:
        return None
    words = table.scenario.events[claim.event].statement
    # What a player asks back is ruled on at once, as if the director came; he may not be there yet.
    is_early = claim.stage is ClaimStage.DECIDED and not table.director_present
    stage = ClaimStage.CONTESTED if is_early else claim.stage
    return ClaimOnTable(claim.seat, claim.own, claim.left, claim.conceding, stage, words)


def _is_director_present(table: Table) -> bool:
    """Whether the director has come and nothing irregular has happened since."""
    came = [
        event
        for event, happened in enumerate(table.scenario.events[: table.event + 1])
        if any(isinstance(part.act, DirectorArrives) for part in happened.parts)
    ]
    since = (incident.event for incident in table.incidents if incident.key is not None)
    return bool(came) and all(event <= came[-1] for event in since)
