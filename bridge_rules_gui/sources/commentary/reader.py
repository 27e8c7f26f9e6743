"""The reader of the commentary: articles, and in them quotations, comment and examples."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.sources.commentary.auctions import read_auction
from bridge_rules_gui.sources.commentary.colophon import credit, is_author
from bridge_rules_gui.sources.commentary.deals import read_deal
from bridge_rules_gui.sources.commentary.drafts import (
    ArticleDraft,
    AuctionDraft,
    CommentaryDraft,
    CommentDraft,
    DealDraft,
    ExampleDraft,
    ParagraphDraft,
    PartDraft,
)
from bridge_rules_gui.sources.commentary.layout import (
    AuctionDrawing,
    DealDrawing,
    ExamplesHeading,
    NotesDrawing,
    TextLine,
    Title,
    pieces,
)
from bridge_rules_gui.sources.commentary.notes import read_notes
from bridge_rules_gui.sources.commentary.oddities import COMMENT_RESUMES, QUOTED_EARLIER, RUNS_ON
from bridge_rules_gui.sources.commentary.quotation import (
    Quotation,
    is_finished,
    place_named_first,
)
from bridge_rules_gui.sources.commentary.tables import read_table
from bridge_rules_gui.sources.commentary.titles import LAW_TITLE, laws_announced
from bridge_rules_gui.sources.commentary.words import SUPERSCRIPTS, Writer
from bridge_rules_gui.sources.document import Span
from bridge_rules_gui.sources.ledger import CharacterClass, Ledger

if TYPE_CHECKING:
    from bridge_rules_gui.sources.commentary.layout import Piece
    from bridge_rules_gui.sources.document import Document
    from bridge_rules_gui.sources.drafts import PassageDraft

_LABEL = re.compile(r"(?:(?P<bullet>-) +)?(?:(?P<label>[A-ZА-Я]?\d\.|[a-zа-я]\)) +)?")
_EXAMPLE_NUMBER = re.compile(r"(?P<number>\d)\.(?: +|$)")
_QUOTED_IN_MID_LINE = re.compile(
    r"\*\*(?P<label>(?P<law>\d\d)(?P<section>[A-G]))(?P<dash> [-–] )"
    r"(?P<title>[^*]+)\*\*(?P<point>\.)"
)


_EXAMPLE = CharacterClass.EXAMPLE


class _Reader:
    """Walks over the pieces of the document once, from the title to the colophon."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._ledger = Ledger(document)
        self._writer = Writer(self._ledger)
        self.draft = CommentaryDraft(
            edition=Edition.BG_2017,
            document=document,
            ledger=self._ledger,
            footnotes=self._writer.notes,
            materials=self._writer.passage(CharacterClass.FRONT_MATTER),
        )
        lines = tuple(
            number
            for number, text in enumerate(document.lines, start=1)
            if text.strip() and not self._writer.is_note(number)
        )
        self._pieces = pieces(document, lines)
        self._quotation = Quotation(self._writer, [])
        self._quotations = [self._quotation]
        self._example: ExampleDraft | None = None
        self._among_examples = False
        self._unfinished: PassageDraft | None = None
        self._named: Citation | None = None

    def read(self) -> CommentaryDraft:
        """Read everything."""
        for at, piece in enumerate(self._pieces):
            following = self._pieces[at + 1] if at + 1 < len(self._pieces) else None
            self._take(piece, following)
        for quotation in self._quotations:
            self.draft.problems += quotation.problems
        self.draft.problems += self._writer.problems
        return self.draft

    @property
    def _article(self) -> ArticleDraft:
        return self.draft.articles[-1]

    def _text(self, line: int) -> str:
        return self._document.line(line).replace("*", "").strip()

    def _take(self, piece: Piece, following: Piece | None) -> None:
        if isinstance(piece, TextLine):
            next_words = self._text(following.line) if isinstance(following, TextLine) else ""
            self._take_text(piece.line, next_words)
            return
        self._unfinished = None
        if isinstance(piece, Title):
            self._take_title(piece.line)
        elif isinstance(piece, ExamplesHeading):
            self._ledger.claim(self._document.whole(piece.line), CharacterClass.LABEL)
            self._quotation.close()
            self._among_examples = True
        elif isinstance(piece, NotesDrawing):
            auction = self._last_auction()
            if auction is not None:
                auction.notes += read_notes(self._writer, piece)
        elif isinstance(piece, DealDrawing):
            self._add(read_deal(self._ledger, piece))
        elif isinstance(piece, AuctionDrawing):
            self._add(read_auction(self._ledger, piece, self._dealer()))
        else:
            self._add(read_table(self._ledger, piece))

    def _take_title(self, line: int) -> None:
        self._example, self._among_examples = None, False
        text, span = self._document.line(line), self._document.whole(line)
        law = LAW_TITLE.match(text)
        if not self.draft.title:
            self.draft.title = text
            self._ledger.claim(span, CharacterClass.FRONT_MATTER)
            return
        announced = laws_announced(text)
        if law is None or not self._is_quoted_here(announced[0]):
            self._begin_article(text, announced, span)
        if law is None:
            self._ledger.claim(span, CharacterClass.HEADING)
        else:
            label = Span(line, law.start("label"), law.end("label"))
            self._ledger.discard(Span(line, law.start("dash"), law.end("dash")), "dash")
            place = Citation(announced[0])
            self._quotation.begin(place, label, Span(line, law.end(), len(text)))
            self._article.laws += [n for n in announced if n not in self._article.laws]

    def _is_quoted_here(self, law: int) -> bool:
        """Tell whether a law's title stands within the article, not at the head of another."""
        articles = self.draft.articles
        return bool(articles) and (law in self._article.laws or not self._article.laws)

    def _begin_article(self, title: str, laws: list[int], span: Span) -> None:
        number = len(self.draft.articles) + 1
        words = title.rstrip(SUPERSCRIPTS)
        article = ArticleDraft(number=number, title=words, laws=laws, title_span=span)
        self.draft.articles.append(article)
        self._quotation = Quotation(self._writer, article.blocks)
        self._quotations.append(self._quotation)

    def _take_text(self, line: int, following: str) -> None:
        text = self._text(line)
        if self._runs_on(line, text):
            self._go_on(line)
        elif self._take_colophon(line, text):
            self._unfinished = None
        elif self._take_example(line, text):
            pass
        elif line in QUOTED_EARLIER:
            self._quotation.quote_earlier(QUOTED_EARLIER[line], self._document.whole(line))
        elif (
            self._quotation.take_headed_by_citation(line)
            or self._quotation.take_after(self._named, line)
            or self._quotation.take(line, following)
        ):
            self._named, self._unfinished = None, self._quotation.words
        else:
            self._take_comment(line)
        if is_finished(text):
            self._unfinished = None

    def _runs_on(self, line: int, text: str) -> bool:
        """Tell whether a line goes on with a sentence that the end of a page has cut."""
        if self._unfinished is None:
            return False
        labelled = _LABEL.match(text)
        return line in RUNS_ON or (text[0].islower() and not (labelled and labelled[0]))

    def _go_on(self, line: int) -> None:
        if self._unfinished is not None:
            self._writer.write(self._unfinished, self._document.whole(line))

    def _take_colophon(self, line: int, text: str) -> bool:
        """Take a signature, a credit, or the words after the credits."""
        span = self._document.whole(line)
        given = credit(text, line)
        if is_author(text):
            self._article.author = text
        elif given is not None:
            self.draft.credits.append(given)
        elif self.draft.credits:
            self._writer.write(self.draft.materials, span, "\n")
            return True
        else:
            return False
        self._example = None
        self._ledger.claim(span, CharacterClass.FRONT_MATTER)
        return True

    def _take_example(self, line: int, text: str) -> bool:
        """Take a line of an example; return whether there is one it belongs to."""
        if line in COMMENT_RESUMES:
            self._example, self._among_examples = None, False
        number = _EXAMPLE_NUMBER.match(text) if self._among_examples else None
        if number and self._is_next_example(number["number"], alone=number.end() == len(text)):
            label = Span(line, number.start(), number.end())
            self._ledger.claim(label, CharacterClass.LABEL)
            self._begin_example(number["number"], [label])
            if number.end() < len(text):
                self._add(self._paragraph(Span(line, number.end(), len(text)), _EXAMPLE))
        elif self._example is not None:
            self._add(self._paragraph(self._document.whole(line), _EXAMPLE))
        return self._example is not None

    def _is_next_example(self, number: str, *, alone: bool) -> bool:
        """Tell a new example from an item of a list within one.

        A number alone begins an example; one with words only where it goes on from the
        number of the example before (line 326: "2. Същата ситуация").
        """
        if alone or self._example is None or not self._example.number:
            return alone
        return int(number) == int(self._example.number) + 1

    def _begin_example(self, number: str, label_spans: list[Span]) -> ExampleDraft:
        example = ExampleDraft(number, label_spans=label_spans)
        self._article.blocks.append(example)
        self._example = example
        self._quotation.close()
        return example

    def _add(self, part: PartDraft) -> None:
        example = self._example or self._begin_example("", [])
        example.parts.append(part)
        self._unfinished = part.words if isinstance(part, ParagraphDraft) else None

    def _last_auction(self) -> AuctionDraft | None:
        parts = self._example.parts if self._example else []
        return parts[-1] if parts and isinstance(parts[-1], AuctionDraft) else None

    def _dealer(self) -> str:
        """Return the dealer of the deal drawn above an auction, or empty."""
        parts = self._example.parts if self._example else []
        return parts[-1].deal.dealer if parts and isinstance(parts[-1], DealDraft) else ""

    def _take_comment(self, line: int) -> None:
        text, whole = self._document.line(line), self._document.whole(line)
        self._quotation.close()
        quoted = _QUOTED_IN_MID_LINE.search(text)
        words = Span(line, 0, quoted.start()) if quoted else whole
        comment = CommentDraft(self._paragraph(words, CharacterClass.COMMENT))
        self._article.blocks.append(comment)
        self._named = place_named_first(text) if not is_finished(text) else None
        self._unfinished = comment.paragraph.words
        if quoted:
            self._quotation.begin_in_mid_line(line, quoted)
            self._unfinished = self._quotation.words

    def _paragraph(self, span: Span, character_class: CharacterClass) -> ParagraphDraft:
        """Return a paragraph, its number or bullet told apart from its words."""
        line, at = self._document.line(span.line), span.start
        paragraph = ParagraphDraft("", self._writer.passage(character_class))
        label = _LABEL.match(line, span.start, span.end)
        if label and label["bullet"]:
            bullet = Span(span.line, *label.span("bullet"))
            self._ledger.discard(bullet, "bullet")
            paragraph.label = label["bullet"]
            paragraph.label_spans.append(bullet)
            at = label.end()
        if label and label["label"]:
            number = Span(span.line, *label.span("label"))
            self._ledger.claim(number, CharacterClass.LABEL)
            paragraph.label = label["label"]
            paragraph.label_spans.append(number)
            at = label.end()
        self._writer.write(paragraph.words, Span(span.line, at, span.end))
        return paragraph


def read(document: Document) -> CommentaryDraft:
    """Read the commentary; the draft's ledger accounts for every character."""
    return _Reader(document).read()
