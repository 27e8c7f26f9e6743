"""The contents of a book as a tree, and the part of it that answers a filter."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Division, Law, Provision
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.library.chapters import Chapter, chapters
from bridge_rules_gui.library.law_names import law_name
from bridge_rules_gui.library.places import (
    DEFINITIONS,
    SUBJECT_INDEX,
    heads_of_parts,
    in_sentence_case,
)


class ContentsKind(Enum):
    """What a line of the contents stands for."""

    MATTER = "matter"
    """Preface, scope, introduction: text outside laws and definitions."""
    DEFINITIONS = "definitions"
    """The chapter of definitions as a whole."""
    DEFINITION = "definition"
    """One defined term."""
    DIVISION = "division"
    """A chapter, part or section heading above laws."""
    CHAPTER = "chapter"
    """A chapter above the laws of a book that prints none."""
    LAW = "law"
    """A law."""
    SECTION = "section"
    """A titled part of a law."""
    SUBJECT_INDEX = "subject index"
    """The subject index at the end of a book."""
    COMMENTARY = "commentary"
    """The companion commentary as a whole."""
    ARTICLE = "article"
    """An article of the commentary."""


@dataclass(frozen=True, slots=True)
class ContentsNode:
    """A line of the contents with the lines below it.

    ``number`` is what is printed before the title: a roman numeral, the number of a law,
    the citation of a section; it is empty where nothing is. ``address`` is where the line
    leads, None for a heading above laws. ``is_open`` says whether the lines below it are
    shown at first. ``printed`` is the title in the book, where ``title`` is another.
    """

    kind: ContentsKind
    number: str
    title: str
    address: Address | None
    children: tuple[ContentsNode, ...] = ()
    is_open: bool = False
    printed: str = ""


def contents_of(
    corpus: Corpus, edition: Edition, language: InterfaceLanguage | None = None
) -> tuple[ContentsNode, ...]:
    """Return the contents of a book: what stands before the laws, the laws, what comes after.

    The laws stand under the chapters, parts and sections the book prints; those of a book
    that prints none (2017), under the chapters of the others. Such a chapter, definitions and
    an index that print no title have an empty one: the window has its own words for them.
    Laws are named for a reader of a language, or without one as printed.
    """
    book = corpus.books[edition]
    titles = {m.place: _line(m.title) for m in book.matter}
    matter = tuple(
        ContentsNode(ContentsKind.MATTER, "", title, Address(edition, place))
        for place, title in titles.items()
        if place not in heads_of_parts(book)
    )
    is_divided = any(law.divisions for law in book.laws)
    tree = _Laws(corpus, book, language)
    laws = tree.below(book.laws, 0) if is_divided else tree.in_chapters(chapters(corpus))
    index = _subject_index(book, titles.get(SUBJECT_INDEX, ""))
    definitions = _definitions(book, titles.get(DEFINITIONS, ""))
    return (*matter, *definitions, *laws, *index, *_commentary(corpus, edition))


def _definitions(book: Book, title: str) -> tuple[ContentsNode, ...]:
    """Return the node of the definitions, or nothing where a book has none."""
    entries = tuple(
        ContentsNode(
            ContentsKind.DEFINITION,
            "",
            _line(definition.term),
            Address(book.edition, NamedPlace.definition(definition.concept)),
        )
        for definition in book.definitions
    )
    if not entries:
        return ()
    return (ContentsNode(ContentsKind.DEFINITIONS, "", title, entries[0].address, entries),)


def _subject_index(book: Book, title: str) -> tuple[ContentsNode, ...]:
    """Return the node of the subject index, or nothing where a book has none."""
    if not book.subject_index:
        return ()
    address = Address(book.edition, SUBJECT_INDEX)
    return (ContentsNode(ContentsKind.SUBJECT_INDEX, "", title, address),)


def _commentary(corpus: Corpus, edition: Edition) -> tuple[ContentsNode, ...]:
    """Return the node of the commentary on an edition, or nothing where there is none."""
    if corpus.commentary is None or not corpus.articles(edition):
        return ()
    articles = tuple(
        ContentsNode(ContentsKind.ARTICLE, "", _line(a.title), Address(edition, a.place))
        for a in corpus.articles(edition)
    )
    title = _line(corpus.commentary.title)
    return (ContentsNode(ContentsKind.COMMENTARY, "", title, articles[0].address, articles),)


class _Laws:
    """Builds the nodes of laws and of the headings above them."""

    def __init__(self, corpus: Corpus, book: Book, language: InterfaceLanguage | None) -> None:
        self._corpus = corpus
        self._language = language
        self._book = book
        self._by_citation = {p.citation: p for p in book.provisions}

    def below(self, laws: Sequence[Law], depth: int) -> tuple[ContentsNode, ...]:
        """Return the nodes of consecutive laws that share their first ``depth`` headings."""
        nodes: list[ContentsNode] = []
        for division, group in groupby(laws, key=lambda law: _division_at(law, depth)):
            if division is None:
                nodes += (self._law(law) for law in group)
            else:
                children = self.below(tuple(group), depth + 1)
                title = in_sentence_case(division.title)
                kind = ContentsKind.DIVISION
                nodes.append(
                    ContentsNode(kind, division.number, title, None, children, is_open=True)
                )
        return tuple(nodes)

    def in_chapters(self, known: Sequence[Chapter]) -> tuple[ContentsNode, ...]:
        """Return the laws under chapters the book does not print; all others stand alone."""
        chapter_of = {number: chapter.number for chapter in known for number in chapter.laws}
        nodes: list[ContentsNode] = []
        for chapter, group in groupby(
            self._book.laws, key=lambda law: chapter_of.get(law.citation.law, "")
        ):
            laws = tuple(self._law(law) for law in group)
            if chapter:
                kind = ContentsKind.CHAPTER
                nodes.append(ContentsNode(kind, chapter, "", None, laws, is_open=True))
            else:
                nodes += laws
        return tuple(nodes)

    def _law(self, law: Law) -> ContentsNode:
        node = self._node(ContentsKind.LAW, str(law.citation.law), law)
        if self._language is None:
            return node
        name = law_name(self._corpus, law.edition, law.citation.law, self._language)
        return replace(node, title=name, printed=node.title)

    def _node(self, kind: ContentsKind, number: str, provision: Provision) -> ContentsNode:
        title = _line(provision.heading.text)
        children = self._titled(provision.children)
        return ContentsNode(kind, number, title, provision.address, children)

    def _titled(self, citations: tuple[Citation, ...]) -> tuple[ContentsNode, ...]:
        """Return the nodes of those provisions that have a title, or a titled part."""
        nodes = (
            self._node(ContentsKind.SECTION, str(citation), self._by_citation[citation])
            for citation in citations
        )
        return tuple(node for node in nodes if node.title or node.children)


def _division_at(law: Law, depth: int) -> Division | None:
    return law.divisions[depth] if depth < len(law.divisions) else None


def _line(text: str) -> str:
    """Return a printed title on one line."""
    return " ".join(text.split())


# Look-alikes and alphabet neighbours that stand for the Latin letters of citations.
_LETTERS_OF_CITATIONS = str.maketrans("абвсдефгнх", "abbcdefghh")


def narrowed(nodes: tuple[ContentsNode, ...], sought: str) -> tuple[ContentsNode, ...]:
    """Return the part of a contents tree that answers a filter: numbers or words, in any case.

    A line answers when each word of the filter stands in its title, or begins its number.
    It keeps everything below it; a line that does not answer keeps what does, and is open.
    """
    words = _folded(sought).split()
    if not words:
        return nodes
    return tuple(kept for node in nodes for kept in _kept(node, words))


def _kept(node: ContentsNode, words: list[str]) -> tuple[ContentsNode, ...]:
    if _answers(node, words):
        return (node,)
    children = tuple(kept for child in node.children for kept in _kept(child, words))
    return (replace(node, children=children, is_open=True),) if children else ()


def _answers(node: ContentsNode, words: list[str]) -> bool:
    if node.kind is ContentsKind.CHAPTER:
        return False  # its name is the window's
    number = node.number.casefold()
    title = _folded(f"{node.title} {node.printed}")
    return all(_begins(number, word) if word[0].isdigit() else word in title for word in words)


def _begins(number: str, typed: str) -> bool:
    return number.startswith(typed.translate(_LETTERS_OF_CITATIONS))


def _folded(text: str) -> str:
    """Return a text without case and accents, as people type it."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("đ", "d"))
    return "".join(c for c in decomposed if not unicodedata.combining(c))
