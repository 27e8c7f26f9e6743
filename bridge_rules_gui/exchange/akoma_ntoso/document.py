"""The document: a book, or some of its laws, as an act; several books as a collection."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree as ET

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.book import Book, Definition, Matter
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import NO_WORDS, Passage
from bridge_rules_gui.corpus.provision import Division, DivisionKind, Provision, Table
from bridge_rules_gui.exchange.akoma_ntoso.words import (
    NAMESPACE,
    WORK,
    WordSetter,
    add,
    date_of,
    eid,
    element_of,
    expression,
    language_of,
    tag,
    write,
)
from bridge_rules_gui.exchange.runs import label_of, one_line

_DIVISIONS: Final = {
    DivisionKind.CHAPTER: "chp",
    DivisionKind.PART: "part",
    DivisionKind.SECTION: "sec",
}
_BEHIND: Final = frozenset({"colophon", "index"})
"""The places of a book that stand behind its laws."""
_RUNNING: Final = frozenset({"p", "num", "heading", "caption"})
"""Elements whose blanks are words."""


def write_akoma_ntoso(books: Sequence[Book], laws: Collection[int], *, is_whole: bool) -> bytes:
    """Return the chosen laws of some books; the rest of a book goes with all of its laws.

    One book is an act by itself, several are the components of a collection.
    """
    ET.register_namespace("", NAMESPACE)
    root = ET.Element(tag("akomaNtoso"))
    if len(books) == 1:
        _add_act(root, books[0], laws, is_whole=is_whole)
    else:
        collection = add(root, "documentCollection", name="editions")
        _describe_collection(collection)
        body = add(collection, "collectionBody")
        for number, book in enumerate(books, start=1):
            component = add(body, "component", eId=f"cmp_{number}")
            _add_act(component, book, laws, is_whole=is_whole, prefix=f"cmp_{number}__")
    _indent(root, 0)
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written + b"\n"


def _add_act(
    above: ET.Element, book: Book, laws: Collection[int], *, is_whole: bool, prefix: str = ""
) -> None:
    act = add(above, "act", name="laws", contains="singleVersion")
    words = WordSetter(book, _present_ids(book, laws, is_whole=is_whole), prefix)
    _describe(act, book, book.definitions if is_whole else (), prefix)
    _Act(act, book, words).fill(laws, is_whole=is_whole)


@dataclass(slots=True)
class _Act:
    """An act being written."""

    act: ET.Element
    book: Book
    words: WordSetter

    def fill(self, laws: Collection[int], *, is_whole: bool) -> None:
        """Write preface, body and conclusions."""
        preface = add(self.act, "preface")
        title = add(add(preface, "longTitle"), "p")
        write(add(title, "docTitle"), self.book.title)
        write(add(preface, "p", **{"class": "rights"}), self.book.rights)
        body = add(self.act, "body")
        if is_whole:
            for matter in self.book.matter:
                if matter.place.name not in _BEHIND and matter.place.name != "definitions":
                    self._matter(preface, matter)
            self._definitions(body)
        self._laws(body, laws)
        behind = [m for m in self.book.matter if m.place.name in _BEHIND]
        if is_whole and behind:
            conclusions = add(self.act, "conclusions")
            for matter in behind:
                self._matter(conclusions, matter)

    def _matter(self, above: ET.Element, matter: Matter) -> None:
        """Write a preface or the like as paragraphs; the subject index with its entries."""
        here = eid(matter.place)
        container = add(above, "container", name=matter.place.name, eId=self.words.own(here))
        if matter.title:
            write(add(container, "p", **{"class": "title"}), matter.title)
        self.words.blocks(container, matter.body, here)
        if matter.place.name == "index":
            self._index(container)

    def _index(self, container: ET.Element) -> None:
        for entry in self.book.subject_index:
            line = add(container, "p", **{"class": "below" if entry.is_below else "entry"})
            write(line, entry.printed or entry.entry)
            for number, law in enumerate(entry.laws):
                write(line, ", " if number else "  ")
                identity = self.words.numbered("index", "ref")
                target = f"#{self.words.own(f'art_{law}')}"
                write(add(line, "ref", eId=identity, href=target), str(law))
            if entry.see_also:
                write(line, f" → {', '.join(entry.see_also)}")

    # The body.

    def _definitions(self, body: ET.Element) -> None:
        identity = self.words.own("definitions")
        chapter = add(body, "hcontainer", name="definitions", eId=identity)
        for matter in self.book.matter:
            if matter.place.name == "definitions":
                write(add(chapter, "heading"), one_line(matter.title))
                self.words.blocks(self._part(chapter, "intro", "definitions"), matter.body, "")
        for definition in self.book.definitions:
            self._definition(chapter, definition)

    def _definition(self, chapter: ET.Element, definition: Definition) -> None:
        here = eid(NamedPlace.definition(definition.concept))
        element = add(chapter, "hcontainer", name="definition", eId=self.words.own(here))
        heading = add(element, "heading")
        refers = f"#{self.words.own(_concept_id(definition))}"
        write(add(heading, "def", refersTo=refers), definition.term)
        if definition.english:
            origin = "printed" if definition.english_is_printed else "supplied by the editors"
            write(heading, " ")
            write(add(heading, "inline", name="english", title=origin), definition.english)
        if not definition.senses:
            content = self._part(element, "content", here)
            self.words.blocks(content, definition.body, here)
            return
        if definition.body:
            self.words.blocks(self._part(element, "intro", here), definition.body, here)
        for number, sense in enumerate(definition.senses, start=1):
            point_id = f"{here}__point_{number}"
            point = add(element, "point", eId=self.words.own(point_id))
            write(add(point, "num"), f"{number}.")
            self.words.blocks(self._part(point, "content", point_id), sense, point_id)
        if definition.closing:
            self.words.blocks(self._part(element, "wrapUp", here), definition.closing, here)

    def _laws(self, body: ET.Element, laws: Collection[int]) -> None:
        """Write the laws under the headings the book prints above them."""
        provisions = {p.citation: p for p in self.book.provisions}
        open_divisions: list[tuple[Division, ET.Element, str]] = []
        for law in self.book.laws:
            if law.citation.law not in laws:
                continue
            kept = 0
            while kept < min(len(open_divisions), len(law.divisions)) and (
                open_divisions[kept][0] == law.divisions[kept]
            ):
                kept += 1
            del open_divisions[kept:]
            for division in law.divisions[kept:]:
                open_divisions.append(self._division(body, open_divisions, division))
            above = open_divisions[-1][1] if open_divisions else body
            self._provision(above, law, provisions)

    def _division(
        self,
        body: ET.Element,
        opened: list[tuple[Division, ET.Element, str]],
        division: Division,
    ) -> tuple[Division, ET.Element, str]:
        above, inside = (opened[-1][1], opened[-1][2]) if opened else (body, "")
        name = f"{_DIVISIONS[division.kind]}_{division.number or 'nn'}"
        here = f"{inside}__{name}" if inside else name
        element = add(above, division.kind.value, eId=self.words.own(here))
        if division.number:
            write(add(element, "num"), division.number)
        if division.title:
            write(add(element, "heading"), one_line(division.title))
        return division, element, here

    def _provision(
        self, above: ET.Element, provision: Provision, provisions: dict[Citation, Provision]
    ) -> None:
        here = eid(provision.citation)
        element = add(above, element_of(provision.citation), eId=self.words.own(here))
        write(add(element, "num"), label_of(provision))
        if provision.heading:
            self.words.line(add(element, "heading"), provision.heading, here)
        if not provision.children:
            content = self._part(element, "content", here)
            self._content(content, provision.body, here, provision.tables)
            if provision.closing:
                self.words.blocks(content, provision.closing, here)
            return
        if provision.body or provision.tables:
            intro = self._part(element, "intro", here)
            self._content(intro, provision.body, here, provision.tables)
        for child in provision.children:
            self._provision(element, provisions[child], provisions)
        if provision.closing:
            self.words.blocks(self._part(element, "wrapUp", here), provision.closing, here)

    def _content(
        self, element: ET.Element, passage: Passage, here: str, tables: tuple[Table, ...]
    ) -> None:
        self.words.blocks(element, passage or NO_WORDS, here, tables)

    def _part(self, above: ET.Element, name: str, inside: str) -> ET.Element:
        """Open a part of a provision: its introduction, content or closing words."""
        return add(above, name, eId=self.words.numbered(inside, name))


def _indent(element: ET.Element, depth: int) -> None:
    """Put every block on a line of its own; running words are left alone."""
    if element.tag.rpartition("}")[2] in _RUNNING or not len(element):
        return
    for child in element:
        _indent(child, depth + 1)
        child.tail = "\n" + "  " * (depth + 1)
    element.text = "\n" + "  " * (depth + 1)
    element[-1].tail = "\n" + "  " * depth


_NAME: Final = "Laws of Duplicate Bridge"
_FIRST: Final = "1987-01-01"


def _concept_id(definition: Definition) -> str:
    """Return the identifier of the concept a definition is of."""
    return f"concept_{definition.concept}"


def _describe(
    document: ET.Element, book: Book, defined: Iterable[Definition], prefix: str = ""
) -> None:
    """Put the ``meta`` of a book's document first into it."""
    meta = add(document, "meta")
    _identify(meta, book.edition)
    references = add(meta, "references", source="#wbf")
    wbf = {"href": "/akn/ontology/organization/un/wbf", "showAs": "World Bridge Federation"}
    add(references, "TLCOrganization", eId=f"{prefix}wbf", **wbf)
    if book.translator:
        person = {"href": "/akn/ontology/person/un/translator", "showAs": book.translator}
        add(references, "TLCPerson", eId=f"{prefix}person_translator", **person)
    for definition in defined:
        href = f"/akn/ontology/concept/un/{definition.concept}"
        identity = prefix + _concept_id(definition)
        add(references, "TLCConcept", eId=identity, href=href, showAs=definition.english)


def _describe_collection(document: ET.Element) -> None:
    """Put the ``meta`` of several books together first into their document."""
    meta = add(document, "meta")
    identification = add(meta, "identification", source="#wbf")
    for level in ("FRBRWork", "FRBRExpression", "FRBRManifestation"):
        end = {"FRBRExpression": "/mul@", "FRBRManifestation": "/mul@.xml"}.get(level, "")
        part = _core(identification, level, f"{WORK}-editions{end}", _FIRST)
        if level == "FRBRWork":
            add(part, "FRBRcountry", value="un")
        elif level == "FRBRExpression":
            add(part, "FRBRlanguage", language="mul")
    references = add(meta, "references", source="#wbf")
    wbf = {"href": "/akn/ontology/organization/un/wbf", "showAs": "World Bridge Federation"}
    add(references, "TLCOrganization", eId="wbf", **wbf)


def _identify(meta: ET.Element, edition: Edition) -> None:
    identification = add(meta, "identification", source="#wbf")
    work = _core(identification, "FRBRWork", WORK, _FIRST)
    add(work, "FRBRcountry", value="un")
    add(work, "FRBRsubtype", value="laws")
    add(work, "FRBRnumber", value="duplicate-bridge")
    add(work, "FRBRname", value=_NAME)
    translation = _core(identification, "FRBRExpression", expression(edition), date_of(edition))
    add(translation, "FRBRauthoritative", value="false")  # a translation: English is authentic
    add(translation, "FRBRlanguage", language=language_of(edition))
    _core(identification, "FRBRManifestation", f"{expression(edition)}.xml", date_of(edition))


def _core(identification: ET.Element, level: str, address: str, date: str) -> ET.Element:
    part = add(identification, level)
    plain = address.removesuffix(".xml")
    end = address[len(plain) :]
    add(part, "FRBRthis", value=f"{plain}/!main{end}")
    add(part, "FRBRuri", value=address)
    add(part, "FRBRdate", date=date, name="edition")
    add(part, "FRBRauthor", href="#wbf")
    return part


def _present_ids(book: Book, laws: Iterable[int], *, is_whole: bool) -> frozenset[str]:
    """Return the identifiers of the places that stand in a document of some laws."""
    numbers = set(laws)
    found = {eid(p.citation) for p in book.provisions if p.citation.law in numbers}
    if is_whole:
        found |= {f"def_{d.concept}" for d in book.definitions}
        found |= {eid(matter.place) for matter in book.matter}
    return frozenset(found)
