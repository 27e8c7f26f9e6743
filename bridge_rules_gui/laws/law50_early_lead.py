"""Law 50D2 (1987: 50E2): a lead before declarer has said what he chooses.

The defender whose partner has a major penalty card may not lead yet; doing so he exposes a card
(49), and declarer's choice stays open. Every edition sends to Law 49; the next hand's play to the
lead gives the right up (60A). Law 26 does not keep the defender from leading; what declarer may ask
of the lead he may ask till then too (60C).
"""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law59_inability as law59
from bridge_rules_gui.laws import law60_play_after_illegal_play as law60
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.lead_orders import letters, offered_as, order_of, suit_named
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Role, Verdict

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


# -- a lead made before declarer has used the right of Law 26 ------------------------------------


def rights_after_lead(table: Table) -> tuple[Option, ...]:
    """Return what declarer may still ask of the only card that lies in the trick, a lead."""
    playing = table.playing
    current = None if playing is None or not table.withdrawn else playing.period.current
    if current is None or len(current.cards) != 1:
        return ()
    return before_lead.after_withdrawn_calls(table, current.leader)


def right_remains(table: Table) -> Table:
    """Return the table after a lead, with the right of Law 26 that declarer has not yet used.

    No edition keeps the defender from leading, as 50D2 does where a penalty card lies: the right
    stays open until somebody has played to the lead.
    """
    rights = rights_after_lead(table)
    if not rights:
        return table
    words = sentence(
        (
            "{declarer} has not yet required or forbidden a lead, and may do so until a card is "
            "played to the lead."
        ),
        declarer=rights[0].who,
    )
    laws = (Applied(ground, Role.RIGHT) for ground in dict.fromkeys(each.ground for each in rights))
    return table.explaining(laws, (words,))


def right_lost(table: Table) -> Table:
    """Return the table as a card is played to the lead: the right is gone."""
    rights = rights_after_lead(table)
    if not rights:
        return table
    words = sentence(
        (
            "A card has been played to the lead. {declarer} did not restrict the lead and may no "
            "longer do so."
        ),
        declarer=rights[0].who,
    )
    return table.explaining((Applied(rights[0].ground, Role.RIGHT),), (words,))


def chosen_after(table: Table, who: Seat | None, act: OptionTaken) -> Table | None:
    """Return the table after declarer used his right on a lead made; None where it is another."""
    playing, option = table.playing, offered_as(rights_after_lead(table), who, act)
    if playing is None or option is None:
        return None
    suits = tuple(suit_named(letter) for letter in letters(act) or option.value)
    trick = playing.period.tricks[-1]
    order, card = order_of(trick.leader, option, suits), trick.cards[0].card
    back = playing.without_card(trick.leader, card)
    if not order.allows(card) and order.can_be_obeyed(back.period.deal.hand(trick.leader)):
        return _led_again(replace(table, playing=back), trick.leader, card, option, act)
    asked = replace(playing, orders=(*playing.orders, order))
    laws, words = [Applied(option.ground)], before_lead.past(asked, order)
    if not order.allows(card):
        reason = law59.LAW[table.edition][law59.why(back, trick.leader, order)]
        laws.append(Applied(reason, Role.INFORMATION))
        words = sentence("{on} has no such card and may lead any card.", on=trick.leader)
    elif order.lasting:
        words = before_lead.demanded(order)
    return replace(table, playing=asked).deciding(Verdict(tuple(laws), words))


def _led_again(table: Table, leader: Seat, card: Card, option: Option, act: OptionTaken) -> Table:
    """The lead goes back: a card of the offending side takes no right away (60C, 47A)."""
    exposure, penalised = law49.laid_down(table, leader, (card,), deliberate=True)
    words = sentence(
        (
            "{card} was led before {declarer} chose and is not what {declarer} requires. It is "
            "taken back and becomes a major penalty card."
        ),
        card=card,
        declarer=option.who,
    )
    laws = (
        Applied(law60.LAW[table.edition]["opponents_rights_unaffected"]),
        Applied(law47.LAW[table.edition]["withdrawn_for_rectification"]),
        *exposure,
    )
    return before_lead.option_taken(penalised.explaining(laws, (words,)), option.who, act)
