"""Play without sight of the other hands: what the partner of a defender who claims may choose.

He sees his own cards and dummy's. Law 70D2 of 2007 and 2017 gives the claimer nothing that depends
on his choice between normal plays; so every one counts that could be right for some hands he does
not see. What he can see to be wrong is none: to overtake a trick that is won, to throw away a
winner while he has a loser.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.table.claims.cards_left import (
    RANKS,
    SUIT_BITS,
    CardsLeft,
    bits,
    highest,
    is_good,
    lowest,
)


def unseeing_cards(left: CardsLeft, dummy: int | None) -> tuple[int, ...]:
    """Return the cards a defender may normally play who does not see his partner's hand."""
    held = left.hands[left.turn]
    if not left.trick:
        found = [card for suit in _suits(held) for card in (highest(suit), lowest(suit))]
    elif following := held & SUIT_BITS[left.trick[0] // RANKS]:
        found = _following(left, following, dummy)
    else:
        found = _void(left, held, dummy)
    return tuple(dict.fromkeys(found))


def _suits(cards: int) -> Iterator[int]:
    return (cards & suit for suit in SUIT_BITS if cards & suit)


def _is_won(left: CardsLeft, dummy: int | None) -> bool:
    """Whether his side is seen to be winning the trick, for all he knows of the hand to come."""
    hand, card = left.best
    if hand != (left.turn + 2) % 4:
        return False
    if len(left.trick) == 3:
        return True
    to_come = (left.turn + 1) % 4
    if to_come == dummy:
        cards = left.hands[dummy]
        may_ruff = left.trump is not None and not cards & SUIT_BITS[left.trick[0] // RANKS]
        return is_good(card, cards) and not (may_ruff and cards & SUIT_BITS[left.trump or 0])
    return is_good(card, left.hands[to_come] | left.hands[hand])


def _following(left: CardsLeft, held: int, dummy: int | None) -> list[int]:
    """Return low, and if the trick is not won the cheapest and the highest card that win it.

    Third hand does not play low where he can win; else he may keep his high cards.
    """
    winners = list(bits(left.winners(held)))
    if not winners or _is_won(left, dummy):
        return [lowest(held)]
    third_hand = len(left.trick) == 2 and left.best[0] != (left.turn + 2) % 4
    return [*(() if third_hand else (lowest(held),)), winners[0], winners[-1]]


def _void(left: CardsLeft, held: int, dummy: int | None) -> list[int]:
    """Return the discards from every suit, and ruffs if the trick is not won."""
    trumps = 0 if left.trump is None else held & SUIT_BITS[left.trump]
    discards = [lowest(suit) for suit in _suits(held & ~trumps or trumps)]
    others = sum(left.hands) & ~held
    losers = [card for card in discards if _is_useless(card, held, others)] or discards
    ruffs = list(bits(left.winners(trumps)))
    if not ruffs or _is_won(left, dummy):
        return losers
    return [*losers, ruffs[0], ruffs[-1]]


def _is_useless(card: int, held: int, others: int) -> bool:
    """Whether a card is no winner, or one that nobody can lead to when it is his last."""
    is_last = held.bit_count() == 2
    return not is_good(card, others) or (is_last and not others & SUIT_BITS[card // RANKS])
