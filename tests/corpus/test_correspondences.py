"""Counterparts: by the rows of the concordance alone."""

from __future__ import annotations

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Concordance, Correspondence, Relation
from bridge_rules_gui.corpus.corpus import Corpus, Correspondences
from bridge_rules_gui.corpus.edition import Edition

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
NO_ROWS = Concordance(())


def _found(correspondences: Correspondences, place: str, edition: Edition) -> list[str]:
    return [str(found) for found in correspondences.of(Address.parse(place), edition)]


def test_equal_number_alone_says_nothing(small_corpus: Corpus) -> None:
    assert _found(Correspondences(small_corpus, NO_ROWS), "ru1987/27A", BG) == []


def test_rows_decide_where_there_are_any(small_corpus: Corpus) -> None:
    row = Correspondence(
        {RU: (Citation.parse("27A"),), BG: (Citation.parse("30"), Citation.parse("31"))},
        Relation.SPLIT,
        ChangeKind.NONE,
    )
    correspondences = Correspondences(small_corpus, Concordance((row,)))
    assert _found(correspondences, "ru1987/27A", BG) == ["bg2017/30", "bg2017/31"]
    assert _found(correspondences, "ru1987/27A", SR) == []


def test_counterpart_of_the_same_citation_comes_first(small_corpus: Corpus) -> None:
    rows = (
        Correspondence(
            {RU: (Citation.parse("27A"),), BG: (Citation.parse("27"),)},
            Relation.MOVED,
            ChangeKind.NONE,
        ),
        Correspondence(
            {RU: (Citation.parse("27A"),), BG: (Citation.parse("30"), Citation.parse("27A"))},
            Relation.SPLIT,
            ChangeKind.NONE,
        ),
    )
    found = _found(Correspondences(small_corpus, Concordance(rows)), "ru1987/27A", BG)
    assert found == ["bg2017/27A", "bg2017/27", "bg2017/30"]


def test_place_is_its_own_counterpart(small_corpus: Corpus) -> None:
    assert _found(Correspondences(small_corpus, NO_ROWS), "ru1987/27A", RU) == ["ru1987/27A"]


def test_definition_has_that_of_the_same_concept(small_corpus: Corpus) -> None:
    correspondences = Correspondences(small_corpus, NO_ROWS)
    assert _found(correspondences, "bg2017/def:call", BG) == ["bg2017/def:call"]
    assert _found(correspondences, "bg2017/def:call", RU) == []


def test_scope_of_1987_stands_in_the_introduction_of_2017(corpus: Corpus) -> None:
    assert _found(corpus.correspondences, "ru1987/scope", BG) == ["bg2017/introduction"]
    back = _found(corpus.correspondences, "bg2017/introduction", RU)
    assert back == ["ru1987/scope", "ru1987/preface"]
