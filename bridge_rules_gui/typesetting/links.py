"""Links of a page: what each pair of link brackets in its markup stands for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.passage import CrossReference, ReferenceStatus, Restoration

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.book import Footnote
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.provision import SourceLines


@dataclass(frozen=True, slots=True)
class ReferenceLink:
    """Words that refer to places of the book: one reference, or all that share the words."""

    edition: Edition
    references: tuple[CrossReference, ...]

    @property
    def quote(self) -> str:
        """The words as printed."""
        return self.references[0].quote

    @property
    def targets(self) -> tuple[Address, ...]:
        """The places that can be opened: what is meant where known, else what is printed."""
        places = (
            Address(reference.edition or self.edition, reference.meant or reference.target)
            for reference in self.references
            if reference.meant or reference.status is not ReferenceStatus.DANGLING
        )
        return tuple(dict.fromkeys(places))

    @property
    def doubtful(self) -> tuple[CrossReference, ...]:
        """The references that dangle or cannot be meant."""
        return tuple(r for r in self.references if r.status is not ReferenceStatus.RESOLVED)


@dataclass(frozen=True, slots=True)
class FootnoteLink:
    """A footnote's marker in the text."""

    edition: Edition
    footnote: Footnote
    note_anchor: str


@dataclass(frozen=True, slots=True)
class ReturnLink:
    """A footnote's marker at the note, leading back to the text that calls it."""

    call_anchor: str


@dataclass(frozen=True, slots=True)
class PlaceLink:
    """A place named by a list: a subject index, a panel."""

    address: Address


@dataclass(frozen=True, slots=True)
class EntryLink:
    """A "see also" of the subject index that leads to another entry on the same page."""

    entry_anchor: str


@dataclass(frozen=True, slots=True)
class SourceLink:
    """Lines of a source file that can be shown."""

    source: SourceLines


@dataclass(frozen=True, slots=True)
class InferredLabel:
    """A label lost in print and inferred by the editors."""

    citation: Citation


@dataclass(frozen=True, slots=True)
class RestoredCharacters:
    """Characters damaged in print and restored by the editors."""

    restoration: Restoration


@dataclass(frozen=True, slots=True)
class ComparisonLink:
    """A place that can be compared in the editions."""

    address: Address


@dataclass(frozen=True, slots=True)
class FoldLink:
    """A line that unfolds the rows it stands for, or folds them again; ``row`` is the first."""

    row: int


@dataclass(frozen=True, slots=True)
class NotebookLink:
    """An entry of the reader's own notebook, by its name."""

    entry: str


PageLink = (
    ReferenceLink
    | FootnoteLink
    | ReturnLink
    | PlaceLink
    | EntryLink
    | SourceLink
    | InferredLabel
    | RestoredCharacters
    | ComparisonLink
    | FoldLink
    | NotebookLink
)
