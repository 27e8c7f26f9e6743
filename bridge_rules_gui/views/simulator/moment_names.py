"""The words of the simulator's explanations: roles, consequences, headings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.bridge.seat import Seat, Side
from bridge_rules_gui.rulings.verdict import Role
from bridge_rules_gui.services.simulation.consequences import Consequence, ConsequenceWords
from bridge_rules_gui.services.simulation.moment_page import MomentWords
from bridge_rules_gui.views.simulator.law_names import irregularity_names, option_names
from bridge_rules_gui.views.simulator.table.names import name_of_seat
from bridge_rules_gui.views.speaking import say_text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.bridge.sentence import Sentence

translate = QCoreApplication.translate


def role_names() -> Mapping[Role, str]:
    """Return what a provision does at a moment."""
    return {
        Role.PROCEDURE: translate("Simulator", "procedure"),
        Role.IRREGULARITY: translate("Simulator", "irregularity"),
        Role.RIGHT: translate("Simulator", "right"),
        Role.RECTIFICATION: translate("Simulator", "rectification"),
        Role.RESTRICTION: translate("Simulator", "restriction"),
        Role.SCORE: translate("Simulator", "score"),
        Role.INFORMATION: translate("Simulator", "information"),
    }


def row_names() -> Mapping[Consequence, str]:
    """Return the headings of what follows from a ruling."""
    return {
        Consequence.OPTIONS: translate("Simulator", "Options"),
        Consequence.DUTIES: translate("Simulator", "Must pass"),
        Consequence.CARDS: translate("Simulator", "Penalty cards"),
        Consequence.LEADS: translate("Simulator", "Leads restricted"),
        Consequence.INFORMATION: translate("Simulator", "Information"),
        Consequence.TRICKS: translate("Simulator", "Tricks"),
        Consequence.SCORE: translate("Simulator", "Score"),
    }


def consequence_words() -> ConsequenceWords:
    """Return the words about what follows from a ruling."""
    return ConsequenceWords(
        seats={seat: name_of_seat(seat) for seat in Seat},
        sides={side: say_text(side.in_words) for side in Side},
        options=option_names(),
        may=translate("Simulator", "{who} may {option} {value}"),
        when=translate("Simulator", "{what}, if the choice is: {option}"),
        pass_once=translate("Simulator", "{who} must pass at the next turn"),
        pass_throughout=translate("Simulator", "{who} must pass throughout"),
        major_card=translate("Simulator", "{card} of {who}: major penalty card"),
        minor_card=translate("Simulator", "{card} of {who}: minor penalty card"),
        require=translate("Simulator", "{who}’s lead: one suit of these may be required: {suits}"),
        forbid=translate("Simulator", "{who}’s lead: one suit of these may be forbidden: {suits}"),
        unauthorised=translate("Simulator", "{side} may not use what was learnt"),
        transferred=translate("Simulator", "Tricks to the non-offending side: {count}"),
        none_transferred=translate("Simulator", "No trick is transferred"),
        score=translate("Simulator", "From declarer’s side: {score}"),
        adjusted=translate("Simulator", "Adjusted for {side}: {score}"),
    )


def moment_words(say: Callable[[Sentence], str]) -> MomentWords:
    """Return the words of explanations; `say` says a sentence in the reader's language."""
    return MomentWords(
        say=say,
        irregularities=irregularity_names(),
        roles=role_names(),
        rows=row_names(),
        consequences=consequence_words(),
        beginning=translate("Simulator", "Before the first event"),
        in_order=translate("Simulator", "In order"),
        at_work=translate("Simulator", "The law at work"),
        because=translate("Simulator", "Because"),
        director=translate("Simulator", "If the director comes now"),
        provisional=translate(
            "Simulator", "A question is open; until it is answered this goes on as if it were: no."
        ),
        not_covered=translate("Simulator", "Not covered:"),
    )
