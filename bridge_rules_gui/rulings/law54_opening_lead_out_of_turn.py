"""Law 54: an opening lead out of turn, faced.

The presumed declarer accepts it, becomes dummy, or has it taken back. Having seen a card of
dummy's he must accept it (54C); 2017 adds that he then is declarer, so that becoming dummy is no
way out. Taken back, the card is a major penalty card (54D), in 1987 by way of Law 56. 2007 and
2017 have the partner's face-down lead withdrawn, and send a lead of declarer's side to Law 24
(54E); the 1987 book says neither here.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law24_card_exposed_in_auction as law24
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings import law60_play_after_illegal_play as law60
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.law56_defenders_lead_out_of_turn import RU as RU_56
from bridge_rules_gui.rulings.law56_defenders_lead_out_of_turn import if_taken_back, laws_of_choice
from bridge_rules_gui.rulings.play import penalty_card_choices
from bridge_rules_gui.rulings.verdict import Applied, Consequence, Option, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.contract import Contract
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "41A": "Ход закрытой картой может быть отменён только судьёй после нарушения … отменённая "
        "карта должна быть возвращена в руку вистующего",
        "48B1": "Когда разыгрывающий открывает свои карты после первого хода вне очереди, "
        "применяется правило 54",
        "54A": "разыгрывающий может выложить свою руку на стол; он становится болваном, а болван "
        "становится разыгрывающим",
        "54A begun": "он становится болваном, а болван становится разыгрывающим. Если "
        "разыгрывающий начинает выкладывать свою руку, и, делая это, показывает одну или более "
        "своих карт, он должен выложить всю свою руку",
        "54B": "разыгрывающий может принять неправильный ход, как предусмотрено правилом 53, и "
        "болван выкладывается согласно правилу 41",
        "54B1": "Вторая карта во взятке играется с руки разыгрывающего",
        "54B2": "то карта стола не может быть отменена кроме как для исправления фальшренонса",
        "54C": "Если разыгрывающий мог видеть любые карты болвана … он должен принять ход",
        "54D": "Когда разыгрывающий требует отмены первого хода вне очереди, применяется "
        "правило 56",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "48B1": "Kada izvođač izloži svoje karte nakon izvornog ataka preko reda, primenjuje se "
        "Član 54",
        "54": "Direktor zahteva da se zatvoreni atak povuče",
        "54A": "izvođač može da položi svoj list; on postaje dami … Dami postaje izvođač",
        "54A begun": "on postaje dami. Ako izvođač počne da izlaže svoj list i pri tom izloži "
        "jednu ili više karata, tada mora da izloži ceo list. Dami postaje izvođač",
        "54B": "izvođač može da prihvati neregularan atak shodno Članu 53, a dami izlaže svoj list "
        "shodno Članu 41",
        "54B1": "Druga karta u štihi igra se iz izvođačevog lista",
        "54B2": "ta karta ne može da se povuče osim radi ispravke renonsa",
        "54C": "Ako je izvođač mogao da vidi bilo koju kartu damia … on mora da prihvati atak",
        "54D": "Izvođač može da zahteva od igrača odbrane da povuče njegov otvoreni izvorni atak "
        "preko reda. Povučena karta postaje velika kaznena karta i primenjuje se član 50D",
        "54E": "Ako igrač izvođačeve strane pokuša da izvede izvorni atak primenjuje se član 24",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "48B1": "Когато декларант показва картите си след първоначална атака извън реда се "
        "прилага П54",
        "54": "съдията постановява закрытата атака да бъде оттеглена",
        "54A": "декларантът може да свали ръката си - той става мор … Морът става декларант",
        "54A begun": "той става мор. Ако декларантът започне да сваля ръката си и правейки това "
        "покаже една или повече карти, той е длъжен да свали цялата си ръка. Морът става декларант",
        "54B": "декларантът може да приеме неправилната атака съгласно П53 и морът се сваля "
        "съгласно П41",
        "54B1": "Втората карта за взятката се играе от ръката на декларанта",
        "54B2": "то картата на мора не може да бъде оттеглена, освен за корекция на ривок",
        "54C": "Ако декларантът би могъл да види произволна карта на мора … то той е длъжен да "
        "приеме атаката и предполагаемият декларант става декларант",
        "54D": "Декларантът може да изиска защитник да оттегли неговата първоначална атака извън "
        "реда с открита карта. Оттеглената карта става съществена наказана карта и се прилага П50D",
        "54E": "Ако играч от страната на декларанта се опита да атакува за първоначална атака, то "
        "се прилага П24",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}
_CARD_GOES_BACK = {
    Edition.RU_1987: (law24.RU["24"],),
    Edition.SR_2007: (SR["54E"], law24.SR["24 picked up"]),
    Edition.BG_2017: (BG["54E"], law24.BG["24D"], law24.BG["24"]),
}
"""What becomes of a card that declarer's side leads to the first trick."""


def noticed(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """The presumed declarer accepts, becomes dummy, or has the lead taken back."""
    edition, declarer = table.edition, playing.contract.declarer
    book = _BOOKS[edition]
    options = (
        Option(declarer, "accept_opening_lead", book["54B"]),
        Option(declarer, "become_dummy", book["54A"]),
        Option(declarer, "withdraw_lead", book["54D"]),
        *penalty_card_choices.options_for(edition, declarer, Counter([lead.card.suit])),
    )
    by_56 = (RU_56["56"],) if edition is Edition.RU_1987 else ()
    both = () if partners_lead(playing, lead) is None else (withdraws_face_down(edition),)
    right = (*both, book["54D"], *by_56, book["54A"], book["54B"], law53.may_be_accepted(edition))
    words = (
        "{who} has led {card} out of turn. {declarer} may accept it, become dummy, or have it "
        "taken back; then {card} is a major penalty card and {partner}'s lead may be restricted."
        if not both
        else "{who} has led {card} out of turn, and {partner}'s face-down lead is withdrawn. "
        "{declarer} may accept the lead, become dummy, or have it taken back; then {card} is a "
        "major penalty card and {partner}'s lead may be restricted."
    )
    result = sentence(
        words, who=lead.seat, card=lead.card, declarer=declarer, partner=lead.seat.partner
    )
    laws = laws_of_choice(edition, right, options)
    return Verdict(laws, result, (*options, if_taken_back(edition, lead)))


def partners_lead(playing: Playing, lead: WrongLead) -> Card | None:
    """Return the card that the offender's partner has led face down; None where he has not."""
    face_down = playing.face_down
    if face_down is None or face_down.seat is not lead.seat.partner:
        return None
    return face_down.card


def withdraws_face_down(edition: Edition) -> Ground:
    """Return the provision by which the partner's face-down lead is withdrawn.

    1987 has none but the one that lets the director withdraw it after an irregularity (41A).
    """
    return RU["41A"] if edition is Edition.RU_1987 else _BOOKS[edition]["54"]


def accepted(table: Table, lead: WrongLead) -> Verdict:
    """Declarer accepts by word: dummy comes down, and the second card is from his own hand."""
    book = _BOOKS[table.edition]
    result = sentence(
        "{who}'s opening lead out of turn is accepted; dummy comes down, and the second card is "
        "played from declarer's hand.",
        who=lead.seat,
    )
    laws = (book["54B"], law53.accepted_by_word(table.edition), book["54B1"])
    return Verdict(tuple(map(Applied, laws)), result)


def accepted_from_dummy(table: Table, lead: WrongLead, card: Card) -> Verdict:
    """Declarer played the second card from dummy: it may not be withdrawn, and accepts the lead."""
    result = sentence(
        "Declarer has played {card} from dummy to {who}'s opening lead out of turn: the lead is "
        "accepted, and the card may not be withdrawn except to correct a revoke.",
        card=card,
        who=lead.seat,
    )
    first = (_BOOKS[table.edition]["54B2"], law53.played_to(table.edition))
    lost = law60.right_lost(table, lead.seat.side, lead.card)
    return Verdict((*map(Applied, first), *lost), result)


def stays(table: Table, card: Card) -> Verdict:
    """The second card was played from dummy after the lead had been accepted (54B2)."""
    result = sentence(
        "{card}, the second card, was played from dummy: it may not be withdrawn except to "
        "correct a revoke.",
        card=card,
    )
    book = _BOOKS[table.edition]
    return Verdict((Applied(book["54B2"]), Applied(book["54B1"])), result)


def becomes_dummy(table: Table, contract: Contract, *, by_cards: bool) -> Verdict:
    """The presumed declarer laid down his hand: he is dummy, his partner is declarer.

    `by_cards` tells that he has begun to spread it; he must then spread all of it.
    """
    book = _BOOKS[table.edition]
    result = sentence(
        "{dummy} has laid down his hand and is dummy; {declarer} is declarer.",
        dummy=contract.dummy,
        declarer=contract.declarer,
    )
    laws = (book["54A begun"], book["48B1"]) if by_cards else (book["54A"],)
    return Verdict(tuple(map(Applied, laws)), result)


def must_accept(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """The presumed declarer could see a card of dummy's: he must accept the lead (54C)."""
    result = sentence(
        "{declarer} could see a card of dummy's and must accept {who}'s lead; he is declarer.",
        declarer=playing.contract.declarer,
        who=lead.seat,
    )
    law = _BOOKS[table.edition]["54C"]
    reason = sentence(
        "{first} and {second} do not apply because {declarer} could see a card of dummy's.",
        first=_BOOKS[table.edition]["54A"],
        second=_BOOKS[table.edition]["54D"],
        declarer=playing.contract.declarer,
    )
    laws = (Applied(law), Applied(law53.may_be_accepted(table.edition)))
    return Verdict(laws, result, (), (result, reason))


def refused(edition: Edition) -> tuple[Ground, ...]:
    """Return the provisions by which the lead taken back becomes a penalty card."""
    return (RU["54D"], RU_56["56"]) if edition is Edition.RU_1987 else (_BOOKS[edition]["54D"],)


def by_declarers_side(table: Table, seat: Seat, card: Card) -> Verdict:
    """Declarer or dummy led to the first trick: the card goes back (54E, and so Law 24).

    In 1987 Law 24 itself reaches it, as the auction lasts until the lead is faced (17E).
    """
    edition = table.edition
    laws = tuple(map(Applied, _CARD_GOES_BACK[edition]))
    told: tuple[Consequence, ...] = ()
    if edition is not Edition.RU_1987:
        what = sentence("what {who}'s exposed {cards} told", who=seat, cards=card)
        law = (law24.SR if edition is Edition.SR_2007 else law24.BG)["24 told"]
        told = (Unauthorised(seat.side, what, law),)
    result = sentence(
        "{who} is of declarer's side and makes no opening lead: {card} goes back to his hand, and "
        "{leader} leads.",
        who=seat,
        card=card,
        leader=table.turn,
    )
    return Verdict(laws, result, told)
