"""The list of results keeps Qt's rules, and says what it shows in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.described import Example
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.search.answer import Excerpt, SearchHit
from bridge_rules_gui.search.query import SearchKind
from bridge_rules_gui.search.results import SearchResult
from bridge_rules_gui.window.rows_model import ROW_ROLE
from bridge_rules_gui.window.search.names import name_of_hit, name_of_kind, name_of_why, reason_of
from bridge_rules_gui.window.search.result_markup import lit_html, plain
from bridge_rules_gui.window.search.results_list import (
    ResultsList,
    SearchResultsModel,
)

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
QUESTION = "West revokes. How many tricks are transferred" * 3


def hit(place: str, kind: SearchKind = SearchKind.PROVISION, why: Why = Why.TERM) -> SearchHit:
    return SearchHit(
        address=Address.parse(place),
        kind=kind,
        law=64,
        score=1.0,
        heading=Excerpt("RENONS", ((0, 6),)),
        snippet=Excerpt("Kada je renons utvrđen", ((8, 14),)),
        why=why,
        also=(Address.parse("sr2007/64B"), Address.parse("sr2007/64C")),
    )


def result(place: str = "sr2007/64A", kind: SearchKind = SearchKind.PROVISION) -> SearchResult:
    others = ("64A1", "64A2", "64B", "64C")
    return SearchResult(
        hit(place, kind),
        {RU: (), BG: tuple(Address.parse(f"bg2017/{other}") for other in others)},
        (Example("scenario:one", "Dummy revokes"), Example("scenario:two", "Two revokes")),
        (Example("quiz:question/three", QUESTION),),
    )


def shown(*results: SearchResult) -> SearchResultsModel:
    model = SearchResultsModel()
    model.name_laws(lambda place: f"Name of {place.place}")
    model.name_examples(lambda example: example.title.replace("revokes", "renounces"))
    model.show_results(results, 2007)
    return model


def test_model_keeps_the_rules(qtmodeltester: ModelTester) -> None:
    model = SearchResultsModel()
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.show_results((result(), result("sr2007/def:revoke", SearchKind.DEFINITION)), 2007)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert model.rowCount() == 2


def test_result_is_said_in_words() -> None:
    model = shown(result())
    index = model.index(0)
    assert index.data(ROW_ROLE).hit.address == Address.parse("sr2007/64A")
    assert index.data() == "64A · Name of 64A"
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == (
        "64A · Name of 64A. Renons. Kada je renons utvrđen."
        " not in the Laws of 1987 · 2017: 64A1, 64A2, 64B, …."
        " Situations: Dummy renounces · Two renounces."
        f" Question: {QUESTION.replace('revokes', 'renounces')}"
    )
    assert "Also 64B, 64C" in index.data(Qt.ItemDataRole.ToolTipRole)
    assert "term" not in spoken


def test_before_the_books_are_read_the_book_names_the_law_and_no_example_is_offered() -> None:
    model = SearchResultsModel()
    model.show_results((result(),), 2007)
    words = model.words(model.rows[0])
    assert words.heading == Excerpt("64A · Renons", ((6, 12),))
    assert words.printed.text == ""
    assert len(words.lines) == 1


def test_place_of_an_edition_that_is_not_read_has_its_year() -> None:
    model = shown(result())
    model.show_results((result(),), 2017)
    assert model.index(0).data() == "64A (2007) · Name of 64A"


def test_definition_and_title_alone_are_said_shortly() -> None:
    defined = SearchResult(hit("sr2007/def:revoke", SearchKind.DEFINITION), {RU: ()})
    model = SearchResultsModel()
    model.show_results((defined,), 2007)
    words = model.words(model.rows[0])
    assert words.heading.text == "Definition · Renons"
    assert ["".join(map(plain, line)) for line in words.lines] == [
        "not defined in the Laws of 1987"
    ]


def test_words_found_are_marked_and_the_others_are_no_markup() -> None:
    marked = lit_html(Excerpt("a <b> & renons", ((8, 14), (9, 10))))
    assert marked == 'a &lt;b&gt; &amp; <span class="lit">renons</span>'


def test_column_has_the_width_of_a_page_and_lines_of_links_fit_it(qtbot: QtBot) -> None:
    model = shown(result())
    view = ResultsList(model)
    qtbot.addWidget(view)
    heights = []
    for width in (1200, 900, 120):
        view.resize(width, 500)
        view.show()
        heights.append(view.sizeHintForIndex(model.index(0)).height())
    assert heights[0] == heights[1], "no wider than a page is set"
    assert heights[2] > heights[1]


def test_second_situation_is_left_out_where_it_does_not_fit(qtbot: QtBot) -> None:
    long = SearchResult(
        hit("sr2007/64A"), {}, tuple(Example(f"scenario:{n}", "Long title " * 6) for n in "ab")
    )
    view = ResultsList(model := shown(long))
    qtbot.addWidget(view)
    view.resize(400, 300)
    view.show()
    view.setCurrentIndex(model.index(0))
    view.setFocus()
    chosen: list[object] = []
    view.link_chosen.connect(chosen.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    assert chosen == ["scenario:a"]


@pytest.mark.parametrize(
    ("place", "kind", "name"),
    [
        ("sr2007/64A", SearchKind.PROVISION, "64A"),
        ("sr2007/64A", SearchKind.FOOTNOTE, "64A footnote"),
        ("sr2007/def:revoke", SearchKind.DEFINITION, "Definition"),
        ("bg2017/commentary:9", SearchKind.COMMENTARY, "Commentary 9"),
        ("ru1987/preface", SearchKind.MATTER, ""),
        ("ru1987/index", SearchKind.SUBJECT_INDEX, "Index"),
    ],
)
def test_places_are_named_as_readers_know_them(place: str, kind: SearchKind, name: str) -> None:
    assert name_of_hit(hit(place, kind)) == name


@pytest.mark.parametrize("why", Why)
def test_every_ground_has_a_word_and_a_sentence(why: Why) -> None:
    assert name_of_why(why)
    assert reason_of(why).endswith(".")


@pytest.mark.parametrize("kind", SearchKind)
def test_every_kind_has_a_name(kind: SearchKind) -> None:
    assert name_of_kind(kind)
