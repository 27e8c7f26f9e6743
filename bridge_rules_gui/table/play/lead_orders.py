"""Options about a lead read: which was taken, and what it asks of the leader."""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.table.options import option_name
from bridge_rules_gui.table.play.playing import LeadOrder
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Option


def not_given(table: Table, who: Seat | None, act: OptionTaken) -> Table:
    """Return the table with an option reported that the edition does not give here."""
    line = sentence(
        "“{option}” is not an option for {who} here and changes nothing.",
        option=option_name(act.option),
        who=who or "the table",
    )
    return table.explaining((), (line,))


def offered_as(options: tuple[Option, ...], who: Seat | None, act: OptionTaken) -> Option | None:
    """Return the option that is taken: the same player, name and value."""
    for option in options:
        same = option.name == act.option and who in (option.who, None)
        if same and (not option.value or set(letters(act)) <= set(option.value)):
            return option
    return None


def letters(act: OptionTaken) -> str:
    """Return the suits an option names; a case may list them ("D C") or join them ("DC")."""
    return act.value.replace(" ", "")


def suit_named(letter: str) -> Suit:
    """Return the suit of a letter."""
    try:
        return Suit.parse(letter)
    except BridgeError:
        return Suit.CLUBS


def order_of(leader: Seat, option: Option, suits: tuple[Suit, ...]) -> LeadOrder:
    """Return what an option asks of the leader."""
    if option.name == "require_suit":
        return LeadOrder(leader, option.ground, require=suits[0], lasting=False)
    return LeadOrder(leader, option.ground, forbid=suits, lasting=_lasts(option))


def _lasts(option: Option) -> bool:
    """Whether a prohibition continues while the defender keeps the lead.

    After two penalty cards of one suit only 2017 says so (51B1(b)).
    """
    several = str(option.ground).startswith("51")
    return not several or option.ground.edition is Edition.BG_2017
