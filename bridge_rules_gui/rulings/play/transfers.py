"""Tricks transferred: the offences of the play counted together, and the result they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law64_after_establishment as law64
from bridge_rules_gui.rulings import law64_equity as equity
from bridge_rules_gui.rulings import law77_scoring as law77
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play.offences import Revoke
from bridge_rules_gui.rulings.play.stakes import (
    Course,
    Demand,
    Reported,
    moved,
    net,
    played_course,
    reported_course,
)
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Side
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import Defect
    from bridge_rules_gui.rulings.play.playing import Playing


def decided(table: Table, revoke: Revoke) -> Table:
    """Return the table with an established revoke decided on the play as it has gone so far."""
    playing = table.playing
    if playing is None:
        return table
    course = course_so_far(table, playing, revoke)
    verdict = law64.verdict(table, playing, revoke, course)
    return counted(table.deciding(verdict, revoke.matter))


def counted(table: Table, declarers: int | None = None) -> Table:
    """Return the table with the tricks transferred that are certain by now.

    `declarers` are the tricks of declarer's side in all, where the play is settled.
    """
    playing = table.playing
    if playing is None or not (playing.revokes or playing.defects):
        return table
    by_side = {side: moved(found) for side, found in _demands(table, playing, declarers).items()}
    if by_side:
        tricks: int | None = net(by_side, playing.contract.declarer.side)
    else:
        tricks = 0 if _is_something_settled(playing) else None
    return replace(table, tricks_transferred=tricks)


def _demands(table: Table, playing: Playing, declarers: int | None) -> dict[Side, list[Demand]]:
    by_side: dict[Side, list[Demand]] = {}
    for revoke in playing.revokes:
        if revoke.is_established:
            course = course_so_far(table, playing, revoke, declarers)
            found = law64.stake(table, playing, revoke, course)
            by_side.setdefault(revoke.seat.side, []).extend(found.demands)
    for defect in playing.defects:
        if defect.deemed:
            side = defect.seat.side
            course = course_so_far(table, playing, defect, declarers)
            by_side.setdefault(side, []).append(course.of(side, defect.trick))
    return by_side


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


# -- the course ---------------------------------------------------------------------------------


def course_so_far(
    table: Table, playing: Playing, offence: Revoke | Defect, declarers: int | None = None
) -> Course:
    """Return the tricks won, with what the story only reports of those after an offence."""
    if playing.period.is_over or (not table.facts and declarers is None):
        return played_course(playing)
    told = Reported(
        offence.seat,
        offence.trick,
        declarers if declarers is not None else _number(table, "played_tricks"),
        _hand(table, "won_revoke_trick"),
        _number(table, "later_tricks_offending_side"),
    )
    course = reported_course(playing, told)
    if table.edition is Edition.RU_1987 and _depends_on_the_card(table, playing, offence, course):
        told = replace(told, with_suit=_won_with_suit(table, offence))
        return reported_course(playing, told)
    return course


def _depends_on_the_card(
    table: Table, playing: Playing, offence: Revoke | Defect, course: Course
) -> bool:
    """Whether 1987 may take a trick more for a later trick of which only the side is known."""
    if not isinstance(offence, Revoke) or not offence.is_established:
        return False
    known = played_course(playing).tricks
    unknown = any(won not in known and won.hand is None for won in course.tricks)
    enough = len(course.of(offence.seat.side, offence.trick)) > 1
    return unknown and enough and law64.stake(table, playing, offence, course).law == "64A2"


def _won_with_suit(table: Table, revoke: Revoke | Defect) -> bool:
    """Whether the offender later won with a card of the suit: told, by hand or card, or asked."""
    told = table.facts.value("later_winner_with_suit")
    if isinstance(told, str):
        suit = str(revoke.suit) if isinstance(revoke, Revoke) else ""
        return told == str(revoke.seat) or (len(told) > 1 and told[0] == suit)
    question = sentence(
        "Did {who} later win a trick with a card that he could have played to the revoke trick?",
        who=revoke.seat,
    )
    return table.judge("later_winner_with_suit", None, question)


def _number(table: Table, fact: str) -> int | None:
    told = table.facts.value(fact)
    return told if isinstance(told, int) and not isinstance(told, bool) else None


def _hand(table: Table, fact: str) -> Seat | None:
    told = table.facts.value(fact)
    return next((seat for seat in Seat if str(seat) == told), None)


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
    for revoke in playing.revokes:
        if revoke.is_established:
            course = course_so_far(table, playing, revoke, total)
            verdict = law64.verdict(table, playing, revoke, course)
            table = table.deciding(verdict, revoke.matter)
    table = counted(table, total)
    result = total - _lost_by_declarer(table, playing, total)
    return _with_equity(_scored(table, result), playing, total, result)


def _brought_up_to_date(table: Table, playing: Playing) -> Table:
    """Return the table with the established revokes ruled on as the play has gone since.

    Tricks won later, and a later revoke of the other side, change what a revoke costs; a card that
    was to be taken back too late (63B) keeps its ruling while that costs the same.
    """
    for revoke in playing.revokes:
        if not revoke.is_established:
            continue
        course = course_so_far(table, playing, revoke)
        verdict = law64.verdict(table, playing, revoke, course)
        before = table.matters[revoke.matter]
        kept = any(law not in verdict.laws for law in before.laws)
        changed = verdict.laws[0] not in before.laws if kept else verdict.result != before.result
        if changed:
            table = table.deciding(verdict, revoke.matter)
    return table


def _with_equity(table: Table, playing: Playing, total: int, result: int) -> Table:
    """Return the table with the score adjusted for an established revoke, if need be.

    It is the last one after which its side keeps a trick, else the last of all.
    """
    revokes = [revoke for revoke in playing.revokes if revoke.is_established]
    if not revokes:
        return table
    lost = {side: moved(found) for side, found in _demands(table, playing, total).items()}
    courses = [(revoke, course_so_far(table, playing, revoke, total)) for revoke in revokes]
    keeping = [
        (revoke, course)
        for revoke, course in courses
        if len(course.of(revoke.seat.side, revoke.trick)) > lost.get(revoke.seat.side, 0)
    ]
    revoke, course = (keeping or courses)[-1]
    item = law64.stake(table, playing, revoke, course).law
    outcome = equity.Outcome(result, item, bool(keeping))
    return equity.applied(table, playing, revoke, outcome)


def _tricks_of_declarer(table: Table, playing: Playing) -> int | None:
    if playing.period.is_over:
        own = playing.contract.declarer.side
        return playing.period.won_before.of(own) + len(played_course(playing).of(own))
    return _number(table, "played_tricks")


def _lost_by_declarer(table: Table, playing: Playing, total: int) -> int:
    """Return how many tricks declarer's side loses by all transfers; negative when it gains."""
    own = playing.contract.declarer.side
    lost = {side: moved(found) for side, found in _demands(table, playing, total).items()}
    return lost.get(own, 0) - lost.get(own.opponents, 0)


def _scored(table: Table, tricks: int) -> Table:
    scored = law77.scored(table, tricks)
    contract = table.contract
    if contract is None or table.matters:
        return scored
    law = law77.ground(table.edition, made=tricks >= contract.tricks_needed)
    return scored.proceeding((Applied(law, Role.SCORE),))
