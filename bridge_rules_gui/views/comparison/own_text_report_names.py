"""What the report on a text of the reader's own says was understood, and what was not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.own_text import EncodingSource, LeftOutKind, RemarkKind, TextForm
from bridge_rules_gui.views.speaking import counted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.own_text import OwnText
    from bridge_rules_gui.services.own_text.comparison import OwnTextComparison
    from bridge_rules_gui.services.own_text.edition import EditionGuess

translate = QCoreApplication.translate


def summary(own: OwnText, comparison: OwnTextComparison, guess: EditionGuess) -> Iterator[str]:
    """Yield in sentences what was understood of a text as a whole."""
    form = {
        TextForm.PLAIN: translate("OwnText", "plain text"),
        TextForm.MARKDOWN: translate("OwnText", "Markdown"),
        TextForm.HTML: translate("OwnText", "HTML"),
    }[own.form]
    sources = {
        EncodingSource.MARK: translate("OwnText", "said by its first bytes"),
        EncodingSource.DECLARED: translate("OwnText", "declared in the file"),
        EncodingSource.UTF_8: translate("OwnText", "valid from end to end"),
        EncodingSource.GUESSED: translate("OwnText", "guessed from the letters"),
    }
    yield counted("{file}: {form}, %n lines; encoding {encoding}, {source}.", "", own.lines).format(
        file=own.file_name,
        form=form,
        encoding=own.encoding,
        source=sources[own.encoding_source],
    )
    yield translate("OwnText", "Understood: laws {laws}, provisions {provisions}.").format(
        laws=len(own.laws), provisions=len(own.provisions)
    )
    share = own.understood_characters / own.characters if own.characters else 0.0
    yield translate("OwnText", "{share} of the characters are words of laws.").format(
        share=f"{share:.0%}"
    )
    yield _of_language(comparison)
    yield _of_edition(comparison, guess)
    if own.left_out:
        parts = (f"{_name_of_left_out(e.kind)} ({e.characters})" for e in own.left_out)
        yield translate("OwnText", "Characters left out: {parts}.").format(parts=", ".join(parts))


def _of_language(comparison: OwnTextComparison) -> str:
    if comparison.is_same_language:
        return translate(
            "OwnText", "The language is that of the book beside it: words are compared one by one."
        )
    if comparison.language:
        return translate(
            "OwnText",
            "The language ({code}) is not that of the book beside it: numbers and references "
            "are compared, words stand side by side.",
        ).format(code=comparison.language)
    return translate(
        "OwnText",
        "The language is not known: numbers and references are compared, words stand side by side.",
    )


def _of_edition(comparison: OwnTextComparison, guess: EditionGuess) -> str:
    shares = ", ".join(f"{e.year}: {share:.0%}" for e, share in guess.agreement.items())
    if comparison.of is not guess.edition:
        sentence = translate(
            "OwnText", "You say it is of {year}; its numbering agrees with {shares}."
        )
    elif guess.is_sure:
        sentence = translate("OwnText", "By its numbering it is of {year} ({shares}).")
    else:
        sentence = translate(
            "OwnText",
            "Its numbering does not tell the editions apart; {year} is assumed ({shares}).",
        )
    return sentence.format(year=comparison.of.year, shares=shares)


def name_of_remark(kind: RemarkKind) -> str:
    """Return what a remark is about, in a few words."""
    names = {
        RemarkKind.LAW_MISSING: translate("OwnText", "Law missing"),
        RemarkKind.LAW_UNKNOWN: translate("OwnText", "No edition has a law of this number"),
        RemarkKind.LAW_TWICE: translate("OwnText", "Law a second time, not compared"),
        RemarkKind.PAGES_MOVED: translate(
            "OwnText", "Jumbled pages, read in the order of their numbers"
        ),
        RemarkKind.LAW_OUT_OF_ORDER: translate("OwnText", "Law out of order"),
        RemarkKind.LAW_EMPTY: translate("OwnText", "Law without words"),
        RemarkKind.ODD_LABEL: translate("OwnText", "Odd label"),
        RemarkKind.LABELS_MISSING: translate("OwnText", "Labels missing before this one"),
        RemarkKind.CONTENTS: translate("OwnText", "List of contents, not compared"),
        RemarkKind.OUTSIDE: translate("OwnText", "Outside the laws, not compared"),
        RemarkKind.FOOTNOTE: translate("OwnText", "Note, not compared"),
        RemarkKind.DAMAGED: translate("OwnText", "Damaged characters"),
    }
    return names[kind]


def _name_of_left_out(kind: LeftOutKind) -> str:
    """Return what characters are that are no words."""
    names = {
        LeftOutKind.MARKUP: translate("OwnText", "markup"),
        LeftOutKind.BORDER: translate("OwnText", "border"),
        LeftOutKind.PAGE_NUMBER: translate("OwnText", "page numbers"),
        LeftOutKind.RULE: translate("OwnText", "rules"),
        LeftOutKind.HYPHEN: translate("OwnText", "hyphens at ends of lines"),
        LeftOutKind.FOOTNOTE_MARK: translate("OwnText", "footnote marks"),
        LeftOutKind.RUNNING_TITLE: translate("OwnText", "repeated titles"),
        LeftOutKind.INERT: translate("OwnText", "scripts, styles and embedded pages, never run"),
    }
    return names[kind]
