"""The oddities the reader meets in the book, by kind and place."""

from __future__ import annotations

from collections import Counter

from bridge_rules_gui.reading.drafts import BookDraft


def test_problems_by_kind(draft: BookDraft) -> None:
    assert Counter(problem.kind for problem in draft.problems) == {
        "contents-differ": 33,
        "index-without-law": 1,
        "index-without-target": 2,
        "misspelt-term": 1,
    }


def test_every_place_of_a_problem_exists(draft: BookDraft) -> None:
    places = {f"ru1987/{provision.citation}" for provision in draft.provisions}
    places |= {f"ru1987/def:{definition.concept}" for definition in draft.definitions}
    places |= {f"ru1987/{matter.place}" for matter in draft.matter}
    assert {problem.place for problem in draft.problems if problem.place} <= places
