"""A finding of the consistency report: the words or explanations that differ, and where."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.services.typesetting.term_card import TermLinks, TermPage

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.terms.answers import Explanation, Finding, FindingKind, Variant
    from bridge_rules_gui.services.typesetting.hypertext import Markup


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
        edition = hypertext.text(f" · {words.editions[finding.edition]}")
        named.append(hypertext.styled("quiet", edition))
    parts = [
        hypertext.paragraph("title", hypertext.joined(named)),
        hypertext.paragraph("remark", hypertext.text(words.kinds[finding.kind])),
        *(_variant(variant, words, links) for variant in finding.variants),
        *(_explanation(explained, words, links) for explained in finding.explanations),
    ]
    return TermPage(hypertext.joined(parts), tuple(links.links))


def _variant(variant: Variant, words: FindingWords, links: TermLinks) -> Markup:
    head = [
        hypertext.styled("word", hypertext.text(variant.text)),
        hypertext.styled("remark", hypertext.text(f"  ×{variant.count}")),
    ]
    if variant.is_commentary:
        head.append(hypertext.styled("remark", hypertext.text(f" · {words.commentary}")))
    if variant.is_shared:
        head.append(hypertext.styled("remark", hypertext.text(f" · {words.all_senses} ")))
        for concept in variant.shared_with:
            head += [links.concept(concept, words.concepts[concept]), hypertext.SPACE]
    places = [
        hypertext.paragraph("item", hypertext.joined(_law(list(group), links)))
        for _, group in groupby(variant.places, key=lambda place: _of_law(place[0]))
    ]
    return hypertext.joined([hypertext.paragraph("headword", hypertext.joined(head)), *places])


def _of_law(address: Address) -> tuple[Edition, int]:
    """Return what the places of one line have in common: ten laws, or that they are none."""
    law = address.place.law if isinstance(address.place, Citation) else 0
    return address.edition, -1 if law == 0 else law // 10


def _law(places: list[tuple[Address, int]], links: TermLinks) -> Iterator[Markup]:
    for address, count in places:
        name = f"{address.place}" + (f" ×{count}" if count > 1 else "")
        yield links.place(address, name)
        yield hypertext.text("\u2003")


def _explanation(explained: Explanation, words: FindingWords, links: TermLinks) -> Markup:
    name = words.editions[explained.edition]
    if explained.place is None:
        nothing = hypertext.text(f"{name}: {words.none}")
        return hypertext.paragraph("headword", hypertext.styled("quiet", nothing))
    head = [hypertext.styled("word", hypertext.text(f"{name} ")), links.place(explained.place)]
    parts = [
        hypertext.paragraph("headword", hypertext.joined(head)),
        hypertext.paragraph("item", hypertext.text(explained.text)),
    ]
    if explained.differing:
        differing = words.weights.format(", ".join(explained.differing))
        parts.append(hypertext.paragraph("remark", hypertext.text(differing)))
    return hypertext.joined(parts)
