"""The command ``compare --witness`` and ``--commentary`` on the real books."""

from __future__ import annotations

import pytest

from bridge_rules_gui.cli.main import main
from tests.command_line import document_of


def test_witness_is_compared_page_by_page(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "compare", "--witness")
    assert (found["with"], found["file"]) == ("witness", "ru1987-fragment.txt")
    assert [group["number"] for group in found["groups"]] == [55, 59, 63, 67, 71, 75]
    changes = [c for g in found["groups"] for p in g["pairs"] for c in p["changes"]]
    assert [(c["sort"], c["restored"]) for c in changes] == [
        ("lost", "специ[фицированную]"),
        ("print", ""),
        ("lost", "[торгов]ли"),
    ]


def test_offsets_lead_to_the_words(capsys: pytest.CaptureFixture[str]) -> None:
    found = document_of(capsys, "compare", "--commentary")
    for group in found["groups"]:
        for pair in group["pairs"]:
            for change in pair["changes"]:
                at = change["at"]
                assert pair["book"]["text"].startswith(change["book"], at["book"])
                assert pair["other"]["text"].startswith(change["other"], at["other"])


def test_one_law_of_the_commentary_shows_its_lost_negation(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["compare", "13", "--commentary"]) == 0
    shown = capsys.readouterr().out
    assert 'SLIP (negation): "не" in the book, nothing here' in shown
    assert "bg2017/13C (bg2017-commentary.txt, lines 794-800)" in shown
    assert "6 of 9 places agree word for word" in shown


def test_law_the_text_does_not_have_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "40", "--witness"]) == 1
    assert "nothing of Law 40 stands in ru1987-fragment.txt" in capsys.readouterr().err


def test_comparing_nothing_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
