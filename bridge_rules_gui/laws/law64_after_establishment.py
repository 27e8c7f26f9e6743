"""Law 64: what an established revoke costs.

Everywhere the trick goes with one more where the offender's own hand won it (64A1), else one of
his side's tricks from there on (64A2); a trick won with dummy's card is not declarer's. 1987 takes
one trick more where the offender later wins with a card he could have played (64A2). When both
sides revoke, 1987 penalises both, 2007 neither, 2017 neither if both revokes are established. All
this holds of a revoke that a hand whose card was missing is deemed to have made (67B1), but that
costs one trick at most.

Every offence demands tricks; a demand is the set of those that can satisfy it. No trick moves
twice, so that a side never loses more tricks than it has won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence
from bridge_rules_gui.laws import law61_revoke as law61
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.lateness import Lateness, lateness
from bridge_rules_gui.table.play.offences import Defect, Revoke
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(64)

Offence = Revoke | Defect
"""A revoke, or a missing card for which a hand is deemed to have revoked."""

Demand = frozenset[int]
"""The numbers of the tricks one of which an offence costs; empty where it costs none."""

_TWELFTH = 12


# -- the tricks won -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WonTrick:
    """A trick that has been won; the hand and the card are None where only the side is known."""

    number: int
    side: Side
    hand: Seat | None = None
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Course:
    """The tricks won, in order; `is_over` tells that none is to be played any more."""

    tricks: tuple[WonTrick, ...]
    is_over: bool

    def of(self, side: Side, first: int = 1) -> frozenset[int]:
        """Return the numbers of a side's tricks from a number on."""
        return frozenset(
            won.number for won in self.tricks if won.side is side and won.number >= first
        )

    def winner(self, number: int) -> Seat | None:
        """Return the hand that won a trick, None where that is not known."""
        return next((won.hand for won in self.tricks if won.number == number), None)


def played_course(playing: Playing) -> Course:
    """Return the tricks that have been played to the end."""
    period = playing.period
    first = period.won_before.total + 1
    done = period.tricks if period.is_lead_due else period.tricks[:-1]
    owners = {defect.trick: defect.owner for defect in playing.defects}
    won = []
    for number, trick in enumerate(done, first):
        if trick.cards:
            hand = owners.get(number) or trick.winner(period.contract.denomination)
            card = next(iter(trick.cards_of(hand)), None)
            won.append(WonTrick(number, hand.side, hand, card))
    return Course(tuple(won), period.is_over)


def moved(demands: Iterable[Demand]) -> int:
    """Return how many of the demands can be met, each by a trick of its own."""
    met: dict[int, Demand] = {}
    return sum(_meet(demand, met, set()) for demand in demands)


def _meet(demand: Demand, met: dict[int, Demand], tried: set[int]) -> bool:
    """Whether a trick is found for a demand, with others moved to another trick where needed."""
    for trick in sorted(demand - tried):
        tried.add(trick)
        if trick not in met or _meet(met[trick], met, tried):
            met[trick] = demand
            return True
    return False


# -- an established revoke (64A, 64B) ------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Case:
    """What Law 64 asks of an established revoke, on trick `trick`.

    `faced` tells that a card of dummy's or a penalty card was owed, `own` that the offender's hand
    won the trick. `tricks` are those his side won from the revoke trick on, `later` those after it,
    `with_suit` later ones his hand won with a card that he could have played. `repeated` and `both`
    are an earlier revoke in the suit by the hand and a revoke of the other side, the `_established`
    ones only if that was established.
    """

    trick: int
    faced: bool
    own: bool
    tricks: Demand
    later: Demand
    with_suit: Demand
    late: Lateness
    repeated: bool
    repeated_established: bool
    both: bool
    both_established: bool
    over: bool

    @property
    def in_the_twelfth(self) -> bool:
        """Whether the revoke is on the twelfth trick."""
        return self.trick == _TWELFTH


def case_of(table: Table, playing: Playing, revoke: Offence, course: Course) -> Case:
    """Return what Law 64 asks, read from the play and the tricks won."""
    side, trick = revoke.seat.side, revoke.trick
    earlier = earlier_in_suit(playing, revoke)
    others = [other for other in offences(playing) if other.seat.side is not side]
    if isinstance(revoke, Defect):  # found when the cards are counted, and one trick at most
        faced, own = revoke.seat is playing.contract.dummy, False
        with_suit, late = frozenset[int](), Lateness.IN_TIME
    else:
        faced, own = revoke.faced, course.winner(trick) is revoke.seat
        with_suit, late = _later_with_suit(revoke, course), lateness(table, revoke.event, side)
    return Case(
        trick,
        faced,
        own,
        course.of(side, trick),
        course.of(side, trick + 1),
        with_suit,
        late,
        bool(earlier),
        any(other.is_established for other in earlier),
        bool(others),
        any(other.is_established for other in others),
        course.is_over,
    )


def offences(playing: Playing) -> tuple[Offence, ...]:
    """Return the revokes made, and those that hands without a card in a trick count as having."""
    return (*playing.revokes, *(defect for defect in playing.defects if defect.deemed))


def earlier_in_suit(playing: Playing, revoke: Offence) -> list[Offence]:
    """Return the revokes of the same hand in the same suit before a revoke."""
    return [
        other
        for other in offences(playing)
        if other.seat is revoke.seat and other.suit is revoke.suit and other.trick < revoke.trick
    ]


def _later_with_suit(revoke: Revoke, course: Course) -> Demand:
    def could_be_played(card: Card | None) -> bool:
        return card is None or revoke.suit is None or card.suit is revoke.suit

    return frozenset(
        won.number
        for won in course.tricks
        if won.number > revoke.trick and won.hand is revoke.seat and could_be_played(won.card)
    )


@dataclass(frozen=True, slots=True)
class Stake:
    """What a revoke costs: the item of Law 64, by its idea, and a demand for each trick."""

    item: str
    demands: tuple[Demand, ...] = ()


def rule_1987(case: Case) -> Stake:
    """Two tricks also where the offender later wins with a card he could have played."""
    free = _free_also_if_corrected(case)
    if free:
        return Stake(free)
    if case.own:
        return _trick_and_one_more(case)
    if case.over and not case.tricks:
        return Stake("no_trick_won")
    # "An additional trick": it is another than the one that goes in any case.
    return Stake("not_won_by_the_offender", (case.tricks, case.with_suit))


def rule_2007(case: Case) -> Stake:
    """One trick at most where the offender did not win it; none when both sides revoked."""
    free = _free_also_if_corrected(case) or ("both_sides_revoked" if case.both else "")
    return Stake(free) if free else _transfer(case)


def rule_2017(case: Case) -> Stake:
    """An earlier revoke, or the other side's, frees this one only if it was established."""
    if case.repeated_established:
        return Stake("further_revoke_in_the_suit")
    free = _free(case) or ("both_sides_revoked" if case.both_established else "")
    return Stake(free) if free else _transfer(case)


RULES: Mapping[Edition, Callable[[Case], Stake]] = {
    Edition.RU_1987: rule_1987,
    Edition.SR_2007: rule_2007,
    Edition.BG_2017: rule_2017,
}


def _free_also_if_corrected(case: Case) -> str:
    # 64B2 of ru1987 and sr2007 speaks of any further revoke in the suit, established or corrected
    # the first time; only 2017 adds that the first must have been established.
    return "further_revoke_in_the_suit" if case.repeated else _free(case)


def _free(case: Case) -> str:
    """Return the item that frees a revoke in every edition, except those about a second one."""
    if case.faced:
        return "card_of_an_open_hand"
    if case.late >= Lateness.ROUND_OVER:
        return "noticed_after_the_round"
    if case.late >= Lateness.NEXT_BOARD:
        return "noticed_on_the_next_board"
    return "on_the_twelfth_trick" if case.in_the_twelfth else ""


def _transfer(case: Case) -> Stake:
    if case.own:
        return _trick_and_one_more(case)
    if case.over and not case.tricks:
        return Stake("no_trick_won")
    return Stake("not_won_by_the_offender", (case.tricks,))


def _trick_and_one_more(case: Case) -> Stake:
    return Stake("won_by_the_offender", (frozenset({case.trick}), case.later))


# -- the verdict --------------------------------------------------------------------------------


def stake(table: Table, playing: Playing, revoke: Offence, course: Course) -> Stake:
    """Return what an established revoke costs on a course of the play."""
    return RULES[table.edition](case_of(table, playing, revoke, course))


def verdict(table: Table, playing: Playing, revoke: Revoke, course: Course) -> Verdict:
    """Return the verdict on an established revoke."""
    book, found = LAW[table.edition], stake(table, playing, revoke, course)
    # The words for the second trick of 1987 stand in the same provision as those for the first.
    goes_or_may = moved(found.demands) if course.is_over else len(found.demands)
    is_more = found.item == "not_won_by_the_offender" and goes_or_may > 1
    item = book["later_trick_with_a_card_he_could_have_played" if is_more else found.item]
    if found.item == "not_won_by_the_offender":
        item = _with_note_on_dummy(item, book, playing, revoke, course)
    laws = [Applied(item)]
    if revoke.route is not None:
        laws.append(Applied(revoke.route, Role.PROCEDURE))
    laws.append(Applied(law61.definition(table.edition, revoke), Role.IRREGULARITY))
    if found.item == "further_revoke_in_the_suit":
        laws.append(Applied(equity(table.edition, found.item), Role.SCORE))
        earlier = earlier_in_suit(playing, revoke)
        laws.extend(
            table.incidents[each.incident].laws[0] for each in earlier if each.is_established
        )
    laws.extend(_introducing(table.edition, item, revoke.route))
    result = _result(revoke, found, course)
    later = _may_still_go(revoke, found, course)
    if later is not None:
        result = sentence("{result} {later}", result=result, later=later)
    return Verdict(tuple(dict.fromkeys(laws)), result)


def _may_still_go(revoke: Revoke, found: Stake, course: Course) -> Sentence | None:
    """Say by what a further trick is still lost while the play continues; None where by nothing."""
    tricks = moved(found.demands)
    if course.is_over or tricks == len(found.demands):
        return None
    own = revoke.seat.side
    if not tricks and len(found.demands) > 1:
        words = (
            "A trick is transferred if {own} win a later one, and another if {who} wins a further "
            "trick with a card that could have been played to the revoke trick."
        )
        return sentence(words, own=own, who=revoke.seat)
    if not tricks:
        return sentence("A trick is transferred if {own} win a later one.", own=own)
    if found.item == "won_by_the_offender":
        return sentence("Another is transferred if {own} win a later trick.", own=own)
    words = (
        "Another is transferred if {who} wins a later trick with a card that could have been "
        "played to the revoke trick."
    )
    return sentence(words, who=revoke.seat)


def _with_note_on_dummy(
    item: Ground, book: Mapping[str, Ground], playing: Playing, revoke: Revoke, course: Course
) -> Ground:
    """Return what decides, with the footnote where dummy has won the trick declarer revoked in."""
    dummy, note = playing.contract.dummy, book.get("won_in_dummy_is_not_won_by_declarer")
    by_declarer = revoke.seat is playing.contract.declarer
    if note is None or not by_declarer or course.winner(revoke.trick) is not dummy:
        return item
    return item.quoting(note)


def _introducing(edition: Edition, item: Ground, route: Ground | None) -> Iterator[Applied]:
    """Yield the provisions above the items cited that say what follows from them."""
    if str(route).startswith("63A"):
        yield Applied(clauses(63)[edition]["becomes_established"], Role.PROCEDURE)
    if str(item).startswith("64B"):
        yield Applied(LAW[edition]["no_transfer"])


def _result(revoke: Revoke, found: Stake, course: Course) -> Sentence:
    tricks, so_far = moved(found.demands), found.demands and not course.is_over
    known: dict[str, object] = {"who": revoke.seat, "card": revoke.card, "trick": revoke.trick}
    if str(revoke.route).startswith("52"):
        return sentence(
            "{who} played {card} in trick {trick} instead of a penalty card, and nobody noticed. "
            "By definition this is a revoke, but no trick is transferred for it.",
            **known,
        )
    if found.item == "further_revoke_in_the_suit":
        return sentence(
            (
                "{who}’s further revoke in the same suit, with {card} in trick {trick}, is "
                "established. No further trick is transferred for it, and an adjusted score "
                "makes up for any greater damage."
            ),
            **known,
        )
    if found.item == "noticed_on_the_next_board":
        return sentence(
            (
                "{who}’s revoke with {card} in trick {trick} is established. Attention was first "
                "drawn to it after {side} had called on the next board, so no trick is "
                "transferred."
            ),
            side=revoke.seat.side.opponents,
            **known,
        )
    if found.item == "noticed_after_the_round":
        return sentence(
            (
                "{who}’s revoke with {card} in trick {trick} is established. Attention was first "
                "drawn to it after the end of the round, so no trick is transferred."
            ),
            **known,
        )
    if not tricks:
        words = (
            (
                "{who}’s revoke with {card} in trick {trick} is established. On the play so "
                "far, no trick is transferred."
            )
            if so_far
            else (
                "{who}’s revoke with {card} in trick {trick} is established. No trick is "
                "transferred."
            )
        )
        return sentence(words, **known)
    known["side"] = revoke.seat.side.opponents
    if so_far:
        return counted_sentence(
            (
                "{who}’s revoke with {card} in trick {trick} is established. On the play so "
                "far, {n} trick is transferred to {side}."
            ),
            (
                "{who}’s revoke with {card} in trick {trick} is established. On the play so "
                "far, {n} tricks are transferred to {side}."
            ),
            tricks,
            **known,
        )
    return counted_sentence(
        (
            "{who}’s revoke with {card} in trick {trick} is established. {n} trick is "
            "transferred to {side}."
        ),
        (
            "{who}’s revoke with {card} in trick {trick} is established. {n} tricks are "
            "transferred to {side}."
        ),
        tricks,
        **known,
    )


# -- equity (64C) -------------------------------------------------------------------------------

_BY_NAME = {
    "further_revoke_in_the_suit": "repeated_revokes",
    "both_sides_revoked": "revokes_of_both_sides",
}
"""The items that free a revoke, and what 2017 says of equity after each by name (64C2)."""


def equity(edition: Edition, item: str) -> Ground:
    """Return the provision that restores equity after a revoke an item of Law 64 decides on."""
    book = LAW[edition]
    return book.get(_BY_NAME.get(item, ""), book["damage_not_made_good"])
