"""Who may ask between the final pass and the first card: 41B names them, 20F2 only the leader."""

from __future__ import annotations

from itertools import product

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.notation.scenario_reader import read_scenario

_NAMED = {
    Edition.RU_1987: "партнёр ходящего и предполагаемый разыгрывающий могут",
    Edition.SR_2007: "partner atakera i izvođač (ne dami) mogu",
    Edition.BG_2017: "партньорът на атакуващия и бъдещият декларант (но не и бъдещият мор) могат",
}
"""Whom 41B lets ask before the lead is faced; it is no turn of theirs, as 20C2 and 20F2 want."""

_SCENARIO = """\
schema = 1
id = "asked"
title = "Asked"
story = "Asked before the lead is faced."
topic = "auction"
difficulty = 1
dealer = "S"
vulnerable = "none"
scoring = "mp"
events = [
  {{ who = "S", call = "1S" }}, {{ who = "W", call = "P" }},
  {{ who = "N", call = "P" }}, {{ who = "E", call = "P" }},
  {lead}{{ who = "{who}", ask = "What was that?", purpose = "{purpose}" }},
]
"""

_OF_THE_LEADER = {"explanation": "20F2", "review": "20C2"}


@pytest.mark.parametrize(
    ("edition", "who", "purpose", "is_led"),
    list(product(Edition, Seat, _OF_THE_LEADER, (False, True))),
)
def test_who_asks_before_the_lead_is_faced_is_named_by_what_is_quoted(
    edition: Edition, who: Seat, purpose: str, *, is_led: bool
) -> None:
    lead = '{ who = "W", lead_face_down = "HK" }, ' if is_led else ""
    text = _SCENARIO.format(lead=lead, who=who, purpose=purpose)
    step = rule(read_scenario(text, "asked"), edition).steps[-1]
    ground = step.laws[0].ground
    assert any("may not ask" in str(line) for line in step.trace) == (who is Seat.NORTH)
    if who is Seat.WEST:
        assert str(ground.citation) == _OF_THE_LEADER[purpose]
    else:
        assert str(ground.citation) == "41B"
        assert _NAMED[edition] in ground.words
