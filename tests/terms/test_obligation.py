"""Words of obligation are marked by strength, in each language, and told from their look-alikes."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Subject
from bridge_rules_gui.terms.obligation import Strength, scale
from bridge_rules_gui.terms.terminology import Terminology

RU, SR, BG = Edition.RU_1987, Edition.SR_2007, Edition.BG_2017


@pytest.mark.parametrize(
    ("edition", "text", "marks"),
    [
        # the scale each book explains or uses
        (RU, "игрок может, но ему следует", [("может", "MAY"), ("следует", "SHOULD")]),
        (RU, "Судье надлежит", [("надлежит", "SHALL")]),
        (RU, "Они должны", [("должны", "MUST")]),
        (SR, "Igrač može, treba i mora", [("može", "MAY"), ("treba", "SHOULD"), ("mora", "MUST")]),
        (BG, "Съдията може", [("може", "MAY")]),
        (BG, "той следва да изиграе", [("следва да", "SHOULD")]),
        (BG, "трябва да бъде", [("трябва", "SHALL")]),
        (BG, "Той е длъжен", [("длъжен", "MUST")]),
        # prohibitions
        (RU, "не может быть", [("не может", "MAY_NOT")]),
        (RU, "игроку надлежит не", [("надлежит не", "SHALL_NOT")]),
        (RU, "он должен не", [("должен не", "MUST_NOT")]),
        (SR, "Igrač ne sme, ne može", [("ne sme", "MAY_NOT"), ("ne može", "MAY_NOT")]),
        (BG, "не може", [("не може", "MAY_NOT")]),
        (BG, "не бива да", [("не бива", "SHALL_NOT")]),
        (BG, "не трябва", [("не трябва", "MUST_NOT")]),
        # no obligation is no prohibition
        (SR, "ne mora da otkrije", [("ne mora", "NEED_NOT")]),
        (BG, "не е длъжен", [("не е длъжен", "NEED_NOT")]),
        # other words of the same letters
        (BG, "може би", []),
        (BG, "следващият играч", []),
        (RU, "следующий игрок", []),
        (RU, "надлежащий ход", []),
        (SR, "možda", []),
        # what could be is no right to do it: ru1987/64A2, sr2007/16B1(a), bg2017/12C1(c)
        (RU, "картой, которая могла бы быть легально сыграна", []),
        (RU, "оппоненты не могли потерять", []),
        (SR, "dokazivo mogla biti sugerisana", []),
        (BG, "само тези, които биха могли да бъдат достигнати", []),
        # nor is what can be found, heard or known: 14A2, 86C, 87A, 90B3, 66D, 12A2
        (RU, "Если карта не может быть найдена", []),
        (RU, "может быть известен некоторому участнику", []),
        (RU, "результат которых должен был бы сравниваться", []),
        (SR, "rezultatu borda, koja može da se čuje za drugim stolom", []),
        (SR, "Direktor može da dodeli, ako ne može da se sprovede", [("može", "MAY")]),
        (BG, "съдията да не може да установи фактите", []),
        (BG, "които могат да бъдат чути на друга маса", []),
        (BG, "ако играта може да бъде поправена, тя може да бъде изиграна", [("може", "MAY")]),
    ],
)
def test_words_of_obligation_are_marked_by_strength(
    terminology: Terminology, edition: Edition, text: str, marks: list[tuple[str, str]]
) -> None:
    found = terminology.obligation_marks(edition, text)
    assert [(text[m.start : m.end], m.strength.name) for m in found] == marks


@pytest.mark.parametrize("edition", Edition)
def test_marks_do_not_overlap_in_any_passage(terminology: Terminology, edition: Edition) -> None:
    seen = set()
    for stretch in terminology.book(edition).stretches:
        marks = terminology.obligation_marks(edition, stretch.text)
        assert all(a.end <= b.start for a, b in pairwise(marks))
        seen |= {mark.strength for mark in marks}
    assert {Strength.MAY, Strength.MUST, Strength.MAY_NOT} <= seen


def test_every_strength_is_a_concept_of_obligation(terminology: Terminology) -> None:
    for strength in Strength:
        assert terminology.concept(strength.concept).subject is Subject.OBLIGATION


def test_the_introduction_of_2017_ranks_its_words(terminology: Terminology) -> None:
    (matter,) = (m for m in terminology.corpus.books[BG].matter if str(m.place) == "introduction")
    text = matter.body.text
    scale = text[text.index("Запазено е") : text.index("не трябва“.")]
    names = {m.strength.name for m in terminology.obligation_marks(BG, scale + "не трябва")}
    assert {"MAY", "SHOULD", "SHALL", "MUST", "SHALL_NOT", "MAY_NOT", "MUST_NOT"} <= names


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        (RU, ["может", "делает", "следует", "надлежит", "должен", "не может", "должен не"]),
        (SR, ["može", "treba", "mora", "ne treba", "ne može", "ne sme"]),
        (BG, ["може", "извършва", "следва да", "трябва", "длъжен", "не бива", "не трябва"]),
    ],
)
def test_the_scale_of_an_edition_goes_from_weak_to_strong(
    terminology: Terminology, edition: Edition, words: list[str]
) -> None:
    steps = scale(terminology.termbase, edition)
    found = [word for step in steps for word in step.words]
    assert [found.index(word) for word in words] == sorted(found.index(word) for word in words)
    assert all(step.place and terminology.corpus.has_place(step.place) for step in steps)
    assert steps[0].strength is Strength.NEED_NOT
    assert steps[-1].strength is Strength.MUST_NOT
