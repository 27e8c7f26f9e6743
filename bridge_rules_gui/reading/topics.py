"""Reading of the hand-made topics, ``content/topics/*.toml``."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources.abc import Traversable

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.topics import Topic
from bridge_rules_gui.reading.tables import Row, refuse_unknown_keys, row_reader, rows_of_folder

_KEYS = frozenset({"id", "title", "places"})


def read_topics(content: Traversable) -> tuple[Topic, ...]:
    """Read all topics, in the order of their file; raise `TableError`."""
    rows = rows_of_folder(content, "topics", "topic")
    return tuple(_topic(where, row) for where, row in rows)


@row_reader
def _topic(where: str, row: Row) -> Topic:
    refuse_unknown_keys(where, row, _KEYS)
    places = tuple(place for text in row["places"] for place in _places(text))
    return Topic(row["id"], row["title"], places)


def _places(text: str) -> Iterator[Address]:
    """Yield an address, or a citation in every edition."""
    if "/" in text:
        yield Address.parse(text)
    else:
        citation = Citation.parse(text)
        yield from (Address(edition, citation) for edition in Edition)
