"""Places and accounts as plain text, for people at a terminal."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_JsonObject = dict[str, Any]
_WIDTH = 78


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
    yield from _word_lines(found, indent + "  ")


def check(found: _JsonObject, *, with_known: bool) -> str:
    """Return the account of the documents, the references and the problems."""
    return "\n".join(_check_lines(found, with_known=with_known))


def _check_lines(found: _JsonObject, *, with_known: bool) -> Iterator[str]:
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
    known = [problem for problem in found["problems"] if problem["state"] == "known"]
    for problem in found["problems"]:
        if with_known or problem not in known:
            yield _problem_line(problem)
    yield f"known problems: {len(known)}"
    yield "passed" if found["passed"] else "FAILED: review what is unaccounted, new or gone"


def _problem_line(problem: _JsonObject) -> str:
    line = f"{problem['file']}:{problem['line']}: {problem['state']} {problem['kind']}"
    if problem["place"]:
        line += f" at {problem['place']}"
    line += f": {problem['message']}"
    return line + (f" [{problem['explanation']}]" if problem["explanation"] else "")


def _place_lines(found: _JsonObject) -> Iterator[str]:
    """Yield the lines of one place, given as its JSON document."""
    yield " ".join(filter(None, (f"{found['edition']}/{found['cite']}", found.get("heading"))))
    if found.get("label_inferred"):
        yield "  [the label is lost in print and inferred]"
    yield from _word_lines(found)
    yield from _relation_lines(found)


def _word_lines(found: _JsonObject, indent: str = "  ") -> Iterator[str]:
    """Yield a place's own words: paragraphs, senses, tables, blocks, entries and notes."""
    if "blocks" in found:
        for block in found["blocks"]:
            yield from _block_lines(block, indent)
    else:
        yield from _body_lines(found, indent)
    for number, sense in enumerate(found.get("senses", ()), start=1):
        yield from wrapped(f"{number}. {sense}", indent)
    for entry in found.get("entries", ()):
        laws = ", ".join(str(law) for law in entry["laws"])
        yield f"{indent}{entry['entry']}  {laws}".rstrip()
    if found["closing"]:
        below = found.get("children")
        yield from wrapped(
            f"[after {below[-1]}:] {found['closing']}" if below else found["closing"]
        )
    for note in found.get("footnotes", ()):
        yield from wrapped(f"{note['marker']} {note['text']}", indent)


def _body_lines(found: _JsonObject, indent: str) -> Iterator[str]:
    """Yield the paragraphs of the text with the tables where they stand between them."""
    start = 0
    for table in found.get("tables", ()):
        yield from wrapped(found["text"][start : table["at"]].strip("\n"), indent)
        start = table["at"]
        yield from _table_lines(table, indent)
    yield from wrapped(found["text"][start:].strip("\n"), indent)


def _table_lines(table: _JsonObject, indent: str) -> Iterator[str]:
    yield from wrapped(table.get("caption", ""), indent)
    for row in table["rows"]:
        yield f"{indent}  " + " | ".join(row)


def _block_lines(block: _JsonObject, indent: str) -> Iterator[str]:
    if block["kind"] == "quoted_law":
        words = " ".join(filter(None, (block["label"], block["heading"], block["text"])))
        yield from wrapped(f"{block['law']}: {words}", indent)
    for paragraph in block.get("paragraphs", ()):
        yield from _paragraph_lines(paragraph, indent)
    if block["kind"] == "example":
        yield from wrapped(f"Example {block['number']}".strip(), indent)
        for part in block["parts"]:
            yield from _part_lines(part, indent + "  ")


def _paragraph_lines(paragraph: _JsonObject, indent: str) -> Iterator[str]:
    yield from wrapped(" ".join(filter(None, (paragraph["label"], paragraph["text"]))), indent)


def _part_lines(part: _JsonObject, indent: str) -> Iterator[str]:
    if part["kind"] == "words":
        yield from _paragraph_lines(part, indent)
    elif part["kind"] == "auction":
        calls = "  ".join(f"{entry['who']}: {entry['printed']}" for entry in part["entries"])
        yield from wrapped(calls, indent)
        for note in part["notes"]:
            yield from _paragraph_lines(note, indent)
    elif part["kind"] == "deal":
        yield from wrapped(f"Board {part['board']}: {part['deal']}", indent)
    else:
        yield from _table_lines(part, indent)


def _relation_lines(found: _JsonObject) -> Iterator[str]:
    notes = found.get("footnotes", ())
    references = [*found.get("references", ()), *(r for note in notes for r in note["references"])]
    if references:
        targets = dict.fromkeys(map(_reference, references))
        yield from wrapped("refers to: " + ", ".join(targets), "")
    if found["children"]:
        yield from wrapped("below it: " + ", ".join(found["children"]), "")
    if found.get("cited_by"):
        yield from wrapped("cited by: " + ", ".join(found["cited_by"]), "")
    others = [f"{e}/{c}" for e, cites in found.get("correspondences", {}).items() for c in cites]
    if others:
        yield from wrapped("other editions: " + ", ".join(others), "")
    for edition, nearest in found.get("nearest", {}).items():
        negation = "not defined" if found["cite"].startswith("def:") else "not"
        near = f"; nearest place: {edition}/{nearest}" if nearest else ""
        yield from wrapped(f"{negation} in the Laws of {Edition.parse(edition).year}{near}", "")
    source = found["source"]
    numbers = [str(a) if a == z else f"{a}-{z}" for a, z in source["ranges"]]
    line = "line" if len(numbers) == 1 and "-" not in numbers[0] else "lines"
    yield f"source: {source['file']}, {line} {', '.join(numbers)}"


def _reference(reference: _JsonObject) -> str:
    text = str(reference["target"])
    if reference["status"] != "resolved":
        meant = f", meant is {reference['meant']}" if "meant" in reference else ""
        text += f" ({reference['status']}{meant})"
    return text


def wrapped(text: str, indent: str = "  ") -> Iterator[str]:
    """Yield the lines of a text, each paragraph wrapped for a terminal."""
    for paragraph in text.split("\n"):
        yield from textwrap.wrap(
            paragraph,
            _WIDTH,
            initial_indent=indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )
