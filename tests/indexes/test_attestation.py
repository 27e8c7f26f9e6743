"""Terms are found where they stand, in every form, and told from what only looks like them."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import permutations

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Term, TermKind, TermStatus
from bridge_rules_gui.indexes.attestation import Attestation
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.indexes.term_patterns import TermKey
from bridge_rules_gui.terms.terminology import Terminology

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017
VERB = PartOfSpeech.VERB


def _found(edition: Edition, text: str, **terms: Term | str) -> list[tuple[str, str, str]]:
    """Return concept, words and surrounding concept of what is found; terms by concept."""
    keyed = {
        TermKey(concept.replace("_", "-"), 0): Term(term) if isinstance(term, str) else term
        for concept, term in terms.items()
    }
    stretch = Stretch(Address.parse(f"{edition}/1"), "text", text)
    attestation = Attestation([stretch], keyed.items(), edition)
    return [(o.concept, text[o.start : o.end], o.within) for o in attestation.occurrences]


@pytest.mark.parametrize("edition", Edition)
def test_every_term_is_attested_in_its_book(terminology: Terminology, edition: Edition) -> None:
    book = terminology.book(edition)
    missing = [f"{k.concept}: {t.text}" for k, t in book.terms.items() if not book.of_term(k)]
    assert missing == []


@pytest.mark.parametrize("edition", Edition)
def test_a_term_is_not_met_where_its_form_has_the_everyday_sense(
    terminology: Terminology, edition: Edition
) -> None:
    book = terminology.book(edition)
    for key, term in book.terms.items():
        bound = (*term.not_at, *term.only_at)
        places = {each.place for each in bound}
        everywhere = Attestation(
            (each for each in book.stretches if each.address.place in places),
            [(key, replace(term, not_at=(), only_at=()))],
            edition,
        )
        forms = {(o.address.place, o.stretch.text[o.start : o.end]) for o in everywhere.occurrences}
        idle = [each for each in bound if not any(each.covers(p, f.lower()) for p, f in forms)]
        assert idle == [], "every place named has a form of the term"
        for found in book.of_term(key):
            words = found.stretch.text[found.start : found.end].lower()
            assert term.is_meant_at(found.address.place, words)


@pytest.mark.parametrize("edition", Edition)
def test_a_phrase_that_gives_a_term_another_sense_has_a_form_of_it_in_the_book(
    terminology: Terminology, edition: Edition
) -> None:
    book = terminology.book(edition)
    texts = [" ".join(stretch.text.lower().split()) for stretch in book.stretches]
    for key, term in book.terms.items():
        for phrase in term.not_in:
            assert key in {found.term for found in book.forms_in(phrase)}, phrase
            assert any(phrase in text for text in texts), phrase


def test_a_term_is_not_met_in_a_phrase_that_gives_it_another_sense() -> None:
    term = Term("резултат", not_in=("в резултат",))
    text = "Резултат, който в\nРЕЗУЛТАТ на резултата се променя."
    assert _found(BG, text, score=term) == [("score", "Резултат", ""), ("score", "резултата", "")]


@pytest.mark.parametrize("edition", Edition)
def test_every_aspect_is_attested_in_its_book(terminology: Terminology, edition: Edition) -> None:
    book = terminology.book(edition)
    each = {
        TermKey(f"{key.concept}: {name}", key.number): replace(term, text=name, aspects=())
        for key, term in book.terms.items()
        for name in term.headwords
    }
    apart = Attestation(book.stretches, each.items(), edition)
    assert [key.concept for key in each if not apart.of_term(key)] == []


@pytest.mark.parametrize("edition", Edition)
def test_no_term_is_a_form_of_another_of_its_concept(
    terminology: Terminology, edition: Edition
) -> None:
    by_concept: dict[str, list[Term]] = {}
    for key, term in terminology.book(edition).terms.items():
        if term.kind is TermKind.FULL and term.status is not TermStatus.DEPRECATED:
            by_concept.setdefault(key.concept, []).append(term)
    forms = [
        f"{concept}: {other.text} of {term.text}"
        for concept, terms in by_concept.items()
        for term, other in permutations(terms, 2)
        if term.part_of_speech is other.part_of_speech
        and (concept, other.text, "") in _found(edition, other.text, **{concept: term})
    ]
    assert forms == []


def test_aspects_are_one_term() -> None:
    term = Term("принять", part_of_speech=VERB, aspects=("принимать",))
    found = _found(RU, "он принял ход, принимает ход и принимаемый ход", acceptance=term)
    assert [words for _, words, _ in found] == ["принял", "принимает", "принимаемый"]


def test_russian_infinitives_are_verbs(terminology: Terminology) -> None:
    infinitive = re.compile(r"\w+(?:[аеиоуя]ть|чь)(?:ся)?(?: .+)?")
    verbs = [t for t in terminology.book(RU).terms.values() if infinitive.fullmatch(t.text)]
    assert [term.text for term in verbs if term.part_of_speech is not VERB] == []


@pytest.mark.parametrize("edition", Edition)
def test_every_place_shows_its_form(terminology: Terminology, edition: Edition) -> None:
    for occurrence in terminology.book(edition).occurrences:
        printed = occurrence.stretch.text[occurrence.start : occurrence.end]
        assert " ".join(printed.split()).lower() == occurrence.form.lower()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        # declined together
        ("играе наказаните карти", "наказаните карти"),
        # over a line break, with a hyphen, between quotation marks and brackets
        ("наказана\nкарта", "наказана\nкарта"),
        ("„наказана“ карта", "наказана“ карта"),
        ("наказана-карта", "наказана-карта"),
        # not with other words or the end of a sentence between
        ("наказана голяма карта", None),
        ("Тя е наказана. Карта", None),
        ("наказана, карта", None),
    ],
)
def test_the_words_of_a_term_stand_together(text: str, words: str | None) -> None:
    found = [w for c, w, _ in _found(BG, text, penalty_card="наказана карта")]
    assert found == ([words] if words else [])


def test_a_comma_may_stand_where_the_term_has_one() -> None:
    term = "игрок, сделавший ход"
    assert _found(RU, "карта игрока, сделавшего ход", leader=term)


def test_a_term_inside_a_longer_one_says_so() -> None:
    found = _found(
        BG,
        "Съществена наказана карта и друга наказана карта",
        card="карта",
        penalty_card="наказана карта",
        major="съществена наказана карта",
    )
    assert found == [
        ("major", "Съществена наказана карта", ""),
        ("penalty-card", "наказана карта", "major"),
        ("card", "карта", "major"),
        ("penalty-card", "наказана карта", ""),
        ("card", "карта", "penalty-card"),
    ]


def test_a_term_inside_a_longer_one_of_its_concept_is_not_counted_twice(
    terminology: Terminology,
) -> None:
    book = terminology.book(RU)
    short, long = (
        next(k for k, t in book.terms.items() if k.concept == "board" and t.text == text)
        for text in ("коробка", "дубликатная коробка")
    )
    inside = [o for o in book.of_term(short) if not o.is_counted]
    assert len(inside) == len(book.of_term(long)) > 10
    spans = [(o.address, o.stretch.passage, o.start) for o in book.of("board")]
    assert len(spans) == len(set(spans))


@pytest.mark.parametrize(
    ("edition", "term", "text", "is_found"),
    [
        # before the verb, after it, and with other small words between
        (BG, "отказвам се", "той се отказва", True),
        (BG, "отказвам се", "Отказва се от взятки", True),
        (BG, "отказвам се", "да не се е отказвал", True),
        (BG, "отказвам се", "отказва да играе", False),
        (SR, "odreći se", "mora da se odrekne", False),
        (SR, "smatrati se", "on se smatra", True),
        # the Russian particle is part of the word
        (RU, "отказаться", "он отказался", True),
        (RU, "отказаться", "он отказал", False),
    ],
)
def test_a_reflexive_verb_is_found_wherever_its_particle_stands(
    edition: Edition, term: str, text: str, *, is_found: bool
) -> None:
    assert bool(_found(edition, text, x=Term(term, part_of_speech=VERB))) is is_found


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("ЛСП на нарушителя", True),
        ("ЛСП-то", True),
        ("(ЛСП)", True),
        ("JIСП", False),
        ("ЛCП", True),  # a Latin C
        ("лсп", False),
        ("ЛСПА", False),
    ],
)
def test_a_short_form_is_found_as_it_is_written(text: str, *, is_found: bool) -> None:
    assert bool(_found(BG, text, lho=Term("ЛСП", kind=TermKind.SHORT))) is is_found


@pytest.mark.parametrize(
    ("edition", "text", "concept"),
    [
        (BG, "да обяви", "to-call"),
        (BG, "ако играч обяви", "to-call"),
        (BG, "всички обяви", "call"),
        (BG, "обявите", "call"),
        (BG, "обявява", "to-call"),
    ],
)
def test_calls_are_told_from_calling(edition: Edition, text: str, concept: str) -> None:
    terms = {"call": Term("обява"), "to_call": Term("обявя", part_of_speech=VERB)}
    if text == "обявява":
        terms["to_call"] = Term("обявявам", part_of_speech=VERB)
    assert [c for c, _, _ in _found(edition, text, **terms)] == [concept]


@pytest.mark.parametrize(
    ("text", "is_found"), [("za stolom", True), ("što", False), ("šta", False), ("sto", True)]
)
def test_an_accent_makes_another_word_of_a_short_one(text: str, *, is_found: bool) -> None:
    assert bool(_found(SR, text, table="sto")) is is_found


def test_an_accent_lost_in_print_does_not_matter() -> None:
    assert _found(SR, "izlozena karta", exposed_card="izložena karta")


def test_no_word_of_the_director_is_missed(terminology: Terminology) -> None:
    book = terminology.book(RU)
    for stretch in book.stretches:
        found = {o.start for o in book.in_stretch(stretch) if o.concept == "director"}
        words = {m.start() for m in re.finditer(r"\b[Сс]уд(?:ь|е|ей)\w*", stretch.text)}
        assert words <= found, stretch


def test_one_word_may_name_two_concepts(terminology: Terminology) -> None:
    book = terminology.book(RU)
    sdacha = {o.concept for o in book.occurrences if o.form == "сдача"}
    assert sdacha >= {"board", "deal"}


def test_the_forms_of_a_term_are_counted(terminology: Terminology) -> None:
    forms = terminology.book(RU).forms(TermKey("trick", 0))
    assert {"взятка", "взятки", "взятку", "взяток", "взятке"} <= set(forms)
    assert list(forms.values()) == sorted(forms.values(), reverse=True)
    texts = [stretch.text for stretch in terminology.book(RU).stretches]
    assert forms["взяток"] == sum(len(re.findall(r"(?i)\bвзяток\b", t)) for t in texts) > 30


def test_a_trick_is_not_the_serbian_word_for_what(terminology: Terminology) -> None:
    forms = terminology.card("trick").columns[1].terms[0].forms
    assert not {word for word, _ in forms} & {"što", "sto", "šta"}


@pytest.mark.parametrize(
    ("edition", "text", "strong", "weak"),
    [
        (BG, "Той не може да обяви", "не може", "може"),
        (RU, "Он не может сделать заявку", "не может", "может"),
        (SR, "Dami ne može da ukaže", "ne može", "može"),
        (RU, "надлежит не предпринимать", "надлежит не", "надлежит"),
    ],
)
def test_a_prohibition_is_no_permission(
    edition: Edition, text: str, strong: str, weak: str
) -> None:
    assert _found(edition, text, may_not=strong, may=weak) == [("may-not", strong, "")]
    allowed = text.replace(strong, weak)
    assert _found(edition, allowed, may_not=strong, may=weak) == [("may", weak, "")]


@pytest.mark.parametrize(
    ("edition", "concept", "negated"),
    [(BG, "may", "не може"), (BG, "shall", "не трябва"), (SR, "must", "ne mora"),
     (RU, "may", "не может"), (SR, "should", "ne treba")],
)  # fmt: skip
def test_counts_of_obligation_leave_out_prohibitions(
    terminology: Terminology, edition: Edition, concept: str, negated: str
) -> None:
    first = negated.split(maxsplit=1)[0]
    for place in terminology.book(edition).of(concept):
        before = place.stretch.text[: place.start].split()[-1:]
        after = place.stretch.text[place.start : place.end].lower()
        assert [first, negated.split()[1]] != [*before, after]
