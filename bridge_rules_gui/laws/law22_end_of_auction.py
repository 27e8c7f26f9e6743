"""Law 22: the end of the auction, by a contract or by four passes.

The editions agree in substance; 1987 and 2007 say in Law 22 or 17 what 2017 has in 22 and 17D. Who
then leads and who may ask is in Laws 41A, 41B and 20F2: the leader in his turn, his partner and
declarer until the lead is faced, but not dummy.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.scenario import Ending, Event, Finished
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law17_auction_period as law17
from bridge_rules_gui.laws import law20_review_and_explanation as law20
from bridge_rules_gui.laws import law41_opening_lead as law41
from bridge_rules_gui.laws import law77_scoring as law77
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(22)


def auction_ended(table: Table) -> Table:
    """Return the table with the procedure at the end of the auction in force."""
    auction = table.bidding.auction
    return table.proceeding(procedure(table.edition, auction), outcome(auction.contract))


@cache
def _procedure(edition: Edition, *, passed_out: bool) -> tuple[Applied, ...]:
    if passed_out:
        # 1987 only says that the board is not played (22A); the others score it zero (77).
        score = law77.LAW[edition].get("passed_out")
        ends = _end(edition, has_bid=False)
        return ends if score is None else (*ends, Applied(score, Role.SCORE))
    return (
        *_end(edition, has_bid=True),
        Applied(law41.LAW[edition]["opening_lead_face_down"], Role.PROCEDURE),
        Applied(law41.LAW[edition]["questions_before_lead_is_faced"], Role.RIGHT),
        Applied(law20.LAW[edition]["explanation_in_the_play"], Role.RIGHT),
    )


def procedure(edition: Edition, auction: Auction) -> tuple[Applied, ...]:
    """Return the provisions in force at the end of an auction."""
    return _procedure(edition, passed_out=auction.is_passed_out)


def _end(edition: Edition, *, has_bid: bool) -> tuple[Applied, ...]:
    """Return what the auction leads to, and when the auction period ends (1987 and 2017: 17)."""
    book = LAW[edition]
    leads_to = book["last_bid_is_the_contract" if has_bid else "all_four_pass"]
    ends = "period_ends_with_the_lead" if has_bid else "period_ends_when_all_pass"
    period = (book if ends in book else law17.LAW[edition])[ends]
    return (Applied(leads_to, Role.PROCEDURE), Applied(period, Role.PROCEDURE))


def hands_put_away(table: Table, event: Event, act: Ending) -> Table:
    """Record that the hands went back into the board; too early, the auction continues."""
    del event
    auction = table.bidding.auction
    if act.of is not Finished.BOARD or auction.is_over:
        return table
    ends, period = _end(table.edition, has_bid=auction.last_bid is not None)
    # Law 22 of 1987 begins where the auction has ended; 17E says when that is.
    missing = period if table.edition is Edition.RU_1987 else ends
    four = LAW[table.edition].get("ends_when_all_four_pass")
    if four is not None and auction.last_bid is None:
        missing = Applied(four, Role.PROCEDURE)
    laws = (*law17.next_call(table.edition), missing)
    result = sentence(_NOT_OVER[auction.last_bid is not None], who=auction.turn)
    trace: tuple[Sentence, ...] = ()
    if table.edition is Edition.BG_2017 and auction.last_bid is None:
        # By itself 17D2 would end the period here; it refers to 22B.
        words = (
            "{law} does not apply because it refers to {condition}, and not all four players "
            "have passed."
        )
        trace = (sentence(words, law=period.ground, condition=ends.ground), result)
    noticed = table.noticing(Irregularity.AUCTION_NOT_OVER, None, table.event)
    return noticed.deciding(Verdict(laws, result, trace=trace))


_NOT_OVER: Final = {
    False: (
        "Not all four players have passed, so the auction is not over, although the hands are back "
        "in the board. It is {who}’s turn to call."
    ),
    True: (
        "The last bid has not been followed by three passes in rotation, so the auction is not "
        "over, although the hands are back in the board. It is {who}’s turn to call."
    ),
}
"""What is ruled where the hands went back too early, by whether anybody has bid."""


@cache
def outcome(contract: Contract | None) -> Sentence:
    """Say what an auction has led to."""
    if contract is None:
        return sentence("All four players have passed. The board is neither played nor redealt.")
    return sentence(
        (
            "The auction is over: {contract} by {declarer}. {leader} leads and may ask for "
            "explanations first. {partner} and {declarer} may ask until the lead is faced, "
            "which ends the auction period."
        ),
        contract=contract.in_words,
        declarer=contract.declarer,
        leader=contract.opening_leader,
        partner=contract.opening_leader.partner,
    )


_SAID_AS_PAST: Final = {
    ("{opponent} has accepted {who}’s {call} out of rotation. The auction continues from there."): (
        "{opponent} has accepted {who}’s {call} out of rotation. The auction continued from there."
    ),
    "{opponent} has accepted {bid}. The bid is treated as legal, and the auction continues.": (
        "{opponent} has accepted {bid}. The bid was treated as legal, and the auction continued."
    ),
    (
        "{opponent} has accepted {bid} by calling and lost the right to rectification. The bid is "
        "treated as legal, and the auction continues."
    ): (
        "{opponent} has accepted {bid} by calling and lost the right to rectification. The bid "
        "was treated as legal, and the auction continued."
    ),
    (
        "{call} replaces {withdrawn}, and the auction continues without further rectification. "
        "The score is adjusted only if the insufficient bid itself caused damage."
    ): (
        "{call} replaced {withdrawn}, and the auction continued without further "
        "rectification. The score is adjusted only if the insufficient bid itself caused "
        "damage."
    ),
    (
        "{call} replaces {withdrawn}, and the auction continues without further rectification. "
        "{partner} may use the information from {withdrawn}. The score is adjusted only if the "
        "insufficient bid itself caused damage."
    ): (
        "{call} replaced {withdrawn}, and the auction continued without further rectification. "
        "{partner} may use the information from {withdrawn}. The score is adjusted only if the "
        "insufficient bid itself caused damage."
    ),
    "{second} is cancelled. {who}’s {first} stands, and the auction continues.": (
        "{second} was cancelled. {who}’s {first} stood, and the auction continued."
    ),
    (
        "{opponent} called in turn before {who}’s {call} out of rotation was dealt with. The "
        "auction continues as if {who} had not called in this round."
    ): (
        "{opponent} called in turn before {who}’s {call} out of rotation was dealt with. The "
        "auction continued as if {who} had not called in that round."
    ),
    "{call} replaces {withdrawn}, and {partner} must pass throughout.": (
        "{call} replaced {withdrawn}, and {partner} had to pass throughout."
    ),
    "{call} replaces {withdrawn}. {partner} must pass throughout.": (
        "{call} replaced {withdrawn}. {partner} had to pass throughout."
    ),
    "{who}’s call in turn is {call}. {partner} must pass throughout.": (
        "{who}’s call in turn was {call}. {partner} had to pass throughout."
    ),
    (
        "{who}’s {call} is not comparable with the cancelled {withdrawn}: {partner} must pass at "
        "his next turn."
    ): (
        "{who}’s {call} is not comparable with the cancelled {withdrawn}: "
        "{partner} had to pass at his next turn."
    ),
    "{who}’s {call} repeats the denomination: {partner} must pass at his next turn.": (
        "{who}’s {call} repeats the denomination: {partner} had to pass at his next turn."
    ),
    "{who}’s {call} does not repeat the denomination: {partner} must pass throughout.": (
        "{who}’s {call} does not repeat the denomination: {partner} had to pass throughout."
    ),
    "{who}’s {call} repeats no denomination: {partner} must pass throughout.": (
        "{who}’s {call} repeats no denomination: {partner} had to pass throughout."
    ),
    (
        "{who}’s {call} is cancelled and replaced by a pass. {who} and {partner} must pass "
        "throughout."
    ): (
        "{who}’s {call} was cancelled and replaced with a pass. {who} and {partner} had to "
        "pass throughout."
    ),
    "{call} is cancelled and replaced by a pass. {who} and {partner} must pass throughout.": (
        "{call} was cancelled and replaced with a pass. {who} and {partner} had to pass throughout."
    ),
    "{opponent} called over {call}. {call} stands, and {who} must continue to pass.": (
        "{opponent} called over {call}. {call} stood, and {who} had to continue to pass."
    ),
    "{who} keeps {first}, and {partner} must pass at his next turn.": (
        "{who} kept {first}, and {partner} had to pass at his next turn."
    ),
    "{who}’s new call is {call}, and {partner} must pass throughout.": (
        "{who}’s new call was {call}, and {partner} had to pass throughout."
    ),
    "{who}’s pass is cancelled, and {who} must pass at his next turn.": (
        "{who}’s pass was cancelled, and {who} had to pass at his next turn."
    ),
    "{who}’s call is in rotation: {opponent}, whose turn it was, must pass.": (
        "{who}’s call was in rotation: {opponent}, whose turn it was, had to pass."
    ),
}
"""What is said of a duty to pass and of the auction, and how when the auction is over."""


def said_as_past(result: Sentence) -> Sentence:
    """Return what was decided on the auction as it is said when that is over."""
    return replace(result, pattern=_SAID_AS_PAST.get(result.pattern, result.pattern))
