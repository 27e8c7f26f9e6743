"""Two texts of one place in one language, beside each other, every change named for what it is.

So the damaged fragment stands beside the book it is a copy of, and law text quoted in the
commentary beside the book of its edition, whose translator is another.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.comparison.word_diff.word_diff import DiffKind, DiffSpan, WordDiff
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.provision import SourceLines


class ChangeSort(Enum):
    """What a change between two texts of one language is."""

    SLIP = "slip"
    """A negation, a number, a citation or a word of obligation that only one text has."""
    LOST = "lost"
    """Words or letters the other text has lost: cut off, damaged or left out."""
    MOVED = "moved"
    """The same words at another place."""
    WORDING = "wording"
    """Other words; two translators seldom choose the same ones."""
    SPELLING = "spelling"
    """The same words in another form or with a misprint."""
    PRINT = "print"
    """Other marks, capitals, blanks, or letters that only look alike."""

    @property
    def is_substantive(self) -> bool:
        """Tell whether the texts may say different things."""
        return self is ChangeSort.SLIP


class SlipSort(Enum):
    """In what two texts that should say the same differ in substance."""

    NEGATION = "negation"
    NUMBER = "number"
    CITATION = "citation"
    OBLIGATION = "obligation"


@dataclass(frozen=True, slots=True)
class Slip:
    """A thing of weight that only one of the texts has here, and its words there.

    ``meant`` is the place that a misprinted citation is known to mean, or empty.
    """

    sort: SlipSort
    words: str
    in_book: bool
    meant: str = ""


@dataclass(frozen=True, slots=True)
class TextChange:
    """One place of change: the words of the book and those in their place, either may be empty.

    ``spans`` are those of the diff. ``restored`` is what stood in the other text before it
    was damaged, what is lost in square brackets. ``elsewhere`` is the place of the book that
    has these words.
    """

    sort: ChangeSort
    spans: tuple[DiffSpan, ...]
    book: str
    other: str
    slips: tuple[Slip, ...] = ()
    restored: str = ""
    elsewhere: Address | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TextPair:
    """A place of the book with the other text of it, compared word by word.

    ``diff.older`` are the book's words as far as the other text goes; ``before`` and
    ``after`` are what the book has beyond it. Labels are as printed, ``other_label`` empty
    where the other text has none. ``inferred`` says that the other text's label is lost or
    misprinted.
    """

    place: Address
    diff: WordDiff
    changes: tuple[TextChange, ...]
    source: SourceLines
    label: str = ""
    other_label: str = ""
    before: str = ""
    after: str = ""
    inferred: bool = False

    @property
    def slips(self) -> tuple[TextChange, ...]:
        """The changes of substance."""
        return tuple(change for change in self.changes if change.sort.is_substantive)

    @property
    def is_same(self) -> bool:
        """Tell whether the texts agree as far as they are compared."""
        return not self.changes


@dataclass(frozen=True, slots=True)
class TextGroup:
    """Pairs that stand together in the other text: a page of the fragment, or an article.

    ``number`` is that of the page or the article; ``title`` is the article's. ``inferred``
    says that the number is lost in print. ``unpaired`` are places quoted from another
    edition, of which the corpus has no text in this language.
    """

    number: int
    title: str
    pairs: tuple[TextPair, ...]
    source: SourceLines
    inferred: bool = False
    unpaired: tuple[Address, ...] = ()

    @property
    def changes(self) -> tuple[TextChange, ...]:
        """All changes, in reading order."""
        return tuple(change for pair in self.pairs for change in pair.changes)


class Other(Enum):
    """Which other text stands beside the book."""

    WITNESS = "witness"
    COMMENTARY = "commentary"


@dataclass(frozen=True, slots=True)
class SameLanguage:
    """A whole text beside the book: its title, its file, its groups."""

    other: Other
    title: str
    file: str
    groups: tuple[TextGroup, ...]

    @property
    def pairs(self) -> tuple[TextPair, ...]:
        """All pairs, in reading order."""
        return tuple(pair for group in self.groups for pair in group.pairs)


def words_of(diff: WordDiff, spans: tuple[DiffSpan, ...]) -> tuple[str, str]:
    """Return the words a change takes from the older text and those it puts in the newer."""
    older = [s for s in spans if s.kind in {DiffKind.REMOVED, DiffKind.MOVED_AWAY}]
    newer = [s for s in spans if s.kind in {DiffKind.ADDED, DiffKind.MOVED_HERE}]
    return (
        diff.older[older[0].older_start : older[-1].older_end] if older else "",
        diff.newer[newer[0].newer_start : newer[-1].newer_end] if newer else "",
    )
