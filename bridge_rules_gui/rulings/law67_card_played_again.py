"""Law 67: a card of an earlier trick played once more, not having lain among the played ones.

Only 2017 speaks of it (67B3): the card is put where it belongs, and where it is too late to correct
the second play, the score is adjusted. 1987 and 2007 have nothing of their own; there the card is
not his to play any more, so that he has contributed none to the later trick (67A1, 67B1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play.offences import Defect
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "67A1": "Для ректификации неигры во взятку нарушитель доставляет карту, которая могла быть "
        "легально сыграна",
        "67A": "Когда игрок не сыграл во взятку … ошибка должна быть ректифицирована, если "
        "внимание к нарушению было привлечено до того, как игрок каждой стороны сыграл в "
        "последующую взятку",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "67A1": "Radi ispravke propusta da odigra u štihu, prekršitelj daje kartu koju je mogao "
        "legalno da odigra",
        "67A": "Kada igrač ne odigra u štihu … greška mora da se ispravi ako je pažnja na to "
        "skrenuta pre nego što su obe strane igrale u sledećem štihu",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "67B3": "тази карта не е поставена сред приключилите взятки, той намира картата и я "
        "поставя на правилното място",
        "67B3 late": "Съдията трябва да присъди административен резултат, ако същата карта е била "
        "изиграна за следваща взятка и е твърде късно за корекция на нелегалния ход",
        "67A1": "За поправяне на пропуската, нарушителят дава карта, която той може да изиграе "
        "легално",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def earlier_trick(playing: Playing, seat: Seat, card: Card) -> int | None:
    """Return the number of the trick to which a hand has played a card before; None for none."""
    period, played = playing.period, (seat, card)
    hand = period.deal.hand(seat)
    if hand is not None and card in hand:
        return None
    done = period.tricks if period.is_lead_due else period.tricks[:-1]
    for number, trick in enumerate(done, period.won_before.total + 1):
        if played in trick.cards:
            return number
    return None


def played_again(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a card was put in the present trick that belongs to an earlier one."""
    number, earlier = playing.period.trick_number, earlier_trick(playing, seat, card)
    defect = Defect(seat, number, table.event, len(table.matters), again=card)
    lies = playing.with_card(seat, card, table.event)
    found = replace(table, playing=replace(lies, defects=(*lies.defects, defect)))
    noticed = found.noticing(Irregularity.DEFECTIVE_TRICK, playing.player_of(seat), table.event)
    result = sentence(
        "{who} has played {card} to trick {earlier} already: it goes back there, and he must play "
        "a card to trick {trick} that he can legally play.",
        who=seat,
        card=card,
        earlier=earlier,
        trick=number,
    )
    return noticed.deciding(Verdict(_in_time(table.edition), result), defect.matter)


def _in_time(edition: Edition) -> tuple[Applied, ...]:
    if edition is Edition.BG_2017:
        return (Applied(BG["67B3"]), Applied(BG["67A1"]))
    book = _BOOKS[edition]
    return (Applied(book["67A1"]), Applied(book["67A"], Role.IRREGULARITY))


def with_owner(playing: Playing, defect: Defect) -> Defect:
    """Return the defect with the hand that has won the trick as it was played."""
    trick = playing.period.tricks[defect.trick - playing.period.won_before.total - 1]
    return replace(defect, owner=trick.winner(playing.contract.denomination))


def lifted(playing: Playing, defect: Defect) -> Playing:
    """Return the play with the card out of the later trick; the hand does not get it back."""
    card = defect.again
    if card is None:
        return playing
    place = defect.trick - playing.period.won_before.total - 1
    period = playing.period
    trick = period.tricks[place].minus(defect.seat, card)
    tricks = (*period.tricks[:place], trick, *period.tricks[place + 1 :])
    played = tuple(
        each
        for each in playing.played
        if (each.seat, each.card, each.trick) != (defect.seat, card, defect.trick)
    )
    return replace(playing, period=replace(period, tricks=tricks), played=played)


def adjusted(table: Table, defect: Defect) -> Table:
    """Return the table when it is too late to correct the second play: the score is adjusted."""
    result = sentence(
        "It is too late to correct {who}'s second play of {card}: the director awards an adjusted "
        "score.",
        who=defect.seat,
        card=defect.again,
    )
    laws = (Applied(BG["67B3 late"], Role.SCORE),)
    return table.deciding(Verdict(laws, result), defect.matter)


def without_result(table: Table) -> Table:
    """Return the table without a result of the play where the score is adjusted instead."""
    defects = () if table.playing is None else table.playing.defects
    spoilt = any(each.again is not None and each.late and each.ruled for each in defects)
    if table.edition is Edition.BG_2017 and spoilt:
        return replace(table, score=None, tricks=None)
    return table
