"""Counterparts: by the rows of the concordance, else by the same citation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import (
    ChangeKind,
    Concordance,
    Correspondence,
    Relation,
)
from bridge_rules_gui.corpus.correspondences import Correspondences
from bridge_rules_gui.corpus.edition import Edition

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
NO_ROWS = Concordance(())


def _found(correspondences: Correspondences, place: str, edition: Edition) -> list[str]:
    return [str(found) for found in correspondences.of(Address.parse(place), edition)]


def test_place_without_a_row_has_the_same_citation(small_corpus: Corpus) -> None:
    assert _found(Correspondences(small_corpus, NO_ROWS), "ru1987/27A", BG) == ["bg2017/27A"]


def test_or_the_nearest_place_above_it(small_corpus: Corpus) -> None:
    assert _found(Correspondences(small_corpus, NO_ROWS), "bg2017/27B1(a)", SR) == ["sr2007/27"]


def test_law_of_no_other_edition_has_none(small_corpus: Corpus) -> None:
    assert _found(Correspondences(small_corpus, NO_ROWS), "ru1987/1", BG) == []


def test_rows_decide_where_there_are_any(small_corpus: Corpus) -> None:
    row = Correspondence(
        {RU: (Citation.parse("27A"),), BG: (Citation.parse("30"), Citation.parse("31"))},
        Relation.SPLIT,
        ChangeKind.NONE,
    )
    correspondences = Correspondences(small_corpus, Concordance((row,)))
    assert _found(correspondences, "ru1987/27A", BG) == ["bg2017/30", "bg2017/31"]
    assert _found(correspondences, "ru1987/27A", SR) == []


def test_place_is_its_own_counterpart(small_corpus: Corpus) -> None:
    assert _found(Correspondences(small_corpus, NO_ROWS), "ru1987/27A", RU) == ["ru1987/27A"]


def test_definition_has_that_of_the_same_concept(small_corpus: Corpus) -> None:
    correspondences = Correspondences(small_corpus, NO_ROWS)
    assert _found(correspondences, "bg2017/def:call", BG) == ["bg2017/def:call"]
    assert _found(correspondences, "bg2017/def:call", RU) == []
