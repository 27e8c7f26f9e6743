"""The concordance: which provisions of the three editions correspond to one another, and how."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.edition import Edition

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bridge_rules_gui.corpus.changes import Step
    from bridge_rules_gui.corpus.citation import Citation


class Relation(StrEnum):
    """How the provisions of a row stand to one another, oldest to newest."""

    SAME = "same"
    """They say the same at the same place."""
    REWORDED = "reworded"
    """They stand at the same place and say it otherwise."""
    MOVED = "moved"
    """The subject has another citation than before."""
    SPLIT = "split"
    """One provision became several."""
    MERGED = "merged"
    """Several provisions became one."""
    NEW = "new"
    """The older edition or editions have nothing for it."""
    DROPPED = "dropped"
    """The newer edition or editions have nothing for it."""


class ChangeKind(StrEnum):
    """What kind of difference there is between the provisions of a row."""

    NONE = "none"
    """No difference but that of language."""
    SUBSTANCE = "substance"
    """A director would rule otherwise, or must do something else."""
    WORDING = "wording"
    """The edition words it otherwise, without another ruling."""
    TRANSLATION = "translation"
    """The difference is a translator's, not the edition's."""
    UNKNOWN = "unknown"
    """The texts do not let one decide, or nobody has."""


_WEIGHTS: Final = {
    ChangeKind.NONE: 0,
    ChangeKind.TRANSLATION: 1,
    ChangeKind.WORDING: 2,
    ChangeKind.UNKNOWN: 3,
    ChangeKind.SUBSTANCE: 4,
}


class Checked(StrEnum):
    """How a row was decided."""

    READ = "read"
    """The texts were read side by side."""
    PROPOSED = "proposed"
    """A program proposed the row; nobody has read it yet."""


@dataclass(frozen=True, slots=True)
class Correspondence:
    """One row: the provisions of each edition that correspond; an edition may have none.

    What has been decided names every edition, also one that has none.
    ``note`` says in English what changed in substance, and where (1987-2007, 2007-2017).
    ``kind`` is that of the most significant step; ``other_steps`` are those that differ from it.
    ``asked`` are the steps of which the note, read alone, says what a director does differently:
    the quiz may ask what changed.
    """

    places: Mapping[Edition, tuple[Citation, ...]]
    relation: Relation
    kind: ChangeKind
    note: str = ""
    checked: Checked = Checked.READ
    other_steps: Mapping[Step, ChangeKind] = field(default_factory=dict)
    asked: tuple[Step, ...] = ()

    @property
    def kinds(self) -> Mapping[Step, ChangeKind]:
        """The kind of difference in each step the row has a part in, oldest first."""
        return {
            step: self._kind_of(step)
            for step in STEPS
            if self.of(step.older) or self.of(step.newer)
        }

    def _kind_of(self, step: Step) -> ChangeKind:
        """Return the kind of a step; undecided where the row does not say what an edition has."""
        is_decided = step.older in self.places and step.newer in self.places
        return self.other_steps.get(step, self.kind) if is_decided else ChangeKind.UNKNOWN

    def of(self, edition: Edition) -> tuple[Citation, ...]:
        """Return the provisions of one edition."""
        return self.places.get(edition, ())


def most_significant(kinds: Iterable[ChangeKind]) -> ChangeKind:
    """Return the kind that weighs most; without any there is no difference."""
    return max(kinds, key=_WEIGHTS.__getitem__, default=ChangeKind.NONE)


@dataclass(frozen=True)
class Concordance:
    """All rows, in the order of their files: by the law number of the newest edition."""

    rows: tuple[Correspondence, ...]

    def touching(
        self, law: int, editions: Iterable[Edition] = tuple(Edition)
    ) -> tuple[Correspondence, ...]:
        """Return the rows that have a provision of a law in any of some editions."""
        numbers = {n for edition in editions for n in self._by_law.get((edition, law), ())}
        return tuple(self.rows[number] for number in sorted(numbers))

    @cached_property
    def _by_law(self) -> dict[tuple[Edition, int], set[int]]:
        """The numbers of the rows that have a provision of a law of an edition."""
        found: dict[tuple[Edition, int], set[int]] = {}
        for number, row in enumerate(self.rows):
            for edition, citations in row.places.items():
                for citation in citations:
                    found.setdefault((edition, citation.law), set()).add(number)
        return found

    def rows_of(self, edition: Edition, citation: Citation) -> tuple[Correspondence, ...]:
        """Return the rows a provision stands in."""
        return self._by_place.get((edition, citation), ())

    @cached_property
    def _by_place(self) -> dict[tuple[Edition, Citation], tuple[Correspondence, ...]]:
        found: dict[tuple[Edition, Citation], list[Correspondence]] = {}
        for row in self.rows:
            for edition in Edition:
                for citation in row.of(edition):
                    found.setdefault((edition, citation), []).append(row)
        return {place: tuple(rows) for place, rows in found.items()}
