"""Law 50D2 (1987: 50E2): a lead before declarer has said what he chooses.

The defender whose partner has a major penalty card may not lead yet; doing so he exposes a card
(49), and declarer's choice stays open. Every edition sends to Law 49; the next hand's play to the
lead gives the right up (60A).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import law49_exposed_card as law49
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law60_play_after_illegal_play as law60
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import leads
from bridge_rules_gui.rulings.play.offences import WrongLead
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

RU = grounds(
    Edition.RU_1987,
    {
        "50E2": "если вистующий ходит преждевременно, он наказывается согласно правилу 49",
        "60A1": "Карта, сыгранная представителем ненарушившей стороны после того, как его RHO "
        "сделал ход или сыграл вне очереди или преждевременно и до того, как было утверждено "
        "наказание, приводит к потере права на наказание этого нарушения",
        "60A2": "нелегальная игра трактуется как совершённая в очередь",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "50D2": "ako igrač odbrane atakira prerano, podleže restrikcijama prema Članu 49",
        "60A1": "Igram člana nedužne strane, nakon ataka ili igre preko reda ili prerane igre svog "
        "DP, i pre nego što je izvršena ispravka, on gubi pravo na ispravak tog prekršaja",
        "60A2": "nelegalna igra se smatra da je bila po redu",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "50D2": "ако защитникът атакува прибързано, той подлежи на поправка съгласно П49",
        "60A1": "Игра на играч от невиновната страна след като неговия ДСП е атакувал или играл "
        "извън реда или преждевременно, и преди да бъде наложена поправка, води до загуба на "
        "правото за поправка на това нарушение",
        "60A2": "нелегалната игра се счита за направена по ред",
    },
)
_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def led_too_early(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a defender led before declarer had chosen: he exposed a card."""
    edition, options = table.edition, leads.choices(table)
    key, place = Irregularity.LEAD_BEFORE_RESTRICTION_CHOSEN, len(table.matters)
    lead = WrongLead(key, seat, card, seat, table.event, place)
    noticed = table.noticing(key, seat, table.event)
    _, penalised = law49.laid_down(noticed, seat, (card,), deliberate=True)
    waiting = replace(penalised, playing=replace(playing, early_lead=lead))
    early = _BOOKS[edition]["50E2" if edition is Edition.RU_1987 else "50D2"]
    result = sentence(
        "{who} led {card} before {declarer} had chosen: it is a major penalty card, and "
        "{declarer} still has his choice.",
        who=seat,
        card=card,
        declarer=playing.contract.declarer,
    )
    rights = dict.fromkeys(option.ground for option in options)
    laws = (
        Applied(early, Role.IRREGULARITY),
        Applied(law49.ground(edition)),
        Applied(law50.kind_of(penalised, card)),
        *(Applied(law, Role.RIGHT) for law in rights),
    )
    return waiting.deciding(Verdict(laws, result, options))


def accepted_by_play(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table after the next hand played to the early lead: the right is lost (60A)."""
    book = _BOOKS[table.edition]
    table = law60.in_turn_after_all(table, lead.card)
    number = playing.period.trick_number
    led = replace(playing, early_lead=None, chosen_for=number)
    stands = led.with_card(lead.seat, lead.card, lead.event)
    result = sentence(
        "A card has been played to {who}'s early lead: the lead stands, and the right to "
        "rectification is lost.",
        who=lead.seat,
    )
    laws = tuple(Applied(book[cite]) for cite in ("60A1", "60A2"))
    settled = replace(table, playing=stands)
    return settled.deciding(Verdict(laws, result), lead.matter)
