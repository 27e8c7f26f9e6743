"""What stands beside a law, as markup: lists of links, notes in full, the notice of rights."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.on_this_law import Heading, OnThisLaw
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import NotebookLink, PageLink, PlaceLink, SourceLink


@dataclass(frozen=True, slots=True, kw_only=True)
class PanelWords:
    """The window's own words in the panel, in its language.

    ``cited_by`` has room for the number of places, ``missing`` and ``undefined`` for the year of
    an edition,
    ``source`` for file and lines. ``same_number`` is said of a place that does not correspond,
    ``beginning`` of where a book is opened that has nothing near.
    """

    elsewhere: str
    about: str
    missing: str
    undefined: str
    nearest: str
    beginning: str
    definitions: str
    same_number: str
    cited_by: str
    footnotes: str
    commentary: str
    source: str
    rights: str
    notes: str = ""


@dataclass(frozen=True, slots=True)
class PanelNote:
    """An entry of the reader's notebook: its name, its place, what it is, and what it says."""

    entry: str
    address: Address
    kind: str
    words: str
    remark: str = ""


@dataclass(frozen=True, slots=True)
class PanelPage:
    """The panel ready to be shown; the numbers of the markup's links count ``links``."""

    html: str
    links: tuple[PageLink, ...]


def panel_page(
    corpus: Corpus, value: OnThisLaw, words: PanelWords, notes: Iterable[PanelNote] = ()
) -> PanelPage:
    """Return the panel for a place; a part that has nothing to say is left out."""
    book = corpus.books[value.address.edition]
    composer = Composer(book.edition, book.footnotes)
    parts = [
        _part(words.elsewhere, _elsewhere(composer, value, words)),
        _part(words.about, _headings(composer, value.about)),
        _part(words.cited_by.format(len(value.cited_by)), _cited_by(composer, value)),
        _part(words.footnotes, _footnotes(composer, value)),
        _part(words.commentary, _headings(composer, value.commentary)),
        _part(words.notes, _notes(composer, notes)),
        _part(words.source, _source(composer, value)),
        _part(words.rights, [_quiet(value.rights)] if value.rights else []),
    ]
    return PanelPage(hypertext.joined(parts), tuple(composer.links))


def _part(title: str, items: Iterable[Markup]) -> Markup:
    listed = list(items)
    if not listed:
        return hypertext.NOTHING
    return hypertext.joined([hypertext.paragraph("panel", title), *listed])


def _item(*parts: str) -> Markup:
    return hypertext.paragraph("item", *parts)


def _quiet(words: str) -> Markup:
    return hypertext.paragraph("item quiet", words)


def _elsewhere(composer: Composer, value: OnThisLaw, words: PanelWords) -> Iterator[Markup]:
    place = value.address.place
    is_definition = isinstance(place, NamedPlace) and place.name.startswith("def:")
    for other in value.elsewhere:
        name = f"{other.edition.year} {other.edition.language.upper()} "
        for heading in other.counterparts:
            yield _item(_named(composer, heading.address, _title(heading, words), name))
        if not other.counterparts:
            label = words.undefined if is_definition else words.missing
            yield _quiet(label.format(other.edition.year))
        nearest = words.nearest if other.is_near else words.beginning
        for label, heading_of in ((nearest, other.nearest), (words.same_number, other.same_number)):
            if heading_of is not None:
                remark = hypertext.styled("quiet", f"{label} ")
                named = _named(composer, heading_of.address, _title(heading_of, words))
                yield _item(remark, named)


def _title(heading: Heading, words: PanelWords) -> str:
    is_law = isinstance(heading.address.place, Citation)
    return heading.title if heading.title or is_law else words.definitions


def _cited_by(composer: Composer, value: OnThisLaw) -> Iterator[Markup]:
    for citing in value.cited_by:
        named = _named(composer, citing.address, citing.title)
        cites = ", ".join(str(place).removeprefix("def:") for place in citing.cites)
        yield _item(named, hypertext.styled("quiet", f" →\u00a0{cites}"))


def _named(composer: Composer, address: Address, title: str, edition: str = "") -> Markup:
    """Return a place as a link: a provision by its citation, any other by its title."""
    if isinstance(address.place, Citation):
        name, rest = str(address.place), f"  {title}" if title else ""
    else:
        name, rest = title or str(address.place), ""
    words = edition + name
    link = composer.link(PlaceLink(address), words, "reference")
    return hypertext.joined([link, rest])


def _footnotes(composer: Composer, value: OnThisLaw) -> Iterator[Markup]:
    for number in value.footnotes:
        note = composer.footnotes[number]
        marker = hypertext.raised(note.bare_marker)
        waiting = [marker, hypertext.SPACE]
        for stretch in note.body.paragraphs():
            yield _item(*waiting, composer.stretch(note.body, stretch))
            waiting = []


def _headings(composer: Composer, headings: Iterable[Heading]) -> Iterator[Markup]:
    """Yield places by their titles, a law's number before its title."""
    for heading in headings:
        place = heading.address.place
        number = f"{place}  " if isinstance(place, Citation) else ""
        words = f"{number}{heading.title}" or str(place)
        yield _item(composer.link(PlaceLink(heading.address), words, "reference"))


def _notes(composer: Composer, notes: Iterable[PanelNote]) -> Iterator[Markup]:
    for note in notes:
        name = f"{note.kind} {note.address.place}"
        link = composer.link(NotebookLink(note.entry), name, "reference")
        quotation = f"  {note.words}" if note.words else ""
        remark = f" ({note.remark})" if note.remark else ""
        yield _item(link, quotation, hypertext.styled("quiet", remark))


def _source(composer: Composer, value: OnThisLaw) -> Iterator[Markup]:
    if value.source is None:
        return
    words = f"{value.source.file}: {value.source.written}"
    yield _item(composer.link(SourceLink(value.source), words, "reference"))
