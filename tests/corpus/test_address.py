"""Addresses name an edition and a place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.corpus.address import Address, AddressError, NamedPlace
from bridge_rules_gui.corpus.citation import Citation, CitationError
from bridge_rules_gui.corpus.edition import NEWEST, Edition, EditionError
from tests.strategies import citations


@given(st.sampled_from(Edition), citations())
def test_what_is_written_is_read_back(edition: Edition, citation: Citation) -> None:
    address = Address(edition, citation)
    assert Address.parse(str(address)) == address


@pytest.mark.parametrize(
    "text",
    ["bg2017/def:comparable-call", "ru1987/preface", "ru1987/index", "bg2017/commentary:4"],
)
def test_places_outside_the_laws_have_names(text: str) -> None:
    address = Address.parse(text)
    assert isinstance(address.place, NamedPlace)
    assert str(address) == text


def test_a_bare_year_names_its_edition() -> None:
    assert Address.parse("2007/27B") == Address(Edition.SR_2007, Citation.parse("27B"))


@pytest.mark.parametrize(
    ("text", "error"),
    [
        # no edition
        ("27B", AddressError),
        # no such edition
        ("bg2018/27B", EditionError),
        # the place is neither a citation nor a name
        ("bg2017/27b!", CitationError),
    ],
)
def test_malformed_address_is_refused(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        Address.parse(text)


def test_an_edition_knows_its_year_and_language() -> None:
    assert (Edition.RU_1987.year, Edition.RU_1987.language) == (1987, "ru")


def test_editions_are_in_the_order_of_their_years() -> None:
    years = [edition.year for edition in Edition]
    assert years == sorted(years)
    assert years[-1] == NEWEST.year
