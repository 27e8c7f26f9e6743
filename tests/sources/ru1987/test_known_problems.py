"""The oddities of the book are exactly the reviewed ones."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.sources.assembly import account_problems
from bridge_rules_gui.sources.problems import ProblemState, review

if TYPE_CHECKING:
    from bridge_rules_gui.sources.drafts import BookDraft


def test_every_problem_is_known_and_every_known_one_is_met(draft: BookDraft) -> None:
    met = [*draft.problems, *account_problems(draft)]
    reviewed = list(review(resources.content(), "ru1987", "ru1987.txt", met))
    assert [problem for problem in reviewed if problem.state is not ProblemState.KNOWN] == []
    assert all(problem.explanation for problem in reviewed)


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
