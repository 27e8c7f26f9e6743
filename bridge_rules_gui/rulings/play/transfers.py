"""Tricks transferred: the offences of the play counted together, and the result they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings import law64_after_establishment as law64
from bridge_rules_gui.rulings import law64_equity as equity
from bridge_rules_gui.rulings import law77_scoring as law77
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play.courses import Courses, number_told
from bridge_rules_gui.rulings.play.stakes import Demand, moved, net, played_course
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.bridge.seat import Side
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import Revoke
    from bridge_rules_gui.rulings.play.playing import Playing


def decided(table: Table, revoke: Revoke) -> Table:
    """Return the table with an established revoke decided on the play as it has gone so far."""
    playing = table.playing
    if playing is None:
        return table
    course = Courses(table, playing).seen_from(revoke)
    verdict = law64.verdict(table, playing, revoke, course)
    return counted(table.deciding(verdict, revoke.matter, instead=True))


def counted(table: Table) -> Table:
    """Return the table with the tricks transferred that are certain by now."""
    playing = table.playing
    if playing is None or not (playing.revokes or playing.defects):
        return table
    return _transferred(table, playing, _lost(Courses(table, playing)))


def _transferred(table: Table, playing: Playing, lost: Mapping[Side, int]) -> Table:
    """Return the table with the tricks transferred that each side has lost."""
    if lost:
        tricks: int | None = net(lost, playing.contract.declarer.side)
    else:
        tricks = 0 if _is_something_settled(playing) else None
    return replace(table, tricks_transferred=tricks)


def _lost(seen: Courses) -> dict[Side, int]:
    """Return how many tricks each side that has offended loses by it."""
    table, playing = seen.table, seen.playing
    by_side: dict[Side, list[Demand]] = {}
    for revoke in playing.revokes:
        if revoke.is_established:
            found = law64.stake(table, playing, revoke, seen.seen_from(revoke))
            by_side.setdefault(revoke.seat.side, []).extend(found.demands)
    for defect in playing.defects:
        if defect.deemed:
            side, course = defect.seat.side, seen.seen_from(defect)
            by_side.setdefault(side, []).append(course.of(side, defect.trick))
    return {side: moved(demands) for side, demands in by_side.items()}


def _is_something_settled(playing: Playing) -> bool:
    """Whether a revoke has been corrected, card and all, or a defective trick put in order."""
    return any(
        revoke.corrected and not _waits_for_a_card(playing, revoke) for revoke in playing.revokes
    ) or any(defect.settled or defect.ruled for defect in playing.defects)


def _waits_for_a_card(playing: Playing, revoke: Revoke) -> bool:
    """Whether a revoke card has been taken back and no other has taken its place."""
    place = revoke.trick - playing.period.won_before.total - 1
    tricks = playing.period.tricks
    return revoke.corrected and (place >= len(tricks) or revoke.seat in tricks[place].missing)


# -- the result ---------------------------------------------------------------------------------


def settled(table: Table, declarers: int | None = None) -> Table:
    """Return the table with the result after all transfers, where the play gives one.

    `declarers` are the tricks declarer's side is given in all by the play or a claim; without it
    all thirteen must have been played, or the fact `played_tricks` tell it.
    """
    playing = table.playing
    if playing is None:
        return table
    total = _tricks_of_declarer(table, playing) if declarers is None else declarers
    if total is None or any(_waits_for_a_card(playing, each) for each in playing.revokes):
        return counted(_brought_up_to_date(table, playing))
    if not (playing.revokes or playing.defects):
        return _scored(table, total)
    seen = Courses(table, playing, total)
    for revoke in playing.revokes:
        if revoke.is_established:
            verdict = law64.verdict(table, playing, revoke, seen.seen_from(revoke))
            table = table.deciding(verdict, revoke.matter, instead=True)
    lost, own = _lost(seen), playing.contract.declarer.side
    table = _transferred(table, playing, lost)
    result = total - lost.get(own, 0) + lost.get(own.opponents, 0)
    return _with_equity(_scored(table, result), seen, lost, result)


def _brought_up_to_date(table: Table, playing: Playing) -> Table:
    """Return the table with the established revokes ruled on as the play has gone since.

    Tricks won later, and a later revoke of the other side, change what a revoke costs; a card that
    was to be taken back too late (63B) keeps its ruling while that costs the same.
    """
    seen = Courses(table, playing)
    for revoke in playing.revokes:
        if not revoke.is_established:
            continue
        verdict = law64.verdict(table, playing, revoke, seen.seen_from(revoke))
        before = table.matters[revoke.matter]
        kept = any(law not in verdict.laws for law in before.laws)
        changed = verdict.laws[0] not in before.laws if kept else verdict.result != before.result
        if changed:
            table = table.deciding(verdict, revoke.matter, instead=True)
    return table


def _with_equity(table: Table, seen: Courses, lost: Mapping[Side, int], result: int) -> Table:
    """Return the table with the score adjusted for an established revoke, if need be.

    It is the last one after which its side keeps a trick, else the last of all.
    """
    playing = seen.playing
    revokes = [revoke for revoke in playing.revokes if revoke.is_established]
    if not revokes:
        return table
    keeping = [
        revoke
        for revoke in revokes
        if len(seen.seen_from(revoke).of(revoke.seat.side, revoke.trick))
        > lost.get(revoke.seat.side, 0)
    ]
    revoke = (keeping or revokes)[-1]
    course = seen.seen_from(revoke)
    item = law64.stake(table, playing, revoke, course).law
    outcome = equity.Outcome(result, item, bool(keeping))
    return equity.applied(table, playing, revoke, outcome)


def _tricks_of_declarer(table: Table, playing: Playing) -> int | None:
    if playing.period.is_over:
        own = playing.contract.declarer.side
        return playing.period.won_before.of(own) + len(played_course(playing).of(own))
    return number_told(table, "played_tricks")


def _scored(table: Table, tricks: int) -> Table:
    scored = law77.scored(table, tricks)
    contract = table.contract
    if contract is None or table.matters:
        return scored
    law = law77.ground(table.edition, made=tricks >= contract.tricks_needed)
    return replace(scored, procedure=(Applied(law, Role.SCORE),))
