"""A book as Markdown: headings for laws, nested lists for what stands below, links as anchors.

Plain Markdown with tables and footnotes as GitHub, pandoc and Python-Markdown read them.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Book, Definition, Matter
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import Passage, ReferenceStatus
from bridge_rules_gui.corpus.provision import DivisionKind, Law, Provision, Table
from bridge_rules_gui.exchange.runs import (
    NoteCall,
    ReferringWords,
    RestoredWords,
    Run,
    anchor_of,
    label_of,
    level,
    one_line,
    pieces,
    runs,
)

_SPECIAL: Final = re.compile(r"([\\`*_{}\[\]#])")  # what every reader lets be escaped
_LIST: Final = re.compile(r"^(\s*)([-+]|\d+[.)])(?=\s|$)")
_STEP: Final = "    "
_HEADS: Final = {DivisionKind.CHAPTER: "##", DivisionKind.PART: "###", DivisionKind.SECTION: "###"}
_BEHIND: Final = frozenset({"colophon", "index"})


def write_markdown(books: Sequence[Book], laws: Collection[int], *, is_whole: bool) -> bytes:
    """Return the chosen laws of some books; the rest of a book goes with all of its laws."""
    texts = ("\n\n".join(_Writer(book, laws).blocks(is_whole=is_whole)) for book in books)
    return ("\n\n".join(texts) + "\n").encode()


def escaped(words: str) -> str:
    """Return words that mean nothing to Markdown, on one line."""
    plain = _SPECIAL.sub(r"\\\1", escape(" ".join(words.split("\n")), quote=False))
    return _LIST.sub(lambda m: f"{m[1]}{m[2][:-1]}\\{m[2][-1]}", plain)


@dataclass(slots=True)
class _Writer:
    """Writes one book."""

    book: Book
    laws: Collection[int]
    _called: dict[int, None] = field(default_factory=dict)
    _places: set[Citation | NamedPlace] = field(default_factory=set)

    def blocks(self, *, is_whole: bool) -> Iterator[str]:
        """Yield the book block by block, its notes last."""
        yield f"# {escaped(self.book.title)}"
        yield f"*{escaped(self.book.rights)}*"
        places = {p.citation for p in self.book.provisions if p.citation.law in self.laws}
        self._places |= places
        if is_whole:
            self._places |= {NamedPlace.definition(d.concept) for d in self.book.definitions}
            for matter in self.book.matter:
                if matter.place.name not in _BEHIND:
                    yield from self._matter(matter)
                if matter.place.name == "definitions":
                    yield from self._definitions()
            if not any(m.place.name == "definitions" for m in self.book.matter):
                yield from self._definitions()
        yield from self._body()
        if is_whole:
            for matter in self.book.matter:
                if matter.place.name in _BEHIND:
                    yield from self._matter(matter)
            yield from self._index()
        yield from self._notes()

    def _matter(self, matter: Matter) -> Iterator[str]:
        yield self._heading("##", matter.place, escaped(one_line(matter.title)))
        yield from self._passage(matter.body)

    def _definitions(self) -> Iterator[str]:
        for definition in self.book.definitions:
            yield from self._definition(definition)

    def _definition(self, definition: Definition) -> Iterator[str]:
        """Yield an item: the term, its words, and its meanings below it."""
        here = self._anchor(NamedPlace.definition(definition.concept))
        english = escaped(definition.english)
        if english:
            english = f" ({english})" if definition.english_is_printed else f" \\[{english}\\]"
        yield f"- {here}**{escaped(one_line(definition.term))}**{english}"
        yield from self._passage(definition.body, depth=1)
        for number, sense in enumerate(definition.senses, start=1):
            yield f"{_STEP}- **{number}** {self._line(sense)}"
        yield from self._passage(definition.closing, depth=1)

    def _body(self) -> Iterator[str]:
        provisions = {p.citation: p for p in self.book.provisions}
        shown: tuple[object, ...] = ()
        for law in self.book.laws:
            if law.citation.law in self.laws:
                for depth, division in enumerate(law.divisions):
                    if law.divisions[: depth + 1] != shown[: depth + 1]:
                        title = escaped(one_line(f"{division.number} {division.title}"))
                        yield f"{_HEADS[division.kind]} {title}"
                shown = law.divisions
                yield from self._law(law, provisions)

    def _law(self, law: Law, provisions: dict[Citation, Provision]) -> Iterator[str]:
        title = f"{escaped(law.printed_label)}. {self._line(law.heading)}"
        yield self._heading("####", law.citation, title)
        yield from self._passage(law.body, law.tables)
        for child in law.children:
            yield from self._provision(provisions[child], provisions)
        yield from self._passage(law.closing)

    def _provision(
        self, provision: Provision, provisions: dict[Citation, Provision]
    ) -> Iterator[str]:
        """Yield an item: anchor, label and title, or the first words; then what follows."""
        depth = level(provision.citation)
        head = f"{self._anchor(provision.citation)}**{escaped(label_of(provision))}**"
        own = list(self._passage(provision.body, provision.tables, depth))
        if provision.heading:
            head += f" **{self._line(provision.heading)}**"
        elif own and not own[0].lstrip().startswith("|"):
            head += f" {own.pop(0).strip()}"
        yield f"{_STEP * (depth - 1)}- {head}"
        yield from own
        for child in provision.children:
            yield from self._provision(provisions[child], provisions)
        yield from self._passage(provision.closing, depth=depth)

    def _index(self) -> Iterator[str]:
        for entry in self.book.subject_index:
            depth = 1 if entry.is_below else 0
            laws = ", ".join(f"[{n}](#{self._name(Citation(n))})" for n in entry.laws)
            also = f" → {escaped(', '.join(entry.see_also))}" if entry.see_also else ""
            yield f"{_STEP * depth}- {escaped(entry.printed or entry.entry)} {laws}{also}".rstrip()

    def _notes(self) -> Iterator[str]:
        """Yield the notes called; a note may itself call another one."""
        done: set[int] = set()
        while waiting := [number for number in self._called if number not in done]:
            for number in waiting:
                done.add(number)
                paragraphs = list(self._passage(self.book.footnotes[number].body, depth=1))
                words = "\n\n".join(paragraphs).strip()
                yield f"[^{self._note_name(number)}]: {words}"

    # Words.

    def _heading(self, sign: str, place: Citation | NamedPlace, title: str) -> str:
        return f"{sign} {self._anchor(place)}{title}"

    def _anchor(self, place: Citation | NamedPlace) -> str:
        return f'<a id="{self._name(place)}"></a>'

    def _name(self, place: Citation | NamedPlace) -> str:
        return anchor_of(Address(self.book.edition, place))

    def _passage(
        self, passage: Passage, tables: tuple[Table, ...] = (), depth: int = 0
    ) -> Iterator[str]:
        """Yield the paragraphs and tables of a passage, as deep as their item."""
        indent = _STEP * depth
        for piece in pieces(passage, tables):
            if isinstance(piece, Table):
                yield _table(piece, indent)
            else:
                yield indent + "".join(map(self._run, runs(passage, piece)))

    def _line(self, passage: Passage) -> str:
        return "".join(map(self._run, runs(passage)))

    def _run(self, run: Run) -> str:
        if isinstance(run, NoteCall):
            self._called[run.footnote] = None
            return f"[^{self._note_name(run.footnote)}]"
        words = escaped(run.text)
        if isinstance(run, RestoredWords):
            return _restored(words, run.restoration.printed)
        return self._reference(run, words) if isinstance(run, ReferringWords) else words

    def _reference(self, run: ReferringWords, words: str) -> str:
        first = run.references[0]
        target = first.meant or first.target
        mark = ""
        if first.status is not ReferenceStatus.RESOLVED:
            mark = rf" \[→ {escaped(str(target))}\]" if first.meant else r" \[?\]"
        if target in self._places:
            return f"[{words}](#{self._name(target)}){mark}"
        return words + mark

    def _note_name(self, number: int) -> str:
        return f"{self.book.edition}-{number + 1}"


def _table(table: Table, indent: str) -> str:
    """Return a table; Markdown knows one row of heads, so others become rows."""
    width = max(len(row) for row in table.rows)
    rows = [
        [_cell(table, n, column) for column in range(len(row))] + [""] * (width - len(row))
        for n, row in enumerate(table.rows)
    ]
    head = rows.pop(0) if table.header else [""] * width
    lines = [head, ["---"] * width, *rows]
    written = "\n".join(f"{indent}| {' | '.join(line)} |" for line in lines)
    return f"{indent}*{escaped(table.caption)}*\n\n{written}" if table.caption else written


def _cell(table: Table, row: int, column: int) -> str:
    words = escaped(table.rows[row][column]).replace("|", "&#124;")
    return _restored(words) if (row, column) in table.restored else words


def _restored(words: str, printed: str = "") -> str:
    """Mark what the editors put back; HTML within Markdown, which has no sign for it."""
    original = f"; printed: {escape(printed)}" if printed else ""
    return f'<ins title="restored by the editors{original}">{words}</ins>'
