"""The tree model of the contents."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library.contents import contents_of
from bridge_rules_gui.window.library.contents_model import NODE_ROLE, TITLE_ROLE, ContentsModel
from tests.factories import BG, RU, SR


@pytest.fixture
def model(small_corpus: Corpus) -> ContentsModel:
    model = ContentsModel()
    model.show_nodes(contents_of(small_corpus, BG))
    return model


@pytest.mark.parametrize("edition", [BG, RU, SR])
def test_model_keeps_qts_rules(
    qtmodeltester: ModelTester, small_corpus: Corpus, edition: Edition
) -> None:
    model = ContentsModel()
    model.show_nodes(contents_of(small_corpus, edition))
    qtmodeltester.check(model, force_py=True)  # type: ignore[no-untyped-call]
    model.show_nodes(())  # the tester follows every change from here on
    model.show_nodes(contents_of(small_corpus, edition))


def test_model_keeps_qts_rules_as_qt_tests_them(
    qtmodeltester: ModelTester, model: ContentsModel
) -> None:
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_line_shows_number_and_title(model: ContentsModel) -> None:
    index = model.index_of(Address.parse("bg2017/27"))
    assert index.data() == "27 НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == index.data()
    assert index.data(TITLE_ROLE) == "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ"
    assert index.data(NODE_ROLE).number == "27"
    assert index.data(Qt.ItemDataRole.DecorationRole) is None


def test_law_stands_below_its_chapter(model: ContentsModel) -> None:
    index = model.index_of(Address.parse("bg2017/27"))
    assert index.parent().data() == "V Наддаване"
    assert not index.parent().parent().isValid()
    assert model.rowCount(index) == 2


def test_parts_without_a_printed_title_have_the_windows_words(small_corpus: Corpus) -> None:
    model = ContentsModel()
    model.show_nodes(contents_of(small_corpus, BG))
    assert model.index(0, 0).data() == "Definitions"
    model.show_nodes(contents_of(small_corpus, RU))
    assert model.index(3, 0).data() == "Subject index"


def test_chapters_a_book_does_not_print_are_marked(corpus: Corpus) -> None:
    model = ContentsModel()
    model.show_nodes(contents_of(corpus, BG))
    chapter = model.index_of(Address.parse("bg2017/27")).parent()
    assert chapter.data() == "V [The Auction]"
    assert "has no chapters" in chapter.data(Qt.ItemDataRole.ToolTipRole)
    model.show_nodes(contents_of(corpus, RU))
    chapter = model.index_of(Address.parse("ru1987/6")).parent()
    assert chapter.data() == "III Приготовление и продвижение карт"
    assert chapter.data(Qt.ItemDataRole.ToolTipRole) is None


def test_place_without_a_line_has_no_index(model: ContentsModel) -> None:
    assert not model.index_of(Address.parse("bg2017/27B1(a)")).isValid()
    assert not model.index(99, 0).isValid()
    assert not model.parent(QModelIndex()).isValid()
    assert model.data(QModelIndex()) is None
