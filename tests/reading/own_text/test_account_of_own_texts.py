"""Any text at all: read without failing, and every character in a provision or in the report."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.own_text import OwnText, TextForm
from bridge_rules_gui.reading.own_text.reader import read_content, understand
from bridge_rules_gui.reading.own_text.text_file import DecodedText, OwnTextError, decode

_PIECES = st.sampled_from(
    (
        *(
            "Law 1",
            "Law 27",
            "ПРАВИЛО 27 –",
            "Член 3.",
            "Član 12",
            "§ 4",
            "Law 27A",
            "Law 99 Title",
        ),
        *("A.", "B.", "А.", "Б.", "1.", "2.", "1)", "(a)", "(b)", "(i)", "(ii)", "(1)", "27B1(a)"),
        *("\n", "\n\n", "  \n", "    ", "\t", " ", "\f", "\r\n", "|", "- 12 -", "=====", "-\n"),
        *("## ", "**", "***", "<sup>9</sup>", "[^1]:", "(*)", "> ", "* ", "\\.", "_words_"),
        *("CHAPTER II", "see Law 16", "words", "Думи на правилото.", "š", "♥", "\x00", "\ufffd"),
        *("........ 12", "Title", "a", "e\u0301", "\u2028"),
    )
)
_ANYTHING = st.lists(st.one_of(_PIECES, st.text(max_size=12)), max_size=60).map("".join)
_TAGS = st.sampled_from(
    (
        *("<p>", "</p>", "<h2>", "</h2>", "<ol>", "<ol type=a>", "</ol>", "<li>", "</li>", "<br>"),
        *("<b>", "</b>", "<script>", "</script>", "<pre>", "</pre>", "<sup>", "</sup>", "<!--"),
        *("-->", "<table><tr><td>", "&amp;", "&lt;", "<p ", "<", ">", '"', "<iframe>", "</iframe>"),
    )
)


def characters(*texts: str) -> Counter[str]:
    return Counter("".join("".join(texts).split()))


def accounted(own: OwnText) -> Counter[str]:
    """Count the characters of all provisions and of the report."""
    labels = (p.printed_label for p in own.provisions if not p.is_counted)
    words = (text for p in own.provisions for text in (p.heading, p.text))
    remarks = (remark.text for remark in own.remarks)
    return characters(*labels, *words, *remarks, *(entry.text for entry in own.skipped))


def decoded(text: str) -> DecodedText | None:
    try:
        return decode(text.encode("utf-8", "replace"), "own.txt")
    except OwnTextError:
        return None


@settings(max_examples=2000)
@given(_ANYTHING)
def test_every_character_is_in_a_provision_or_in_the_report(text: str) -> None:
    read = decoded(text)
    if read is None:
        return
    own = understand(read, "own.txt", "own.txt")
    damaged = "".join(remark.text for remark in read.remarks)
    if own.form is not TextForm.HTML:
        assert accounted(own) == characters(*read.lines, damaged)


@settings(max_examples=200)
@given(st.lists(st.one_of(_PIECES, _TAGS, st.text(max_size=8)), max_size=60).map("".join))
def test_no_markup_makes_the_reader_fail(text: str) -> None:
    read = decoded(f"<html><body>{text}")
    if read is not None:
        assert understand(read, "own.html", "own.html").form is TextForm.HTML


@settings(max_examples=200)
@given(st.lists(st.one_of(_PIECES, st.text("abcя .", max_size=8)), max_size=40))
def test_every_word_of_a_page_is_in_a_provision_or_in_the_report(paragraphs: list[str]) -> None:
    words = [p.replace("<", "").replace("\x00", "") for p in paragraphs]
    read = decoded("<html><body>" + "\n".join(f"<p>{p}</p>" for p in words) + "</body></html>")
    if read is not None:
        own = understand(read, "own.html", "own.html")
        damaged = "".join(remark.text for remark in read.remarks)
        assert accounted(own) == characters(*read.lines, damaged)


@settings(max_examples=2000)
@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused_in_one_line(content: bytes) -> None:
    refusal = ""
    try:
        read_content(content, "own.txt", "own.txt")
    except OwnTextError as error:
        refusal = str(error)
    assert "\n" not in refusal
    assert not refusal or refusal.startswith("own.txt: ")


@pytest.mark.parametrize(
    "file",
    ["bg2017.txt", "sr2007.txt", "ru1987.txt", "bg2017-commentary.txt", "ru1987-fragment.txt"],
)
def test_every_character_of_the_given_documents_is_accounted_for(file: str) -> None:
    content = (resources.content() / "sources" / file).read_bytes()
    read = decode(content, file)
    own = understand(read, file, file)
    assert accounted(own) == characters(*read.lines)
