"""Places beside the laws on a page: definitions, preface and scope, the subject index."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.book import Definition, IndexEntry, Matter
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import Passage
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import EntryLink, PlaceLink


def matter_markup(composer: Composer, matter: Matter) -> Markup:
    """Return a preface, scope or introduction."""
    title = hypertext.paragraph("title", hypertext.anchor(str(matter.place)), matter.title)
    return hypertext.joined([title, *_paragraphs(composer, matter.body, "words at0")])


def definitions_markup(composer: Composer, definitions: Iterable[Definition]) -> Markup:
    """Return the chapter of definitions of a book."""
    return hypertext.joined(
        block for definition in definitions for block in definition_blocks(composer, definition)
    )


def definition_blocks(composer: Composer, definition: Definition) -> list[Markup]:
    """Return a definition: its term, the English term beside it, its meanings."""
    place = NamedPlace.definition(definition.concept)
    term = [hypertext.anchor(str(place)), definition.term]
    if definition.english and definition.english.casefold() not in definition.term.casefold():
        term.append(_english(definition))
    blocks = [hypertext.paragraph("term", *term)]
    blocks += _paragraphs(composer, definition.body, "words at1")
    for number, sense in enumerate(definition.senses, 1):
        blocks += _numbered(composer, sense, str(number))
    return blocks + _paragraphs(composer, definition.closing, "words at1")


def _english(definition: Definition) -> Markup:
    """Return the English term beside a term, in brackets where only the editors have it."""
    if definition.english_is_printed:
        return hypertext.styled("english", f"  {definition.english}")
    return hypertext.styled("supplied", f"  [{definition.english}]")


def _numbered(composer: Composer, passage: Passage, number: str) -> list[Markup]:
    label = hypertext.styled("label", number)
    waiting = [label, hypertext.TAB]
    blocks: list[Markup] = []
    for stretch in passage.paragraphs():
        style = "words at2 back1" if waiting else "words at2"
        words = composer.stretch(passage, stretch)
        blocks.append(hypertext.paragraph(style, *waiting, words))
        waiting = []
    return blocks


def _paragraphs(composer: Composer, passage: Passage, style: str) -> list[Markup]:
    return [
        hypertext.paragraph(style, composer.stretch(passage, stretch))
        for stretch in passage.paragraphs()
    ]


def index_markup(composer: Composer, entries: Sequence[IndexEntry], *, is_headed: bool) -> Markup:
    """Return the subject index as printed: heads, the entries below them, where they lead.

    Where the book prints a head above it, the anchor of the whole index stands there.
    """
    anchors: dict[str, str] = {}
    for number, entry in enumerate(entries):
        anchors.setdefault(entry.entry.casefold(), f"entry-{number}")
    blocks = [
        _entry(composer, entry, f"entry-{number}", anchors) for number, entry in enumerate(entries)
    ]
    here = hypertext.NOTHING if is_headed else hypertext.anchor("index")
    return hypertext.joined([here, *blocks])


def _entry(composer: Composer, entry: IndexEntry, name: str, anchors: Mapping[str, str]) -> Markup:
    """Return an entry in its printed words, the laws it names, and the entries to see also."""
    parts = [hypertext.anchor(name), entry.printed or entry.entry]
    edition = composer.edition
    for number, law in enumerate(entry.laws):
        link = PlaceLink(Address(edition, Citation(law)))
        parts.append(", " if number else "  ")
        parts.append(composer.link(link, str(law), "reference"))
    for number, other in enumerate(entry.see_also):
        parts.append(", " if number else " → ")
        words = other
        target = anchors.get(other.casefold())
        linked = composer.link(EntryLink(target), words, "reference") if target else words
        parts.append(linked)
    is_head = not (entry.laws or entry.see_also)
    style = "entry at2" if entry.is_below else "entry head at1" if is_head else "entry at1"
    return hypertext.paragraph(style, *parts)
