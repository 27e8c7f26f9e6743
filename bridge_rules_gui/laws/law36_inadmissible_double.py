"""Law 36: a double or redouble that Law 19 does not allow (1987: with 35A).

If the left-hand opponent calls after it, both calls go and nothing follows. Otherwise it is
cancelled, the offender calls again, and partner must pass throughout in every edition.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Double, Redouble
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Doubling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import listed, sentence
from bridge_rules_gui.laws import law17_auction_period as law17
from bridge_rules_gui.laws import law22_end_of_auction as law22
from bridge_rules_gui.laws import law24_card_exposed_in_auction as law24
from bridge_rules_gui.laws import law29_call_out_of_rotation as law29
from bridge_rules_gui.laws import law37_action_violating_obligation_to_pass as law37
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction import cancelled
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall, Turn
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
)

LAW = clauses(36)


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """Nobody may accept it; the next player does well to wait for the director."""
    result = offence.sentence("{who}’s {call} is not allowed here.")
    return Verdict((Applied(_law_19(table, offence), Role.IRREGULARITY),), result)


def _law_19(table: Table, offence: IrregularCall) -> Ground:
    """Return what of Law 19 the call breaks: its object is not there, one's own, or called over."""
    auction, own, last = offence.auction, offence.seat.side, offence.auction.last_bid_by
    book = clauses(19)[table.edition]
    if isinstance(offence.recorded.call, Double):
        if last is None:
            return book["double_the_last_bid"]
        is_own = last.side is own
        return book["double_an_opponents_bid" if is_own else "only_passes_before_the_double"]
    if not any(isinstance(made.call, Double) for made in auction.calls):
        return book["redouble_the_last_double"]
    doubled = auction.doubling is Doubling.DOUBLED
    is_own = doubled and last is not None and last.side is not own
    return book["redouble_an_opponents_double" if is_own else "only_passes_before_the_redouble"]


# -- 36A (1987: 35A): the left-hand opponent has called -------------------------------------------


def called_over(table: Table, offence: IrregularCall, by: RecordedCall | None) -> Decision:
    """The left-hand opponent called: everything since is cancelled, and nothing follows."""
    del by
    book = LAW[table.edition]
    law = book["called_over"]
    result = offence.sentence(
        "{opponent} called over the inadmissible {call}. {call} and every later call are "
        "cancelled, {turn} calls, and there is no further rectification."
    )
    laws = (Applied(law), Applied(_law_19(table, offence), Role.IRREGULARITY))
    consequences = (offence.withdrawn(law), *cancelled.cancelled_with(offence, law))
    why = cancelled.called_over(book["cancelled"], offence)
    return Decision(Verdict(laws, result, consequences, (why, result)), Fate.NOTHING_IN_PLACE)


# -- 36B (1987: 36): nobody has called over it ----------------------------------------------------


def refused(table: Table, offence: IrregularCall) -> Decision:
    """It is cancelled, the offender calls again, and partner must pass throughout.

    Of a player who must pass himself it is also Law 37, whose paragraph for what the opponent has
    not called over (37B) does not leave doubles out: a pass takes its place.
    """
    own_turn = offence.turn is Turn.OWN
    if table.bar_on(offence.seat) is not None:
        return law37.refused(table, offence)
    law, *more = _deciding(table, offence)
    result = (
        offence.sentence(
            "{who}’s {call} is cancelled. {who} must make a legal call, and {partner} must "
            "pass throughout."
        )
        if own_turn
        else law29.partner_must_pass(offence)
    )
    consequences = (
        Bar(offence.seat.partner, Duration.THROUGHOUT, law),
        offence.withdrawn(_restricting_leads(table, offence), LeadPenalty.BY_MEANING),
        Option(offence.seat, "any_legal_call", law),
    )
    fate = Fate.REPLACED_AT_ONCE if own_turn else Fate.BACK_TO_TURN
    why = cancelled.not_called_over(LAW[table.edition]["called_over"], offence)
    verdict = Verdict(tuple(map(Applied, (law, *more))), result, consequences, (why, result))
    return Decision(verdict, fate)


def _deciding(table: Table, offence: IrregularCall) -> tuple[Ground, ...]:
    """Return what decides, and what else applies.

    1987 sends a double out of rotation from Law 36 to 32, and 32B1 back to 36 where the opponent
    passes.
    """
    book, own_turn = LAW[table.edition], offence.turn is Turn.OWN
    if "out_of_rotation" in book:
        law = book["legal_call_in_its_place" if own_turn else "out_of_rotation"]
        return (law, book["cancelled"])
    at_opponents = offence.turn is Turn.RIGHT_HAND_OPPONENT
    turn = "at_right_hand_opponents_turn" if at_opponents else "at_partners_turn"
    sent_to = () if own_turn else (clauses(32)[table.edition][turn],)
    return (book["cancelled"], *sent_to, _law_19(table, offence))


def _restricting_leads(table: Table, offence: IrregularCall) -> Ground:
    """Return what brings in Law 26; a double out of rotation has words of its own (36B4)."""
    book = LAW[table.edition]
    own = "lead_may_be_restricted_out_of_rotation"
    is_own_turn = offence.turn is Turn.OWN or own not in book
    return book["lead_may_be_restricted" if is_own_turn else own]


def settled(table: Table, offence: IrregularCall, substitute: RecordedCall) -> Decision:
    """A legal call in its place stands; partner must pass already."""
    before = table.incidents[offence.incident]
    result = offence.sentence(
        "{call} replaces {withdrawn}. {partner} must pass throughout.",
        call=substitute.call,
        withdrawn=offence.recorded.call,
    )
    law = _restricting_leads(table, offence)
    gone = offence.withdrawn(law, LeadPenalty.BY_MEANING, substitute)
    return Decision(Verdict(before.laws, result, (gone,)), Fate.STANDS)


# -- found after the lead -------------------------------------------------------------------------


def played_after_the_passes(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """Return the table after a card that nobody knew to come too early.

    Three passes and the lead end the auction period (17E; 2007: 22B1; 2017: 17D1), so that Law 24
    is not about the card; the calls are cancelled all the same when the director comes (35A and
    35C; later 36A and 38B).
    """
    book = law22.LAW if table.edition is Edition.SR_2007 else law17.LAW
    ended = book[table.edition]["period_ends_with_the_lead"]
    line = sentence(
        "{law} does not apply because three passes had ended the auction ({ended}) when {who} "
        "played {cards}.",
        law=law24.LAW[table.edition]["left_face_up"],
        ended=ended,
        who=seat,
        cards=listed(cards),
    )
    return table.explaining((Applied(ended, Role.PROCEDURE),), (line,))


def noticed_too_late(table: Table) -> bool:
    """2017: whether attention is drawn only after the opening lead has been faced (36C)."""
    return "noticed_after_the_lead" in LAW[table.edition] and (
        table.playing is not None or table.facts.value("opening_lead_faced") is True
    )


def may_be_disregarded(table: Table, offence: IrregularCall) -> bool:
    """2017: whether an unnoticed double can be left out when a card is led over it (36C)."""
    return "noticed_after_the_lead" in LAW[table.edition] and is_its(offence)


def is_its(offence: IrregularCall) -> bool:
    """Whether a call is one this law is about: a double or a redouble."""
    return isinstance(offence.recorded.call, Double | Redouble)


def disregarded(table: Table, offence: IrregularCall) -> Verdict:
    """2017: the contract is scored as if the inadmissible call had not been made (36C)."""
    law = LAW[table.edition]["noticed_after_the_lead"]
    result = offence.sentence(
        "The opening lead was faced before anyone noticed. The contract is scored as if "
        "{who}’s {call} had not been made."
    )
    return Verdict((Applied(law),), result, (offence.withdrawn(law),))


CALL_LAW = LawOfCall(
    notice=notice,
    accept=called_over,
    refuse=refused,
    settle=settled,
    may_be_accepted=False,
    cancels_later=True,
)
