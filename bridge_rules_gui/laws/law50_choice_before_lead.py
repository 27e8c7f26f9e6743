"""Laws 50D2 (1987: 50E2), 51B and 26: what declarer may choose before a defender's lead.

Penalty cards of the leader's partner (50, 51) and calls the partner has withdrawn (26) give him a
choice; what he chooses becomes a `LeadOrder`. The editions agree on the three choices, and only
2017 says how long a prohibition after two penalty cards lasts (51B1(b)).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import Listed, Sentence, listed, sentence
from bridge_rules_gui.laws import law26_lead_restrictions as law26
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law51_two_or_more_penalty_cards as law51
from bridge_rules_gui.laws import law59_inability as law59
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play import moments
from bridge_rules_gui.table.play.lead_orders import (
    letters,
    not_given,
    offered_as,
    order_of,
    suit_named,
)
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import LeadOrder, Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, LeadRestriction, Option, Rank, Role, Verdict

LAW = clauses(50)

_SEVERAL_CARDS = 51
_LAW_ON_CALLS = 26
"""The law on leads after withdrawn calls."""


# -- the choices that penalty cards give, 50D2(a) and 51B ---------------------------------------


def after_penalty_cards(
    edition: Edition, declarer: Seat, suits: Counter[Suit]
) -> tuple[Option, ...]:
    """Return declarer's choices where the leader's partner has major penalty cards.

    `suits` are those of the cards, with how many there are of each.
    """
    return tuple(_options(edition, declarer, suits)) if suits else ()


def once_taken_back(table: Table, declarer: Seat, lead: WrongLead) -> tuple[Option, ...]:
    """Return declarer's choices if a lead out of turn is taken back and partner is to lead.

    Beside the card led every penalty card of the offender's is a major one (50B, 1987: 50C).
    """
    lying = (held for held in table.penalty_cards if held.seat is lead.seat and not held.condition)
    cards = {lead.card, *(held.card for held in lying)}
    suits = Counter(card.suit for card in cards)
    return _if_taken_back(after_penalty_cards(table.edition, declarer, suits))


def _if_taken_back(options: Iterable[Option]) -> tuple[Option, ...]:
    """Return choices that are declarer's only if a lead out of turn is taken back."""
    return tuple(replace(option, condition="withdraw_lead") for option in options)


def _options(edition: Edition, declarer: Seat, suits: Counter[Suit]) -> Iterator[Option]:
    several = law51.LAW[edition]
    for suit in sorted(suits, reverse=True):
        require, forbid = _require_and_forbid(edition, suits, suit)
        yield Option(declarer, "require_suit", require, str(suit))
        yield Option(declarer, "forbid_suit", forbid, str(suit))
    if len(suits) > 1:
        every = "".join(str(suit) for suit in sorted(suits, reverse=True))
        yield Option(declarer, "forbid_suits", several["any_of_the_suits_forbidden"], every)
    free = LAW[edition]["no_restriction"]
    if len(suits) > 1:
        free = several.get("none_of_the_suits_restricted", free)
    yield Option(declarer, "no_restriction", free)


def _require_and_forbid(
    edition: Edition, suits: Counter[Suit], suit: Suit
) -> tuple[Ground, Ground]:
    single, several = LAW[edition], law51.LAW[edition]
    if len(suits) > 1:
        return several["one_of_the_suits_required"], several["any_of_the_suits_forbidden"]
    if suits[suit] > 1:
        return several["suit_of_several_required"], several["suit_of_several_forbidden"]
    return single["suit_required"], single["suit_forbidden"]


def _of_penalty_cards(table: Table, declarer: Seat, leader: Seat) -> tuple[Option, ...]:
    suits = Counter(card.suit for card in _major_cards(table, leader.partner))
    options = after_penalty_cards(table.edition, declarer, suits)
    if not options or not _has_kept_the_lead(table, leader):
        return options
    *others, free = options
    book = law51.LAW if free.ground.citation.law == _SEVERAL_CARDS else LAW
    again = book[table.edition].get("choice_comes_again")
    return options if again is None else (*others, replace(free, ground=free.ground.quoting(again)))


def _has_kept_the_lead(table: Table, leader: Seat) -> bool:
    """Whether a defender led to the last trick as well, and declarer had chosen before it."""
    playing = table.playing
    if playing is None or not playing.period.tricks:
        return False
    chosen_before = playing.chosen_for == playing.period.trick_number - 1
    return chosen_before and playing.period.tricks[-1].leader is leader


def _major_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    return tuple(
        held.card
        for held in table.penalty_cards
        if held.seat is seat and held.rank is Rank.MAJOR and not held.condition
    )


# -- what may be chosen before the lead that is due ---------------------------------------------


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
    options = _of_penalty_cards(table, playing.contract.declarer, leader)
    return options if playing.wrong_lead is None else _if_taken_back(options)


def with_first_choices(table: Table, verdict: Verdict) -> Verdict:
    """Return a verdict on a new penalty card, with the choices it gives where partner leads now."""
    options, leader = first_choices(table), _defender_on_lead(table)
    if not options or leader is None:
        return verdict
    grounds = dict.fromkeys(with_pick_up(table.edition, (each.ground for each in options)))
    rights = (Applied(ground, Role.RIGHT) for ground in grounds)
    return replace(
        verdict,
        laws=(*verdict.laws, *rights),
        result=sentence(
            "{result} {too}", result=_may_not_lead(leader, options[0].who), too=verdict.result
        ),
        consequences=(*verdict.consequences, *options),
    )


def offered_too(table: Table, place: int) -> Table:
    """Return the table with the choices penalty cards give now added to what an incident says."""
    said = table.incidents[place]
    if not first_choices(table):
        return table
    verdict = with_first_choices(table, Verdict(said.laws, said.result, said.options))
    return table.deciding(verdict, place, instead=True)


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
    early = playing.premature
    if early is not None and early.followed_by is not None and early.seat is playing.turn:
        return None  # he has led too early, and the lead counts as made in turn
    return playing.turn if playing.is_defender(playing.turn) else None


def after_withdrawn_calls(table: Table, leader: Seat) -> tuple[Option, ...]:
    """Return the choices Law 26 gives when the offender's partner is first to lead."""
    playing = table.playing
    if playing is None:
        return ()
    declarer = playing.contract.declarer
    return tuple(
        Option(declarer, name, law26.choice(restriction, name, suit), str(suit))
        for restriction in pending_restrictions(table)
        if restriction.on is leader
        for name, suits in (
            ("require_suit", restriction.require_one_of),
            ("forbid_suit", restriction.forbid_one_of),
        )
        for suit in suits
    )


def _has_chosen_after_calls(playing: Playing, leader: Seat) -> bool:
    of_calls = (order for order in playing.orders if order.ground.citation.law == _LAW_ON_CALLS)
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


def suits_not_stated(table: Table) -> Sentence | None:
    """Say of which call the suits must be stated while a lead not yet made depends on them."""
    playing = table.playing
    return law26.suits_not_stated(
        table, lambda seat: playing is None or not _has_led(playing, seat)
    )


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
    """Return the table with declarer's choices before the lead that is due, if he has any.

    What becomes of a card played in place of a penalty card (52B) he says first.
    """
    options, leader, playing = choices(table), _defender_on_lead(table), table.playing
    if not options or leader is None or (playing is not None and playing.unplayed is not None):
        return table
    declarer = options[0].who
    result = sentence("{declarer} may restrict {leader}’s lead.", leader=leader, declarer=declarer)
    if first_choices(table):
        result = _may_not_lead(leader, declarer)
    options = (*options, *_still_open(table, leader.partner))
    grounds = _rest_on(table, options)
    laws = tuple(Applied(ground, Role.RIGHT) for ground in dict.fromkeys(grounds))
    if first_choices(table):
        laws = (*laws, Applied(LAW[table.edition]["no_lead_before_choice"], Role.RESTRICTION))
    return moments.decided(table, leader.partner, Verdict(laws, result, options))


def _may_not_lead(leader: Seat, declarer: Seat) -> Sentence:
    return sentence(
        "{leader} may not lead until {declarer} has chosen.",
        leader=leader,
        declarer=declarer,
    )


def _rest_on(table: Table, options: Iterable[Option]) -> tuple[Ground, ...]:
    """Return what declarer's choices rest on, and with those of Law 26 when and why he has them."""
    leader = _defender_on_lead(table)
    of_calls = [
        ground
        for restriction in pending_restrictions(table)
        if restriction.on is leader
        for ground in law26.grounds_of(table, restriction)
    ]
    others = (option.ground for option in options if option.ground not in of_calls)
    return (*with_pick_up(table.edition, others), *of_calls)


def with_pick_up(edition: Edition, grounds: Iterable[Ground]) -> Iterator[Ground]:
    """Yield grounds, behind one of several suits required what becomes of its cards (51B1(a))."""
    several = law51.LAW[edition]
    for ground in grounds:
        yield ground
        if ground == several["one_of_the_suits_required"]:
            yield several["suit_of_several_required"]


def _still_open(table: Table, partner: Seat) -> tuple[Option, ...]:
    """Return rights after the partner's corrected revoke: cards played since may go back (62C)."""
    last = table.incident
    if last is None or last.offender is not partner:
        return ()
    return tuple(each for each in last.options if each.name == "withdraw_card_after_revoke")


def option_taken(table: Table, who: Seat | None, act: OptionTaken) -> Table:
    """Return the table after declarer's choice; one the edition does not give changes nothing."""
    option = offered_as(choices(table), who, act)
    playing, leader = table.playing, _defender_on_lead(table)
    if option is None or playing is None or leader is None:
        return not_given(table, who, act)
    of_calls = option.ground.citation.law == _LAW_ON_CALLS
    chosen = playing if of_calls else replace(playing, chosen_for=playing.period.trick_number)
    if option.name == "no_restriction":
        free = sentence("{who} does not restrict {on}’s lead.", who=option.who, on=table.turn)
        return _chosen(replace(table, playing=chosen), option, free)
    suits = tuple(suit_named(letter) for letter in letters(act) or option.value)
    order = order_of(leader, option, suits)
    if not of_calls:
        before = table.penalty_cards
        table = law50.picked_up(table, leader.partner, suits)
        gone = tuple(held.card for held in before if held not in table.penalty_cards)
        order = replace(order, picked_up=gone)
    ordered = replace(table, playing=replace(chosen, orders=(*chosen.orders, order)))
    demand = demanded(order)
    if order.can_be_obeyed(playing.period.deal.hand(leader)):
        return _chosen(ordered, option, demand)
    cannot = sentence("{on} has no such card and may lead any card.", on=leader)
    result = sentence("{demand} {back}", demand=demand, back=cannot)
    reason = law59.LAW[table.edition][law59.why(playing, leader, order)]
    return _chosen(ordered, option, result, Applied(reason, Role.INFORMATION))


def _chosen(table: Table, option: Option, result: Sentence, *more: Applied) -> Table:
    """Return the table with a choice made, and what is still to be chosen."""
    left = choices(table) or law51.choices(table)
    chosen = with_pick_up(table.edition, law26.chosen_by(option))
    grounds = dict.fromkeys((*chosen, *_rest_on(table, left)))
    return table.deciding(Verdict((*map(Applied, grounds), *more), result, left))


def demanded(order: LeadOrder) -> Sentence:
    """Say what a defender must or may not lead, and which penalty cards his partner picks up."""
    words = "{on} may not lead {suits}."
    if order.require is not None:
        words = "{on} must lead {suits}."
    elif order.lasting:
        words = "{on} may not lead {suits} while retaining the lead."
    demand = sentence(words, on=order.on, suits=_suits(order))
    if not order.picked_up:
        return demand
    words = (
        "{partner} picks up {cards}, which is no longer a penalty card."
        if len(order.picked_up) == 1
        else "{partner} picks up {cards}, which are no longer penalty cards."
    )
    back = sentence(words, partner=order.on.partner, cards=order.picked_up)
    return sentence("{demand} {back}", demand=demand, back=back)


def _suits(order: LeadOrder) -> Listed:
    return listed(order.forbid if order.require is None else (order.require,), "or")


# -- after the lead -----------------------------------------------------------------------------


def orders_past(table: Table) -> Table:
    """Return the table with what declarer asked of a lead said as past where it binds no more."""
    playing = table.playing
    if playing is None or not playing.orders:
        return table
    over = {
        demanded(each): past(playing, each) for each in playing.orders if _is_past(playing, each)
    }
    incidents = tuple(
        replace(incident, result=over.get(incident.result, incident.result))
        for incident in table.incidents
    )
    return replace(table, incidents=incidents)


def in_force(playing: Playing) -> Iterator[LeadRestriction]:
    """Yield what declarer has asked of leads that are still to come."""
    for order in playing.orders:
        if not playing.period.is_over and not _is_past(playing, order):
            yield LeadRestriction(
                order.on,
                order.ground,
                () if order.require is None else (order.require,),
                order.forbid,
                chosen=True,
                lasting=order.lasting,
            )


def _is_past(playing: Playing, order: LeadOrder) -> bool:
    """Whether a defender has led under an order, and has lost the lead where it was to last."""
    if not playing.period.tricks or playing.period.tricks[-1].leader is not order.on:
        return False
    over = playing.period.is_over
    return (
        not order.lasting
        or over
        or (playing.period.is_lead_due and playing.period.turn is not order.on)
    )


_LED = {
    (True, True): "{declarer} required {on} to lead {suits}, and {on} led {card}.",
    (True, False): "{declarer} required {on} to lead {suits}, but {on} led {card}.",
    (False, True): "{declarer} forbade {on} to lead {suits}, and {on} led {card}.",
    (False, False): "{declarer} forbade {on} to lead {suits}, but {on} led {card}.",
}
"""What is said of a suit required or forbidden, and of a lead that obeyed or did not."""


def past(playing: Playing, order: LeadOrder) -> Sentence:
    """Say what declarer asked of a lead that has been made."""
    card = playing.period.tricks[-1].cards[0].card
    words = _LED[order.require is not None, order.allows(card)]
    if order.require is None and order.lasting and not playing.period.is_over:
        words = (
            "{declarer} forbade {on} to lead {suits}. The prohibition ended when {on} lost "
            "the lead."
        )
    demand = sentence(
        words,
        declarer=playing.contract.declarer,
        on=order.on,
        suits=_suits(order),
        card=card,
    )
    if not order.picked_up:
        return demand
    back = sentence(
        "{partner} has picked up {cards}.", partner=order.on.partner, cards=order.picked_up
    )
    return sentence("{demand} {back}", demand=demand, back=back)


def kept_after_trick(playing: Playing) -> tuple[LeadOrder, ...]:
    """Return the orders still in force when a trick is complete: those on the hand that leads."""
    return tuple(
        order for order in playing.orders if order.lasting and order.on is playing.period.turn
    )
