"""Texts of users' own: understood by general rules, in any alphabet, form and encoding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.own_text import (
    EncodingSource,
    OwnText,
    RemarkKind,
    SkippedKind,
    TextForm,
)
from bridge_rules_gui.reading.own_text.reader import read_content, read_own_text
from tests.reading.own_text.texts import OUTLINE, as_html, as_markdown, as_plain_text


def read(text: str, encoding: str = "utf-8") -> OwnText:
    return read_content(text.encode(encoding), "own.txt", "own.txt")


def citations(own: OwnText) -> list[str]:
    return [str(provision.citation) for provision in own.provisions]


def words_of(own: OwnText, citation: str) -> str:
    return next(p.text for p in own.provisions if str(p.citation) == citation)


def heading_of(own: OwnText, citation: str) -> str:
    return next(p.heading for p in own.provisions if str(p.citation) == citation)


def given(file: str) -> Path:
    return resources.content() / "sources" / file


# An outline in English.


def test_outline_is_understood_with_hanging_and_inline_labels() -> None:
    assert citations(read(OUTLINE)) == [
        *("26", "26A", "26B", "26B1", "26B1(a)", "26B1(a)(i)", "26B1(a)(ii)", "26B1(b)", "26B2"),
        *("27", "27A", "27A1", "27A2", "27B", "27B1", "27B1(a)", "27B1(b)", "27B2", "27C"),
    ]


def test_titles_and_words_are_distinguished() -> None:
    own = read(OUTLINE)
    assert heading_of(own, "27") == "INSUFFICIENT BID"
    assert heading_of(own, "27C") == "Premature Replacement"
    assert words_of(own, "27C").startswith("If the offender replaces")
    assert not words_of(own, "27")


def test_reference_at_the_start_of_a_line_begins_no_law() -> None:
    own = read(OUTLINE)
    assert "see Law 23 and the laws named there, there are no lead restrictions." in words_of(
        own, "26A"
    )


def test_laws_that_are_missing_are_reported() -> None:
    before, after = read(OUTLINE).of_kind(RemarkKind.LAW_MISSING)
    assert (before.detail, before.line) == ("1-25", 5)
    (last,) = (law for law in read(OUTLINE).provisions if str(law.citation) == "27")
    assert (after.detail, after.line) == ("28-93", last.first_line)


def test_single_law_of_a_markdown_file_is_read() -> None:
    own = read("## Правило 62 – Корекция на ривок\n\nИграчът е длъжен да коригира ривока.\n")
    assert own.form is TextForm.MARKDOWN
    assert heading_of(own, "62") == "Корекция на ривок"
    assert words_of(own, "62") == "Играчът е длъжен да коригира ривока."


def test_laws_no_edition_has_leave_none_missing_between() -> None:
    remarks = read("Law 93\n\nWords.\n\nLaw 99\n\nWords.\n").of_kind(RemarkKind.LAW_MISSING)
    assert [remark.detail for remark in remarks] == ["1-92"]


def test_law_with_a_number_no_edition_has_is_reported() -> None:
    own = read("Law 93\n\nWords.\n\nLaw 99\n\nWords.\n")
    (remark,) = own.of_kind(RemarkKind.LAW_UNKNOWN)
    assert (remark.line, remark.place, remark.detail) == (5, "99", "93")


def test_provisions_know_their_lines() -> None:
    law = next(p for p in read(OUTLINE).provisions if str(p.citation) == "26A")
    assert (law.first_line, law.last_line) == (6, 9)


@pytest.mark.parametrize(
    ("line", "number", "title"),
    [
        ("Law 27 Insufficient Bid", 27, "Insufficient Bid"),
        ("LAW 27 - INSUFFICIENT BID", 27, "INSUFFICIENT BID"),
        ("Law 27. Insufficient Bid", 27, "Insufficient Bid"),
        ("Rule No. 27: Insufficient Bid", 27, "Insufficient Bid"),
        ("Правило 27", 27, ""),
        ("ПРАВИЛО 27 – НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ", 27, "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ"),
        ("Закон 27. Недостаточная заявка", 27, "Недостаточная заявка"),
        ("Член 27", 27, ""),
        ("Чл. 27 Недовољан лицит", 27, "Недовољан лицит"),
        ("Član 27 Nedovoljan licit", 27, "Nedovoljan licit"),
        ("§ 27 Zu niedriges Gebot", 27, "Zu niedriges Gebot"),
        ("§27", 27, ""),
        ("Loi 27 – Enchère insuffisante", 27, "Enchère insuffisante"),
        ("Artículo 27: Subasta insuficiente", 27, "Subasta insuficiente"),
        ("27. člen Nezadostna napoved", 27, "Nezadostna napoved"),
        ("第27条 不十分なビッド", 27, "不十分なビッド"),
    ],
)
def test_beginning_of_a_law_is_known_in_many_languages(line: str, number: int, title: str) -> None:
    own = read(f"{line}\n\nThe words of this law stand here.\n")
    (law,) = own.laws
    assert (law.citation.law, law.heading) == (number, title)
    assert law.text == "The words of this law stand here."


def test_word_for_a_law_nobody_knew_is_learned_from_its_numbers() -> None:
    text = "\n\n".join(f"Zargo {n} Titel\n\nWords of {n}." for n in range(1, 6))
    own = read(text)
    assert own.law_word == "Zargo"
    assert len(own.laws) == 5


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        # three alphabets, look-alikes, and letters chosen by sound
        ("АБВГ", "ABCD"),
        ("АВСД", "ABCD"),
        ("ABCD", "ABCD"),
        ("АВCD", "ABCD"),
        ("АБЦД", "ABCD"),
        ("ΑΒΓΔ", "ABCD"),
    ],
)
def test_letters_of_sections_are_decided_by_their_list(letters: str, expected: str) -> None:
    text = "Правило 9\n\n" + "\n\n".join(f"{letter}. Думи на секцията" for letter in letters)
    assert citations(read(text))[1:] == [f"9{letter}" for letter in expected]


def test_letter_after_h_is_a_letter_and_after_a_letter_opens_numerals() -> None:
    items = "\n".join(f"({letter}) words" for letter in "abcdefghi")
    own = read(f"Law 3\n\n1. Words\n{items}\n(j) words\n(i) first\n(ii) second\n")
    assert citations(own)[-4:] == ["3.1(i)", "3.1(j)", "3.1(j)(i)", "3.1(j)(ii)"]


def test_label_that_is_not_due_stays_words_and_is_reported() -> None:
    own = read("Law 3\n\nA. First\n\nX. Not a section\n")
    assert citations(own) == ["3", "3A"]
    (remark,) = own.of_kind(RemarkKind.ODD_LABEL)
    assert (remark.line, remark.place, remark.detail) == (5, "3A", "X.")
    assert "X. Not a section" in words_of(own, "3A")


def test_missing_label_is_reported() -> None:
    (remark,) = read("Law 3\n\nA. First\n\nC. Third\n").of_kind(RemarkKind.LABELS_MISSING)
    assert (remark.place, remark.detail) == ("3C", "1")


def test_list_of_contents_is_no_second_text() -> None:
    contents = "\n".join(f"Law {n} Title of {n} ....... {n + 10}" for n in range(1, 8))
    laws = "\n\n".join(f"Law {n} Title of {n}\n\nThe words of law {n}." for n in range(1, 8))
    own = read(f"Contents\n{contents}\n\n{laws}")
    assert citations(own) == [str(n) for n in range(1, 8)]
    assert own.provisions[6].text == "The words of law 7."
    assert len(own.of_kind(RemarkKind.CONTENTS)) == 1
    assert not own.of_kind(RemarkKind.LAW_TWICE)


def test_second_text_of_a_law_is_reported_with_its_lines() -> None:
    own = read("Law 1\n\nThe first and longer text.\n\nLaw 2\n\nWords.\n\nLaw 1\n\nAgain.\n")
    (remark,) = own.of_kind(RemarkKind.LAW_TWICE)
    assert (remark.place, remark.line, remark.last_line) == ("1", 9, 11)
    assert "Again." in remark.text


def test_chapter_closes_a_law() -> None:
    own = read("Law 1\n\nWords.\n\nCHAPTER II\nPreliminaries\n\nLaw 2\n\nMore words.\n")
    assert words_of(own, "1") == "Words."
    (remark,) = own.of_kind(RemarkKind.OUTSIDE)
    assert remark.text == "CHAPTER II Preliminaries"


def test_lines_broken_for_a_page_are_joined_and_pages_left_out() -> None:
    own = read("|Правило 9. Дума\n|=======\n|  Игроки могут обра-\n|щать внимание.\n|  - 41 -\n")
    assert words_of(own, "9") == "Игроки могут обращать внимание."
    assert {entry.kind for entry in own.skipped} == {
        *(SkippedKind.BORDER, SkippedKind.RULE, SkippedKind.HYPHEN, SkippedKind.PAGE_NUMBER),
    }


def test_quoted_mail_is_read_without_its_marks() -> None:
    quoted = "\n".join(f"> {line}".rstrip() for line in OUTLINE.split("\n"))
    assert citations(read(quoted)) == citations(read(OUTLINE))


def test_hanging_label_does_not_part_its_paragraph() -> None:
    own = read("Law 2\n\n1. Any bid may be accepted (treated\n   as legal) by an opponent.\n")
    assert words_of(own, "2.1") == "Any bid may be accepted (treated as legal) by an opponent."


# HTML.


def test_lists_of_html_count_labels_nobody_has_written() -> None:
    page = (
        "<html><body><h2>Law 27</h2><p>Title</p><ol type=A><li>First<ol><li>One</li>"
        "<li>Two<ol type=a><li>small</li></ol></li></ol></li><li>Second</li></ol>"
        "<p>Closing words.</p></body></html>"
    )
    own = read(page)
    assert citations(own) == ["27", "27A", "27A1", "27A2", "27A2(a)", "27B"]
    assert all(p.is_counted for p in own.provisions[1:])
    assert own.provisions[0].text == "Closing words."


def test_scripts_styles_and_frames_are_told_and_never_kept() -> None:
    page = (
        "<html><head><style>p{color:red}</style></head><body><h2>Law 1</h2>\n"
        "<script>alert('x')</script><iframe src='http://example.org/'>framed</iframe>"
        "<p onclick='alert(1)'>Words <img src='http://example.org/x.png'>here.</p></body></html>"
    )
    own = read(page)
    assert words_of(own, "1") == "Words here."
    (entry,) = [entry for entry in own.skipped if entry.kind is SkippedKind.INERT]
    assert "alert" in entry.text


def test_tags_of_html_are_listed_as_markup() -> None:
    own = read(
        "<html><body>\n<!-- <b>none</b> -->\n<h2 class='a'>Law 1</h2><script>if (a<b) c>d</script>"
        "<p>Words &amp; <b>more</b> &eacute;.</p></body></html>"
    )
    assert words_of(own, "1") == "Words & more é."
    (entry,) = [entry for entry in own.skipped if entry.kind is SkippedKind.MARKUP]
    tags = "<html> <body> <!--<b>none</b>--> <h2class='a'> </h2> <script> </script> <p> amp; <b>"
    assert (entry.line, entry.text) == (1, f"{tags} </b> eacute; </p> </body> </html>")
    skipped = sum(entry.characters for entry in own.skipped)
    assert own.understood_characters + skipped == own.characters


def test_lines_of_html_are_those_of_the_file() -> None:
    own = read(
        "<html>\n<body>\n<h2>Law 1</h2>\n\n<p>\nWords\nhere.</p>\n<p>More.</p></body></html>"
    )
    assert own.provisions[0].text == "Words here.\nMore."
    assert (own.provisions[0].first_line, own.provisions[0].last_line) == (3, 8)


def test_plain_text_wrapped_in_a_page_is_read_as_plain_text() -> None:
    own = read(f"<html><body><pre>{OUTLINE}</pre></body></html>")
    assert citations(own) == citations(read(OUTLINE))


# The books.


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("write", [as_plain_text, as_markdown, as_html])
def test_every_provision_of_a_book_is_found_again(
    corpus: Corpus, edition: Edition, write: Callable[[Book], str]
) -> None:
    book = corpus.books[edition]
    own = read(write(book))
    assert citations(own) == [str(p.citation) for p in book.provisions]


@pytest.mark.parametrize(
    ("edition", "encoding", "source"),
    [
        (Edition.BG_2017, "cp1251", EncodingSource.GUESSED),
        (Edition.RU_1987, "koi8_r", EncodingSource.GUESSED),
        (Edition.RU_1987, "cp866", EncodingSource.GUESSED),
        (Edition.SR_2007, "cp1250", EncodingSource.GUESSED),
        (Edition.SR_2007, "iso8859_2", EncodingSource.GUESSED),
        (Edition.BG_2017, "utf-16", EncodingSource.MARK),
        (Edition.BG_2017, "utf-16-be", EncodingSource.GUESSED),
        (Edition.SR_2007, "utf-16-le", EncodingSource.GUESSED),
        (Edition.SR_2007, "utf-8-sig", EncodingSource.MARK),
    ],
)
def test_encoding_is_found_out(
    corpus: Corpus, edition: Edition, encoding: str, source: EncodingSource
) -> None:
    text = as_plain_text(corpus.books[edition])
    content = text.encode(encoding, "ignore")
    own = read_content(content, "own.txt", "own.txt")
    assert own.encoding_source is source
    printed = content.decode(encoding)
    assert own.characters == len("".join(printed.split()))
    assert own.provisions == read(printed).provisions


def test_declared_encoding_is_believed() -> None:
    head = "<html><head><meta charset='windows-1251'></head>"
    page = f"{head}<body><h1>Правило 1</h1><p>Ъгъл.</p></body>"
    own = read(page, "cp1251")
    assert (own.encoding, own.encoding_source) == ("cp1251", EncodingSource.DECLARED)
    assert own.provisions[0].text == "Ъгъл."


def test_given_book_of_2017_is_understood_whole(corpus: Corpus) -> None:
    own = read_own_text(given("bg2017.txt"))
    book = corpus.books[Edition.BG_2017]
    assert own.form is TextForm.MARKDOWN
    assert citations(own) == [str(p.citation) for p in book.provisions]
    assert words_of(own, "27C") == book.provisions[citations(own).index("27C")].body.text


def test_given_book_of_2007_is_understood_but_for_its_misprints(corpus: Corpus) -> None:
    own = read_own_text(given("sr2007.txt"))
    found = set(citations(own))
    printed = {str(p.citation) for p in corpus.books[Edition.SR_2007].provisions}
    assert len(own.laws) == 93
    assert len(found & printed) >= 730
    # 40B2 of 2007 has lost its number in print: what follows is reported.
    assert own.of_kind(RemarkKind.ODD_LABEL)


def test_jumbled_pages_of_1987_are_read_in_the_order_of_their_numbers(corpus: Corpus) -> None:
    own = read_own_text(given("ru1987.txt"))
    printed = {str(p.citation) for p in corpus.books[Edition.RU_1987].provisions}
    assert [p.citation.law for p in own.laws] == list(range(1, 94))
    assert len(own.of_kind(RemarkKind.PAGES_MOVED)) == 1
    assert len(printed & set(citations(own))) >= 600
    assert max(Counter(citations(own)).values()) == 1


def _paged(numbers: list[int]) -> str:
    return "\n".join(f"Law {n} Title\n\nWords of page {n}.\n\n- {n} -" for n in numbers)


def test_pages_are_moved_only_where_their_numbers_are_jumbled() -> None:
    jumbled = read(_paged([5, 6, 1, 2, 7, 8, 3, 4]))
    assert citations(jumbled) == [str(n) for n in range(1, 9)]
    assert jumbled.of_kind(RemarkKind.PAGES_MOVED)
    for numbers in ([1, 2, 3, 4, 5, 6, 7], [3, 1, 2], [9, 1, 40, 2, 80, 3, 120]):
        assert not read(_paged(numbers)).of_kind(RemarkKind.PAGES_MOVED)


def test_note_ends_with_its_page() -> None:
    text = "Правило 9. Дума\nИгрок может объ-\n(*) - Сноска.\n- 1 -\nявить.\n"
    own = read(text)
    assert own.of_kind(RemarkKind.FOOTNOTE)[0].text == "(*) - Сноска."
    assert words_of(own, "9").endswith("явить.")


def test_law_without_its_place_in_the_order_is_reported() -> None:
    (remark,) = read("Law 2\n\nWords.\n\nLaw 1\n\nWords.\n").of_kind(RemarkKind.LAW_OUT_OF_ORDER)
    assert (remark.place, remark.detail, remark.line) == ("1", "2", 5)


@pytest.mark.parametrize(
    ("file", "laws"), [("ru1987-fragment.txt", 3), ("bg2017-commentary.txt", 12)]
)
def test_parts_of_the_laws_are_read_too(file: str, laws: int) -> None:
    own = read_own_text(given(file))
    assert len(own.laws) == laws
    assert own.of_kind(RemarkKind.LAW_MISSING)
