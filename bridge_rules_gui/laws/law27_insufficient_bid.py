"""Law 27: insufficient bid, made in its turn.

The editions differ in when a corrected auction continues without rectification (27B1): 1987 and
2007 ask whether the bids are natural, 2007 also allows a substitute of the same or a more precise
meaning, 2017 asks which denominations the bids specify and whether the substitute is comparable. A
substitute put in before the director ruled is cancelled in 1987 and stands later (27C). A second
insufficient bid may be accepted like the first; if not, partner must pass throughout in 2007 and
2017 (27B4). Out of rotation it is Law 31.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import BIDS, Bid, Double, Redouble
from bridge_rules_gui.language.sentence import Sentence, sentence_about
from bridge_rules_gui.laws import law23_comparable_call as law23
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.detection import is_inadmissible
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Consequence,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
    WithdrawnCall,
)

LAW = clauses(27)


# -- the facts ------------------------------------------------------------------------------------


def is_second(offence: IrregularCall) -> bool:
    """Whether the bid was put in place of another insufficient one (27B4)."""
    return _replaced(offence) is not None


def _replaced(offence: IrregularCall) -> IrregularCall | None:
    """Return the insufficient bid in whose place this one was put."""
    first = offence.earlier
    return first if first is not None and first.key is Irregularity.INSUFFICIENT_BID else None


@dataclass(frozen=True, slots=True)
class Correction:
    """An insufficient bid, and the call the offender has put in its place."""

    offence: IrregularCall
    bid: RecordedCall
    substitute: RecordedCall

    @property
    def is_double(self) -> bool:
        """Whether the substitute is a double or redouble (27B3)."""
        return isinstance(self.substitute.call, Double | Redouble)

    @property
    def is_lowest(self) -> bool:
        """Whether it is the lowest sufficient bid in the denomination bid or shown (27B1(a))."""
        last, call = self.offence.auction.last_bid, self.substitute.call
        if last is None or not isinstance(call, Bid):
            return False
        sufficient = (bid for bid in BIDS if bid > last and bid.denomination is call.denomination)
        shown = self._shows_the_same
        return call == next(sufficient, None) and (self.names_the_same or shown)

    @property
    def names_the_same(self) -> bool:
        """Whether both are bids in the same denomination."""
        bid, substitute = self.bid.call, self.substitute.call
        return (
            isinstance(bid, Bid)
            and isinstance(substitute, Bid)
            and bid.denomination is substitute.denomination
        )

    @property
    def specifies_the_same(self) -> bool:
        """Whether the two bids specify the same denominations (27B1(a) of 2017).

        Natural bids specify what they name, artificial ones what they show (29C). Of two artificial
        bids of which nothing is stated, no more is known than what they name, which 18A calls
        specifying as well ("определя ... наименованието").
        """
        bid, substitute = self.bid, self.substitute
        alike = bid.is_artificial is substitute.is_artificial
        stated = any("shows" in call.facts or "meaning" in call.facts for call in (bid, substitute))
        if alike and not (bid.is_artificial and stated):
            return self.names_the_same
        return self._shows_the_same

    @property
    def _shows_the_same(self) -> bool:
        bid, substitute = self.bid, self.substitute
        alike = bid.leaves_a_suit_open is substitute.leaves_a_suit_open
        return alike and bid.shows == substitute.shows != ()

    @property
    def denominations_are_open(self) -> bool:
        """Whether the case does not show if a lowest sufficient bid specifies the same ones.

        It is so where one of the bids is artificial and what it shows is not stated.
        """
        bids = (self.bid, self.substitute)
        last, call = self.offence.auction.last_bid, self.substitute.call
        if (
            last is None
            or not isinstance(call, Bid)
            or all(bid.specifies is not None for bid in bids)
        ):
            return False
        lower = (bid for bid in BIDS if last < bid < call)
        return all(bid.denomination is not call.denomination for bid in lower)

    @property
    def both_natural(self) -> bool:
        """Whether neither bid is artificial (27B1(a) of 2007)."""
        return not self.bid.is_artificial and not self.substitute.is_artificial

    @property
    def is_free_in_1987(self) -> bool:
        """Whether a natural bid is corrected to the lowest in the same denomination (27B1)."""
        return not self.bid.is_artificial and self.is_lowest and self.names_the_same

    @property
    def is_legal(self) -> bool:
        """Whether Law 19 allows the substitute, if it is a double or redouble."""
        substitute = self.substitute
        return not is_inadmissible(self.offence.auction, substitute.seat, substitute.call)

    def sentence(self, pattern: str, **more: object) -> Sentence:
        """Return a sentence on the first bid, the one withdrawn and the call in its place."""
        known = {
            "who": self.offence.seat,
            "partner": self.offence.seat.partner,
            "bid": self.bid.call,
            "withdrawn": self.offence.recorded.call,
            "call": self.substitute.call,
        }
        return sentence_about(pattern, known | more)


def _corrections(offence: IrregularCall, substitute: RecordedCall) -> tuple[Correction, ...]:
    """Return the correction of each insufficient bid put in place of another, the first first."""
    bids = [offence]
    while (first := _replaced(bids[0])) is not None:
        bids.insert(0, first)
    return tuple(Correction(offence, bid.recorded, substitute) for bid in bids)


# -- 27A: the left-hand opponent may accept the bid -----------------------------------------------


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """The left-hand opponent may accept the bid; he has not yet said or called anything."""
    book = LAW[table.edition]
    bars_partner = is_second(offence) and "second_insufficient_bid" in book
    *ways_out, duty = _if_not_accepted(table.edition, offence)[1]
    result = offence.sentence(
        (
            "{who}’s {bid} is insufficient over {last}. {opponent} may accept it. Otherwise "
            "{who} must replace it, and {partner} must pass throughout and may have his lead "
            "restricted."
        )
        if bars_partner or not ways_out
        else (
            "{who}’s {bid} is insufficient over {last}. {opponent} may accept it. Otherwise "
            "{who} must replace it. Depending on the replacement, {partner} may have to pass "
            "throughout and have his lead restricted."
        ),
        bid=offence.recorded.call,
        last=offence.auction.last_bid,
    )
    laws = (
        Applied(book["may_be_accepted"], Role.RIGHT),
        *map(Applied, _of_a_second_bid(table, offence)),
        *((Applied(book["double_cancelled"]),) if bars_partner else ()),
        Applied(book["must_be_corrected"], Role.IRREGULARITY),
        *(() if bars_partner else (Applied(book[duty], Role.RESTRICTION),)),
    )
    return Verdict(laws, result, (_acceptance(table, offence),))


def accepted(table: Table, offence: IrregularCall, by: RecordedCall | None) -> Decision:
    """Accepted by word or by a call, the bid is treated as legal; 1987 adds 11B to a call."""
    book = LAW[table.edition]
    lost = by is not None and "right_lost_by_call" in book
    result = offence.sentence(
        (
            "{opponent} has accepted {bid} by calling and lost the right to rectification. The "
            "bid is treated as legal, and the auction continues."
        )
        if lost
        else (
            "{opponent} has accepted {bid}. The bid is treated as legal, and the auction continues."
        ),
        bid=offence.recorded.call,
    )
    laws = (
        book["may_be_accepted"],
        *((book["right_lost_by_call"],) if lost else ()),
        *_of_a_second_bid(table, offence),
    )
    first = _first_withdrawn(offence, book["may_be_accepted"])
    gone = tuple(replace(call, replaced_by=offence.recorded.call) for call in first)
    return Decision(_verdict(laws, result, gone), Fate.STANDS)


def partner_called_meanwhile(
    table: Table, offence: IrregularCall, recorded: RecordedCall, own: Verdict
) -> Verdict:
    """Partner has called while the opponent may still accept the bid: that right stays open.

    Partner's call is out of rotation whatever is chosen, and waits with its `own` law.
    """
    right = _acceptance(table, offence)
    result = offence.sentence(
        (
            "{who}’s {call} was out of rotation while {opponent} could still accept {bid}. "
            "{opponent}’s choice comes first. {who}’s {call} is dealt with afterwards."
        ),
        who=recorded.seat,
        call=recorded.call,
        bid=offence.recorded.call,
    )
    return Verdict((*own.laws, Applied(right.ground, Role.RIGHT)), result, (right,))


def _acceptance(table: Table, offence: IrregularCall) -> Option:
    law = LAW[table.edition]["may_be_accepted"]
    return Option(offence.seat.left_hand_opponent, "accept_call", law)


# -- 27B: not accepted, the bid must be corrected -------------------------------------------------


def refused(table: Table, offence: IrregularCall) -> Decision:
    """Not accepted: the offender must replace it, and hears beforehand what follows from each call.

    After a second insufficient bid partner must pass (27B4 of 2007 and 2017).
    """
    book = LAW[table.edition]
    if is_second(offence) and "second_insufficient_bid" in book:
        return _second_refused(table, offence)
    law = book["must_be_corrected"]
    words, unless = _if_not_accepted(table.edition, offence)
    result = offence.sentence(words, bid=offence.recorded.call)
    rights = (
        Option(offence.seat, "sufficient_bid_or_pass", law),
        *_by_meaning(table, offence),
    )
    laws = (law, *(book[idea] for idea in unless))
    decided = _verdict(laws, result, (*rights, offence.withdrawn(law)))
    return Decision(decided, Fate.REPLACED_AT_ONCE)


def _if_not_accepted(edition: Edition, offence: IrregularCall) -> tuple[str, tuple[str, ...]]:
    """Return what the offender hears before he chooses, and the ideas it rests on (27B1, 27B2)."""
    if edition is Edition.BG_2017:
        return (
            "{bid} is not accepted, so {who} must replace it. {partner} must pass throughout "
            "unless the replacement is the lowest sufficient bid that specifies the same "
            "denominations, or a comparable call."
        ), ("lowest_sufficient_bid", "comparable_meaning", "other_bid_or_pass")
    bids = _corrections(offence, offence.recorded)
    conventional = any(each.bid.is_artificial for each in bids)
    if edition is Edition.SR_2007 and conventional:
        return (
            "{bid} is not accepted, so {who} must replace it. {partner} must pass throughout "
            "unless the replacement has the same or a more precise meaning."
        ), ("comparable_meaning", "other_bid_or_pass")
    if edition is Edition.SR_2007:
        return (
            "{bid} is not accepted, so {who} must replace it. {partner} must pass throughout "
            "unless the replacement is the lowest sufficient bid in the same denomination and "
            "natural, or has the same or a more precise meaning."
        ), ("lowest_sufficient_bid", "comparable_meaning", "other_bid_or_pass")
    if not conventional and all(each.names_the_same for each in bids):
        return (
            "{bid} is not accepted, so {who} must replace it. {partner} must pass throughout "
            "unless the replacement is the lowest sufficient bid in the same denomination."
        ), ("lowest_sufficient_bid", "other_bid_or_pass")
    return (
        "{bid} is not accepted, so {who} must replace it, and {partner} must pass throughout."
    ), ("bid_may_be_conventional" if conventional else "other_bid_or_pass",)


def _by_meaning(table: Table, offence: IrregularCall) -> tuple[Option, ...]:
    """Return the call after which partner need not pass (27B1(b)); 1987 has none.

    It is the only one that may be a double or a redouble: any other of these is cancelled, although
    27B speaks of a legal call (27B3).
    """
    law = LAW[table.edition].get("comparable_meaning")
    if law is None:
        return ()
    early = table.edition is Edition.SR_2007
    name = "same_or_more_precise_call" if early else "comparable_call"
    return (Option(offence.seat, name, law),)


def corrected(table: Table, offence: IrregularCall, substitute: RecordedCall) -> Decision:
    """The offender has put another call in place of the bid."""
    corrections = _corrections(offence, substitute)
    if table.edition is Edition.RU_1987:
        return _corrected_1987(table, corrections)
    return _corrected_later(table, corrections[0])


def _corrected_1987(table: Table, corrections: tuple[Correction, ...]) -> Decision:
    """Only a natural bid corrected to the lowest in the same denomination goes unpenalised.

    A second insufficient bid is one like any other, and the call must make good both.
    """
    correction = corrections[0]
    book, offence = LAW[table.edition], correction.offence
    after_double = (book["double_cancelled"], book["must_be_corrected"])
    if correction.is_double:  # 27B3
        return _double_cancelled(correction, after_double, choice=book["must_be_corrected"])
    if offence.premature is not None:  # 27B
        return _cancelled_as_premature(correction, book)
    if offence.partner_must_pass:
        return _partner_passes(table, correction, after_double, bar=None)
    penalised = [each for each in corrections if not each.is_free_in_1987]
    if not penalised:  # 27B1
        laws = (book["lowest_sufficient_bid"], book["director_adjusts"])
        return _no_rectification(table, correction, laws)
    # 27B2
    conventional = any(each.bid.is_artificial for each in corrections)
    law = book["bid_may_be_conventional" if conventional else "other_bid_or_pass"]
    if any(not (each.is_lowest and each.names_the_same) for each in penalised):
        law = law.quoting(book["other_bid_or_pass"])
    excluded = (_not_the_lowest(table, penalised[0]),)
    return _partner_passes(table, correction, (law,), bar=law, excluded=excluded)


def _corrected_later(table: Table, correction: Correction) -> Decision:
    """2007 and 2017: no rectification if denomination (27B1(a)) or meaning (27B1(b)) is kept."""
    book, offence = LAW[table.edition], correction.offence
    too_early = offence.premature is not None
    premature = (book["premature_substitute_ruled_on"],) if too_early else ()
    if offence.partner_must_pass and not correction.is_double:
        after_double = book["double_cancelled"]
        second = (book["second_insufficient_bid"],) if is_second(offence) else ()
        return _partner_passes(table, correction, (*second, after_double, *premature), bar=None)
    if _keeps_denomination(table, correction):  # 27B1(a)
        laws = (book["lowest_sufficient_bid"], book["director_adjusts"], *premature)
        return _no_rectification(table, correction, laws)
    excluded = [_not_the_lowest(table, correction)]
    if correction.is_legal and not offence.partner_must_pass:
        if _keeps_meaning(table, correction):  # 27B1(b)
            laws = (
                book["comparable_meaning"],
                *_limbs(table, correction),
                book["director_adjusts"],
            )
            free = table.edition is Edition.BG_2017
            return _no_rectification(table, correction, (*laws, *premature), excluded, free=free)
        if _specifies_the_same(table, correction):
            laws = (book["lowest_sufficient_bid"], book["director_adjusts"], *premature)
            return _no_rectification(table, correction, laws)
        excluded.append(_another_meaning(table, correction))
    if correction.is_double:  # 27B3
        law = book["double_cancelled"]
        premature = (book["premature_double"],) if too_early else ()
        return _double_cancelled(correction, (law, *premature), choice=law, excluded=excluded)
    law = book["other_bid_or_pass"]  # 27B2
    return _partner_passes(table, correction, (law, *premature), bar=law, excluded=excluded)


# -- 27B1: when the auction continues without rectification ---------------------------------------


def _keeps_denomination(table: Table, correction: Correction) -> bool:
    """Whether 27B1(a) lets the auction continue: natural bids (2007), the same specified (2017)."""
    early = table.edition is Edition.SR_2007
    return correction.is_lowest and (
        correction.both_natural if early else correction.specifies_the_same
    )


def _specifies_the_same(table: Table, correction: Correction) -> bool:
    """Whether 27B1(a) of 2017 applies to bids of which it is not stated what they specify."""
    if table.edition is not Edition.BG_2017 or not correction.denominations_are_open:
        return False
    question = correction.sentence(
        "Does {who}’s {call} specify the same denominations as the withdrawn {bid}?"
    )
    return table.judge("same_denominations", correction.substitute.event, question)


def _keeps_meaning(table: Table, correction: Correction) -> bool:
    """Whether 27B1(b) does: the same or a more precise meaning (2007), a comparable call (2017)."""
    early = table.edition is Edition.SR_2007
    judged = law23.is_same_or_more_precise if early else law23.is_comparable
    return judged(table, correction.bid, correction.substitute)


def _limbs(table: Table, correction: Correction) -> tuple[Ground, ...]:
    if table.edition is Edition.SR_2007:
        return ()
    return law23.limbs(correction.bid, correction.substitute)


def _not_the_lowest(table: Table, correction: Correction) -> Sentence:
    """Say why 27B1(a) does not apply."""
    early = table.edition is Edition.RU_1987
    if early and correction.bid.is_artificial:
        pattern = "{law} does not apply because {bid} may be conventional."
    elif not isinstance(correction.substitute.call, Bid):
        pattern = "{law} does not apply because {who}’s {call} is not a bid."
    elif not correction.is_lowest:
        pattern = (
            "{law} does not apply because {call} is not the lowest sufficient bid that specifies "
            "the same denominations as {bid}."
            if table.edition is Edition.BG_2017
            else "{law} does not apply because {call} is not the lowest sufficient bid in the "
            "denomination of {bid}."
        )
    elif early:
        pattern = "{law} does not apply because {call} is not in the same denomination as {bid}."
    elif table.edition is Edition.BG_2017:
        pattern = (
            "{law} does not apply because {call} does not specify the same denominations as {bid}."
        )
    elif correction.bid.is_artificial:
        pattern = "{law} does not apply because {bid} is artificial."
    else:
        pattern = "{law} does not apply because {call} is artificial."
    return correction.sentence(pattern, law=LAW[table.edition]["lowest_sufficient_bid"])


def _another_meaning(table: Table, correction: Correction) -> Sentence:
    """Say why 27B1(b) does not apply."""
    return correction.sentence(
        (
            "{law} does not apply because {who}’s {call} does not have the same or a more "
            "precise meaning than {bid}."
        )
        if table.edition is Edition.SR_2007
        else "{law} does not apply because {who}’s {call} is not comparable with {bid}.",
        law=LAW[table.edition]["comparable_meaning"],
    )


# -- 27B4: a second insufficient bid --------------------------------------------------------------


def _of_a_second_bid(table: Table, offence: IrregularCall) -> tuple[Ground, ...]:
    """Return the provision on a second insufficient bid; 1987 has none but the first one's."""
    book = LAW[table.edition]
    law = book.get("second_insufficient_bid", book["must_be_corrected"])
    return (law,) if is_second(offence) else ()


def _first_withdrawn(offence: IrregularCall, law: Ground) -> tuple[WithdrawnCall, ...]:
    """Return the record of the first insufficient bid where a second one was put in its place."""
    first = _replaced(offence)
    return () if first is None else (first.withdrawn(law, LeadPenalty.BY_MEANING),)


def _second_refused(table: Table, offence: IrregularCall) -> Decision:
    """Not accepted either: the director rules as after a double (27B3)."""
    book = LAW[table.edition]
    law, choice = book["second_insufficient_bid"], book["double_cancelled"]
    result = offence.sentence(
        (
            "{bid} is also insufficient and is not accepted. {who} must replace it with a "
            "sufficient bid or a pass, and {partner} must pass throughout."
        ),
        bid=offence.recorded.call,
    )
    consequences: tuple[Consequence, ...] = (
        *_bar_on_partner(offence, law),
        *_first_withdrawn(offence, choice),
        offence.withdrawn(choice, LeadPenalty.BY_MEANING),
        Option(offence.seat, "sufficient_bid_or_pass", choice),
    )
    return Decision(_verdict((law, choice), result, consequences), Fate.REPLACED_AT_ONCE)


# -- 27C (1987: 27B): replaced before the director ruled ------------------------------------------


def replaced_too_early(table: Table, offence: IrregularCall) -> Verdict:
    """The offender has not waited for the director; the opponent may still accept his bid.

    27B of 1987 cancels "любая заявка", any call put in too early, so that 25B1, by which the
    opponent may accept a substitute, does not apply to one for an insufficient bid that was meant.
    """
    book = LAW[table.edition]
    result = offence.sentence(
        (
            "{who} replaced {bid} too early. Unless {opponent} accepts {bid}, the substitute "
            "stands if it is legal, and {law} determines what follows."
        )
        if "premature_substitute_stands" in book
        else (
            "{who} replaced {bid} too early. Unless {opponent} accepts {bid}, the substitute is "
            "cancelled and {who} chooses again."
        ),
        bid=offence.recorded.call,
        law=book["must_be_corrected"],
    )
    laws = (
        Applied(book["premature_substitute"]),
        Applied(book["may_be_accepted"], Role.RIGHT),
    )
    return Verdict(laws, result, (_acceptance(table, offence),))


def substitute_called_over(
    table: Table, offence: IrregularCall, substitute: RecordedCall
) -> Verdict:
    """The opponent called over a legal premature substitute: it stands, the right is lost."""
    book = LAW[table.edition]
    laws = (
        (book["premature_substitute_stands"], clauses(11)[table.edition]["right_may_be_lost"])
        if "premature_substitute_stands" in book
        else (book["right_lost_by_call"], book["must_be_corrected"])
    )
    result = offence.sentence(
        (
            "{opponent} called over {call} before the director ruled. {call} stands, and the "
            "right to rectification is lost."
        ),
        call=substitute.call,
    )
    return _verdict(laws, result, (offence.withdrawn(laws[0]),))


def rules_on(table: Table, offence: IrregularCall, substitute: IrregularCall) -> bool:
    """Law 27 itself cancels doubles (27B3), and in 1987 whatever is put in too early (27B)."""
    cancelled = "premature_substitute_stands" not in LAW[table.edition]
    too_early = cancelled and offence.premature is not None
    return too_early or isinstance(substitute.recorded.call, Double | Redouble)


# -- what follows from the correction -------------------------------------------------------------


def _no_rectification(
    table: Table,
    correction: Correction,
    laws: tuple[Ground, ...],
    excluded: Iterable[Sentence] = (),
    *,
    free: bool = True,
) -> Decision:
    """The auction continues; `free` where the edition sets the law on withdrawn calls aside too."""
    result = correction.sentence(
        (
            "{call} replaces {withdrawn}, and the auction continues without further "
            "rectification. {partner} may use the information from {withdrawn}. The score is "
            "adjusted only if the insufficient bid itself caused damage."
        )
        if free
        else (
            "{call} replaces {withdrawn}, and the auction continues without further "
            "rectification. The score is adjusted only if the insufficient bid itself caused "
            "damage."
        )
    )
    gone = correction.offence.withdrawn(laws[0], by=correction.substitute, free=free)
    attempts = _attempts(table, correction)
    return Decision(_verdict(laws, result, (*attempts, gone), excluded), Fate.STANDS)


def _partner_passes(
    table: Table,
    correction: Correction,
    laws: tuple[Ground, ...],
    *,
    bar: Ground | None,
    excluded: Iterable[Sentence] = (),
) -> Decision:
    """The substitute stands, and partner must pass; without `bar` if he had to already."""
    result = correction.sentence("{call} replaces {withdrawn}, and {partner} must pass throughout.")
    bars = () if bar is None else _bar_on_partner(correction.offence, bar)
    as_after_double = LAW[laws[0].edition]["double_cancelled"]
    law = as_after_double if as_after_double in laws else laws[0]
    gone = correction.offence.withdrawn(law, LeadPenalty.BY_MEANING, correction.substitute)
    before = (*_attempts(table, correction), *_first_withdrawn(correction.offence, law))
    return Decision(_verdict(laws, result, (*bars, *before, gone), excluded), Fate.STANDS)


def _attempts(table: Table, correction: Correction) -> Iterator[WithdrawnCall]:
    """Yield the calls cancelled on the way, with the final one: Law 26 asks if it is another."""
    for call in table.withdrawn:
        if call.seat is correction.offence.seat and call.event > correction.offence.recorded.event:
            yield replace(call, replaced_by=correction.substitute.call)


def _double_cancelled(
    correction: Correction,
    laws: tuple[Ground, ...],
    *,
    choice: Ground,
    excluded: Iterable[Sentence] = (),
) -> Decision:
    """A double or redouble is cancelled, and the offender chooses again by `choice`."""
    offence = correction.offence
    result = correction.sentence(
        "{call} is cancelled. {who} must replace it with a sufficient bid or a pass, and "
        "{partner} must pass throughout."
    )
    consequences: tuple[Consequence, ...] = (
        *_bar_on_partner(offence, laws[0]),
        Option(offence.seat, "sufficient_bid_or_pass", choice),
        *_first_withdrawn(offence, laws[0]),
        offence.withdrawn(laws[0], LeadPenalty.BY_MEANING),
        _substitute_withdrawn(correction, laws[0], LeadPenalty.BY_MEANING),
    )
    return Decision(_verdict(laws, result, consequences, excluded), Fate.REPLACED_AT_ONCE)


def _cancelled_as_premature(correction: Correction, book: Mapping[str, Ground]) -> Decision:
    """1987 cancels a premature substitute; it names Law 26 for that call, not for the bid."""
    offence, leads = correction.offence, book["lead_may_be_restricted_after_a_premature_substitute"]
    law = book["must_be_corrected"].quoting(book["premature_substitute"])
    result = correction.sentence(
        "{call} is cancelled. {who} must replace {withdrawn} with a sufficient bid or a pass."
    )
    consequences = (
        Option(offence.seat, "sufficient_bid_or_pass", book["must_be_corrected"]),
        offence.withdrawn(law),
        _substitute_withdrawn(correction, law.quoting(leads), LeadPenalty.BY_MEANING),
    )
    return Decision(_verdict((law,), result, consequences), Fate.REPLACED_AT_ONCE)


def _bar_on_partner(offence: IrregularCall, law: Ground) -> tuple[Bar, ...]:
    """Return the duty of partner to pass throughout, if an earlier attempt has not imposed it."""
    if offence.partner_must_pass:
        return ()
    return (Bar(offence.seat.partner, Duration.THROUGHOUT, law),)


def _substitute_withdrawn(
    correction: Correction, law: Ground, penalty: LeadPenalty
) -> WithdrawnCall:
    """Return the record of the attempt; one of the same meaning as the bid shows its suits too."""
    call, bid = correction.substitute, correction.offence.recorded
    same = call.holds("comparable") or call.holds("same_or_more_precise")
    shows = call.specifies or (bid.specifies if same else call.specifies)
    return WithdrawnCall(call.seat, call.call, call.event, law, penalty, shows)


def _verdict(
    laws: Iterable[Ground],
    result: Sentence,
    consequences: tuple[Consequence, ...],
    excluded: Iterable[Sentence] = (),
) -> Verdict:
    """Return a verdict on given provisions, explained by what does not apply and the result."""
    return Verdict(tuple(map(Applied, laws)), result, consequences, (*excluded, result))


CALL_LAW = LawOfCall(
    notice=notice, accept=accepted, refuse=refused, settle=corrected, rules_on=rules_on
)
