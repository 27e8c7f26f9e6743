"""Calls made over one that never stands: they are cancelled with it, and change what follows."""

from __future__ import annotations

from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.table.auction.irregular_call import IrregularCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.verdict import WithdrawnCall


def not_called_over(law: Ground, offence: IrregularCall) -> Sentence:
    """Say why the paragraph on calls that the next player has called over does not apply."""
    return sentence(
        "{law} does not apply because {opponent} has not called over {call}.",
        law=law,
        opponent=offence.seat.left_hand_opponent,
        call=offence.recorded.call,
    )


def called_over(law: Ground, offence: IrregularCall) -> Sentence:
    """Say why the paragraph on calls that nobody has called over does not apply."""
    return sentence(
        "{law} does not apply because {opponent} has called over {call}.",
        law=law,
        opponent=offence.seat.left_hand_opponent,
        call=offence.recorded.call,
    )


def cancelled_with(offence: IrregularCall, law: Ground) -> tuple[WithdrawnCall, ...]:
    """Return the calls made over an irregular one, taken back without a price."""
    return tuple(
        WithdrawnCall(
            recorded.seat,
            recorded.call,
            recorded.event,
            law,
            innocent=recorded.seat.side is not offence.seat.side,
        )
        for recorded in offence.later
    )
