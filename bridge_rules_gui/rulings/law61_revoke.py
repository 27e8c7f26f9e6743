"""Law 61: what a revoke is, and who may ask about one.

The definition is the same everywhere: a card of another suit while the suit led is held, or a
lead other than declarer has required while it could be made. Who may ask differs: a defender may
ask his partner since 2007 (there unless the authority forbids it), and dummy's question to a
defender, ruled out in 1987 by two words, is named since 2007.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.bridge.suit import Suit
    from bridge_rules_gui.bridge.trick import Trick
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.playing import LeadOrder, PlayedCard, Playing
    from bridge_rules_gui.rulings.play.waiting_plays import PlayOrder

RU = grounds(
    Edition.RU_1987,
    {
        "61A": "Недавание в масть в соответствии с правилом 44, или неигра картой, которая должна "
        "быть сыграна по правилам или назначена оппонентом согласно наложенному наказанию, при "
        "наличии такой карты квалифицируется как фальшренонс",
        "61B": "Разыгрывающий может спросить вистующего, нет ли у него карт в масти хода",
        "61B dummy": "Болван может задать такой же вопрос разыгрывающему",
        "61B defender": "может задать такой же вопрос разыгрывающему, вистующий - разыгрывающему",
        "61B otherwise": "Болван может задать такой же вопрос разыгрывающему, вистующий - "
        "разыгрывающему, но никак иначе",
        "61B inspection": "претензия на выявление фальшренонса не является автоматическим "
        "основанием для просмотра сыгранных взяток",
        "62A": "Игрок должен исправить фальшренонс, если он осознал своё нарушение до его "
        "выявления",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "61A": "Neodgovaranje na boju u skladu sa Članom 44 ili propust da se atakira ili igra, "
        "kada je moguće, karta ili boja obavezna po Pravilima ili određena od protivnika u skladu "
        "sa dogovorenim ispravkom, čine renons",
        "61B1": "Izvođač može da pita igrača odbrane koji nije odgovorio na boju da li ima kartu u "
        "boji ataka",
        "61B2(a)": "Dami može da pita izvođača",
        "61B2(b)": "Dami ne može da pita igrača odbrane i može se primeniti član 16B",
        "61B3": "Igrači odbrane mogu da pitaju izvođača",
        "62C3": "Prijava renonsa ne daje automatski pravo na inspekciju prethodnih štihova",
        "61B3 partner": "Igrači odbrane … ukoliko Merodavno Telo ne zabranjuje, mogu pitati jedan "
        "drugog (ali uz rizik kreiranja neovlašćene informacije)",
        "62A": "Igrač mora da ispravi renons ako ga postane svestan pre nego što se renons potvrdi",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "61A": "Неизпълнение на задължението за отговаряне в цвета съгласно П44 или неизпълнение "
        "на задължението за атака или игра, когато има такава възможност, на карта или цвят, "
        "изискани от правилника или посочени от противник, който се възползва от възможност при "
        "поправка на нередност, представлява ривок",
        "61B1": "Декларантът може да пита защитник, който не е отговорил в цвят, дали има карта от "
        "атакувания цвят",
        "61B2(a)": "Морът може да пита декларанта",
        "61B2(b)": "Морът не може да пита защитник и може да се приложи П16В",
        "61B3": "Защитниците могат да питат декларанта",
        "61B3 partner": "Защитниците могат … да се питат един друг (с риск да създадат неразрешена "
        "информация)",
        "61C": "Претенцията за ривок не дава автоматично основание за преглеждане на приключили "
        "взятки",
        "62A": "Всеки играч е длъжен да коригира своя ривок, ако е обърнато внимание на "
        "нередността преди ривокът да е утвърден",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


@dataclass(frozen=True, slots=True)
class Duty:
    """What a hand had to play and did not: a card of the suit led, or a lead that was required.

    `suit` is None where an order only forbids suits.
    """

    suit: Suit | None
    order: LeadOrder | PlayOrder | None = None


def definition(edition: Edition) -> Ground:
    """Return the provision that says what a revoke is."""
    return _BOOKS[edition]["61A"]


def no_inspection(edition: Edition) -> Ground:
    """Return the provision by which a claim of revoke does not open the quitted tricks."""
    keys = {
        Edition.RU_1987: "61B inspection",
        Edition.SR_2007: "62C3",
        Edition.BG_2017: "61C",
    }
    return _BOOKS[edition][keys[edition]]


def neglected(playing: Playing, seat: Seat, card: Card) -> Duty | None:
    """Return the duty a card about to be played in turn neglects; None where it may be played."""
    current = playing.period.current
    if playing.period.is_lead_due or current is None:
        return _order_disobeyed(playing, playing.orders, seat, card)
    followed = not_followed(playing, current, seat, card)
    return followed or _order_disobeyed(playing, playing.play_orders, seat, card)


def not_followed(playing: Playing, trick: Trick, seat: Seat, card: Card) -> Duty | None:
    """Return the duty to follow suit that a card in a trick neglects.

    An unknown hand is taken to have none of the suit until it shows one.
    """
    hand, led = playing.period.deal.hand(seat), trick.suit_led
    if hand is None or led is None or card.suit is led or not hand.of_suit(led):
        return None
    return Duty(led)


def _order_disobeyed(
    playing: Playing, orders: Iterable[LeadOrder | PlayOrder], seat: Seat, card: Card
) -> Duty | None:
    hand = playing.period.deal.hand(seat)
    for order in orders:
        disobeyed = order.on is seat and not order.allows(card)
        if disobeyed and hand is not None and order.can_be_obeyed(hand):
            return Duty(order.require, order)
    return None


def shown_by(playing: Playing, seat: Seat, card: Card) -> PlayedCard | None:
    """Return the earlier card of an unknown hand that this card shows to have been a revoke."""
    if playing.period.deal.hand(seat) is not None:
        return None
    first = playing.period.won_before.total + 1
    for number, trick in enumerate(playing.period.tricks, first):
        strange = [own for own in trick.cards_of(seat) if own.suit is not trick.suit_led]
        if trick.suit_led is card.suit and strange and number < playing.period.trick_number:
            return next(p for p in playing.played if (p.seat, p.card) == (seat, strange[0]))
    return None


# -- asking -------------------------------------------------------------------------------------


def asked(
    table: Table, playing: Playing, who: Seat, about: Seat, of_dummy: tuple[Applied, ...] = ()
) -> Table:
    """Return the table after a player asked another whether he has a card of the suit led.

    `of_dummy` is what gives dummy this right among his others.
    """
    law, forbidden = _question(table.edition, playing, who, about)
    if forbidden:
        return _wrongly_asked(table, playing, who, about, law)
    laws = (Applied(law, Role.RIGHT), *of_dummy)
    result = may_ask(who, about)
    if any(revoke.is_open for revoke in playing.revokes):
        return _asked_about(table, playing, who, about).explaining(laws, (result,))
    told = _told_by_question(table, playing, who, about, law)
    return table.noticing(None, None, table.event).deciding(Verdict(laws, result, told))


def may_ask(who: Seat, about: Seat) -> Sentence:
    """Return in words that a player may ask another about a possible revoke."""
    return sentence("{who} may ask {about} about a possible revoke.", who=who, about=about)


def _asked_about(table: Table, playing: Playing, who: Seat, about: Seat) -> Table:
    """Return the table with it known that a defender asked his partner about a revoke."""
    if who is not about.partner or not playing.is_defender(about):
        return table
    revokes = tuple(
        replace(revoke, asked_by=who) if revoke.is_open and revoke.seat is about else revoke
        for revoke in playing.revokes
    )
    return replace(table, playing=replace(playing, revokes=revokes))


def _wrongly_asked(table: Table, playing: Playing, who: Seat, about: Seat, law: Ground) -> Table:
    """Return the table after a forbidden question; a revoke it brings to light is corrected.

    No book has a penalty for the question itself: who becomes aware of his revoke corrects it.
    """
    laws: tuple[Applied, ...] = (Applied(law, Role.IRREGULARITY),)
    result = sentence("{who} may not ask {about} about a possible revoke.", who=who, about=about)
    revoke = next((each for each in playing.revokes if each.is_open and each.seat is about), None)
    if revoke is not None:
        duty = _BOOKS[table.edition]["62A"]
        laws = (*laws, Applied(duty))
        result = sentence(
            "{who} may not ask {about} about a possible revoke; {about} must correct his revoke "
            "all the same ({law}).",
            who=who,
            about=about,
            law=duty,
        )
        faced = revoke.penalty_card is not None or revoke.spared_by is not None
        if playing.is_defender(about) and not faced:
            result = sentence(
                "{who} may not ask {about} about a possible revoke; {about} must correct his "
                "revoke all the same ({law}), and {card} becomes a major penalty card.",
                who=who,
                about=about,
                law=duty,
                card=revoke.card,
            )
    told = _told_by_question(table, playing, who, about, law)
    noticed = table.noticing(Irregularity.IMPROPER_REVOKE_INQUIRY, who, table.event)
    return noticed.deciding(Verdict(laws, result, told))


def _question(edition: Edition, playing: Playing, who: Seat, about: Seat) -> tuple[Ground, bool]:
    """Return the provision on a question, and whether it forbids it."""
    old, book = edition is Edition.RU_1987, _BOOKS[edition]
    if who is playing.contract.declarer:
        return book["61B" if old else "61B1"], not playing.is_defender(about)
    if who is playing.contract.dummy:
        if not playing.is_defender(about):
            return book["61B dummy" if old else "61B2(a)"], False
        return book["61B otherwise" if old else "61B2(b)"], True
    if not playing.is_defender(about):
        return book["61B defender" if old else "61B3"], False
    return book["61B otherwise" if old else "61B3 partner"], old


def _told_by_question(
    table: Table, playing: Playing, who: Seat, about: Seat, law: Ground
) -> tuple[Unauthorised, ...]:
    """Return what a question may not be used for: a defender's to his partner, dummy's to one."""
    new = table.edition is not Edition.RU_1987
    if not new or not playing.is_defender(about) or who is playing.contract.declarer:
        return ()
    what = sentence("what {who}'s question about a revoke told", who=who)
    return (Unauthorised(who.side, what, law),)
