"""Law 49: exposure of a defender's cards.

Every card of a defender that his partner could see, or that he names, becomes a penalty card. 1987
takes in every card faced on the table, the later ones ask whether partner could see its face. A
statement about the trick in progress exposes nothing to penalty: 1987 says so in a footnote to 68,
2017 in 68 itself; the Serbian footnote it is sent to has lost the words, and 49 itself grants it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law68_claim as law68
from bridge_rules_gui.rulings.claims import claim_making
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import leads, penalty_cards_told
from bridge_rules_gui.rulings.verdict import Applied, Rank, Role, Unauthorised, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground

RU = grounds(
    Edition.RU_1987,
    {
        "49": "Если вистующий в любой момент открывает карту на столе, держит карту так, что его "
        "партнёр имеет возможность видеть её лицевую сторону … каждая такая карта становится "
        "штрафной картой",
        "49 current": "см. сноску к правилу 68 для случая, когда вистующий сделал заявление "
        "относительно текущей взятки",
        "50A": "Судье надлежит назначить присуждённый результат вместо нижеописанных ректификаций, "
        "если он сочтёт, что в момент нарушения нарушитель мог знать, что преждевременный показ "
        "карты мог бы быть полезен для нанесения ущерба ненарушившей стороне",
        "68A": "Участник также делает претензию … когда он показывает свои карты",
        "68 current": "Если заявление или действие относится только к выигрышу или потере текущей "
        "взятки, игра продолжается обычным образом, показанные или обнаруженные вистующим карты не "
        "становятся штрафными",
        "68 told": "может применяться правило 16 о нелегальной информации",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "49": "kada je karta igrača odbrane u položaju da njegov partner može da je vidi … svaka "
        "takva karta postaje kaznena karta",
        "68A": "Učesnik takođe izvodi zahtev … ako pokaže svoje karte",
        "49 current": "vidi fusnotu Člana 68 kada igrač odbrane da izjavu u vezi nedovršenog štih "
        "koji je u toku",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "49": "когато карта на защитник е в положение, при което партньорът му евентуално би могъл "
        "да види лицето ѝ … всяка такава карта става наказана карта",
        "49 current": "виж П68, когато защитник е направил изявление относно непълната текуща "
        "взятка",
        "68A": "Играчът също изявява претенции … когато покаже картите си",
        "68 current": "Ако изявлението или действието се отнасят само за спечелването или загубата "
        "на неприключилата текуща взятка, то играта продължава нормално; откритите или показани "
        "карти от защитник не са наказани карти",
        "68 told": "П16 и П57А могат да се приложат",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def ground(edition: Edition) -> Ground:
    """Return the provision that makes a defender's exposed card a penalty card."""
    return _BOOKS[edition]["49"]


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...], *, deliberate: bool) -> Table:
    """Return the table after a defender exposed cards: they are penalty cards."""
    noticed = table.noticing(Irregularity.EXPOSED_CARD_DEFENDER, seat, table.event)
    known = table.told_fact("could_have_known", table.event)
    if table.edition is Edition.RU_1987 and known:
        return _adjusted_instead(noticed, seat, cards)
    kept = leads.led_face_down_before(noticed)
    laws, penalised = laid_down(kept, seat, cards, deliberate=deliberate)
    rank = next(held.rank for held in penalised.penalty_cards if held.card == cards[-1])
    named = (*_made_major(kept, seat, cards, rank), *cards)
    words = (
        "{who}'s {cards} stays face up on the table as a {rank} penalty card."
        if len(named) == 1
        else "{who}'s {cards} stay face up on the table as {rank} penalty cards."
    )
    result = sentence(
        words,
        who=seat,
        cards=named,
        rank=rank.value,
    )
    return penalised.deciding(leads.with_first_choices(penalised, Verdict(laws, result)))


def _made_major(table: Table, seat: Seat, cards: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    """Return the minor penalty cards of a defender that are major now that he has others."""
    if rank is Rank.MINOR:
        return ()
    return tuple(
        held.card
        for held in table.penalty_cards
        if held.seat is seat and held.rank is Rank.MINOR and held.card not in cards
    )


def _adjusted_instead(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """50A of 1987: no penalty card but an adjusted score, where the offender could have known."""
    result = sentence(
        "{who} could have known that exposing {cards} might damage the other side: an adjusted "
        "score takes the place of a penalty card.",
        who=seat,
        cards=cards,
    )
    laws = (Applied(RU["50A"], Role.SCORE), Applied(RU["49"], Role.IRREGULARITY))
    return table.deciding(Verdict(laws, result))


def laid_down(
    table: Table, seat: Seat, cards: tuple[Card, ...], *, deliberate: bool
) -> tuple[tuple[Applied, ...], Table]:
    """Return the provisions on a defender's exposed cards, and the table with them on it."""
    edition = table.edition
    penalised = law50.laid_down(table, seat, cards, deliberate=deliberate)
    rank = next(held.rank for held in penalised.penalty_cards if held.card == cards[-1])
    laws = (
        Applied(law50.kind_of(penalised, cards[-1])),
        Applied(ground(edition), Role.IRREGULARITY),
        Applied(law50.handling(edition, rank)),
    )
    return laws, penalty_cards_told.lies_there(penalty_cards_told.told(penalised, seat, cards))


def hand_shown(table: Table, seat: Seat, *, conceding: bool) -> Table:
    """Return the table after a defender showed his whole hand to claim or concede (68A, 68B)."""
    noticed = table.noticing(None, seat, table.event)
    if conceding:
        result = sentence("{who} has conceded by showing his hand.", who=seat)
        what = law68.definition(table.edition, conceding=True)
    else:
        result = sentence("{who} has claimed by showing his hand.", who=seat)
        what = _BOOKS[table.edition]["68A"]
    shown = noticed.deciding(Verdict((Applied(what, Role.PROCEDURE),), result))
    return claim_making.made_by_showing(shown, seat, conceding=conceding)


def about_current_trick(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """Return the table after a defender showed cards with words about the trick in progress."""
    book = _BOOKS[table.edition]
    noticed = table.noticing(Irregularity.EXPOSED_CARD_DEFENDER, seat, table.event)
    words = (
        "{who} spoke of the trick in progress: {cards} is no penalty card; play goes on, and what "
        "it told may not be used by {partner}."
        if len(cards) == 1
        else "{who} spoke of the trick in progress: {cards} are no penalty cards; play goes on, "
        "and what they told may not be used by {partner}."
    )
    result = sentence(
        words,
        who=seat,
        cards=cards,
        partner=seat.partner,
    )
    told = _told_of_current_trick(table.edition, seat, cards)
    # The Serbian book has lost the footnote to Law 68; its Law 49 still refers to it.
    keys = ("49 current",) if table.edition is Edition.SR_2007 else ("68 current", "49 current")
    laws = tuple(Applied(book[key]) for key in keys)
    return noticed.deciding(Verdict(laws, result, told))


def _told_of_current_trick(
    edition: Edition, seat: Seat, cards: tuple[Card, ...]
) -> tuple[Unauthorised, ...]:
    """Return what the partner may not use; the Serbian book has lost the footnote that says so."""
    if edition is Edition.SR_2007:
        return ()
    what = sentence("what {who}'s exposed {cards} told", who=seat, cards=cards)
    return (Unauthorised(seat.side, what, _BOOKS[edition]["68 told"]),)
