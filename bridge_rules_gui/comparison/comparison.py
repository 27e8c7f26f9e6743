"""Comparison: a law in two or three editions, its provisions aligned by the concordance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from bridge_rules_gui.comparison.marks import Mark, RowMarks
from bridge_rules_gui.comparison.steps import (
    StepNote,
    is_changed,
    is_moved,
    kinds_between,
    notes_between,
    relation_between,
    rows_between,
)
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import ChangeNote, Step, steps_between
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW, Citation
from bridge_rules_gui.corpus.concordance import (
    ChangeKind,
    Concordance,
    Correspondence,
    Relation,
    most_significant,
)
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.corpus.topics import Topic
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.library.law_names import law_name
from bridge_rules_gui.terms.terminology import Terminology


class Filter(Enum):
    """Which rows of a comparison are shown."""

    ALL = "all"
    CHANGES = "changes"
    """Those in which the edition changed, be it only the place."""
    SUBSTANCE = "substance"
    """Those by which a director would rule otherwise."""
    MOVED = "moved"
    """Those whose provisions stand at different places."""


@dataclass(frozen=True, slots=True)
class ComparisonCell:
    """The provisions of one edition in a row, with their own words only; none where it is blank."""

    edition: Edition
    provisions: tuple[Provision, ...]

    @property
    def citations(self) -> tuple[Citation, ...]:
        """Where they stand."""
        return tuple(provision.citation for provision in self.provisions)


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """Provisions that correspond, a cell for each chosen edition, in the chosen order.

    Relation, kinds and notes are those between the chosen editions, oldest to newest.
    """

    cells: tuple[ComparisonCell, ...]
    relation: Relation
    kinds: Mapping[Step, ChangeKind]
    notes: tuple[StepNote, ...]
    marks: tuple[Mark, ...]

    @property
    def kind(self) -> ChangeKind:
        """The kind of difference in the most significant of the steps."""
        return most_significant(self.kinds.values())

    @property
    def significant_steps(self) -> tuple[Step, ...]:
        """The steps the kind belongs to, where it does not belong to all."""
        steps = tuple(step for step, kind in self.kinds.items() if kind is self.kind)
        return steps if len(steps) < len(self.kinds) else ()

    @property
    def is_changed(self) -> bool:
        """Tell whether the edition changed, be it only the place."""
        return is_changed(self.relation, self.kind)

    def has(self, place: Address) -> bool:
        """Tell whether a provision stands in the row."""
        return any(provision.address == place for c in self.cells for provision in c.provisions)

    def passes(self, row_filter: Filter) -> bool:
        """Tell whether a filter lets the row through."""
        if row_filter is Filter.SUBSTANCE:
            return self.kind is ChangeKind.SUBSTANCE
        if row_filter is Filter.MOVED:
            return is_moved(self.relation)
        return row_filter is Filter.ALL or self.is_changed


@dataclass(frozen=True, slots=True)
class Comparison:
    """A law in the chosen editions; ``notes`` are the change notes of the steps between them."""

    law: int
    editions: tuple[Edition, ...]
    title: str
    rows: tuple[ComparisonRow, ...]
    notes: tuple[ChangeNote, ...]

    def filtered(self, row_filter: Filter) -> tuple[ComparisonRow, ...]:
        """Return the rows a filter lets through."""
        return tuple(row for row in self.rows if row.passes(row_filter))


class EditionChoiceError(ValueError):
    """Raised when the editions chosen are not two or three different ones."""

    def __init__(self, editions: Sequence[Edition]) -> None:
        chosen = ", ".join(edition.value for edition in editions) or sentence("no edition")
        super().__init__(
            sentence("choose two or three different editions, not {chosen}", chosen=chosen)
        )


class UnknownLawError(LookupError):
    """Raised when a text is not the number of a law."""

    def __init__(self, text: str) -> None:
        super().__init__(
            sentence(
                "{text} is not a law; write a number from {first_law} to {last_law}",
                text=repr(text),
                first_law=FIRST_LAW,
                last_law=LAST_LAW,
            )
        )


@dataclass(frozen=True)
class Comparisons:
    """Answers what corresponds and what changed; ``terminology`` adds marks of words.

    Laws are named for a reader of the language.
    """

    corpus: Corpus
    concordance: Concordance
    notes: tuple[ChangeNote, ...]
    terminology: Terminology | None = None
    topics: tuple[Topic, ...] = ()
    language: InterfaceLanguage = InterfaceLanguage.ENGLISH

    def of(self, law: int, editions: Sequence[Edition]) -> Comparison:
        """Return the comparison of a law; raise `EditionChoiceError`.

        A row belongs to a law by the number it has in any of the chosen editions, so that
        provisions of other laws stand in it too.
        """
        chosen = tuple(editions)
        if not 2 <= len(chosen) == len(set(chosen)):
            raise EditionChoiceError(chosen)
        steps = steps_between(chosen)
        return Comparison(
            law,
            chosen,
            self.title(law, chosen),
            tuple(self.row(row, chosen) for row in self.rows_of(law, chosen)),
            tuple(n for step in steps for n in self.notes if n.law == law and n.step == step),
        )

    def rows_of(self, law: int, editions: Sequence[Edition]) -> tuple[Correspondence, ...]:
        """Return the rows of a law in the reading order of the newest edition.

        What the newest does not have in this law follows what it follows in the next older one.
        """
        listed: list[Correspondence] = []
        waiting = list(rows_between(self.concordance, law, editions))
        for edition in sorted(editions, key=lambda e: -e.year):
            placed = [(self._position(r, law, edition), r) for r in waiting]
            for position, row in sorted(((p, r) for p, r in placed if p is not None), key=_first):
                self._insert(listed, row, position, law, edition)
            waiting = [row for position, row in placed if position is None]
        return tuple(listed)

    def _insert(
        self, listed: list[Correspondence], row: Correspondence, position: int, law: int, e: Edition
    ) -> None:
        """Put a row after the last one that stands before it in an edition, or before the next."""
        known = [(i, self._position(r, law, e)) for i, r in enumerate(listed)]
        before = [i for i, p in known if p is not None and p <= position]
        after = [i for i, p in known if p is not None and p > position]
        at = max(before) + 1 if before else min(after, default=len(listed))
        listed.insert(at, row)

    def _position(self, row: Correspondence, law: int, edition: Edition) -> int | None:
        """Return where a row begins within a law of an edition, None where it has no part."""
        order = self._order[edition]
        return min((order[c] for c in row.of(edition) if c.law == law), default=None)

    @cached_property
    def _order(self) -> Mapping[Edition, Mapping[Citation, int]]:
        return {
            edition: {p.citation: number for number, p in enumerate(book.provisions)}
            for edition, book in self.corpus.books.items()
        }

    def row(self, row: Correspondence, editions: tuple[Edition, ...]) -> ComparisonRow:
        """Return a row of the concordance as it is between some editions."""
        cells = tuple(self._cell(row, edition) for edition in editions)
        return ComparisonRow(
            cells,
            relation_between(row, editions),
            kinds_between(row, editions),
            notes_between(row, editions),
            self._marks.between([cell.provisions for cell in cells], row),
        )

    def _cell(self, row: Correspondence, edition: Edition) -> ComparisonCell:
        places = row.of(edition)
        return ComparisonCell(edition, tuple(self.corpus.provision(edition, c) for c in places))

    def with_terminology(self, terminology: Terminology) -> Comparisons:
        """Return the same comparisons with words of obligation and terms, ready to be marked."""
        with_terms = replace(self, terminology=terminology)
        with_terms._marks.make_ready()  # noqa: SLF001 - of this class
        return with_terms

    @cached_property
    def _marks(self) -> RowMarks:
        return RowMarks(self.concordance, self.terminology)

    def title(self, law: int, editions: Sequence[Edition]) -> str:
        """Return what the law is called in the newest of the editions."""
        newest = max(editions, key=lambda edition: edition.year)
        return law_name(self.corpus, newest, law, self.language)


def _first(placed: tuple[int, Correspondence]) -> int:
    return placed[0]
