"""Law 21: calls based on misinformation.

The editions agree: a player misinformed by an opponent may change his call until the end of the
auction period if his partner has not called since (21B1), and the opponent after him may then
change his own (21B2). When it is too late, the director may adjust the score in 1987 (21B3 and 40C,
for damage); since 2007 he adjusts it if the offending side has gained. 1987 asks whether the call
was likely a result of the misinformation, the later ones whether it could have influenced it; and
the opponent's withdrawn call is unauthorised for the offending side only in 2007 and 2017. What the
explanation tells partner is closed to him in every edition (1987: 75D2, later: 75A).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, listed, sentence
from bridge_rules_gui.laws import law16_extraneous_information as law16
from bridge_rules_gui.laws import law20_review_and_explanation as law20
from bridge_rules_gui.laws import law40_partnership_understandings as law40
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.verdict import (
    Applied,
    Option,
    Role,
    Unauthorised,
    Verdict,
    WithdrawnCall,
    once_each,
)

LAW = clauses(21)

CHANGE_CALL = "change_call"
"""The option of a misinformed player."""


def own_misunderstanding(
    edition: Edition, who: Seat | None, call: RecordedCall | None
) -> tuple[Applied, Sentence]:
    """Return that nobody helps a player who misunderstood by himself (21A); `call` rests on it."""
    law = Applied(LAW[edition]["own_misunderstanding"])
    if call is None:
        line = sentence("{who}’s misunderstanding was {who}’s own. No redress is due.", who=who)
        return law, line
    line = sentence(
        (
            "{who}’s {call} was based on {who}’s own misunderstanding. No redress is due, "
            "and the call stands."
        ),
        who=call.seat,
        call=call.call,
    )
    return law, line


def noticed(
    edition: Edition, by: Seat, more: tuple[Applied, ...] = (), *, heard: bool = True
) -> Verdict:
    """Return what follows from a wrong explanation while no opponent has called on it.

    `heard`: partner has heard it, so that he knows how his call was understood.
    """
    laws = [Applied(LAW[edition]["misinformed_call_may_be_changed"], Role.RIGHT), *more]
    laws += law20.duty_to_correct(edition, auction_over=False)
    result = sentence(
        (
            "{by} gave wrong information, which must be corrected in the director’s "
            "presence. A misled opponent may change the call until partner has called."
        ),
        by=by,
    )
    if not heard:
        return Verdict(tuple(laws), result)
    closed = by_explaining(edition, by)
    return Verdict((*laws, Applied(closed.ground, Role.INFORMATION)), result, (closed,))


def by_explaining(edition: Edition, by: Seat) -> Unauthorised:
    """Return what a player's partner learns from how his own call was explained."""
    what = sentence("the information from {who}’s explanation", who=by)
    return Unauthorised(by.partner, what, LAW[edition]["partner_heard_the_explanation"])


def not_alerted(edition: Edition, call: RecordedCall, *, heard: bool) -> Verdict:
    """Return what follows from an alert that was due and not given: it is misinformation.

    `heard`: the caller has noticed that his partner did not alert.
    """
    book, by = LAW[edition], call.seat.partner
    laws = [
        Applied(book["misinformed_call_may_be_changed"], Role.RIGHT),
        Applied(book["no_alert_is_misinformation"], Role.PROCEDURE),
    ]
    result = sentence(
        (
            "{by} did not alert {who}’s {call}. A misled opponent may change the call until "
            "partner has called."
        ),
        by=by,
        who=call.seat,
        call=call.call,
    )
    if not heard:
        return Verdict(tuple(laws), result)
    closed = law16.by_failing_to_alert(edition, by)
    return Verdict((*laws, Applied(closed.ground, Role.INFORMATION)), result, (closed,))


def question(edition: Edition, call: RecordedCall) -> Sentence:
    """Return what the director must ask himself: in 1987 for a likelihood, later a possibility."""
    words = (
        "Was {who}’s {call} probably the result of the misinformation?"
        if edition is Edition.RU_1987
        else "Could the misinformation have influenced {who}’s {call}?"
    )
    return sentence(words, who=call.seat, call=call.call)


def may_change(
    edition: Edition,
    influenced: tuple[RecordedCall, ...],
    too_late: tuple[RecordedCall, ...],
    more: tuple[Applied, ...] = (),
    *,
    called_since: bool = False,
    auction_over: bool = False,
) -> Verdict:
    """Return who may change his call, and what remains for those who no longer may.

    `called_since`: an opponent has called after one who may change his call, so that he may then
    change that call (21B2).
    """
    if not influenced and not too_late:
        return _uninfluenced(edition, more, auction_over=auction_over)
    if not influenced:
        return _too_late(edition, too_late, more)
    law = LAW[edition]["misinformed_call_may_be_changed"]
    options = tuple(Option(call.seat, CHANGE_CALL, law) for call in influenced)
    result = sentence(
        (
            "{who} may change the call based on misinformation. An opponent who has called since "
            "may then change that later call."
        )
        if called_since
        else "{who} may change the call based on misinformation.",
        who=listed((call.seat for call in influenced), "or"),
    )
    then = (Applied(LAW[edition]["opponent_may_change_his_call"], Role.RIGHT),)
    laws = (Applied(law, Role.RIGHT), *more, *(then if called_since else ()))
    if not too_late:
        return Verdict(laws, result, options)
    late = _too_late(edition, too_late, (), words=_TOO_LATE_FOR_ANOTHER[edition])
    both = sentence("{result} {rest}", result=result, rest=late.result)
    return Verdict(once_each((*laws, *late.laws)), both, options)


_TOO_LATE = {
    Edition.RU_1987: (
        "It is too late for {who} to change the call. The director may adjust "
        "the score if the misinformation caused damage."
    ),
    Edition.SR_2007: (
        "It is too late for {who} to change the call. The score is adjusted if "
        "the offending side gained from the misinformation."
    ),
    Edition.BG_2017: (
        "It is too late for {who} to change the call. The score is adjusted if "
        "the offending side gained from the misinformation."
    ),
}
_TOO_LATE_FOR_ANOTHER = {
    Edition.RU_1987: (
        "It is too late to change {who}’s earlier calls. The director may adjust the score "
        "if the misinformation caused damage."
    ),
    Edition.SR_2007: (
        "It is too late to change {who}’s earlier calls. The score is adjusted if the "
        "offending side gained from the misinformation."
    ),
    Edition.BG_2017: (
        "It is too late to change {who}’s earlier calls. The score is adjusted if the "
        "offending side gained from the misinformation."
    ),
}


def _too_late(
    edition: Edition,
    calls: tuple[RecordedCall, ...],
    more: tuple[Applied, ...],
    words: str = "",
) -> Verdict:
    """21B3: 1987 lets the director adjust for damage (40C), later he does for a gain."""
    book = LAW[edition]
    laws = [
        Applied(book["too_late_to_change"], Role.SCORE),
        Applied(book["call_changeable_until"], Role.PROCEDURE),
        *more,
    ]
    if edition is Edition.RU_1987:
        laws.append(Applied(law40.LAW[edition]["damaged_by_nondisclosure"], Role.SCORE))
    who = dict.fromkeys(call.seat for call in calls)
    result = sentence(words or _TOO_LATE[edition], who=listed(who, "or"))
    return Verdict(tuple(laws), result)


def _uninfluenced(edition: Edition, more: tuple[Applied, ...], *, auction_over: bool) -> Verdict:
    law = Applied(LAW[edition]["call_influenced"], Role.PROCEDURE)
    damaged = Applied(law40.LAW[edition]["damaged_by_nondisclosure"], Role.SCORE)
    words = (
        (
            "No call may be changed because of the misinformation. The score may still be "
            "adjusted for later damage."
        )
        if auction_over
        else (
            "No call may be changed because of the misinformation. The auction continues, and "
            "the score may still be adjusted for later damage."
        )
    )
    return Verdict((law, *more, damaged), sentence(words))


def changed(edition: Edition, first: RecordedCall, over: RecordedCall | None) -> Verdict:
    """Return what follows when a misinformed player has changed his call (21B1).

    `over` is the opponent's call over the first one, which he may change in his turn (21B2).
    """
    law = LAW[edition]["misinformed_call_may_be_changed"]
    gone = WithdrawnCall(first.seat, first.call, first.event, law, innocent=True)
    result = sentence(
        "{who} changes {call}, which was based on misinformation.", who=first.seat, call=first.call
    )
    if over is None:
        return Verdict((Applied(law, Role.RIGHT),), result, (gone,))
    second = LAW[edition]["opponent_may_change_his_call"]
    option = Option(over.seat, "withdraw_call", second)
    laws = (Applied(law, Role.RIGHT), Applied(second, Role.RIGHT))
    return Verdict(laws, result, (gone, option))


def changed_in_turn(edition: Edition, over: RecordedCall) -> Verdict:
    """Return what follows when the opponent changes his call over the changed one (21B2)."""
    law = LAW[edition]["opponent_may_change_his_call"]
    before = LAW[edition]["misinformed_call_may_be_changed"]
    gone = WithdrawnCall(over.seat, over.call, over.event, law)
    result = sentence(
        "{who} changes {call} in turn because the call before it was changed.",
        who=over.seat,
        call=over.call,
    )
    return Verdict((Applied(law, Role.RIGHT), Applied(before)), result, (gone,))
