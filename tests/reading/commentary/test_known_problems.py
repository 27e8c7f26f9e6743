"""The oddities of the commentary are exactly the reviewed ones."""

from __future__ import annotations

from collections import Counter

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.commentary import Commentary
from bridge_rules_gui.reading.commentary.review import in_cyrillic_letters, mixed_words, split_words
from bridge_rules_gui.reading.problems import ProblemState, review


def test_every_problem_is_known_and_every_known_one_is_met(commentary: Commentary) -> None:
    name = "bg2017-commentary"
    reviewed = list(review(resources.content(), name, f"{name}.txt", commentary.problems))
    assert [problem for problem in reviewed if problem.state is not ProblemState.KNOWN] == []
    assert all(problem.explanation for problem in reviewed)


def test_problems_by_kind(commentary: Commentary) -> None:
    assert Counter(problem.kind for problem in commentary.problems) == {
        "lost-label": 7,
        "label-out-of-sequence": 10,
        "stale-footnote-number": 1,
        "split-word": 5,
        "mixed-script-word": 1,
        "look-alike-letters": 10,
        "unmarked-irregularity": 2,
        "lost-dealer": 1,
        "faulty-deal": 4,
        "wrong-year": 1,
        "credit-without-article": 1,
    }


def test_words_divided_by_the_pdf_are_found() -> None:
    assert split_words("същот о или много по-т очно от колкот о, (т акова)") == [
        "същот о",
        "по-т очно",
        "колкот о",
        "т акова",
    ]
    assert split_words("това, от което става ясно; тази карта") == []


def test_cards_and_bids_in_cyrillic_letters_are_found() -> None:
    assert in_cyrillic_letters("изпод ♦АК, 6♦ х -2, прав ЗНТ") == ["♦АК", "6♦ х", "ЗНТ"]
    assert in_cyrillic_letters("изпод ♦AK, 6♦x и 5♥ хубаво") == []


def test_words_of_two_alphabets_are_found() -> None:
    assert mixed_words("ощетенa страна, П27D") == [("ощетенa", "a")]
