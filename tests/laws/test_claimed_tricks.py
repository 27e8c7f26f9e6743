"""A claim of more tricks than are left."""

from __future__ import annotations

import json

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.notation.scenario_reader import read_scenario


@pytest.mark.parametrize("edition", Edition)
def test_a_claim_of_more_tricks_than_are_left_is_told_to_be_of_all(edition: Edition) -> None:
    lead = [("W", "HQ"), ("N", "H5"), ("E", "H3"), ("S", "HK")]
    document = {
        "schema": 1,
        "id": "too-many",
        "title": "Thirteen claimed of twelve",
        "contract": "4S",
        "declarer": "S",
        "deal": "N:KT76.A75.Q83.K92 42.T83.T762.JT73 AQJ98.K42.A5.Q64 53.QJ96.KJ94.A85",
        "events": [*({"who": who, "play": card} for who, card in lead), {"who": "S", "claim": 13}],
    }
    ruling = rule(read_scenario(json.dumps(document), "too-many"), edition)
    said = (
        "Only 12 tricks are left to be played, although South names 13. "
        "The claim is for all of them."
    )
    assert said in [str(line) for line in ruling.steps[-1].trace]
