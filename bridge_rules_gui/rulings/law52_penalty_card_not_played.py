"""Law 52: a penalty card that was not played when Law 50 or 51 required it.

Declarer may accept the card played instead, and must once he has played from either hand; the
penalty card then stays one. Not accepted, the card is replaced by the penalty card and is itself
a major penalty card: in 1987 declarer may require it, later it must be. The defender may not take
his card back himself, in 1987 only where the penalty card is a major one (52A).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import listed, sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law47_withdrawal as law47
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play.playing import UnplayedPenaltyCard
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Option,
    PenaltyCard,
    Rank,
    Role,
    Verdict,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "52A": "он не может по своей собственной инициативе отменять любую другую сыгранную им "
        "карту",
        "52B1(a)": "разыгрывающий может принять этот ход или игру",
        "52B1(b)": "Разыгрывающий должен принять такой ход или игру, если после этого он сыграл "
        "картой со своей руки или со стола",
        "52B1(c)": "несыгранная штрафная карта остаётся штрафной",
        "52B2": "Разыгрывающий может потребовать,чтобы вистующий заменил нелегально сыгранную им "
        "карту или карту нелегального хода на штрафную. Каждая карта нелегального хода или игры "
        "становится после этого старшей штрафной картой",
        "52B2 major": "Каждая карта нелегального хода или игры становится после этого старшей "
        "штрафной картой",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "52A": "on ne može, na sopstvenu inicijativu, da vrati (povuče) bilo koju drugu odigranu "
        "kartu",
        "52B1(a)": "izvođač može da prihvati takav atak ili igru",
        "52B1(b)": "Izvođač mora da prihvati takav atak ili igru, ako je posle nje odigrao iz "
        "svoje ruke ili sa stola",
        "52B1(c)": "bilo koja neodigrana kaznena karta ostaje kaznena karta",
        "52B2": "Ako izvođač ne prihvati kartu nelegalno atakiranu ili odigranu, igrač odbrane "
        "mora da je zameni kaznenom kartom. Svaka karta nelegalno atakirana ili odigrana tokom "
        "nepravilnosti postaje velika kaznena karta",
        "52B2 major": "Svaka karta nelegalno atakirana ili odigrana tokom nepravilnosti postaje "
        "velika kaznena karta",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "52A": "той не може по собствена инициатива да оттегли другата изиграна карта",
        "52B1(a)": "декларантът може да приеме тази атака или ход",
        "52B1(b)": "Декларантът е длъжен да приеме подобна атака или ход, ако той впоследствие е "
        "играл от ръка или от мора",
        "52B1(c)": "всяка неизиграна наказана карта остава наказана",
        "52B2": "Ако декларантът не приеме нелегално изиграната или атакувана карта, защитникът е "
        "длъжен да я замени с наказаната карта. Всяка нелегално атакувана или изиграна карта от "
        "защитник в процеса на извършване на нарушението става съществена наказана карта",
        "52B2 major": "Всяка нелегално атакувана или изиграна карта от защитник в процеса на "
        "извършване на нарушението става съществена наказана карта",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

REPLACED = "replace_with_penalty_card"
"""The option on which it depends that the other card becomes a penalty card."""


def due(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    """Return the penalty cards of which a player should have played one instead of this card.

    Empty where the card may be played: following suit and obeying declarer's orders go before
    (1987: 50E1; later: 50D1(b)), and an honour may go before a minor penalty card.
    """
    playing = table.playing
    mine = [held for held in table.penalty_cards if held.seat is seat and not held.condition]
    if playing is None or not mine or any(held.card == card for held in mine):
        return _not_the_designated(table, seat, card)
    if mine[0].rank is Rank.MINOR:
        minor = mine[0].card
        below = card.suit is minor.suit and not card.rank.is_honour
        return (minor,) if below and len(mine) == 1 else ()
    wanted = playable(table, seat, card)
    return () if card in wanted else wanted


def _not_the_designated(table: Table, seat: Seat, card: Card) -> tuple[Card, ...]:
    playing = table.playing
    if playing is None or playing.designated in (None, card):
        return ()
    chosen = playing.designated
    cards = playable(table, seat, card)
    return (chosen,) if chosen is not None and chosen in cards and card in cards else ()


def playable(table: Table, seat: Seat, instead: Card | None = None) -> tuple[Card, ...]:
    """Return the major penalty cards a player could legally play now.

    `instead` is the card he has chosen: of an unknown hand it shows whether he follows suit.
    """
    playing = table.playing
    if playing is None:
        return ()
    cards = [held.card for held in table.penalty_cards if _is_major_of(held, seat)]
    current = playing.period.current
    if playing.period.is_lead_due or current is None:
        orders = [order for order in playing.orders if order.on is seat]
        return tuple(card for card in cards if all(order.allows(card) for order in orders))
    bound = [order for order in playing.play_orders if order.on is seat and order.among != ()]
    cards = [card for card in cards if all(order.allows(card) for order in bound)]
    hand, led = playing.period.deal.hand(seat), current.suit_led
    following = [card for card in cards if card.suit is led]
    holds = led is not None and hand is not None and bool(hand.of_suit(led))
    if following or holds or (instead is not None and instead.suit is led):
        return tuple(following)
    return tuple(cards)


def _is_major_of(held: PenaltyCard, seat: Seat) -> bool:
    return held.seat is seat and held.rank is Rank.MAJOR and not held.condition


# -- the irregularity ---------------------------------------------------------------------------


def another_played(table: Table, seat: Seat, card: Card, wanted: tuple[Card, ...]) -> Table:
    """Return the table after a defender played another card than the penalty card he owed.

    `table` is the one in which the card lies already.
    """
    playing = table.playing
    if playing is None:
        return table
    number = next(p.trick for p in reversed(playing.played) if (p.seat, p.card) == (seat, card))
    place = len(table.matters)
    noticed = table.noticing(Irregularity.PENALTY_CARD_NOT_PLAYED, seat, table.event)
    state = UnplayedPenaltyCard(seat, card, wanted, number, table.event, place)
    return replace(noticed, playing=replace(playing, unplayed=state)).deciding(
        _verdict(table, playing, state)
    )


def _verdict(table: Table, playing: Playing, state: UnplayedPenaltyCard) -> Verdict:
    book, declarer = _BOOKS[table.edition], playing.contract.declarer
    owed = next(held for held in table.penalty_cards if held.card == state.due[0])
    duty = law50.duty(table.edition, owed.rank)
    result = sentence(
        "{who} had to play {due} and played {card}; {declarer} may accept it, or {due} takes its "
        "place and {card} is a major penalty card.",
        who=state.seat,
        due=listed(state.due, "or"),
        card=state.card,
        declarer=declarer,
    )
    laws = (
        Applied(book["52B1(a)"], Role.RIGHT),
        Applied(book["52B2"]),
        Applied(duty, Role.IRREGULARITY),
    )
    options = (
        Option(declarer, "accept_play", book["52B1(a)"]),
        Option(declarer, REPLACED, book["52B2"]),
    )
    penalty = PenaltyCard(state.seat, state.card, Rank.MAJOR, book["52B2 major"], REPLACED)
    return Verdict(laws, result, (*options, penalty))


def accepted(table: Table, playing: Playing, state: UnplayedPenaltyCard, *, by: str) -> Table:
    """Return the table after declarer accepted the card; `by` is the item: (a) word, (b) play."""
    book = _BOOKS[table.edition]
    result = sentence(
        "{card} is accepted; {due} remains a penalty card.",
        card=state.card,
        due=listed(state.due, "and"),
    )
    cards = tuple(held for held in table.penalty_cards if held.card != state.card)
    settled = replace(table, penalty_cards=cards, playing=replace(playing, unplayed=None))
    laws = (Applied(book[f"52B1({by})"]), Applied(book["52B1(c)"]))
    return settled.deciding(Verdict(laws, result), state.matter)


def replaced(
    table: Table, playing: Playing, state: UnplayedPenaltyCard, chosen: Card | None = None
) -> Table:
    """Return the table after declarer did not accept the card: the penalty card takes its place."""
    book = _BOOKS[table.edition]
    card = chosen if chosen in state.due else state.due[0]
    back = replace(playing, unplayed=None).without_card(state.seat, state.card)
    placed = back.with_card(state.seat, card, state.event, state.trick)
    cards = tuple(held for held in table.penalty_cards if held.card not in (state.card, card))
    put = replace(table, playing=placed, penalty_cards=cards)
    laid = law50.laid_down(put, state.seat, (state.card,), deliberate=True)
    result = sentence(
        "{due} takes the place of {card}, which is a major penalty card.",
        due=card,
        card=state.card,
    )
    laws = (
        Applied(book["52B2"]),
        Applied(law50.kind_of(laid, state.card)),
        law47.for_rectification(table.edition),
    )
    return laid.deciding(Verdict(laws, result), state.matter)


def taken_back_himself(table: Table, playing: Playing, state: UnplayedPenaltyCard) -> Table:
    """Return the table after the defender tried to change his card himself: he may not (52A)."""
    verdict = _verdict(table, playing, state)
    rights = tuple(found for found in verdict.consequences if isinstance(found, Option))
    owed = next(held for held in table.penalty_cards if held.card == state.due[0])
    if table.edition is Edition.RU_1987 and owed.rank is Rank.MINOR:
        # 52A of 1987 speaks of major penalty cards alone.
        return table.deciding(replace(verdict, consequences=rights), state.matter)
    result = sentence(
        "{who} may not take {card} back himself; the choice is {declarer}'s.",
        who=state.seat,
        card=state.card,
        declarer=playing.contract.declarer,
    )
    laws = (Applied(_BOOKS[table.edition]["52A"]), *verdict.laws)
    return table.deciding(Verdict(laws, result, rights), state.matter)
