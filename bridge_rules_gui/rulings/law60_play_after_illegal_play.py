"""Law 60: play after an illegal play.

A card played over an opponent's irregular one forfeits the right to rectify it, and the irregular
card then counts as played in turn (60A). A defender who plays before declarer has led again from
the right hand has a penalty card (60B), a major one by name since 2007, in 1987 by 50C. What the
offending side plays before the ruling changes nothing for its opponents (60C).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law49_exposed_card as law49
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import penalty_cards_told
from bridge_rules_gui.rulings.verdict import Applied, Consequence, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat, Side
    from bridge_rules_gui.rulings.course.matter import Matter
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "60A1": "Карта, сыгранная представителем ненарушившей стороны после того, как его RHO "
        "сделал ход или сыграл вне очереди или преждевременно и до того, как было утверждено "
        "наказание, приводит к потере права на наказание этого нарушения",
        "60A2": "нелегальная игра трактуется как совершённая в очередь",
        "60A3": "Если нарушившая сторона имеет ранее наложенные на неё обязанности играть штрафной "
        "картой, или выполнять ограничения на ход или игру, то эти обязанности сохраняются",
        "60B": "Когда вистующий играет картой после того,как от разыгрывающего потребовано "
        "изменить ход вне очереди с любой руки, но до того, как разыгрывающий сделал ход с "
        "правильной руки, карта вистующего становится штрафной (правило 50)",
        "60C": "Карта, сыгранная представителем нарушившей стороны до утверждения наказания, не "
        "влияет на права оппонентов и сама может быть предметом наказания",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "60A1": "Igram člana nedužne strane, nakon ataka ili igre preko reda ili prerane igre svog "
        "DP, i pre nego što je izvršena ispravka, on gubi pravo na ispravak tog prekršaja",
        "60A2": "nelegalna igra se smatra da je bila po redu",
        "60A3": "Ako strana prekršitelja ima ranije obaveze igranja kaznene karte ili povinovanja "
        "kazni za atak ili igru, obaveza ostaje za ubuduće",
        "60B": "Kada igrač odbrane odigra kartu nakon što je izvođač bio obavezan da povuče svoj "
        "atak preko reda iz bilo koje ruke, ali pre nego što izvođač atakira iz ispravne ruke, "
        "karta igrača odbrane postaje velika kaznena karta",
        "60C": "Igra člana strane prekršitelja pre određivanja ispravke ne utiče na prava "
        "protivnika i sama može da podlegne ispravci",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "60A1": "Игра на играч от невиновната страна след като неговия ДСП е атакувал или играл "
        "извън реда или преждевременно, и преди да бъде наложена поправка, води до загуба на "
        "правото за поправка на това нарушение",
        "60A2": "нелегалната игра се счита за направена по ред",
        "60A3": "Ако виновната страна има предишно задължение да играе наказана карта или да "
        "изпълни ограничение за атака или ход, то това задължение остава в сила за следващите "
        "ходове",
        "60B": "Когато защитник изиграе карта след като декларантът е бил задължен да оттегли "
        "атаката си извън реда от своята ръка или от мора, но преди декларантът да е атакувал от "
        "правилната ръка, картата на защитника става съществена наказана карта",
        "60C": "Игра от член на виновната страна преди да е наложена поправка не влияе върху "
        "правата на противниците и може сама по себе си да подлежи на поправка",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def right_lost(table: Table, offenders: Side, *besides: Card) -> tuple[Applied, ...]:
    """Return the provisions by which an irregular play now counts as made in turn (60A).

    60A3 is among them where the side owes something from before; `besides` are cards that owe
    nothing any more.
    """
    book = _BOOKS[table.edition]
    laws = (Applied(book["60A1"]), Applied(book["60A2"]))
    owing = any(
        held.seat.side is offenders and not held.condition and held.card not in besides
        for held in table.penalty_cards
    )
    orders = () if table.playing is None else table.playing.orders
    ordered = any(order.on.side is offenders for order in orders)
    return (*laws, Applied(book["60A3"])) if owing or ordered else laws


def in_turn_after_all(table: Table, card: Card) -> Table:
    """Return the table with a card no penalty card any more, and what it told open to everybody."""
    cards = tuple(held for held in table.penalty_cards if held.card != card)
    closed = tuple(told for told in table.unauthorised if str(card) not in str(told.what))
    return replace(table, penalty_cards=cards, unauthorised=closed)


def no_effect(edition: Edition) -> Ground:
    """Return the provision that leaves the opponents' rights as they were (60C)."""
    return _BOOKS[edition]["60C"]


def is_before_declarers_lead(playing: Playing, seat: Seat, *, as_lead: bool | None) -> bool:
    """Whether a defender plays after declarer was asked to lead from the other hand, before he has.

    A card that is told to be a lead is one out of turn.
    """
    settled, turn = playing.settled_lead, playing.turn
    if settled is None or settled.accepted or settled.cards != len(playing.played) or as_lead:
        return False
    required = turn is not None and not playing.is_defender(turn)
    return required and playing.is_defender(seat) and not playing.is_defender(settled.lead.seat)


def before_declarers_lead(table: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a defender played before declarer led from the right hand (60B)."""
    noticed = table.noticing(Irregularity.PLAY_AFTER_ILLEGAL_PLAY, seat, table.event)
    penalised = law50.laid_down(noticed, seat, (card,), deliberate=True)
    result = sentence(
        "{who} played {card} before the lead from the right hand was made: it is a major penalty "
        "card.",
        who=seat,
        card=card,
    )
    laws = (Applied(_BOOKS[table.edition]["60B"]), Applied(law50.kind_of(penalised, card)))
    told = penalty_cards_told.told(penalised, seat, (card,))
    return told.deciding(Verdict(laws, result))


def by_offending_side(table: Table, seat: Seat, card: Card, before: Matter) -> Table:
    """Return the table after the offending side played on before the ruling (60C).

    A defender's card is a major penalty card; the rights that the irregularity `before` has given
    stay open, and its provisions govern still.
    """
    noticed = table.noticing(Irregularity.PLAY_AFTER_ILLEGAL_PLAY, seat, table.event)
    exposure, penalised = law49.laid_down(noticed, seat, (card,), deliberate=True)
    result = sentence(
        "{who}'s {card} changes nothing in the opponents' rights and is a major penalty card.",
        who=seat,
        card=card,
    )
    laws = (Applied(no_effect(table.edition)), *exposure, *before.laws)
    rights: tuple[Consequence, ...] = before.options
    return penalised.deciding(Verdict(_once(laws), result, rights))


def while_lead_waits(
    table: Table, playing: Playing, lead: WrongLead, seat: Seat, card: Card
) -> Table:
    """Return the table after the side that led out of turn played on before the ruling (60C)."""
    before = table.matters[lead.matter]
    if playing.is_defender(seat):
        return by_offending_side(table, seat, card, before)
    after = rights_stay(table, playing.player_of(seat), card, before)
    if seat is not lead.turn_of:
        return after
    corrected = replace(lead, corrected=card)
    return replace(after, playing=replace(playing, wrong_lead=corrected))


def rights_stay(table: Table, seat: Seat, card: Card, before: Matter) -> Table:
    """Return the table after the offending side played a card that may stand or not (60C)."""
    noticed = table.noticing(Irregularity.PLAY_AFTER_ILLEGAL_PLAY, seat, table.event)
    result = sentence(
        "{who}'s {card} changes nothing in the opponents' rights; it may have to be changed.",
        who=seat,
        card=card,
    )
    laws = (Applied(no_effect(table.edition), Role.RIGHT), *before.laws)
    rights: tuple[Consequence, ...] = before.options
    return noticed.deciding(Verdict(_once(laws), result, rights))


def _once(laws: tuple[Applied, ...]) -> tuple[Applied, ...]:
    """Return provisions with each named once, where it comes first."""
    kept: dict[str, Applied] = {}
    for applied in laws:
        kept.setdefault(str(applied.ground), applied)
    return tuple(kept.values())
