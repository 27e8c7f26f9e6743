"""Cases of the auction that fix the meaning of the formats; every law named is compared."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.simulation.ruling.documents import cites
from tests.every import every
from tests.laws.cases import Case, cases


@every("case", cases("auction_samples"))
def test_the_ruling_names_just_these_laws(
    case: Case, words_of: Callable[[Edition, str], str]
) -> None:
    case.check(words_of)
    assert cites(rule(case.scenario, case.edition).laws) == case.expected["laws"]
