"""The command that rules on cases of the table."""

from __future__ import annotations

import argparse

from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.cli.answers import complain, print_answer
from bridge_rules_gui.cli.given import given_corpus
from bridge_rules_gui.cli.status import DONE, UNUSABLE
from bridge_rules_gui.simulation.ruling import commands as ruling_commands
from bridge_rules_gui.simulation.ruling import coverage as ruling_coverage


def run(arguments: argparse.Namespace) -> int:
    """Rule on the cases of files, or say which provisions the rules cite."""
    if bool(arguments.scenario) == arguments.coverage:
        raise ValueError("rule: name files of scenarios, or --coverage")
    if arguments.coverage:
        return _coverage(arguments)
    reply = ruling_commands.reply(
        arguments.scenario,
        arguments.edition,
        what_if=arguments.what_if,
        phrasebook=open_phrasebook(arguments.language),
    )
    for complaint in (*reply.complaints, *reply.notes):
        complain(UNUSABLE, complaint)
    if reply.text or (arguments.json and len(arguments.scenario) > 1):
        print_answer(reply.document, arguments, reply.text)
    return UNUSABLE if reply.complaints else DONE


def _coverage(arguments: argparse.Namespace) -> int:
    found = ruling_coverage.coverage_document(given_corpus(), arguments.edition)
    print_answer(found, arguments, ruling_coverage.plain_coverage(found))
    return DONE
