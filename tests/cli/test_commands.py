"""The commands README names are the ones the clean-checkout check runs."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
START = "python -m pip install . && python -m bridge_rules_gui"
TESTS = 'python -m pip install -e ".[test]" && python -m pytest'


def test_readme_names_the_two_commands() -> None:
    lines = (ROOT / "README.md").read_text("utf-8").splitlines()
    assert START in lines
    assert TESTS in lines


def test_check_runs_the_test_command_of_readme() -> None:
    check = (ROOT / ".ci" / "run").read_text("utf-8")
    steps = [line.split('" ', 1)[1] for line in check.splitlines() if line.startswith("step ")]
    install, tests = TESTS.split(" && ")
    assert f"{install} || exit 1" in steps
    assert tests in steps
    assert {"ruff check", "ruff format --check", "mypy_has_ended"} <= set(steps)
    assert "\nmypy >" in check
