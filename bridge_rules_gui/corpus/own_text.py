"""A text of the user's own: an edition of the Laws in any language, and how it was understood."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from bridge_rules_gui.corpus.citation import Citation


class TextForm(StrEnum):
    """How a file writes its text."""

    PLAIN = "plain text"
    MARKDOWN = "Markdown"
    HTML = "HTML"


class EncodingSource(StrEnum):
    """How it is known in which encoding a file is."""

    MARK = "byte order mark"
    DECLARED = "declared in the file"
    UTF_8 = "valid UTF-8"
    GUESSED = "guessed from the letters"


class RemarkKind(StrEnum):
    """What the report of a reading can say of some lines, the weightiest first."""

    LAW_MISSING = "law missing"
    """No law of this number was found, of those all editions have."""
    LAW_UNKNOWN = "no edition has this law"
    """A law with a number beyond the last: there is nothing to compare it with."""
    LAW_TWICE = "law twice"
    """A second text of a law; it is left out."""
    PAGES_MOVED = "pages moved"
    """Pages stand jumbled in the file and are read in the order of their numbers."""
    LAW_OUT_OF_ORDER = "law out of order"
    """A law that stands before one with a smaller number."""
    LAW_EMPTY = "law without words"
    """A law of which there is a number, and perhaps a title, and nothing else."""
    ODD_LABEL = "odd label"
    """What looks like a label and is none that was due."""
    LABELS_MISSING = "labels missing"
    """A label before which others of its list are missing; the detail is their number."""
    DAMAGED = "damaged characters"
    """Characters that are none, or that the encoding does not know."""
    CONTENTS = "contents"
    """A list of laws with hardly any words between them."""
    OUTSIDE = "outside the laws"
    """Lines before the first law, between two of them or behind the last."""
    FOOTNOTE = "footnote"
    """A note, which is not compared."""


class SkippedKind(StrEnum):
    """What is no word of the text."""

    MARKUP = "markup"
    BORDER = "border"
    PAGE_NUMBER = "page number"
    RULE = "rule"
    HYPHEN = "hyphen at a line's end"
    FOOTNOTE_MARK = "footnote mark"
    RUNNING_TITLE = "running title"
    INERT = "script, style or embedded page"


@dataclass(frozen=True, slots=True)
class Remark:
    """Something the reader of the report should know, with its lines in the file.

    ``place`` is the citation it touches, or empty; ``detail`` names what was found;
    ``text`` are the characters of the file that stand in no provision because of it.
    """

    kind: RemarkKind
    line: int
    last_line: int
    place: str = ""
    detail: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Skipped:
    """All characters of one kind that are no words: where the first stands, and which they are."""

    kind: SkippedKind
    line: int
    text: str

    @property
    def characters(self) -> int:
        """How many there are, blanks not counted."""
        return len("".join(self.text.split()))


@dataclass(frozen=True, slots=True)
class OwnProvision:
    """A law or a labelled part of one as the user's text has it.

    ``is_counted`` says that the label is not written but counted by an HTML list.
    """

    citation: Citation
    printed_label: str
    heading: str
    text: str
    first_line: int
    last_line: int
    is_counted: bool = False

    @property
    def words(self) -> str:
        """The title and the words, as they are compared."""
        return "\n".join(filter(None, (self.heading, self.text)))


@dataclass(frozen=True)
class OwnText:
    """A user's text as it was understood: provisions in reading order, and the report."""

    file_name: str
    form: TextForm
    encoding: str
    encoding_source: EncodingSource
    law_word: str
    lines: int
    characters: int
    provisions: tuple[OwnProvision, ...]
    remarks: tuple[Remark, ...]
    skipped: tuple[Skipped, ...]

    @cached_property
    def by_citation(self) -> Mapping[Citation, OwnProvision]:
        """The provisions by where they stand."""
        return {provision.citation: provision for provision in self.provisions}

    @property
    def laws(self) -> tuple[OwnProvision, ...]:
        """The whole laws, in reading order."""
        return tuple(p for p in self.provisions if not p.citation.labels)

    def of_kind(self, kind: RemarkKind) -> tuple[Remark, ...]:
        """Return the remarks of one kind."""
        return tuple(remark for remark in self.remarks if remark.kind is kind)

    @property
    def understood_characters(self) -> int:
        """How many characters of the file stand in a provision."""
        return sum(
            len("".join((p.heading + p.text).split()))
            + (0 if p.is_counted else len("".join(p.printed_label.split())))
            for p in self.provisions
        )
