"""What follows from each choice that is open: the case with the choice made, ruled on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.game.scenario import (
    Acceptance,
    Act,
    Agreement,
    Event,
    Objection,
    OptionTaken,
    Scenario,
)
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.simulation.option_words import option_words
from bridge_rules_gui.simulation.variants import outcome
from bridge_rules_gui.table.verdict import Option

_ACCEPTED: Final = Acceptance(accepted=True)
_REFUSED: Final = Acceptance(accepted=False)
_REFUSES: Final = "{who} does not accept it"


@dataclass(frozen=True, slots=True)
class Branch:
    """A choice made: the right it uses, in words, and the ruling that follows.

    `is_refusal` tells that the right was let go by.
    """

    option: Option
    chosen: Sentence
    ruling: Ruling
    is_refusal: bool = False


def branches(watch: Watch) -> tuple[Branch, ...]:
    """Return what follows from each open choice of a case, where anything does."""
    ruling = watch.ruling_on(watch.scenario)
    found = {
        branch.chosen: branch
        for option in ruling.options
        if not option.lacks_value and not option.condition
        for branch in _of_option(watch, option)
    }
    before = outcome(ruling)
    return tuple(branch for branch in found.values() if outcome(branch.ruling) != before)


def _of_option(watch: Watch, option: Option) -> Iterator[Branch]:
    for act in _acts(option):
        is_refusal = act == _REFUSED
        chosen = sentence(_REFUSES, who=option.who) if is_refusal else option_words(option)
        after = watch.ruling_on(_going_on(watch.scenario, option, act))
        yield Branch(option, chosen, after, is_refusal)


def _acts(option: Option) -> tuple[Act, ...]:
    """Return the acts by which a right is used, or let go by where that is an act too."""
    match option.name:
        case "accept_call" | "accept_lead" | "accept_opening_lead" | "accept_play":
            return (_ACCEPTED, _REFUSED)
        case "agree_claim":
            return (Agreement(),)
        case "contest_claim":
            return (Objection(),)
        case _:
            return (OptionTaken(option.name, option.value),)


def _going_on(scenario: Scenario, option: Option, act: Act) -> Scenario:
    return replace(scenario, events=(*scenario.events, Event(act, option.who)))
