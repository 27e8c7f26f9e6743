"""The list of answers keeps Qt's rules, and says what it shows in words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.search.answer import Excerpt, SearchHit
from bridge_rules_gui.search.query import SearchKind
from bridge_rules_gui.window.search.edition_column import HIT_ROLE, SearchResultsModel
from bridge_rules_gui.window.search.names import name_of_hit, name_of_kind, name_of_why, reason_of


def hit(place: str, kind: SearchKind = SearchKind.PROVISION, why: Why = Why.TERM) -> SearchHit:
    return SearchHit(
        address=Address.parse(place),
        kind=kind,
        law=64,
        score=1.0,
        heading=Excerpt("Renons", ((0, 6),)),
        snippet=Excerpt("Kada je renons utvrđen", ((8, 14),)),
        why=why,
        also=(Address.parse("sr2007/64B"), Address.parse("sr2007/64C")),
    )


def test_model_keeps_the_rules(qtmodeltester: ModelTester) -> None:
    model = SearchResultsModel()
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.show_hits((hit("sr2007/64A"), hit("sr2007/def:revoke", SearchKind.DEFINITION)))
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert model.rowCount() == 2


def test_answer_is_said_in_words() -> None:
    model = SearchResultsModel()
    model.show_hits((hit("sr2007/64A"),))
    index = model.index(0)
    assert index.data(HIT_ROLE).address == Address.parse("sr2007/64A")
    assert index.data() == "64A Renons"
    spoken = index.data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "64A. Renons. Kada je renons utvrđen. term"
    assert "Also 64B, 64C" in index.data(Qt.ItemDataRole.ToolTipRole)


def test_law_is_named_in_the_readers_language_before_its_heading() -> None:
    model = SearchResultsModel()
    model.name_laws(lambda place: f"Name of {place.place}")
    model.show_hits((hit("sr2007/64A"),))
    assert model.index(0).data() == "64A Name of 64A Renons"
    spoken = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "64A. Name of 64A. Renons. Kada je renons utvrđen. term"


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
