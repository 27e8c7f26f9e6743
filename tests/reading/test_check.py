"""The check of all documents: full accounts, known problems, judged references."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.reading.check import CheckReport, check
from bridge_rules_gui.reading.problems import ProblemState
from bridge_rules_gui.reading.tables import TableError


@pytest.fixture(scope="module")
def report() -> CheckReport:
    return check()


def test_every_character_of_the_five_documents_is_accounted_for(report: CheckReport) -> None:
    assert {name: account.characters for name, account in report.accounts.items()} == {
        "ru1987": 179718,
        "sr2007": 109989,
        "bg2017": 142393,
        "bg2017-commentary": 51114,
        "ru1987-fragment": 6650,
    }
    assert {account.coverage for account in report.accounts.values()} == {1.0}


def test_problems_are_exactly_the_reviewed_ones(report: CheckReport) -> None:
    assert [p for p in report.problems if p.state is not ProblemState.KNOWN] == []
    assert all(p.explanation for p in report.problems)
    assert report.passed


def test_references_by_status(report: CheckReport) -> None:
    assert report.references == {
        "ru1987": {"resolved": 213, "suspect": 1},
        "sr2007": {"resolved": 296, "dangling": 2, "suspect": 1},
        "bg2017": {"resolved": 419, "dangling": 1, "suspect": 3},
        "bg2017-commentary": {"resolved": 218, "suspect": 17, "dangling": 5},
    }


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    copy = tmp_path / "content"
    shutil.copytree(str(resources.content()), copy)
    monkeypatch.setattr("bridge_rules_gui.resources.content", lambda: copy)
    return copy


def test_a_doubtful_reference_that_nobody_judges_fails(content: Path) -> None:
    (content / "references" / "bg2017.toml").write_text("", "utf-8")
    states = {p.state for p in check().problems if p.kind == "suspect-reference"}
    assert ProblemState.GONE in states


def test_a_judgement_of_nothing_fails(content: Path) -> None:
    table = content / "references" / "bg2017.toml"
    row = (
        '[[reference]]\nplace = "1"\nquote = "П99"\ntarget = "99"\nstatus = "suspect"\nreason = "x"'
    )
    table.write_text(f"{table.read_text('utf-8')}\n{row}\n", "utf-8")
    (new,) = (p for p in check().problems if p.state is ProblemState.NEW)
    assert (new.kind, new.place) == ("judgement-without-reference", "bg2017/1")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('status = "dangling"', 'status = "foo"'), "'foo' is not a valid ReferenceStatus"),
        (('meant = "20F5"', 'meant = "999Z"'), "'999Z' is not a citation"),
        (('quote = "П25F5"', ""), "the key 'quote' is missing"),
    ],
)
def test_a_slip_in_a_table_of_references_is_named(
    content: Path, change: tuple[str, str], message: str
) -> None:
    table = content / "references" / "bg2017.toml"
    table.write_text(table.read_text("utf-8").replace(*change), "utf-8")
    with pytest.raises(TableError) as caught:
        check()
    assert message in str(caught.value)
    assert str(caught.value).startswith("content/references/bg2017.toml: reference 1")


def test_a_missing_table_of_references_is_named(content: Path) -> None:
    (content / "references" / "sr2007.toml").unlink()
    with pytest.raises(TableError, match=r"content/references/sr2007\.toml"):
        check()
