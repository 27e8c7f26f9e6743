"""The notebook as Markdown: what the reader says, below the words of the book it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, pairwise

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.exchange.corpus_markdown import escaped
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.library.law_names import cited_title
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight, Ink, Note
from bridge_rules_gui.notebook.passages import own_words, whereabouts
from bridge_rules_gui.notebook.selection import in_reading_order

_BREAK = "  \n"  # a line that ends so is a line of its own
_INDENT = "    "  # what is set in so belongs to its item in every kind of Markdown


@dataclass(frozen=True, slots=True, kw_only=True)
class NotebookWords:
    """What the window calls things, in its language; ``day`` writes when something was kept.

    ``quotation`` has room for words of a book.
    """

    title: str
    bookmark: str
    note: str
    inks: Mapping[Ink, str]
    lost: str
    gone: str
    quotation: str
    day: Callable[[Entry], str]
    language: InterfaceLanguage = InterfaceLanguage.ENGLISH


def notebook_markdown(corpus: Corpus, entries: Iterable[Entry], words: NotebookWords) -> str:
    """Return all entries as Markdown, in the order of the books.

    Each place stands with its address and what the book says there. Highlighted words that are
    not in the text any more are quoted all the same, and said to be lost.
    """
    blocks = [f"# {escaped(words.title)}"]
    for edition, of_book in groupby(in_reading_order(corpus, entries), lambda e: e.address.edition):
        book = corpus.books[edition]
        blocks.append(f"## {edition.year} {edition.language.upper()}: {escaped(book.title)}")
        blocks.append(f"*{escaped(book.rights)}*")
        for address, here in groupby(of_book, lambda e: e.address):
            blocks += _place(corpus, address, words)
            blocks.append("\n".join(_item(corpus, entry, words) for entry in here))
    return "\n\n".join(block for block in blocks if block) + "\n"


def _place(corpus: Corpus, address: Address, words: NotebookWords) -> Iterator[str]:
    if not corpus.has_place(address):
        yield f"### {escaped(str(address.place))} (`{address}`)"
        yield f"*{escaped(words.gone)}*"
        return
    yield f"### {escaped(cited_title(corpus, address, words.language))} (`{address}`)"
    yield "\n>\n".join(f"> {escaped(line)}" for line in own_words(corpus, address).splitlines())


def _item(corpus: Corpus, entry: Entry, words: NotebookWords) -> str:
    day = escaped(words.day(entry))
    match entry:
        case Bookmark():
            return f"- **{escaped(words.bookmark)}** ({day})"
        case Note():
            return f"- **{escaped(words.note)}** ({day}): {_lines(entry.text)}"
        case Highlight():
            lost = bool(whereabouts(corpus, entry).lost)
            remark = f" *({escaped(words.lost)})*" if lost else ""
            kind = escaped(words.inks[entry.ink])
            quotation = words.quotation.format(_lines(entry.words))
            return f"- **{kind}** ({day}): {quotation}{remark}"


def _lines(text: str) -> str:
    """Return words line by line within an item of a list; an empty line begins a paragraph."""
    lines = [escaped(line.strip()) for line in text.strip().splitlines()]
    written = lines[0] if lines else ""
    for before, line in pairwise(lines):
        if line:
            written += f"{_BREAK}{_INDENT}{line}" if before else f"\n\n{_INDENT}{line}"
    return written
