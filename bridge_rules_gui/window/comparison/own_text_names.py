"""What the window says of a text of the reader's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.comparison.marks import MarkSort
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.own_text import (
    EncodingSource,
    OwnText,
    Remark,
    RemarkKind,
    SkippedKind,
    TextForm,
)
from bridge_rules_gui.own_text.comparison import EditionGuess, OwnRow, OwnTextComparison
from bridge_rules_gui.own_text.marks import OwnMark
from bridge_rules_gui.window.comparison.names import ComparisonNames
from bridge_rules_gui.window.place_names import name_of_lines
from bridge_rules_gui.window.speaking import counted
from bridge_rules_gui.window.terms.names import name_of_strength

translate = QCoreApplication.translate


class OwnTextWords:
    """The names the pages of a text ask for."""

    def badges(self, comparison: OwnTextComparison, row: OwnRow) -> Sequence[str]:
        """Say how a row's sides stand to one another."""
        if row.is_missing:
            return (translate("OwnText", "only in {year}").format(year=comparison.edition.year),)
        if row.is_extra:
            return (translate("OwnText", "only in your text"),)
        badges = []
        if comparison.of is not comparison.edition:
            badges.append(ComparisonNames().relation(row.relation))
        if row.diff is not None:
            badges.append(_of_diff(row.differing_words))
        if not row.own_words and not row.book_words:
            badges.append(translate("OwnText", "no text of its own"))
        return badges or (translate("OwnText", "side by side"),)

    def mark(self, comparison: OwnTextComparison, row: OwnRow, mark: OwnMark) -> str:
        """Say what only one side has, and what that may mean."""
        year = comparison.edition.year
        if mark.leads_nowhere:
            text = translate("OwnText", "Refers to {value}, which does not exist in {year}")
            return text.format(value=mark.value, year=comparison.of.year)
        sentences = {
            (MarkSort.NUMBER, True): translate(
                "OwnText", "Number {value} in your text, not in {year}"
            ),
            (MarkSort.NUMBER, False): translate(
                "OwnText", "Number {value} in {year}, not in your text"
            ),
            (MarkSort.REFERENCE, True): translate(
                "OwnText", "Refers to Law {value} in your text, not in {year}"
            ),
            (MarkSort.REFERENCE, False): translate(
                "OwnText", "Refers to Law {value} in {year}, not in your text"
            ),
            (MarkSort.OBLIGATION, True): translate(
                "OwnText", "Word of obligation “{value}” in your text, not in {year}"
            ),
            (MarkSort.OBLIGATION, False): translate(
                "OwnText", "Word of obligation “{value}” in {year}, not in your text"
            ),
        }
        is_strength = mark.sort is MarkSort.OBLIGATION
        value = name_of_strength(mark.value) if is_strength else mark.value
        text = sentences[mark.sort, mark.is_own].format(value=value, year=year)
        changed = (ChangeKind.SUBSTANCE, ChangeKind.WORDING)
        if comparison.of is not comparison.edition and row.kind in changed:
            return text + " · " + translate("OwnText", "probably changed between editions")
        if comparison.is_same_language:
            return text
        return text + " · " + translate("OwnText", "perhaps only the translation differs")

    def blank(self, comparison: OwnTextComparison, row: OwnRow) -> str:
        """Say why a cell has no words."""
        one_sided = (Relation.NEW, Relation.DROPPED)
        if row.is_missing and comparison.of is not comparison.edition and row.relation in one_sided:
            return translate("OwnText", "– not in {year}").format(year=comparison.of.year)
        if row.is_missing:
            return translate("OwnText", "– not found in your text")
        return translate("OwnText", "– not in {year}").format(year=comparison.edition.year)

    def lines(self, first: int, last: int) -> str:
        """Name lines of the file."""
        return name_of_lines(str(first) if first == last else f"{first}–{last}")

    def counted(self) -> str:
        """Say that a label is not written but counted."""
        return translate("OwnText", "number from the list")

    def nothing(self) -> str:
        """Say that no row differs."""
        return translate(
            "OwnText", ("This law has no differences. Clear “Only differences” to read all of it.")
        )

    def summary(
        self, own: OwnText, comparison: OwnTextComparison, guess: EditionGuess
    ) -> Sequence[str]:
        """Say in sentences what was understood of a text as a whole."""
        return tuple(_summary(own, comparison, guess))

    def remark(self, remark: Remark) -> str:
        """Say what a remark of the report is about."""
        patterns = {
            RemarkKind.LAW_UNKNOWN: translate("OwnText", "the last is {law}"),
            RemarkKind.LAW_OUT_OF_ORDER: translate("OwnText", "after {law}"),
        }
        detail = patterns.get(remark.kind, "{law}").format(law=remark.detail)
        named = dict.fromkeys(filter(None, (remark.place, detail)))
        return " · ".join((_name_of_remark(remark.kind), *named))

    def report_heads(self) -> Sequence[str]:
        """Name the columns of the report: lines, what, words."""
        return (
            translate("OwnText", "Where"),
            translate("OwnText", "What"),
            translate("OwnText", "Text outside any provision"),
        )

    def more_remarks(self, count: int) -> str:
        """Say how many remarks are not shown."""
        return counted(
            "… and {n} more remark; the command line lists them all.",
            "… and {n} more remarks; the command line lists them all.",
            count,
        )

    def more_rows(self, count: int) -> str:
        """Say how many rows of a law are not shown."""
        return counted(
            "… and {n} more row; the command line lists them all.",
            "… and {n} more rows; the command line lists them all.",
            count,
        )

    def more_words(self, count: int) -> str:
        """Say how many characters of a cell are not shown."""
        return counted("… and {n} more character", "… and {n} more characters", count)

    def all_understood(self) -> str:
        """Say that there is nothing to remark."""
        return translate("OwnText", "Every line was recognised.")


def _of_diff(words: int) -> str:
    if not words:
        return translate("OwnText", "same words")
    return counted("{n} word differs", "{n} words differ", words)


def _summary(own: OwnText, comparison: OwnTextComparison, guess: EditionGuess) -> Iterator[str]:
    """Yield in sentences what was understood of a text as a whole."""
    form = {
        TextForm.PLAIN: translate("OwnText", "plain text"),
        TextForm.MARKDOWN: translate("OwnText", "Markdown"),
        TextForm.HTML: translate("OwnText", "HTML"),
    }[own.form]
    sources = {
        EncodingSource.MARK: translate("OwnText", "detected from its first bytes"),
        EncodingSource.DECLARED: translate("OwnText", "declared in the file"),
        EncodingSource.UTF_8: translate("OwnText", "valid throughout"),
        EncodingSource.GUESSED: translate("OwnText", "guessed from its letters"),
    }
    yield counted(
        "{file}: {form}, {n} line; encoding {encoding}, {source}.",
        "{file}: {form}, {n} lines; encoding {encoding}, {source}.",
        own.lines,
        file=own.file_name,
        form=form,
        encoding=own.encoding,
        source=sources[own.encoding_source],
    )
    yield translate("OwnText", "Laws recognised: {laws}; provisions: {provisions}.").format(
        laws=len(own.laws), provisions=len(own.provisions)
    )
    share = own.understood_characters / own.characters if own.characters else 0.0
    yield translate("OwnText", "{share} of the characters belong to the laws.").format(
        share=f"{share:.0%}"
    )
    yield _of_language(comparison)
    yield _of_edition(comparison, guess)
    if own.skipped:
        parts = (f"{_name_of_skipped(e.kind)} ({e.characters})" for e in own.skipped)
        yield translate("OwnText", "Characters skipped: {parts}.").format(parts=", ".join(parts))


def _of_language(comparison: OwnTextComparison) -> str:
    if comparison.is_same_language:
        return translate(
            "OwnText",
            (
                "The text is in the same language as the book beside it, so words are "
                "compared one by one."
            ),
        )
    if comparison.language:
        return translate(
            "OwnText",
            (
                "The text is in another language ({code}), so only numbers and references are "
                "compared. The words appear side by side."
            ),
        ).format(code=comparison.language)
    return translate(
        "OwnText",
        (
            "The language of the text is unknown, so only numbers and references are compared. "
            "The words appear side by side."
        ),
    )


def _of_edition(comparison: OwnTextComparison, guess: EditionGuess) -> str:
    shares = ", ".join(f"{e.year}: {share:.0%}" for e, share in guess.agreement.items())
    if comparison.of is not guess.edition:
        sentence = translate("OwnText", "You chose {year}; the numbering matches {shares}.")
    elif guess.is_sure:
        sentence = translate("OwnText", "Its numbering is that of {year} ({shares}).")
    else:
        sentence = translate(
            "OwnText",
            "Its numbering fits more than one edition; {year} is assumed ({shares}).",
        )
    return sentence.format(year=comparison.of.year, shares=shares)


def _name_of_remark(kind: RemarkKind) -> str:
    """Return what a remark is about, in a few words."""
    names = {
        RemarkKind.LAW_MISSING: translate("OwnText", "Law missing"),
        RemarkKind.LAW_UNKNOWN: translate("OwnText", "No edition has a law with this number"),
        RemarkKind.LAW_TWICE: translate("OwnText", "Repeated law, not compared"),
        RemarkKind.PAGES_MOVED: translate("OwnText", "Pages out of order, read by page number"),
        RemarkKind.LAW_OUT_OF_ORDER: translate("OwnText", "Law out of order"),
        RemarkKind.LAW_EMPTY: translate("OwnText", "Law without text"),
        RemarkKind.ODD_LABEL: translate("OwnText", "Unexpected label"),
        RemarkKind.LABELS_MISSING: translate("OwnText", "Labels missing before this one"),
        RemarkKind.CONTENTS: translate("OwnText", "Table of contents, not compared"),
        RemarkKind.OUTSIDE: translate("OwnText", "Outside the laws, not compared"),
        RemarkKind.FOOTNOTE: translate("OwnText", "Note, not compared"),
        RemarkKind.DAMAGED: translate("OwnText", "Damaged characters"),
    }
    return names[kind]


def _name_of_skipped(kind: SkippedKind) -> str:
    """Return what characters are that are no words."""
    names = {
        SkippedKind.MARKUP: translate("OwnText", "markup"),
        SkippedKind.BORDER: translate("OwnText", "border"),
        SkippedKind.PAGE_NUMBER: translate("OwnText", "page numbers"),
        SkippedKind.RULE: translate("OwnText", "ruled lines"),
        SkippedKind.HYPHEN: translate("OwnText", "end-of-line hyphens"),
        SkippedKind.FOOTNOTE_MARK: translate("OwnText", "footnote marks"),
        SkippedKind.RUNNING_TITLE: translate("OwnText", "repeated titles"),
        SkippedKind.INERT: translate("OwnText", "scripts, styles and embedded pages (not run)"),
    }
    return names[kind]
