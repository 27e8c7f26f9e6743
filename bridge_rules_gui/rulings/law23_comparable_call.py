"""Law 23 (2017): comparable call; and the meaning 2007 asks for in its 27B1(b).

1987 knows no such idea. 2007 asks whether the substitute's meaning is wholly contained in that of
the insufficient bid; 2017 widens this to similar meaning and same purpose, for any withdrawn call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Bid
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

BG = grounds(
    Edition.BG_2017,
    {
        "23A": "Обява, която замества оттеглена такава е подобна по значение обява",
        "23A1": "Има същото или подобно значение, като това на оттеглената обява",
        "23A2": "Дефинира подмножество от възможни значения",
        "23B": "Когато дадена обява е анулирана (съгласно П29В) и нарушителят избере в правилния "
        "си ред да замени нередността с подобна по значение обява, тогава и наддаването и "
        "разиграването продължават без допълнителна поправка",
        "23C": "Ако след заместването с подобна по значение обява (виж П27В1(б), П30В1(б)(ii), "
        "П31А2(а) и П32А2(а)) съдията прецени в края на играта, че без помощта, получена чрез "
        "нарушението, резултатът от играта би могъл също така да е различен, и като следствие от "
        "това невиновната страна е ощетена, той трябва да присъди административен резултат",
    },
)

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.BG_2017: {
        "23A3": "a story tells of the same purpose by calling the substitute comparable (23A)"
    }
}


def is_comparable(table: Table, withdrawn: ToldCall, substitute: ToldCall) -> bool:
    """Judge whether the substitute is a comparable call (23A of 2017); ask where it is open.

    A call told to have the same or a more precise meaning is one (23A1, 23A2). Natural bids of
    different suits are not, nor is a natural pass in place of a bid.
    """
    if table.told_fact("comparable", substitute.event) is None:
        if _limb(withdrawn, substitute) is not BG["23A"]:
            return True
        if _says_something_else(withdrawn, substitute):
            return False
    question = sentence(
        "Is {call} comparable with the withdrawn {withdrawn}: the same or a similar meaning, "
        "a subset of its meanings, or the same purpose?",
        call=substitute.call,
        withdrawn=withdrawn.call,
    )
    return table.judge("comparable", substitute.event, question)


def is_same_or_more_precise(table: Table, withdrawn: ToldCall, substitute: ToldCall) -> bool:
    """Judge whether the substitute's meaning lies wholly within the withdrawn call's (2007).

    A call told not to be comparable cannot be: 2017 allows all that 2007 does, and more.
    """
    if table.told_fact("same_or_more_precise", substitute.event) is None:
        if table.told_fact("comparable", substitute.event) is False:
            return False
        if _same_meaning(withdrawn, substitute):
            return True
        if _says_something_else(withdrawn, substitute):
            return False
    question = sentence(
        "Does {call} have the same meaning as the withdrawn {withdrawn}, or a more precise one "
        "that is fully contained in it?",
        call=substitute.call,
        withdrawn=withdrawn.call,
    )
    return table.judge("same_or_more_precise", substitute.event, question)


def _says_something_else(withdrawn: ToldCall, substitute: ToldCall) -> bool:
    """Whether both calls are natural and cannot mean the same: other suits, or a pass for a bid."""
    told = any("meaning" in call.facts or "shows" in call.facts for call in (withdrawn, substitute))
    if told or withdrawn.is_artificial or substitute.is_artificial:
        return False
    if not isinstance(withdrawn.call, Bid):
        return False
    if substitute.is_pass:
        return True
    if not isinstance(substitute.call, Bid):
        return False
    return substitute.call.denomination is not withdrawn.call.denomination


def _same_meaning(withdrawn: ToldCall, substitute: ToldCall) -> bool:
    told = withdrawn.facts.value("meaning")
    return told is not None and told == substitute.facts.value("meaning")


def comparable_grounds(withdrawn: ToldCall, substitute: ToldCall) -> tuple[Applied, ...]:
    """Return which limb of 23A makes a call comparable, as far as the story tells."""
    return (Applied(_limb(withdrawn, substitute)),)


def _limb(withdrawn: ToldCall, substitute: ToldCall) -> Ground:
    if _same_meaning(withdrawn, substitute):
        return BG["23A1"]
    if substitute.holds("same_or_more_precise"):
        return BG["23A2"]
    return BG["23A"]
