"""The command that accounts for every character of the given documents."""

from __future__ import annotations

import argparse

from bridge_rules_gui.cli.answers import CHECK_FAILED, print_answer
from bridge_rules_gui.cli.status import DONE
from bridge_rules_gui.library import plain_text
from bridge_rules_gui.reading.check import check, check_document


def run(arguments: argparse.Namespace) -> int:
    """Read every book again and compare what is found with what is known."""
    report = check()
    found = check_document(report, with_furniture=arguments.furniture)
    print_answer(found, arguments, plain_text.check(found, with_known=arguments.known))
    return DONE if report.passed else CHECK_FAILED
