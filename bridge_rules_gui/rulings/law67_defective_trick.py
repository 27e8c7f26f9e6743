"""Law 67: a trick to which a player has contributed no card, or too many.

Before both sides have played to the next trick the error is simply put right (67A). Later a hand
that contributed none puts a card among its played ones (67B1): 1987 penalises it only where it has
none of the suit led; since 2007 it counts as having revoked in any case and loses one trick.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law64_after_establishment as law64
from bridge_rules_gui.rulings import law67_too_many_cards as too_many
from bridge_rules_gui.rulings import transfers
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.lateness import is_attention_drawn
from bridge_rules_gui.rulings.playing import Defect
from bridge_rules_gui.rulings.sentence import sentence
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.trick import Trick
    from bridge_rules_gui.rulings.playing import Playing
    from bridge_rules_gui.rulings.sentence import Sentence
    from bridge_rules_gui.rulings.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "67A": "если внимание к нарушению было привлечено до того, как игрок каждой стороны сыграл "
        "в последующую взятку",
        "67A1": "нарушитель доставляет карту, которая могла быть легально сыграна",
        "67B": "После того, как обе стороны сыграли в следующую взятку",
        "67B1": "судье надлежит потребовать от него сразу же показать карту",
        "67B1(a)": "он должен выбрать такую карту, чтобы поместить её среди своих сыгранных карт, "
        "и наказания нет",
        "67B1(b)": "он выбирает любую карту, чтобы поместить её среди своих сыгранных карт",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "67A": "greška mora da se ispravi ako je pažnja na to skrenuta pre nego što su obe strane "
        "igrale u sledećem štihu",
        "67A1": "prekršitelj daje kartu koju je mogao legalno da odigra",
        "67B": "Nakon što su obe strane odigrale u sledećem štihu",
        "67B1": "Direktor će od njega da zatraži da izloži kartu",
        "67B1(a)": "on mora da odabere takvu kartu, stavi je među svoje odigrane karte",
        "67B1(b)": "on bira bilo koju kartu i stavlja je među svoje odigrane karte",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "67A": "задължително е грешката да бъде поправена, ако нарушението е забелязано преди "
        "играч от всяка страна да е играл за следващата взятка",
        "67A1": "нарушителят дава карта, която той може да изиграе легално",
        "67B": "Когато съдията определи, че е имало дефектна взятка",
        "67B1": "съдията трябва да изиска от него незабавно да покаже една карта",
        "67B1(a)": "то той е длъжен да избере такава карта и да я постави сред изиграните си карти",
        "67B1(b)": "то той избира произволна карта от ръката си, която да постави сред изиграните "
        "си карти",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

NOT_RULED = {
    Edition.BG_2017: {
        "67B3": "is about a played card that does not lie among the quitted ones; no event of a "
        "story shows where it lies, and a card told to be missing is ruled under Law 14",
    },
}


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
    late = with_defect(table, defect, replace(defect, late=True))
    return late.deciding(Verdict((law,), result), defect.matter)


def with_defect(table: Table, old: Defect, new: Defect) -> Table:
    """Return the table with what is known of a defective trick replaced."""
    playing = table.playing
    if playing is None:
        return table
    defects = tuple(new if each is old else each for each in playing.defects)
    return replace(table, playing=replace(playing, defects=defects))


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
            filled = playing.with_card(seat, card, table.event, defect.trick)
            left = tuple(held for held in table.penalty_cards if held.card != card)
            after = replace(table, playing=filled, penalty_cards=left)
            return transfers.counted(_filled(after, defect))
    return None


def _lies_in(playing: Playing, defect: Defect, seat: Seat, card: Card) -> bool:
    """Whether a hand's card lies in its defective trick already."""
    trick = playing.period.tricks[defect.trick - playing.period.won_before.total - 1]
    return seat is defect.seat and card in trick.cards_of(seat)


def _filled(table: Table, defect: Defect) -> Table:
    """Return the table with the number of cards in order; a trick filled in time is a new trick."""
    if defect.late:
        return with_defect(table, defect, replace(defect, settled=True))
    result = sentence(
        "{who} has played to trick {trick}; nothing more follows.",
        who=defect.seat,
        trick=defect.trick,
    )
    book = _BOOKS[table.edition]
    laws = (Applied(book["67A1"]), Applied(book["67A"], Role.IRREGULARITY))
    whole = with_defect(table, defect, replace(defect, settled=True, owner=None))
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
            else:
                table = _card_supplied(table, playing, defect)
    return transfers.counted(table)


def _card_supplied(table: Table, playing: Playing, defect: Defect) -> Table:
    """Return the table after the director asked for the missing card (67B1)."""
    cards = _cards_of_suit_led(table, playing, defect)
    item = "67B1(a)" if cards else "67B1(b)"
    free = table.edition is Edition.RU_1987 and bool(cards)
    laws = [Applied(_BOOKS[table.edition][item])]
    if not free:
        laws.append(Applied(law64.ground(table.edition, "64A2")))
    ruling = Verdict(tuple(laws), _result(defect, cards, free=free))
    asked = with_defect(table, defect, replace(defect, deemed=not free, ruled=True))
    return _placed_if_one(asked, defect.matter, cards).deciding(ruling, defect.matter)


def _placed_if_one(table: Table, matter: int, cards: tuple[object, ...]) -> Table:
    """Return the table with the card in its trick where the hand has no choice."""
    playing = table.playing
    for defect in playing.defects if playing is not None else ():
        hand = None if playing is None else playing.period.deal.hand(defect.seat)
        choice = [card for card in hand or () if not cards or card in cards]
        if playing is not None and defect.matter == matter and len(choice) == 1:
            placed = playing.with_card(defect.seat, choice[0], table.event, defect.trick)
            after = replace(table, playing=placed)
            return with_defect(after, defect, replace(defect, settled=True))
    return table


def _cards_of_suit_led(table: Table, playing: Playing, defect: Defect) -> tuple[object, ...]:
    """Return the cards of the suit led that the hand now holds; asked for where it is unknown."""
    hand = playing.period.deal.hand(defect.seat)
    first = playing.period.won_before.total + 1
    led = playing.period.tricks[defect.trick - first].suit_led
    if hand is not None:
        return () if led is None else hand.of_suit(led)
    question = sentence(
        "Does {who} hold a card of the suit led to trick {trick}?",
        who=defect.seat,
        trick=defect.trick,
    )
    return (led,) if table.judge("holds_suit_led", defect.event, question) else ()


def _result(defect: Defect, cards: tuple[object, ...], *, free: bool) -> Sentence:
    if free:
        words = "{who} puts a card of the suit led among his played cards; there is no penalty."
    elif cards:
        words = (
            "{who} puts a card of the suit led among his played cards; he counts as having revoked "
            "in trick {trick} and may lose one trick."
        )
    else:
        words = (
            "{who} puts any card among his played cards; he counts as having revoked in trick "
            "{trick} and may lose one trick."
        )
    return sentence(words, who=defect.seat, trick=defect.trick)
