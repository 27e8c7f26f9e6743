"""Every score is what the printed table of the edition gives."""

from __future__ import annotations

import re
from itertools import product

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.game.call import BIDS
from bridge_rules_gui.game.contract import Contract, Doubling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws.law77_scoring import score_of
from bridge_rules_gui.laws.law78_methods_of_scoring import imps, matchpoints
from tests.laws.cases import cases
from tests.laws.printed_scores import printed_tables, score_by


@pytest.mark.parametrize("edition", Edition)
def test_every_score_is_the_one_the_printed_table_gives(corpus: Corpus, edition: Edition) -> None:
    printed = printed_tables(corpus, edition)
    for bid, doubling, vulnerable, tricks in product(BIDS, Doubling, (False, True), range(14)):
        contract = Contract(bid, doubling, Seat.SOUTH)
        expected = score_by(printed, contract, vulnerable=vulnerable, tricks=tricks)
        assert score_of(edition, contract, vulnerable=vulnerable, tricks=tricks) == expected


@pytest.mark.parametrize("edition", Edition)
def test_every_difference_is_worth_the_imps_of_the_printed_scale(
    corpus: Corpus, edition: Edition
) -> None:
    (scale,) = corpus.provision(edition, Citation.parse("78B")).tables
    cells = [cell for row in scale.rows[1:] for cell in row if cell]
    for difference, worth in zip(cells[::2], cells[1::2], strict=True):
        least, *most = map(int, re.findall(r"\d+", difference))
        for points in range(least, (most or [least + 2000])[0] + 1, 10):
            assert imps(points) == int(worth)
            assert imps(-points) == -int(worth)


@pytest.mark.parametrize("edition", Edition)
def test_no_lead_is_due_where_only_the_score_is_asked_for(edition: Edition) -> None:
    (case,) = (
        case
        for case in cases("law77_scoring")
        if case.edition is edition and case.name == "doubled, four down, not vulnerable"
    )
    assert not Watch(case.scenario, edition).table(0).procedure


def test_a_better_score_gives_two_units_and_an_equal_one_gives_one() -> None:
    assert matchpoints(420, [420, 400, -50, 450]) == 5
