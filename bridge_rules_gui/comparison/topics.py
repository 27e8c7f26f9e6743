"""What changed for a topic: the rows of substance among its provisions, law by law."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bridge_rules_gui.comparison.comparison import ComparisonRow, Comparisons
from bridge_rules_gui.comparison.steps import kind_between, steps_between
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import ChangeNote
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Correspondence
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.topics import Topic


@dataclass(frozen=True, slots=True)
class TopicLaw:
    """A law of a topic: its change notes where the topic has all of it, its rows of substance."""

    law: int
    title: str
    notes: tuple[ChangeNote, ...]
    rows: tuple[ComparisonRow, ...]


@dataclass(frozen=True, slots=True)
class TopicChanges:
    """A topic between some editions; ``unchanged`` counts its rows without change of substance."""

    topic: Topic
    laws: tuple[TopicLaw, ...]
    unchanged: int

    @property
    def substance(self) -> int:
        """How many rows changed in substance."""
        return sum(len(law.rows) for law in self.laws)


def changes_of_topic(
    comparisons: Comparisons, topic: Topic, editions: Sequence[Edition]
) -> TopicChanges:
    """Return what changed in substance for a topic between some editions.

    A row stands once, below the law it has in the newest of the editions that have it.
    """
    chosen = tuple(editions)
    rows = [row for row in comparisons.concordance.rows if _belongs(row, topic, chosen)]
    changed: dict[int, list[ComparisonRow]] = {law: [] for law in _whole_laws(topic)}
    for row in rows:
        if kind_between(row, chosen) is ChangeKind.SUBSTANCE:
            changed.setdefault(_law_of(row, chosen), []).append(comparisons.row(row, chosen))
    steps = steps_between(chosen)
    laws = tuple(
        TopicLaw(
            law,
            comparisons.title(law, chosen),
            tuple(
                note
                for note in comparisons.notes
                if note.law == law and note.step in steps and _has_whole(topic, note)
            ),
            tuple(found),
        )
        for law, found in sorted(changed.items())
    )
    return TopicChanges(topic, laws, len(rows) - sum(len(law.rows) for law in laws))


def _belongs(row: Correspondence, topic: Topic, editions: Sequence[Edition]) -> bool:
    """Tell whether a provision of a row stands at or below a place of a topic."""
    return any(
        citation.is_within(place.place)
        for place in topic.places
        if place.edition in editions and isinstance(place.place, Citation)
        for citation in row.of(place.edition)
    )


def _law_of(row: Correspondence, editions: Sequence[Edition]) -> int:
    newest_first = sorted(editions, key=lambda edition: -edition.year)
    return next(row.of(edition)[0].law for edition in newest_first if row.of(edition))


def _has_whole(topic: Topic, note: ChangeNote) -> bool:
    """Tell whether a topic has all of the law a note is on, as the newer edition numbers it."""
    return Address(note.step.newer, Citation(note.law)) in topic.places


def _whole_laws(topic: Topic) -> tuple[int, ...]:
    """Return the numbers of the laws a topic has as a whole, in any edition."""
    whole = (place.place for place in topic.places if isinstance(place.place, Citation))
    return tuple(dict.fromkeys(place.law for place in whole if not place.labels))
