"""Illegal plays, named for the law that each of them breaks."""

from __future__ import annotations

from typing import ClassVar

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import Sentence, sentence


class IllegalPlayError(BridgeError):
    """Base of the plays that cannot be made; holds the player and his card."""

    def __init__(self, seat: Seat, card: Card, problem: Sentence) -> None:
        self.seat = seat
        self.card = card
        super().__init__(problem)


class RevokeError(IllegalPlayError):
    """Raised for a card of another suit by a player who could follow suit."""

    def __init__(self, seat: Seat, card: Card, suit_led: Suit) -> None:
        self.suit_led = suit_led
        problem = sentence(
            "Law 61: {seat}’s {card} is a revoke; {led} were led",
            card=card,
            seat=seat,
            led=suit_led.name.lower(),
        )
        super().__init__(seat, card, problem)


class LeadOutOfTurnError(IllegalPlayError):
    """Base of the leads by a player other than the one whose lead it is (Law 53)."""

    law: ClassVar[int]

    def __init__(self, seat: Seat, card: Card, turn: Seat) -> None:
        self.turn = turn
        problem = sentence(
            "Law {law}: {seat}’s {card} is a lead out of turn; it is {turn}’s lead",
            law=self.law,
            card=card,
            seat=seat,
            turn=turn,
        )
        super().__init__(seat, card, problem)


class OpeningLeadOutOfTurnError(LeadOutOfTurnError):
    """Raised for a first lead by a player other than declarer's left-hand opponent."""

    law = 54


class DeclarerLeadOutOfTurnError(LeadOutOfTurnError):
    """Raised for a lead from declarer's hand or dummy's when it is not that hand's."""

    law = 55


class DefenderLeadOutOfTurnError(LeadOutOfTurnError):
    """Raised for a lead by a defender when it is not his."""

    law = 56


class PlayOutOfTurnError(IllegalPlayError):
    """Raised for a card contributed to a trick before its player's turn, or after it."""

    def __init__(self, seat: Seat, card: Card, turn: Seat) -> None:
        self.turn = turn
        problem = sentence(
            "Law 57: {seat}’s {card} was played out of turn; it is {turn}’s turn",
            card=card,
            seat=seat,
            turn=turn,
        )
        super().__init__(seat, card, problem)


class CardNotHeldError(IllegalPlayError):
    """Raised for a card that is not in the player's hand."""

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(seat, card, sentence("{seat} does not hold {card}", seat=seat, card=card))


class PlayOverError(IllegalPlayError):
    """Raised for a card after the thirteenth trick."""

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(
            seat,
            card,
            sentence("{seat}’s {card} came after the thirteenth trick", card=card, seat=seat),
        )


class CardNotPlayedError(IllegalPlayError):
    """Raised when a card is to be withdrawn that its player has not contributed to any trick."""

    def __init__(self, seat: Seat, card: Card) -> None:
        super().__init__(
            seat,
            card,
            sentence("{seat} has not played {card}; it cannot be withdrawn", seat=seat, card=card),
        )


class TrickNumberError(BridgeError):
    """Raised when a card is to lie in a trick that there is not."""

    def __init__(self, number: int, first: int, last: int) -> None:
        self.number = number
        super().__init__(
            sentence(
                "there is no trick {number}; tricks are numbered {first} to {last}",
                number=number,
                first=first,
                last=last,
            )
        )
