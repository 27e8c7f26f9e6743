"""Law 63: how a revoke is established.

By a play, or the naming of a card, to the next trick by the offender's side, legal or not; by a
claim or concession of that side. Agreement to an opponent's claim establishes it at once in 1987
and 2007 (63A3), in 2017 only when the agreement itself is established, at the end of the round or
by the side's call on the next board (63A4). Once established it may not be corrected (63B).
"""

from __future__ import annotations

from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law62_correction as law62
from bridge_rules_gui.laws import law64_transferred_tricks as transfers
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import Revoke
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(63)


def by_play(table: Table, seat: Seat, number: int) -> Table:
    """Return the table after a card of a hand was played, legally or not, to a trick (63A1)."""
    return _established(table, seat.side, "by_playing_to_the_next_trick", before=number)


def by_naming(table: Table, seat: Seat, number: int) -> Table:
    """Return the table after a card to be played to a trick was named or designated (63A2)."""
    return _established(table, seat.side, "by_designating_a_card", before=number)


def by_claim(table: Table, side: Side) -> Table:
    """Return the table after a side has claimed or conceded tricks (63A3)."""
    return _established(table, side, "by_claiming")


def by_claim_undone(table: Table, event: int) -> Table:
    """Return the table without a claim or concession of an event, which has established nothing.

    A defender's concession to which his partner objects at once is none (68B2, 1987: 68B).
    """
    for revoke in () if table.playing is None else table.playing.revokes:
        if revoke.established_by == event:
            table = _open_again(table, revoke)
    return table


def _open_again(table: Table, revoke: Revoke) -> Table:
    playing = table.playing
    if playing is None:
        return table
    found = replace(revoke, established_by=None, route=None)
    revokes = tuple(found if each is revoke else each for each in playing.revokes)
    place, incidents = revoke.incident, table.incidents
    incident = incidents[place]
    if incident.key is Irregularity.REVOKE_ESTABLISHED:
        incident = replace(incident, key=Irregularity.REVOKE_NOT_ESTABLISHED)
    after = replace(
        table,
        playing=replace(playing, revokes=revokes),
        incidents=(*incidents[:place], incident, *incidents[place + 1 :]),
    )
    return transfers.counted(law62.to_be_corrected(after, found))


def by_agreement(table: Table, side: Side, *, settled: bool = False) -> Table:
    """Return the table after a side has agreed to the other's claim or concession.

    `settled` tells that the agreement is established: the round has ended, or the side has
    called on the next board, without an objection. Only 2017 waits for that.
    """
    if (agreement := LAW[table.edition].get("agreement_is_established")) is None:
        return _established(table, side, "by_claiming")
    if settled:
        return _established(table, side, "agreement_is_established")
    for revoke in () if table.playing is None else table.playing.revokes:
        if revoke.is_open and revoke.seat.side is side:
            line = law62.established_later(revoke.seat)
            table = table.explaining((Applied(agreement, Role.PROCEDURE),), (line,))
    return table


def _established(table: Table, side: Side, route: str, before: int = 14) -> Table:
    """Return the table with the open revokes of a side in tricks before a number established.

    `route` is the idea of 63A by which they are.
    """
    playing = table.playing
    if playing is None or not playing.revokes:
        return table
    for revoke in playing.revokes:
        if revoke.is_open and revoke.seat.side is side and revoke.trick < before:
            table = _stands(table, revoke, LAW[table.edition][route])
    return table


def _stands(table: Table, revoke: Revoke, route: Ground) -> Table:
    playing = table.playing
    if playing is None:
        return table
    stands = replace(revoke, established_by=table.event, route=route)
    revokes = tuple(stands if each is revoke else each for each in playing.revokes)
    place, incidents = revoke.incident, table.incidents
    incident = incidents[place]
    if incident.key is Irregularity.REVOKE_NOT_ESTABLISHED:
        incident = replace(incident, key=Irregularity.REVOKE_ESTABLISHED)
    after = replace(
        table,
        playing=replace(playing, revokes=revokes),
        incidents=(*incidents[:place], incident, *incidents[place + 1 :]),
    )
    return transfers.decided(after, stands)


def kept(table: Table, revoke: Revoke) -> Table:
    """Return the table after an attempt to take back the card of an established revoke (63B)."""
    incident = table.incidents[revoke.incident]
    result = sentence(
        "{who}’s revoke is established, so {card} stands as played.",
        who=revoke.seat,
        card=revoke.card,
    )
    book = LAW[table.edition]
    introducing = (book["becomes_established"], clauses(64)[table.edition]["no_transfer"])
    above = tuple(each for each in incident.laws if each.ground in introducing)
    items = (each for each in incident.laws if each not in above)
    laws = tuple(dict.fromkeys((*items, Applied(book["stays_as_played"]), *above)))
    return table.deciding(Verdict(laws, result, incident.options), revoke.incident)
