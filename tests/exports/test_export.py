"""The real laws exported: parts, editions, segments, rows and reports."""

from __future__ import annotations

import csv
import io
import json

import pytest
from lxml import html
from pypdf import PdfReader

from bridge_rules_gui import resources
from bridge_rules_gui.cli.main import main
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import Relation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exports.concordance_rows import (
    concordance_rows,
    segments,
)
from bridge_rules_gui.exports.export import (
    FORMATS,
    SUFFIXES,
    ExportChoiceError,
    ExportFormat,
    ExportOrder,
    ExportSubject,
    exported,
)
from bridge_rules_gui.library.export_part import WHOLE, Part, part_of
from bridge_rules_gui.reading.concordance import read_change_notes, read_concordance

EVERY = tuple(Edition)
LAW_27 = Part((27,))
FONTS = resources.assets() / "fonts"


@pytest.fixture(scope="module")
def comparisons(corpus: Corpus) -> Comparisons:
    content = resources.content()
    return Comparisons(corpus, read_concordance(content), read_change_notes(content))


def _table(content: bytes) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(content.decode("utf-8-sig"))))


@pytest.mark.parametrize("typed", ["V", "v", "5"])
def test_a_chapter_is_known_by_its_numeral_and_number(corpus: Corpus, typed: str) -> None:
    assert part_of(corpus, chapter=typed) == Part(tuple(range(17, 41)))


@pytest.mark.parametrize("typed", ["I", "XIII", "auction", "0"])
def test_a_chapter_without_laws_is_refused(corpus: Corpus, typed: str) -> None:
    with pytest.raises(LookupError, match="is not a chapter of the Laws; chapters are II, III"):
        part_of(corpus, chapter=typed)


def test_every_row_of_the_concordance_is_exported_once(comparisons: Comparisons) -> None:
    rows = concordance_rows(comparisons, WHOLE, EVERY)
    assert len(rows) == len(comparisons.concordance.rows)
    order = ExportOrder(ExportSubject.CONCORDANCE, ExportFormat.CSV)
    found = _table(exported(comparisons, order, FONTS))
    assert len(found) == len(rows)
    recorded = {
        (edition, c) for row in found for edition in EVERY for c in row[edition].split("; ")
    }
    for edition, book in comparisons.corpus.books.items():
        assert {(edition, str(p.citation)) for p in book.provisions} <= recorded


def test_every_provision_between_two_editions_is_exported(comparisons: Comparisons) -> None:
    editions = (Edition.SR_2007, Edition.BG_2017)
    rows = concordance_rows(comparisons, WHOLE, editions)
    for edition in editions:
        found = {citation for row in rows for citation in row.places[edition]}
        assert found == {p.citation for p in comparisons.corpus.books[edition].provisions}
    assert all(any(row.places.values()) for row in rows)


def test_the_rows_of_a_part_are_those_of_its_comparison(comparisons: Comparisons) -> None:
    rows = concordance_rows(comparisons, LAW_27, EVERY)
    assert len(rows) == len(comparisons.of(27, EVERY).rows)


def test_segments_are_words_of_the_books(comparisons: Comparisons) -> None:
    found = list(segments(comparisons, WHOLE, EVERY))
    for segment in found:
        for side in segment.sides:
            passages = [
                dict(comparisons.corpus.provision(side.edition, c).passages)[segment.part].text
                for c in side.citations
            ]
            assert side.text == "\n".join(text for text in passages if text)
    (title,) = (s for s in found if s.id == "bg2017/27/heading")
    assert [side.text for side in title.sides] == [
        "Недостаточное назначение",
        "Nedovoljan licit",
        "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ",
    ]


def test_moved_provisions_are_segments_only_when_asked_for(comparisons: Comparisons) -> None:
    few = {s.relation for s in segments(comparisons, LAW_27, EVERY)}
    every = {s.relation for s in segments(comparisons, LAW_27, EVERY, with_all_relations=True)}
    assert few <= {Relation.SAME, Relation.REWORDED}
    assert Relation.MOVED in every


def test_the_map_counts_provisions_in_reading_order(comparisons: Comparisons) -> None:
    editions = (Edition.RU_1987, Edition.BG_2017)
    order = ExportOrder(
        ExportSubject.SEGMENTS, ExportFormat.MAP, LAW_27, editions, with_all_relations=True
    )
    lines = exported(comparisons, order, FONTS).decode().splitlines()
    at = [
        [p.citation for p in comparisons.corpus.books[edition].provisions].index(Citation(27))
        for edition in editions
    ]
    assert f"{at[0]}\t{at[1]}" in lines
    assert any(line.startswith("-1\t") for line in lines)  # 2017 has what 1987 had not


@pytest.mark.parametrize("form", FORMATS[ExportSubject.CORPUS])
def test_a_law_of_one_edition_is_exported_alone(
    comparisons: Comparisons, form: ExportFormat
) -> None:
    order = ExportOrder(ExportSubject.CORPUS, form, LAW_27, (Edition.SR_2007,))
    text = exported(comparisons, order, FONTS).decode()
    assert "Nedovoljan licit" in text
    assert "Недостаточное назначение" not in text


@pytest.mark.parametrize("edition", [Edition.SR_2007, Edition.BG_2017])
def test_json_of_one_edition_is_its_dump(
    comparisons: Comparisons, edition: Edition, capsys: pytest.CaptureFixture[str]
) -> None:
    order = ExportOrder(ExportSubject.CORPUS, ExportFormat.JSON, WHOLE, (edition,))
    found = json.loads(exported(comparisons, order, FONTS))
    assert main(["dump", edition.value, "--json"]) == 0
    assert found == json.loads(capsys.readouterr().out)
    assert bool(found["commentary"]) == (edition is Edition.BG_2017)


def test_json_of_a_part_has_only_what_belongs_to_it(comparisons: Comparisons) -> None:
    order = ExportOrder(ExportSubject.CORPUS, ExportFormat.JSON, Part((77,)))
    found = json.loads(exported(comparisons, order, FONTS))
    assert [book["edition"] for book in found] == list(EVERY)
    for book in found:
        assert {p["cite"][:2] for p in book["provisions"]} == {"77"}
        assert book["tables"]


def test_the_page_of_a_comparison_has_every_row_and_its_words(comparisons: Comparisons) -> None:
    order = ExportOrder(ExportSubject.COMPARISON, ExportFormat.HTML, LAW_27)
    page = html.document_fromstring(exported(comparisons, order, FONTS))
    rows = comparisons.of(27, EVERY).rows
    assert len(page.xpath("//tr[contains(@class, 'badges')]")) == len(rows)
    for mark in page.xpath("//span[@class='editorial']"):  # the editors' words between the book's
        mark.drop_tree()
    said = " ".join(page.text_content().split())
    for row in rows:
        for cell in row.cells:
            for provision in cell.provisions:
                for _, passage in provision.passages:
                    if not passage.footnotes:
                        assert " ".join(passage.text.split()) in said
    ids = page.xpath("//@id")
    assert len(ids) == len(set(ids))
    assert {href[1:] for href in page.xpath("//@href")} <= set(ids)


def test_the_pdf_of_a_chapter_can_be_read(comparisons: Comparisons) -> None:
    order = ExportOrder(
        ExportSubject.COMPARISON, ExportFormat.PDF, part_of(comparisons.corpus, chapter="III")
    )
    found: list[tuple[int, int]] = []
    content = exported(
        comparisons, order, FONTS, advance=lambda done, whole: found.append((done, whole))
    )
    reader = PdfReader(io.BytesIO(content))
    assert len(reader.outline) == 3
    text = " ".join("\n".join(page.extract_text() for page in reader.pages).split())
    for words in ("СДАЧА", "Mešanje", "РАЗБЪРКВАНЕ"):
        assert words.casefold() in text.casefold()
    assert found[-1] == (6, 6)


READ = {ExportFormat.HTML, ExportFormat.AKN, ExportFormat.JSON, ExportFormat.MARKDOWN}
"""The formats that are read as they are, and not by a translator's or a table program."""


@pytest.mark.parametrize(
    ("subject", "form"),
    [(subject, form) for subject, forms in FORMATS.items() for form in forms if form in READ],
)
def test_what_is_read_names_the_rights_in_the_books_it_is_from_and_no_others(
    comparisons: Comparisons, subject: ExportSubject, form: ExportFormat
) -> None:
    editions = (Edition.SR_2007, Edition.BG_2017)
    text = exported(comparisons, ExportOrder(subject, form, LAW_27, editions), FONTS).decode()
    books = comparisons.corpus.books
    assert tuple(edition for edition in EVERY if books[edition].rights in text) == editions


@pytest.mark.parametrize(
    ("subject", "form", "editions", "message"),
    [
        (ExportSubject.CORPUS, ExportFormat.PDF, EVERY, "corpus cannot be written as pdf"),
        (ExportSubject.SEGMENTS, ExportFormat.TMX, EVERY[:1], "choose two or three editions"),
        (ExportSubject.SEGMENTS, ExportFormat.MAP, EVERY, "has two columns"),
    ],
)
def test_what_does_not_go_together_is_refused(
    comparisons: Comparisons,
    subject: ExportSubject,
    form: ExportFormat,
    editions: tuple[Edition, ...],
    message: str,
) -> None:
    with pytest.raises(ExportChoiceError, match=message):
        exported(comparisons, ExportOrder(subject, form, LAW_27, editions), FONTS)


def test_every_subject_has_formats_and_every_format_a_suffix() -> None:
    assert set(FORMATS) == set(ExportSubject)
    assert set(SUFFIXES) == {form for forms in FORMATS.values() for form in forms}
