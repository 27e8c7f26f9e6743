"""A user's text beside an edition: rows aligned by the concordance, a word diff in one language.

Of which edition the text is, its numbering shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.marks import MarkSort
from bridge_rules_gui.comparison.steps import kind_between, relation_between
from bridge_rules_gui.comparison.word_diff.word_diff import WordDiff, word_diff
from bridge_rules_gui.corpus.citation import Citation, CitationError
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.own_text import OwnProvision, OwnText
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.language.serbian_cyrillic import in_latin
from bridge_rules_gui.library.typed_place import understand
from bridge_rules_gui.own_text.language import language_of
from bridge_rules_gui.own_text.marks import OwnMark, OwnTextMarks


@dataclass(frozen=True, slots=True)
class OwnRow:
    """What corresponds in a user's text and in a book; one of them may have nothing.

    ``relation`` and ``kind`` are those between the edition the text is of and the one it is
    compared with. ``diff`` leads from the book's words to the text's, where both are in one
    language; None where they are not, or one of them has no words.
    """

    own: tuple[OwnProvision, ...]
    book: tuple[Provision, ...]
    own_words: str
    book_words: str
    relation: Relation
    kind: ChangeKind
    diff: WordDiff | None
    marks: tuple[OwnMark, ...]

    @property
    def is_missing(self) -> bool:
        """Whether the text has nothing for what stands in the book."""
        return not self.own

    @property
    def is_extra(self) -> bool:
        """Whether the book has nothing for what stands in the text."""
        return not self.book

    @property
    def differing_words(self) -> int:
        """How many words only one of them has, or has at another place."""
        return self.diff.script if self.diff else 0

    @property
    def differs(self) -> bool:
        """Whether there is something to look at; words of obligation differ by translator too."""
        if not (self.own and self.book) or self.differing_words > 0:
            return True
        return any(mark.sort is not MarkSort.OBLIGATION for mark in self.marks)


@dataclass(frozen=True)
class OwnTextComparison:
    """A user's text compared with one edition; ``of`` is the edition whose numbering it has."""

    comparisons: Comparisons
    own: OwnText
    of: Edition
    edition: Edition

    @cached_property
    def language(self) -> str:
        """The code of the language the text is in, empty where it is not known."""
        return language_of("\n".join(provision.words for provision in self.own.provisions))

    @property
    def is_same_language(self) -> bool:
        """Whether the words can be compared one by one."""
        return self.language == self.edition.language

    @cached_property
    def laws(self) -> tuple[int, ...]:
        """The laws of the edition that have a counterpart in the text, in their order."""
        laws = (law.citation.law for law in self.comparisons.corpus.books[self.edition].laws)
        return tuple(law for law in laws if any(row.own for row in self.rows(law)))

    def rows(self, law: int) -> tuple[OwnRow, ...]:
        """Return the rows of a law by its number in the edition."""
        placed = list(self._same_numbering(law) if self.of is self.edition else self._by_rows(law))
        return tuple(self._row(*cells) for cells in self._with_extra(law, placed))

    def _same_numbering(self, law: int) -> Iterator[_Cells]:
        for provision in self.comparisons.corpus.books[self.edition].provisions:
            if provision.citation.law == law:
                own = self.own.by_citation.get(provision.citation)
                yield (own,) if own else (), (provision,), Relation.SAME, ChangeKind.NONE

    def _by_rows(self, law: int) -> Iterator[_Cells]:
        editions = (self.of, self.edition)
        corpus = self.comparisons.corpus
        for row in self.comparisons.rows_of(law, editions):
            book = tuple(corpus.provision(self.edition, c) for c in row.of(self.edition))
            found = (self.own.by_citation.get(c) for c in row.of(self.of))
            own = tuple(provision for provision in found if provision)
            if own or book:
                kind, relation = kind_between(row, editions), relation_between(row, editions)
                yield own, book, relation, kind

    def _with_extra(self, law: int, placed: list[_Cells]) -> list[_Cells]:
        """Put the text's provisions that stand in no row behind the ones they follow."""
        shown = {provision.citation for own, *_ in placed for provision in own}
        known = self._known_places
        at = 0
        for provision in self.own.provisions:
            if provision.citation.law != law:
                continue
            if provision.citation in shown:
                at = next(i for i, p in enumerate(placed) if provision in p[0]) + 1
            elif provision.citation not in known:
                placed.insert(at, ((provision,), (), Relation.NEW, ChangeKind.UNKNOWN))
                at += 1
        return placed

    @cached_property
    def _known_places(self) -> frozenset[Citation]:
        """The places of the edition the text is of: each of them stands in a row."""
        return frozenset(p.citation for p in self.comparisons.corpus.books[self.of].provisions)

    @cached_property
    def _marks(self) -> OwnTextMarks:
        known = self.comparisons
        return OwnTextMarks(
            known.concordance,
            self.own.law_word,
            self.language,
            self.of,
            has_place=self._has_place,
            terminology=known.terminology,
        )

    def _has_place(self, written: str) -> bool:
        """Tell whether the text, or the edition it is of, has a place as it is written."""
        try:
            understand(written, self.comparisons.corpus, self.of)
        except UnknownPlaceError as error:
            return error.address.place in self.own.by_citation
        except CitationError:
            return True
        return True

    def _row(
        self,
        own: tuple[OwnProvision, ...],
        book: tuple[Provision, ...],
        relation: Relation,
        kind: ChangeKind,
    ) -> OwnRow:
        words = "\n".join(filter(None, (provision.words for provision in own)))
        printed = "\n".join(filter(None, map(_words, book)))
        diff = self._diff(printed, words) if words and printed else None
        # Two texts with the same words refer to the same laws, whatever is understood of them.
        is_same = diff is not None and diff.is_same
        marks = () if is_same else self._marks.between(own, words, book, printed)
        return OwnRow(own, book, words, printed, relation, kind, diff, marks)

    def _diff(self, printed: str, words: str) -> WordDiff | None:
        if not self.is_same_language:
            return None
        if self.language != "sr":
            return _word_diff(printed, words)
        latin, places = in_latin(words)
        return _placed_back(_word_diff(printed, latin), words, places)


_Cells = tuple[tuple["OwnProvision", ...], tuple["Provision", ...], Relation, ChangeKind]


def compare_own_text(
    comparisons: Comparisons, own: OwnText, edition: Edition, of: Edition | None = None
) -> tuple[OwnTextComparison, EditionGuess]:
    """Return a text compared with an edition; of which edition it is, is guessed if not said."""
    guess = guess_edition(comparisons.corpus, own)
    return OwnTextComparison(comparisons, own, of or guess.edition, edition), guess


def _words(provision: Provision) -> str:
    """Return title, words and tables of a provision as running text."""
    title = " ".join(provision.heading.text.split())  # be it printed in two lines
    body = provision.body.text
    for table in reversed(provision.tables):
        rows = "\n".join(" ".join(row) for row in table.rows)
        parts = (body[: table.at].rstrip("\n"), table.caption, rows, body[table.at :].lstrip("\n"))
        body = "\n".join(filter(None, parts))
    return "\n".join(filter(None, (title, body, provision.closing.text)))


def _word_diff(printed: str, words: str) -> WordDiff:
    """Return a diff to which a title set in capitals is no other title."""
    title, own_title = (text.partition("\n")[0] for text in (printed, words))
    is_capitals = title.isupper() or own_title.isupper()
    if is_capitals and len(title) == len(own_title) and title.casefold() == own_title.casefold():
        return replace(word_diff(own_title + printed[len(title) :], words), older=printed)
    return word_diff(printed, words)


def _placed_back(diff: WordDiff, words: str, places: Sequence[int]) -> WordDiff:
    """Return a diff with a transliterated text with the offsets of the text as written."""
    spans = tuple(
        replace(span, newer_start=places[span.newer_start], newer_end=places[span.newer_end])
        for span in diff.spans
    )
    return WordDiff(diff.older, words, spans)


_DEEPEST = 2  # labels counted: section and number; below them books differ by print alone
_MARGIN = 0.01


@dataclass(frozen=True, slots=True)
class EditionGuess:
    """The edition whose numbering agrees best, and how far each agrees, from 0 to 1.

    ``is_sure`` says that no other comes near.
    """

    edition: Edition
    agreement: Mapping[Edition, float]
    is_sure: bool


def guess_edition(corpus: Corpus, own: OwnText) -> EditionGuess:
    """Return the edition that has the most places of a text, and has least beside them."""
    laws = {law.citation.law for law in own.laws}
    mine = {c for c in own.by_citation if len(c.labels) <= _DEEPEST}
    agreement: dict[Edition, float] = {}
    for edition, book in corpus.books.items():
        theirs = {
            p.citation
            for p in book.provisions
            if p.citation.law in laws and len(p.citation.labels) <= _DEEPEST
        }
        agreement[edition] = len(mine & theirs) / len(mine | theirs) if mine | theirs else 0.0
    # Where the numbering does not distinguish them, the newest.
    best = max(agreement, key=lambda edition: (agreement[edition], edition.year))
    others = [share for edition, share in agreement.items() if edition is not best]
    is_sure = agreement[best] > max(others, default=0.0) + _MARGIN
    return EditionGuess(best, agreement, is_sure)
