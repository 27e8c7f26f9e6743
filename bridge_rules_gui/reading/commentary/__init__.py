"""The reader of the Bulgarian commentary: quotations, comment, worked examples.

It is read beside the books whose laws it quotes and refers to.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, replace

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Book, Footnote, SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Block, Comment, Commentary, QuotedLaw
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference, Passage
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.corpus.worked_example import Example, ExampleAuction, ExamplePart, Paragraph
from bridge_rules_gui.reading import references
from bridge_rules_gui.reading.assembly import ReferenceFinder
from bridge_rules_gui.reading.commentary.cross_references import (
    EARLIER,
    Subjects,
    find_in_comment,
    find_in_law,
    mark_earlier,
)
from bridge_rules_gui.reading.commentary.drafts import (
    ArticleDraft,
    AuctionDraft,
    BlockDraft,
    CommentaryDraft,
    CommentDraft,
    DealDraft,
    ParagraphDraft,
    PartDraft,
    QuotationDraft,
    passages_of,
)
from bridge_rules_gui.reading.commentary.reader import read
from bridge_rules_gui.reading.commentary.review import review
from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import PassageDraft, source_lines
from bridge_rules_gui.reading.ledger import Ledger
from bridge_rules_gui.reading.manifest import SourceEntry

__all__ = ["CommentaryDraft", "CommentaryReading", "read", "read_beside"]


@dataclass(frozen=True, slots=True)
class CommentaryReading:
    """The commentary with the draft it came from, whose ledger accounts for its characters."""

    entry: SourceEntry
    draft: CommentaryDraft
    commentary: Commentary

    @property
    def ledger(self) -> Ledger:
        """Who owns which character of the document."""
        return self.draft.ledger

    @property
    def problems(self) -> tuple[SourceProblem, ...]:
        """The oddities met while reading."""
        return self.commentary.problems

    @property
    def references(self) -> tuple[CrossReference, ...]:
        """Every printed reference of the commentary once."""
        return tuple(self.commentary.references())


def read_beside(
    document: Document, entry: SourceEntry, books: Mapping[Edition, Book]
) -> CommentaryReading:
    """Read the commentary; ``books`` hold its own edition and the one before it."""
    draft = read(document)
    finder = references.finder(entry.edition, references.BookPlaces.of(books[entry.edition]))
    provisions = {
        edition: frozenset(p.citation for p in book.provisions) for edition, book in books.items()
    }
    return CommentaryReading(entry, draft, _assemble(draft, entry, finder, provisions))


_Search = Callable[[ReferenceFinder, str, Citation], tuple[CrossReference, ...]]
_Places = Mapping[Edition, Container[Citation]]
"""The provisions that exist in the commentary's edition and in the one before it."""


class _Assembler:
    """Makes the values of one commentary."""

    def __init__(self, draft: CommentaryDraft, finder: ReferenceFinder, places: _Places) -> None:
        self._draft = draft
        self._finder = finder
        self._places = places
        self._comment_spans: list[Span] = []
        self._numbers = {id(note): n for n, note in enumerate(draft.footnotes)}

    def article(self, draft: ArticleDraft) -> Article:
        """Return an article."""
        laws = tuple(Citation(law) for law in draft.laws)
        subjects = Subjects(laws, self._places[Edition.BG_2017])
        blocks: list[Block] = []
        spans = [draft.title_span]
        for block in draft.blocks:
            self._add(self._block(block, subjects), blocks, block.spans)
            spans += block.spans
        credit = next((c for c in self._draft.credits if set(draft.laws) & set(c.laws)), None)
        return Article(
            number=draft.number,
            title=draft.title,
            laws=laws,
            blocks=tuple(blocks),
            source=self._source(spans),
            author=draft.author,
            credited=credit.name if credit else "",
        )

    def _add(self, block: Block, blocks: list[Block], spans: list[Span]) -> None:
        """Add a block; a comment on the same provisions as the one before continues it."""
        last = blocks[-1] if blocks else None
        if isinstance(block, Comment) and isinstance(last, Comment) and block.on == last.on:
            self._comment_spans += spans
            paragraphs = (*last.paragraphs, *block.paragraphs)
            blocks[-1] = Comment(last.on, paragraphs, self._source(self._comment_spans))
        else:
            self._comment_spans = list(spans)
            blocks.append(block)

    def _block(self, draft: BlockDraft, subjects: Subjects) -> Block:
        if isinstance(draft, QuotationDraft):
            subjects.quote(draft)
            return self._quotation(draft)
        if isinstance(draft, CommentDraft):
            paragraph = self._paragraph(draft.paragraph, subjects.standing)
            on = subjects.comment(paragraph.label, paragraph.words.references)
            return Comment(on, (paragraph,), self._source(draft.spans))
        on = subjects.exemplify(draft.number)
        parts = tuple(self._part(part, on[0]) for part in draft.parts)
        return Example(draft.number, on, parts, self._source(draft.spans))

    def _quotation(self, draft: QuotationDraft) -> QuotedLaw:
        return QuotedLaw(
            edition=draft.edition,
            citation=draft.citation,
            printed_label=draft.printed_label,
            heading=self._passage(draft.heading, draft.citation),
            body=self._passage(draft.body, draft.citation),
            inferred=draft.inferred,
            source=self._source(draft.spans),
        )

    def _part(self, draft: PartDraft, at: Citation) -> ExamplePart:
        if isinstance(draft, ParagraphDraft):
            return self._paragraph(draft, at)
        if isinstance(draft, DealDraft):
            return draft.deal
        if isinstance(draft, AuctionDraft):
            spans = [*draft.spans, *(span for note in draft.notes for span in note.spans)]
            return ExampleAuction(
                seats=draft.seats,
                dealer=draft.dealer,
                dealer_inferred=draft.dealer_inferred,
                entries=draft.entries,
                notes=tuple(self._paragraph(note, at) for note in draft.notes),
                source=self._source(spans),
            )
        return draft.table

    def _paragraph(self, draft: ParagraphDraft, at: Citation) -> Paragraph:
        return Paragraph(draft.label, self._passage(draft.words, at, find_in_comment))

    def _passage(self, draft: PassageDraft, at: Citation, search: _Search = find_in_law) -> Passage:
        passage = draft.finish(self._numbers)
        if not passage:
            return passage
        references = mark_earlier(
            search(self._finder, passage.text, at),
            passage.text,
            draft.spans[0].line,
            self._places[Edition.BG_2017],
            self._places[EARLIER],
        )
        return replace(passage, references=references)

    def footnotes(self) -> tuple[Footnote, ...]:
        """Return the footnotes with the articles that call them."""
        callers: dict[int, list[tuple[NamedPlace, Citation]]] = {}
        for article in self._draft.articles:
            place = NamedPlace(f"commentary:{article.number}")
            for block in article.blocks:
                at = Citation(article.laws[0])
                if isinstance(block, QuotationDraft):
                    at = block.citation
                for passage in passages_of(block):
                    for note, _ in passage.marks:
                        callers.setdefault(id(note), []).append((place, at))
        return tuple(
            Footnote(
                note.marker,
                self._passage(note.body, callers[id(note)][0][1]),
                tuple(dict.fromkeys(place for place, _ in callers[id(note)])),
                self._source(note.body.spans),
            )
            for note in self._draft.footnotes
        )

    def _source(self, spans: list[Span]) -> SourceLines:
        return source_lines(self._draft.ledger, spans)


def _assemble(
    draft: CommentaryDraft, entry: SourceEntry, finder: ReferenceFinder, places: _Places
) -> Commentary:
    """Return the commentary of a finished draft; ``finder`` is that of its edition's book."""
    assembler = _Assembler(draft, finder, places)
    return Commentary(
        edition=draft.edition,
        title=draft.title,
        rights=entry.rights,
        file=entry.file,
        articles=tuple(assembler.article(article) for article in draft.articles),
        footnotes=assembler.footnotes(),
        credits=tuple(draft.credits),
        materials=draft.materials.finish({}),
        problems=tuple(sorted(review(draft, places), key=lambda problem: problem.line)),
    )
