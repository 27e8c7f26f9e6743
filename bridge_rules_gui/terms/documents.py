"""The JSON documents of the terminology: concepts, lines of context, unknown words, the report."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.indexes.kwic import KwicLine
from bridge_rules_gui.indexes.unknown_words import UnknownWord
from bridge_rules_gui.terms.answers import AttestedTerm, Finding, TermCard, TermColumn

JsonObject = dict[str, Any]


def card_document(card: TermCard) -> JsonObject:
    """Return a concept with its terms, their forms, counts and places, per edition."""
    concept = card.concept
    document: JsonObject = {
        "id": concept.id,
        "english": concept.english,
        "subject": concept.subject.value,
        "note": concept.note,
        "editions": {column.edition.value: _column(column) for column in card.columns},
    }
    if card.own:
        own = ({"language": t.language, "text": t.text, "note": t.note} for t in card.own)
        document["own"] = list(own)
    return document


def _column(column: TermColumn) -> JsonObject:
    document: JsonObject = {
        "count": column.count,
        "shared_with": dict(column.shared),
        "terms": [_term(term) for term in column.terms],
        "definition": str(column.definition) if column.definition else None,
        "context": None,
        "note": column.note,
        "absent": column.absent,
    }
    if column.context:
        document["context"] = {"address": str(column.context), "quote": column.quote}
    if column.commentary:
        document["commentary"] = [_term(term) for term in column.commentary]
    return document


def _term(attested: AttestedTerm) -> JsonObject:
    term = attested.term
    return {
        "text": term.text,
        "aspects": list(term.aspects),
        "status": term.status.value,
        "kind": term.kind.value,
        "pos": term.part_of_speech.value,
        "note": term.note,
        "count": attested.count,
        "forms": dict(attested.forms),
        "shared_with": dict(attested.shared),
        "places": _places(attested.places),
    }


def _places(places: Iterable[tuple[Address, int]]) -> list[JsonObject]:
    return [{"address": str(address), "count": count} for address, count in places]


def kwic_documents(lines: Iterable[KwicLine]) -> list[JsonObject]:
    """Return lines of context; offsets count in the passage named."""
    return [
        {
            "address": str(line.address),
            "in": line.passage,
            "start": line.start,
            "end": line.end,
            "left": line.left,
            "keyword": line.keyword,
            "right": line.right,
        }
        for line in lines
    ]


def unknown_documents(found: Iterable[UnknownWord]) -> list[JsonObject]:
    """Return the words no term covers, with the places they stand at."""
    return [
        {
            "count": word.count,
            "forms": dict(word.forms),
            "places": list(dict.fromkeys(str(p.stretch.address) for p in word.places)),
        }
        for word in found
    ]


def finding_documents(findings: Iterable[Finding]) -> list[JsonObject]:
    """Return the findings of the consistency report, each with its places."""
    return [_finding(finding) for finding in findings]


def _finding(finding: Finding) -> JsonObject:
    return {
        "kind": finding.kind.value,
        "concepts": finding.concepts,
        "edition": finding.edition.value if finding.edition else None,
        "variants": [
            {
                "term": variant.text,
                "concept": variant.concept,
                "in": "commentary" if variant.is_commentary else "book",
                "count": variant.count,
                "shared_with": list(variant.shared_with),
                "places": _places(variant.places),
            }
            for variant in finding.variants
        ],
        "definitions": [
            {
                "edition": explained.edition.value,
                "address": str(explained.place) if explained.place else None,
                "text": explained.text,
                "differing": explained.differing,
            }
            for explained in finding.explanations
        ],
    }
