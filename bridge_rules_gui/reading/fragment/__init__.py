"""The second witness of the 1987 book: how its pages are read and collated with the book."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby
from statistics import median_low

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import CrossReference, Restoration
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.corpus.witness import (
    Difference,
    DifferenceKind,
    Witness,
    WitnessPage,
    WitnessReading,
)
from bridge_rules_gui.reading.document import Document, SourceError, Span
from bridge_rules_gui.reading.drafts import BookDraft, PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.fragment.pages import Fragment, FragmentPage, Word, read
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger

__all__ = ["WitnessSource", "collate", "read", "read_witness"]


@dataclass(frozen=True, slots=True)
class WitnessSource:
    """The witness together with the reading it came from.

    Its references are those of the book it is a copy of, so it has none of its own.
    """

    ledger: Ledger
    problems: tuple[SourceProblem, ...]
    witness: Witness
    references: tuple[CrossReference, ...] = ()


def read_witness(document: Document, draft: BookDraft, title: str = "") -> WitnessSource:
    """Read the fragment and collate it with the draft of its book."""
    fragment = read(document)
    parallels = tuple(align(fragment, draft))
    witness = _witness_of(fragment, draft, parallels, title)
    places = {word: Address(draft.edition, book.place) for book, word in _placed(parallels)}
    problems = [*_print_problems(fragment, places), *_word_problems(witness)]
    problems += _unclaimed(fragment)
    problems.sort(key=lambda problem: problem.line)
    return WitnessSource(fragment.ledger, tuple(problems), witness)


def _print_problems(fragment: Fragment, places: Mapping[Word, Address]) -> Iterator[SourceProblem]:
    """Yield the oddities of the print, with the place of the word they touch."""
    for odd in fragment.oddities:
        place = str(places[odd.word]) if odd.word else ""
        yield SourceProblem(odd.kind, fragment.document.file, odd.line, place, odd.message)


def _word_problems(witness: Witness) -> Iterator[SourceProblem]:
    """Yield a problem for each difference from the book."""
    for difference in witness.differences:
        book = repr(difference.book_text) if difference.book_text else "nothing"
        message = f"{difference.witness_text!r} for {book} (book line {difference.book_line})"
        kind = f"witness-{difference.kind.value}"
        place = str(difference.place)
        yield SourceProblem(kind, witness.file, difference.line, place, message)


def _unclaimed(fragment: Fragment) -> Iterator[SourceProblem]:
    """Yield a problem for each character nobody claimed."""
    document = fragment.document
    for span in fragment.ledger.unclaimed():
        message = f"nobody claims {document[span]!r}"
        yield SourceProblem("unaccounted", document.file, span.line, "", message)


_WORD = re.compile(r"\S+")


@dataclass(frozen=True, slots=True)
class Printed:
    """Words of the book together, and the characters of the print they came from."""

    document: Document
    text: str
    spans: Sequence[Span]
    restorations: Sequence[Restoration] = ()

    def line(self, at: int) -> int:
        """Return the line of the print on which the character at an offset of the text stands."""
        printed = len("".join(self.text[:at].split()))
        for restoration in self.restorations:
            if restoration.at < at:
                # It stands for more or fewer characters of the print than it has itself.
                printed += len("".join(restoration.printed.split())) - len(restoration.restored)
        for span in self.spans:
            printed -= len("".join(self.document[span].split()))
            if printed < 0:
                return span.line
        return self.spans[-1].line


@dataclass(frozen=True, slots=True)
class BookWord:
    """A word of the book: its place, its part, and where in the words printed there it begins."""

    text: str
    place: Citation
    part: CharacterClass
    printed: Printed
    at: int

    @property
    def line(self) -> int:
        """The line of the book's document the word begins on."""
        return self.printed.line(self.at)


def law_words(draft: BookDraft) -> Iterator[BookWord]:
    """Yield labels, headings and words of all provisions; closing words after the children."""
    waiting: list[ProvisionDraft] = []
    for provision in draft.provisions:
        while waiting and not provision.citation.is_within(waiting[-1].citation):
            yield from _closing(draft, waiting.pop())
        waiting.append(provision)
        place = provision.citation
        label = "".join(draft.document[span] for span in provision.label_spans)
        printed = Printed(draft.document, label, provision.label_spans)
        yield from _words(printed, place, CharacterClass.LABEL)
        yield from _passage(draft, provision.heading, place, CharacterClass.HEADING)
        yield from _passage(draft, provision.body, place, CharacterClass.TEXT)
    while waiting:
        yield from _closing(draft, waiting.pop())


def footnote_words(draft: BookDraft) -> list[list[BookWord]]:
    """Return the words of each footnote, placed at the first provision that calls it."""
    callers: dict[int, Citation] = {}
    for provision in draft.provisions:
        for passage in (provision.heading, provision.body, provision.closing):
            for note, _ in passage.marks:
                callers.setdefault(id(note), provision.citation)
    return [
        list(_passage(draft, note.body, callers[id(note)], CharacterClass.FOOTNOTE))
        for note in draft.footnotes
        if id(note) in callers
    ]


def _closing(draft: BookDraft, provision: ProvisionDraft) -> Iterator[BookWord]:
    return _passage(draft, provision.closing, provision.citation, CharacterClass.TEXT)


def _passage(
    draft: BookDraft, passage: PassageDraft, place: Citation, part: CharacterClass
) -> Iterator[BookWord]:
    printed = Printed(draft.document, passage.text, passage.spans, passage.restorations)
    return _words(printed, place, part)


def _words(printed: Printed, place: Citation, part: CharacterClass) -> Iterator[BookWord]:
    for match in _WORD.finditer(printed.text):
        yield BookWord(match[0], place, part, printed, match.start())


_RUN = 4  # words in a row that are taken to know a place of the book by
_SLACK = 30  # words by which a page of the witness may be longer or shorter than the book's
_LETTERS = re.compile(r"[\W_]+")


class CollationError(SourceError):
    """Raised when a page of the witness has nothing in common with the book."""

    def __init__(self, file: str, line: int) -> None:
        super().__init__(f"{file}:{line}: the book has no such page; restore both files as given")


@dataclass(frozen=True, slots=True)
class Parallel:
    """Words of the book and the words of the witness in their place; either may be empty.

    ``at_start`` and ``at_end`` tell that nothing stands before or after them on the page.
    """

    book: Sequence[BookWord]
    witness: Sequence[Word]
    agree: bool
    at_start: bool
    at_end: bool


def collate(fragment: Fragment, draft: BookDraft, title: str = "") -> Witness:
    """Read the fragment beside the draft of its book."""
    return _witness_of(fragment, draft, tuple(align(fragment, draft)), title)


def _witness_of(
    fragment: Fragment, draft: BookDraft, parallels: Sequence[Parallel], title: str
) -> Witness:
    """Return the witness: its pages, what it reads where, and its differences from the book."""
    return Witness(
        file=fragment.document.file,
        title=title,
        pages=tuple(_pages(fragment, draft, parallels)),
        readings=tuple(_readings(fragment, draft, parallels)),
        differences=tuple(
            _difference(draft, parallels, number)
            for number, parallel in enumerate(parallels)
            if not parallel.agree
        ),
    )


def align(fragment: Fragment, draft: BookDraft) -> Iterator[Parallel]:
    """Yield the fragment's words beside the book's, page by page, the footnotes after each page."""
    book = list(law_words(draft))
    notes = footnote_words(draft)
    places = _known_runs(book)
    for page in fragment.pages:
        start, end = _window(book, places, page, fragment.document.file)
        yield from _parallels(book[start:end], page.words)
        for note in page.notes:
            yield from _parallels(_most_like(notes, note), note)


def _known_runs(book: Sequence[BookWord]) -> dict[tuple[str, ...], int]:
    """Return where each run of words that occurs only once begins."""
    words = [word.text for word in book]
    runs = [tuple(words[at : at + _RUN]) for at in range(len(words) - _RUN + 1)]
    count = Counter(runs)
    return {run: at for at, run in enumerate(runs) if count[run] == 1}


def _window(
    book: Sequence[BookWord], places: dict[tuple[str, ...], int], page: FragmentPage, file: str
) -> tuple[int, int]:
    """Return where in the book a page begins and ends, judged by its first and last known run.

    A run far off the others' distance from the book is a chance likeness of another place.
    """
    words = [word.text for word in page.words]
    known = [
        (at, places[run])
        for at in range(len(words) - _RUN + 1)
        if (run := tuple(words[at : at + _RUN])) in places
    ]
    if not known:
        raise CollationError(file, page.first_line)
    usual = median_low(start - first for first, start in known)
    near = [(at, place) for at, place in known if abs(place - at - usual) <= _SLACK]
    (first, start), (last, end) = near[0], near[-1]
    return max(0, start - first), min(len(book), end + len(words) - last)


def _most_like(notes: Sequence[list[BookWord]], note: Sequence[Word]) -> list[BookWord]:
    """Return the footnote of the book that has most words in common with a note."""
    words = Counter(word.text for word in note)
    return max(notes, key=lambda other: (words & Counter(w.text for w in other)).total())


def _parallels(book: Sequence[BookWord], witness: Sequence[Word]) -> Iterator[Parallel]:
    matcher = SequenceMatcher(
        None, [word.text for word in book], [word.text for word in witness], autojunk=False
    )
    for tag, i, j, k, m in matcher.get_opcodes():
        yield Parallel(book[i:j], witness[k:m], tag == "equal", k == 0, m == len(witness))


def _difference(draft: BookDraft, parallels: Sequence[Parallel], number: int) -> Difference:
    here = parallels[number]
    # Words only one of the two has stand where the words before them on the page stand.
    beside = parallels[number + 1] if here.at_start else parallels[number - 1]
    near = 0 if here.at_start else -1
    book = here.book[0] if here.book else beside.book[near]
    witness = here.witness[0] if here.witness else beside.witness[near]
    return Difference(
        kind=kind_of(here),
        place=Address(draft.edition, book.place),
        book_text=_text(here.book),
        witness_text=_text(here.witness),
        line=witness.span.line,
        book_line=book.line,
    )


def kind_of(parallel: Parallel) -> DifferenceKind:
    """Tell in what words of the witness differ from the book's."""
    book, witness = _text(parallel.book), _text(parallel.witness)
    joined, other = book.replace(" ", ""), witness.replace(" ", "")
    lost = re.sub(r"(?:\\\?)+", ".*", re.escape(other))
    cut = (parallel.at_start and joined.endswith(other)) or (
        parallel.at_end and joined.startswith(other)
    )
    decided = (
        (not witness, DifferenceKind.MISSING),
        (not book, DifferenceKind.ADDED),
        (joined == other, DifferenceKind.SPACING),
        (cut, DifferenceKind.CUT),
        ("?" in other and re.fullmatch(lost, joined) is not None, DifferenceKind.DAMAGED),
        (_LETTERS.sub("", joined) == _LETTERS.sub("", other), DifferenceKind.PUNCTUATION),
    )
    return next((kind for holds, kind in decided if holds), DifferenceKind.WORDING)


def _text(words: Sequence[BookWord] | Sequence[Word]) -> str:
    return " ".join(word.text for word in words)


def _placed(parallels: Sequence[Parallel]) -> Iterator[tuple[BookWord, Word]]:
    """Yield each word of the witness with the word of the book it stands at."""
    for number, parallel in enumerate(parallels):
        beside = parallel.book or parallels[number + (1 if parallel.at_start else -1)].book
        for at, word in enumerate(parallel.witness):
            yield beside[min(at, len(beside) - 1)], word


def _readings(
    fragment: Fragment, draft: BookDraft, parallels: Sequence[Parallel]
) -> Iterator[WitnessReading]:
    for place, group in groupby(_placed(parallels), key=lambda pair: pair[0].place):
        words = [word for _, word in group]
        yield WitnessReading(
            Address(draft.edition, place),
            _text(words),
            SourceLines(fragment.document.file, ((words[0].span.line, words[-1].span.line),)),
        )


def _pages(
    fragment: Fragment, draft: BookDraft, parallels: Sequence[Parallel]
) -> Iterator[WitnessPage]:
    printed = {p.citation: p.pages for p in draft.provisions}
    places = {word: book.place for book, word in _placed(parallels)}
    for page in fragment.pages:
        votes = Counter(number for word in page.words for number in printed[places[word]])
        number = page.number or votes.most_common(1)[0][0]
        lines = (page.first_line, page.last_line)
        source = SourceLines(fragment.document.file, (lines,))
        yield WitnessPage(number, page.number is not None, source)
