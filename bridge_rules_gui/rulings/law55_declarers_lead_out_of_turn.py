"""Law 55: declarer's lead out of turn, from his hand or from dummy.

Either defender accepts it or has it taken back, without penalty. Where they choose differently,
2007 and 2017 let the one who plays next prevail (55A); 1987 says nothing of it, and who speaks
first has spoken. What declarer may have learnt is left to the director's adjustment in 1987 and
2007, to Law 16 in 2017 (55C).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Consequence,
    Option,
    Role,
    Unauthorised,
    Verdict,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "55A": "любой из вистующих может принять этот ход, как предусмотрено правилом 53, или "
        "требовать его отмены",
        "55B1": "разыгрывающий возвращает карту хода в надлежащую руку без наказания",
        "55B2": "разыгрывающий отменяет карту ошибочного хода. Он должен сделать ход с правильной "
        "руки",
        "55C": "Когда разыгрывающий выбирает линию игры, которая могла быть основана на "
        "информации, полученной им в результате его нарушения, судья может назначить присуждённый "
        "результат",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "55A": "bilo koji igrač odbrane može da prihvati taj atak kao što je predviđeno Članom 53, "
        "ili da zahteva povlačenje",
        "55A differently": "preovlađuje izbor protivnike koji je sledeći na redu",
        "55B1": "izvođač vraća greškom atakiranu kartu u list. Ne primenjuje se dalja ispravka",
        "55B2": "on povlači greškom atakiranu kartu. On mora da atakira iz ispravnog lista",
        "55C": "Kada izvođač usvoji liniju igre koja je mogla da se zasniva na informaciji "
        "stečenoj kroz prekršaj, Direktor može da prilagodi rezultat",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "55A": "тогава всеки от защитниците може да приеме атаката съгласно П53 или да изиска "
        "нейното оттегляне",
        "55A differently": "изборът, изразен от следващия на ход след нередовната атака играч, е "
        "доминиращ",
        "55B1": "то декларантът връща грешно атакуваната карта в правилната ръка. Не се прилага "
        "допълнителна поправка",
        "55B2": "то той оттегля грешно атакуваната карта. Той е длъжен да атакува от правилната "
        "ръка",
        # bg2017: "прилга" stands for "прилага" in the print.
        "55C": "Когато декларантът възприеме план на разиграване, който би могъл да бъде основан "
        "върху информация, получена чрез неговото нарушението, се прилга П16",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def noticed(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """Either defender may accept the lead or have it taken back."""
    edition = table.edition
    leader = playing.contract.opening_leader
    accept, back = _BOOKS[edition]["55A"], _refused(edition, playing, lead)
    options = tuple(
        Option(defender, name, law)
        for defender in (leader, leader.partner)
        for name, law in (("accept_lead", accept), ("withdraw_lead", back))
    )
    result = sentence(
        "{declarer} has led {card} from the wrong hand; either defender may accept it or have it "
        "taken back, and nothing more follows.",
        declarer=playing.contract.declarer,
        card=lead.card,
    )
    accepting = Applied(law53.may_be_accepted(edition), Role.RIGHT)
    laws = (Applied(accept, Role.RIGHT), accepting, Applied(back))
    return Verdict(laws, result, options)


def accepted(edition: Edition) -> tuple[Ground, ...]:
    """Return the provisions by which a defender accepts the lead by word."""
    return (_BOOKS[edition]["55A"], law53.accepted_by_word(edition))


def taken_back(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """The card goes back; the defender leads whose turn it was, or declarer's right hand."""
    edition = table.edition
    result = sentence(
        "{card} goes back to {hand}'s hand; {turn} leads.",
        card=lead.card,
        hand=lead.seat,
        turn=lead.turn_of,
    )
    learnt = may_have_learnt(edition)
    closed: tuple[Consequence, ...] = ()
    if edition is Edition.BG_2017:
        what = sentence("what declarer learnt from his withdrawn {card}", card=lead.card)
        closed = (Unauthorised(lead.seat.side, what, learnt),)
    back = _refused(edition, playing, lead)
    return Verdict((Applied(back), Applied(learnt, Role.INFORMATION)), result, closed)


def before_the_trick_was_complete(edition: Edition, card: Card, turn: Seat) -> Verdict:
    """Declarer led to the next trick while a card is missing in this one: his card goes back."""
    result = sentence(
        "{card} was led before the trick was complete: it goes back, and {turn} plays first.",
        card=card,
        turn=turn,
    )
    return Verdict((Applied(_BOOKS[edition]["55B1"]),), result)


def may_have_learnt(edition: Edition) -> Ground:
    """Return the provision on what declarer may have learnt from his infraction (55C)."""
    return _BOOKS[edition]["55C"]


def prevailing(edition: Edition, lead: WrongLead, by: Seat) -> Ground | None:
    """Return the provision by which a defender's choice overrules his partner's earlier one.

    None where it does not: in 1987, and where he does not play next.
    """
    own = _BOOKS[edition].get("55A differently")
    return own if by is lead.seat.left_hand_opponent else None


def _refused(edition: Edition, playing: Playing, lead: WrongLead) -> Ground:
    return _BOOKS[edition]["55B1" if playing.is_defender(lead.turn_of) else "55B2"]
