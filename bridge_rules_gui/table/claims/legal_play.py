"""Legal play: the cards that may be played at all, those that are as good as each other once."""

from __future__ import annotations

from bridge_rules_gui.table.claims.cards_left import HIGHER, SUIT_BITS, CardsLeft, highest, lowest


def distinct_cards(left: CardsLeft) -> list[int]:
    """Return the legal cards, one of those that are as good as each other."""
    everything = left.hands[0] | left.hands[1] | left.hands[2] | left.hands[3]
    for card in left.trick:
        everything |= 1 << card
    found, above, legal = list[int](), 0, left.legal()
    while legal:
        card = highest(legal)
        next_up = everything & HIGHER[card]
        # The next higher card of the suit that is out is the one just looked at: as good as it.
        if not above or next_up & -next_up != above:
            found.append(card)
        above = 1 << card
        legal ^= above
    return found


def sensible_cards(left: CardsLeft) -> list[int]:
    """Return the cards of an opponent worth trying: every lead; to win, from both ends; low."""
    distinct = distinct_cards(left)
    if not left.trick:
        return distinct
    legal = left.legal()
    winning = left.winners(legal)
    winners = [card for card in distinct if winning >> card & 1]
    lows = [lowest(legal & suit) for suit in SUIT_BITS if legal & suit]
    return list(dict.fromkeys((*winners[:1], *winners[-1:], *lows)))
