"""How fast texts are read: the given documents, and texts of a user's own of growing length.

The yardstick is the Markdown library, a general parser, making HTML of the same texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from markdown import markdown

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.reading.library import Library
from bridge_rules_gui.reading.own_text.reader import read_content
from tests.benchmarks.measurement import Measurement, best_time, growth, sizes


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield what reading takes: all documents, what is kept of them, and one as an own text."""
    runs = 1 if is_quick else 5
    texts = [path.read_bytes() for path in sorted(_documents().glob("*.txt"))]
    unit = best_time(lambda: [markdown(text.decode("utf-8")) for text in texts], runs)
    against = "Markdown of the same"
    read = best_time(lambda: Library().readings(), runs)
    yield Measurement(f"reading all {len(texts)} documents", against, read, unit)
    with TemporaryDirectory() as folder:
        read_corpus(cache_folder=Path(folder)).read_all()
        kept = best_time(lambda: read_corpus(cache_folder=Path(folder)).read_all(), runs)
    yield Measurement("the same, kept from last time", against, kept, unit)
    yield _own_text(runs, is_quick=is_quick)


def _own_text(runs: int, *, is_quick: bool) -> Measurement:
    """Measure a book read as a text of the user's own, once and many times on end."""
    name = Edition.BG_2017.value
    book = (_documents() / f"{name}.txt").read_bytes()
    taken = [
        best_time(lambda size=size: read_content(book * size, name, name), runs if size == 1 else 1)  # type: ignore[misc]
        for size in sizes(is_quick=is_quick)
    ]
    unit = best_time(lambda: markdown(book.decode("utf-8")), runs)
    what = "a book as a text of one's own"
    return Measurement(what, "Markdown of the same", taken[0], unit, None, growth("text", taken))


def _documents() -> Path:
    return Path(str(resources.content())) / "sources"
