"""Law 64: what an established revoke costs.

Everywhere the trick goes with one more where the offender's own hand won it (64A1), else one of
his side's tricks from there on (64A2); a trick won with dummy's card is not declarer's. 1987 takes
one trick more where the offender later wins with a card he could have played (64A2). When both
sides revoke, 1987 penalises both, 2007 neither, 2017 neither if both revokes are established.
Equity (64C) is the director's judgement and comes as the fact `equity`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law61_revoke as law61
from bridge_rules_gui.rulings import law64_equity as equity
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.play.lateness import Lateness
from bridge_rules_gui.rulings.play.revoke_case import case_of, earlier_in_suit
from bridge_rules_gui.rulings.play.stakes import moved
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import Revoke
    from bridge_rules_gui.rulings.play.playing import Playing
    from bridge_rules_gui.rulings.play.revoke_case import Case
    from bridge_rules_gui.rulings.play.stakes import Course, Demand

RU = grounds(
    Edition.RU_1987,
    {
        "63A": "Фальшренонс становится выявленным, если",
        "64A1": "взятка, в которой имел место фальшренонс, плюс одна из последующих взяток, "
        "выигранных нарушившей стороной, переходит к ненарушившей стороне",
        "64A2": "если нарушившая сторона выиграла эту или любую последующую взятку, (НАКАЗАНИЕ) "
        "после окончания игры одна взятка переходит к ненарушившей стороне",
        "64A2 more": "после окончания игры одна взятка переходит к ненарушившей стороне; кроме "
        "того, если дополнительная взятка была выиграна впоследствие нарушителем картой, которая "
        "могла бы быть легально сыграна во взятку фальшренонса, одна такая взятка переходит к "
        "ненарушившей стороне",
        "64B": "Наказание за выявленный фальшренонс не назначается в следующих случаях",
        "64B1": "Если нарушившая сторона не выиграла ни взятку фальшренонса, ни любую из "
        "последующих взяток",
        "64B2": "За последующий фальшренонс в той же масти со стороны того же игрока",
        "64B3": "Если фальшренонс заключался в неигре любой открытой на столе картой или картой, "
        "принадлежащей открытой на столе руке, включая болвана",
        "64B4": "Если внимание к фальшренонсу было впервые привлечено после того, как любой игрок "
        "ненарушившей стороны сделал заявку в следующей сдаче",
        "64B5": "Если внимание к фальшренонсу было впервые привлечено после того, как раунд "
        "закончился",
        "64B6": "За фальшренонс в 12-й взятке",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "63A": "Renons postaje utvrđen",
        "64A1": "na kraju igre štih u kom se desio renons i još jedan od sledećih štihova koje "
        "osvoji strana prekršitelja, prenose se nedužnoj strani",
        "64A2": "ako je strana prekršitelja osvojila taj ili bilo koji od sledećih štihova, nakon "
        "kraja igre jedan štih prenosi nedužnoj strani",
        "64B": "Nema ispravke kao pod A za utvrđeni renons",
        "64B1": "ako strana prekršitelja nije osvojila ni renonsni niti bilo koji štih do kraja",
        "64B2": "ako je to sledeći renons u istoj boji istog igrača",
        "64B3": "ako je renons načinjen propustom da se odigra bilo koja karta izložena na stolu "
        "ili karta koja pripada listu izloženom na stolu, uključujući i karte damie",
        "64B4": "ako je pažnja na renons skrenuta nakon što je član nedužne strane izveo govor u "
        "sledećem deljenju",
        "64B5": "ako je pažnja na renons prvi put skrenuta posle završetka runde (kola)",
        "64B6": "ako je to renons u dvanaestom štihu",
        "64B7": "Kadda obe strane naprave renons u istom bordu",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "63A": "Един ривок се утвърждава",
        "64A1": "след края на разиграването взятката на ривока се прехвърля на невиновната страна "
        "заедно с една от следващите спечелени от виновната страна взятки",
        "64A2": "ако виновната страна е спечелила тази или следваща взятка, след края на "
        "разиграването една взятка се прехвърля на невиновната страна",
        "64B": "Няма автоматична корекция на взятки след утвърден ривок",
        "64B1": "Виновната страна не е спечелила нито взятката на ривока, нито следваща взятка",
        "64B2": "Е следващ ривок в същия цвят от същия играч, като първия ривок е бил утвърден",
        "64B3": "Ривокът е бил направен чрез не изиграване на наказана карта или не изиграване на "
        "произволна карта от мора",
        "64B4": "За първи път е било обърнато внимание за ривока след като играч от невиновната "
        "страна е дал обява за следващото раздаване",
        "64B5": "За първи път е било обърнато внимание за ривока след края на кръга",
        "64B6": "Ривокът е на дванадесетата взятка",
        "64B7": "Двете страни са направили ривок в едно и също раздаване и двата ривока са били "
        "утвърдени",
        "64B8": "Ривокът е бил коригиран съгласно П62С3",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_REPEATED = "64B2"
"""The item about a further revoke in the suit by the same player."""

_LIST = "only introduces its items"
NOT_RULED = {edition: {"64A": _LIST} for edition in Edition}


@dataclass(frozen=True, slots=True)
class Stake:
    """What a revoke costs: the item of Law 64 and a demand for each trick."""

    law: str
    demands: tuple[Demand, ...] = ()


def rule_1987(case: Case) -> Stake:
    """Two tricks also where the offender later wins with a card he could have played."""
    free = _free_1987(case)
    if free:
        return Stake(free)
    if case.own:
        return Stake("64A1", (frozenset({case.revoke.trick}), case.later))
    if case.over and not case.tricks:
        return Stake("64B1")
    # "An additional trick": it is another than the one that goes in any case.
    return Stake("64A2", (case.tricks, case.with_suit))


def rule_2007(case: Case) -> Stake:
    """One trick at most where the offender did not win it; none when both sides revoked."""
    free = _free_1987(case) or ("64B7" if case.both else "")
    return Stake(free) if free else _transfer(case)


def rule_2017(case: Case) -> Stake:
    """An earlier revoke, or the other side's, frees this one only if it was established."""
    if case.repeated_established:
        return Stake(_REPEATED)
    free = _free_alike(case) or ("64B7" if case.both_established else "")
    return Stake(free) if free else _transfer(case)


RULES: Mapping[Edition, Callable[[Case], Stake]] = {
    Edition.RU_1987: rule_1987,
    Edition.SR_2007: rule_2007,
    Edition.BG_2017: rule_2017,
}


def _free_1987(case: Case) -> str:
    # 64B2 of ru1987 and sr2007 speaks of any further revoke in the suit, established or corrected
    # the first time; only 2017 adds that the first must have been established.
    return _REPEATED if case.repeated else _free_alike(case)


def _free_alike(case: Case) -> str:
    """Return the item that frees a revoke in every edition, except those about a second one."""
    if case.revoke.faced:
        return "64B3"
    if case.late >= Lateness.ROUND_OVER:
        return "64B5"
    if case.late >= Lateness.NEXT_BOARD:
        return "64B4"
    return "64B6" if case.in_the_twelfth else ""


def _transfer(case: Case) -> Stake:
    if case.own:
        return Stake("64A1", (frozenset({case.revoke.trick}), case.later))
    return Stake("64B1") if case.over and not case.tricks else Stake("64A2", (case.tricks,))


# -- from the table -----------------------------------------------------------------------------


def stake(table: Table, playing: Playing, revoke: Revoke, course: Course) -> Stake:
    """Return what an established revoke costs on a course of the play."""
    return RULES[table.edition](case_of(table, playing, revoke, course))


def ground(edition: Edition, law: str) -> Ground:
    """Return an item of Law 64."""
    return _BOOKS[edition][law]


def verdict(table: Table, playing: Playing, revoke: Revoke, course: Course) -> Verdict:
    """Return the verdict on an established revoke."""
    found = stake(table, playing, revoke, course)
    # The words for the second trick of 1987 stand in the same provision as those for the first.
    is_more = found.law == "64A2" and moved(found.demands) > 1
    laws = [Applied(_BOOKS[table.edition][f"{found.law} more" if is_more else found.law])]
    if revoke.route is not None:
        laws.append(Applied(revoke.route, Role.PROCEDURE))
    laws.append(Applied(law61.definition(table.edition), Role.IRREGULARITY))
    if found.law == _REPEATED:
        laws.append(Applied(equity.ground(table.edition, _REPEATED), Role.INFORMATION))
        earlier = earlier_in_suit(playing, revoke)
        laws.extend(table.matters[each.matter].laws[0] for each in earlier if each.is_established)
    laws.extend(_introducing(table.edition, found, revoke))
    return Verdict(tuple(dict.fromkeys(laws)), _result(revoke, found, course))


INTRODUCING = ("63A", "64B")
"""The provisions above the items cited that say what follows."""


def _introducing(edition: Edition, found: Stake, revoke: Revoke) -> Iterator[Applied]:
    for cite, item in zip(INTRODUCING, (str(revoke.route), found.law), strict=True):
        if item.startswith(cite):
            yield Applied(_BOOKS[edition][cite], Role.PROCEDURE)


def _result(revoke: Revoke, found: Stake, course: Course) -> Sentence:
    tricks = moved(found.demands)
    so_far = found.demands and not course.is_over
    words = {
        0: "{who}'s revoke with {card} in trick {trick} is established; no trick is transferred "
        "for it.",
        1: "{who}'s revoke with {card} in trick {trick} is established; one trick goes to {side}.",
    }.get(
        tricks,
        "{who}'s revoke with {card} in trick {trick} is established; {tricks} tricks go to {side}.",
    )
    if so_far:
        words = (
            "{who}'s revoke with {card} in trick {trick} is established; tricks it costs as far as "
            "the play has gone: {tricks}."
        )
    if found.law == _REPEATED:
        words = (
            "{who}'s further revoke in the suit, with {card} in trick {trick}, is established: it "
            "costs no trick beside what the first costs, and an adjusted score makes good greater "
            "damage."
        )
    return sentence(
        words,
        who=revoke.seat,
        card=revoke.card,
        trick=revoke.trick,
        tricks=tricks,
        side=revoke.seat.side.opponents,
    )
