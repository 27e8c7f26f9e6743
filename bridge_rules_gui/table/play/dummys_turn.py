"""Dummy's turn: what the trick and the hands tell of the card that words for it can mean."""

from __future__ import annotations

from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.trick import Trick
from bridge_rules_gui.table.play.playing import Playing


def suit_led(playing: Playing) -> Suit | None:
    """Return the suit to be followed; None where a lead is due."""
    current = playing.period.current
    return None if playing.period.is_lead_due or current is None else current.suit_led


def won_last_with(playing: Playing) -> Card | None:
    """Return the card with which dummy won the last trick, or None."""
    trick = playing.period.current
    dummy = playing.contract.dummy
    if trick is None or not trick.cards or not playing.period.is_lead_due:
        return None
    if trick.winner(playing.contract.denomination) is not dummy:
        return None
    return trick.cards_of(dummy)[0]


def may_be_beaten(playing: Playing, current: Trick, card: Card) -> bool:
    """Whether a defender still to play may hold a higher card of the suit; no ruff is foreseen."""
    waiting = [seat for seat in Seat if playing.is_defender(seat) and not current.cards_of(seat)]
    hands = playing.period.deal.hands
    others = [hand for seat, hand in zip(Seat, hands, strict=True) if playing.is_defender(seat)]
    if None in others:
        seen = {played.card for played in playing.played}
        seen |= {held for hand in hands if hand is not None for held in hand}
        hidden = set(DECK) - seen
    else:
        hidden = {held for hand in others if hand is not None for held in hand}
    higher = (other for other in DECK if other.suit is card.suit and other > card)
    return bool(waiting) and any(other in hidden for other in higher)
