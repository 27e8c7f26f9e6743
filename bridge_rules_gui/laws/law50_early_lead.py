"""Law 50D2 (1987: 50E2): a lead before declarer has said what he chooses.

The defender whose partner has a major penalty card may not lead yet; doing so he exposes a card
(49), and declarer's choice stays open. Every edition sends to Law 49; the next hand's play to the
lead gives the right up (60A).
"""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law60_play_after_illegal_play as law60
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(50)


def led_too_early(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after a defender led before declarer had chosen: he exposed a card."""
    edition, options = table.edition, before_lead.choices(table)
    key, place = Irregularity.LEAD_BEFORE_RESTRICTION_CHOSEN, len(table.incidents)
    lead = WrongLead(key, seat, card, seat, table.event, place)
    noticed = table.noticing(key, seat, table.event)
    _, penalised = law49.laid_down(noticed, seat, (card,), deliberate=True)
    waiting = replace(penalised, playing=replace(playing, early_lead=lead))
    result = sentence(
        (
            "{who} led {card} before {declarer} had chosen. {card} is a major penalty card, and "
            "{declarer} may still choose."
        ),
        who=seat,
        card=card,
        declarer=playing.contract.declarer,
    )
    rights = dict.fromkeys(option.ground for option in options)
    laws = (
        Applied(LAW[edition]["early_lead_exposes_card"], Role.IRREGULARITY),
        Applied(law49.LAW[edition]["exposed_card_is_penalty_card"]),
        Applied(law50.kind_of(penalised, card)),
        *(Applied(law, Role.RIGHT) for law in rights),
    )
    return waiting.deciding(Verdict(laws, result, options))


def accepted_by_play(table: Table, playing: Playing, lead: WrongLead) -> Table:
    """Return the table after the next hand played to the early lead: the right is lost (60A)."""
    laws = law60.right_lost(table, lead.seat.side, lead.card)
    table = law60.in_turn_after_all(table, lead.card)
    number = playing.period.trick_number
    led = replace(playing, early_lead=None, chosen_for=number)
    stands = led.with_card(lead.seat, lead.card, lead.event)
    result = sentence(
        (
            "A card has been played to {who}’s early lead. The lead stands, and the right to "
            "rectification is lost."
        ),
        who=lead.seat,
    )
    verdict = Verdict(laws, result)
    return replace(table, playing=stands).deciding(verdict, lead.incident)
