"""Law 25: legal and illegal changes of call.

An unintended call may be changed: 1987 and 2007 without pause for thought, 2007 and 2017 until
partner has called. Any other change the left-hand opponent may accept; if he does not, 1987 lets
the offender choose again and his partner must pass, 2007 and 2017 leave the first call standing.
A call made at the left-hand opponent's turn by a player who has called is a change of call too
(30B3, 31B; 2017: 30B2, 31C, 32C).
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Bid
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence, sentence_about
from bridge_rules_gui.laws import law26_lead_restrictions as law26
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.bidding import ChangedCall
from bridge_rules_gui.table.changing import replace
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
    WithdrawnCall,
)

LAW = clauses(25)

_MAY_FOLLOW: Final = {
    Edition.RU_1987: "If {side} defend, {partner}’s lead may then be restricted.",
    Edition.SR_2007: (
        "If {opponent} accepts and {side} defend, {partner}’s lead may be restricted. In either "
        "case {side} may not use the information from the withdrawn call."
    ),
    Edition.BG_2017: (
        "In either case {partner}’s lead may be restricted if {side} defend, and {side} may not "
        "use the information from the withdrawn call."
    ),
}
"""What may follow from the choice; 1987 says it in its own way where the first call was legal."""


# -- 25A: an unintended call ----------------------------------------------------------------------


class Course(Enum):
    """What becomes of an attempt to change a call that was not intended."""

    PUT_RIGHT = "it stands in place of the first call"
    TOO_LATE = "it is cancelled"
    LIKE_A_DELIBERATE_ONE = "it needs to be accepted like a deliberate change"


Attempt = tuple[Course, Verdict | Sentence]
"""What becomes of an attempt: the verdict, or why it counts as deliberate."""


def was_unintended(call: RecordedCall) -> bool:
    """Whether a call was a slip of hand or tongue, as stated; a slip of the mind was intended."""
    return call.facts.value("slip") in ("mechanical", "tongue") or (
        call.holds("intended") is False and call.facts.value("slip") != "mind"
    )


def answers_a_refusal(table: Table, second: RecordedCall) -> bool:
    """Whether a call put in place of a refused one corrects that, meant or not (27B).

    1987 and 2007 allow the change of an unintended call only without a pause, which there was
    before the refusal unless the opposite is stated; 2017 asks for no more than that partner has
    not called.
    """
    no_pause = table.stated_fact("pause", second.event) is False
    return table.edition is not Edition.BG_2017 and not no_pause


def unintended(table: Table, first: RecordedCall, second: RecordedCall) -> Attempt:
    """Until partner has called (2007, 2017), and without pause for thought (1987, 2007)."""
    book = LAW[table.edition]
    if "partner_has_called" in book and _has_called(table, first, first.seat.partner):
        return Course.TOO_LATE, _too_late(table, first, second, "partner_has_called")
    if "auction_period_over" in book and table.playing is not None:
        return Course.TOO_LATE, _too_late(table, first, second, "auction_period_over")
    law = book["unintended_call"]
    if table.edition is not Edition.BG_2017 and _paused(table, second):
        return Course.LIKE_A_DELIBERATE_ONE, sentence(
            "{law} does not apply because {who} paused."
            if table.edition is Edition.RU_1987
            else "{law} does not apply because {who} paused for thought.",
            law=law,
            who=second.seat,
        )
    slip = (book["slip_of_hand_or_tongue"],) if "slip_of_hand_or_tongue" in book else ()
    called_over = _has_called(table, first, first.seat.left_hand_opponent)
    may_withdraw = book.get("opponent_may_withdraw") if called_over else None
    corrected = _corrected(first, second, (law, *slip), may_withdraw)
    if called_over and may_withdraw is None:
        words = (
            "{law} says nothing about calls made since. They stand if they are legal over {call}."
        )
        since = sentence(words, law=law, call=second.call)
        corrected = replace(corrected, trace=(corrected.result, since))
    return Course.PUT_RIGHT, _within_the_period(table, corrected, first)


def _paused(table: Table, second: RecordedCall) -> bool:
    """Whether he paused: 1987 says "без паузы" of any pause, 2007 of one for thought."""
    question = sentence(
        "Did {who} pause before he changed his call?"
        if table.edition is Edition.RU_1987
        else "Did {who} pause for thought after noticing his slip?",
        who=second.seat,
    )
    return table.judge("pause", second.event, question)


def _has_called(table: Table, first: RecordedCall, seat: Seat) -> bool:
    later = (call for call in table.bidding.recorded if call.event > first.event)
    return any(call.seat is seat for call in later)


def _corrected(
    first: RecordedCall,
    second: RecordedCall,
    laws: tuple[Ground, ...],
    may_withdraw: Ground | None,
) -> Verdict:
    """The intended call stands; the opponent may withdraw a call made over the first one."""
    result = sentence(
        "{who} did not intend {first}. {second} replaces it.",
        who=second.seat,
        first=first.call,
        second=second.call,
    )
    gone = WithdrawnCall(
        first.seat, first.call, first.event, laws[0], replaced_by=second.call, free=True
    )
    if may_withdraw is None:
        return Verdict(tuple(map(Applied, laws)), result, (gone,))
    option = Option(first.seat.left_hand_opponent, "withdraw_call", may_withdraw)
    return Verdict(tuple(map(Applied, (*laws, may_withdraw))), result, (gone, option))


def _within_the_period(table: Table, corrected: Verdict, first: RecordedCall) -> Verdict:
    """Return a verdict with the provision that allows a change after the auction has ended.

    Partner will not call any more, so that the end of the auction period is the limit.
    """
    law = LAW[table.edition].get("auction_period_over")
    if law is None or not table.bidding.auction.is_over:
        return corrected
    in_time = sentence(
        "{law} applies because the auction has ended but the auction period has not: {who} may "
        "still change {first}.",
        law=law,
        who=first.seat,
        first=first.call,
    )
    return replace(
        corrected,
        laws=(*corrected.laws, Applied(law, Role.PROCEDURE)),
        trace=(in_time, corrected.result),
    )


def _too_late(table: Table, first: RecordedCall, second: RecordedCall, idea: str) -> Verdict:
    """A change that 25A no longer permits is cancelled like any other it does not permit (25B2).

    Law 26 is about partner's first turn to lead, which is past where he has led already.
    """
    book, playing = LAW[table.edition], table.playing
    laws = (book[idea], book["change_cancelled"], book["information_from_withdrawn_call"])
    led = playing is not None and playing.contract.opening_leader is first.seat.partner
    penalty = LeadPenalty.NONE if led else _when_cancelled(table.edition)
    result = sentence(
        "{who} may no longer change {first}. {second} is cancelled.",
        who=second.seat,
        first=first.call,
        second=second.call,
    )
    why = sentence(
        (
            "{law} is about a change that is not accepted. A change that {limit} no longer "
            "permits is treated the same way."
        ),
        law=laws[1],
        limit=laws[0],
    )
    gone = _withdrawn(second, laws[1], penalty, first)
    return Verdict(tuple(map(Applied, laws)), result, (gone,), (why, result))


def _when_cancelled(edition: Edition) -> LeadPenalty:
    """Return what a change cancelled by 25B2 brings: only 2017 adds that Law 26 may apply."""
    return LeadPenalty.BY_MEANING if edition is Edition.BG_2017 else LeadPenalty.NONE


# -- 25B1: any other change may be accepted -------------------------------------------------------


def may_be_accepted(table: Table, changed: ChangedCall, *reasons: Sentence) -> Verdict:
    """The left-hand opponent may accept the change; he has not yet said or called anything.

    `reasons` say why 25A does not apply, unless it is that the first call was intended.
    """
    book = LAW[table.edition]
    law = book["change_may_be_accepted"]
    result, otherwise = _if_not_accepted(table.edition, changed)
    words = (
        "{law} does not apply because {first} was a loss of concentration and not a slip."
        if changed.first.facts.value("slip") == "mind"
        else "{law} does not apply because {who} intended {first}."
    )
    intended = _sentence(changed, words, law=book["unintended_call"])
    cancelled, *choice = map(Applied, otherwise)
    laws = (Applied(law, Role.RIGHT), cancelled, *_sent_from(changed), *choice)
    laws = (*laws, *_meant(table.edition, changed), *_in_either_case(table.edition))
    option = Option(changed.opponent, "accept_call", law)
    why = (*(reasons or (intended,)), *_for_want_of_another(changed))
    return Verdict(laws, result, (option,), (*why, result))


def _for_want_of_another(changed: ChangedCall) -> tuple[Sentence, ...]:
    """Say where a call out of rotation is a change of call though no words of its law say so."""
    if changed.because is None or changed.because.citation.law != LAW.law:
        return ()
    words = (
        "The book has no rule for {who}’s {second} at {opponent}’s turn after an earlier "
        "call. The call is treated as a change of call ({law})."
    )
    return (_sentence(changed, words, law=changed.because),)


def _meant(edition: Edition, changed: ChangedCall) -> tuple[Applied, ...]:
    """Return why a call that was meant is not changed as a slip: 2017 alone says so (25A2)."""
    book = LAW[edition]
    stands = book.get("call_meant_stands")
    if stands is None or changed.because is not None or changed.illegal:
        return ()
    if changed.first.facts.value("slip") == "mind":
        stands = stands.quoting(book["loss_of_concentration"])
    return (Applied(stands, Role.PROCEDURE),)


def _if_not_accepted(edition: Edition, changed: ChangedCall) -> tuple[Sentence, tuple[Ground, ...]]:
    """Return what the director says of the right, and by what law it goes if it is not used."""
    book = LAW[edition]
    cancelled = book["change_cancelled"]
    if changed.illegal:
        words = (
            "{who} has changed {first} to {second}. {opponent} may accept the change. "
            "Otherwise {second} is cancelled and {first} is dealt with under its own law."
        )
        illegal = book.get("first_call_illegal")
        said = _with_what_may_follow(edition, changed, words)
        return said, (cancelled, illegal) if illegal else (cancelled,)
    if "offender_chooses" in book:
        words = (
            "{who} has changed {first} to {second}. {opponent} may accept the change. "
            "Otherwise {second} is cancelled. {who} may then keep {first}, and {partner} "
            "must pass at his next turn, or {who} may make any other legal call, and "
            "{partner} must pass throughout. If they defend, {partner}’s lead may be restricted."
        )
        ideas = ("offender_chooses", "first_call_kept", "another_call_chosen", "lead_restricted")
        choice = tuple(book[idea] for idea in ideas)
        return _sentence(changed, words), (cancelled, *choice)
    words = (
        "{who} has changed {first} to {second}. {opponent} may accept the change. Otherwise "
        "{second} is cancelled and {first} stands."
    )
    return _with_what_may_follow(edition, changed, words), (cancelled,)


def _with_what_may_follow(edition: Edition, changed: ChangedCall, words: str) -> Sentence:
    """Add what either choice may bring: a restricted lead (26) and information closed (16)."""
    may_follow = _sentence(changed, _MAY_FOLLOW[edition], side=changed.first.seat.side)
    return sentence("{ruling} {more}", ruling=_sentence(changed, words), more=may_follow)


def _in_either_case(edition: Edition) -> tuple[Applied, ...]:
    """Return what brings that in: 2007 names Law 26 nowhere, which speaks of a call withdrawn."""
    book = LAW[edition]
    if edition is Edition.RU_1987:
        return ()
    brought_in = (
        (book["lead_may_be_restricted"], book["lead_may_be_restricted_after_a_refusal"])
        if edition is Edition.BG_2017
        else (law26.LAW[edition]["another_final_call"],)
    )
    information = Applied(book["information_from_withdrawn_call"], Role.INFORMATION)
    return (*(Applied(law, Role.RESTRICTION) for law in brought_in), information)


def repeated(changed: ChangedCall, because: Ground) -> Verdict:
    """A call made again at the opponent's turn is a change of call that changes nothing."""
    result = _sentence(
        changed,
        (
            "{who} has repeated {first} at {opponent}’s turn. {law} treats that as a change of "
            "call. It changes nothing, and {first} stands."
        ),
        law=because,
    )
    return Verdict((Applied(because, Role.IRREGULARITY),), result)


def accepted(table: Table, changed: ChangedCall, by: RecordedCall | None) -> Verdict:
    """The opponent has called after the change, or accepts it by word (`by` is None).

    Law 26 follows in 2017, which says so, and in 2007: 25B1 has the first call withdrawn
    ("se povlači"), and Law 26 speaks of a call withdrawn for a different final call ("povučen").
    1987 continues "without penalty": the "(B1) and (B2)" of its 25B2(c) are the choices of 25B2(b).
    In 2017 a change stated to be comparable with the first call leaves nothing to restrict (26A).
    """
    law = _accepting(table.edition, by)
    result = _sentence(
        changed, ("{opponent} has accepted the change. {second} stands and {first} is withdrawn.")
    )
    unrestricted = law26.LAW[table.edition].get("no_restriction_after_a_comparable_call")
    if unrestricted is not None and table.stated_fact("comparable", changed.second.event) is True:
        free = replace(_withdrawn(changed.first, law, LeadPenalty.NONE, changed.second), free=True)
        sent = _sent_from(changed)
        return Verdict((Applied(law), *sent, Applied(unrestricted)), result, (free,))
    early = table.edition is Edition.RU_1987
    penalty = LeadPenalty.NONE if early else LeadPenalty.BY_MEANING
    gone = _withdrawn(changed.first, law, penalty, changed.second)
    information = LAW[table.edition].get("information_from_withdrawn_call")
    laws = (law,) if information is None else (law, information)
    return Verdict((*map(Applied, laws), *_sent_from(changed)), result, (gone,))


def given_up(edition: Edition, changed: ChangedCall, again: RecordedCall) -> WithdrawnCall:
    """Return the record of a change given up for another before the opponent has chosen."""
    law = LAW[edition]["change_cancelled"]
    return _withdrawn(changed.second, law, _when_cancelled(edition), again)


def is_meant_for_the_change(table: Table, changed: ChangedCall, by: RecordedCall) -> bool:
    """Whether the opponent who has called meant his call for the change; asked, unless explained.

    1987 asks what he meant, 2007 and 2017 have a change accepted by a deliberate call (25B1).
    """
    if table.director_present:
        return by.holds("deliberate") is not False
    question = _sentence(
        changed,
        "Was {opponent}’s {call} meant as a call over {second} rather than over {first}?",
        call=by.call,
    )
    return table.judge("deliberate", by.event, question)


def partner_called_meanwhile(
    table: Table, changed: ChangedCall, recorded: RecordedCall, own: Verdict
) -> Verdict:
    """Partner has called while the opponent may still accept the change: that right stays open.

    Partner's call is out of rotation whatever is chosen, and waits with its `own` law.
    """
    law = LAW[table.edition]["change_may_be_accepted"]
    result = _sentence(
        changed,
        (
            "{who}’s {call} was out of rotation while {opponent} could still accept {bid}. "
            "{opponent}’s choice comes first. {who}’s {call} is dealt with afterwards."
        ),
        who=recorded.seat,
        call=recorded.call,
        bid=changed.second.call,
    )
    option = Option(changed.opponent, "accept_call", law)
    return Verdict((*own.laws, Applied(law, Role.RIGHT)), result, (option,))


def _accepting(edition: Edition, by: RecordedCall | None) -> Ground:
    """Return what lets the change stand.

    sr2007 25B1 has "licitira", bids, where the other books let any call accept; a pass is taken
    for acceptance there too, as everywhere else in that book.
    """
    book = LAW[edition]
    if by is None or "accepted_by_a_call" not in book:
        return book["change_may_be_accepted"]
    departs = edition is Edition.SR_2007 and not isinstance(by.call, Bid)
    return book["accepted_by_a_call"].departing(bears=departs)


def meant_for_the_first(changed: ChangedCall) -> Verdict:
    """1987: the opponent's call was meant for the first call; the change stands unpenalised."""
    law = LAW[Edition.RU_1987]["call_meant_for_the_first"]
    result = _sentence(
        changed,
        (
            "{opponent} called over {first}. {second} stands without penalty, and {opponent} may "
            "withdraw that call."
        ),
    )
    option = Option(changed.opponent, "withdraw_call", law)
    gone = _withdrawn(changed.first, law, LeadPenalty.NONE, changed.second)
    return Verdict((Applied(law), *_sent_from(changed)), result, (option, gone))


# -- 25B2: the change is not accepted -------------------------------------------------------------


def refused(table: Table, changed: ChangedCall, by: RecordedCall | None = None) -> Verdict:
    """Not accepted: 1987 lets the offender choose, in 2007 and 2017 the first call stands.

    `by` is the opponent's call over the first call, which does not accept the change.
    """
    book = LAW[table.edition]
    if changed.illegal:
        return _first_illegal(table, changed)
    if "offender_chooses" in book:
        return _choice_1987(changed)
    law = book["change_cancelled"]
    result = _sentence(
        changed, "{second} is cancelled. {who}’s {first} stands, and the auction continues."
    )
    gone = _withdrawn(changed.second, law, _when_cancelled(table.edition), changed.first)
    laws = [Applied(law), Applied(book["information_from_withdrawn_call"]), *_sent_from(changed)]
    if by is not None:
        laws.append(Applied(book["accepted_by_a_call"], Role.RIGHT))
    laws += _meant(table.edition, changed)
    return Verdict(tuple(laws), result, (gone,))


def _first_illegal(table: Table, changed: ChangedCall) -> Verdict:
    """The first call was illegal itself: its own law deals with it (1987: 25B2(a))."""
    book = LAW[table.edition]
    laws = (
        (book["first_call_illegal"], book["change_cancelled"])
        if "first_call_illegal" in book
        else (book["change_cancelled"], book["information_from_withdrawn_call"])
    )
    result = _sentence(
        changed, "{second} is cancelled, and {who}’s {first} is dealt with under its own law."
    )
    restricted = table.edition is not Edition.SR_2007
    penalty = LeadPenalty.BY_MEANING if restricted else LeadPenalty.NONE
    gone = _withdrawn(changed.second, laws[0], penalty, None)
    return Verdict(tuple(map(Applied, laws)), result, (gone,))


def _choice_1987(changed: ChangedCall) -> Verdict:
    """25B2(b): keep the first call, partner passes once; or any other, and he passes throughout."""
    book, who = LAW[Edition.RU_1987], changed.first.seat
    result = _sentence(
        changed,
        (
            "{second} is cancelled. {who} may keep {first}, and {partner} must pass at his next "
            "turn, or {who} may make any other legal call, and {partner} must pass throughout. "
            "If they defend, {partner}’s lead may be restricted."
        ),
    )
    kept, another = book["first_call_kept"], book["another_call_chosen"]
    consequences = (
        Option(who, "keep_first_call", kept),
        Option(who, "any_legal_call", another),
        _withdrawn(changed.second, book["change_cancelled"], LeadPenalty.NONE, None),
    )
    laws = (book["offender_chooses"], book["change_cancelled"], book["lead_restricted"])
    choices = (Applied(kept), Applied(another))
    return Verdict((*map(Applied, laws), *_sent_from(changed), *choices), result, consequences)


def first_call_kept(changed: ChangedCall) -> Verdict:
    """1987: the offender keeps his first call, and partner passes once (25B2(b)(1))."""
    book, partner = LAW[Edition.RU_1987], changed.first.seat.partner
    result = _sentence(changed, "{who} keeps {first}, and {partner} must pass at his next turn.")
    restricted = book["lead_restricted"]
    gone = _withdrawn(changed.second, restricted, LeadPenalty.BY_MEANING, changed.first)
    law = book["first_call_kept"]
    return Verdict(_chosen(law, changed), result, (Bar(partner, Duration.ONCE, law), gone))


def another_call_chosen(changed: ChangedCall, call: RecordedCall) -> Verdict:
    """1987: the offender calls something else, and partner passes throughout (25B2(b)(2))."""
    book, partner = LAW[Edition.RU_1987], changed.first.seat.partner
    result = _sentence(
        changed, "{who}’s new call is {call}, and {partner} must pass throughout.", call=call.call
    )
    restricted = book["lead_restricted"]
    cancelled = (
        _withdrawn(changed.first, restricted, LeadPenalty.BY_MEANING, call),
        _withdrawn(changed.second, restricted, LeadPenalty.BY_MEANING, call),
    )
    law = book["another_call_chosen"]
    bar = Bar(partner, Duration.THROUGHOUT, law)
    return Verdict(_chosen(law, changed), result, (bar, *cancelled))


def _chosen(law: Ground, changed: ChangedCall) -> tuple[Applied, ...]:
    book = LAW[Edition.RU_1987]
    laws = (law, book["offender_chooses"], book["lead_restricted"])
    return (*map(Applied, laws), *_sent_from(changed))


def withdrawn_with(table: Table, over: RecordedCall, gone: WithdrawnCall) -> Table:
    """Return the table without a call made over one that has been changed or withdrawn.

    The opponent may withdraw his where 25A or 25B1 says so. 1987 says nothing of other calls.
    """
    innocent = over.seat.side is not gone.seat.side
    rights = (o for o in table.options if o.name == "withdraw_call" and o.who is over.seat)
    law = next((option.ground for option in rights), gone.ground)
    if table.edition is Edition.RU_1987 and law is gone.ground:
        words = "The book has no rule for {who}’s {call} over {first}. It is withdrawn as well."
        no_rule = sentence(words, who=over.seat, call=over.call, first=gone.call)
        table = table.explaining((), (no_rule,))
    return table.withdrawing(
        WithdrawnCall(over.seat, over.call, over.event, law, innocent=innocent)
    )


def _sent_from(changed: ChangedCall) -> tuple[Applied, ...]:
    """Return what treats a call out of rotation as a change."""
    return () if changed.because is None else (Applied(changed.because, Role.IRREGULARITY),)


def _withdrawn(
    call: RecordedCall, law: Ground, penalty: LeadPenalty, by: RecordedCall | None
) -> WithdrawnCall:
    """Return the record of a call withdrawn, and of the one in its place."""
    final = None if by is None else by.call
    return WithdrawnCall(call.seat, call.call, call.event, law, penalty, call.specifies, final)


def _sentence(changed: ChangedCall, pattern: str, **more: object) -> Sentence:
    known = {
        "who": changed.first.seat,
        "partner": changed.first.seat.partner,
        "opponent": changed.opponent,
        "first": changed.first.call,
        "second": changed.second.call,
    }
    return sentence_about(pattern, known | more)
