"""What the simulator calls irregularities and the options of players."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_rules_gui.director.option_names import OPTION_NAMES
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.window.speaking import say_text


def irregularity_names() -> Mapping[Irregularity, str]:
    """Return what irregularities are called."""
    return {each: say_text(each.in_words) for each in Irregularity}


def option_names() -> Mapping[str, str]:
    """Return what a player may do, by the name the ruling gives the option."""
    return {option: say_text(name) for option, name in OPTION_NAMES.items()}
