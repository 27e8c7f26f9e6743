"""Law 64: tricks transferred, the result they leave, and equity (64C).

The offences of the play are counted together on the tricks won, as played or as reported. Where
the side that did not revoke is then worse off than without the revoke, the score is adjusted (64C).
How many tricks declarer would have won is the fact `equity`. Every book speaks of any established
revoke, "including those" that cost nothing, also because attention was drawn to them too late: it
is asked for wherever the offenders keep, after all transfers, a trick they have won from the revoke
on. Where they keep none there is nothing left to give back. 2017 names repeated revokes and those
of both sides as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence
from bridge_rules_gui.laws import law64_after_establishment as law64
from bridge_rules_gui.laws import law77_scoring as law77
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.laws.law64_after_establishment import Course, Demand, WonTrick
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.offences import Defect, Revoke
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(64)

_TRICKS = 13


# -- the tricks transferred ---------------------------------------------------------------------


def decided(table: Table, revoke: Revoke) -> Table:
    """Return the table with an established revoke decided on the play as it has gone so far.

    The tricks shared out by a claim that has been agreed count as played.
    """
    playing = table.playing
    if playing is None:
        return table
    course = Courses(table, playing, playing.claimed_for_declarer).seen_from(revoke)
    verdict = law64.verdict(table, playing, revoke, course)
    return counted(table.deciding(verdict, revoke.incident, instead=True))


def counted(table: Table) -> Table:
    """Return the table with the tricks transferred that are certain by now."""
    playing = table.playing
    if playing is None or not (playing.revokes or playing.defects):
        return table
    return _transferred(
        table, playing, _lost(Courses(table, playing, playing.claimed_for_declarer))
    )


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
            found = law64.stake(table, playing, defect, seen.seen_from(defect))
            by_side.setdefault(defect.seat.side, []).extend(found.demands)
    return {side: law64.moved(demands) for side, demands in by_side.items()}


def _is_something_settled(playing: Playing) -> bool:
    """Whether a revoke has been corrected, card and all, or a defective trick put in order."""
    return any(
        revoke.corrected and not playing.waits_for_a_card(revoke) for revoke in playing.revokes
    ) or any(defect.settled or defect.ruled for defect in playing.defects)


def net(by_side: Mapping[Side, int], declarer: Side) -> int:
    """Return the tricks transferred: from the offenders, or net from declarer's side if both."""
    if len(by_side) == 1:
        return next(iter(by_side.values()))
    return by_side.get(declarer, 0) - by_side.get(declarer.opponents, 0)


# -- the result ---------------------------------------------------------------------------------


def settled(table: Table, declarers: int | None = None) -> Table:
    """Return the table with the result after all transfers, where the play gives one.

    `declarers` are the tricks declarer's side is given in all by the play or a claim; without it
    all thirteen must have been played, or the fact `played_tricks` must say it.
    """
    playing = table.playing
    if playing is None:
        return table
    total = _tricks_of_declarer(table, playing) if declarers is None else declarers
    if total is None or any(playing.waits_for_a_card(each) for each in playing.revokes):
        return counted(brought_up_to_date(table))
    if not (playing.revokes or playing.defects):
        return _scored(table, total)
    seen = Courses(table, playing, total)
    for revoke in playing.revokes:
        if revoke.is_established:
            verdict = law64.verdict(table, playing, revoke, seen.seen_from(revoke))
            table = table.deciding(verdict, revoke.incident, instead=True)
    lost, own = _lost(seen), playing.contract.declarer.side
    table = _transferred(table, playing, lost)
    result = total - lost.get(own, 0) + lost.get(own.opponents, 0)
    return _with_equity(_scored(table, result), seen, lost, result)


def brought_up_to_date(table: Table) -> Table:
    """Return the table with the established revokes ruled on as the play has gone since.

    Tricks won later, by a claim that has been agreed as well, and a later revoke of the other side,
    change what a revoke costs; a card that was to be taken back too late (63B) keeps its ruling
    while that costs the same.
    """
    playing = table.playing
    if playing is None:
        return table
    seen = Courses(table, playing, playing.claimed_for_declarer)
    for revoke in playing.revokes:
        if not revoke.is_established:
            continue
        verdict = law64.verdict(table, playing, revoke, seen.seen_from(revoke))
        before = table.incidents[revoke.incident]
        kept = any(law not in verdict.laws for law in before.laws)
        changed = verdict.laws[0] not in before.laws if kept else verdict.result != before.result
        if changed:
            table = table.deciding(verdict, revoke.incident, instead=True)
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
    item = law64.stake(table, playing, revoke, course).item
    outcome = Outcome(result, item, bool(keeping))
    return _equity_restored(table, playing, revoke, outcome)


def is_result_known(table: Table) -> bool:
    """Whether the play, or what is reported of it, gives the number of declarer's tricks."""
    playing = table.playing
    return playing is not None and _tricks_of_declarer(table, playing) is not None


def _tricks_of_declarer(table: Table, playing: Playing) -> int | None:
    if playing.period.is_over:
        own = playing.contract.declarer.side
        return playing.period.won_before.of(own) + len(law64.played_course(playing).of(own))
    return reported_number(table, "played_tricks")


def _scored(table: Table, tricks: int) -> Table:
    scored = law77.scored(table, tricks)
    contract = table.contract
    if contract is None or table.incidents:
        return scored
    law = law77.ground(table, contract, tricks)
    return replace(scored, procedure=(Applied(law, Role.SCORE),))


# -- equity (64C) -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the play and Law 64 have given: declarer's tricks after all transfers.

    `item` is the item of Law 64 that decided on the revoke, `keeps` tells whether its side keeps a
    trick won since.
    """

    result: int
    item: str
    keeps: bool


def _equity_restored(table: Table, playing: Playing, revoke: Revoke, played: Outcome) -> Table:
    """Return the table with the score adjusted where the revoke has done more damage."""
    recorded = table.facts.value("equity")
    if isinstance(recorded, int) and not isinstance(recorded, bool):
        return _by_tricks(table, playing, revoke, played, recorded)
    if isinstance(recorded, str) or not played.keeps:
        return table
    question = sentence(
        (
            "Would the other side probably have won more tricks without {who}’s revoke in trick "
            "{trick} than it now has?"
        ),
        who=revoke.seat,
        trick=revoke.trick,
    )
    if not table.judge("equity", None, question):
        return table
    words = sentence(
        (
            "The damage is not fully compensated. The director awards an adjusted score for "
            "{who}’s revoke in trick {trick}."
        ),
        who=revoke.seat,
        trick=revoke.trick,
    )
    decided = _decided(table, revoke, law64.equity(table.edition, played.item), words)
    return replace(decided.without_explanation(law77.SCORED), score=None, tricks=None)


def _by_tricks(
    table: Table, playing: Playing, revoke: Revoke, played: Outcome, recorded: int
) -> Table:
    """Return the table with declarer's tricks had the revoke not happened, if they are better."""
    by_declarer = revoke.seat.side is playing.contract.declarer.side
    better = recorded < played.result if by_declarer else recorded > played.result
    both = len({each.seat.side for each in playing.revokes if each.is_established}) > 1
    if recorded == played.result or not (better or both):
        return table
    words = counted_sentence(
        ("The damage is not fully compensated. The score is adjusted to {n} trick for declarer."),
        ("The damage is not fully compensated. The score is adjusted to {n} tricks for declarer."),
        recorded,
    )
    return law77.scored(
        _decided(table, revoke, law64.equity(table.edition, played.item), words), recorded
    )


def _decided(table: Table, revoke: Revoke, law: Ground, words: Sentence) -> Table:
    """Return the table with equity before the provisions that already govern the revoke."""
    before = table.incidents[revoke.incident].laws
    return table.deciding(Verdict((Applied(law, Role.SCORE), *before), words), revoke.incident)


# -- the tricks won, as played and as reported ---------------------------------------------------


@dataclass(frozen=True)  # no slots: the tricks played are found once
class Courses:
    """The tricks won as they are seen from each offence of a play.

    `declarers` are the tricks of declarer's side in all, where the play is settled; without it the
    record may give them.
    """

    table: Table
    playing: Playing
    declarers: int | None = None

    @cached_property
    def played(self) -> Course:
        """The tricks that have been played to the end."""
        return law64.played_course(self.playing)

    def seen_from(self, offence: Revoke | Defect) -> Course:
        """Return the tricks won, with what is only reported of those after an offence."""
        table, playing = self.table, self.playing
        if self.played.is_over or (not table.facts and self.declarers is None):
            return self.played
        reported = Reported(
            offence.seat,
            offence.trick,
            reported_number(table, "played_tricks") if self.declarers is None else self.declarers,
            _reported_hand(table, "won_revoke_trick"),
            reported_number(table, "later_tricks_offending_side"),
        )
        course = reported_course(playing, self.played, reported)
        if table.edition is Edition.RU_1987 and self._depends_on_the_card(offence, course):
            reported = replace(reported, with_suit=_won_with_suit(table, offence))
            return reported_course(playing, self.played, reported)
        return course

    def _depends_on_the_card(self, offence: Revoke | Defect, course: Course) -> bool:
        """Whether 1987 may take a trick more for a later trick of which only the side is known."""
        if not isinstance(offence, Revoke) or not offence.is_established:
            return False
        if self.playing.claimed_for_declarer is not None:
            return False  # Play ended with the claim: no card has won any of the other tricks.
        known = self.played.tricks
        unknown = any(won not in known and won.hand is None for won in course.tricks)
        enough = len(course.of(offence.seat.side, offence.trick)) > 1
        if not (unknown and enough):
            return False
        return (
            law64.stake(self.table, self.playing, offence, course).item == "not_won_by_the_offender"
        )


def reported_number(table: Table, fact: str) -> int | None:
    """Return a number recorded of the play, None where there is none."""
    reported = table.facts.value(fact)
    return reported if isinstance(reported, int) and not isinstance(reported, bool) else None


def _reported_hand(table: Table, fact: str) -> Seat | None:
    reported = table.facts.value(fact)
    return next((seat for seat in Seat if str(seat) == reported), None)


def _won_with_suit(table: Table, revoke: Revoke | Defect) -> bool:
    """Whether the offender later won with a card of the suit: as recorded, or else asked."""
    reported = table.facts.value("later_winner_with_suit")
    if isinstance(reported, str):
        suit = str(revoke.suit) if isinstance(revoke, Revoke) else ""
        return reported == str(revoke.seat) or (len(reported) > 1 and reported[0] == suit)
    question = sentence(
        "Did {who} later win a trick with a card that he could have played to the revoke trick?",
        who=revoke.seat,
    )
    return table.judge("later_winner_with_suit", None, question)


@dataclass(frozen=True, slots=True)
class Reported:
    """What is only reported of the play: None, or False, where nothing is.

    `declarers` are the tricks of declarer's side in all; of an offence in trick `trick` by `hand`
    the `winner` of that trick, the `later` tricks of the offender's side, and whether he won one of
    them `with_suit`.
    """

    hand: Seat
    trick: int
    declarers: int | None = None
    winner: Seat | None = None
    later: int | None = None
    with_suit: bool = False


def reported_course(playing: Playing, course: Course, reported: Reported) -> Course:
    """Return the course of the play, completed by what is only reported of it."""
    if course.is_over or reported == Reported(reported.hand, reported.trick):
        return course
    tricks = _with_winner(course.tricks, reported)
    sides = _later_sides(playing, tricks, reported)
    further = _further(tricks, sides)
    if reported.with_suit:
        further = _first_won_by(reported.hand, further)
    is_over = reported.later is not None or reported.declarers is not None
    return Course((*tricks, *further), is_over)


def _later_sides(playing: Playing, tricks: tuple[WonTrick, ...], reported: Reported) -> list[Side]:
    """Return the winners of the tricks beyond those known: as reported, else from the total."""
    own = reported.hand.side
    if reported.later is not None:
        known = len([won for won in tricks if won.side is own and won.number > reported.trick])
        return [own] * max(reported.later - known, 0)
    if reported.declarers is None:
        return [own] * reported.with_suit
    total = reported.declarers
    if own is not playing.contract.declarer.side:
        total = _TRICKS - total
    before = playing.period.won_before.of(own)
    return [own] * max(total - before - len([won for won in tricks if won.side is own]), 0)


def _first_won_by(hand: Seat, further: tuple[WonTrick, ...]) -> tuple[WonTrick, ...]:
    """Return tricks the first of which the hand itself won with a card of the suit it owed."""
    return tuple(
        WonTrick(won.number, hand.side, hand) if place == 0 else won
        for place, won in enumerate(further)
    )


def _with_winner(tricks: tuple[WonTrick, ...], reported: Reported) -> tuple[WonTrick, ...]:
    hand, number = reported.winner, reported.trick
    if hand is None or any(won.number == number for won in tricks):
        return tricks
    return (*tricks, WonTrick(number, hand.side, hand))


def _further(known: tuple[WonTrick, ...], sides: Iterable[Side]) -> tuple[WonTrick, ...]:
    """Return tricks of which only the side is reported, numbered beyond those known."""
    first = max((won.number for won in known), default=0)
    return tuple(WonTrick(_TRICKS + first + n, side) for n, side in enumerate(sides, 1))
