"""Law 9: what is done after an irregularity.

Any player may draw attention during the auction; then the director must be called, and nobody goes
on before he has ruled. The editions agree; 2007 and 2017 add that no player need draw attention to
an infraction of his own side (9A4, 9A5). A premature correction may bring more upon the offender.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.course.matter import Matter
    from bridge_rules_gui.rulings.course.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "9A1": "может привлечь внимание к нарушению во время торговли",
        "9B1(a)": "Судья должен быть вызван сразу после привлечения внимания к нарушению",
        "9B1(d)": "Тот факт, что к нарушению привлёк внимание игрок нарушившей стороны, не влияет "
        "на права оппонентов",
        "9B2": "Всем игрокам надлежит не предпринимать никаких акций, пока судья не объяснит",
        "9C": "Любое преждевременное исправление нарушителем своего нарушения может повлечь "
        "дополнительное наказание",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "9A1": "bilo koji igrač može da skrene pažnju na nepravilnost za vreme perioda licitacije",
        "9B1(a)": "Direktor bi trebalo da bude pozvan odmah kada je skrenuta pažnja na "
        "nepravilnost",
        "9B1(d)": "Činjenica da je igrač skrenuo pažnju na nepravilnost koju je počinila njegova "
        "strana ne utiče na prava protivnika",
        "9B2": "Nijedan igrač ne treba da preduzima nikakvu radnju dok Direktor ne objasni",
        "9C": "Bilo kakvo prerano ispravljanje nepravilnosti od strane prekršitelja, može ga "
        "izložiti daljoj ispravci",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "9A1": "всеки играч може да обръща внимание за нередност по време на наддаването",
        "9B1(a)": "Съдията следва да бъде повикан незабавно, щом бъде обърнато внимание",
        "9B1(d)": "Фактът, че един играч обръща внимание за нередност, извършена от неговата "
        "страна, не влияе върху правата на противниците",
        "9B2": "Никой играч не бива да предприема каквото и да е действие, докато съдията не "
        "обясни всички положения",
        "9C": "Всяка предварителна поправка на нередност от извършителя може да доведе до налагане "
        "на допълнителна поправка",
    },
)
BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_PLAY = "is about the play; what dummy may and may not do is ruled under Laws 42 and 43"
_CALLING = "says who may call the director; that a story calls him takes no right away"
_NO_DUTY = "says what no player need do; a story tells only of attention that was drawn"

NOT_RULED: dict[Edition, dict[str, str]] = {
    Edition.RU_1987: {"9A2": _PLAY, "9B1(b)": _CALLING, "9B1(c)": _CALLING},
    Edition.SR_2007: {
        "9A2": _PLAY,
        "9A3": _PLAY,
        "9A4": _NO_DUTY,
        "9B1(b)": _CALLING,
        "9B1(c)": _CALLING,
    },
    Edition.BG_2017: {
        "9A2": _PLAY,
        "9A3": _PLAY,
        "9A4": _PLAY,
        "9A5": _NO_DUTY,
        "9B1(b)": _CALLING,
        "9B1(c)": _CALLING,
    },
}


def attention_drawn(table: Table, who: Seat | None) -> Table:
    """Return the table after a player drew attention to the last irregularity.

    What is irregular has its own law; this one says what is to be done now.
    """
    book = BOOKS[table.edition]
    matter = table.matter
    if matter is None or matter.key is None:
        line = sentence("Attention is drawn, but nothing irregular has happened.")
        return table.explaining((Applied(book["9A1"], Role.PROCEDURE),), (line,))
    laws, lines = [book["9A1"], book["9B1(a)"], book["9B2"]], [_what_is_due()]
    if _own_side(matter, who):
        laws.append(book["9B1(d)"])
        lines.append(_opponents_rights(who))
    applied = tuple(Applied(law, Role.PROCEDURE) for law in laws)
    noted = replace(table.noted, attention=table.event, replaced=False)
    return replace(table, noted=noted).explaining(applied, lines)


def _own_side(matter: Matter, who: Seat | None) -> bool:
    return who is not None and matter.offender is not None and who.side is matter.offender.side


def _what_is_due() -> Sentence:
    return sentence(
        "Attention is drawn: the director must be called at once, and nobody calls or plays "
        "before he has explained what follows."
    )


def _opponents_rights(who: Seat | None) -> Sentence:
    return sentence(
        "{who} is of the offending side; that he drew attention changes none of the opponents' "
        "rights.",
        who=who,
    )
