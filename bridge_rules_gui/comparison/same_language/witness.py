"""The damaged fragment beside the book it is a copy of: what is lost in it, restored."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Final

from rapidfuzz import fuzz

from bridge_rules_gui.comparison.same_language.changes import Worded, changes_of
from bridge_rules_gui.comparison.same_language.same_language import (
    ChangeSort,
    Other,
    SameLanguage,
    TextChange,
    TextGroup,
    TextPair,
)
from bridge_rules_gui.comparison.word_diff.tokens import tokens
from bridge_rules_gui.comparison.word_diff.word_diff import DiffKind, WordDiff, word_diff
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.corpus.witness import (
    Difference,
    DifferenceKind,
    Witness,
    WitnessPage,
    WitnessReading,
)

_LOSING: Final = {DifferenceKind.CUT, DifferenceKind.DAMAGED, DifferenceKind.MISSING}


def witnessed_laws(corpus: Corpus) -> SameLanguage | None:
    """Return every reading of the witness beside its place in the book, page by page.

    None where the corpus has no second witness.
    """
    witness = corpus.witness
    if witness is None:
        return None
    groups = tuple(_group(corpus, witness, page) for page in witness.pages)
    return SameLanguage(Other.WITNESS, witness.title, witness.file, groups)


def _group(corpus: Corpus, witness: Witness, page: WitnessPage) -> TextGroup:
    readings = (r for r in witness.readings if page.source.first <= r.source.first)
    here = [r for r in readings if r.source.first <= page.source.last]
    pairs = tuple(map(partial(_pair, corpus, witness), here))
    return TextGroup(page.number, "", pairs, page.source, inferred=not page.number_printed)


def _pair(corpus: Corpus, witness: Witness, reading: WitnessReading) -> TextPair:
    place = reading.place
    assert isinstance(place.place, Citation)  # noqa: S101 - a witness has the laws alone
    provision = corpus.provision(place.edition, place.place)
    label, words = _without_label(provision, reading.text)
    texts = list(_texts(corpus, provision))
    whole = _nearest(texts, words)
    start, end = _covered(whole, words)
    diff = word_diff(whole[start:end], words)
    known = [d for d in witness.differences if d.place == place]
    found = changes_of(diff, Worded(diff.older), Worded(words), {})
    changes = tuple(_explained(change, known) for change in found)
    return TextPair(
        place=place,
        diff=diff,
        changes=changes,
        source=reading.source,
        label=provision.printed_label if whole == texts[0] else "",
        other_label=label,
        before=whole[:start].strip(),
        after=whole[end:].strip(),
    )


def _without_label(provision: Provision, text: str) -> tuple[str, str]:
    """Return the printed label a reading begins with, or nothing, and the words after it."""
    label = re.escape(provision.printed_label.strip("()."))
    match = re.match(rf"\(?{label}\)?\.?(?:\s+|$)", text) if label else None
    return (match[0].strip(), text[match.end() :]) if match else ("", text)


def _texts(corpus: Corpus, provision: Provision) -> Iterator[str]:
    """Yield what a reading may be a copy of: title and words, words after the children, a note."""
    yield "\n".join(filter(None, (provision.heading.text, provision.body.text)))
    yield provision.closing.text
    notes = corpus.books[provision.edition].footnotes
    for _, passage in provision.passages:
        yield from (notes[mark.footnote].body.text for mark in passage.footnotes)


def _nearest(texts: list[str], words: str) -> str:
    """Return the text that has most words of a reading."""

    def kept(text: str) -> int:
        spans = word_diff(text, words).spans
        return sum(span.words for span in spans if span.kind is DiffKind.KEPT)

    return max(texts, key=kept)


def _covered(whole: str, words: str) -> tuple[int, int]:
    """Return how far a reading goes in a text: pages begin and end in the middle of it."""
    found = tokens(whole)
    sought = tokens(words).keys
    if len(found.keys) <= len(sought):
        return 0, len(whole)
    window = fuzz.partial_ratio_alignment(sought, found.keys)
    assert window is not None  # noqa: S101 - only with a least score is there none
    start, end = found.starts[window.dest_start], found.ends[window.dest_end - 1]
    diff = word_diff(whole[start:end], words)
    # Of a divided word the window has left out what stands beside the half.
    first, last = window.dest_start - _lacking(diff, 0), window.dest_end + _lacking(diff, -1)
    return found.starts[max(first, 0)], found.ends[min(last, len(found.ends)) - 1]


def _lacking(diff: WordDiff, at: int) -> int:
    """Return how many words the newer text has more at one of its ends; negative for fewer."""
    changes = diff.changes
    if not changes or diff.spans[at] not in changes[at]:
        return 0
    sizes = {DiffKind.ADDED: 1, DiffKind.REMOVED: -1}
    return sum(sizes.get(span.kind, 0) * span.words for span in changes[at])


def _explained(change: TextChange, known: list[Difference]) -> TextChange:
    """Return a change as the collation knows it, and where words are lost, restored."""
    difference = next((d for d in known if _is_about(d, change)), None)
    if difference is None or difference.kind not in _LOSING:
        return change
    return replace(change, sort=ChangeSort.LOST, restored=_restored(change.book, change.other))


def _is_about(difference: Difference, change: TextChange) -> bool:
    return change.book in difference.book_text and change.other in difference.witness_text


def _restored(book: str, witness: str) -> str:
    """Return the book's words, what the witness has lost of them in square brackets."""
    if not witness:
        return f"[{book}]"
    if book.endswith(witness):
        return f"[{book.removesuffix(witness)}]{witness}"
    if book.startswith(witness):
        return f"{witness}[{book.removeprefix(witness)}]"
    return _refilled(book, witness)


def _refilled(book: str, witness: str) -> str:
    """Return damaged words with the book's letters in place of the question marks."""
    parts = [part for part in re.split(r"(\?+)", witness) if part]
    pattern = "".join("(.*?)" if p.startswith("?") else f"({re.escape(p)})" for p in parts)
    match = re.fullmatch(pattern, book, re.DOTALL)
    if match is None:
        return f"[{book}]"
    pairs = zip(parts, match.groups(), strict=True)
    return "".join(f"[{found}]" if part.startswith("?") else found for part, found in pairs)
