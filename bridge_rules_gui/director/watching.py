"""A case watched under one edition: the table after each event, and the ruling if it ended there.

Every event is taken in once, however often the case is stepped through. An open judgement parts
the case in two from there on; the table shown is then the one where the answer is no.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.auction.regular import regular_start
from bridge_rules_gui.director.follow import answered, begun, both_ways, rule, ruled, taken_in
from bridge_rules_gui.director.play.regular_play import regular_play
from bridge_rules_gui.director.ruling import Ruling, Step
from bridge_rules_gui.game.scenario import DirectorArrives, Facts, Scenario
from bridge_rules_gui.laws import law85_disputed_facts as law85
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.judgement import Judgement, UndecidedError
from bridge_rules_gui.table.recorded import with_recorded_facts
from bridge_rules_gui.table.table import Table


def cut(scenario: Scenario, events: int) -> Scenario:
    """Return a case that goes no further than so many events.

    What a player has overheard is known from when the director is called, where the case has that.
    """
    left, rest = scenario.events[:events], scenario.events[events:]
    known = scenario.facts_after(events)
    if "overheard" in known and any(isinstance(each.act, DirectorArrives) for each in rest):
        known = Facts(tuple(entry for entry in known if entry[0] != "overheard"))
    return replace(scenario, events=left, facts=known)


def _in_common(one: Scenario, other: Scenario) -> int:
    """Return with how many events two cases begin that are the very same; none of two deals."""
    for field in fields(Scenario):
        name = field.name
        if name != "events" and getattr(one, name) is not getattr(other, name):
            return 0
    pairs = enumerate(zip(one.events, other.events, strict=False))
    differ = (number for number, (event, its) in pairs if event is not its)
    return next(differ, min(len(one.events), len(other.events)))


@dataclass(frozen=True, slots=True)
class _Fork:
    """A judgement that is open, and the case from there on for each answer; no comes last."""

    judgement: Judgement
    ways: tuple[tuple[bool, _Course], ...]

    @property
    def shown(self) -> _Course:
        """The case where the answer is no."""
        return self.ways[-1][1]


class _Course:
    """A case from a table on, taken in as far as anybody has asked; kept, never changed."""

    def __init__(self, table: Table, steps: tuple[Step, ...]) -> None:
        self._first = len(steps)
        self._tables = [table]
        self._steps = list(steps)
        self._fork: _Fork | None = None

    def _fork_before(self, events: int) -> _Fork | None:
        """Take in so many events; return the fork met on the way, None where there is none."""
        while self._fork is None and len(self._steps) < events:
            table = self._tables[-1]
            try:
                after, step = taken_in(table)
            except UndecidedError as undecided:
                self._fork = self._parted(table, undecided.judgement)
            else:
                self._tables.append(after)
                self._steps.append(step)
        return self._fork if events > len(self._steps) else None

    def _parted(self, table: Table, judgement: Judgement) -> _Fork:
        steps = tuple(self._steps)
        ways = answered(table, judgement)
        return _Fork(judgement, tuple((holds, _Course(way, steps)) for holds, way in ways))

    def table(self, events: int) -> Table:
        """Return the table after so many events."""
        fork = self._fork_before(events)
        return self._tables[events - self._first] if fork is None else fork.shown.table(events)

    def is_provisional(self, events: int) -> bool:
        """Whether a judgement was open before, and has been taken as no."""
        return self._fork_before(events) is not None

    def ruling(self, changed: Scenario, events: int) -> Ruling:
        """Return the ruling on a case that has so many events in common with this one."""
        fork = self._fork_before(events)
        if fork is None:
            table = replace(self._tables[events - self._first], scenario=changed)
            return ruled(table, tuple(self._steps[:events]))
        return both_ways(
            fork.judgement, [(holds, course.ruling(changed, events)) for holds, course in fork.ways]
        )


class Watch:
    """One case under one edition, to be asked about every moment of it.

    Moments are counted in events: 0 is before the first, n after event n - 1.
    """

    def __init__(self, scenario: Scenario, edition: Edition) -> None:
        self.scenario = scenario
        self.edition = edition
        self._followed = law85.denied(scenario)
        start, play = regular_start(self._followed), regular_play(self._followed)
        table, steps = begun(start, edition, play)
        self._regular = len(steps)
        self._course = _Course(table, steps)

    def table(self, events: int) -> Table:
        """Return the table after so many events."""
        if events >= self._regular:
            return self._course.table(events)
        changed = cut(self._followed, events)
        return begun(regular_start(changed), self.edition, regular_play(changed))[0]

    def is_provisional(self, events: int) -> bool:
        """Whether the table rests on a judgement that is open and has been taken as no."""
        if any(dispute.found is None for dispute in law85.disputes(cut(self.scenario, events))):
            return True
        return events > self._regular and self._course.is_provisional(events)

    def ruling(self, events: int) -> Ruling:
        """Return the ruling of the director who comes after so many events, the case ending."""
        return self.ruling_on(cut(self.scenario, events))

    def ruling_on(self, changed: Scenario) -> Ruling:
        """Return the ruling on a case; what it has in common with this one is not taken in again.

        The case is to be made of this one's own events, as far as they go together.
        """
        if law85.disputes(changed):
            return rule(changed, self.edition)
        events = _in_common(self._followed, changed)
        if events > self._regular:
            return self._course.ruling(with_recorded_facts(changed), events)
        return rule(changed, self.edition)


def moments(scenario: Scenario) -> Iterator[dict[Edition, Ruling]]:
    """Yield the rulings of every edition on a case at each of its moments."""
    watches = [Watch(scenario, edition) for edition in ruled_editions()]
    for events in range(len(scenario.events) + 1):
        yield {watch.edition: watch.ruling(events) for watch in watches}
