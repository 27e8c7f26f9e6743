"""Laws 53 to 56: leads out of turn, accepted or taken back.

Everybody's lead out of turn may be accepted (53). Taken back, declarer's costs nothing (55), a
defender's becomes a major penalty card (56; for the opening lead 54D) and his partner's lead may
be restricted. 1987 reaches the penalty by way of Law 56 in Law 54 too, and knows no limit at the
thirteenth trick.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import leads
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.playing import WrongLead
from bridge_rules_gui.rulings.sentence import sentence
from bridge_rules_gui.rulings.verdict import (
    Applied,
    Consequence,
    Option,
    PenaltyCard,
    Rank,
    Role,
    Verdict,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.playing import Playing
    from bridge_rules_gui.rulings.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "53A": "Любой ход вне очереди может трактоваться как корректный ход",
        "53C": "этот оппонент может сделать свой надлежащий ход во взятку нарушения",
        "54A": "разыгрывающий может выложить свою руку на стол; он становится болваном",
        "54B": "разыгрывающий может принять неправильный ход, как предусмотрено правилом 53",
        "54C": "он должен принять ход",
        "54D": "Когда разыгрывающий требует отмены первого хода вне очереди, применяется "
        "правило 56",
        "55A": "любой из вистующих может принять этот ход",
        "55B1": "разыгрывающий возвращает карту хода в надлежащую руку без наказания",
        "55B2": "Он должен сделать ход с правильной руки",
        "56": "карта неправильного хода становится старшей штрафной картой",
        "60A1": "приводит к потере права на наказание этого нарушения",
        "60A2": "нелегальная игра трактуется как совершённая в очередь",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "53A": "Svaki izložen atak preko reda može se smatrati ispravnim",
        "53C": "taj protivnik može da izvede svoj ispravn atak u štihi u kom se desio prekršaj",
        "54A": "izvođač može da položi svoj list; on postaje dami",
        "54B": "izvođač može da prihvati neregularan atak shodno Članu 53",
        "54C": "on mora da prihvati atak",
        "54D": "Povučena karta postaje velika kaznena karta i primenjuje se član 50D",
        "55A": "bilo koji igrač odbrane može da prihvati taj atak",
        "55B1": "izvođač vraća greškom atakiranu kartu u list",
        "55B2": "On mora da atakira iz ispravnog lista",
        "56": "Vidi član 54D",
        "60A1": "on gubi pravo na ispravak tog prekršaja",
        "60A2": "nelegalna igra se smatra da je bila po redu",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "53A": "всяка открита атака извън реда може да бъде третирана като редовна",
        "53B": "то този противник може да направи правилната си атака за тази взятка",
        "54A": "декларантът може да свали ръката си - той става мор",
        "54B": "декларантът може да приеме неправилната атака съгласно П53",
        "54C": "то той е длъжен да приеме атаката",
        "54D": "Оттеглената карта става съществена наказана карта и се прилага П50D",
        "55A": "тогава всеки от защитниците може да приеме атаката",
        "55B1": "то декларантът връща грешно атакуваната карта в правилната ръка",
        "55B2": "Той е длъжен да атакува от правилната ръка",
        "56": "Когато атаката извън реда е открита, декларантът може",
        "56A": "Да приеме нередовната атака съгласно П53",
        "56B": "Оттеглената карта става съществена наказана карта и се прилага П50D",
        "60A1": "води до загуба на правото за поправка на това нарушение",
        "60A2": "нелегалната игра се счита за направена по ред",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def led_out_of_turn(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with a lead out of turn waiting to be accepted or taken back."""
    key = _key(playing, seat)
    turn_of = playing.period.turn
    lead = WrongLead(key, seat, card, turn_of, table.event, len(table.matters))
    noticed = table.noticing(key, playing.player_of(seat), table.event)
    waiting = replace(noticed, playing=replace(playing, wrong_lead=lead))
    return waiting.deciding(_NOTICED[key](waiting, playing, lead))


def _key(playing: Playing, seat: Seat) -> Irregularity:
    if not playing.is_defender(seat):
        return Irregularity.LEAD_OUT_OF_TURN_DECLARER
    if playing.period.trick_number == 1 and playing.period.won_before.total == 0:
        return Irregularity.OPENING_LEAD_OUT_OF_TURN
    return Irregularity.LEAD_OUT_OF_TURN_DEFENDER


# -- noticed ------------------------------------------------------------------------------------


def _opening_lead(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """Law 54: the presumed declarer accepts, becomes dummy, or has the lead taken back."""
    edition, declarer = table.edition, playing.contract.declarer
    book = _BOOKS[edition]
    options = (
        Option(declarer, "accept_opening_lead", book["54B"]),
        Option(declarer, "become_dummy", book["54A"]),
        Option(declarer, "withdraw_lead", book["54D"]),
        *law50.options_for(edition, declarer, Counter([lead.card.suit])),
    )
    by_56 = (RU["56"],) if edition is Edition.RU_1987 else ()
    right = (book["54D"], *by_56, book["54A"], book["54B"], book["53A"])
    result = sentence(
        "{who} has led {card} out of turn. {declarer} may accept it, become dummy, or have it "
        "taken back; then {card} is a major penalty card and {partner}'s lead may be restricted.",
        who=lead.seat,
        card=lead.card,
        declarer=declarer,
        partner=lead.seat.partner,
    )
    return Verdict(_laws(edition, right, options), result, (*options, _if_taken_back(table, lead)))


def _defenders_lead(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """Law 56: declarer accepts, or has it taken back with the same consequences."""
    edition, declarer = table.edition, playing.contract.declarer
    book = _BOOKS[edition]
    back = book["56B" if edition is Edition.BG_2017 else "56"]
    if edition is Edition.SR_2007:
        back = SR["54D"]
    options = (
        Option(declarer, "accept_lead", book["53A"]),
        Option(declarer, "withdraw_lead", back),
        *law50.options_for(edition, declarer, Counter([lead.card.suit])),
    )
    sent = (SR["56"],) if edition is Edition.SR_2007 else ()
    right = (back, *sent, book["53A"])
    result = sentence(
        "{who} has led {card} out of turn. {declarer} may accept it or have it taken back; then "
        "{card} is a major penalty card and {partner}'s lead may be restricted.",
        who=lead.seat,
        card=lead.card,
        declarer=declarer,
        partner=lead.seat.partner,
    )
    return Verdict(_laws(edition, right, options), result, (*options, _if_taken_back(table, lead)))


def _declarers_lead(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """Law 55: either defender may accept it or have it taken back, without penalty."""
    book = _BOOKS[table.edition]
    defenders = (
        playing.contract.opening_leader,
        playing.contract.opening_leader.partner,
    )
    back = book["55B1" if playing.is_defender(lead.turn_of) else "55B2"]
    options = tuple(
        Option(defender, name, law)
        for defender in defenders
        for name, law in (("accept_lead", book["55A"]), ("withdraw_lead", back))
    )
    result = sentence(
        "{declarer} has led {card} from the wrong hand; either defender may accept it or have it "
        "taken back, and nothing more follows.",
        declarer=playing.contract.declarer,
        card=lead.card,
    )
    laws = (Applied(book["55A"], Role.RIGHT), Applied(book["53A"], Role.RIGHT), Applied(back))
    return Verdict(laws, result, options)


_NOTICED = {
    Irregularity.OPENING_LEAD_OUT_OF_TURN: _opening_lead,
    Irregularity.LEAD_OUT_OF_TURN_DEFENDER: _defenders_lead,
    Irregularity.LEAD_OUT_OF_TURN_DECLARER: _declarers_lead,
}


def _laws(
    edition: Edition, right: tuple[Ground, ...], options: tuple[Option, ...]
) -> tuple[Applied, ...]:
    """Return the provisions of a lead out of turn, then those of the choices after it."""
    penalty = [option.ground for option in options if str(option.ground).startswith("50")]
    ordered = dict.fromkeys((*right, *penalty, law50.kind_ground(edition)))
    return tuple(Applied(ground, Role.RIGHT) for ground in ordered)


def _if_taken_back(table: Table, lead: WrongLead) -> Consequence:
    law = law50.kind_ground(table.edition)
    return PenaltyCard(lead.seat, lead.card, Rank.MAJOR, law, "withdraw_lead")


# -- accepted -----------------------------------------------------------------------------------


def accepted_by_play(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table after the next hand played to the lead: it is correct (53A, 60A)."""
    book = _BOOKS[table.edition]
    result = sentence(
        "A card has been played to {who}'s lead out of turn: the lead is now correct, and the "
        "right to rectification is lost.",
        who=lead.seat,
    )
    laws = tuple(Applied(book[cite]) for cite in ("53A", "60A1", "60A2"))
    return _stands(table.deciding(Verdict(laws, result), lead.matter), playing, lead)


def accepted_by_word(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table after the lead was accepted by word."""
    book = _BOOKS[table.edition]
    result = sentence("{who}'s lead out of turn is accepted.", who=lead.seat)
    first = {
        Irregularity.OPENING_LEAD_OUT_OF_TURN: "54B",
        Irregularity.LEAD_OUT_OF_TURN_DECLARER: "55A",
        Irregularity.LEAD_OUT_OF_TURN_DEFENDER: "53A",
    }[lead.key]
    laws = tuple(Applied(law) for law in dict.fromkeys((book[first], book["53A"])))
    return _stands(table.deciding(Verdict(laws, result), lead.matter), playing, lead)


def became_dummy(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table after the presumed declarer laid down his hand (54A)."""
    contract = replace(playing.contract, declarer=playing.contract.dummy)
    swapped = replace(playing, period=replace(playing.period, contract=contract))
    result = sentence(
        "{dummy} has laid down his hand and is dummy; {declarer} is declarer.",
        dummy=contract.dummy,
        declarer=contract.declarer,
    )
    law = _BOOKS[table.edition]["54A"]
    return _stands(table.deciding(Verdict((Applied(law),), result), lead.matter), swapped, lead)


def _stands(table: Table, playing: Playing, lead: WrongLead) -> Table:
    led = replace(playing, wrong_lead=None).with_card(lead.seat, lead.card, lead.event)
    cards = tuple(card for card in table.penalty_cards if card.card != lead.card)
    return replace(table, playing=led, penalty_cards=cards)


# -- taken back ---------------------------------------------------------------------------------


def taken_back(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table after the lead was refused: the turn goes back to the right hand."""
    waiting = replace(table, playing=replace(playing, wrong_lead=None))
    if lead.key is Irregularity.LEAD_OUT_OF_TURN_DECLARER:
        return _declarers_taken_back(waiting, playing, lead)
    book, edition = _BOOKS[table.edition], table.edition
    laws = {
        Edition.RU_1987: ("54D", "56") if _is_opening(lead) else ("56",),
        Edition.SR_2007: ("54D",) if _is_opening(lead) else ("54D", "56"),
        Edition.BG_2017: ("54D",) if _is_opening(lead) else ("56B",),
    }[edition]
    unconditional = tuple(card for card in waiting.penalty_cards if card.card != lead.card)
    penalised = law50.laid_down(
        replace(waiting, penalty_cards=unconditional), lead.seat, (lead.card,), deliberate=True
    )
    result = sentence(
        "{card} is taken back and becomes a major penalty card of {who}'s.",
        card=lead.card,
        who=lead.seat,
    )
    applied = tuple(
        Applied(law) for law in (*(book[cite] for cite in laws), law50.kind_ground(edition))
    )
    decided = penalised.deciding(Verdict(applied, result), lead.matter)
    return leads.offered(decided)


def _is_opening(lead: WrongLead) -> bool:
    return lead.key is Irregularity.OPENING_LEAD_OUT_OF_TURN


def _declarers_taken_back(table: Table, playing: Playing, lead: WrongLead) -> Table:
    book = _BOOKS[table.edition]
    law = book["55B1" if playing.is_defender(lead.turn_of) else "55B2"]
    result = sentence(
        "{card} goes back to {hand}'s hand; {turn} leads.",
        card=lead.card,
        hand=lead.seat,
        turn=lead.turn_of,
    )
    return table.deciding(Verdict((Applied(law),), result), lead.matter)
