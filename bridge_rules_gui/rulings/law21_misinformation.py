"""Law 21: calls based on misinformation.

The editions agree: a player misinformed by an opponent may change his call until the end of the
auction period if his partner has not called since (21B1), and the opponent after him may then
change his own (21B2). When it is too late, the director may adjust the score in 1987 (21B3 and 40C,
for damage); since 2007 he adjusts it if the offending side has gained. 1987 asks whether the call
was likely a result of the misinformation, the later ones whether it could have influenced it; and
what the opponent's withdrawn call told is closed to the offending side only in 2007 and 2017.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import listed, sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law20_corrected_explanation as law20
from bridge_rules_gui.rulings import law40_partnership_understandings as law40
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict, WithdrawnCall

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.rulings.auction.told import ToldCall

RU = grounds(
    Edition.RU_1987,
    {
        "21A": "Игроку не предоставляется помощь, если он сделал заявку, явившуюся результатом его "
        "собственного непонимания",
        "21B1": "Пока не закончился период торговли … игрок может без наказания изменить заявку, "
        "когда вероятно, что эта заявка была сделана в результате дезинформации, данной ему "
        "оппонентом … при условии, что его партнёр не сделал последующей заявки",
        "21B2": "Когда игрок решил изменить заявку,основанную на дезинформации (согласно "
        "предыдущему пункту 1), его LHO может в свою очередь изменить любую последующую сделанную "
        "им заявку без наказания",
        "21B3": "Когда изменять заявку слишком поздно, судья может назначить присуждённый "
        "результат",
        "75D2 presumed": "судья должен исходить из презумпции неправильного объяснения, а не "
        "ошибочного назначения",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "21A": "Nema ispravke ili odštete za igrača koji je svoj govor zasnovao na sopstvenom "
        "pogrešnom razumevanju",
        "21B1(a)": "Do kraja perioda licitacije, i ako njegov partner nije posle toga izveo "
        "govor, igrač može da promeni govor, bez dodatnih ispravki za njegovu stranu, kada "
        "Direktor prosudi da je na odluku da se govor izvede mogla da utiče pogrešna informacija "
        "jednog od protivnika",
        "21B1(b)": "U nedostatku dokaza za suprotno, Direktor će uvek suditi kao da je u pitanju "
        "pogrešna informacija a ne pogrešan govor",
        "21B2": "Kada igrač odabere da promeni govor zbog pogrešne informacije (kao u tački 1. "
        "ovog stava), njegov LP može, po redu, da promeni govor koji je izveo, bez drugih ispravki",
        "21B3": "Kada je prekasno za promenu govora i Direktor prosudi da je kriva strana stekla "
        "prednost iz nepravilnosti, on će prilagoditi rezultat",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "21A": "Никаква поправка или обезщетение не се дължи на играч, чието действие е основано "
        "на негово собствено неразбиране",
        "21B1(a)": "До края на периода на наддаване (виж П17D) и при условие, че партньора "
        "впоследствие не е обявил, всеки играч може да смени дадена обява без друга поправка за "
        "неговата страна, когато съдията прецени, че решението да даде тази обява би могло също "
        "така да бъде повлияно от дезинформация, дадена му от противник",
        "21B1(b)": "Съдията приема „Грешно обяснение“ вместо „Грешна обява“ при липса на "
        "доказателство за обратното",
        "21B2": "Когато играч избере да смени дадена обява поради дезинформация (както в т. 1 "
        "по-горе), тогава неговия ЛСП в реда си може да смени всяка следваща обява, която той "
        "може да е направил",
        "21B3": "Когато е твърде късно за смяна на обява и съдията прецени, че виновната страна е "
        "получила предимство от нарушението, той присъжда административен резултат",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
CHANGE_CALL = "change_call"
"""The option of a misinformed player."""

MAY_CHANGE = {
    Edition.RU_1987: RU["21B1"],
    Edition.SR_2007: SR["21B1(a)"],
    Edition.BG_2017: BG["21B1(a)"],
}
"""The right to change a call based on misinformation."""

OWN_MISUNDERSTANDING = {edition: Applied(book["21A"]) for edition, book in _BOOKS.items()}
"""What leaves a player alone with his own misunderstanding."""

_PRESUMED = {
    Edition.RU_1987: RU["75D2 presumed"],
    Edition.SR_2007: SR["21B1(b)"],
    Edition.BG_2017: BG["21B1(b)"],
}


def presumption(edition: Edition) -> tuple[Applied, ...]:
    """Return what makes a wrong explanation of a hand that does not fit, without evidence."""
    return (Applied(_PRESUMED[edition]),)


def noticed(edition: Edition, by: Seat, more: tuple[Applied, ...] = ()) -> Verdict:
    """Return what follows from a wrong explanation while no opponent has called on it."""
    correct = law20.duty_to_correct(edition, own=True)
    result = sentence(
        "{by} has given wrong information: he corrects it under the director, and an opponent "
        "misled by it may change his call until his partner has called.",
        by=by,
    )
    return Verdict((Applied(MAY_CHANGE[edition], Role.RIGHT), *more, *correct), result)


def question(edition: Edition, call: ToldCall) -> Sentence:
    """Return what the director must ask himself: in 1987 for a likelihood, later a possibility."""
    words = (
        "Is it likely that {who} called {call} as a result of the misinformation?"
        if edition is Edition.RU_1987
        else "Could the misinformation have influenced {who}'s decision to call {call}?"
    )
    return sentence(words, who=call.seat, call=call.call)


def may_change(
    edition: Edition,
    influenced: tuple[ToldCall, ...],
    too_late: tuple[ToldCall, ...],
    more: tuple[Applied, ...] = (),
) -> Verdict:
    """Return who may change his call, and what remains for those who no longer may."""
    law = MAY_CHANGE[edition]
    if not influenced:
        return _too_late(edition, too_late, more) if too_late else _uninfluenced(edition, more)
    options = tuple(Option(call.seat, CHANGE_CALL, law) for call in influenced)
    result = sentence(
        "{who} may change the call made on the misinformation; an opponent who has called after "
        "him may then change his own.",
        who=listed((call.seat for call in influenced), "or"),
    )
    then = Applied(_BOOKS[edition]["21B2"], Role.RIGHT)
    return Verdict((Applied(law, Role.RIGHT), *more, then), result, options)


def _too_late(edition: Edition, calls: tuple[ToldCall, ...], more: tuple[Applied, ...]) -> Verdict:
    laws = [Applied(_BOOKS[edition]["21B3"], Role.SCORE), Applied(MAY_CHANGE[edition]), *more]
    if edition is Edition.RU_1987:
        laws.append(Applied(law40.DAMAGED[edition], Role.SCORE))
    words = (
        "It is too late for {who} to change the call: the director may adjust the score if the "
        "misinformation did damage."
        if edition is Edition.RU_1987
        else "It is too late for {who} to change the call: the score is adjusted if the offending "
        "side has gained by the misinformation."
    )
    result = sentence(words, who=listed((call.seat for call in calls), "or"))
    return Verdict(tuple(laws), result)


def _uninfluenced(edition: Edition, more: tuple[Applied, ...]) -> Verdict:
    result = sentence(
        "The misinformation allows no call to be changed: the auction continues, and the score may "
        "still be adjusted for later damage."
    )
    damaged = Applied(law40.DAMAGED[edition], Role.SCORE)
    return Verdict((Applied(MAY_CHANGE[edition]), *more, damaged), result)


def changed(edition: Edition, first: ToldCall, over: ToldCall | None) -> Verdict:
    """Return what follows when a misinformed player has changed his call.

    `over` is the opponent's call over the first one, which he may change in his turn.
    """
    law = MAY_CHANGE[edition]
    second = _BOOKS[edition]["21B2"]
    gone = WithdrawnCall(first.seat, first.call, first.event, law, innocent=True)
    result = sentence(
        "{who} changes his {call}, made on the misinformation.", who=first.seat, call=first.call
    )
    if over is None:
        return Verdict((Applied(law, Role.RIGHT),), result, (gone,))
    option = Option(over.seat, "withdraw_call", second)
    laws = (Applied(law, Role.RIGHT), Applied(second, Role.RIGHT))
    return Verdict(laws, result, (gone, option))


def changed_in_turn(edition: Edition, over: ToldCall) -> Verdict:
    """Return what follows when the opponent changes his call over the changed one (21B2)."""
    law = _BOOKS[edition]["21B2"]
    gone = WithdrawnCall(over.seat, over.call, over.event, law)
    result = sentence(
        "{who} changes his {call} in his turn, since the call before it has been changed.",
        who=over.seat,
        call=over.call,
    )
    return Verdict((Applied(law, Role.RIGHT), Applied(MAY_CHANGE[edition])), result, (gone,))
