"""Places and accounts as plain text, for people at a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.library.plain_place import place_lines, word_lines, wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


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
    return "\n".join(place_lines(found))


def book(found: _JsonObject) -> str:
    """Return a whole book in reading order, its laws indented by level."""
    return "\n".join(_book_lines(found))


def _book_lines(found: _JsonObject) -> Iterator[str]:
    yield found["title"]
    for matter in found["matter"]:
        yield from _titled(f"{matter['cite']}: {matter['heading']}", matter, "")
    for definition in found["definitions"]:
        yield from _titled(_defined(definition), definition, "")
    for provision in found["provisions"]:
        depth = len(Citation.parse(provision["cite"]).labels)
        title = f"{provision['cite']} {provision['heading']}".rstrip()
        yield from _titled(title, provision, "  " * depth)
    for entry in found["subject_index"]:
        laws = ", ".join(str(law) for law in entry["laws"])
        yield f"{entry['entry']}  {laws}".rstrip()
    for article in found.get("commentary", ()):
        yield from _titled(f"{article['cite']}: {article['heading']}", article, "")


def _defined(definition: _JsonObject) -> str:
    """Return a term, the English one behind it: in square brackets where the editors add it."""
    english = definition["english"]
    beside = f"({english})" if definition["english_is_printed"] else f"[{english}]"
    return f"def:{definition['id']}: {definition['term']} {beside}"


def _titled(title: str, found: _JsonObject, indent: str) -> Iterator[str]:
    yield from wrapped(title, indent)
    yield from word_lines(found, indent + "  ")


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
