"""What is still to be played, in a form that thousands of lines can be tried on.

A card is a number, suit by suit from the two of clubs up; a hand is a set of bits. Hands are
numbered clockwise from North.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from bridge_rules_gui.game.card import Card, Rank
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit

RANKS: Final = 13
ALL_RANKS: Final = (1 << RANKS) - 1
SUIT_BITS: Final = tuple(ALL_RANKS << (RANKS * suit) for suit in range(4))
"""The bits of all cards of each suit, clubs first."""

HIGHER: Final = tuple(
    SUIT_BITS[card // RANKS] & ~((2 << card) - 1) for card in range(len(SUIT_BITS) * RANKS)
)
"""The cards of its suit that are higher than a card."""

Hands = tuple[int, int, int, int]


class TooManyLinesError(Exception):
    """Raised when there are more lines of play than can be tried in a moment."""


_NOBODY: Final = (-1, -1)
"""What is best before a card has been led."""


class CardsLeft(NamedTuple):
    """The cards left in four known hands, and the trick they are played to.

    `turn` is the hand to play; `trick` are the cards in the current trick in their order, fewer
    than four, and `best` is the hand that is winning it, with its card. `shown_out` holds a bit
    for each hand and suit (4 * hand + suit) in which the hand has failed to follow; `trump` is
    None at notrump.
    """

    hands: Hands
    turn: int
    trump: int | None
    trick: tuple[int, ...] = ()
    best: tuple[int, int] = _NOBODY
    shown_out: int = 0

    @property
    def leader(self) -> int:
        """The hand that has led to the current trick, or is to lead."""
        return (self.turn - len(self.trick)) % 4

    @property
    def tricks(self) -> int:
        """How many tricks are to be won, the current one among them."""
        return self.hands[self.turn].bit_count()

    def legal(self) -> int:
        """Return the cards the hand to play may play, as bits."""
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        return hand & SUIT_BITS[self.trick[0] // RANKS] or hand

    def winners(self, cards: int) -> int:
        """Return those of some cards that beat the one winning the current trick."""
        suit = self.best[1] // RANKS
        found = HIGHER[self.best[1]]
        if self.trump is not None and suit != self.trump:
            found |= SUIT_BITS[self.trump]
        return cards & found

    def after(self, card: int) -> tuple[CardsLeft, int | None]:
        """Return the position with a card played, and the hand that won the trick it ended."""
        hands, turn, trump, trick, best, shown = self
        held = list(hands)
        held[turn] &= ~(1 << card)
        hands = (held[0], held[1], held[2], held[3])
        if not trick or beats(card, best[1], trump):
            best = turn, card
        if trick and card // RANKS != trick[0] // RANKS:
            shown |= 1 << (4 * turn + trick[0] // RANKS)
        if len(trick) == 3:
            return CardsLeft(hands, best[0], trump, (), _NOBODY, shown), best[0]
        return CardsLeft(hands, (turn + 1) % 4, trump, (*trick, card), best, shown), None


def winning(trick: tuple[int, ...], leader: int, trump: int | None) -> tuple[int, int]:
    """Return the hand that wins a trick as it stands, and its card."""
    place, best = 0, trick[0]
    for at, card in enumerate(trick):
        if beats(card, best, trump):
            place, best = at, card
    return (leader + place) % 4, best


def beats(card: int, other: int, trump: int | None) -> bool:
    """Whether a card played later in a trick beats the one that was winning it."""
    suit = card // RANKS
    return card > other if suit == other // RANKS else suit == trump


def is_good(card: int, others: int) -> bool:
    """Whether no card of its suit among the others' is higher."""
    return not others & HIGHER[card]


def bits(cards: int) -> Iterator[int]:
    """Yield the cards of a set, lowest first."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


def lowest(cards: int) -> int:
    """Return the lowest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def highest(cards: int) -> int:
    """Return the highest card of a set that is not empty."""
    return cards.bit_length() - 1


def number(card: Card) -> int:
    """Return the number of a card."""
    return int(card.suit) * RANKS + int(card.rank) - 2


def card_of(number_of_it: int) -> Card:
    """Return the card of a number."""
    return Card(Suit(number_of_it // RANKS), Rank(number_of_it % RANKS + 2))


def as_bits(cards: Iterable[Card]) -> int:
    """Return cards as bits."""
    held = 0
    for card in cards:
        held |= 1 << number(card)
    return held


SEATS: Final = tuple(Seat)


def hands_of(side: Side) -> tuple[int, int]:
    """Return the numbers of the two hands of a side."""
    return (0, 2) if side is Side.NORTH_SOUTH else (1, 3)


def cards_left(period: PlayPeriod) -> CardsLeft | None:
    """Return what is left to be played; None where a hand is not known or the numbers differ."""
    held: list[int] = []
    for seat in SEATS:
        hand = period.deal.hand(seat)
        if hand is None:
            return None
        held.append(as_bits(hand))
    current = None if period.is_lead_due else period.current
    trick = () if current is None else tuple(number(played.card) for played in current.cards)
    leader = SEATS.index(period.turn if current is None else current.leader)
    played = {(leader + turns) % 4 for turns in range(len(trick))}
    sizes = {held[hand].bit_count() + (hand in played) for hand in range(4)}
    if len(sizes) != 1 or held[0] & held[1] | held[2] & held[3] or period.is_over:
        return None
    suit = period.contract.denomination.suit
    trump = None if suit is None else int(suit)
    hands: Hands = (held[0], held[1], held[2], held[3])
    turn, best = (leader + len(trick)) % 4, winning(trick, leader, trump) if trick else _NOBODY
    return CardsLeft(hands, turn, trump, trick, best, _shown_out(period))


def _shown_out(period: PlayPeriod) -> int:
    shown = 0
    for trick in period.tricks:
        for seat, card in trick.cards:
            if trick.suit_led is not None and card.suit is not trick.suit_led:
                shown |= 1 << (4 * SEATS.index(seat) + int(trick.suit_led))
    return shown


def knowing(left: CardsLeft, recorded: object) -> CardsLeft:
    """Return what is left with the suits known in which hands are stated to have shown out.

    `recorded` is the fact `shown_out`, a table of hands and suits: `{ W = "D" }`. A case that
    begins in mid-play cannot show it; of a hand that holds the suit it cannot be.
    """
    shown = left.shown_out
    for entry in recorded if isinstance(recorded, tuple) else ():
        seat, suits = entry if isinstance(entry, tuple) and len(entry) == 2 else ("", ())
        for hand in (hand for hand, each in enumerate(SEATS) if str(each) == seat):
            for suit in (each for each in Suit if str(each) in suits):
                if not left.hands[hand] & SUIT_BITS[int(suit)]:
                    shown |= 1 << (4 * hand + int(suit))
    return left._replace(shown_out=shown)


def shape(hands: Hands) -> tuple[int, ...]:
    """Return what distinguishes hands in the play: of each suit, who holds the 1st, 2nd ... card.

    Cards that have been played leave no gap, so that hands which differ in them have one shape.
    """
    north, east, south, west = hands
    return tuple(
        _owners(north & suit, east & suit, south & suit, west & suit) for suit in SUIT_BITS
    )


@lru_cache(maxsize=65_536)
def _owners(north: int, east: int, south: int, west: int) -> int:
    """Return the owners of a suit's cards from the lowest up, two bits each, behind a leading 1."""
    found = 1
    for card in bits(north | east | south | west):
        place = 1 << card
        owner = 0 if north & place else 1 if east & place else 2 if south & place else 3
        found = found << 2 | owner
    return found
