"""Law 46: incomplete or wrong designation of a card of dummy's.

What declarer's words mean unless a different intention of his is beyond doubt. "High" is the
highest of the suit he has designated in 1987, the highest card in 2007, the highest of the suit led
in 2017; "low" likewise. "Win it" has an item since 2007 (46B1(b)); in 1987 it is asked whether it
said the same as "high". Where the words leave a choice, declarer makes it clear (46B3(b)) or names
any legal card (46B4), or either defender names the card (46B5).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.card import Card
from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.play.designation_words import Wish, Words
from bridge_rules_gui.rulings.play.dummys_turn import may_be_beaten, suit_led, won_last_with
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.hand import Hand
    from bridge_rules_gui.bridge.suit import Suit
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "46A": "разыгрывающему следует ясно обозначить как масть,так и старшинство этой карты",
        "46B": "если не очевидно, что разыгрывающий хотел иного",
        "46B1": 'говорит "старшая" или слово с тем же значением, то считается, что он назвал самую '
        "старшую карту в обозначенной масти",
        "46B1 low": 'если он говорит "младшая" или слово с тем же значением, то считается, что он '
        "назвал самую младшую карту",
        "46B2": "считается, что он назвал самую младшую карту в обозначенной масти",
        "46B3(a)": "Подразумевается продолжение масти, в которой болван выиграл предыдущую взятку",
        "46B3(b)": "разыгрывающий должен играть со стола картой обозначенного старшинства",
        "46B3(b) which": "если при этом таких карт, которые могут быть легально сыграны, на столе "
        "2 или больше, то разыгрывающий должен пояснить, какую из них он имел в виду",
        "46B4": "такое обозначение является недействительным, и разыгрывающий может обозначить "
        "любую легальную карту",
        "46B5": "любой из вистующих может указать играемую со стола карту",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "46A": "izvođač treba jasno da odredi i rang i boju željene karte",
        "46B": "osim kada je izvođačeva drugačija namera nesumnjiva",
        "46B1(a)": "smatra se da je pozvao najvišu kartu",
        "46B1(b)": "smatrane da je pozvao najnižu kartu za koju se zna da će uzeti štih",
        "46B1(c)": "smatra se da je pozvao najnižu kartu",
        "46B2": "smatra se da je pozvao najnižu kartu u određenoj boji",
        "46B3(a)": "smatra se da je izvođač nastavio boju u kojoj je na stolu osvojio prethodni "
        "štih",
        "46B3(b)": "izvođač mora da sa stola odigra kartu imenovanog ranga ako je legalno",
        "46B3(b) which": "ako ima dve ili više takvih karata koje mogu legalno da se odigraju, "
        "izvođač mora da naznači koju namerava da igra",
        "46B4": "poziv ne važi i izvođač može da imenuje bilo koju legalnu kartu",
        "46B5": "bilo koji igrač odbrane može da odredi kartu koja će se odigrati sa stola",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "46A": "той следва ясно да назове цвета и ранга ѝ",
        "46B": "освен когато другото намерение на декларанта е безспорно",
        "46B1(a)": "приема се, че е назвал най-високата карта в атакувания цвят",
        "46B1(b)": "приема се, че е заявил най-ниската карта, за която е известно, че ще спечели "
        "взятката",
        "46B1(c)": "приема се, че е назовал най-ниската карта в атакувания цвят",
        "46B2": "приема се, че е назовал най-ниската карта в посочения цвят",
        "46B3(a)": "се приема, че декларантът продължава цвета, в който мора е спечелил "
        "предходната взятка",
        "46B3(b)": "декларантът е длъжен да изиграе карта от мора с посочения ранг, ако може да го "
        "направи по правилата",
        "46B3(b) which": "ако има две или повече такива карти, които могат да бъдат изиграни, "
        "декларантът е длъжен да посочи коя има предвид",
        "46B4": "назоваването е невалидно и декларантът може да посочи произволна легална карта",
        "46B5": "всеки един от защитниците може да избере хода от мора",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

NOT_RULED = {edition: {"46B3": "only introduces its items"} for edition in Edition}


class Chooser(Enum):
    """Who has still to say which card it is."""

    NOBODY = "nobody"
    DECLARER = "declarer"
    DEFENDERS = "defenders"


@dataclass(frozen=True, slots=True)
class Designated:
    """What words designate under an edition: one card, or who names one of which cards.

    `ground` is None for a complete designation, which needs no rule.
    """

    ground: Ground | None
    card: Card | None = None
    chooser: Chooser = Chooser.NOBODY
    among: tuple[Card, ...] = ()

    @property
    def is_void(self) -> bool:
        """Whether the words designate nothing, so that declarer may name any legal card."""
        return self.ground is not None and str(self.ground) == "46B4"


def designated(table: Table, playing: Playing, said: Words) -> Designated:
    """Return the card declarer's words designate, or who has to name it."""
    hand = playing.period.deal.hand(playing.contract.dummy)
    if said.suit is not None and said.rank is not None:
        return _complete(table.edition, playing, Card(said.suit, said.rank))
    if hand is None or not hand.cards:
        return Designated(_BOOKS[table.edition]["46B"], None, Chooser.DECLARER)
    if said.rank is not None:
        return _rank_alone(table.edition, playing, hand, said)
    if said.suit is not None and said.wish in (None, Wish.ANY):
        return _of_suit(table.edition, hand, said.suit, "46B2", lowest=True)
    return _wish(table, playing, hand, said)


def proper_form(edition: Edition) -> Applied:
    """Return the provision that asks for suit and rank."""
    return Applied(_BOOKS[edition]["46A"], Role.PROCEDURE)


def other_intention(edition: Edition) -> Designated:
    """Return that declarer beyond doubt meant something else than his words, and says what."""
    return Designated(_BOOKS[edition]["46B"], None, Chooser.DECLARER)


def _complete(edition: Edition, playing: Playing, card: Card) -> Designated:
    hand = playing.period.deal.hand(playing.contract.dummy)
    if hand is not None and card not in hand:
        return _invalid(edition, playing)
    return Designated(None, card)


def _invalid(edition: Edition, playing: Playing) -> Designated:
    """46B4: what dummy does not hold is no designation."""
    return Designated(_BOOKS[edition]["46B4"], None, Chooser.DECLARER, playing.period.legal_cards())


def _of_suit(edition: Edition, hand: Hand, suit: Suit, item: str, *, lowest: bool) -> Designated:
    cards = hand.of_suit(suit)
    if not cards:
        return Designated(_BOOKS[edition]["46B4"], None, Chooser.DECLARER)
    return Designated(_BOOKS[edition][item], cards[-1] if lowest else cards[0])


def _rank_alone(edition: Edition, playing: Playing, hand: Hand, said: Words) -> Designated:
    """46B3: on lead the suit in which dummy won the last trick; else a legal card of the rank."""
    book, of_rank = _BOOKS[edition], [card for card in hand if card.rank is said.rank]
    won_with = won_last_with(playing)
    if playing.period.is_lead_due and won_with is not None:
        for card in of_rank:
            if card.suit is won_with.suit:
                return Designated(book["46B3(a)"], card)
    legal = tuple(card for card in of_rank if card in playing.period.legal_cards())
    if len(legal) == 1:
        return Designated(book["46B3(b)"], legal[0])
    if legal:
        return Designated(book["46B3(b) which"], None, Chooser.DECLARER, legal)
    return _invalid(edition, playing)


# -- high, low, win it, anything ----------------------------------------------------------------


def _wish(table: Table, playing: Playing, hand: Hand, said: Words) -> Designated:
    match said.wish:
        case Wish.WIN if table.edition is not Edition.RU_1987:
            return _winning(table.edition, playing, hand)
        case Wish.HIGH | Wish.LOW:
            return _extreme(table.edition, playing, hand, said)
        case Wish.WIN if _means_high(table):
            return _extreme(table.edition, playing, hand, Words(said.suit, wish=Wish.HIGH))
        case _:
            return _defenders_choose(table.edition, playing)


def _means_high(table: Table) -> bool:
    question = sentence("Did declarer's words mean the same as 'high'?")
    return table.judge("means_high", table.event, question)


def _defenders_choose(edition: Edition, playing: Playing) -> Designated:
    legal = playing.period.legal_cards()
    return Designated(_BOOKS[edition]["46B5"], None, Chooser.DEFENDERS, legal)


def _extreme(edition: Edition, playing: Playing, hand: Hand, said: Words) -> Designated:
    """The highest or the lowest card of the suit named, of the suit led, or of the suit continued.

    On lead without a suit the words name a rank at most, and the suit is that of 46B3(a).
    """
    low = said.wish is Wish.LOW
    item = ("46B1 low" if low else "46B1") if edition is Edition.RU_1987 else _ITEM[low]
    won_with = won_last_with(playing)
    continued = won_with.suit if won_with is not None else None
    for suit in (said.suit, suit_led(playing), continued):
        if suit is not None:
            return _of_suit(edition, hand, suit, item, lowest=low)
    return _defenders_choose(edition, playing)


_ITEM = {False: "46B1(a)", True: "46B1(c)"}


def _winning(edition: Edition, playing: Playing, hand: Hand) -> Designated:
    """46B1(b): the lowest card known to win the trick; one that cannot be won needs other words.

    Where a defender has still to play and might beat each of them, declarer says which he means.
    """
    current, trump = playing.period.current, playing.contract.denomination
    dummy = playing.contract.dummy
    if current is None or playing.period.is_lead_due:
        return _defenders_choose(edition, playing)
    legal = [card for card in reversed(hand.cards) if card in playing.period.legal_cards()]
    winners = [card for card in legal if current.plus(dummy, card).winner(trump) is dummy]
    if not winners:
        return _invalid(edition, playing)
    known = [card for card in winners if not may_be_beaten(playing, current, card)]
    if not known:
        return Designated(_BOOKS[edition]["46B1(b)"], None, Chooser.DECLARER, tuple(winners))
    lowest = min(known, key=lambda card: (card.suit is trump.suit, card.rank))
    return Designated(_BOOKS[edition]["46B1(b)"], lowest)
