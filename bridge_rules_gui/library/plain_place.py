"""One place as plain text, for people at a terminal: its words as printed, then its relations."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDTH = 78
JsonObject = dict[str, Any]


def place_lines(found: JsonObject) -> Iterator[str]:
    """Yield the lines of one place, given as its JSON document."""
    yield " ".join(filter(None, (f"{found['edition']}/{found['cite']}", found.get("heading"))))
    if found.get("label_inferred"):
        yield "  [the label is lost in print and inferred]"
    yield from word_lines(found)
    yield from _relation_lines(found)


def word_lines(found: JsonObject, indent: str = "  ") -> Iterator[str]:
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


def _body_lines(found: JsonObject, indent: str) -> Iterator[str]:
    """Yield the paragraphs of the text with the tables where they stand between them."""
    start = 0
    for table in found.get("tables", ()):
        yield from wrapped(found["text"][start : table["at"]].strip("\n"), indent)
        start = table["at"]
        yield from _table_lines(table, indent)
    yield from wrapped(found["text"][start:].strip("\n"), indent)


def _table_lines(table: JsonObject, indent: str) -> Iterator[str]:
    yield from wrapped(table.get("caption", ""), indent)
    for row in table["rows"]:
        yield f"{indent}  " + " | ".join(row)


def _block_lines(block: JsonObject, indent: str) -> Iterator[str]:
    if block["kind"] == "quoted_law":
        words = " ".join(filter(None, (block["label"], block["heading"], block["text"])))
        yield from wrapped(f"{block['law']}: {words}", indent)
    for paragraph in block.get("paragraphs", ()):
        yield from _paragraph_lines(paragraph, indent)
    if block["kind"] == "example":
        yield from wrapped(f"Example {block['number']}".strip(), indent)
        for part in block["parts"]:
            yield from _part_lines(part, indent + "  ")


def _paragraph_lines(paragraph: JsonObject, indent: str) -> Iterator[str]:
    yield from wrapped(" ".join(filter(None, (paragraph["label"], paragraph["text"]))), indent)


def _part_lines(part: JsonObject, indent: str) -> Iterator[str]:
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


def _relation_lines(found: JsonObject) -> Iterator[str]:
    if found.get("references"):
        targets = dict.fromkeys(map(_reference, found["references"]))
        yield from wrapped("refers to: " + ", ".join(targets), "")
    if found["children"]:
        yield from wrapped("below it: " + ", ".join(found["children"]), "")
    if found.get("cited_by"):
        yield from wrapped("cited by: " + ", ".join(found["cited_by"]), "")
    others = [f"{e}/{c}" for e, cites in found.get("correspondences", {}).items() for c in cites]
    if others:
        yield from wrapped("other editions: " + ", ".join(others), "")
    source = found["source"]
    numbers = [str(a) if a == z else f"{a}-{z}" for a, z in source["ranges"]]
    line = "line" if len(numbers) == 1 and "-" not in numbers[0] else "lines"
    yield f"source: {source['file']}, {line} {', '.join(numbers)}"


def _reference(reference: JsonObject) -> str:
    text = str(reference["target"])
    if reference["status"] != "resolved":
        meant = f", meant is {reference['meant']}" if "meant" in reference else ""
        text += f" ({reference['status']}{meant})"
    return text


def wrapped(text: str, indent: str = "  ") -> Iterator[str]:
    """Yield the lines of a text, each paragraph wrapped for a terminal."""
    for paragraph in text.split("\n"):
        yield from textwrap.wrap(paragraph, WIDTH, initial_indent=indent, subsequent_indent=indent)
