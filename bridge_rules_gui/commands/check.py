"""The command that accounts for every character of the given documents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.command_line import DONE
from bridge_rules_gui.commands.answers import CHECK_FAILED, print_answer
from bridge_rules_gui.services.reading import plain_text
from bridge_rules_gui.sources.check import check, check_document

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """Read every book anew and compare what is found with what is known."""
    report = check()
    found = check_document(report, with_furniture=arguments.furniture)
    print_answer(found, arguments, plain_text.check(found))
    return DONE if report.passed else CHECK_FAILED
