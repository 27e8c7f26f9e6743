"""Searches in the real books, in every language a director may type."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.search.answer import SearchAnswer, SearchHit
from bridge_rules_gui.search.documents import answer_document, plain_answer
from bridge_rules_gui.search.query import SearchKind, parse
from bridge_rules_gui.search.search import Search

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


def _laws(answer: SearchAnswer, edition: Edition, most: int = 6) -> list[int]:
    return [hit.law for hit in answer.of(edition) if hit.law][:most]


def _places(hits: tuple[SearchHit, ...]) -> list[str]:
    return [str(hit.address) for hit in hits]


@pytest.mark.parametrize("text", ["ривок", "revoke", "renons", "ренонс", "фальшренонс"])
@pytest.mark.parametrize("edition", Edition)
def test_revoke_is_found_in_any_language(search: Search, text: str, edition: Edition) -> None:
    assert {61, 62, 63, 64} <= set(_laws(search.answer(parse(text)), edition, 7))


@pytest.mark.parametrize(
    ("text", "law"),
    [
        ("недостаточное назначение", 27),
        ("insufficient bid", 27),
        ("nedovoljan licit", 27),
        ("недовољан лицит", 27),
        ("недостатъчна декларация", 27),
        ("kaznena karta", 50),
        ("penalty card", 50),
        ("žalba", 92),
        ("zalba", 92),
        ("контестация", 92),
    ],
)
@pytest.mark.parametrize("edition", Edition)
def test_subject_is_found_in_any_language(
    search: Search, text: str, law: int, edition: Edition
) -> None:
    assert law in _laws(search.answer(parse(text)), edition, 5)


@pytest.mark.parametrize(
    ("one", "other", "edition"),
    [
        ("взяток", "взятка", RU),
        ("заявок", "заявка", RU),
        ("обявите", "обява", BG),
        ("ривокът", "ривок", BG),
        ("štihova", "štih", SR),
        ("stihova", "штих", SR),
        ("karata", "karta", SR),
    ],
)
def test_inflected_forms_find_the_same(
    search: Search, one: str, other: str, edition: Edition
) -> None:
    answers = (search.answer(parse(f"{text} edition:{edition}")) for text in (one, other))
    found, requested = (_laws(answer, edition, 10) for answer in answers)
    assert found == requested


def test_definition_of_what_is_sought_comes_first(search: Search) -> None:
    assert _places(search.answer(parse("штрафная карта")).of(RU))[0] == "ru1987/def:penalty-card"


def test_own_language_stands_before_the_others(search: Search) -> None:
    assert search.answer(parse("ривок при разиграване")).hits[0].address.edition is BG


@pytest.mark.parametrize("text", ["27B1", "П27В1", "27 b 1", "Law 27B1"])
def test_citation_leads_to_its_place(search: Search, text: str) -> None:
    hits = search.answer(parse(text)).hits
    assert [str(hit.address.place) for hit in hits if hit.why is Why.CITATION][:1] == ["27B1"]


@pytest.mark.parametrize(
    ("text", "laws"),
    [
        ("27-29", [27, 28, 29]),
        ("Laws 61-64", [61, 62, 63, 64]),
        ("правила 61 – 64", [61, 62, 63, 64]),
        ("Law 61 to Law 64", [61, 62, 63, 64]),
        ("64-61", [61, 62, 63, 64]),
        ("61, 62", [61, 62]),
        ("61 62", [61, 62]),
        ("27B1 28A", [27, 28]),
        ("27 и 29", [27, 29]),
        ("Članovi 27, 28 i 31", [27, 28, 31]),
    ],
)
def test_list_or_range_of_laws_leads_to_each(search: Search, text: str, laws: list[int]) -> None:
    answer = search.answer(parse(text))
    for edition in Edition:
        cited = [h.law for h in answer.of(edition) if h.why is Why.CITATION]
        assert cited == laws


@pytest.mark.parametrize(("text", "edition"), [("bg 27", BG), ("27 1987", RU), ("2007 27", SR)])
def test_edition_beside_a_citation_is_meant(search: Search, text: str, edition: Edition) -> None:
    hits = search.answer(parse(text)).hits
    assert [h.address.edition for h in hits if h.why is Why.CITATION] == [edition]


@pytest.mark.parametrize("text", ["Law 99", "Правило 99", "99", "27B9", "bg 27Z", "Члан 94"])
def test_law_there_is_not_is_said_and_not_searched_as_words(search: Search, text: str) -> None:
    answer = search.answer(parse(text))
    assert not answer.hits
    assert len(answer.missing) == 1


def test_range_beyond_the_last_law_says_so(search: Search) -> None:
    answer = search.answer(parse("92-99"))
    assert {hit.law for hit in answer.hits} == {92, 93}
    assert [place.citation.law for place in answer.missing] == [99]


@pytest.mark.parametrize("text", ["2S", "13 cards", "4-3-3-3", "1NT"])
def test_numbers_that_are_no_citation_are_words(search: Search, text: str) -> None:
    answer = search.answer(parse(text))
    assert not answer.missing
    assert all(hit.why is not Why.CITATION for hit in answer.hits)


def test_citation_keeps_to_the_filters(search: Search) -> None:
    assert {h.address.edition for h in search.answer(parse("27 edition:2017")).hits} == {BG}
    assert not search.answer(parse("27 chapter:VI")).hits


def test_citation_with_an_edition_brings_the_others_as_counterparts(search: Search) -> None:
    hits = search.answer(parse("27")).hits
    assert _places(hits)[:3] == ["ru1987/27", "sr2007/27", "bg2017/27"]
    assert {hit.why for hit in hits} <= {Why.CITATION, Why.CORRESPONDENCE}


def test_phrase_finds_places_that_have_it(search: Search) -> None:
    answer = search.answer(parse('"привлечь внимание к нарушению" edition:1987'))
    assert answer.hits
    for hit in answer.hits:
        if hit.why is not Why.CORRESPONDENCE:
            assert "внимание" in hit.snippet.text.lower()


def test_phrase_is_narrower_than_its_words(search: Search) -> None:
    phrase = search.answer(parse('"лицевой стороной вверх" edition:1987'))
    apart = search.answer(parse("лицевой стороной вверх edition:1987"))
    assert 0 < len(phrase.hits) < len(apart.hits)


def test_prefix_finds_words_that_begin_so(search: Search) -> None:
    answer = search.answer(parse("renons* edition:2007"))
    assert {61, 62, 63, 64} <= set(_laws(answer, SR, 8))
    assert any(hit.snippet.lit for hit in answer.hits)


def test_excluded_word_stands_in_no_answer(search: Search) -> None:
    answer = search.answer(parse("контра -пас edition:1987"))
    assert answer.hits
    assert not any(" пас " in f" {hit.snippet.text.lower()} " for hit in answer.hits)


@pytest.mark.parametrize("text", ["взятка -пас", "trick -pass", "štih -пас"])
def test_word_left_out_is_left_out_in_every_language(search: Search, text: str) -> None:
    answer = search.answer(parse(text), 999)
    known = search.engine.index.documents
    named = search.engine.lexicon.names
    for hit in answer.hits:
        language = Language(hit.address.edition.language)
        names = named("pass", language)
        (document,) = [
            d for d in known if d.address == hit.address and d.kind.value == hit.kind.value
        ][:1]
        stems = {w.stem for t in (document.heading, *document.texts) for w in words(t, language)}
        assert not any(stems.issuperset(name) for name, worth in names.items() if worth >= 1)


@pytest.mark.parametrize("text", ["карта chapter:I", "card chapter:definitions"])
def test_definitions_are_the_first_chapter(search: Search, text: str) -> None:
    hits = search.answer(parse(text)).hits
    assert {hit.kind for hit in hits} == {SearchKind.DEFINITION}
    assert {hit.address.edition for hit in hits} == set(Edition)


@pytest.mark.parametrize(
    "kind",
    [SearchKind.DEFINITION, SearchKind.FOOTNOTE, SearchKind.PROVISION, SearchKind.COMMENTARY],
)
def test_filter_by_kind(search: Search, kind: SearchKind) -> None:
    hits = search.answer(parse(f"kind:{kind} карта")).hits
    assert hits
    assert {hit.kind for hit in hits} == {kind}


def test_filter_by_heading(search: Search) -> None:
    hits = search.answer(parse("kind:heading ривок edition:2017")).hits
    assert hits
    assert all(hit.heading.lit for hit in hits if hit.why is not Why.CORRESPONDENCE)


def test_filter_by_edition_and_language(search: Search) -> None:
    assert {h.address.edition for h in search.answer(parse("карта edition:1987")).hits} == {RU}
    assert {h.address.edition for h in search.answer(parse("карта language:sr")).hits} == {SR}


def test_filter_by_chapter(search: Search) -> None:
    laws = set(_laws(search.answer(parse("карта edition:1987 chapter:V")), RU, 99))
    assert laws
    assert laws <= set(range(17, 41))  # the auction


def test_entries_of_the_subject_index_are_found_only_when_asked_for(search: Search) -> None:
    asked = search.answer(parse("kind:index апелляция"))
    assert {hit.kind for hit in asked.hits} == {SearchKind.SUBJECT_INDEX}
    assert 92 in {hit.law for hit in asked.hits}
    plain = search.answer(parse("апелляция")).hits
    assert all(hit.kind is not SearchKind.SUBJECT_INDEX for hit in plain)


@pytest.mark.parametrize("text", ["revoke", "ривок", "renons"])
def test_subject_index_is_asked_in_any_language(search: Search, text: str) -> None:
    own = search.answer(parse("kind:index фальшренонс"), 99).hits
    assert own
    assert search.answer(parse(f"kind:index {text}"), 99).hits == own


def test_beginnings_and_words_left_out_narrow_the_subject_index(search: Search) -> None:
    begun = search.answer(parse("kind:index взят*"), 999).hits
    assert begun
    assert all("взят" in hit.heading.text.lower() for hit in begun)
    rest = search.answer(parse("kind:index взят* -дефектная"), 999).hits
    assert 0 < len(rest) < len(begun)
    assert not any("дефектн" in hit.heading.text.lower() for hit in rest)


def test_beginning_no_word_has_is_told_as_tried(search: Search) -> None:
    answer = search.answer(parse("trick*"))
    assert not answer.hits
    assert "tried sr, text: trick*" in plain_answer(answer)


@pytest.mark.parametrize(
    "text", ["s\u030ctihova", "ри\u0301вок", "ри\u00adвок", "ри\u200bвок"], ids=ascii
)
def test_word_pasted_with_unseen_signs_is_the_word(search: Search, text: str) -> None:
    plain = "štihova" if text.startswith("s") else "ривок"
    assert search.answer(parse(text)).hits == search.answer(parse(plain)).hits


def test_words_are_lit_in_the_books_own_language(search: Search) -> None:
    for edition, stem in ((RU, "фальшренонс"), (SR, "renons"), (BG, "ривок")):
        hit = next(h for h in search.answer(parse("revoke")).of(edition) if h.snippet.lit)
        lit = {hit.snippet.text[start:end].lower() for start, end in hit.snippet.lit}
        assert any(word.startswith(stem) for word in lit)


def test_every_answer_says_why(search: Search) -> None:
    whys = {hit.why for hit in search.answer(parse("ривок")).hits}
    assert {Why.TERM, Why.TRANSLATED_TERM} <= whys


def test_counterpart_is_brought_where_the_words_say_nothing(search: Search) -> None:
    answer = search.answer(parse('"привлечь внимание к нарушению"'))
    assert {h.why for h in answer.of(BG)} == {Why.CORRESPONDENCE}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("взятак", "взятка"),
        ("rovoke", "revoke"),
        ("ривук", "ривок"),
        ("renins", "renons"),
        ("odigrnaa", "odigrana"),
        ("štihvoi", "štihovi"),
        # Serbian in Cyrillic letters stays in them
        ("недовољан лицти", "недовољан лицит"),
        # two words are put right in one language, and no filter is touched
        ("наказателна катра", "наказателна карта"),
        ("kind:definition rovoke", "kind:definition revoke"),
    ],
)
def test_slip_of_the_keyboard_is_noticed(search: Search, typed: str, meant: str) -> None:
    assert search.answer(parse(typed)).did_you_mean == meant


def test_word_unfinished_finds_already(search: Search) -> None:
    assert {61, 62, 63} & set(_laws(search.answer(parse("фальшрен")), RU))


def test_empty_answer_says_what_was_tried(search: Search) -> None:
    answer = search.answer(parse("qwxzqwxz"))
    assert not answer.hits
    assert answer.tried
    assert "tried" in plain_answer(answer)


def test_documents_have_the_fields_of_the_design(search: Search) -> None:
    found = answer_document(search.answer(parse("revoke"), limit=5))
    assert len(found) == 5
    fields = {"edition", "cite", "law", "score", "heading", "snippet", "why"}
    assert all(set(hit) == fields for hit in found)
    assert [hit["score"] for hit in found] == sorted((h["score"] for h in found), reverse=True)


def test_many_threads_get_the_same_answers(search: Search) -> None:
    texts = ["ривок", '"penalty card"', "kart*", "взятка -пас", "27B1", "пересдача"] * 8
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda text: search.answer(parse(text)), texts))
    assert answers[:6] == answers[-6:]


@settings(max_examples=40)
@given(text=st.text(alphabet='абkž ъ-"*:()♠12[]~/', max_size=30))
def test_no_query_is_an_error(search: Search, text: str) -> None:
    for hit in search.answer(parse(text)).hits:
        assert all(0 <= s < e <= len(hit.snippet.text) for s, e in hit.snippet.lit)


def test_engine_is_not_imported_before_an_index_is_made() -> None:
    program = "import sys, bridge_rules_gui.search.search; print('whoosh' in sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert answer.stdout.strip() == "False"


def test_what_in_serbian_does_not_find_the_dummy(search: Search) -> None:
    assert "def:dummy" not in [str(h.address.place) for h in search.answer(parse("što")).hits[:3]]


def test_short_form_of_the_commentary_is_understood(search: Search) -> None:
    answer = search.answer(parse("НИ"))
    for edition in Edition:
        assert 16 in _laws(answer, edition, 3)
    small = search.answer(parse("ни"))
    assert Why.TRANSLATED_TERM not in {attempt.why for attempt in small.tried}


@pytest.mark.parametrize("chapter", ["VI", "vi", "6"])
def test_a_chapter_holds_the_same_laws_where_a_book_prints_none(
    search: Search, chapter: str
) -> None:
    answer = search.answer(parse(f"карта chapter:{chapter}"), 999)
    for edition in Edition:
        laws = set(_laws(answer, edition, 999))
        assert laws
        assert laws <= set(range(41, 72))


@pytest.mark.parametrize("text", ['"penalty card"', '"kaznena karta"', '"штрафная карта"'])
def test_phrase_that_is_a_term_finds_the_terms_of_other_books(search: Search, text: str) -> None:
    answer = search.answer(parse(text))
    for edition in Edition:
        assert 50 in _laws(answer, edition, 3)
    assert not any(attempt.loose for attempt in answer.tried)


def test_phrase_no_book_has_is_sought_by_its_words(search: Search) -> None:
    answer = search.answer(parse('"карта ривок"'))
    assert answer.hits
    assert {attempt.loose for attempt in answer.tried} == {("карта ривок",)}
    assert '"карта ривок" does not stand in ' in plain_answer(answer)


@pytest.mark.parametrize("text", ["claim", "претензия", "zahtev", "претенция"])
@pytest.mark.parametrize("edition", Edition)
def test_claims_lead_to_the_laws_of_claims(search: Search, text: str, edition: Edition) -> None:
    answer = search.answer(parse(text))
    assert _laws(answer, edition, 1) == [68]
    assert {68, 69, 70} <= set(_laws(answer, edition, 5))
    assert str(answer.of(edition)[0].address.place) in ("68", "68A")


def test_law_is_found_by_the_title_of_the_part_above_it(search: Search) -> None:
    # bg2017 prints no parts, but its Law 81 has the director in its title.
    for edition in Edition:
        assert 81 in _laws(search.answer(parse("director")), edition, 4)


@pytest.mark.parametrize(
    ("text", "edition"), [("13 карт", RU), ("13 карти", BG), ("13 karata", SR)]
)
def test_number_says_nothing_of_the_language(search: Search, text: str, edition: Edition) -> None:
    assert search.answer(parse(text)).hits[0].address.edition is edition
    assert {hit.law for hit in search.answer(parse(text)).of(edition)[:3]} & {13, 14}


def test_suit_is_the_same_in_every_book(search: Search) -> None:
    whys = {hit.why for hit in search.answer(parse("♠")).hits}
    assert whys <= {Why.TEXT, Why.CORRESPONDENCE}


def test_word_of_the_commentary_is_understood(search: Search) -> None:
    assert _places(search.answer(parse("анонс")).of(BG))[0] == "bg2017/def:call"


def test_of_places_that_answer_alike_the_first_is_shown(search: Search) -> None:
    for edition in (RU, SR):
        cites = [str(hit.address.place) for hit in search.answer(parse("revoke")).of(edition)]
        assert "64" in cites


def test_name_that_holds_a_shorter_one_lights_no_particles(search: Search) -> None:
    for hit in search.answer(parse("renons")).of(SR):
        lit = {hit.snippet.text[start:end].lower() for start, end in hit.snippet.lit}
        assert all(word.startswith("renons") for word in lit)


def test_longer_name_that_was_typed_is_sought_whole(search: Search) -> None:
    _, sides = search.engine.sides(parse("direktor turnira"))
    side = next(side for side in sides if side.language == SR.language)
    assert side.alternatives[0].stems == ("direktor", "turnir")


@pytest.mark.parametrize(
    ("typed", "concept"),
    [
        ("rivok", "revoke"),  # Bulgarian in Latin letters
        ("vzyatka", "trick"),  # Russian
        ("obyava", "call"),
        ("матчпойнт", "matchpoint"),  # English in Cyrillic letters
        ("мачпойнт", "matchpoint"),
    ],
)
def test_a_word_in_other_letters_names_its_concept(
    search: Search, typed: str, concept: str
) -> None:
    answer = search.answer(parse(typed))
    assert not answer.did_you_mean
    for edition in Edition:
        assert str(answer.of(edition)[0].address.place) in {f"def:{concept}", "62", "64"}


def test_a_slip_is_no_word_in_other_letters(search: Search) -> None:
    assert search.answer(parse("контркат")).did_you_mean == "контракт"


def test_one_word_of_a_longer_name_says_little(search: Search) -> None:
    # "предложение контракта" is another name of a bid; what is only of contracts is no answer.
    places = _places(search.answer(parse("bid edition:1987")).hits)
    assert places.index("ru1987/27") < 5
    assert "ru1987/71A2" not in places[: places.index("ru1987/27")]


def test_a_slip_beside_a_known_word_does_not_hide_the_law(search: Search) -> None:
    answer = search.answer(parse("insufficent bid"))
    assert answer.did_you_mean == "insufficient bid"
    assert [_laws(answer, edition, 1) for edition in Edition] == [[27], [27], [27]]


@pytest.mark.parametrize(
    ("part", "place"),
    [("preface", "ru1987"), ("Scope", "ru1987"), ("introduction", "bg2017")],
)
def test_parts_of_a_book_are_found_by_their_english_names(
    search: Search, part: str, place: str
) -> None:
    answer = search.answer(parse(part))
    assert f"{place}/{part.lower()}" in _places(answer.hits)[:3]
    assert answer.hits[0].kind is SearchKind.MATTER
    assert not answer.did_you_mean
