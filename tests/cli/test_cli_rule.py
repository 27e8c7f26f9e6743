"""The command that rules on cases, and the export that writes them in other notations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.cli.main import main
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.laws import clause
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.simulation.ruling import commands

SCENARIO = """
schema = 1
id = "insufficient"
title = "Insufficient bid corrected"
dealer = "N"
vulnerable = "none"
scoring = "mp"

[[events]]
who = "N"
call = "1S"
[[events]]
who = "E"
call = "1H"
[[events]]
director = "called"
[[events]]
who = "S"
accept = false
[[events]]
who = "E"
replace = "2H"
"""

INSUFFICIENT_IN_LIN = "pn|S,W,N,E|md|3,,,|sv|o|mb|1D|mb|1C|mb|p|mb|p|mb|p|pg||"


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "scenario.toml"
    path.write_text(SCENARIO, "utf-8")
    return path


def _json(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


def test_a_case_is_ruled_under_all_editions_and_says_where_they_part(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule", str(scenario), "--json"]) == 0
    ruled = _json(capsys)
    assert ruled["id"] == "insufficient"
    assert list(ruled["editions"]) == ["ru1987", "sr2007", "bg2017"]
    assert ruled["editions"]["bg2017"]["laws"][:2] == ["27B1(a)", "27D"]
    assert [(each["step"], each["about"]) for each in ruled["divergence"]] == [
        (3, "options"),
        (3, "result"),
    ]
    assert [each["field"] for each in ruled["differences"]] == ["laws"]


def test_one_edition_gives_its_ruling_alone(
    scenario: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule", str(scenario), "--edition", "2007", "--json"]) == 0
    assert _json(capsys)["edition"] == "sr2007"


def test_a_file_that_cannot_be_read_stands_in_the_list_with_its_error(
    scenario: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(SCENARIO.replace('who = "E"', 'who = "X"'), "utf-8")
    assert main(["rule", str(scenario), str(broken), "--json"]) == 2
    captured = capsys.readouterr()
    good, bad = json.loads(captured.out)
    assert good["id"] == "insufficient"
    assert bad["file"] == str(broken)
    assert "events[1].who" in bad["error"]
    assert captured.err.startswith(f"bridge-rules: {broken}:")
    assert captured.err.count("\n") == 1


def test_an_edition_without_rules_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    later = (Edition.SR_2007, Edition.BG_2017)
    monkeypatch.setattr(commands, "ruled_editions", lambda: later)
    situation = str(next((resources.content() / "scenarios").glob("law27-*.toml")))
    assert main(["rule", situation, "--edition", "1987"]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "1987 has no rules yet" in said.err
    assert main(["rule", situation]) == 0
    assert "Laws of 1987" not in capsys.readouterr().out


def test_every_book_has_rules_as_long_as_laws_have_words_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert ruled_editions() == tuple(Edition)
    without = {"an_idea": {"sr2007": ["1", "x"]}, "another": {"bg2017": ["1", "x"]}}
    monkeypatch.setattr(clause, "contents", lambda law: without if law == 2 else {})
    assert ruled_editions.__wrapped__() == (Edition.SR_2007, Edition.BG_2017)


def test_a_missing_file_is_one_line_and_status_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "nowhere.toml"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "nowhere.toml: cannot be read" in captured.err


def test_what_a_record_cannot_say_is_asked_and_not_taken_in_silence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "board.lin"
    record.write_text(INSUFFICIENT_IN_LIN, "utf-8")
    assert main(["rule", str(record), "--edition", "2017"]) == 0
    assert "was it accepted?" in capsys.readouterr().err


def test_coverage_lists_every_provision_of_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "--coverage", "--edition", "2017", "--json"]) == 0
    (found,) = _json(capsys).values()
    assert found["provisions"] == len(found["rows"]) == 828
    assert found["cited"] + found["reasoned"] <= 828


def test_a_case_written_as_pbn_is_read_back_the_same(scenario: Path, tmp_path: Path) -> None:
    written = tmp_path / "scenario.pbn"
    assert main(["export", "scenario", str(scenario), "--format", "pbn", "-o", str(written)]) == 0
    (found,) = read_scenarios(scenario.read_bytes(), "scenario.toml").scenarios
    assert read_scenarios(written.read_bytes(), "scenario.pbn").scenarios == (found,)


def test_the_terminal_opens_with_what_the_editions_rule_differently(
    capsys: pytest.CaptureFixture[str],
) -> None:
    scenario = resources.content() / "scenarios" / "law62-both-sides-revoke-in-one-trick.toml"
    assert main(["rule", str(scenario)]) == 0
    printed = capsys.readouterr().out
    assert printed.splitlines()[2:5] == [
        "The editions rule differently.",
        (
            "  1987, 2007: No other penalty card. 2017: East’s ♥2 is a major penalty card, if the "
            "choice is to withdraw the card played after the revoke."
        ),
        (
            "  1987, 2007: No other options. "
            "2017: East may take back the card he played after the revoke."
        ),
    ]
    assert (
        "Difference after event 22:\n"
        "  2007: East may not use the information from West’s penalty card ♣3, except that it must "
        "be played."
    ) in printed


def test_a_contract_without_its_auction_is_not_lost_in_lin_in_silence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario = resources.content() / "scenarios" / "law64-winner-of-the-suit.toml"
    written = tmp_path / "scenario.lin"
    assert main(["export", "scenario", str(scenario), "--format", "lin", "-o", str(written)]) == 0
    lost = "the contract 4S by S is told without its auction: LIN cannot hold it"
    assert lost in capsys.readouterr().err
    assert f"nt|{lost}|" in written.read_text("utf-8")
    assert main(["rule", str(written), "--edition", "2017"]) == 0
    assert "there is no contract" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (["rule"], "name files of scenarios, or --coverage"),
        (["rule", "--edition", "1999", "x.toml"], "no edition '1999'"),
        (["export", "scenario", "--format", "pbn", "-o", "x"], "name the file of a scenario"),
        (["export", "terms", "x.toml", "--format", "csv", "-o", "x"], "name no file for it"),
    ],
)
def test_a_wrong_request_is_reported_in_one_line(
    wrong: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(wrong) in (1, 2)
    captured = capsys.readouterr()
    assert complaint in captured.err
    assert captured.err.count("\n") == 1


@pytest.mark.parametrize(("form", "begins"), [("html", b"<!DOCTYPE html>"), ("pdf", b"%PDF-")])
def test_a_case_is_handed_out_as_a_page(tmp_path: Path, form: str, begins: bytes) -> None:
    scenario, written = tmp_path / "scenario.toml", tmp_path / f"scenario.{form}"
    scenario.write_text(SCENARIO)
    typed = ["export", "scenario", str(scenario), "--format", form, "-o", str(written)]
    assert main(typed) == 0
    assert written.read_bytes().startswith(begins)


def test_a_phrase_that_stands_for_a_fact_is_written_out_in_every_ruling(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(
        'schema = 1\nid = "dropped"\ntitle = "Dropped"\ndealer = "N"\nvulnerable = "none"\n'
        'scoring = "mp"\n[[events]]\nwho = "E"\nexpose = "HK"\nhow = "fell face up"\n',
        "utf-8",
    )
    assert main(["rule", str(path), "--json"]) == 0
    ruled = _json(capsys)
    read = {"event": 0, "words": "fell face up", "facts": {"how": "dropped"}}
    assert [each["read_as"] for each in ruled["editions"].values()] == [[read]] * 3
