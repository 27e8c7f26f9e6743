"""Where a printed text departs from its own edition, every ruling on which it bears says so."""

from __future__ import annotations

import tomllib
from collections.abc import Callable

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.departures import DEPARTURES, departures_in
from bridge_rules_gui.laws import index
from bridge_rules_gui.simulation.consequences import Consequence, consequences
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from tests.laws.scenarios import ruled_scenarios

CASES = [
    # Both books let a bid accept; only the print does not let a pass.
    ("sr2007/25B1", "change of mind accepted by a pass", True),
    ("sr2007/25B1", "change of mind accepted by word", False),
    ("sr2007/25B1", "change of mind, nobody has decided", False),
    # "Called" or "bid" is the same where somebody has bid.
    ("sr2007/30B2(a)", "at partner’s turn after a bid", False),
    ("sr2007/30B2(a)", "at partner’s turn after a pass", True),
    ("sr2007/30B3", "at the next player’s turn after one’s own pass, nobody has bid", True),
    # At partner's turn only a player who has called before meets the Bulgarian "and if".
    ("bg2017/31B", "at partner’s turn by a player who has passed", True),
    ("sr2007/31B", "at partner’s turn by a player who has passed", True),
    ("bg2017/31B", "at partner’s turn, then another suit", False),
    ("sr2007/31B", "at partner’s turn, then another suit", False),
    # "Either side" and "each side" differ while one side has played to the next trick.
    ("sr2007/45D", "one side has played to the next trick: too late in 2007 alone", True),
    ("sr2007/45D", "both sides have played to the next trick: too late", False),
    ("sr2007/45D", "noticed at once, the card goes back", False),
    # What dummy played himself needs no word about what he supposed or suggested.
    ("ru1987/57C", "dummy has played a card himself", False),
    ("ru1987/57C", "dummy has pointed at a card", True),
    # The 40 % of the Russian text are matchpoints; at IMPs they give no figure.
    ("ru1987/12C1", "one pair directly at fault, the other in no way", True),
    ("ru1987/12C1", "at IMPs one side directly at fault, the other in no way", False),
    # The misprinted reference is to Law 30 alone.
    ("bg2017/23C", "the next call of the offender is comparable", True),
    ("bg2017/23C", "Opening out of turn repeated one level higher", False),
    ("bg2017/30B1", "at partner’s turn before any call", False),
]
"""An edition's departure, the title of a case, and whether it bears on the ruling."""


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


def _words_of(edition: Edition, place: Citation) -> str:
    """Return all the words of a provision on which rules rest."""
    found = (ground for law in index.law_modules() for ground in law.grounds)
    return " ".join(
        each.words for each in found if each.edition is edition and each.citation == place
    )


@pytest.mark.parametrize("edition", Edition)
def test_misprinted_references_that_rules_rest_on_are_among_them(
    edition: Edition, words_of: Callable[[Edition, str], str]
) -> None:
    path = resources.content() / "references" / f"{edition.value}.toml"
    for row in tomllib.loads(path.read_text("utf-8"))["reference"]:
        place = Citation.parse(row["place"])
        if row["status"] != "resolved" and row["quote"].split()[-1] in _words_of(edition, place):
            departure = DEPARTURES[Address(edition, place)]
            assert row["quote"] in words_of(edition, row["place"])
            assert row["quote"].split()[-1] in departure.ground.words
            meant = {
                str(part.place) for part in departure.note.parts() if isinstance(part, Address)
            }
            assert "meant" not in row or meant == {row["meant"]}


@pytest.mark.slow
def test_departures_are_said_of_the_rulings_they_bear_on() -> None:
    seen = set()
    for _, rulings in ruled_scenarios():
        for ruling in rulings.values():
            bearing = [
                law.ground.address
                for law in ruling.laws
                if law.ground.address in DEPARTURES
                and DEPARTURES[law.ground.address].bears_on(law.ground)
            ]
            seen |= set(bearing)
            lines = [line for line in consequences(ruling) if line.row is Consequence.TEXT]
            assert [line.laws for line in lines] == [(each,) for each in bearing]
            assert [line.said for line in lines] == [DEPARTURES[each].note for each in bearing]
            assert ruling_document(ruling)["departures"] == [
                {
                    "law": str(each.place),
                    "words": DEPARTURES[each].ground.words,
                    "note": str(DEPARTURES[each].note),
                }
                for each in bearing
            ]
    assert seen == set(DEPARTURES)


@pytest.mark.parametrize("row", CASES)
def test_a_departure_is_said_where_its_words_decide(row: tuple[str, str, bool]) -> None:
    address, name, expected = row
    edition, _, cite = address.partition("/")
    rulings = next(rulings for scenario, rulings in ruled_scenarios() if scenario.title == name)
    ruling = rulings[Edition(edition)]
    said = [str(each.ground.citation) for each in departures_in(ruling)]
    assert (cite in said) is expected
