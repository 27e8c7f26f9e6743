"""How long making questions takes, beside ruling on the cases they are about.

The yardstick is ruling, under all editions, on the cases shown with the questions drawn; the
aim is to stay within five times that. The books and the places of their terms are read beforehand.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Sequence
from time import process_time
from typing import Final

from bridge_rules_gui import resources
from bridge_rules_gui.director.follow import rule_under_all
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.reading.termbase import read_function_words, read_termbase
from bridge_rules_gui.terms.terminology import Terminology
from tests.benchmarks.measurement import SIZES, Measurement, growth
from tests.quiz.bank_of_all import bank_of_all

AIM: Final = 5.0
_FEW: Final = 10
"""So many questions, ten times and a hundred times as many are drawn."""
GENERATED: Final = QuestionFilter(kinds=frozenset(QuestionKind) - {QuestionKind.AUTHORED})


def read_everything() -> Terminology:
    """Return the terminology with all books and the places of their terms read."""
    content = resources.content()
    read = Terminology(read_corpus(), read_termbase(content), read_function_words(content))
    read.corpus.read_all()
    for edition in read.corpus.books:
        read.book(edition)
    return read


def shown_scenarios(questions: Sequence[Question]) -> list[Scenario]:
    """Return the cases shown with questions, each once."""
    shown = {repr(q.scenario): q.scenario for q in questions if q.scenario is not None}
    return list(shown.values())


def rule_on(scenarios: Sequence[Scenario]) -> None:
    """Rule on cases under all editions."""
    for scenario in scenarios:
        rule_under_all(scenario)


def _best_time(work: Callable[[], object], runs: int) -> float:
    """Return the least processor time of some runs: other programs are not to count."""
    best = float("inf")
    for _ in range(runs):
        begun = process_time()
        work()
        best = min(best, process_time() - begun)
    return best


def times(terminology: Terminology, count: int, runs: int) -> tuple[float, float, int]:
    """Return the time drawing questions from a new bank takes, and ruling on their cases."""
    drawn = bank_of_all(terminology).draw(count, 1, GENERATED)
    found = shown_scenarios(drawn)
    banks = [bank_of_all(terminology) for _ in range(runs)]
    # The books and what other tests left behind are not to be searched for garbage meanwhile.
    gc.collect()
    gc.freeze()
    try:
        drawing = _best_time(lambda: banks.pop().draw(count, 1, GENERATED), runs)
        return drawing, _best_time(lambda: rule_on(found), runs), len(found)
    finally:
        gc.unfreeze()


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield what questions from a new bank take, beside ruling on their cases."""
    terminology, runs = read_everything(), 1 if is_quick else 3
    taken = [times(terminology, _FEW * size, runs) for size in SIZES]
    drawing, ruling, shown_scenarios = taken[-1]
    what, against = f"{_FEW * SIZES[-1]} questions", f"ruling on their {shown_scenarios} cases"
    grown = growth("questions", [each for each, _, _ in taken])
    yield Measurement(what, against, drawing, ruling, AIM, grown)
