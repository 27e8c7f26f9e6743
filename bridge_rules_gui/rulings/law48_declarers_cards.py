"""Law 48: exposure of declarer's cards.

Declarer loses nothing by showing a card, and none of his or dummy's is ever a penalty card (48A).
Showing his hand he claims (48B2), unless it was after an opening lead out of turn (48B1, Law 54):
in 1987 it may be taken so, later it is, unless he plainly did not mean to claim.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law41_opening_lead as law41
from bridge_rules_gui.rulings import law68_claim as law68
from bridge_rules_gui.rulings.claims import claim_making, hand_shown
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import leads_out_of_turn
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "48A": "никакая карта руки разыгрывающего или стола никогда не становится штрафной. "
        "Разыгрывающий не обязан играть случайно оброненной картой",
        "48B1": "Когда разыгрывающий открывает свои карты после первого хода вне очереди, "
        "применяется правило 54",
        "48B2": "это его действие может быть расценено, как предъявление претензии или уступка "
        "взяток",
        "68A": "Участник также делает претензию … когда он показывает свои карты",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "48A": "nijedna njegova karta ili karta damie ne postaje kaznena karta. Izvođač nije "
        "obavezan da odigra bilo koju kartu koja mu je slučajno ispala",
        "48B1": "Kada izvođač izloži svoje karte nakon izvornog ataka preko reda, primenjuje se "
        "Član 54",
        "48B2": "smatra se da je izveo zahtev ili ustupak",
        "68A": "Učesnik takođe izvodi zahtev … ako pokaže svoje karte",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "48A": "никога карта от неговата ръка или от ръката на мора не може да стане наказана "
        "карта. Декларантът не е задължен да изиграе случайно изтървана карта",
        "48B1": "Когато декларант показва картите си след първоначална атака извън реда се прилага "
        "П54",
        "48B2": "приема се, че е направил претенция или отказ от взятки",
        "68A": "Играчът също изявява претенции … когато покаже картите си",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

_WHOLE_HAND = ("hand", "all", "faces", "claim")
"""Words of a story that tell that declarer showed all his cards."""


def shown(table: Table, playing: Playing, seat: Seat, cards: tuple[Card, ...], how: str) -> Table:
    """Return the table after declarer showed cards of his own or dummy's."""
    if law41.is_dummys_hand(playing, seat, cards):
        return law41.dummy_spread(table, playing)
    if not _is_whole_hand(playing, seat, cards, how):
        return _some_cards(table, playing, cards)
    lead = playing.wrong_lead
    if lead is not None and lead.key is Irregularity.OPENING_LEAD_OUT_OF_TURN:
        return leads_out_of_turn.became_dummy(table, playing, lead, by_cards=True)
    return _claimed(table, playing, cards, how)


def _is_whole_hand(playing: Playing, seat: Seat, cards: tuple[Card, ...], how: str) -> bool:
    if seat is not playing.contract.declarer:
        return False
    hand = playing.period.deal.hand(seat)
    every = hand is not None and len(cards) > 1 and set(hand) <= set(cards)
    return every or any(word in how.casefold().split() for word in _WHOLE_HAND)


def _some_cards(table: Table, playing: Playing, cards: tuple[Card, ...]) -> Table:
    declarer = playing.contract.declarer
    noticed = table.noticing(Irregularity.EXPOSED_CARD, declarer, table.event)
    words = (
        "{cards} goes back: declarer's side has no penalty cards, and what was dropped need not "
        "be played."
        if len(cards) == 1
        else "{cards} go back: declarer's side has no penalty cards, and what was dropped need "
        "not be played."
    )
    result = sentence(
        words,
        cards=cards,
    )
    return noticed.deciding(Verdict((Applied(_BOOKS[table.edition]["48A"]),), result))


def _claimed(table: Table, playing: Playing, cards: tuple[Card, ...], how: str) -> Table:
    """48B2: showing the hand is a claim, unless none was intended.

    1987 says that it may be taken for one: there the director is asked.
    """
    declarer = playing.contract.declarer
    book = _BOOKS[table.edition]
    question = sentence("Did declarer mean to claim or concede tricks by showing his hand?")
    in_doubt = question if table.edition is Edition.RU_1987 else None
    if not hand_shown.is_claim(table, how, in_doubt):
        return _some_cards(table, playing, cards)
    noticed = table.noticing(None, declarer, table.event)
    result = sentence("{declarer} has claimed or conceded by showing his hand.", declarer=declarer)
    conceding = hand_shown.is_concession(table, how)
    what = law68.definition(table.edition, conceding=True) if conceding else book["68A"]
    laws = (Applied(book["48B2"], Role.PROCEDURE), Applied(what, Role.PROCEDURE))
    shown = noticed.deciding(Verdict(laws, result))
    return claim_making.made_by_showing(shown, declarer, conceding=conceding)
