"""Law 67: a trick to which a player has contributed no card, or too many.

Before both sides have played to the next trick the error is simply put right (67A). Later the
director puts the cards in order: one is missing (67B1), too many lie there (67B2), or a card of an
earlier trick does (67B3 of 2017).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law67_card_missing as missing
from bridge_rules_gui.rulings import law67_card_played_again as again
from bridge_rules_gui.rulings import law67_too_many_cards as too_many
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import transfers
from bridge_rules_gui.rulings.play.lateness import is_attention_drawn
from bridge_rules_gui.rulings.play.offences import Defect
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.trick import Trick
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "67A": "Когда игрок не сыграл во взятку … ошибка должна быть ректифицирована, если "
        "внимание к нарушению было привлечено до того, как игрок каждой стороны сыграл в "
        "последующую взятку",
        "67A1": "нарушитель доставляет карту, которая могла быть легально сыграна",
        "67B": "После того, как обе стороны сыграли в следующую взятку … судья определяет, какая "
        "взятка была дефектной. Для ректификации количества карт судье следует действовать так",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "67A": "Kada igrač ne odigra u štihu … greška mora da se ispravi ako je pažnja na to "
        "skrenuta pre nego što su obe strane igrale u sledećem štihu",
        "67A1": "prekršitelj daje kartu koju je mogao legalno da odigra",
        "67B": "Nakon što su obe strane odigrale u sledećem štihu … Direktor utvrđuje koji štih je "
        "bio neispravan. Radi ispravke broja karata, Direktor će nastaviti na sledeći način",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "67A": "Когато даден играч е пропуснал да играе за някоя взятка … задължително е грешката "
        "да бъде поправена, ако нарушението е забелязано преди играч от всяка страна да е играл за "
        "следващата взятка",
        "67A1": "нарушителят дава карта, която той може да изиграе легално",
        "67B": "Когато съдията определи, че е имало дефектна взятка … двете страни са играли за "
        "следващата взятка, той постъпва както следва",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

# -- found --------------------------------------------------------------------------------------


def is_led_over(playing: Playing, seat: Seat) -> bool:
    """Whether a hand that won a trick with one card missing leads to the next all the same.

    A defender whose partner has still to play leads prematurely instead (Law 57).
    """
    current = playing.period.current
    if current is None or playing.period.is_lead_due or not current.cards_of(seat):
        return False
    partner_waits = playing.is_defender(seat) and seat.partner in current.missing
    wins = current.winner(playing.contract.denomination) is seat
    return wins and len(current.missing) == 1 and not partner_waits


def watched(table: Table) -> Table:
    """Return the table after a card: the trick before it looked at, old defects grown late."""
    playing = table.playing
    if playing is None or len(playing.period.tricks) < 2:
        return table
    trick = playing.period.tricks[-2]
    number = playing.period.won_before.total + len(playing.period.tricks) - 1
    if len(trick.cards) != 4 or trick.missing:
        table = _found(table, playing, trick, number)
    return _grown_late(table) if table.playing and table.playing.defects else table


def _found(table: Table, playing: Playing, trick: Trick, number: int) -> Table:
    """Return the table with the hands noticed that have contributed no card, or several."""
    known = {(defect.trick, defect.seat) for defect in playing.defects}
    waiting = {
        (revoke.trick, seat)
        for revoke in playing.revokes
        if revoke.corrected
        for seat in (revoke.seat, *revoke.taken_back)
    }
    several = {played.seat for played in trick.cards if len(trick.cards_of(played.seat)) > 1}
    for seat in dict.fromkeys((*trick.missing, *several)):
        if (number, seat) not in known | waiting:
            table = _noticed(table, seat, trick, number)
    return table


def _noticed(table: Table, seat: Seat, trick: Trick, number: int) -> Table:
    playing = table.playing
    if playing is None:
        return table
    defect = Defect(
        seat,
        number,
        table.event,
        len(table.matters),
        too_many=seat not in trick.missing,
        owner=trick.winner(playing.contract.denomination),
    )
    defects = (*playing.defects, defect)
    found = replace(table, playing=replace(playing, defects=defects))
    noticed = found.noticing(Irregularity.DEFECTIVE_TRICK, playing.player_of(seat), table.event)
    return noticed.deciding(_in_time(table, defect), defect.matter)


def _in_time(table: Table, defect: Defect) -> Verdict:
    """Return what 67A says while only one side has played to the next trick."""
    if defect.too_many:
        return too_many.in_time(table, defect)
    book = _BOOKS[table.edition]
    result = sentence(
        "{who} has not played to trick {trick} and must do so with a card he can legally play.",
        who=defect.seat,
        trick=defect.trick,
    )
    return Verdict((Applied(book["67A1"]), Applied(book["67A"], Role.IRREGULARITY)), result)


def _grown_late(table: Table) -> Table:
    """Return the table with the defects marked after whose trick both sides have played on."""
    playing = table.playing
    for defect in playing.defects if playing is not None else ():
        if not defect.late and not defect.settled and playing is not None:
            on = {each.seat.side for each in playing.played if each.trick > defect.trick}
            if len(on) > 1:
                table = _is_late(table, defect)
    return table


def _is_late(table: Table, defect: Defect) -> Table:
    result = sentence(
        "Both sides have played to the trick after trick {trick}, in which {who} contributed the "
        "wrong number of cards: the director puts the cards in order.",
        trick=defect.trick,
        who=defect.seat,
    )
    law = Applied(_BOOKS[table.edition]["67B"], Role.IRREGULARITY)
    grown = replace(defect, late=True)
    if defect.again is not None and table.playing is not None:
        grown = again.with_owner(table.playing, grown)
    late = missing.with_defect(table, defect, grown)
    return late.deciding(Verdict((law,), result), defect.matter)


# -- put right ----------------------------------------------------------------------------------


def in_its_place(table: Table, seat: Seat, card: Card) -> Table | None:
    """Return the table after a hand's missing card was put in its trick; None where it is a play.

    It is none when attention has been drawn, or when it is not the hand's turn.
    """
    playing = table.playing
    for defect in playing.defects if playing is not None else ():
        if playing is not None and defect.ruled and _lies_in(playing, defect, seat, card):
            return table  # the director has had it put there: it was the only card to choose
        if defect.seat is not seat or defect.settled or defect.too_many or playing is None:
            continue
        out_of_turn = playing.turn is not seat and not playing.period.is_lead_due
        if is_attention_drawn(table, defect.event) or out_of_turn:
            lighter = again.lifted(playing, defect)
            filled = lighter.with_card(seat, card, table.event, defect.trick)
            left = tuple(held for held in table.penalty_cards if held.card != card)
            after = replace(table, playing=filled, penalty_cards=left)
            return transfers.counted(_filled(after, defect))
    return None


def is_placed(playing: Playing, seat: Seat, card: Card) -> bool:
    """Whether the director has had a hand's card put in its defective trick."""
    return any(each.ruled and _lies_in(playing, each, seat, card) for each in playing.defects)


def _lies_in(playing: Playing, defect: Defect, seat: Seat, card: Card) -> bool:
    """Whether a hand's card lies in its defective trick already."""
    trick = playing.period.tricks[defect.trick - playing.period.won_before.total - 1]
    return seat is defect.seat and card in trick.cards_of(seat)


def _filled(table: Table, defect: Defect) -> Table:
    """Return the table with the number of cards in order; a trick filled in time is a new trick."""
    if defect.late:
        return missing.with_defect(table, defect, replace(defect, settled=True))
    result = sentence(
        "{who} has played to trick {trick}; nothing more follows.",
        who=defect.seat,
        trick=defect.trick,
    )
    book = _BOOKS[table.edition]
    laws = (Applied(book["67A1"]), Applied(book["67A"], Role.IRREGULARITY))
    whole = missing.with_defect(table, defect, replace(defect, settled=True, owner=None))
    return whole.deciding(Verdict(laws, result), defect.matter)


def ruled(table: Table) -> Table:
    """Return the table after the director has dealt with the defective tricks both played on."""
    for place in range(len(table.playing.defects) if table.playing is not None else 0):
        playing = table.playing
        if playing is None:
            return table
        defect = playing.defects[place]
        if defect.late and not defect.settled and not defect.ruled:
            if defect.too_many:
                table = too_many.ruled(table, playing, defect)
            elif defect.again is not None:
                table = _played_again(table, playing, defect)
            else:
                table = missing.supplied(table, playing, defect)
    return transfers.counted(table)


def _played_again(table: Table, playing: Playing, defect: Defect) -> Table:
    """Return the table after the director dealt with a card of an earlier trick played again."""
    if table.edition is Edition.BG_2017:
        ruled = missing.with_defect(table, defect, replace(defect, ruled=True))
        return again.adjusted(ruled, defect)
    lighter = again.lifted(playing, defect)
    return missing.supplied(replace(table, playing=lighter), lighter, defect)
