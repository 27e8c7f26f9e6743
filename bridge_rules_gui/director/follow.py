"""The case followed event by event under one edition, and under all of them."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.acts import after_present_event, director_at_the_end
from bridge_rules_gui.director.auction.regular import RegularStart, followed, regular_start
from bridge_rules_gui.director.common_ground import common_ground
from bridge_rules_gui.director.play.play_acts import play_begun
from bridge_rules_gui.director.play.regular_play import RegularPlay, played, regular_play
from bridge_rules_gui.director.ruling import (
    Alternative,
    FactNeeded,
    Ruling,
    Step,
    ruling,
    step_taken,
)
from bridge_rules_gui.game.scenario import DirectorArrives, Scenario
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law41_opening_lead as law41
from bridge_rules_gui.laws import law44_sequence as law44
from bridge_rules_gui.laws import law85_disputed_facts as law85
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.judgement import Answer, Judgement, UndecidedError
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, once_each

_MOST_OPEN_QUESTIONS = 5
"""So many open judgements are ruled both ways; of more only the answer no, and that is said."""

_TOO_MANY = sentence(
    (
        "The ruling depends on more than {most} judgements. For those after the first {most} "
        "only the answer “no” is considered."
    ),
    most=_MOST_OPEN_QUESTIONS,
)


def rule(scenario: Scenario, edition: Edition) -> Ruling:
    """Rule on a case under one edition.

    A case without a director is ruled as if he were called after the last event. Where a
    judgement is open the ruling holds what is common to both answers, and both in full under
    `facts_needed`. So it does where the sides dispute a fact (Law 85).
    """
    if law85.disputes(scenario):
        return _on_disputed_facts(scenario, edition)
    return _ruled_from(regular_start(scenario), edition, regular_play(scenario))


def rule_under_all(scenario: Scenario) -> dict[Edition, Ruling]:
    """Rule on a case under every edition."""
    if law85.disputes(scenario):
        return {edition: rule(scenario, edition) for edition in ruled_editions()}
    start, play = regular_start(scenario), regular_play(scenario)
    return {edition: _ruled_from(start, edition, play) for edition in ruled_editions()}


def _on_disputed_facts(scenario: Scenario, edition: Edition) -> Ruling:
    """Rule on a case with a fact in dispute: as the director found it, else both ways."""
    dispute = law85.disputes(scenario)[0]
    if dispute.found is not None:
        decided = rule(law85.found(scenario, dispute, dispute.found), edition)
        return replace(decided, laws=once_each((*decided.laws, *law85.established(edition))))
    ways = [
        (holds, rule(law85.found(scenario, dispute, holds), edition)) for holds in (True, False)
    ]
    if ways[0][1] == ways[1][1]:
        return ways[0][1]
    unspoken = rule(law85.found(scenario, dispute, None), edition)
    parted = both_ways(_asked_of(dispute, unspoken), ways)
    if law85.is_established(scenario):
        laws = once_each((*parted.laws, *law85.weighed(edition)))
        return replace(parted, laws=laws, result=law85.open_dispute(edition))
    laws, result = law85.not_established(edition)
    return replace(parted, laws=once_each((*laws, *parted.laws)), result=result, facts_needed=())


def _asked_of(dispute: law85.Dispute, unspoken: Ruling) -> Judgement:
    """Return the judgement on a disputed fact, in the words of the rule that asks for it."""
    for needed in unspoken.facts_needed:
        asked = needed.judgement
        if (asked.fact, asked.event) == (dispute.fact, dispute.event):
            return asked
    return Judgement(dispute.fact, dispute.event, law85.question(dispute.fact))


def _ruled_from(start: RegularStart, edition: Edition, play: RegularPlay | None) -> Ruling:
    """Rule on a case whose regular beginning is known."""
    table, steps = begun(start, edition, play)
    return ruling(table, steps) if start.is_everything else ruled(table, steps)


def begun(
    start: RegularStart, edition: Edition, play: RegularPlay | None
) -> tuple[Table, tuple[Step, ...]]:
    """Return the table of an edition after the regular beginning of a case, and its steps."""
    table, steps = followed(start, edition)
    if start.is_everything:
        return table, steps
    if play is not None:
        return played(play_begun(table), play), play.steps
    return (_before_the_lead(table) if start.scenario.contract is not None else table), steps


def _before_the_lead(table: Table) -> Table:
    """Return the table of a case that begins after the auction, before its first card.

    No lead is due where only the score is asked for.
    """
    if not table.scenario.events and table.facts.value("tricks_declarer") is not None:
        return replace(play_begun(table), procedure=())
    opening = table.scenario.start is None
    law = (
        law41.LAW[table.edition]["opening_lead_face_down"]
        if opening
        else law44.LAW[table.edition]["leads_any_card"]
    )
    return replace(play_begun(table), procedure=(Applied(law, Role.PROCEDURE),))


def taken_in(table: Table) -> tuple[Table, Step]:
    """Return the table after its next event, and the step; raise `UndecidedError`."""
    after = after_present_event(table.at(table.event + 1))
    return after, step_taken(table, after)


def ruled(table: Table, steps: tuple[Step, ...]) -> Ruling:
    """Take in what is left of a case, and rule on it; both ways where a judgement is open."""
    try:
        while len(steps) < len(table.scenario.events):
            table, step = taken_in(table)
            steps = (*steps, step)
        ended = director_at_the_end(table)
        return ruling(ended, _with_the_end(steps, table, ended))
    except UndecidedError as undecided:
        judgement = undecided.judgement
        ways = answered(table, judgement)
        return both_ways(judgement, [(holds, ruled(way, steps)) for holds, way in ways])


def _with_the_end(steps: tuple[Step, ...], table: Table, ended: Table) -> tuple[Step, ...]:
    """Return the steps, the last one with what the director says and finds who comes after it."""
    laws = once_each(ended.now)
    if not steps or (steps[-1].trace, steps[-1].laws) == (ended.traced, laws):
        return steps
    was_called = isinstance(ended.current_event.act, DirectorArrives)
    found = step_taken(table, ended).irregularity if was_called else None
    last = replace(
        steps[-1],
        laws=laws,
        irregularity=steps[-1].irregularity or found,
        trace=ended.traced,
        rests_on=ended.rests_on,
    )
    return (*steps[:-1], last)


def answered(table: Table, judgement: Judgement) -> tuple[tuple[bool, Table], ...]:
    """Return the table with each answer to a judgement taken for granted, yes before no."""
    few = len(table.assumed) < _MOST_OPEN_QUESTIONS
    return tuple(
        (holds, table.assuming(Answer(judgement.fact, judgement.event, holds)))
        for holds in ((True, False) if few else (False,))
    )


def both_ways(judgement: Judgement, rulings: Sequence[tuple[bool, Ruling]]) -> Ruling:
    """Return what is common to the rulings for each answer to a judgement, and what it needs."""
    alternatives = tuple(Alternative(holds, each) for holds, each in rulings)
    shared = common_ground([each for _, each in rulings])
    needed = (FactNeeded(judgement, alternatives),)
    if len(rulings) > 1 and not any(each.not_covered == _TOO_MANY for _, each in rulings):
        return replace(shared, facts_needed=needed)
    return replace(shared, facts_needed=needed, not_covered=_TOO_MANY)
