"""Law 47: when a played card may be taken back.

The exceptions are counted; otherwise a card once played stays (1987: 47G, later 47F2). Cards
played on misinformation (47E) stand in a module of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "47A": "Сыгранная карта может быть отменена для исполнения наказания",
        "47C": "Сыгранная карта может быть отменена без наказания после изменения ошибочного "
        "обозначения",
        "47D": "После изменения игры оппонентом сыгранная карта может быть отменена без наказания",
        "47F": "Если сыгранная карта, отменённая согласно предшествующим разделам C, D или E, дала "
        "существенную информацию нарушившей стороне, то судья может назначить присуждённый "
        "результат",
        "47G": "В иных, нежели предусмотренные разделами A, B, C, D, E случаях, сыгранная однажды "
        "карта не может быть отменена",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "47A": "Jednom odigrana karta može se povući radi ispravke neregularnosti",
        "47C": "Odigrana karta može se povući i vratiti u list bez ispravke, posle zamene",
        "47D": "Nakon protivničke promene odigrane karte, odigrana karta može se povući bez "
        "ispravke",
        "47F2": "jednom odigrana karta ne može se povući",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "47A": "Веднъж изиграна карта може да бъде оттеглена, когато се изисква от поправка",
        "47C": "Изиграна карта може да бъде оттеглена и върната в ръката без допълнителна поправка "
        "след смяна на посочване",
        "47D": "След смяна на игра от противник изиграна карта може да бъде оттеглена",
        "47F2": "веднъж изиграна карта не може да бъде оттеглена",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_ILLEGAL = "sends to the laws on illegal and simultaneous plays, which say what goes back"
NOT_RULED = {
    Edition.RU_1987: {"47B": _ILLEGAL},
    Edition.SR_2007: {"47B": _ILLEGAL, "47F1": "sends to Law 53C"},
    Edition.BG_2017: {"47B": _ILLEGAL, "47F1": "sends to Law 53B"},
}

NOT_OTHERWISE = {
    Edition.RU_1987: RU["47G"],
    Edition.SR_2007: SR["47F2"],
    Edition.BG_2017: BG["47F2"],
}
"""What keeps a card played that no exception lets go back."""

WITHDRAW, WITHDRAW_LEAD = "withdraw_card", "withdraw_misinformed_lead"
"""The options by which a player takes his card back."""


def for_rectification(edition: Edition) -> Applied:
    """Return the provision that lets a card go back because a rectification asks for it."""
    return Applied(_BOOKS[edition]["47A"])


def change_of_designation(edition: Edition) -> Applied:
    """Return the provision that lets a card go back after a change of designation."""
    return Applied(_BOOKS[edition]["47C"])


def change_of_play(edition: Edition) -> Applied:
    """Return the provision that lets a card go back after an opponent has changed his."""
    return Applied(_BOOKS[edition]["47D"], Role.RIGHT)


# -- taken back ---------------------------------------------------------------------------------


def not_allowed(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a player took a card back without a right to: it stays played."""
    noticed = table.noticing(Irregularity.ILLEGAL_WITHDRAWAL, seat, table.event)
    result = sentence("{card} once played may not be taken back: it stays played.", card=card)
    return noticed.deciding(Verdict((Applied(NOT_OTHERWISE[table.edition]),), result))


def right_to_withdraw(table: Table, seat: Seat) -> Option | None:
    """Return the open right of a player to take his card back, or None."""
    rights = table.matter.options if table.matter else ()
    for option in rights:
        if option.who is seat and option.name in (WITHDRAW, WITHDRAW_LEAD):
            return None if option.condition else option
    return None


def by_right(table: Table, seat: Seat, option: Option) -> Table:
    """Return the table after a player took his card back as he might; he plays another.

    What hung on this becomes open to the player concerned.
    """
    playing, matter = table.playing, table.matter
    if playing is None or matter is None:
        return table
    card, back = _without_his_card(playing, seat)
    left = tuple(
        replace(other, condition="") if other.condition == option.name else other
        for other in matter.options
        if other is not option
    )
    result = sentence("{who} takes {card} back and plays another card.", who=seat, card=card)
    laws = [Applied(option.ground)]
    laws += [law for law in matter.laws if law.ground != option.ground]
    if table.edition is Edition.RU_1987:
        laws.append(Applied(RU["47F"], Role.INFORMATION))
    return replace(table, playing=back).deciding(Verdict(tuple(laws), result, left))


def _without_his_card(playing: Playing, seat: Seat) -> tuple[Card | None, Playing]:
    if playing.face_down is not None and playing.face_down.seat is seat:
        return playing.face_down.card, replace(playing, face_down=None)
    mine = [played for played in playing.played if played.seat is seat]
    if not mine:
        return None, playing
    return mine[-1].card, playing.without_card(seat, mine[-1].card)
