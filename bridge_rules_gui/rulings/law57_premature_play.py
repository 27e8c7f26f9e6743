"""Law 57: a card led or played before its turn.

A defender who plays before his partner, or leads to the next trick before him, has a major penalty
card (1987: a penalty card, major by 50C), and declarer may ask something of partner's card (57A):
his highest or lowest of the suit led, or no card of a suit declarer names; 2017 lets him also
require such a suit. No harm is done where declarer's side has played from both hands, or dummy has
played or suggested a card (57C). 2017 alone speaks of declarer's own premature play, which stands
(57C3), and of a defender's at his right-hand opponent's turn, when his partner has played: a card
that can be played must be (57D). In the older books such a card is one exposed (49).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import listed, sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.play.waiting_plays import Demand
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Consequence,
    Option,
    Rank,
    Role,
    Unauthorised,
    Verdict,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.bridge.suit import Suit
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "47G": "сыгранная однажды карта не может быть отменена",
        "57A": "карта, сыгранная таким образом, становится штрафной, и разыгрывающий выбирает одну "
        "из следующих возможностей",
        "57A1": "Потребовать от партнёра нарушителя сыграть самой старшей из имеющихся у него в "
        "масти хода карт",
        "57A2": "Потребовать от партнёра нарушителя сыграть самой младшей из имеющихся у него в "
        "масти хода карт",
        "57A3": "Запретить партнёру нарушителя играть картой другой масти, указанной разыгрывающим",
        "57B": "он может играть любой картой, как предусмотрено правилом 59",
        "57C": "Вистующий не наказывается за игру картой до своего партнёра, если разыгрывающий "
        "сыграл с обеих рук",
        "57C dummy": "Вистующий не наказывается за игру картой до своего партнёра … если болван "
        "сыграл картой или неправильно предположил, что она сыграна",
        "57C automatic": "Синглет болвана или одна из соседних по старшинству карт не "
        "рассматриваются, как карты, играемые автоматически",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "47F2": "jednom odigrana karta ne može se povući",
        "57A": "tako atakirana ili odigrana karta postaje velika kaznena karta, a izvođač bira "
        "jednu od sledećih mogućnosti",
        "57A1": "da zahteva od partnera prekršitelja da odigra najvišu kartu koju ima u atakiranoj "
        "boji",
        "57A2": "da zahteva od partnera prekršitelja da odigra najnižu kartu koju ima u atakiranoj "
        "boji",
        "57A3": "da zabrani Prekršiteljevom partneru da igra kartu neke druge boje koju on "
        "(izvođač) odredi",
        "57B": "on može da odigra bilo koju kartu, prema Članu 59",
        "57C1": "Igrač odbrane ne podleže ispravci za igranje pre svog partnera, ako je izvođač "
        "igrao iz obe ruke",
        "57C1 dummy": "Igrač odbrane ne podleže ispravci za igranje pre svog partnera … ako je "
        "dami odigrao kartu ili nelegalno predložio da treba da se odigra",
        "57C1 automatic": "Singl na stolu ili jedna od dodirnih karata u istoj boji ne smatraju se "
        "odigranima sve dok izvođač to ne kaže (ili indicira)",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "57A": "така атакуваната или изиграна карта става съществена наказана карта и декларантът "
        "избира една от следващите по-долу възможности",
        "57A1": "да изиска партньорът на нарушителя да играе най-високата карта, която държи в "
        "цвета на атаката",
        "57A2": "да изиска партньорът на нарушителя да играе най-ниската карта, която държи в "
        "цвета на атаката",
        "57A3": "да изиска партньорът на нарушителя да играе карта от друг, определен от "
        "декларанта, цвят",
        "57A4": "да забрани на партньора на нарушителя да играе карта от друг, определен от "
        "декларанта, цвят",
        "57B": "той може да играе всяка карта, както е постановено в П59",
        "57C1": "Защитник не е обект на поправка за игра преди партньора си, ако декларантът е "
        "играл и от двете ръце",
        "57C1 automatic": "не се счита за изиграна карта от мора, докато декларантът не е "
        "постановил (или по друг начин посочил) изиграването ѝ",
        "57C2": "Защитник не е обект на поправка за игра преди партньора си, ако морът по "
        "собствена воля предварително е избрал карта преди неговия ДСП или нелегално е предложил "
        "изиграването ѝ",
        "57C3": "Преждевременен ход (не атака) на декларанта от която и да е ръка е изиграна карта "
        "и ако е легална, то не може да бъде оттеглена",
        "57D": "Ако неговата карта може да бъде легално изиграна за взятката, то тя задължително "
        "се изиграва в неговия правилен ред",
        "57D told": "може да се приложи П16",
        "57D otherwise": "Когато защитник се опитва да играе (не да атакува) за взятка в реда на "
        "неговия ДСП … Ако неговата карта може да бъде легално изиграна за взятката … в противен "
        "случай картата става съществена наказана карта",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_ITEMS = {
    Edition.RU_1987: {Demand.HIGHEST: "57A1", Demand.LOWEST: "57A2", Demand.NOT_OTHER_SUIT: "57A3"},
    Edition.SR_2007: {Demand.HIGHEST: "57A1", Demand.LOWEST: "57A2", Demand.NOT_OTHER_SUIT: "57A3"},
    Edition.BG_2017: {
        Demand.HIGHEST: "57A1",
        Demand.LOWEST: "57A2",
        Demand.OTHER_SUIT: "57A3",
        Demand.NOT_OTHER_SUIT: "57A4",
    },
}
"""Which item of 57A gives declarer which choice."""


def choices(edition: Edition, declarer: Seat) -> tuple[Option, ...]:
    """Return what declarer may ask of the offender's partner."""
    book = _BOOKS[edition]
    return tuple(Option(declarer, d.value, book[cite]) for d, cite in _ITEMS[edition].items())


def before_partner(
    table: Table, playing: Playing, seat: Seat, card: Card, *, lead: bool
) -> Verdict:
    """A defender played, or led to the next trick, before his partner: declarer chooses (57A)."""
    edition, declarer = table.edition, playing.contract.declarer
    options = choices(edition, declarer)
    words = (
        "{who} has led {card} to the next trick before {partner} played to this one: it is a major "
        "penalty card, and {declarer} may ask something of {partner}'s card."
        if lead
        else "{who} has played {card} before {partner}: it is a major penalty card, and {declarer} "
        "may ask something of {partner}'s card."
    )
    result = sentence(words, who=seat, card=card, partner=seat.partner, declarer=declarer)
    sent = _automatic(edition) if _dummy_has_no_choice(playing) else ()
    laws = (
        Applied(_BOOKS[edition]["57A"]),
        *(Applied(option.ground, Role.RIGHT) for option in options),
        Applied(law50.kind_ground(edition, Rank.MAJOR)),
        *sent,
    )
    excuses = {str(law): law for law in (excused(edition, by_dummy=by) for by in (False, True))}
    words = (
        "{laws} do not help {who}: declarer has not played from both hands, and dummy has "
        "neither played nor suggested a card himself."
        if len(excuses) > 1
        else "{laws} does not help {who}: declarer has not played from both hands, and dummy has "
        "neither played nor suggested a card himself."
    )
    reason = sentence(words, laws=listed(excuses.values(), "and"), who=seat)
    return Verdict(laws, result, options, (result, reason))


def _automatic(edition: Edition) -> tuple[Applied, ...]:
    cite = "57C automatic" if edition is Edition.RU_1987 else "57C1 automatic"
    return (Applied(_BOOKS[edition][cite], Role.INFORMATION),)


def _dummy_has_no_choice(playing: Playing) -> bool:
    """Whether dummy is still to play and has a single card of the suit led."""
    current, dummy = playing.period.current, playing.contract.dummy
    hand = playing.period.deal.hand(dummy)
    if current is None or hand is None or current.suit_led is None or current.cards_of(dummy):
        return False
    return len(hand.of_suit(current.suit_led)) == 1


def demand_ground(edition: Edition, demand: Demand) -> Ground | None:
    """Return the item that lets declarer ask this, None where the edition does not."""
    cite = _ITEMS[edition].get(demand)
    return None if cite is None else _BOOKS[edition][cite]


def demanded(on: Seat, demand: Demand, suit: Suit | None, law: Ground) -> Verdict:
    """Declarer has said what the offender's partner must play."""
    words = {
        Demand.HIGHEST: "{on} must play his highest card of the suit led.",
        Demand.LOWEST: "{on} must play his lowest card of the suit led.",
        Demand.OTHER_SUIT: "{on} must play a card of {suit}, unless he holds the suit led.",
        Demand.NOT_OTHER_SUIT: "{on} may not play a card of {suit}.",
        Demand.THIS_CARD: "{on} must play the card he has shown.",
    }[demand]
    return Verdict((Applied(law),), sentence(words, on=on, suit=suit))


def cannot_comply(edition: Edition) -> Ground:
    """Return the provision for a partner who cannot do what declarer asks (57B)."""
    return _BOOKS[edition]["57B"]


def excused(edition: Edition, *, by_dummy: bool) -> Ground:
    """Return the provision that spares a defender who played before his partner (57C).

    `by_dummy` tells that dummy played or suggested a card of his own accord.
    """
    if edition is Edition.BG_2017:
        return BG["57C2" if by_dummy else "57C1"]
    cite = "57C" if edition is Edition.RU_1987 else "57C1"
    return _BOOKS[edition][f"{cite} dummy" if by_dummy else cite]


def harmless(table: Table, seat: Seat, card: Card, *, by_dummy: bool) -> Verdict:
    """A defender played before his partner, but declarer's side had played on too."""
    words = (
        "{who} played {card} before {partner}, but dummy had played or suggested a card himself: "
        "no rectification, the card is played."
        if by_dummy
        else "{who} played {card} before {partner}, but declarer had played from both hands: no "
        "rectification, the card is played."
    )
    law = excused(table.edition, by_dummy=by_dummy)
    result = sentence(words, who=seat, card=card, partner=seat.partner)
    reason = sentence(
        "{other} does not apply because {law} excuses {who}.",
        other=_BOOKS[table.edition]["57A"],
        law=law,
        who=seat,
    )
    return Verdict((Applied(law),), result, (), (result, reason))


def by_declarer(table: Table, hand: Seat, card: Card) -> Verdict:
    """Declarer played from a hand before its turn: the card is played.

    2017 says so; in 1987 and 2007 no law lets him take it back (47G, 47F2).
    """
    law = {Edition.RU_1987: RU.get("47G"), Edition.SR_2007: SR.get("47F2")}.get(table.edition)
    words = "{card}, played from {hand} before its turn, is played."
    result = sentence(words, card=card, hand=hand)
    return Verdict((Applied(law or BG["57C3"]),), result)


def at_opponents_turn(seat: Seat, card: Card, *, legal: bool) -> Verdict:
    """2017: a defender played at his right-hand opponent's turn, after his partner (57D)."""
    words = (
        "{who} played {card} at his right-hand opponent's turn: he must play it in his own, and "
        "what it tells may be closed to {partner}."
        if legal
        else "{who} played {card} at his right-hand opponent's turn, and it cannot be played to "
        "this trick: it is a major penalty card."
    )
    result = sentence(words, who=seat, card=card, partner=seat.partner)
    what = sentence("what {who}'s premature {card} told", who=seat, card=card)
    closed: tuple[Consequence, ...] = (Unauthorised(seat.side, what, BG["57D told"]),)
    law = BG["57D" if legal else "57D otherwise"]
    kind = () if legal else (Applied(law50.kind_ground(Edition.BG_2017, Rank.MAJOR)),)
    trace = (result, partner_has_played(Edition.BG_2017, seat.partner))
    return Verdict((Applied(law), *kind), result, closed, trace)


def partner_has_played(edition: Edition, partner: Seat) -> Sentence:
    """Return why 57A is not the law for a defender's card after his partner's."""
    return sentence(
        "{law} does not apply because {partner} has played to the trick.",
        law=_BOOKS[edition]["57A"],
        partner=partner,
    )
