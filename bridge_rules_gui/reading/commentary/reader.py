"""The reader of the commentary: articles, and in them quotations, comment and examples."""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Credit
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.reading.commentary.auctions import read_auction, read_notes
from bridge_rules_gui.reading.commentary.deals import read_deal
from bridge_rules_gui.reading.commentary.drafts import (
    COMMENT_RESUMES,
    QUOTED_EARLIER,
    RUNS_ON,
    ArticleDraft,
    AuctionDraft,
    BlockDraft,
    CommentaryDraft,
    CommentDraft,
    DealDraft,
    ExampleDraft,
    ParagraphDraft,
    PartDraft,
    TableDraft,
)
from bridge_rules_gui.reading.commentary.layout import (
    AuctionDrawing,
    DealDrawing,
    ExamplesHeading,
    NotesDrawing,
    Piece,
    TableDrawing,
    TextLine,
    Title,
    pieces,
)
from bridge_rules_gui.reading.commentary.quotation import Quotation, is_finished, place_named_first
from bridge_rules_gui.reading.commentary.words import (
    PARAGRAPH_LABEL,
    SUPERSCRIPTS,
    Writer,
    read_paragraph,
)
from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger

_QUOTED_IN_MID_LINE = re.compile(
    r"\*\*(?P<label>(?P<law>\d\d)(?P<section>[A-G]))(?P<dash> [-–] )"
    r"(?P<title>[^*]+)\*\*(?P<point>\.)"
)


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
        self._examples = _Examples(self._writer)
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
            self._examples.announce()
        elif isinstance(piece, NotesDrawing):
            auction = self._examples.auction
            if auction is not None:
                auction.notes += read_notes(self._writer, piece)
        elif isinstance(piece, DealDrawing):
            self._draw(read_deal(self._ledger, piece))
        elif isinstance(piece, AuctionDrawing):
            self._draw(read_auction(self._ledger, piece, self._examples.dealer))
        else:
            self._draw(read_table(self._ledger, piece))

    def _take_title(self, line: int) -> None:
        self._examples.close()
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
        elif self._examples.take(line, text, self._article.blocks):
            self._follow_example()
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
        """Tell whether a line continues a sentence that the end of a page has cut."""
        if self._unfinished is None:
            return False
        labelled = PARAGRAPH_LABEL.match(text)
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
        self._examples.end()
        self._ledger.claim(span, CharacterClass.FRONT_MATTER)
        return True

    def _draw(self, part: PartDraft) -> None:
        """Take something drawn, which is part of an example, be it one without a number."""
        self._examples.add(part, self._article.blocks)
        self._follow_example()

    def _follow_example(self) -> None:
        self._quotation.close()
        self._unfinished = self._examples.words

    def _take_comment(self, line: int) -> None:
        text, whole = self._document.line(line), self._document.whole(line)
        self._quotation.close()
        quoted = _QUOTED_IN_MID_LINE.search(text)
        words = Span(line, 0, quoted.start()) if quoted else whole
        comment = CommentDraft(read_paragraph(self._writer, words, CharacterClass.COMMENT))
        self._article.blocks.append(comment)
        self._named = place_named_first(text) if not is_finished(text) else None
        self._unfinished = comment.paragraph.words
        if quoted:
            self._quotation.begin_in_mid_line(line, quoted)
            self._unfinished = self._quotation.words


def read(document: Document) -> CommentaryDraft:
    """Read the commentary; the draft's ledger accounts for every character."""
    return _Reader(document).read()


LAW_TITLE = re.compile(r"(?P<label>ПРАВИЛО (?P<law>\d+))(?P<dash> [-–] )")
_LAWS = re.compile(r"ПРАВИЛА (?P<first>\d+) ?[-–] ?(?P<last>\d+)")


def laws_announced(title: str) -> list[int]:
    """Return the laws a title names: one, a range, or none."""
    law = LAW_TITLE.match(title)
    if law:
        return [int(law["law"])]
    laws = _LAWS.search(title)
    return list(range(int(laws["first"]), int(laws["last"]) + 1)) if laws else []


def read_table(ledger: Ledger, drawing: TableDrawing) -> TableDraft:
    """Read a table with one row of headings."""
    document = ledger.document
    spans = [document.whole(number) for number in drawing.lines]
    for span in spans:
        ledger.claim(span, CharacterClass.TABLE)
    rows = tuple(
        tuple(cell.strip() for cell in document.line(number).split("\t"))
        for number in drawing.lines
    )
    return TableDraft(Table(0, rows, header=1), spans)


_CREDIT = re.compile(r"(?P<name>[А-Я][а-я]+ [А-Я][а-я]+): Правила (?P<laws>[\d, ]+)$")
_AUTHOR = re.compile(r"[A-Z][a-z]+(?: [A-Z][a-z]+)+$")


def is_author(text: str) -> bool:
    """Tell whether a line is the name that signs an article."""
    return _AUTHOR.match(text) is not None


def credit(text: str, line: int) -> Credit | None:
    """Return the credit a line gives, or None."""
    match = _CREDIT.match(text)
    if match is None:
        return None
    laws = tuple(int(law) for law in match["laws"].split(","))
    return Credit(match["name"], laws, line)


_NUMBER = re.compile(r"(?P<number>\d)\.(?: +|$)")


class _Examples:
    """Takes lines and drawings into the example they belong to, which it adds to the blocks."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._current: ExampleDraft | None = None
        self._are_announced = False

    @property
    def _last(self) -> PartDraft | None:
        return self._current.parts[-1] if self._current and self._current.parts else None

    @property
    def words(self) -> PassageDraft | None:
        """The words written last, which an unfinished line may continue."""
        return self._last.words if isinstance(self._last, ParagraphDraft) else None

    @property
    def auction(self) -> AuctionDraft | None:
        """The auction drawn last, where nothing has followed it."""
        return self._last if isinstance(self._last, AuctionDraft) else None

    @property
    def dealer(self) -> str:
        """The dealer of the deal drawn last, where nothing has followed it, or empty."""
        return self._last.deal.dealer if isinstance(self._last, DealDraft) else ""

    def announce(self) -> None:
        """Expect numbered examples: their heading has been met."""
        self._are_announced = True

    def end(self) -> None:
        """End the example."""
        self._current = None

    def close(self) -> None:
        """End the examples of an article; what follows is law or comment."""
        self._current, self._are_announced = None, False

    def take(self, line: int, text: str, blocks: list[BlockDraft]) -> bool:
        """Take a line of an example; return whether there is one it belongs to."""
        if line in COMMENT_RESUMES:
            self.close()
        number = _NUMBER.match(text) if self._are_announced else None
        if number and self._is_next(number["number"], alone=number.end() == len(text)):
            label = Span(line, number.start(), number.end())
            self._writer.ledger.claim(label, CharacterClass.LABEL)
            self._begin(number["number"], [label], blocks)
            if number.end() < len(text):
                self._add_words(Span(line, number.end(), len(text)), blocks)
        elif self._current is not None:
            self._add_words(self._writer.ledger.document.whole(line), blocks)
        return self._current is not None

    def _is_next(self, number: str, *, alone: bool) -> bool:
        """Tell a new example from an item of a list within one.

        A number alone begins an example; one with words only where it continues from the
        number of the example before (line 326: "2. Същата ситуация").
        """
        if alone or self._current is None or not self._current.number:
            return alone
        return int(number) == int(self._current.number) + 1

    def add(self, part: PartDraft, blocks: list[BlockDraft]) -> None:
        """Add a part to the example; to one without a number where none has begun."""
        example = self._current or self._begin("", [], blocks)
        example.parts.append(part)

    def _add_words(self, span: Span, blocks: list[BlockDraft]) -> None:
        self.add(read_paragraph(self._writer, span, CharacterClass.EXAMPLE), blocks)

    def _begin(self, number: str, label: list[Span], blocks: list[BlockDraft]) -> ExampleDraft:
        self._current = ExampleDraft(number, label_spans=label)
        blocks.append(self._current)
        return self._current
