"""Drafts: books while they are being read, every word tied to its characters in the file."""

from __future__ import annotations

from dataclasses import dataclass, field

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import ContentsEntry, IndexEntry, SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import FootnoteMark, Passage, Restoration
from bridge_rules_gui.corpus.provision import Division, SourceLines, Table
from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger


class PassageDraft:
    """A passage while it is gathered: claims its characters and joins its words.

    Blanks are collapsed as the words arrive; ``joint`` says what stands between the
    words so far and the next ones: a blank, a newline (new paragraph), or nothing.
    """

    def __init__(self, ledger: Ledger, character_class: CharacterClass) -> None:
        self.spans: list[Span] = []
        self.marks: list[tuple[FootnoteDraft, int]] = []
        self.restorations: list[Restoration] = []
        self._ledger = ledger
        self._class = character_class
        self._text = ""
        self._pending = ""
        self._forced: str | None = None

    @property
    def text(self) -> str:
        """The words so far."""
        return self._text

    def add(self, span: Span, joint: str = " ") -> None:
        """Take the characters of a span as the next words."""
        self._ledger.claim(span, self._class)
        self._append(self._ledger.document[span], joint)
        self.spans.append(span)

    def restore(self, span: Span, restored: str, joint: str = "") -> None:
        """Take damaged characters, and put the editors' restoration in the words instead."""
        self._ledger.claim(span, self._class)
        self._append(restored, joint)
        at = len(self._text) - len(restored)
        self.restorations.append(Restoration(at, self._ledger.document[span], restored))
        self.spans.append(span)

    def break_word(self, hyphen: Span) -> None:
        """Drop a hyphen that only divides a word at a line's end; the next words join on."""
        self._ledger.discard(hyphen, "hyphen")
        self.join_next("")

    def join_next(self, joint: str) -> None:
        """Overrule the joint before the next words."""
        self._forced = joint

    def mark(self, span: Span, footnote: FootnoteDraft) -> None:
        """Take a footnote marker out of the words and remember where it stood."""
        self._ledger.claim(span, CharacterClass.FOOTNOTE)
        self.marks.append((footnote, len(self._text)))

    def _append(self, raw: str, joint: str) -> None:
        words = " ".join(raw.split())
        if self._forced is not None:
            joint, self._forced = self._forced, None
            self._pending = joint
        elif joint == "\n" or (joint and self._pending != "\n"):
            self._pending = joint
        elif raw[:1].isspace() and not self._pending:
            self._pending = " "
        if not words:
            return
        self._text += (self._pending if self._text else "") + words
        self._pending = " " if raw[-1:].isspace() else ""

    def finish(self, numbers: dict[int, int]) -> Passage:
        """Return the passage; ``numbers`` maps the id of a footnote draft to its number."""
        marks = tuple(FootnoteMark(numbers[id(note)], at) for note, at in self.marks)
        return Passage(self._text, (), marks, tuple(self.restorations))

    def agrees_with_source(self) -> bool:
        """Tell whether the words equal their source characters up to blanks and restorations."""
        printed = "".join("".join(self._ledger.document[span].split()) for span in self.spans)
        words = self._text
        for restoration in reversed(self.restorations):
            end = restoration.at + len(restoration.restored)
            words = words[: restoration.at] + restoration.printed + words[end:]
        return printed == "".join(words.split())


@dataclass(eq=False, slots=True)
class FootnoteDraft:
    """A footnote being read."""

    marker: str
    body: PassageDraft


@dataclass(eq=False, slots=True, kw_only=True)
class ProvisionDraft:
    """A law (no labels in its citation) or a section being read."""

    citation: Citation
    printed_label: str
    heading: PassageDraft
    body: PassageDraft
    closing: PassageDraft
    label_spans: list[Span] = field(default_factory=list)
    divisions: tuple[Division, ...] = ()
    tables: list[Table] = field(default_factory=list)
    table_spans: list[Span] = field(default_factory=list)
    pages: list[int] = field(default_factory=list)
    inferred: bool = False


@dataclass(eq=False, slots=True, kw_only=True)
class DefinitionDraft:
    """A definition being read."""

    concept: str
    term: str
    english: str
    english_is_printed: bool = True
    body: PassageDraft
    senses: list[PassageDraft] = field(default_factory=list)
    closing: PassageDraft
    label_spans: list[Span] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class MatterDraft:
    """Preface, scope or introduction being read."""

    place: NamedPlace
    title: str
    body: PassageDraft


@dataclass(eq=False, slots=True, kw_only=True)
class BookDraft:
    """A book being read; `assembly.assemble` makes the immutable book of it."""

    edition: Edition
    document: Document
    ledger: Ledger
    provisions: list[ProvisionDraft] = field(default_factory=list)
    definitions: list[DefinitionDraft] = field(default_factory=list)
    footnotes: list[FootnoteDraft] = field(default_factory=list)
    matter: list[MatterDraft] = field(default_factory=list)
    contents: list[ContentsEntry] = field(default_factory=list)
    subject_index: list[IndexEntry] = field(default_factory=list)
    problems: list[SourceProblem] = field(default_factory=list)


def source_lines(ledger: Ledger, spans: list[Span]) -> SourceLines:
    """Return the lines of spans in reading order.

    Neighbouring lines, and lines with nothing but blanks and furniture between them,
    are one range.
    """
    ranges: list[tuple[int, int]] = []
    for span in spans:
        if ranges and ranges[-1][0] <= span.line and _adjoin(ledger, ranges[-1][1], span.line):
            ranges[-1] = (ranges[-1][0], max(ranges[-1][1], span.line))
        else:
            ranges.append((span.line, span.line))
    return SourceLines(ledger.document.file, tuple(ranges))


def _adjoin(ledger: Ledger, last: int, line: int) -> bool:
    return all(ledger.is_without_meaning(between) for between in range(last + 1, line))
