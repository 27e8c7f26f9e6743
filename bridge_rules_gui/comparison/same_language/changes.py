"""Changes: what each place of change in a diff is, slips first.

Slips are negations, numbers, citations and words of obligation that only one of two texts has.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rapidfuzz.distance import OSA

from bridge_rules_gui.comparison.same_language.same_language import (
    ChangeSort,
    Slip,
    SlipSort,
    TextChange,
    words_of,
)
from bridge_rules_gui.comparison.word_diff.tokens import is_word, tokens
from bridge_rules_gui.comparison.word_diff.word_diff import DiffKind, DiffSpan, WordDiff
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import Passage
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.terms.spans import marks_of_page
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.terms.weight_words import weights

_MOVES = {DiffKind.MOVED_AWAY, DiffKind.MOVED_HERE}


def changes_of(
    diff: WordDiff,
    book: Worded,
    other: Worded,
    slips: Mapping[tuple[DiffSpan, ...], tuple[Slip, ...]],
) -> tuple[TextChange, ...]:
    """Return the changes of a diff in reading order."""
    found = []
    for group in diff.changes:
        words = words_of(diff, group)
        sort = ChangeSort.SLIP if group in slips else _sort(group, *words, book, other)
        found.append(TextChange(sort, group, *words, slips.get(group, ())))
    return tuple(_with_order(found))


def _sort(
    group: tuple[DiffSpan, ...], mine: str, theirs: str, book: Worded, other: Worded
) -> ChangeSort:
    if differ_in_print_alone(mine, theirs) or _cite_alike(group, book, other):
        return ChangeSort.PRINT
    if {span.kind for span in group} <= _MOVES:
        return ChangeSort.MOVED
    return ChangeSort.SPELLING if are_forms(mine, theirs) else ChangeSort.WORDING


def _cite_alike(group: tuple[DiffSpan, ...], book: Worded, other: Worded) -> bool:
    """Tell whether a citation stands in place of a citation of the same places."""
    gone = [s for s in group if s.kind is DiffKind.REMOVED]
    come = [s for s in group if s.kind is DiffKind.ADDED]
    if not len(gone) == len(come) == 1:
        return False
    mine = book.targets(gone[0].older_start, gone[0].older_end)
    theirs = other.targets(come[0].newer_start, come[0].newer_end)
    return bool(mine) and mine == theirs


def _with_order(changes: Sequence[TextChange]) -> Sequence[TextChange]:
    """Return the changes; words left out here and put in there have moved, be they ever so few."""
    left_out = Counter(c.book for c in changes if not c.other)
    put_in = Counter(c.other for c in changes if not c.book)
    swapped = {words for words in left_out if left_out[words] == put_in[words] == 1}
    return [
        replace(change, sort=ChangeSort.MOVED)
        if change.sort is ChangeSort.WORDING and (change.book or change.other) in swapped
        else change
        for change in changes
    ]


_LOOK_ALIKES: Final = str.maketrans("abcehkmoptxyёѐѝ", "авсенкмортхуеей")
_LETTERS: Final = re.compile(r"[\W_]+")
_FEWEST_LETTERS: Final = 5
_MOST_ERRORS: Final = 2


def differ_in_print_alone(one: str, other: str) -> bool:
    """Tell whether the letters are the same but for capitals, blanks, marks and look-alikes."""
    return _bare(one) == _bare(other)


def are_forms(one: str, other: str) -> bool:
    """Tell whether each word is a form or a misprint of the one in its place."""
    here, there = _words(one), _words(other)
    return len(here) == len(there) > 0 and all(map(_is_form, here, there))


def _is_form(one: str, other: str) -> bool:
    one, other = _bare(one), _bare(other)
    if one == other:
        return True
    shortest = min(len(one), len(other))
    return shortest >= _FEWEST_LETTERS and OSA.distance(one, other) <= _MOST_ERRORS


def _words(text: str) -> Sequence[str]:
    return [key for key in tokens(text).keys if is_word(key)]


def _bare(text: str) -> str:
    composed = unicodedata.normalize("NFC", text).lower()
    return _LETTERS.sub("", composed.translate(_LOOK_ALIKES))


# "неавтоматична" denies; "нейният" does not, nor what is a word of its own: "необходимо".
_DENYING: Final = {
    Language.BULGARIAN: re.compile(
        r"не(?!г[оа]|я|йн|щ|обходим|забав|зависим|посредств|достат|прем|прекъсн|редност)\w{4,}"
    ),
    Language.RUSSIAN: re.compile(
        r"не(?!го|[ёей]|м[ун]|медл|котор|скольк|что|жели|обход|зависим|посредст|достат|добр|смотр|укосн)\w{4,}"
    ),
    Language.SERBIAN: re.compile(
        r"ne(?!g[oai]|k[oaiu]|što|čij|ophod|posredno|dosta|prekid|pravilnost|sumnj)\w{4,}"
    ),
}
"""Words that deny by how they begin."""


@dataclass(frozen=True, slots=True)
class _Citing:
    """A citation in a text by its offsets.

    ``target`` is the place printed, ``meant`` the one the editors know to be meant, or empty.
    """

    start: int
    end: int
    target: str
    meant: str = ""


@dataclass(frozen=True, slots=True)
class Worded:
    """The words of one side: its text, and the places it cites."""

    text: str
    citings: tuple[_Citing, ...] = ()

    @property
    def wholes(self) -> tuple[tuple[int, int], ...]:
        """The extents of the citations."""
        return tuple((citing.start, citing.end) for citing in self.citings)

    def targets(self, start: int, end: int) -> tuple[str, ...]:
        """Return the places cited by some words, none unless all words are citations."""
        cited = [c for c in self.citings if start <= c.start and c.end <= end]
        rest = self.text[start:end]
        for citing in reversed(cited):
            rest = rest[: citing.start - start] + rest[citing.end - start :]
        return tuple(c.target for c in cited) if not any(map(str.isalnum, rest)) else ()


@dataclass(frozen=True, slots=True)
class _Found:
    """A thing of weight in a text; ``key`` is the same for the same thing."""

    sort: SlipSort
    key: str
    start: int
    end: int
    meant: str = ""


def worded(edition: Edition, *passages: Passage) -> Worded:
    """Return passages as one text, a paragraph each, with the places cited."""
    text = ""
    citings: list[_Citing] = []
    for passage in filter(None, passages):
        text += "\n" if text else ""
        for reference in passage.references:
            start, end = reference.start + len(text), reference.end + len(text)
            numbering = reference.edition or edition
            target = f"{numbering}/{reference.target}"
            meant = f"{numbering}/{reference.meant}" if reference.meant else ""
            citings.append(_Citing(start, end, target, meant))
        text += passage.text
    return Worded(text, tuple(citings))


class SlipFinder:
    """Finds the slips between texts of one edition; without terms, no words of obligation.

    Two translators of one law choose other words, but both must deny, count, cite and oblige
    the same. What stands in both texts is no slip, wherever and however it is worded.
    """

    def __init__(self, edition: Edition, terminology: Terminology | None = None) -> None:
        self._edition = edition
        self._language = Language(edition.language)
        self._terminology = terminology

    def slips(
        self, diff: WordDiff, book: Worded, other: Worded
    ) -> dict[tuple[DiffSpan, ...], tuple[Slip, ...]]:
        """Return the slips of each place of change that has any."""
        here, there = list(self._found(book)), list(self._found(other))
        mine, theirs = _counted(here), _counted(there)
        found: dict[tuple[DiffSpan, ...], tuple[Slip, ...]] = {}
        for group in diff.changes:
            gone = [(s.older_start, s.older_end) for s in group if s.kind is DiffKind.REMOVED]
            come = [(s.newer_start, s.newer_end) for s in group if s.kind is DiffKind.ADDED]
            slips = (
                *_one_sided(here, mine - theirs, gone, book.text, in_book=True),
                *_one_sided(there, theirs - mine, come, other.text, in_book=False),
            )
            if slips:
                found[group] = slips
        return found

    def _found(self, side: Worded) -> Iterator[_Found]:
        for citing in side.citings:
            place = citing.target
            yield _Found(SlipSort.CITATION, place, citing.start, citing.end, citing.meant)
        yield from self._words_of_weight(side)
        if self._terminology is not None:
            for mark in marks_of_page(self._terminology, self._edition, side.text):
                yield _Found(SlipSort.OBLIGATION, mark.strength.concept, mark.start, mark.end)

    def _words_of_weight(self, side: Worded) -> Iterator[_Found]:
        cited = {at for citing in side.citings for at in range(citing.start, citing.end)}
        found = tokens(side.text)
        for key, start, end in zip(found.keys, found.starts, found.ends, strict=True):
            if start in cited:
                continue
            weight = self._weight(key)
            if weight == "not":
                yield _Found(SlipSort.NEGATION, weight, start, end)
            elif weight:
                yield _Found(SlipSort.NUMBER, weight, start, end)

    def _weight(self, word: str) -> str:
        """Return "not", a number in figures, or nothing."""
        if _DENYING[self._language].fullmatch(word.lower()):
            return "not"
        found = weights(word, self._language)
        return next((weight for weight in found if weight == "not" or weight.isdecimal()), "")


def _counted(found: Iterable[_Found]) -> Counter[tuple[SlipSort, str]]:
    return Counter((one.sort, one.key) for one in found)


def _one_sided(
    found: Iterable[_Found],
    surplus: Counter[tuple[SlipSort, str]],
    changed: Iterable[tuple[int, int]],
    text: str,
    *,
    in_book: bool,
) -> Iterator[Slip]:
    """Yield what a text has more of than the other, where it stands in changed words."""
    extents = list(changed)
    for one in found:
        touched = any(start < one.end and one.start < end for start, end in extents)
        if touched and surplus[one.sort, one.key]:
            yield Slip(one.sort, text[one.start : one.end], in_book, one.meant)
