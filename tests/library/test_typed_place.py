"""Places are understood the way people type them, in four alphabets of habit."""

import pytest

from bridge_rules_gui.corpus.address import AddressError
from bridge_rules_gui.corpus.citation import CitationError
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition, EditionError
from bridge_rules_gui.library.typed_place import understand, understand_full


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        # the canonical citation
        ("27B1(a)", "bg2017/27B1(a)"),
        # lower case and no brackets
        ("27b1a", "bg2017/27B1(a)"),
        # the Bulgarian way, look-alike capital and Cyrillic item letter
        ("П27В1(б)", "bg2017/27B1(b)"),
        # Cyrillic letters that are no look-alikes
        ("27Д", "bg2017/27D"),
        # with the word for law in each language
        ("правило 27", "bg2017/27"),
        ("Law 27 B", "bg2017/27B"),
        ("Član 27B", "bg2017/27B"),
        ("članu 27", "bg2017/27"),
        # a roman item after a letter, written together
        ("12C1ei", "bg2017/12C1(e)(i)"),
        # with what stands around a citation copied from a sentence
        ("(27)", "bg2017/27"),
        ("(27B1)", "bg2017/27B1"),
        ("27;", "bg2017/27"),
        ("27B1(a),", "bg2017/27B1(a)"),
        ("Правило № 27", "bg2017/27"),
        ("27:B1", "bg2017/27B1"),
        # an edition before the place overrides the one being read
        ("2007 27B", "sr2007/27B"),
        ("ru1987/9A2(b)(1)", "ru1987/9A2(b)(1)"),
        # an edition by its language alone, and behind the place
        ("sr 40b6", "sr2007/40B6"),
        ("ru Law 27", "ru1987/27"),
        ("27B 1987", "ru1987/27B"),
        ("27 sr", "sr2007/27"),
        # the words for law of the neighbours, and Latin P for П
        ("Член 27", "bg2017/27"),
        ("Zakon 27", "bg2017/27"),
        ("P27", "bg2017/27"),
        ("ст. 27", "bg2017/27"),
        ("Статья 27", "bg2017/27"),
        # an item whose section was not typed, where only one section has it
        ("27.1б", "bg2017/27B1(b)"),
        ("ru ст. 27.1б", "ru1987/27B1(b)"),
        ("1987: 9a2b1", "ru1987/9A2(b)(1)"),
        # items straight under their law
        ("2007/35.1", "sr2007/35.1"),
        # an edition alone opens its first law
        ("2007", "sr2007/1"),
        # a named place
        ("introduction", "bg2017/introduction"),
        ("1987 index", "ru1987/index"),
        ("1987 definitions", "ru1987/definitions"),
        # the definitions where the book prints no head of theirs: their first
        ("definitions", "bg2017/def:adjusted-score"),
        ("sr2007/definitions", "sr2007/def:trump"),
        ("sr2007/def:revoke", "sr2007/def:revoke"),
    ],
)
def test_a_typed_place_is_understood(corpus: Corpus, typed: str, address: str) -> None:
    assert str(understand(typed, corpus, Edition.BG_2017)) == address


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        # no such law, no such section
        ("94", UnknownPlaceError),
        ("999", UnknownPlaceError),
        ("27Z", UnknownPlaceError),
        # sections A and B have an item 1
        ("27.1", UnknownPlaceError),
        ("def:nothing", UnknownPlaceError),
        ("index", UnknownPlaceError),
        # not a place at all
        ("", CitationError),
        ("ривок!", CitationError),
        ("27B1(a)?", CitationError),
        ("27B1(a", CitationError),
        ("27B1)(", CitationError),
        ("27--B", CitationError),
        ("(27", CitationError),
        ("27;;", CitationError),
        ("27:", CitationError),
        (";", CitationError),
        ("27..B", CitationError),
        ("027", CitationError),
        ("28–29", CitationError),
        ("27" + "(" * 100_000, CitationError),
        ("9" * 100_000, CitationError),
        ("27" + " " * 100_000 + "!", CitationError),
    ],
)
def test_what_cannot_be_a_place_is_said(corpus: Corpus, typed: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        understand(typed, corpus, Edition.BG_2017)


def test_on_the_command_line_an_edition_is_needed(corpus: Corpus) -> None:
    assert str(understand_full("2017/П27В", corpus)) == "bg2017/27B"
    with pytest.raises(AddressError):
        understand_full("27B", corpus)
    with pytest.raises(EditionError):
        understand_full("bg2018/27B", corpus)
    for nothing in ("2017", "bg2017/", "bg2017/   "):
        with pytest.raises(AddressError):
            understand_full(nothing, corpus)


def test_the_case_of_a_named_place_does_not_matter(corpus: Corpus) -> None:
    assert str(understand("Introduction", corpus, Edition.BG_2017)) == "bg2017/introduction"
    assert str(understand("def:Revoke", corpus, Edition.SR_2007)) == "sr2007/def:revoke"


@pytest.mark.parametrize("error", [CitationError, AddressError, EditionError])
def test_a_long_text_is_shortened_in_the_message(error: type[Exception]) -> None:
    assert len(str(error("9" * 100_000))) < 300
