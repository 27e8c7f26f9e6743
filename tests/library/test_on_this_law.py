"""What stands beside a law."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.on_this_law import on_this_law
from bridge_rules_gui.library.side_panel import PanelWords, panel_page
from bridge_rules_gui.typesetting.links import PlaceLink, SourceLink

WORDS = PanelWords(
    elsewhere="Other editions",
    about="On the laws",
    missing="Not in the Laws of {0}",
    undefined="Not defined in the Laws of {0}",
    nearest="Nearest place:",
    beginning="Beginning of the book:",
    definitions="Definitions",
    same_number="Same number:",
    cited_by="Cited by ({0})",
    footnotes="Footnotes",
    commentary="Commentary",
    source="Source lines",
    rights="Rights",
)


def _listed(corpus: Corpus, place: str) -> list[list[str]]:
    elsewhere = on_this_law(corpus, Address.parse(place)).elsewhere
    return [[str(heading.address) for heading in other.counterparts] for other in elsewhere]


def test_all_counterparts_in_the_other_editions_are_listed(corpus: Corpus) -> None:
    assert _listed(corpus, "bg2017/27B1") == [["ru1987/27B1"], ["sr2007/27B1"]]
    assert _listed(corpus, "sr2007/27B1(b)") == [
        [],
        ["bg2017/27B1(b)", "bg2017/23A", "bg2017/23A1", "bg2017/23A2"],
    ]


def test_nearest_place_and_the_same_number_are_called_that(corpus: Corpus) -> None:
    russian, _ = on_this_law(corpus, Address.parse("bg2017/23A")).elsewhere
    assert russian.counterparts == ()
    assert russian.nearest is not None
    assert str(russian.nearest.address) == "ru1987/27B1(b)"
    assert russian.same_number is not None
    assert str(russian.same_number.address) == "ru1987/23A"


def test_citing_places_name_what_they_cite_and_stand_in_reading_order(
    small_corpus: Corpus,
) -> None:
    value = on_this_law(small_corpus, Address.parse("bg2017/31"))
    assert [str(citing.address) for citing in value.cited_by] == ["bg2017/27A2", "bg2017/27B2"]
    assert value.cited_by[0].title == "Недостатъчна декларация"
    assert [str(place) for place in value.cited_by[0].cites] == ["31"]


def test_a_law_does_not_count_its_own_references(small_corpus: Corpus) -> None:
    value = on_this_law(small_corpus, Address.parse("bg2017/27"))
    assert [str(citing.address) for citing in value.cited_by] == ["bg2017/def:call"]


def test_meant_place_is_cited_and_the_printed_one_is_not(small_corpus: Corpus) -> None:
    value = on_this_law(small_corpus, Address.parse("bg2017/23"))
    assert {str(place) for citing in value.cited_by for place in citing.cites} == {"23A"}


def test_footnotes_of_the_law_are_listed_once(small_corpus: Corpus) -> None:
    assert on_this_law(small_corpus, Address.parse("bg2017/27B")).footnotes == (0,)


def test_commentary_on_the_law_is_found_from_any_part_of_it(corpus: Corpus) -> None:
    value = on_this_law(corpus, Address.parse("bg2017/27B1(b)"))
    assert "bg2017/commentary:2" in [str(comments.address) for comments in value.commentary]


def test_commentary_speaks_of_its_own_edition_only(corpus: Corpus) -> None:
    assert on_this_law(corpus, Address.parse("sr2007/27")).commentary == ()


def test_article_names_its_laws_its_source_and_whose_words_it_is(corpus: Corpus) -> None:
    value = on_this_law(corpus, Address.parse("bg2017/commentary:3"))
    assert [str(law.address) for law in value.about] == [
        f"bg2017/{number}" for number in (29, 30, 31, 32)
    ]
    assert value.source is not None
    assert value.source.file == "bg2017-commentary.txt"
    assert corpus.commentary is not None
    assert value.rights == corpus.commentary.rights


def test_definition_has_its_sisters(corpus: Corpus) -> None:
    assert _listed(corpus, "sr2007/def:double") == [["ru1987/def:double"], ["bg2017/def:double"]]


def test_definition_an_edition_lacks_is_said_to_be_undefined(corpus: Corpus) -> None:
    value = on_this_law(corpus, Address.parse("bg2017/def:extraneous"))
    page = panel_page(corpus, value, WORDS)
    assert "Not defined in the Laws of 1987" in page.html
    assert page.html.count("Nearest place:") == page.html.count("Not defined in")
    opened = [link.address for link in page.links if isinstance(link, PlaceLink)]
    assert Address.parse("ru1987/definitions") in opened


def test_definitions_of_a_book_lead_to_those_of_the_others(corpus: Corpus) -> None:
    page = panel_page(corpus, on_this_law(corpus, Address.parse("ru1987/definitions")), WORDS)
    assert "Not in the Laws" not in page.html
    assert "2017 BG Definitions" in page.html


def test_book_without_a_place_is_opened_at_its_beginning(corpus: Corpus) -> None:
    page = panel_page(corpus, on_this_law(corpus, Address.parse("ru1987/index")), WORDS)
    assert "Beginning of the book:" in page.html
    assert "Nearest place" not in page.html


def test_places_that_cite_a_law_stand_in_the_order_of_the_book(corpus: Corpus) -> None:
    """Every page of every book; a footnote stands where it is called."""
    compared = 0
    for book in corpus.books.values():
        places: list[Citation | NamedPlace] = [matter.place for matter in book.matter]
        places += [NamedPlace.definition(d.concept) for d in book.definitions]
        places += [provision.citation for provision in book.provisions]
        for place in places:
            address = Address(book.edition, place)
            numbers = [places.index(c.address.place) for c in on_this_law(corpus, address).cited_by]
            assert numbers == sorted(numbers), address
            numbers = [places.index(origin.place) for origin in corpus.cited_by(address)]
            assert numbers == sorted(numbers), address
            compared += len(numbers) > 1
    assert compared > 100


def test_source_and_rights_belong_to_the_place(corpus: Corpus) -> None:
    value = on_this_law(corpus, Address.parse("sr2007/27"))
    assert value.source is not None
    assert value.source.file == "sr2007.txt"
    assert "Copyright by WBF" in value.rights


def test_panel_is_set_as_agreed(small_corpus: Corpus, golden: Callable[[str, str], None]) -> None:
    value = on_this_law(small_corpus, Address.parse("bg2017/27A1"))
    golden("panel/bg2017-27A1.html", panel_page(small_corpus, value, WORDS).html)


def test_panel_leaves_out_what_has_nothing_to_say(small_corpus: Corpus) -> None:
    page = panel_page(small_corpus, on_this_law(small_corpus, Address.parse("bg2017/30")), WORDS)
    assert "Footnotes" not in page.html
    assert "Commentary" not in page.html


def test_links_of_the_panel_lead_to_places_and_to_the_source(small_corpus: Corpus) -> None:
    page = panel_page(small_corpus, on_this_law(small_corpus, Address.parse("bg2017/27")), WORDS)
    places = [str(link.address) for link in page.links if isinstance(link, PlaceLink)]
    assert places == ["ru1987/27", "sr2007/27", "bg2017/def:call"]
    assert any(isinstance(link, SourceLink) for link in page.links)
