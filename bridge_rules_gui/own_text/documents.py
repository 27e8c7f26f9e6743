"""A user's text on the command line: how it was understood, and how it compares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from bridge_rules_gui.comparison.word_diff.word_diff import DiffKind
from bridge_rules_gui.corpus.own_text import Remark, RemarkKind
from bridge_rules_gui.library.plain_text import wrapped
from bridge_rules_gui.own_text.comparison import EditionGuess, OwnRow, OwnTextComparison

JsonObject = dict[str, Any]
_EXCERPT: Final = 60
_DETAILS: Final = {
    RemarkKind.LAW_UNKNOWN: "the last is {}",
    RemarkKind.LAW_OUT_OF_ORDER: "after {}",
}
"""What the number a remark gives as its detail is."""


def own_text_document(
    comparison: OwnTextComparison, guess: EditionGuess, laws: Iterable[int]
) -> JsonObject:
    """Return what was understood of a text and its rows beside an edition."""
    own = comparison.own
    rows = [row for law in laws for row in comparison.rows(law)]
    return {
        "file": own.file_name,
        "form": own.form.value,
        "encoding": {"name": own.encoding, "known_by": own.encoding_source.value},
        "language": comparison.language,
        "law_word": own.law_word,
        "of": comparison.of.value,
        "guess": {
            "edition": guess.edition.value,
            "is_sure": guess.is_sure,
            "agreement": {e.value: round(share, 3) for e, share in guess.agreement.items()},
        },
        "with": comparison.edition.value,
        "word_diff": comparison.is_same_language,
        "laws": [law.citation.law for law in own.laws],
        "provisions": len(own.provisions),
        "characters": {
            "file": own.characters,
            "understood": own.understood_characters,
            "left_out": {entry.kind.value: entry.characters for entry in own.skipped},
        },
        "remarks": [_remark(remark) for remark in own.remarks],
        "rows": [_row(row) for row in rows],
    }


def _remark(remark: Remark) -> JsonObject:
    return {
        "kind": remark.kind.value,
        "first_line": remark.line,
        "last_line": remark.last_line,
        "place": remark.place,
        "detail": _DETAILS.get(remark.kind, "{}").format(remark.detail),
        "text": remark.text,
    }


def _row(row: OwnRow) -> JsonObject:
    return {
        "own": [str(provision.citation) for provision in row.own],
        "own_lines": [[provision.first_line, provision.last_line] for provision in row.own],
        "book": [str(provision.citation) for provision in row.book],
        "own_words": row.own_words,
        "book_words": row.book_words,
        "relation": row.relation.value,
        "kind": row.kind.value,
        "differs": row.differs,
        "differing_words": row.differing_words if row.diff else None,
        "changes": [] if row.diff is None else _changes(row),
        "marks": [
            {
                "sort": m.sort.value,
                "value": m.value,
                "in": "own" if m.is_own else "book",
                "leads_nowhere": m.leads_nowhere,
            }
            for m in row.marks
        ],
    }


def _changes(row: OwnRow) -> list[JsonObject]:
    """Return the spans that differ, with their words in the side that has them."""
    if row.diff is None:
        return []
    return [
        {
            "kind": span.kind.value,
            "book": row.book_words[span.older_start : span.older_end],
            "own": row.own_words[span.newer_start : span.newer_end],
        }
        for span in row.diff.spans
        if span.kind is not DiffKind.KEPT
    ]


def plain_own_text(found: JsonObject) -> str:
    """Return the report and the rows that differ as lines."""
    return "\n".join((*_report(found), "", *_rows(found)))


def _report(found: JsonObject) -> Iterator[str]:
    encoding = found["encoding"]
    laws = found["laws"]
    yield f"{found['file']}: {found['form']}, {encoding['name']} ({encoding['known_by']})"
    language = found["language"] or "unknown"
    yield f"  language {language}; laws begin with {found['law_word'] or 'their number'!r}"
    yield f"  laws: {len(laws)}, provisions: {found['provisions']}"
    guess = found["guess"]
    shares = ", ".join(f"{e} {share:.0%}" for e, share in guess["agreement"].items())
    if found["of"] == guess["edition"]:
        how = "by its numbering" if guess["is_sure"] else "by its numbering, not surely"
    else:
        how = "as you say"
    yield f"  of {found['of']}, {how} ({shares})"
    characters = found["characters"]
    yield f"  {characters['understood']} of {characters['file']} characters are words of laws"
    for kind, count in characters["left_out"].items():
        yield f"    left out: {count} {kind}"
    for remark in found["remarks"]:
        yield from wrapped(_remark_line(remark), "  ")


def _remark_line(remark: JsonObject) -> str:
    first, last = remark["first_line"], remark["last_line"]
    lines = f"line {first}" if first == last else f"lines {first}-{last}"
    text = " ".join(remark["text"].split())
    excerpt = text if len(text) <= _EXCERPT else f"{text[:_EXCERPT]}…"
    named = dict.fromkeys((remark["place"], remark["detail"], excerpt))
    return f"{lines}: {remark['kind']}: {' · '.join(filter(None, named))}"


def _rows(found: JsonObject) -> Iterator[str]:
    differing = [row for row in found["rows"] if row["differs"]]
    yield f"{len(differing)} of {len(found['rows'])} rows differ from {found['with']}"
    for row in differing:
        places = f"{', '.join(row['own']) or '-'} | {', '.join(row['book']) or '-'}"
        yield f"{places}  [{_what(row, found['with'])}]"
        for change in row["changes"]:
            sign = {"removed": "-", "added": "+"}.get(change["kind"], "~")
            words = change["own"] if change["kind"] in ("added", "moved here") else change["book"]
            yield from wrapped(f"{sign} {words}", "    ")
        for mark in row["marks"]:
            side = "your text" if mark["in"] == "own" else found["with"]
            where = "leads nowhere" if mark["leads_nowhere"] else f"only in {side}"
            yield f"    {mark['sort']} {mark['value']} {where}"


def _what(row: JsonObject, edition: str) -> str:
    if not row["own"]:
        return f"only in {edition}"
    if not row["book"]:
        return "only in your text"
    words = row["differing_words"]
    return f"{row['relation']}, {words} words differ" if words is not None else row["relation"]
