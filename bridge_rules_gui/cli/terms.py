"""The command that shows what the books call a concept, where and how."""

from __future__ import annotations

import argparse
import sys

from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.cli.answers import complain, print_answer
from bridge_rules_gui.cli.given import given_terminology
from bridge_rules_gui.cli.status import DONE, NOT_FOUND
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.kwic import KwicSort
from bridge_rules_gui.terms import commands as term_commands


def run(arguments: argparse.Namespace) -> int:
    """Show a concept, all of them, their contexts, gaps or disagreements."""
    request = term_commands.TermRequest(
        concept=arguments.concept,
        kwic=arguments.kwic,
        unknown=arguments.unknown,
        report=arguments.report,
        editions=tuple(map(Edition.parse, arguments.edition)),
        least=arguments.least,
        width=arguments.width,
        sort=KwicSort(arguments.sort),
    )
    language = arguments.language
    terminology = given_terminology(arguments.glossary, language)
    found, shown = term_commands.answer(terminology, request, open_phrasebook(language).say)
    for remark in term_commands.remarks(terminology):
        print(remark, file=sys.stderr)
    if arguments.kwic and not found:
        return complain(NOT_FOUND, f"no place of {arguments.concept!r} found")
    print_answer(found, arguments, shown)
    return DONE
