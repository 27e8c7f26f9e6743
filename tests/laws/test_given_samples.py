"""The situations that were given with the project keep the rulings that were given with them.

They stand in `given_samples` as they came, and are not to be edited: rows of case tables may be
wrong, and were once corrected against these.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from tests.every import every

SAMPLES = sorted((Path(__file__).parent / "given_samples").glob("*.json"))
_READ_BY_PEOPLE = ("result", "evidence", "laws")
"""What is not compared as it stands: how it is worded, quoted, and which laws are named also."""


def _rulings() -> Iterator[tuple[Path, Edition]]:
    yield from ((path, edition) for path in SAMPLES for edition in Edition)


def test_all_of_them_are_there() -> None:
    assert len(SAMPLES) == 18


@every("path, edition", _rulings, lambda path, edition: f"{path.stem} {edition}")
def test_the_ruling_is_the_one_that_was_given(path: Path, edition: Edition) -> None:
    given = json.loads(path.read_text("utf-8"))
    expected: dict[str, Any] = given["expect"][edition.value]
    scenario = read_scenario(json.dumps(given), path.name)
    ruled = json.loads(json.dumps(ruling_document(rule(scenario, edition))))
    for field in (each for each in expected if each not in _READ_BY_PEOPLE):
        assert ruled[field] == expected[field], field
    assert set(expected["laws"]) <= set(ruled["laws"])
