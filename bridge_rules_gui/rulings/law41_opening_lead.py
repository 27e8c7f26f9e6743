"""Law 41: the commencement of play.

The opening lead lies face down until the questions of 41B are asked, and only the director may have
it taken back; where it lies face down at the wrong seat he does, and nothing follows. Faced, it
begins the play and dummy's hand comes down (41C).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play.playing import FaceDownLead
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "41A": "вистующий, расположенный слева от предполагаемого разыгрывающего, делает первый "
        "ход закрытой картой",
        "41A withdrawn": "Ход закрытой картой может быть отменён только судьёй после нарушения",
        "41A returned": "Ход закрытой картой может быть отменён только судьёй после нарушения … "
        "отменённая карта должна быть возвращена в руку вистующего",
        "41B": "партнёр ходящего и предполагаемый разыгрывающий могут потребовать повторения "
        "торговли или попросить объяснить заявку оппонента",
        "41C": "После этих расспросов карта первого хода открывается, рука болвана выкладывается "
        "на стол, и начинается розыгрыш",
        "41D": "болван выкладывает свою руку перед собой на стол",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "41A": "igrač odbrane levo od izvođača izvorno atakira licem na dole",
        "41A withdrawn": "Zatvoreni atak može se povući samo po uputstvu Direktora posle "
        "nepravilnosti",
        "41A returned": "Zatvoreni atak može se povući samo po uputstvu Direktora posle "
        "nepravilnosti … povučena karta mora da se vrati u list igrača odbrane",
        "41B": "partner atakera i izvođač (ne dami) mogu zatražiti pregled licitacije ili "
        "objašnjenje govora protivnika",
        "41C": "izvorni atak se izlaže, neopozivo počinje period igre i list damie se spušta na "
        "sto",
        "41D": "dami raširi svoj list ispred sebe na sto",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "41A": "защитникът от ляво на бъдещия декларант прави първоначалната атака със закрыта "
        "карта",
        "41A withdrawn": "Атакуваната закрыта карта може да бъде оттеглена само по указания на "
        "съдията след нередност",
        "41A returned": "Атакуваната закрыта карта може да бъде оттеглена само по указания на "
        "съдията след нередност … оттеглената карта задължително се връща в ръката на защитника",
        "41B": "партньорът на атакуващия и бъдещият декларант (но не и бъдещият мор) могат да "
        "изискат преглед на наддаването или обяснение на противникова обява",
        "41C": "първоначалната атака се открива, периодът на разиграване започва окончателно и "
        "ръката на мора се сваля",
        "41D": "морът сваля ръката си на масата пред себе си",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}

OPENING_LEAD = {
    edition: (Applied(book["41A"], Role.PROCEDURE),) for edition, book in _BOOKS.items()
}
"""The provision that governs an opening lead still to be made."""

QUESTIONS = {edition: book["41B"] for edition, book in _BOOKS.items()}
"""Who may ask until the opening lead is faced."""


def led_face_down(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with an opening lead face down; at the wrong seat it is to be taken back."""
    if not playing.is_defender(seat) or playing.period.tricks:
        return table
    book = _BOOKS[table.edition]
    if seat is not playing.turn:
        return _at_the_wrong_seat(table, playing, seat, card)
    lies = replace(table, playing=replace(playing, face_down=FaceDownLead(seat, card, table.event)))
    laws = (Applied(book["41A"], Role.PROCEDURE), Applied(book["41B"], Role.RIGHT))
    line = sentence(
        "{who}'s opening lead lies face down; {partner} and {declarer} may ask their questions.",
        who=seat,
        partner=seat.partner,
        declarer=playing.contract.declarer,
    )
    return lies.proceeding(laws, line)


def _at_the_wrong_seat(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Say that a face-down lead of the wrong defender goes back: Law 54 is about faced ones."""
    noticed = table.noticing(Irregularity.OPENING_LEAD_OUT_OF_TURN, seat, table.event)
    result = sentence(
        "{card} lies face down: the director has {who} take it back into his hand, and {turn} "
        "leads; nothing more follows.",
        card=card,
        who=seat,
        turn=playing.turn,
    )
    book = _BOOKS[table.edition]
    laws = (Applied(book["41A returned"]), Applied(book["41A"], Role.IRREGULARITY))
    return noticed.deciding(Verdict(laws, result))


def faced(table: Table, playing: Playing) -> Table:
    """Return the table as the opening lead is faced: the play begins, dummy comes down."""
    book = _BOOKS[table.edition]
    laws = (Applied(book["41C"], Role.PROCEDURE), Applied(book["41D"], Role.PROCEDURE))
    begun = replace(table, playing=replace(playing, face_down=None))
    return replace(begun, procedure=laws)


def is_dummys_hand(playing: Playing, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether the cards shown are dummy's whole hand, after a lead has been faced."""
    hand = playing.period.deal.hand(seat)
    is_dummy = seat is playing.contract.dummy
    whole = hand is not None and set(hand) == set(cards)
    return is_dummy and whole and bool(playing.played)


def dummy_spread(table: Table, playing: Playing) -> Table:
    """Return the table as dummy's hand comes down (41D)."""
    law = Applied(_BOOKS[table.edition]["41D"], Role.PROCEDURE)
    line = sentence("{dummy} spreads his hand.", dummy=playing.contract.dummy)
    return table.proceeding((law,), line)


def taken_back(table: Table, playing: Playing, lead: FaceDownLead) -> Table:
    """Return the table after a player took his face-down lead back himself: he may not."""
    noticed = table.noticing(Irregularity.ILLEGAL_WITHDRAWAL, lead.seat, table.event)
    result = sentence(
        "Only the director may have a face-down lead taken back: {card} is {who}'s lead.",
        card=lead.card,
        who=lead.seat,
    )
    law = _BOOKS[table.edition]["41A withdrawn"]
    return noticed.deciding(Verdict((Applied(law),), result))
