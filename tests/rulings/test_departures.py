"""Where a printed text departs from its own edition, every ruling that cites it says so."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings import index
from bridge_rules_gui.rulings.course.follow import rule_under_all
from bridge_rules_gui.rulings.departures import DEPARTURES
from bridge_rules_gui.services.ruling.documents import ruling_document
from bridge_rules_gui.services.simulation.consequences import Consequence, consequences
from tests.rulings.stories import all_stories

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus


def test_departures_are_in_provisions_that_rules_cite() -> None:
    cited = {Address(edition, place) for edition in Edition for place in index.cited(edition)}
    assert set(DEPARTURES) <= cited


def test_places_that_are_meant_exist(corpus: Corpus) -> None:
    for address, departure in DEPARTURES.items():
        for part in departure.note.parts():
            assert isinstance(part, Address)
            assert isinstance(part.place, Citation)
            assert part.edition is address.edition
            assert corpus.has(part.edition, part.place)


@pytest.mark.parametrize("edition", Edition)
def test_misprinted_references_that_rules_cite_are_among_them(
    edition: Edition, words_of: Callable[[Edition, str], str]
) -> None:
    path = resources.content() / "references" / f"{edition.value}.toml"
    for row in tomllib.loads(path.read_text("utf-8"))["reference"]:
        place = Citation.parse(row["place"])
        if row["status"] != "resolved" and place in index.cited(edition):
            departure = DEPARTURES[Address(edition, place)]
            assert row["quote"] in words_of(edition, row["place"])
            assert row["quote"].split()[-1] in departure.ground.words
            meant = {
                str(part.place) for part in departure.note.parts() if isinstance(part, Address)
            }
            assert "meant" not in row or meant == {row["meant"]}


def test_every_ruling_that_cites_one_says_so() -> None:
    seen = set()
    for story in all_stories():
        for ruling in rule_under_all(story).values():
            cited = [each for each in dict.fromkeys(ruling.citations()) if each in DEPARTURES]
            seen |= set(cited)
            lines = [line for line in consequences(ruling) if line.row is Consequence.TEXT]
            assert [line.laws for line in lines] == [(each,) for each in cited]
            assert [line.said for line in lines] == [DEPARTURES[each].note for each in cited]
            assert ruling_document(ruling)["departures"] == [
                {
                    "law": str(each.place),
                    "words": DEPARTURES[each].ground.words,
                    "note": str(DEPARTURES[each].note),
                }
                for each in cited
            ]
    assert seen == set(DEPARTURES)
