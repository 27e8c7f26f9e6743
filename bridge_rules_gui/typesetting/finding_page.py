"""A finding of the consistency report: the words or explanations that differ, and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.answers import Explanation, Finding, FindingKind, Variant
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.term_card import TermLinks, TermPage


@dataclass(frozen=True, slots=True, kw_only=True)
class FindingWords:
    """The window's own words about a finding.

    ``weights`` has room for the words of weight; ``all_senses`` stands before the other
    concepts a word names. ``concepts`` are the names of the concepts by their ids.
    """

    editions: Mapping[Edition, str]
    kinds: Mapping[FindingKind, str]
    commentary: str
    all_senses: str
    none: str
    weights: str
    concepts: Mapping[str, str]


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
        hypertext.paragraph("item", *_law(list(group), links))
        for _, group in groupby(variant.places, key=lambda place: _of_law(place[0]))
    ]
    return hypertext.joined([hypertext.paragraph("headword", *head), *places])


def _of_law(address: Address) -> tuple[Edition, int]:
    """Return what the places of one line have in common: ten laws, or that they are none."""
    law = address.place.law if isinstance(address.place, Citation) else 0
    return address.edition, -1 if law == 0 else law // 10


def _law(places: list[tuple[Address, int]], links: TermLinks) -> Iterator[str]:
    for address, count in places:
        name = f"{address.place}" + (f" ×{count}" if count > 1 else "")
        yield links.place(address, name)
        yield "\u2003"


def _explanation(explained: Explanation, words: FindingWords, links: TermLinks) -> Markup:
    name = words.editions[explained.edition]
    if explained.place is None:
        nothing = f"{name}: {words.none}"
        return hypertext.paragraph("headword", hypertext.styled("quiet", nothing))
    head = [hypertext.styled("word", f"{name} "), links.place(explained.place)]
    parts = [
        hypertext.paragraph("headword", *head),
        hypertext.paragraph("item", explained.text),
    ]
    if explained.differing:
        differing = words.weights.format(", ".join(explained.differing))
        parts.append(hypertext.paragraph("remark", differing))
    return hypertext.joined(parts)
