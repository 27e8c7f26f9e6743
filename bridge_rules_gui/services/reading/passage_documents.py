"""The JSON of what every place has: references, source lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.passage import CrossReference
    from bridge_rules_gui.corpus.provision import SourceLines

JsonObject = dict[str, Any]


def reference_document(reference: CrossReference) -> JsonObject:
    """Return a reference; ``meant``, ``edition`` and ``reason`` only where the editors know them.

    ``edition`` is named where the numbering of another edition is meant.
    """
    document = {
        "quote": reference.quote,
        "start": reference.start,
        "end": reference.end,
        "target": str(reference.target),
        "status": reference.status.value,
    }
    if reference.meant is not None:
        document["meant"] = str(reference.meant)
    if reference.edition is not None:
        document["edition"] = reference.edition.value
    if reference.reason:
        document["reason"] = reference.reason
    return document


def source_document(source: SourceLines) -> JsonObject:
    """Return the file and the lines between which all words stand.

    ``ranges`` are the lines themselves in reading order: where the pages of a book do not
    follow one another in its file, other words stand between them.
    """
    return {
        "file": source.file,
        "first_line": min(first for first, _ in source.ranges),
        "last_line": max(last for _, last in source.ranges),
        "ranges": source.ranges,
    }
