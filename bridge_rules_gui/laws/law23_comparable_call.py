"""Law 23 (2017): comparable call; and the meaning 2007 asks for in its 27B1(b).

1987 knows no such idea. 2007 asks whether the substitute's meaning is wholly contained in that of
the insufficient bid; 2017 widens this to similar meaning and same purpose, for any withdrawn call.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Bid
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table

LAW = clauses(23)


def is_comparable(table: Table, withdrawn: RecordedCall, substitute: RecordedCall) -> bool:
    """Judge whether the substitute is a comparable call (23A of 2017); ask where it is open.

    A call stated to have the same or a more precise meaning, or the same purpose, is one (23A1 to
    23A3). Natural bids of different suits are not, nor is a natural pass in place of a bid.
    """
    if table.stated_fact("comparable", substitute.event) is None:
        stated = map(substitute.holds, ("same_or_more_precise", "same_purpose"))
        if _same_meaning(withdrawn, substitute) or any(stated):
            return True
        if _says_something_else(withdrawn, substitute):
            return False
    question = sentence(
        (
            "Is {call} comparable with the withdrawn {withdrawn} (the same or a similar meaning, "
            "a subset of its meanings, or the same purpose)?"
        ),
        call=substitute.call,
        withdrawn=withdrawn.call,
    )
    return table.judge("comparable", substitute.event, question)


def after_a_cancelled_call(free: Ground) -> tuple[Ground, ...]:
    """Return what follows where a comparable call replaces one out of rotation (23B, 23C).

    By `free` there is no rectification.
    """
    after_a_pass = free.citation.law == 30
    book = LAW[Edition.BG_2017]
    damage = book["director_adjusts_after_a_pass" if after_a_pass else "director_adjusts"]
    return (book["no_further_rectification"], damage)


def is_same_or_more_precise(
    table: Table, withdrawn: RecordedCall, substitute: RecordedCall
) -> bool:
    """Judge whether the substitute's meaning lies wholly within the withdrawn call's (2007).

    A call stated not to be comparable cannot be: 2017 allows all that 2007 does, and more.
    """
    if table.stated_fact("same_or_more_precise", substitute.event) is None:
        if table.stated_fact("comparable", substitute.event) is False:
            return False
        if _same_meaning(withdrawn, substitute):
            return True
        if _says_something_else(withdrawn, substitute):
            return False
    question = sentence(
        (
            "Does {call} have the same meaning as the withdrawn {withdrawn}, or a more precise "
            "meaning fully contained in it?"
        ),
        call=substitute.call,
        withdrawn=withdrawn.call,
    )
    return table.judge("same_or_more_precise", substitute.event, question)


def _says_something_else(withdrawn: RecordedCall, substitute: RecordedCall) -> bool:
    """Whether both calls are natural and cannot mean the same: other suits, or a pass for a bid."""
    calls = (withdrawn, substitute)
    stated = any("meaning" in call.facts or "shows" in call.facts for call in calls)
    if stated or withdrawn.is_artificial or substitute.is_artificial:
        return False
    if not isinstance(withdrawn.call, Bid):
        return False
    if substitute.is_pass:
        return True
    if not isinstance(substitute.call, Bid):
        return False
    return substitute.call.denomination is not withdrawn.call.denomination


def _same_meaning(withdrawn: RecordedCall, substitute: RecordedCall) -> bool:
    meaning = withdrawn.facts.value("meaning")
    return meaning is not None and meaning == substitute.facts.value("meaning")


def limbs(withdrawn: RecordedCall, substitute: RecordedCall) -> tuple[Ground, ...]:
    """Return which item of 23A makes a call comparable; all of them where it is not recorded.

    Of an asking bid or a relay it is its purpose, whatever else it means.
    """
    book = LAW[Edition.BG_2017]
    meaning, subset = book["same_or_similar_meaning"], book["subset_of_meanings"]
    if substitute.holds("same_purpose"):
        return (book["same_purpose"],)
    if _same_meaning(withdrawn, substitute):
        return (meaning,)
    if substitute.holds("same_or_more_precise"):
        return (subset,)
    return (meaning, subset, book["same_purpose"])
