"""Law 24: a card exposed or led during the auction.

Every edition leaves the card on the table until the auction is over (2007: until the auction period
is) and silences partner once for an honour, for two or more cards and for a card led prematurely.
Afterwards 1987 lets declarer treat each card of a defender as a penalty card; in 2007 and 2017 it
becomes one (2007: 24, 2017: 24E). 2007 and 2017 say what the cards tell is closed to the offending
side. The auction in which this holds lasts until the opening lead is faced in 1987 (17E) and 2007
(22B1); in 2017 it ends with the last pass, and a card exposed after it is dealt with by Law 49.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import listed, sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Bar,
    Consequence,
    Duration,
    Role,
    Unauthorised,
    Verdict,
    once_each,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Listed
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "24": "Когда судья определяет, что во время торговли в результате некоторой акции игрока "
        "одну или более карт руки этого игрока мог видеть его партнёр, то судье надлежит "
        "потребовать, чтобы все эти карты оставались лежать на столе лицевой стороной вверх, пока "
        "торговля не закончится",
        "24 penalty": "если нарушитель впоследствие становится вистующим, то разыгрывающий может "
        "рассматривать каждую такую карту, как штрафную",
        "24A": "Если это одиночная карта младше онера, которой не было сделано преждевременного "
        "хода, то дальнейшего наказания нет",
        "24A kind": "Если это одиночная карта младше онера, которой не было сделано "
        "преждевременного хода",
        "24B": "Если это одиночный онер или карта, которой был сделан преждевременный ход, то "
        "(НАКАЗАНИЕ) партнёр нарушителя должен пасовать в свою следующую очередь заявки",
        "24B kind": "Если это одиночный онер или карта, которой был сделан преждевременный ход",
        "24C": "Если показано 2 или более карт, то (НАКАЗАНИЕ) партнёр нарушителя должен пасовать "
        "в свою следующую очередь заявки",
        "24C kind": "Если показано 2 или более карт",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "24": "Kada Direktor utvrdi da je, u toku perioda licitacije, zbog sopstvene greške "
        "igrača, jedna ili više karata njegovog lista bile u položaju da ih njegov partner vidi, "
        "zahtevaće da svaka takva karta bude ostavljena na stolu licem na gore do kraja perioda "
        "licitacije",
        "24 told": "Informacija od tako izloženih karata je ovlašćena za nedužnu stranu, ali "
        "neovlašćena za krivu stranu",
        "24 picked up": "Ako Prekršitelj postane izvođač ili dami, karte se vraćaju u list",
        "24 penalty": "Ako postane igrač odbrane, svaka ta karta postaje kaznena karta",
        "24A": "Ako je to karta ispod ranga onera i nije prerano atakirana, nema dalje ispravke",
        "24A kind": "Ako je to karta ispod ranga onera i nije prerano atakirana",
        "24B": "Ako je to jedna karta ranga onera ili bilo koja karta kojom je prerano atakirano, "
        "(kazna) Prekršiteljev partner mora da pasira kada je sledeći put na redu da govori",
        "24B kind": "Ako je to jedna karta ranga onera ili bilo koja karta kojom je prerano "
        "atakirano",
        "24C": "Ako su dve ili više karata tako izložene, prekršiteljev partner mora da pasira "
        "kada je prvi sledeći put na redu da govori",
        "24C kind": "Ako su dve ili više karata tako izložene",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "24": "Когато съдията определи, че по време на наддаването, вследствие на собствена "
        "грешка на играч, една или повече карти от ръката му са били в позиция, в която лицето им "
        "може да бъде видяно от неговия партньор, то съдията трябва да изиска всяка такава карта "
        "да бъде поставена с лицето нагоре върху масата, докато наддаването завърши",
        "24 told": "Информацията от така откритите карти е разрешена за невиновната страна и "
        "неразрешена за виновната страна",
        "24A": "Ако това е карта под ранг на оньор и не е преждевременно атакувана, няма "
        "допълнителна поправка",
        "24A kind": "Ако това е карта под ранг на оньор и не е преждевременно атакувана",
        "24B": "Ако това е отделен оньор или е преждевременно атакувана карта, то партньорът на "
        "нарушителя е длъжен да пасува при следващия си ред да обявява",
        "24B kind": "Ако това е отделен оньор или е преждевременно атакувана карта",
        "24C": "Ако две или повече карти са показани, партньорът на нарушителя е длъжен да пасува "
        "при следващия си ред да обявява",
        "24C kind": "Ако две или повече карти са показани",
        "24D": "Ако нарушителят стане декларант или мор, картите се вдигат и връщат в ръката",
        "24E": "Ако в края на наддаването нарушителят стане защитник, всяка такава карта става "
        "наказана карта",
    },
)
BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
PENALTY_CARD = {
    Edition.RU_1987: RU["24 penalty"],
    Edition.SR_2007: SR["24 penalty"],
    Edition.BG_2017: BG["24E"],
}
"""What becomes of the cards of a defender."""

_THIS_LAW = 24


@dataclass(frozen=True, slots=True)
class FacedCard:
    """A card that lies face up until the auction is over; `matter` is where it is dealt with."""

    seat: Seat
    card: Card
    event: int
    matter: int
    premature: bool = False


def lasts(table: Table) -> bool:
    """Whether the law still applies: before the last pass, in 1987 and 2007 before the lead."""
    if table.playing is not None:
        return False
    return not table.bidding.auction.is_over or table.edition is not Edition.BG_2017


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...], *, premature: bool) -> Table:
    """Return the table with cards of a player face up on it, partner silenced where due."""
    key = Irregularity.PREMATURE_LEAD if premature else Irregularity.EXPOSED_CARD
    place = len(table.matters)
    new = tuple(FacedCard(seat, card, table.event, place, premature) for card in cards)
    faced = tuple(dict.fromkeys((*table.faced, *new)))
    noticed = replace(table.noticing(key, seat, table.event), faced=faced)
    mine = [card for card in faced if card.seat is seat]
    return noticed.deciding(_verdict(table.edition, seat, mine, new))


def _verdict(
    edition: Edition, seat: Seat, cards: list[FacedCard], new: tuple[FacedCard, ...]
) -> Verdict:
    """Say what follows at once from the cards of one player that lie face up, the new ones too."""
    decides = deciding(edition, cards)
    why = Applied(BOOKS[edition]["24"], Role.IRREGULARITY)
    laws = once_each((Applied(decides), why, Applied(PENALTY_CARD[edition])))
    told: list[Consequence] = _closed(edition, seat, new)
    passes = str(decides) != "24A"
    words = _MUST_PASS[edition] if passes else _NO_DUTY[edition]
    result = sentence(words, partner=seat.partner, who=seat, cards=named(cards))
    if not passes:
        return Verdict(laws, result, tuple(told))
    bar = Bar(seat.partner, Duration.ONCE, decides)
    return Verdict(laws, result, (bar, *told))


_MUST_PASS = {
    Edition.RU_1987: "{partner} must pass at his next turn; face up until the auction is over: "
    "{cards}. If {who} defends, declarer may treat each such card as a penalty card.",
    Edition.SR_2007: "{partner} must pass at his next turn; face up until the auction period ends: "
    "{cards}. If {who} defends, each such card becomes a penalty card.",
    Edition.BG_2017: "{partner} must pass at his next turn; face up until the auction is over: "
    "{cards}. If {who} defends, each such card becomes a penalty card.",
}
_NO_DUTY = {
    Edition.RU_1987: "No player must pass; face up until the auction is over: {cards}. If {who} "
    "defends, declarer may treat each such card as a penalty card.",
    Edition.SR_2007: "No player must pass; face up until the auction period ends: {cards}. If "
    "{who} defends, each such card becomes a penalty card.",
    Edition.BG_2017: "No player must pass; face up until the auction is over: {cards}. If {who} "
    "defends, each such card becomes a penalty card.",
}


def deciding(edition: Edition, cards: list[FacedCard]) -> Ground:
    """Return the item that decides on the cards of one player that lie face up."""
    book = BOOKS[edition]
    if len(cards) > 1:
        return book["24C"]
    single = cards[0]
    serious = single.premature or single.card.rank.is_honour
    return book["24B"] if serious else book["24A"]


def kind(edition: Edition, cards: list[FacedCard]) -> Applied:
    """Return which item the cards fell under, once the auction and its passes are over."""
    return Applied(BOOKS[edition][f"{deciding(edition, cards)} kind"], Role.IRREGULARITY)


def _closed(edition: Edition, seat: Seat, cards: tuple[FacedCard, ...]) -> list[Consequence]:
    """Return what the offending side may not use; 1987 does not speak of it here."""
    if edition is Edition.RU_1987:
        return []
    what = sentence("what {who}'s exposed {cards} told", who=seat, cards=named(cards))
    return [Unauthorised(seat.side, what, BOOKS[edition]["24 told"])]


def named(cards: Iterable[FacedCard]) -> Listed:
    """Return the cards as a sentence names them."""
    return listed(card.card for card in cards)


def forgiven(table: Table, faced: FacedCard, law: Ground) -> Table:
    """Return the table after the right to penalise a faced card was lost: nobody is silenced."""
    bars = tuple(
        bar
        for bar in table.bars
        if bar.seat is not faced.seat.partner or bar.ground.citation.law != _THIS_LAW
    )
    result = sentence("The right to penalise the exposed {card} is lost.", card=faced.card)
    verdict = Verdict((Applied(law), Applied(RU["24"], Role.IRREGULARITY)), result)
    left = tuple(card for card in table.faced if card.seat is not faced.seat)
    return replace(table, bars=bars, faced=left).deciding(verdict, faced.matter)
