"""What the window calls the changes between two texts of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.comparison.same_language.page import PairFilter
from bridge_rules_gui.comparison.same_language.same_language import (
    ChangeSort,
    Other,
    Slip,
    SlipSort,
    TextChange,
    TextGroup,
    TextPair,
)
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.window.place_names import name_of_lines, name_with_year
from bridge_rules_gui.window.speaking import counted, in_quotation_marks

translate = QCoreApplication.translate


def name_of_text(other: Other) -> str:
    """Return what a text that stands beside a book is called."""
    names = {
        Other.WITNESS: translate("SameLanguage", "1987 · the damaged fragment"),
        Other.COMMENTARY: translate("SameLanguage", "2017 · laws quoted in the commentary"),
    }
    return names[other]


def names_of_columns(other: Other) -> tuple[str, str]:
    """Return the heads of the two columns."""
    if other is Other.WITNESS:
        return translate("SameLanguage", "1987 · the book"), translate(
            "SameLanguage", "the fragment, restored text in brackets"
        )
    return translate("SameLanguage", "2017 · the book"), translate("SameLanguage", "the commentary")


def name_of_pair_filter(pair_filter: PairFilter) -> str:
    """Return what a choice of places is called."""
    names = {
        PairFilter.ALL: translate("SameLanguage", "All places"),
        PairFilter.DIFFERENCES: translate("SameLanguage", "Only differences"),
        PairFilter.SLIPS: translate("SameLanguage", "Only substance"),
    }
    return names[pair_filter]


def name_of_sort(sort: ChangeSort) -> str:
    """Return what a change is, in a word or two."""
    names = {
        ChangeSort.SLIP: translate("SameLanguage", "difference of substance"),
        ChangeSort.LOST: translate("SameLanguage", "lost"),
        ChangeSort.MOVED: translate("SameLanguage", "different order"),
        ChangeSort.WORDING: translate("SameLanguage", "wording"),
        ChangeSort.SPELLING: translate("SameLanguage", "form or misprint"),
        ChangeSort.PRINT: translate("SameLanguage", "printing only"),
    }
    return names[sort]


def _of_slip(sort: SlipSort) -> str:
    names = {
        SlipSort.NEGATION: translate("SameLanguage", "Negation: {book} in the book, {other} here"),
        SlipSort.NUMBER: translate("SameLanguage", "Number: {book} in the book, {other} here"),
        SlipSort.CITATION: translate("SameLanguage", "Citation: {book} in the book, {other} here"),
        SlipSort.OBLIGATION: translate(
            "SameLanguage", "Obligation: {book} in the book, {other} here"
        ),
    }
    return names[sort]


class SameLanguageWords:
    """The names a page of two texts asks for."""

    def columns(self, other: Other) -> tuple[str, str]:
        """Name the book and the other text."""
        return names_of_columns(other)

    def group(self, other: Other, group: TextGroup) -> str:
        """Name a page of the fragment or an article, and say how much of it agrees."""
        same = sum(pair.is_same for pair in group.pairs)
        agree = counted(
            "{same} of {n} place agrees word for word",
            "{same} of {n} places agree word for word",
            len(group.pairs),
            same=same,
        )
        if other is Other.COMMENTARY:
            return f"{group.number}. {group.title} · {agree}"
        name = translate("SameLanguage", "Page {number}")
        if group.inferred:
            name = translate("SameLanguage", "Page {number} (number lost, supplied from the book)")
        return f"{name.format(number=group.number)} · {agree}"

    def badge(self, pair: TextPair) -> str:
        """Say in a word or two how the texts of a pair stand to one another."""
        sorts = {change.sort for change in pair.changes}
        first = next((sort for sort in ChangeSort if sort in sorts), None)
        return name_of_sort(first) if first else translate("SameLanguage", "word for word")

    def notes(self, other: Other, change: TextChange) -> Sequence[str]:
        """Return what must be said of a change: its slips, what is restored, where it moved."""
        return tuple(self._notes(other, change))

    def _notes(self, other: Other, change: TextChange) -> Iterator[str]:
        for sort in dict.fromkeys(slip.sort for slip in change.slips):
            slips = [slip for slip in change.slips if slip.sort is sort]
            yield _of_slip(sort).format(
                book=_words(slips, in_book=True), other=_words(slips, in_book=False)
            )
        for slip in change.slips:
            if slip.meant:
                sentence = translate("SameLanguage", ("{words} cannot be right; {meant} is meant."))
                meant = name_with_year(Address.parse(slip.meant))
                yield sentence.format(words=in_quotation_marks(slip.words), meant=meant)
        if change.restored:
            sentence = translate("SameLanguage", "Restored from the book: {words}")
            yield sentence.format(words=change.restored)
        if change.elsewhere:
            sentence = translate("SameLanguage", "In the book these words are in {place}.")
            yield sentence.format(place=name_with_year(change.elsewhere))
        if change.sort is ChangeSort.PRINT and other is Other.WITNESS:
            yield translate("SameLanguage", "Only the printing differs.")

    def beyond(self, other: Other) -> str:
        """Say why the other text does not have words of the book."""
        if other is Other.WITNESS:
            return translate("SameLanguage", "– on a page missing from the fragment")
        return translate("SameLanguage", "– not quoted")

    def unpaired(self, address: Address) -> str:
        """Say that a quotation has no text beside it."""
        sentence = translate(
            "SameLanguage", "{place} is also quoted, but has no text in this language."
        )
        return sentence.format(place=name_with_year(address))

    def place(self, pair: TextPair) -> str:
        """Name the place of the book a pair stands at."""
        return name_with_year(pair.place)

    def lines(self, pair: TextPair) -> str:
        """Name the lines the other text was read from."""
        first, last = pair.source.first, pair.source.last
        return name_of_lines(str(first) if first == last else f"{first}–{last}")

    def nothing(self, pair_filter: PairFilter) -> str:
        """Say that no place is of the kind wanted."""
        if pair_filter is PairFilter.SLIPS:
            return translate(
                "SameLanguage", "No negation, number, citation or word of obligation differs here."
            )
        return translate("SameLanguage", "The two texts agree word for word.")


def _words(slips: Sequence[Slip], *, in_book: bool) -> str:
    words = [in_quotation_marks(slip.words) for slip in slips if slip.in_book is in_book]
    return ", ".join(words) or translate("SameLanguage", "none")
