"""What a result of a search says: its markup, and where its links lead."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.described import Example
from bridge_rules_gui.library.places import in_sentence_case
from bridge_rules_gui.search.answer import Excerpt
from bridge_rules_gui.search.query import SearchKind
from bridge_rules_gui.search.results import SearchResult
from bridge_rules_gui.window.place_names import name_of_place
from bridge_rules_gui.window.search.names import name_of_hit

translate = QCoreApplication.translate

MOST_PLACES: Final = 3
"""How many places of another edition are listed."""


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead to a place of the books, or to what an address of the window opens."""

    words: str
    target: Address | str


Part = str | Link
"""Words of a line, or a link in it."""


@dataclass(frozen=True, slots=True)
class ResultWords:
    """A result in words: a heading, what its book says at the place, and lines of links."""

    heading: Excerpt
    printed: Excerpt
    """The heading in the book, where that is another."""
    text: Excerpt
    lines: tuple[tuple[Part, ...], ...]

    @property
    def spoken(self) -> str:
        """All of it as one text."""
        lines = ("".join(map(plain, line)) for line in self.lines)
        parts = (self.heading.text, self.printed.text, self.text.text, *lines)
        return ". ".join(part.rstrip(".") for part in parts if part)


def plain(part: Part) -> str:
    """Return the words of a part of a line."""
    return part.words if isinstance(part, Link) else part


def words_of(
    result: SearchResult, law_name: str, read_year: int, said: Callable[[Example], str]
) -> ResultWords:
    """Return a result in words; ``said`` says what an example is called, nothing to omit it."""
    hit = result.hit
    name = name_of_hit(hit)
    year = hit.address.edition.year
    if year != read_year:
        with_year = translate("Places", "{place} ({year})").format(place=name, year=year)
        name = with_year if name else str(year)
    title, printed = Excerpt(law_name), _in_sentence_case(hit.heading)
    if not law_name or law_name == printed.text:
        title, printed = printed, Excerpt("")
    is_title = hit.snippet.text.casefold() in hit.heading.text.casefold()
    text = Excerpt("") if is_title else hit.snippet
    lead = f"{name} · " if name and title.text else name
    shifted = tuple((start + len(lead), end + len(lead)) for start, end in title.lit)
    heading = Excerpt(lead + title.text, shifted)
    lines = (_elsewhere(result), *_examples(result, said))
    return ResultWords(heading, printed, text, tuple(filter(None, lines)))


def _in_sentence_case(heading: Excerpt) -> Excerpt:
    """Return a heading printed in capitals in small letters, lit at the same letters."""
    said = in_sentence_case(heading.text)
    return Excerpt(said, heading.lit) if len(said) == len(heading.text) else heading


def _elsewhere(result: SearchResult) -> tuple[Part, ...]:
    """Return the line of the places in the other editions."""
    parts: list[Part] = []
    for edition, places in result.elsewhere.items():
        if parts:
            parts.append(" · ")
        if not places:
            parts.append(_missing(result, edition.year))
            continue
        parts.append(f"{edition.year}: ")
        for place in places[:MOST_PLACES]:
            if place is not places[0]:
                parts.append(", ")
            parts.append(Link(name_of_place(place), place))
        if len(places) > MOST_PLACES:
            parts.append(", …")
    return tuple(parts)


def _missing(result: SearchResult, year: int) -> str:
    if result.hit.kind is SearchKind.DEFINITION:
        return translate("Search", "not defined in the Laws of {year}").format(year=year)
    return translate("Search", "not in the Laws of {year}").format(year=year)


def _examples(result: SearchResult, said: Callable[[Example], str]) -> Iterator[tuple[Part, ...]]:
    """Yield the line of situations and that of questions."""
    for label, examples in (
        (translate("Search", "Situations"), result.situations),
        (translate("Search", "Question"), result.questions),
    ):
        links = [Link(words, example.address) for example in examples if (words := said(example))]
        if links:
            between: list[Part] = [f"{label}: "]
            for link in links:
                between += [link, " · "]
            yield tuple(between[:-1])


def lit_html(excerpt: Excerpt) -> str:
    """Return words as markup, those that were looked for marked."""
    parts, at = [], 0
    for start, end in excerpt.lit:
        if start >= at:
            found = escape(excerpt.text[start:end])
            parts += [escape(excerpt.text[at:start]), f'<span class="lit">{found}</span>']
            at = end
    return "".join((*parts, escape(excerpt.text[at:])))
