"""Problems are compared with the reviewed list: known, new, gone."""

from pathlib import Path

import pytest

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.reading.problems import ProblemState, review
from bridge_rules_gui.reading.tables import TableError

KNOWN = """
[[problem]]
kind = "lost-number"
line = 7
place = "sr2007/40B6"
message = "the number 6 is lost"
explanation = "Inferred from its neighbours."
"""
LOST = SourceProblem("lost-number", "sr2007.txt", 7, "sr2007/40B6", "the number 6 is lost")


@pytest.fixture
def content(tmp_path: Path) -> Path:
    (tmp_path / "problems").mkdir()
    (tmp_path / "problems" / "sr2007.toml").write_text(KNOWN, "utf-8")
    return tmp_path


def _states(content: Path, *met: SourceProblem) -> list[tuple[ProblemState, str]]:
    return [(p.state, p.explanation) for p in review(content, "sr2007", "sr2007.txt", met)]


def test_a_listed_problem_is_known_with_its_explanation(content: Path) -> None:
    assert _states(content, LOST) == [(ProblemState.KNOWN, "Inferred from its neighbours.")]


def test_the_same_problem_twice_is_new_the_second_time(content: Path) -> None:
    assert [state for state, _ in _states(content, LOST, LOST)] == [
        ProblemState.KNOWN,
        ProblemState.NEW,
    ]


def test_a_listed_problem_that_is_not_met_has_gone(content: Path) -> None:
    assert _states(content) == [(ProblemState.GONE, "")]


def test_a_broken_list_is_named(content: Path) -> None:
    (content / "problems" / "sr2007.toml").write_text("[[problem]]\nkind = 1", "utf-8")
    with pytest.raises(TableError, match=r"content/problems/sr2007\.toml: problem 1: .*line"):
        _states(content)


def test_a_problem_without_explanation_is_not_reviewed(content: Path) -> None:
    spoilt = KNOWN.replace("Inferred from its neighbours.", " ")
    (content / "problems" / "sr2007.toml").write_text(spoilt, "utf-8")
    with pytest.raises(TableError, match="the explanation is empty"):
        _states(content)


def test_a_missing_list_is_named(content: Path) -> None:
    (content / "problems" / "sr2007.toml").unlink()
    with pytest.raises(TableError, match=r"content/problems/sr2007\.toml: .*No such file"):
        _states(content)
