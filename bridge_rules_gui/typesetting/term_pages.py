"""Terms as pages: a concept's card, and a finding of the consistency report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Subject, TermKind, TermStatus
from bridge_rules_gui.exchange.glossary import GlossaryEntry, GlossaryTerm
from bridge_rules_gui.language.concept_names import names_for
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.terms.answers import (
    AttestedTerm,
    Explanation,
    Finding,
    FindingKind,
    TermCard,
    TermColumn,
    Variant,
)
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import PlaceLink

_MOST_FORMS: Final = 12


@dataclass(frozen=True, slots=True, kw_only=True)
class CardWords:
    """The window's own words on a card, in its language.

    ``more_forms`` says how many more there are; ``places`` has room for the count of them,
    ``shared`` for the concepts they are counted under too, ``quotation`` for words of a book.
    ``concepts`` are the names of the concepts by their ids.
    """

    editions: Mapping[Edition, str]
    concepts: Mapping[str, str]
    subjects: Mapping[Subject, str]
    statuses: Mapping[TermStatus, str]
    parts_of_speech: Mapping[PartOfSpeech, str]
    short_form: str
    places: str
    shared: str
    never: str
    more_forms: Callable[[int], str]
    definition: str
    to_definition: str
    no_definition: str
    context: str
    quotation: str
    note: str
    commentary: str
    no_term: str
    own: str


@dataclass(frozen=True, slots=True)
class ConceptLink:
    """A concept that can be opened."""

    concept: str


TermLink = PlaceLink | ConceptLink


@dataclass(frozen=True, slots=True)
class TermPage:
    """Markup about terms, ready to be shown; the numbers of its links count ``links``."""

    html: str
    links: tuple[TermLink, ...]


@dataclass(slots=True)
class TermLinks:
    """Gathers the links of one page."""

    links: list[TermLink] = field(default_factory=list)

    def place(self, address: Address, name: str = "") -> Markup:
        """Return a place's citation as a link to it."""
        return self._link(PlaceLink(address), name or str(address.place))

    def concept(self, concept: str, name: str) -> Markup:
        """Return a concept's name as a link to its card."""
        return self._link(ConceptLink(concept), name)

    def _link(self, link: TermLink, words: str) -> Markup:
        self.links.append(link)
        return hypertext.link(len(self.links) - 1, words, "reference")


def card_page(card: TermCard, words: CardWords, phrasebook: Phrasebook = ENGLISH) -> TermPage:
    """Return the card of a concept, named and annotated in the language of a phrasebook."""
    links = TermLinks()
    concept = card.concept
    english = ", ".join(concept.english)
    terms = [column.terms[0].term.text if column.terms else "" for column in card.columns]
    name, _ = names_for(phrasebook.language, english, terms)
    about = (words.subjects[concept.subject], *([] if name == english else [english]), concept.id)
    parts = [
        hypertext.paragraph("title", name),
        hypertext.paragraph("quiet", " · ".join(dict.fromkeys(about))),
        _note(phrasebook.text(concept.note)),
        _own(card, words),
        hypertext.columns(
            "card",
            [_head(column, words) for column in card.columns],
            [hypertext.joined(_column(each, words, links, phrasebook)) for each in card.columns],
        ),
    ]
    return TermPage(hypertext.joined(parts), tuple(links.links))


def _head(column: TermColumn, words: CardWords) -> Markup:
    name = words.editions[column.edition]
    count = words.places.format(column.count) if column.count else words.never
    return hypertext.joined([name, hypertext.styled("quiet", f" · {count}")])


def _column(
    column: TermColumn, words: CardWords, links: TermLinks, phrasebook: Phrasebook
) -> Iterator[Markup]:
    if column.shared:
        yield _shared(column, words, links)
    absent = phrasebook.text(column.absent)
    if not column.terms:
        yield hypertext.paragraph("quiet", absent or words.no_term)
    for attested in column.terms:
        yield from _term(attested, words)
        yield _note(phrasebook.text(attested.term.note))
    if column.terms:
        yield _note(absent)
    yield from _explained(column, words, links)
    if column.note:
        yield _titled(words.note, phrasebook.text(column.note))
    if column.commentary:
        yield hypertext.paragraph("panel", words.commentary)
        for attested in column.commentary:
            yield _commentary_term(attested, links)


def _shared(column: TermColumn, words: CardWords, links: TermLinks) -> Markup:
    """Return the concepts some places are counted under too; in the book they share a word."""
    parts: list[str] = []
    for concept, count in column.shared:
        parts += [", "] if parts else []
        parts.append(links.concept(concept, words.concepts[concept]))
        parts.append(f" {words.places.format(count)}")
    before, _, after = words.shared.partition("{0}")
    line = [before, *parts, after]
    return hypertext.paragraph("remark", *line)


def _term(attested: AttestedTerm, words: CardWords) -> Iterator[Markup]:
    term = attested.term
    remarks = []
    if term.status is not TermStatus.PREFERRED:
        remarks.append(words.statuses[term.status])
    if term.kind is TermKind.SHORT:
        remarks.append(words.short_form)
    remarks.append(words.parts_of_speech[term.part_of_speech])
    remarks.append(words.places.format(attested.count) if attested.count else words.never)
    yield hypertext.paragraph(
        "headword" if term.status is not TermStatus.DEPRECATED else "headword slip",
        hypertext.styled("word", " / ".join(term.headwords)),
        hypertext.styled("remark", f"  {' · '.join(remarks)}"),
    )
    if attested.forms:
        yield hypertext.paragraph("forms", _forms(attested, words))


def _forms(attested: AttestedTerm, words: CardWords) -> str:
    shown = [f"{form} {count}" for form, count in attested.forms[:_MOST_FORMS]]
    more = len(attested.forms) - len(shown)
    return ", ".join(shown) + (f" {words.more_forms(more)}" if more else "")


def _explained(column: TermColumn, words: CardWords, links: TermLinks) -> Iterator[Markup]:
    """Yield the book's definition, and words that show the term in use."""
    if column.definition is not None:
        text = f"{column.definition_text} "
        place = links.place(column.definition, words.to_definition)
        yield _titled(words.definition, hypertext.joined([text, hypertext.SPACE, place]))
    elif column.terms:
        yield hypertext.paragraph("quiet", words.no_definition)
    if column.context is not None:
        quote = words.quotation.format(column.quote) + " "
        yield _titled(words.context, hypertext.joined([quote, links.place(column.context)]))


def _commentary_term(attested: AttestedTerm, links: TermLinks) -> Markup:
    places: list[Markup] = []
    for address, count in attested.places:
        number = str(address.place).rpartition(":")[2]  # of the article
        name = number + (f" ×{count}" if count > 1 else "")
        places += [links.place(address, name), hypertext.SPACE]
    word = hypertext.styled("word", f"{attested.term.text} ")
    return hypertext.paragraph("item", word, *places)


def _titled(title: str, content: str) -> Markup:
    return hypertext.joined(
        [
            hypertext.paragraph("panel", title),
            hypertext.paragraph("item", content),
        ]
    )


def _note(text: str) -> Markup:
    return hypertext.paragraph("remark", text) if text else hypertext.NOTHING


def own_page(entry: GlossaryEntry, words: CardWords) -> TermPage:
    """Return an entry of the user's glossary that no concept of the termbase answers to."""
    return TermPage(_own_box(entry.terms, words), ())


def _own(card: TermCard, words: CardWords) -> Markup:
    """Return what the user's own glossary says, in a box of its own."""
    return _own_box(card.own, words) if card.own else hypertext.NOTHING


def _own_box(terms: Sequence[GlossaryTerm], words: CardWords) -> Markup:
    content = [hypertext.paragraph("panel", words.own)]
    for term in terms:
        line = f"{term.text} ({term.language})" + (f" – {term.note}" if term.note else "")
        content.append(hypertext.paragraph("item", line))
    return hypertext.table("own", [[hypertext.Cell(hypertext.joined(content))]])


@dataclass(frozen=True, slots=True, kw_only=True)
class FindingWords:
    """The window's own words about a finding.

    ``weights`` has room for the words of weight; ``all_senses`` stands before the other
    concepts a word names. ``concepts`` are the names of the concepts by their ids, ``place``
    names a place.
    """

    editions: Mapping[Edition, str]
    kinds: Mapping[FindingKind, str]
    commentary: str
    all_senses: str
    none: str
    weights: str
    concepts: Mapping[str, str]
    place: Callable[[Address], str]


def finding_page(finding: Finding, words: FindingWords) -> TermPage:
    """Return one finding with links to its concepts and to all its places."""
    links = TermLinks()
    named: list[Markup] = []
    for concept in finding.concepts:
        named += [links.concept(concept, words.concepts[concept]), hypertext.SPACE]
    if finding.edition is not None:
        edition = f" · {words.editions[finding.edition]}"
        named.append(hypertext.styled("quiet", edition))
    parts = [
        hypertext.paragraph("title", *named),
        hypertext.paragraph("remark", words.kinds[finding.kind]),
        *(_variant(variant, words, links) for variant in finding.variants),
        *(_explanation(explained, words, links) for explained in finding.explanations),
    ]
    return TermPage(hypertext.joined(parts), tuple(links.links))


def _variant(variant: Variant, words: FindingWords, links: TermLinks) -> Markup:
    head = [
        hypertext.styled("word", variant.text),
        hypertext.styled("remark", f"  ×{variant.count}"),
    ]
    if variant.is_commentary:
        head.append(hypertext.styled("remark", f" · {words.commentary}"))
    if variant.is_shared:
        head.append(hypertext.styled("remark", f" · {words.all_senses} "))
        for concept in variant.shared_with:
            head += [links.concept(concept, words.concepts[concept]), hypertext.SPACE]
    places = [
        hypertext.paragraph("item", *_law(list(group), words, links))
        for _, group in groupby(variant.places, key=lambda place: _of_law(place[0]))
    ]
    return hypertext.joined([hypertext.paragraph("headword", *head), *places])


def _of_law(address: Address) -> tuple[Edition, int]:
    """Return what the places of one line have in common: ten laws, or that they are none."""
    return address.edition, -1 if address.law is None else address.law // 10


def _law(places: list[tuple[Address, int]], words: FindingWords, links: TermLinks) -> Iterator[str]:
    for address, count in places:
        name = words.place(address) + (f" ×{count}" if count > 1 else "")
        yield links.place(address, name)
        yield "\u2003"


def _explanation(explained: Explanation, words: FindingWords, links: TermLinks) -> Markup:
    name = words.editions[explained.edition]
    if explained.place is None:
        nothing = f"{name}: {words.none}"
        return hypertext.paragraph("headword", hypertext.styled("quiet", nothing))
    head = [
        hypertext.styled("word", f"{name} "),
        links.place(explained.place, words.place(explained.place)),
    ]
    parts = [
        hypertext.paragraph("headword", *head),
        hypertext.paragraph("item", explained.text),
    ]
    if explained.differing:
        differing = words.weights.format(", ".join(explained.differing))
        parts.append(hypertext.paragraph("remark", differing))
    return hypertext.joined(parts)
