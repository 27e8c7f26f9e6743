"""Law 56: a defender's lead out of turn.

Declarer accepts it, or has it taken back; then it is a major penalty card and partner's lead may
be restricted. 2007 has no words of its own and sends to 54D; 2017 sets both choices side by side.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law53_lead_out_of_turn as law53
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Option,
    PenaltyCard,
    Rank,
    Role,
    Verdict,
    once_each,
)

LAW = clauses(56)


def noticed(table: Table, playing: Playing, lead: WrongLead) -> Verdict:
    """Declarer accepts the lead, or has it taken back; at partner's turn he may restrict his lead.

    At another's turn the penalty card restricts partner only when he comes to lead.
    """
    edition, declarer = table.edition, playing.contract.declarer
    *sent, back = _refused(edition)
    partners_turn = lead.turn_of is lead.seat.partner
    accepting = (*_own_acceptance(edition), law53.LAW[edition]["may_be_accepted"])
    options = (
        Option(declarer, "accept_lead", accepting[0]),
        Option(declarer, "withdraw_lead", back),
        *(before_lead.once_taken_back(table, declarer, lead) if partners_turn else ()),
    )
    later = () if partners_turn else (law50.handling(edition, Rank.MAJOR),)
    right = (*sent, back, *accepting, *later)
    result = sentence(
        (
            "{who} has led {card} out of turn. {declarer} may accept the lead or have the "
            "card taken back. If it is taken back, {card} is a major penalty card and "
            "{partner}’s lead may be restricted."
        ),
        who=lead.seat,
        card=lead.card,
        declarer=declarer,
        partner=lead.seat.partner,
    )
    laws = laws_of_choice(edition, lead.card, right, options)
    return Verdict(laws, result, (*options, if_taken_back(edition, lead)))


def _own_acceptance(edition: Edition) -> tuple[Ground, ...]:
    """Return 56A of 2017; before, Law 53 alone lets declarer accept."""
    book = LAW[edition]
    return (book["may_be_accepted"],) if "may_be_accepted" in book else ()


def accepted(edition: Edition, lead: WrongLead) -> Verdict:
    """Declarer accepts the lead by word."""
    return law53.accepted_by_word(edition, lead, *_own_acceptance(edition))


def _refused(edition: Edition) -> tuple[Ground, ...]:
    """Return the provisions by which the lead taken back becomes a penalty card.

    56 of 2007 sends to 54D.
    """
    book = LAW[edition]
    if "as_law_54d" in book:
        return book["as_law_54d"], clauses(54)[edition]["may_be_withdrawn"]
    return (book["becomes_major_penalty_card"],)


def laws_of_choice(
    edition: Edition, card: Card, right: tuple[Ground, ...], options: tuple[Option, ...]
) -> tuple[Applied, ...]:
    """Return the provisions of a card led out of turn, then those of the choices after it."""
    of_lead = (option.ground for option in options if option.ground.citation.law in (50, 51))
    penalty = before_lead.with_pick_up(edition, of_lead)
    ordered = dict.fromkeys((*right, *penalty, _kind(edition, card)))
    return tuple(Applied(ground, Role.RIGHT) for ground in ordered)


def if_taken_back(edition: Edition, lead: WrongLead) -> PenaltyCard:
    """Return the card as the penalty card it becomes if declarer has it taken back."""
    law = _kind(edition, lead.card)
    return PenaltyCard(lead.seat, lead.card, Rank.MAJOR, law, "withdraw_lead")


def taken_back(table: Table, lead: WrongLead) -> tuple[Table, Verdict]:
    """Return the table with the lead as a penalty card, and what declarer may now ask."""
    return becomes_penalty_card(table, lead, _refused(table.edition))


def becomes_penalty_card(
    table: Table, lead: WrongLead, laws: tuple[Ground, ...]
) -> tuple[Table, Verdict]:
    """Return the table with a lead as a penalty card, and what declarer may now ask of the next.

    `laws` are the provisions of 54 or 56 by which it becomes one.
    """
    left = tuple(held for held in table.penalty_cards if held.card != lead.card)
    laid = law50.laid_down(
        replace(table, penalty_cards=left),
        lead.seat,
        (lead.card,),
        law50.Exposure.LEAD_OUT_OF_TURN,
    )
    laid = law50.closed_to_partner(laid, lead.seat, (lead.card,))
    options = before_lead.choices(laid)
    first = (*laws, law50.kind_of(laid, lead.card))
    grounds = (option.ground for option in options)
    rights = dict.fromkeys(before_lead.with_pick_up(table.edition, grounds))
    applied = [*map(Applied, first), *(Applied(right, Role.RIGHT) for right in rights)]
    result = sentence(
        "{who}’s {card} is taken back and becomes a major penalty card.",
        card=lead.card,
        who=lead.seat,
    )
    if options:
        waiting = sentence(
            "{leader} may not lead until {declarer} has chosen.",
            leader=table.turn,
            declarer=options[0].who,
        )
        result = sentence("{result} {waiting}", result=result, waiting=waiting)
        if before_lead.first_choices(laid):
            waits = law50.LAW[table.edition]["no_lead_before_choice"]
            applied.append(Applied(waits, Role.RESTRICTION))
    return laid, Verdict(once_each(applied), result, options)


def taken_back_unpenalised(table: Table, lead: WrongLead, law: Ground) -> Verdict:
    """1987: a lead that dummy was first to point out goes back, and is no penalty card."""
    result = sentence(
        "{who} takes back {card}, which is not a penalty card, and {turn} leads.",
        who=lead.seat,
        card=lead.card,
        turn=table.turn,
    )
    laws = (law, LAW[table.edition]["may_be_withdrawn"])
    return Verdict(tuple(map(Applied, laws)), result)


def _kind(edition: Edition, card: Card) -> Ground:
    return law50.major(edition, card, law50.Exposure.LEAD_OUT_OF_TURN)
