"""The JSON document and the plain text of two texts of one language side by side."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from bridge_rules_gui.comparison.same_language.same_language import (
    Other,
    SameLanguage,
    Slip,
    TextChange,
    TextGroup,
    TextPair,
)
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.library.plain_text import wrapped

JsonObject = dict[str, Any]


def same_language_document(found: SameLanguage, law: int | None = None) -> JsonObject:
    """Return both texts with every change; of one law alone where one is given.

    Groups without a pair of the law are left out.
    """
    groups = (_group(group, _of_law(group.pairs, law)) for group in found.groups)
    return {
        "with": found.other.value,
        "title": found.title,
        "file": found.file,
        "groups": [group for group in groups if group["pairs"] or law is None],
    }


def _of_law(pairs: Iterable[TextPair], law: int | None) -> list[TextPair]:
    return [pair for pair in pairs if law is None or pair.place.law == law]


def _group(group: TextGroup, pairs: Iterable[TextPair]) -> JsonObject:
    return {
        "number": group.number,
        "inferred": group.inferred,
        "title": group.title,
        "source": _source(group.source),
        "unpaired": [str(address) for address in group.unpaired],
        "pairs": [_pair(pair) for pair in pairs],
    }


def _pair(pair: TextPair) -> JsonObject:
    return {
        "place": str(pair.place),
        "book": {
            "label": pair.label,
            "text": pair.diff.older,
            "before": pair.before,
            "after": pair.after,
        },
        "other": {"label": pair.other_label, "inferred": pair.inferred, "text": pair.diff.newer},
        "changes": [_change(change) for change in pair.changes],
        "source": _source(pair.source),
    }


def _change(change: TextChange) -> JsonObject:
    first, last = change.spans[0], change.spans[-1]
    return {
        "sort": change.sort.value,
        "book": change.book,
        "other": change.other,
        "at": {"book": first.older_start, "other": last.newer_start},
        "slips": [_slip(slip) for slip in change.slips],
        "restored": change.restored,
        "elsewhere": str(change.elsewhere) if change.elsewhere else None,
    }


def _slip(slip: Slip) -> JsonObject:
    side = "book" if slip.in_book else "other"
    return {"sort": slip.sort.value, "in": side, "words": slip.words, "meant": slip.meant}


def _source(source: SourceLines) -> JsonObject:
    return {"file": source.file, "first_line": source.first, "last_line": source.last}


def same_language_text(found: JsonObject) -> str:
    """Return the document for people: every place that differs, and how many do not."""
    return "\n".join(_lines(found))


def _lines(found: JsonObject) -> Iterator[str]:
    yield found["title"]
    for group in found["groups"]:
        yield _head(group, found["with"])
        same = 0
        for pair in group["pairs"]:
            same += not pair["changes"]
            if pair["changes"]:
                yield from _pair_lines(pair)
        yield f"  {same} of {len(group['pairs'])} places agree word for word"
        for address in group["unpaired"]:
            yield f"  {address} is quoted too; the corpus has no text of it in this language"


def _head(group: JsonObject, other: str) -> str:
    if other == Other.WITNESS.value:
        lost = " (the number is lost)" if group["inferred"] else ""
        return f"page {group['number']}{lost}"
    return f"article {group['number']}: {group['title']}"


def _pair_lines(pair: JsonObject) -> Iterator[str]:
    file, first, last = pair["source"].values()
    yield f"  {pair['place']} ({file}, lines {first}-{last})"
    for change in pair["changes"]:
        for line in _change_lines(change):
            yield from wrapped(line, "    ")


def _sides(change: JsonObject) -> tuple[str, str]:
    return change["book"], change["other"]


def _change_lines(change: JsonObject) -> Iterator[str]:
    kinds = ", ".join(dict.fromkeys(slip["sort"] for slip in change["slips"]))
    sort = f"SLIP ({kinds})" if kinds else change["sort"]
    book, other = (f'"{words}"' if words else "nothing" for words in _sides(change))
    yield f"{sort}: {book} in the book, {other} here"
    if change["restored"]:
        yield f"restored: {change['restored']}"
    if change["elsewhere"]:
        yield f"these words stand at {change['elsewhere']} in the book"
    for slip in change["slips"]:
        if slip["meant"]:
            yield f"{slip['words']} is printed; {slip['meant']} is meant"
