"""Before a defender's lead: what declarer may ask of it, and what he has asked.

Penalty cards of the leader's partner (Laws 50, 51) and calls the partner has taken back (Law 26)
give declarer a choice; what he chooses becomes a `LeadOrder`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.rulings import law26_lead_restrictions as law26
from bridge_rules_gui.rulings import law50_penalty_card as law50
from bridge_rules_gui.rulings import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play import moments, penalty_card_choices, penalty_cards_told
from bridge_rules_gui.rulings.play.lead_options import (
    letters,
    not_given,
    offered_as,
    order_of,
    suit_named,
)
from bridge_rules_gui.rulings.verdict import Applied, Option, Role, Verdict

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import OptionTaken
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.play.playing import LeadOrder, Playing
    from bridge_rules_gui.rulings.verdict import LeadRestriction

_OF_CALLS = 26
"""The law on leads after withdrawn calls."""


def choices(table: Table) -> tuple[Option, ...]:
    """Return what declarer may choose before the lead that is due; nothing once he has chosen.

    What he has said of penalty cards leaves his choice after a withdrawn call open.
    """
    leader = _defender_on_lead(table)
    if leader is None:
        return ()
    return (*first_choices(table), *after_withdrawn_calls(table, leader))


def first_choices(table: Table) -> tuple[Option, ...]:
    """Return the choices without which nobody may lead: those that penalty cards give."""
    leader, playing = _defender_on_lead(table), table.playing
    if leader is None or playing is None or playing.chosen_for == playing.period.trick_number:
        return ()
    return penalty_card_choices.lead_options(table, leader)


def with_first_choices(table: Table, verdict: Verdict) -> Verdict:
    """Return a verdict on a new penalty card, with the choices it gives where partner leads now."""
    options = first_choices(table)
    rights = (Applied(ground, Role.RIGHT) for ground in dict.fromkeys(o.ground for o in options))
    return replace(
        verdict,
        laws=(*verdict.laws, *rights),
        consequences=(*verdict.consequences, *options),
    )


def led_face_down_before(table: Table) -> Table:
    """Return the table before a card is exposed, an opening lead that lies face down kept.

    It was made while nothing could be asked of it: what is exposed later comes too late for it.
    """
    playing, leader = table.playing, _defender_on_lead(table)
    lies = None if playing is None else playing.face_down
    if playing is None or lies is None or lies.seat is not leader or first_choices(table):
        return table
    return replace(table, playing=replace(playing, chosen_for=playing.period.trick_number))


def _defender_on_lead(table: Table) -> Seat | None:
    playing = table.playing
    if playing is None or playing.turn is None or not playing.period.is_lead_due:
        return None
    return playing.turn if playing.is_defender(playing.turn) else None


def after_withdrawn_calls(table: Table, leader: Seat) -> tuple[Option, ...]:
    """Return the choices Law 26 gives when the offender's partner is first to lead."""
    playing = table.playing
    if playing is None:
        return ()
    declarer = playing.contract.declarer
    return tuple(
        Option(declarer, name, restriction.ground, str(suit))
        for restriction in pending_restrictions(table)
        if restriction.on is leader
        for name, suits in (
            ("require_suit", restriction.require_one_of),
            ("forbid_suit", restriction.forbid_one_of),
        )
        for suit in suits
    )


def _has_chosen_after_calls(playing: Playing, leader: Seat) -> bool:
    of_calls = (order for order in playing.orders if order.ground.citation.law == _OF_CALLS)
    return any(order.on is leader for order in of_calls)


def pending_restrictions(table: Table) -> tuple[LeadRestriction, ...]:
    """Return what withdrawn calls still let declarer ask of leads not yet made."""
    restrictions, playing = law26.restrictions(table), table.playing
    if playing is None:
        return restrictions
    pending = (
        _beside_orders(playing, found)
        for found in restrictions
        if not _has_led(playing, found.on) and not _has_chosen_after_calls(playing, found.on)
    )
    return tuple(found for found in pending if found.require_one_of or found.forbid_one_of)


def _beside_orders(playing: Playing, found: LeadRestriction) -> LeadRestriction:
    """Return what can still be asked beside what penalty cards have let declarer ask.

    A suit that must be led cannot be forbidden, nor another one required; one that is forbidden
    cannot be required, and need not be forbidden again.
    """
    orders = [order for order in playing.orders if order.on is found.on]
    required = {order.require for order in orders if order.require is not None}
    spoken_for = required.union(*(order.forbid for order in orders))
    left = tuple(suit for suit in found.require_one_of if suit not in spoken_for)
    return replace(
        found,
        require_one_of=() if required else left,
        forbid_one_of=tuple(suit for suit in found.forbid_one_of if suit not in spoken_for),
    )


def _has_led(playing: Playing, seat: Seat) -> bool:
    """Whether a hand has led, and the next one has played to it: till then declarer may choose."""
    return any(trick.leader is seat and len(trick.cards) > 1 for trick in playing.period.tricks)


def offered(table: Table) -> Table:
    """Return the table with declarer's choices before the lead that is due, if he has any."""
    options, leader = choices(table), _defender_on_lead(table)
    if not options or leader is None:
        return table
    words = (
        "{leader} may not lead before {declarer} has said what he chooses."
        if first_choices(table)
        else "{declarer} may say what he asks of {leader}'s lead."
    )
    result = sentence(words, leader=leader, declarer=options[0].who)
    options = (*options, *_still_open(table, leader.partner))
    grounds = (ground for option in options for ground in law26.with_those_beside(option.ground))
    laws = tuple(Applied(ground, Role.RIGHT) for ground in dict.fromkeys(grounds))
    if first_choices(table):
        laws = (*laws, Applied(law50.choice_first(table.edition), Role.RESTRICTION))
    return moments.decided(table, leader.partner, Verdict(laws, result, options))


def _still_open(table: Table, partner: Seat) -> tuple[Option, ...]:
    """Return rights after the partner's corrected revoke: cards played since may go back (62C)."""
    last = table.matter
    if last is None or last.offender is not partner:
        return ()
    return tuple(each for each in last.options if each.name == "withdraw_card_after_revoke")


def option_taken(table: Table, who: Seat | None, act: OptionTaken) -> Table:
    """Take in declarer's choice; what the edition does not give is told and changes nothing."""
    option = offered_as(choices(table), who, act)
    playing, leader = table.playing, _defender_on_lead(table)
    if option is None or playing is None or leader is None:
        return not_given(table, who, act)
    of_calls = option.ground.citation.law == _OF_CALLS
    chosen = playing if of_calls else replace(playing, chosen_for=playing.period.trick_number)
    if option.name == "no_restriction":
        return _told(replace(table, playing=chosen), option, "{who} puts no restriction on {on}.")
    suits = tuple(suit_named(letter) for letter in letters(act) or option.value)
    order = order_of(leader, option, suits)
    ordered = replace(table, playing=replace(chosen, orders=(*chosen.orders, order)))
    if of_calls:
        words = (
            "{on} must lead {suits}." if order.require is not None else "{on} may not lead {suits}."
        )
        return _told(ordered, option, words, on=leader, suits=suits)
    back = penalty_cards_told.picked_up(ordered, leader.partner, suits)
    words = (
        "{on} must lead {suits}; {partner} picks up his penalty cards of that suit."
        if order.require is not None
        else "{on} may not lead {suits}; {partner} picks up his penalty cards of that suit."
    )
    return _told(back, option, words, on=leader, suits=suits)


def _told(table: Table, option: Option, words: str, **filling: object) -> Table:
    """Return the table with a choice told, and what is still to be chosen."""
    on = filling.pop("on", table.turn)
    result = sentence(words, who=option.who, on=on, partner=getattr(on, "partner", on), **filling)
    left = choices(table) or law51.choices(table)
    laws = tuple(Applied(ground) for ground in dict.fromkeys((option.ground, *_grounds(left))))
    return table.deciding(Verdict(laws, result, left))


def _grounds(options: tuple[Option, ...]) -> tuple[Ground, ...]:
    return tuple(option.ground for option in options)


def kept_after_trick(playing: Playing) -> tuple[LeadOrder, ...]:
    """Return the orders still in force when a trick is complete: those on the hand that leads."""
    return tuple(
        order for order in playing.orders if order.lasting and order.on is playing.period.turn
    )
