"""Reports are read back by strangers: pypdf for the words of the PDF, lxml for the page."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

import pytest
from lxml import html
from pypdf import PdfReader
from pypdf.generic import Destination
from reportlab.pdfbase.ttfonts import TTFontFile

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.exchange.report.content import (
    ChangeText,
    Line,
    LineStyle,
    Report,
    ReportCell,
    ReportLaw,
    ReportRow,
    ReportRun,
    RunStyle,
    write_report_html,
)
from bridge_rules_gui.exchange.report.pdf import write_report_pdf

FONTS = resources.assets() / "fonts"
CYRILLIC = "Щука ѝ ещё Ъгъл"
SERBIAN = "čćšžđ ČĆŠŽĐ"
SUITS = "♠♥♦♣"


def _cell(*blocks: Line | Table) -> ReportCell:
    return ReportCell("bg", blocks)


def _words(text: str, style: LineStyle = LineStyle.WORDS) -> Line:
    return Line(style, (ReportRun(text),))


def _row(*cells: ReportCell) -> ReportRow:
    return ReportRow(
        "reworded",
        "change of substance",
        "substance",
        is_changed=True,
        cells=cells,
        notes=(("1987 → 2007", "told <b>& so</b>"),),
        marks=("Number 2 in 2007",),
    )


def _report(*rows: ReportRow, laws: int = 1) -> Report:
    changes = (ChangeText("1987 → 2007", ((ReportRun("changed", RunStyle.STRONG),),)),)
    return Report(
        "Laws",
        "2007, 2017",
        "en",
        "Contents",
        "Underlined is <restored>",
        ("2007 · Serbian", "2017 · Bulgarian"),
        ("© WBF <rights>",),
        tuple(
            ReportLaw(n, f"Law {n}", f"<script>{CYRILLIC}", changes, rows)
            for n in range(1, laws + 1)
        ),
    )


def _pages(content: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(content)).pages]


EVERYTHING = _row(
    _cell(_words("27A", LineStyle.PLACE), _words(SERBIAN), _words("note", LineStyle.NOTE)),
    _cell(
        Line(
            LineStyle.WORDS,
            (
                ReportRun(f"{CYRILLIC} <i>{SUITS} & "),
                ReportRun("1", RunStyle.NOTE_CALL),
                ReportRun("П31", target="law-1"),
                ReportRun("♥", RunStyle.RESTORED),
            ),
            "bg2017-27A",
        ),
        Table(0, (("a", "b <"), ("1",)), header=1, caption="c", restored=((1, 0),)),
    ),
)


def test_all_letters_and_suits_can_be_read_from_the_pdf() -> None:
    text = "\n".join(_pages(write_report_pdf(_report(EVERYTHING), FONTS)))
    for words in (CYRILLIC, SERBIAN, SUITS, "<i>", "told <b>& so</b>", "b <", "<rights>"):
        assert words in text


def test_the_fonts_have_every_letter_of_the_books(corpus: Corpus) -> None:
    said = {
        letter
        for book in corpus.books.values()
        for _, passage in book.located_passages()
        for letter in passage.text
    } - {"\n"}
    for face in ("regular", "bold", "italic"):
        known = TTFontFile(str(FONTS / f"book-{face}.ttf")).charToGlyph
        assert not {letter for letter in said if ord(letter) not in known}


def test_a_cell_longer_than_a_page_continues_on_the_next() -> None:
    long = _row(_cell(*(_words(f"{n}. {SERBIAN * 9}") for n in range(300))), _cell(_words("x")))
    pages = _pages(write_report_pdf(_report(long), FONTS))
    assert len(pages) > 5
    assert "299." in pages[-1]


def test_one_paragraph_longer_than_a_page_continues_on_the_next() -> None:
    long = _row(_cell(_words(f"{SERBIAN} " * 2000)), _cell(_words("x")))
    assert len(_pages(write_report_pdf(_report(long), FONTS))) > 3


def test_every_law_has_a_bookmark_and_begins_a_page() -> None:
    reader = PdfReader(io.BytesIO(write_report_pdf(_report(EVERYTHING, laws=3), FONTS)))
    marks = [mark for mark in reader.outline if isinstance(mark, Destination)]
    assert [mark.title for mark in marks] == [f"Law {n} · <script>{CYRILLIC}" for n in (1, 2, 3)]
    assert [reader.get_destination_page_number(mark) for mark in marks] == [1, 2, 3]
    assert reader.metadata is not None
    assert reader.metadata.title == "Laws (2007, 2017)"


def test_the_list_of_laws_tells_the_page_of_each() -> None:
    pages = _pages(write_report_pdf(_report(EVERYTHING, laws=3), FONTS))
    lines = pages[0].split("\n")
    for number in (1, 2, 3):
        at = lines.index(f"Law {number} · <script>{CYRILLIC}")
        found = int(lines[at + 1])
        assert f"Law {number} · " in pages[found - 1]
        assert found == number + 1


def test_the_same_report_gives_the_same_file() -> None:
    first, second = (write_report_pdf(_report(EVERYTHING), FONTS) for _ in "ab")
    assert first == second


class StoppedError(Exception):
    """Raised from a report of progress to give the work up."""


@pytest.mark.parametrize("write", [write_report_html, partial(write_report_pdf, fonts=FONTS)])
def test_progress_is_told_law_by_law_and_may_give_the_work_up(
    write: Callable[..., bytes],
) -> None:
    found: list[tuple[int, int]] = []

    def advance(done: int, whole: int) -> None:
        found.append((done, whole))
        if done == 2:
            raise StoppedError

    report = _report(EVERYTHING, laws=3)
    with pytest.raises(StoppedError):
        write(report, advance=advance)
    assert found == [(1, 3), (2, 3)]


def test_the_page_loads_nothing_and_takes_words_as_words() -> None:
    page = html.document_fromstring(write_report_html(_report(EVERYTHING, laws=2)))
    assert not page.xpath("//script | //img | //link | //iframe | //object | //@src")
    assert all(href.startswith("#") for href in page.xpath("//@href"))
    (policy,) = page.xpath("//meta[@http-equiv='Content-Security-Policy']/@content")
    assert policy.startswith("default-src 'none'")
    said = page.text_content()
    for words in (CYRILLIC, SERBIAN, "<i>", "told <b>& so</b>", "<rights>", "b <"):
        assert words in said
    assert "url(" not in said


def test_what_the_editors_put_back_is_marked_and_explained() -> None:
    page = html.document_fromstring(write_report_html(_report(EVERYTHING)))
    marked = [mark.text_content() for mark in page.xpath("//span[@class='restored']")]
    assert marked == ["♥", "1"]
    assert "Underlined is <restored>" in page.text_content()


def test_links_of_the_page_lead_within_it() -> None:
    page = html.document_fromstring(write_report_html(_report(EVERYTHING, laws=2)))
    ids = set(page.xpath("//@id"))
    assert {href[1:] for href in page.xpath("//@href")} <= ids


def test_every_edition_is_named_over_its_column() -> None:
    page = html.document_fromstring(write_report_html(_report(EVERYTHING)))
    assert page.xpath("//table[@class='rows']/thead//th/text()") == [
        "2007 · Serbian",
        "2017 · Bulgarian",
    ]
    assert page.xpath("//td[@lang='bg']")
