"""The rights of players in words: who may do what."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.table.options import OPTIONS, option_name
from bridge_rules_gui.table.verdict import Option

_IF_CHOSEN: Final = "{what}, if the choice is to {option}"
_IF_OPPONENT: Final = "{what}, if an opponent takes back his card"


def option_words(option: Option) -> Sentence:
    """Return a right in words, with the choice of another on which it hangs."""
    if option.condition == option.name:
        return sentence(_IF_OPPONENT, what=_right(option))
    return conditional(_right(option), option.condition)


def if_defending(said: Sentence, offender: Seat) -> Sentence:
    """Return what Law 26 lets declarer ask, said before it is known which side declares."""
    return sentence("{what}, if {offender} becomes a defender", what=said, offender=offender)


def conditional(said: Sentence, condition: str) -> Sentence:
    """Return what holds only if some right is used, stated by its name; empty for what holds."""
    if not condition:
        return said
    return sentence(_IF_CHOSEN, what=said, option=option_name(condition))


def _right(option: Option) -> Sentence:
    known = OPTIONS[option.name]
    pattern = (option.value and known.right_with_card) or known.right
    blanks = {
        "who": option.who,
        "value": option.about,
        "option": option_name(option.name),
    }
    return sentence(pattern, **{name: blanks[name] for name in blanks if f"{{{name}}}" in pattern})
