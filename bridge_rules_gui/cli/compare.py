"""The command that sets editions, witnesses and texts of the user's own beside each other."""

from __future__ import annotations

import argparse
from pathlib import Path

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_labels, open_phrasebook
from bridge_rules_gui.cli.answers import complain, print_answer
from bridge_rules_gui.cli.given import given_corpus, given_terminology
from bridge_rules_gui.cli.status import DONE, NOT_FOUND
from bridge_rules_gui.comparison import documents as comparison_documents
from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.same_language import documents as shown
from bridge_rules_gui.comparison.same_language.commentary import quoted_laws
from bridge_rules_gui.comparison.same_language.witness import witnessed_laws
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exports.report_names import PrintedNames
from bridge_rules_gui.language.notes_in_language import notes_in_language, rows_in_language
from bridge_rules_gui.library.export_part import editions_between
from bridge_rules_gui.own_text.comparison import compare_own_text
from bridge_rules_gui.own_text.documents import own_text_document, plain_own_text
from bridge_rules_gui.reading.concordance import read_change_notes, read_concordance
from bridge_rules_gui.reading.own_text.reader import read_own_text


def run(arguments: argparse.Namespace) -> int:
    """Compare a law of the editions, a file of the user, or texts of one language."""
    if isinstance(arguments.law, Path):
        return _compare_own_text(arguments)
    if arguments.beside or arguments.of or arguments.only:
        raise ValueError("compare: --with, --of and --law go with a file of your own; name it")
    if arguments.witness or arguments.commentary:
        return _compare_same_language(arguments)
    if arguments.law is None:
        raise ValueError(f"compare: no law named; write a number from {FIRST_LAW} to {LAST_LAW}")
    older, newer = Edition.parse(arguments.older), Edition.parse(arguments.newer)
    content, phrasebook = resources.content(), open_phrasebook(arguments.language)
    found = comparison_documents.comparison_document(
        rows_in_language(read_concordance(content), phrasebook),
        notes_in_language(read_change_notes(content, arguments.law), phrasebook),
        arguments.law,
        editions_between(older, newer),
    )
    names = PrintedNames(phrasebook, open_labels(arguments.language))
    print_answer(found, arguments, comparison_documents.plain_comparison(found, names))
    return DONE


def _compare_own_text(arguments: argparse.Namespace) -> int:
    if arguments.witness or arguments.commentary:
        raise ValueError("compare: --witness and --commentary need no file; leave it out")
    beside = Edition.parse(arguments.beside or "2017")
    of = Edition.parse(arguments.of) if arguments.of else None
    own = read_own_text(arguments.law)
    comparisons = Comparisons(given_corpus(), read_concordance(resources.content()), ())
    comparison, guess = compare_own_text(comparisons, own, beside, of)
    laws = (arguments.only,) if arguments.only else comparison.laws
    found = own_text_document(comparison, guess, laws)
    if not found["rows"]:
        sought = f"Law {arguments.only}" if arguments.only else "its laws"
        return complain(NOT_FOUND, f"{arguments.law}: {sought} has nothing in {beside} beside it")
    print_answer(found, arguments, plain_own_text(found))
    return DONE


def _compare_same_language(arguments: argparse.Namespace) -> int:
    if arguments.commentary:
        terminology = given_terminology()
        texts = quoted_laws(terminology.corpus, terminology)
    else:
        texts = witnessed_laws(given_corpus())
    if texts is None:
        return complain(NOT_FOUND, "there is no such text beside the books")
    found = shown.same_language_document(texts, arguments.law)
    if not found["groups"]:
        return complain(NOT_FOUND, f"nothing of Law {arguments.law} stands in {texts.file}")
    print_answer(found, arguments, shown.same_language_text(found))
    return DONE
