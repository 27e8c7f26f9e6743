"""Events of a case being edited as plain tables, the form an editor's fields fill in.

A table is what stands under ``[[events]]`` in a scenario document: an act, the player, and
facts. It is read by the same notation that reads files, so that what the editor tells can be
saved, and what is wrong with it is said in the same words.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bridge_rules_gui.game.scenario import Event, Facts, FactValue, Scenario
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.documents import Entry, Source
from bridge_rules_gui.notation.problems import NotationError, NotationProblem
from bridge_rules_gui.notation.scenario_events import events_of
from bridge_rules_gui.notation.scenario_keys import ACT_KEYS
from bridge_rules_gui.notation.scenario_reader import read_draft
from bridge_rules_gui.notation.scenario_writer import scenario_document, scenario_toml
from bridge_rules_gui.simulation.editing import EditError
from bridge_rules_gui.table.recorded import with_recorded_facts

EventTable = dict[str, Any]
"""The keys of one event with plain values: ``{"who": "N", "call": "1S"}``."""

_EMPTY: Final = Scenario("event", "")


def event_from_table(table: Mapping[str, Any]) -> Event:
    """Return the event a table tells; raise `EditError` with the first thing wrong with it."""
    source = Source("event", json.dumps([table]), is_json=True)
    events = events_of(Entry([dict(table)], (), source))
    if source.problems:
        problem = source.problems[0]
        raise EditError(problem.problem, problem.remedy)
    return events[0]


def table_of(event: Event) -> EventTable:
    """Return an event as a table; the inverse of `event_from_table`."""
    document = scenario_document(replace(_EMPTY, events=(event,)))
    table: EventTable = document["events"][0]
    return table


def table_read(event: Event) -> EventTable:
    """Return an event as a table, with the facts its phrases are read as, to be looked at."""
    (read,) = with_recorded_facts(replace(_EMPTY, events=(event,))).events
    return {**table_of(read), **table_of(event)}


def act_key(table: Mapping[str, Any]) -> str:
    """Return the key of the act a table tells; empty where it tells none yet."""
    return next((key for key in ACT_KEYS if key in table), "")


def problems_of(scenario: Scenario) -> tuple[NotationProblem, ...]:
    """Return what keeps a case from being read back as it stands: nothing for a sound one."""
    text = json.dumps(scenario_document(scenario), ensure_ascii=False)
    try:
        return read_draft(text, "scenario.json").problems
    except NotationError as error:
        return error.problems


def fact_typed(name: str, text: str) -> FactValue:
    """Read a fact of the case as it is typed: a number, ``true``, a list, else words.

    Lists and tables are written as in a scenario: ``[420, -50]``, ``{ N = 14, S = 12 }``.
    Raise `EditError`, also where no rule knows the fact or it is of another kind.
    """
    typed = text.strip()
    document = f'schema = 1\nid = "fact"\n[facts]\n{json.dumps(name)} = {typed}\n'
    try:
        stated = read_draft(document, "fact.toml").scenarios[0].facts.value(name)
    except NotationError as error:
        for refused in error.problems:
            if refused.key.startswith("facts"):
                raise EditError(refused.problem, refused.remedy) from None
        if typed[:1] in ("[", "{", '"'):
            raise EditError(
                sentence("{text} cannot be read as a list or a table", text=typed),
                sentence("write them like [420, -50] or {{ N = 14, S = 12 }}"),
            ) from None
        return fact_typed(name, json.dumps(typed, ensure_ascii=False))
    return typed if stated is None else stated


def fact_shown(value: FactValue) -> str:
    """Return a fact as it is typed; words without their quotes where that is clear."""
    written = scenario_toml(replace(_EMPTY, facts=Facts((("fact", value),))))
    shown = written.partition("[facts]\nfact = ")[2].strip()
    is_clear = isinstance(value, str) and _would_be_read_as(value, value)
    return value if is_clear and isinstance(value, str) else shown


def _would_be_read_as(text: str, value: FactValue) -> bool:
    try:
        return fact_typed("outcomes", text) == value
    except EditError:
        return False
