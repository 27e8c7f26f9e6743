"""Places and accounts as plain text, for people at a terminal."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.corpus.book import Book

_WIDTH = 78
_JsonObject = dict[str, Any]


def editions(found: Sequence[_JsonObject]) -> str:
    """Return the editions as a small table."""
    columns = ("edition", "laws", "provisions", "definitions", "references", "footnotes", "title")
    rows = [columns, *([str(document[name]) for name in columns] for document in found)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(columns))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def place(found: _JsonObject) -> str:
    """Return one place: its words, then what hangs on them."""
    return "\n".join(_place_lines(found))


def _place_lines(found: _JsonObject) -> Iterator[str]:
    yield " ".join(filter(None, (f"{found['edition']}/{found['cite']}", found.get("heading"))))
    if "entries" in found:
        for entry in found["entries"]:
            laws = ", ".join(str(law) for law in entry["laws"])
            yield f"  {entry['entry']}  {laws}".rstrip()
        return
    yield from _wrapped(found["text"])
    for number, sense in enumerate(found.get("senses", ()), start=1):
        yield from _wrapped(f"{number}. {sense}")
    for table in found.get("tables", ()):
        for row in table["rows"]:
            yield "  " + " | ".join(row)
    yield from _wrapped(found["closing"])
    for note in found.get("footnotes", ()):
        yield from _wrapped(f"{note['marker']} {note['text']}")
    yield from _relations(found)


def _relations(found: _JsonObject) -> Iterator[str]:
    if found.get("references"):
        yield "refers to: " + ", ".join(map(_reference, found["references"]))
    if found["children"]:
        yield "below it: " + ", ".join(found["children"])
    if found.get("cited_by"):
        yield "cited by: " + ", ".join(found["cited_by"])
    others = [f"{e}/{c}" for e, cites in found.get("correspondences", {}).items() for c in cites]
    if others:
        yield "other editions: " + ", ".join(others)
    source = found["source"]
    lines = ", ".join(f"{first}-{last}" for first, last in source["ranges"])
    yield f"source: {source['file']}, lines {lines}"


def _reference(reference: _JsonObject) -> str:
    text = str(reference["target"])
    if reference["status"] != "resolved":
        meant = f", meant is {reference['meant']}" if "meant" in reference else ""
        text += f" ({reference['status']}{meant})"
    return text


def _wrapped(text: str, indent: str = "  ") -> Iterator[str]:
    for paragraph in text.split("\n"):
        yield from textwrap.wrap(paragraph, _WIDTH, initial_indent=indent, subsequent_indent=indent)


def book(whole: Book) -> str:
    """Return a book's provisions in reading order, indented by level."""
    lines: list[str] = []
    for provision in whole.provisions:
        indent = "  " * len(provision.citation.labels)
        title = f"{provision.citation} {provision.heading.text}".rstrip()
        lines += _wrapped(title, indent)
        lines += _wrapped(provision.body.text, indent + "  ")
        lines += _wrapped(provision.closing.text, indent + "  ")
    return "\n".join(lines)


def comparison(found: _JsonObject) -> str:
    """Return the notes on a law and its rows, one line each."""
    return "\n".join(_comparison_lines(found))


def _comparison_lines(found: _JsonObject) -> Iterator[str]:
    for step, languages in found["notes"].items():
        yield step
        for text in languages.values():
            yield from _wrapped(text)
    for row in found["rows"]:
        places = [", ".join(cites) or "-" for cites in row.values() if isinstance(cites, list)]
        yield " | ".join(places) + f"  [{row['relation']}, {row['kind']}]"
        yield from _wrapped(row["note"], "    ")


def check(found: _JsonObject) -> str:
    """Return the account of the documents, the references and the problems."""
    return "\n".join(_check_lines(found))


def _check_lines(found: _JsonObject) -> Iterator[str]:
    for name, account in found["sources"].items():
        yield (
            f"{name}: {account['accounted']} of {account['characters']} characters accounted for "
            f"({account['coverage']:.2%})"
        )
        for character_class, count in account["classes"].items():
            yield f"  {count:>8} {character_class}"
    for name, statuses in found["references"].items():
        counts = ", ".join(f"{count} {status}" for status, count in statuses.items())
        yield f"references of {name}: {counts}"
    for name, pieces in found.get("furniture", {}).items():
        for piece in pieces:
            yield f"{name}:{piece['line']}: {piece['kind']}: {piece['text']}"
    for problem in found["problems"]:
        yield _problem_line(problem)
    yield "passed" if found["passed"] else "FAILED: review what is unaccounted, new or gone"


def _problem_line(problem: _JsonObject) -> str:
    line = f"{problem['file']}:{problem['line']}: {problem['state']} {problem['kind']}"
    if problem["place"]:
        line += f" at {problem['place']}"
    line += f": {problem['message']}"
    return line + (f" [{problem['explanation']}]" if problem["explanation"] else "")
