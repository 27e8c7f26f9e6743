"""Law 45C4(b): an unintended designation of a card put right.

1987 and 2007 allow it without pause for thought, 2007 until the player's partner has played; 2017
allows declarer alone, for dummy's card, until he next plays a card from either hand, a slip of the
tongue but not a loss of concentration. An opponent who has played in turn may change his card.
Otherwise the card first named is played (45C4(a)).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law45_played_card as law45
from bridge_rules_gui.rulings import law47_withdrawal as law47
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play.playing import Called
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.story import Facts
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import PlayedCard, Playing

RU = grounds(
    Edition.RU_1987,
    {
        "45C4(a)": "Карта должна быть сыграна, если игрок назвал или иначе обозначил её",
        "45C4(b)": "Игрок может без наказания исправить неумышленное ошибочное обозначение карты, "
        "если он делает это без паузы",
        "45C4(b) opponent": "этот оппонент может без наказания отменить сыгранную таким образом "
        "карту и заменить её другой",
        "45C4(b) slip": "неумышленное ошибочное обозначение карты, если он делает это без паузы",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "45C4(a)": "Karta mora da se odigra ako je igrač imenuje",
        "45C4(b)": "igrač može da promeni nenamerno određenu kartu ako to učini bez pauze za "
        "razmišljanje",
        "45C4(b) opponent": "taj protivnik može da vrati odigranu kartu i zameni je drugom",
        "45C4(b) slip": "nenamerno određenu kartu ako to učini bez pauze za razmišljanje",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "45C4(a)": "Картата е изиграна, ако играч я назове",
        "45C4(b)": "Декларантът може да коригира неумишлено посочване на карта от мора докато той "
        "след това изиграе карта било от ръка или от мора",
        "45C4(b) slip": "Смяна на посочването може да бъде разрешена след грешка на езика, но не и "
        "след загуба на концентрация или преосмисляне на действието",
        "45C4(b) opponent": "този противник може да оттегли така изиграната карта, връщайки я в "
        "ръката си, и да я замени с друга",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def changed(table: Table, playing: Playing, called: Called, card: Card) -> Table:
    """Return the table after declarer named another card in place of the one he had called for.

    `called.card` lies in the trick.
    """
    lying = [played for played in playing.played if played.card == called.card]
    if called.card is None or not lying:
        return table
    declarer, first = playing.contract.declarer, called.card
    allowed = _was_unintended(table, called) and not _paused(table)
    noticed = table.noticing(Irregularity.UNINTENDED_DESIGNATION, declarer, table.event)
    if not allowed:
        return noticed.deciding(_refused(table.edition, first))
    dummy = playing.contract.dummy
    later = _opponents_cards(playing, called)
    back = playing.without_card(dummy, first)
    back = back.with_card(dummy, card, called.event, lying[0].trick)
    again = replace(back, called=Called(called.event, card))
    return replace(noticed, playing=again).deciding(_allowed(table.edition, first, card, later))


def _was_unintended(table: Table, called: Called) -> bool:
    """Whether the first designation was a slip: told of either event, else asked."""
    for index in (table.event, called.event):
        facts = table.scenario.events[index].facts
        slip = facts.value("slip")
        if slip is not None:
            return slip != "mind"
        told = _told(facts)
        if told is not None:
            return told
    question = sentence("Was the card first named by a slip, not what declarer meant to name?")
    return table.judge("unintended", table.event, question)


def _told(facts: Facts) -> bool | None:
    unintended, intended = facts.value("unintended"), facts.value("intended")
    if isinstance(unintended, bool):
        return unintended
    return not intended if isinstance(intended, bool) else None


def _paused(table: Table) -> bool:
    """Whether there was a pause for thought, which 2017 does not ask."""
    if table.edition is Edition.BG_2017:
        return False
    at_once = table.told_fact("at_once", table.event)
    if at_once is not None:
        return not at_once
    return table.judge("pause", table.event, sentence("Did declarer pause before the change?"))


def _opponents_cards(playing: Playing, called: Called) -> list[PlayedCard]:
    return [
        played
        for played in playing.played
        if played.event > called.event and playing.is_defender(played.seat)
    ]


def _refused(edition: Edition, first: Card) -> Verdict:
    book = _BOOKS[edition]
    result = sentence("{card} was named and must be played.", card=first)
    naming = Applied(law45.NAMING[edition], Role.PROCEDURE)
    laws = (Applied(book["45C4(a)"]), Applied(book["45C4(b) slip"]), naming)
    return Verdict(laws, result)


def _allowed(edition: Edition, first: Card, card: Card, later: list[PlayedCard]) -> Verdict:
    book = _BOOKS[edition]
    law = book["45C4(b) opponent"]
    options = tuple(
        Option(who, law47.WITHDRAW, law) for who in dict.fromkeys(played.seat for played in later)
    )
    laws = [Applied(book["45C4(b)"]), law47.change_of_designation(edition)]
    if options:
        laws.append(law47.change_of_play(edition))
    result = sentence("{card} is played in place of {first}, a slip.", card=card, first=first)
    return Verdict(tuple(laws), result, options)
