"""Law 67B2: more than one card of a hand in an old trick.

The extra cards go back and count as always held, so that not playing one may have been a revoke;
the card that was faced stays, else the highest that could be played. sr2007 speaks of previous
tricks where the others mean those since: all mean the tricks between the defect and its discovery.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law61_revoke as law61
from bridge_rules_gui.rulings import law62_correction as law62
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import transfers
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.trick import Trick
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import Defect, Revoke
    from bridge_rules_gui.rulings.play.playing import PlayedCard, Playing

RU = grounds(
    Edition.RU_1987,
    {
        "67A": "Когда игрок … положил в неё слишком много карт, ошибка должна быть "
        "ректифицирована, если внимание к нарушению было привлечено до того, как игрок каждой "
        "стороны сыграл в последующую взятку",
        "67A2": "надлежит применить правило 45E(5-я карта,сыгранная во взятку) или правило 58B",
        "67B2": "требует, чтобы нарушитель возвратил в свою руку все лишние карты, оставив среди "
        "сыгранных карт одну, показанную при игре в дефектную взятку",
        "67B2 revoke": "неигра ею в последующих взятках может привести к выявлению фальшренонса",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "67A": "Kada igrač … odigra previše karata u štihu, greška mora da se ispravi ako je "
        "pažnja na to skrenuta pre nego što su obe strane igrale u sledećem štihu",
        "67A2": "primenjuje se Član 45E (peta karta odigrana u štihu) ili Član 58B",
        "67B2(a)": "traži od prekršitelja da vrati u svoj list sve suvišne karte, ostavljajući "
        "među odigranim kartama onu koja je izložena kao odigrana u neispravnom štihu … Vlasništvo "
        "neispravnog štih se ne menja",
        "67B2(b)": "neigranje jedne od njih u prethodnim štihovima može da bude renons",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "67A": "Когато даден играч … е изиграл прекалено много карти за взятката, задължително е "
        "грешката да бъде поправена, ако нарушението е забелязано преди играч от всяка страна да е "
        "играл за следващата взятка",
        "67A2": "трябва да се приложи П45Е (Пета карта, изиграна за дадена взятка) или П58Б",
        "67B2(a)": "задължава нарушителя да върне в ръката си всички излишни карти, като остави "
        "сред изиграните карти показаната карта при хода за дефектната взятка … Притежанието на "
        "дефектната взятка не се променя",
        "67B2(b)": "неизиграването ѝ за по-ранна взятка може да представлява ривок",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def in_time(table: Table, defect: Defect) -> Verdict:
    """Return what 67A says while only one side has played to the next trick."""
    book = _BOOKS[table.edition]
    result = sentence(
        "{who} has played too many cards to trick {trick}: it is put right as a fifth card or as "
        "cards played at the same time.",
        who=defect.seat,
        trick=defect.trick,
    )
    return Verdict((Applied(book["67A2"]), Applied(book["67A"], Role.IRREGULARITY)), result)


def ruled(table: Table, playing: Playing, defect: Defect) -> Table:
    """Return the table with the extra cards back in the hand, and revokes they bring to light."""
    first = playing.period.won_before.total + 1
    trick = playing.period.tricks[defect.trick - first]
    own = trick.cards_of(defect.seat)
    stays = _faced(table, playing, defect, own) or _highest_legal(trick, own)
    extra = tuple(card for card in own if card != stays)
    for card in extra:
        playing = playing.without_card(defect.seat, card)
    settled = replace(defect, settled=True)
    defects = tuple(settled if each is defect else each for each in playing.defects)
    back = replace(table, playing=replace(playing, defects=defects))
    book = _BOOKS[table.edition]
    law = book["67B2" if table.edition is Edition.RU_1987 else "67B2(a)"]
    result = sentence(
        "{who} takes {cards} back into his hand; {stays} stays in trick {trick}, and whose trick "
        "it is does not change.",
        who=defect.seat,
        cards=extra,
        stays=stays,
        trick=defect.trick,
    )
    decided = back.deciding(Verdict((Applied(law),), result), defect.matter)
    for card in extra:
        decided = _revokes_shown(decided, defect, card)
    return decided


def _faced(table: Table, playing: Playing, defect: Defect, own: tuple[Card, ...]) -> Card | None:
    """Return the card that was visible, where the story tells of one alone."""
    events = {each.event for each in playing.played if each.card in own}
    for event in sorted(events):
        told = table.scenario.events[event].facts.value("visible")
        if isinstance(told, tuple) and len(told) == 1:
            return next((card for card in own if str(card) == told[0]), None)
    return None


def _highest_legal(trick: Trick, own: tuple[Card, ...]) -> Card:
    """Return the highest of the cards that could be played: of the suit led if there are any."""
    following = [card for card in own if card.suit is trick.suit_led]
    return max(following or own, key=lambda card: card.rank)


def _revokes_shown(table: Table, defect: Defect, card: Card) -> Table:
    """Return the table with the established revokes of a hand that held a returned card."""
    playing = table.playing
    if playing is None:
        return table
    first = playing.period.won_before.total + 1
    for played in playing.played:
        later = played.seat is defect.seat and played.trick > defect.trick
        led = playing.period.tricks[played.trick - first].suit_led if later else None
        if later and led is card.suit and played.card.suit is not led:
            return _established(table, playing, played, card)
    return table


def _established(table: Table, playing: Playing, played: PlayedCard, card: Card) -> Table:
    """Return the table with a revoke that the returned card has brought to light.

    Where the offender's side has not played to the next trick it is not established (63A1).
    """
    found = law62.revoke_of(table, playing, played, law61.Duty(card.suit))
    if not any(
        each.seat.side is played.seat.side and each.trick > played.trick for each in playing.played
    ):
        return _corrected(table, found)
    route = _revoke_ground(table.edition)
    revoke = replace(found, matter=len(table.matters), established_by=table.event, route=route)
    after = replace(table, playing=replace(playing, revokes=(*playing.revokes, revoke)))
    offender = playing.player_of(played.seat)
    noticed = after.noticing(Irregularity.REVOKE_ESTABLISHED, offender, played.event)
    return transfers.decided(noticed, revoke)


def _corrected(table: Table, found: Revoke) -> Table:
    """Return the table with a revoke put right whose side has not played on since (62A)."""
    noticed = law62.noticed(table, found)
    playing = noticed.playing
    return noticed if playing is None else law62.put_right(noticed, playing.revokes[-1])


def _revoke_ground(edition: Edition) -> Ground:
    return _BOOKS[edition]["67B2 revoke" if edition is Edition.RU_1987 else "67B2(b)"]
