"""Normal play: the cards a side that has claimed could play, as the notes to Law 70 allow.

The line stated is followed as far as it goes (`Step`). From there on careless or inferior play is
normal, play that throws away what the player can see is not. So:

- suits are led in any order, each from the top, or low to a higher card or a winner in the hand
  opposite;
- a run of winners in sight is not broken off; who claims more tricks than that counts on other
  cards, who gives one of them away does not see it, and then any suit may come first, but none in
  which he spoke of a higher card that is out;
- to a trick that is not yet won a winner, if he counts on what he sees; else the cheapest card
  that wins or the highest; no trump on a trick of his own, and a ruff where it wins;
- where a card is known to be (an opponent has shown out), the player finds it, and leads the suit
  from the hand that suits him if he can get there; else he may not;
- a defender who claims sees dummy, and does not give away what dummy's cards show him;
- his partner plays without seeing the claimer's hand: any suit, any card that could be right, so
  that what depends on his choice is not given. In 1987, whose note excepts what is irrational, he
  too goes by dummy's cards where he plays after them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.table.claims.cards_left import (
    HIGHER,
    RANKS,
    SUIT_BITS,
    CardsLeft,
    bits,
    highest,
    is_good,
    lowest,
)
from bridge_rules_gui.table.claims.sure_tricks import SureTricks, without_lowest
from bridge_rules_gui.table.claims.unseeing_play import unseeing_cards

Choices = tuple[tuple[int, ...], ...]
"""Cards in groups: any group may come about; within a group the player finds the best card."""


class Move(Enum):
    """What a step of a stated line does."""

    CARD = "card"
    SUIT = "suit"
    """A suit, from the top."""
    DRAW = "draw"
    """The others' trumps are taken out."""
    FINESSE = "finesse"
    """A card is played in the hope that no higher one lies behind it."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a stated line: a card's number, or a suit's, 0 where trumps are drawn.

    `while_good` tells of a suit whose highest card was a winner: its cards are counted as they
    fall, and one that has not become good is not led.
    """

    move: Move
    value: int = 0
    while_good: bool = False

    @property
    def suit(self) -> int:
        """The suit of a card, a suit or a finesse."""
        return self.value if self.move is Move.SUIT else self.value // RANKS


@dataclass(frozen=True, slots=True)
class Plan:
    """What the side has said it will do, and what it is aware of.

    `line` is the line stated, in order, which a surprise does not end; `finesses` tells that it
    will finesse, `named` are the cards still out that it spoke of. `overlooks_run` tells that it
    claims more tricks than it can run, or gives one of these away. `finds_cards` grants it every
    guess, `plays_best` every choice, `best_hand` those of one hand. `barred` are cards it is judged
    not to be normal to play while there is another.

    Of a defender's claim `dummy` is the hand he sees, and `unseeing` his partner, who chooses
    without knowing the claimer's cards; `rational` tells that not even his play is irrational
    (1987).
    """

    line: tuple[Step, ...] = ()
    aware_of_trumps: bool = True
    finesses: bool = False
    named: int = 0
    overlooks_run: bool = False
    finds_cards: bool = False
    plays_best: bool = False
    best_hand: int | None = None
    dummy: int | None = None
    unseeing: int | None = None
    rational: bool = False
    barred: int = 0

    @property
    def distinguishes_cards(self) -> bool:
        """Whether it speaks of single cards, so that hands of one shape may be played otherwise."""
        by_card = (Move.CARD, Move.FINESSE)
        return bool(self.named or self.barred) or any(step.move in by_card for step in self.line)

    def after_a_surprise(self) -> Plan:
        """Return what is left of the plan when a trick it counted on is lost."""
        return Plan(
            line=self.line,
            finds_cards=self.finds_cards,
            plays_best=self.plays_best,
            best_hand=self.best_hand,
            dummy=self.dummy,
            unseeing=self.unseeing,
            rational=self.rational,
            barred=self.barred,
        )


def normal_cards(left: CardsLeft, plan: Plan, sure: SureTricks) -> Choices:
    """Return the cards the hand to play could normally play, for the side whose plan it is."""
    groups = _normal_cards(left, plan, sure)
    if not plan.barred:
        return groups
    kept = (tuple(card for card in group if not plan.barred >> card & 1) for group in groups)
    return tuple(filter(None, kept)) or groups


def _normal_cards(left: CardsLeft, plan: Plan, sure: SureTricks) -> Choices:
    if left.turn == plan.unseeing and not (plan.rational and _follows_dummy(left, plan)):
        return tuple((card,) for card in unseeing_cards(left, plan.dummy))
    stated = _stated(left, plan)
    if stated is not None:
        return ((stated,),)
    if not left.trick:
        return _leads(left, plan, sure)
    if left.hands[left.turn] & SUIT_BITS[left.trick[0] // RANKS]:
        return _following(left, plan, sure)
    return _void(left, plan, sure)


def _stated(left: CardsLeft, plan: Plan) -> int | None:
    """Return the card this hand plays by the next step of the line; None where none follows."""
    if left.trick:
        stated = _finessed(left, plan)
        return _next_card(left, plan) if stated is None else stated
    step = next_step(left, plan)
    if step is None or step.move is Move.DRAW:
        return None
    held = left.hands[left.turn]
    opposite, suit = left.hands[(left.turn + 2) % 4], SUIT_BITS[step.suit]
    if not held & suit:
        return None
    match step.move:
        case Move.CARD:
            return step.value if held >> step.value & 1 else lowest(held & suit)
        case Move.SUIT:
            before, behind = _others(left)
            return _from_the_top(held & suit, opposite & suit, before | behind)
        case _ if opposite >> step.value & 1:
            return lowest(held & suit)
        case _:
            # The card is run to a higher one opposite; else the lead has to come from there.
            return step.value if opposite & HIGHER[step.value] else None


def next_step(left: CardsLeft, plan: Plan) -> Step | None:
    """Return the first step of the line that is not done."""
    return next((step for step in plan.line if not _is_done(left, step)), None)


def _is_done(left: CardsLeft, step: Step) -> bool:
    ours = left.hands[left.turn] | left.hands[(left.turn + 2) % 4]
    before, behind = _others(left)
    if step.move is Move.DRAW:
        trumps = 0 if left.trump is None else SUIT_BITS[left.trump]
        return not (ours & trumps and (before | behind) & trumps)
    if step.move is not Move.SUIT:
        return not ours >> step.value & 1
    cards = ours & SUIT_BITS[step.value]
    return not cards or (step.while_good and not is_good(highest(cards), before | behind))


def _next_card(left: CardsLeft, plan: Plan) -> int | None:
    """Return the card the line plays to a trick: no winner of another suit is discarded."""
    step = next_step(left, plan)
    if step is None or step.move is not Move.CARD or not left.legal() >> step.value & 1:
        return None
    before, behind = _others(left)
    is_thrown = step.suit not in (left.trick[0] // RANKS, left.trump)
    return None if is_thrown and is_good(step.value, before | behind) else step.value


def _from_the_top(cards: int, opposite: int, others: int) -> int:
    """Return the lead of a suit from the top: low where the highest card is opposite."""
    top = highest(cards)
    return top if top > opposite.bit_length() - 1 or is_good(top, others) else lowest(cards)


def _finessed(left: CardsLeft, plan: Plan) -> int | None:
    """Return the card the third hand plays where a finesse or a suit of the line was led."""
    held = left.hands[left.turn] & SUIT_BITS[left.trick[0] // RANKS]
    if len(left.trick) != 2 or not held:
        return None
    beating = left.winners(held)
    for step in plan.line:
        if step.move is Move.FINESSE and left.trick[0] == step.value:
            ours = left.best[0] == (left.turn + 2) % 4
            return lowest(held) if ours or not beating else lowest(beating)
        if step.move is Move.FINESSE and held >> step.value & 1:
            if beating >> step.value & 1:
                return step.value
            return lowest(beating or held)
    following = next_step(left, plan)
    if following is None or following.move is not Move.SUIT or _is_won(left, plan):
        return None
    is_led = following.value == left.trick[0] // RANKS
    return highest(held) if is_led and beating else None


def _others(left: CardsLeft) -> tuple[int, int]:
    return left.hands[(left.turn + 1) % 4], left.hands[(left.turn + 3) % 4]


def _is_placed(left: CardsLeft, plan: Plan, suit: int) -> bool:
    """Whether the side knows where the others' cards of a suit are."""
    shown = (left.shown_out >> (4 * ((left.turn + turns) % 4) + suit) & 1 for turns in (1, 3))
    return plan.finds_cards or any(shown)


# -- leading ------------------------------------------------------------------------------------


def _leads(left: CardsLeft, plan: Plan, sure: SureTricks) -> Choices:
    hand, partner = left.hands[left.turn], left.hands[(left.turn + 2) % 4]
    others = _others(left)
    by_suit = [
        _from_suit(hand & SUIT_BITS[suit], partner & SUIT_BITS[suit], others[0] | others[1])
        for suit in _suits_to_lead(left, plan)
        if hand & SUIT_BITS[suit]
    ]
    if not plan.overlooks_run:
        runs = {c: sure.leading(c, hand, partner, others) for cards in by_suit for c in cards}
        most = max(runs.values())
        by_suit = [tuple(card for card in cards if runs[card] == most) for cards in by_suit]
    across = tuple(_ways_across(hand, partner, others[0] | others[1]))
    found: list[tuple[int, ...]] = []
    for cards in filter(None, by_suit):
        suit = cards[0] // RANKS
        if not _is_placed(left, plan, suit):
            found.extend((card,) for card in cards)
        elif partner & SUIT_BITS[suit]:
            found.append(tuple(dict.fromkeys((*cards, *across))))
        else:
            found.append(cards)
    return tuple(found)


def _ways_across(hand: int, partner: int, others: int) -> Iterator[int]:
    """Yield the low cards that lead to a winner in the hand opposite."""
    for suit in SUIT_BITS:
        cards, opposite = hand & suit, partner & suit
        if cards and opposite > cards and is_good(highest(opposite), others):
            yield lowest(cards)


def _suits_to_lead(left: CardsLeft, plan: Plan) -> tuple[int, ...]:
    """Return the suits to lead from: trumps to be drawn, none that was seen not to be good."""
    hand, step = left.hands[left.turn], next_step(left, plan)
    if step is not None and step.move is Move.DRAW:
        trump = left.trump or 0
        return (trump,) if hand & SUIT_BITS[trump] else (0, 1, 2, 3)
    barred: set[int] = set()
    if plan.overlooks_run:
        barred = {each.value for each in plan.line if each.while_good and _is_done(left, each)}
        barred |= _known_to_lose(left, plan.named)
    if step is not None and step.move is Move.FINESSE:
        barred.add(step.suit)
    suits = tuple(suit for suit in range(4) if suit not in barred and hand & SUIT_BITS[suit])
    return suits or (0, 1, 2, 3)


def _known_to_lose(left: CardsLeft, named: int) -> set[int]:
    """Return the suits in which one of the others' cards that were spoken of is the highest."""
    ours = left.hands[left.turn] | left.hands[(left.turn + 2) % 4]
    before, behind = _others(left)
    out = named & (before | behind)
    return {card // RANKS for card in bits(out) if is_good(card, ours)}


def _from_suit(cards: int, opposite: int, others: int) -> tuple[int, ...]:
    """Return the leads from a suit: the highest card, and the lowest to a card opposite.

    That card is higher than all of these, or it is a winner: a way to the hand opposite, as from
    AJ2 to the king of KT4.
    """
    top, low = highest(cards), lowest(cards)
    if top == low or not opposite:
        return (top,)
    card = highest(opposite)
    if opposite > cards or (card > low and is_good(card, others)):
        return (top, low)
    return (top,)


# -- following and discarding -------------------------------------------------------------------


def _feared(left: CardsLeft, plan: Plan, suit: int) -> int:
    """Return the cards that may still come and win the trick, as far as the player knows.

    While a card is to come from an opponent he may hold any of a suit, unless it is known that he
    or his partner does not.
    """
    if len(left.trick) == 3:
        return 0
    following, before = _others(left)
    placed = _is_placed(left, plan, suit) or _sits_over_dummy(left, plan)
    return following if placed else following | before


def _sits_over_dummy(left: CardsLeft, plan: Plan) -> bool:
    """Whether a defender plays after a dummy whose cards he counts on as he sees them."""
    return plan.dummy == (left.turn + 3) % 4


def _follows_dummy(left: CardsLeft, plan: Plan) -> bool:
    """Whether a defender follows suit to a trick to which dummy has played before him."""
    if not left.trick or not left.hands[left.turn] & SUIT_BITS[left.trick[0] // RANKS]:
        return False
    return _sits_over_dummy(left, plan)


def _is_won(left: CardsLeft, plan: Plan) -> bool:
    """Whether the partner is winning the trick, as far as cards of the suit led can tell."""
    hand, card = left.best
    if hand != (left.turn + 2) % 4:
        return False
    return is_good(card, _feared(left, plan, card // RANKS))


def _following(left: CardsLeft, plan: Plan, sure: SureTricks) -> Choices:
    suit = left.trick[0] // RANKS
    held = left.hands[left.turn] & SUIT_BITS[suit]
    ours = left.best[0] == (left.turn + 2) % 4
    winners = list(bits(left.winners(held)))
    if _is_won(left, plan):
        return _best_to_run(left, sure, (lowest(held), highest(held)))[:1]
    if not winners:
        return ((lowest(held),),)
    placed = _is_placed(left, plan, suit)
    solid = [card for card in winners if is_good(card, _feared(left, plan, suit))]
    overlooks = plan.overlooks_run and not _sits_over_dummy(left, plan)
    if solid and not (placed or overlooks or plan.finesses):
        return _best_to_run(left, sure, (solid[0], solid[-1]))[:1]
    cards = [lowest(held) if ours else winners[0]]
    if len(left.trick) < 3 and not plan.finesses:
        cards.append(winners[-1])
    chosen = tuple(dict.fromkeys(cards))
    return (chosen,) if placed else tuple((card,) for card in chosen)


def _best_to_run(left: CardsLeft, sure: SureTricks, cards: tuple[int, ...]) -> Choices:
    """Return the cards to a trick that is won after which most winners can be run.

    Of several that do as well, the first is the one that throws nothing away.
    """
    runs: dict[int, int] = {}
    others, hand = _others(left), left.hands[left.turn]
    partner, winners = left.hands[(left.turn + 2) % 4], left.winners(hand)
    if len(left.trick) < 3:
        others = (without_lowest(others[0], left.trick[0] // RANKS), others[1])
    for card in cards:
        mine = hand & ~(1 << card)
        lead, other = (mine, partner) if winners >> card & 1 else (partner, mine)
        runs[card] = sure.run(lead, other, others)
    most = max(runs.values())
    return tuple((card,) for card, run in runs.items() if run == most)


def _void(left: CardsLeft, plan: Plan, sure: SureTricks) -> Choices:
    hand = left.hands[left.turn]
    trumps = 0 if left.trump is None else hand & SUIT_BITS[left.trump]
    if _is_won(left, plan):
        return _best_to_run(left, sure, _discards(left, trumps))
    ruffs = list(bits(left.winners(trumps)))
    if not ruffs:
        return _thrown(left, _discards(left, trumps))
    solid = [c for c in ruffs if is_good(c, _feared(left, plan, c // RANKS))]
    if solid and not plan.overlooks_run:
        return _best_to_run(left, sure, (solid[0], solid[-1]))[:1]
    cards = {ruffs[0]: None} if len(left.trick) == 3 else {ruffs[0]: None, ruffs[-1]: None}
    if _is_placed(left, plan, left.trump or 0):
        return (tuple(cards),)
    return tuple((card,) for card in cards)


def _discards(left: CardsLeft, trumps: int) -> tuple[int, ...]:
    """Return the lowest card of each suit but trumps; a trump where there is nothing else."""
    hand = left.hands[left.turn] & ~trumps or trumps
    return tuple(lowest(hand & SUIT_BITS[suit]) for suit in range(4) if hand & SUIT_BITS[suit])


def _thrown(left: CardsLeft, cards: tuple[int, ...]) -> Choices:
    """Return discards on a trick that is lost: any loser; of winners the one least missed."""
    others = _others(left)
    losers = [card for card in cards if not is_good(card, others[0] | others[1])]
    return tuple((card,) for card in losers) or (cards,)
