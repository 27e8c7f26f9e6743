"""The command that writes terms, segments, comparisons, books, questions and cases for others."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from bridge_rules_gui import resources
from bridge_rules_gui.building import (
    build_comparison,
    open_labels,
    open_phrasebook,
    open_termbase,
)
from bridge_rules_gui.cli.answers import complain, print_answer
from bridge_rules_gui.cli.given import given_corpus, given_terminology
from bridge_rules_gui.cli.status import DONE, NOT_FOUND
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.files import write_whole
from bridge_rules_gui.exchange.segments import WARNING
from bridge_rules_gui.exports import export
from bridge_rules_gui.exports.report_names import PrintedNames
from bridge_rules_gui.exports.term_export import TermFormat, exported_terms
from bridge_rules_gui.language.concept_names import concept_names
from bridge_rules_gui.library.export_part import editions_between, part_of
from bridge_rules_gui.simulation.ruling.commands import HANDOUTS, handed_out, rewritten

_OF_LAWS = ("law", "chapter", "edition", "all")


def run(arguments: argparse.Namespace) -> int:
    """Write something of the books, or cases, for other programs."""
    if arguments.file and arguments.what != "scenario":
        raise ValueError(f"export: {arguments.what} is made from the books; name no file for it")
    if arguments.count is not None and arguments.what != "quiz":
        raise ValueError(
            f"export: --count applies only to quiz, not to {arguments.what}; leave it out"
        )
    if arguments.kind and arguments.what != "quiz":
        raise ValueError(
            f"export: --kind applies only to quiz, not to {arguments.what}; leave it out"
        )
    if arguments.output == "-":
        raise ValueError("export: -o - is not a file; name a file")
    try:
        make = _EXPORTS.get(arguments.what, _exported_laws)
        content = make(arguments)
    except LookupError as error:
        return complain(NOT_FOUND, error)
    write_whole(Path(arguments.output), content)
    found = {"what": arguments.what, "format": arguments.format, "file": arguments.output}
    print_answer({**found, "bytes": len(content)}, arguments, f"written: {arguments.output}")
    return DONE


def _exported_terms(arguments: argparse.Namespace) -> bytes:
    _refuse_parts_of_terms(arguments)
    if arguments.format not in tuple(TermFormat):
        raise export.UnknownFormatError(arguments.what, arguments.format, TermFormat)
    form, target = TermFormat(arguments.format), Edition.parse(arguments.target or "2017")
    sources = (Edition.parse(arguments.source),) if arguments.source else tuple(Edition)
    if form is TermFormat.OMEGAT and sources == (target,):
        raise ValueError(f"export: --from and --to are both {target}; name two editions")
    return exported_terms(given_terminology(None, arguments.language), form, sources, target)


def _exported_scenarios(arguments: argparse.Namespace) -> bytes:
    if not arguments.file:
        raise ValueError("export scenario: name the file of a scenario")
    if arguments.format in HANDOUTS:
        fonts = resources.assets() / "fonts"
        phrasebook = open_phrasebook(arguments.language)
        return handed_out(arguments.file, arguments.format, given_corpus(), fonts, phrasebook)
    made = rewritten(arguments.file, arguments.format)
    for note in made.notes:
        print(f"bridge-rules: note: {note}", file=sys.stderr)
    return made.content


def _exported_quiz(arguments: argparse.Namespace) -> bytes:
    # Only this export needs the questions and all they are made from.
    from bridge_rules_gui.cli.quiz import (  # noqa: PLC0415
        editions_named,
        given_questions,
        kinds_named,
    )
    from bridge_rules_gui.quiz.question_export import (  # noqa: PLC0415
        COUNT,
        QuizFormat,
        exported_questions,
        questions_of,
    )
    from bridge_rules_gui.reading.questions import read_content_version  # noqa: PLC0415

    if arguments.format not in tuple(QuizFormat):
        raise export.UnknownFormatError(arguments.what, arguments.format, QuizFormat)
    if arguments.source or arguments.target or arguments.all:
        raise ValueError("export quiz: --from, --to and --all do not apply to quiz; use --edition")
    corpus = given_corpus()
    part = part_of(corpus, arguments.law, arguments.chapter)
    editions = editions_named(arguments.edition) or tuple(Edition)
    kinds = frozenset(kinds_named(arguments.kind))
    count = arguments.count or COUNT
    bank = given_questions(arguments.language)
    questions = questions_of(bank, part, editions, count, kinds)
    if len(questions) < count and questions:
        print(
            f"bridge-rules: note: there are only {len(questions)} such questions", file=sys.stderr
        )
    version = read_content_version(resources.content()).number
    say = open_phrasebook(arguments.language).say
    return exported_questions(corpus, questions, QuizFormat(arguments.format), version, say)


def _exported_laws(arguments: argparse.Namespace) -> bytes:
    corpus, language = given_corpus(), arguments.language
    order = _order_of(corpus, arguments)
    if order.subject is export.ExportSubject.SEGMENTS:
        print(f"bridge-rules: note: {WARNING}", file=sys.stderr)
    comparisons, concepts = build_comparison(corpus, language), {}
    if order.subject is export.ExportSubject.COMPARISON:
        comparisons = replace(comparisons, terminology=given_terminology())
        concepts = concept_names(language, open_termbase())
    names = PrintedNames(open_phrasebook(language), open_labels(language), concepts)
    fonts = resources.assets() / "fonts"
    return export.exported(comparisons, order, fonts, names=names, advance=_show_progress)


def _order_of(corpus: Corpus, arguments: argparse.Namespace) -> export.ExportOrder:
    """Return the order that was typed; raise `ValueError` or `LookupError`."""
    subject = export.ExportSubject(arguments.what)
    if arguments.format not in export.FORMATS[subject]:
        raise export.UnknownFormatError(subject, arguments.format, export.FORMATS[subject])
    if arguments.all and subject is not export.ExportSubject.SEGMENTS:
        raise export.ExportChoiceError(
            f"--all applies only to segments, not to {subject}; leave it out"
        )
    order = export.ExportOrder(
        subject,
        export.ExportFormat(arguments.format),
        part_of(corpus, arguments.law, arguments.chapter),
        _editions(arguments, subject),
        arguments.all,
    )
    order.check()
    return order


def _editions(arguments: argparse.Namespace, subject: export.ExportSubject) -> tuple[Edition, ...]:
    if arguments.edition and (arguments.source or arguments.target):
        raise export.ExportChoiceError(
            "name the editions by --edition or by --from and --to, not both"
        )
    if arguments.edition:
        return tuple(dict.fromkeys(map(Edition.parse, arguments.edition)))
    older = Edition.parse(arguments.source) if arguments.source else Edition.RU_1987
    newer = Edition.parse(arguments.target) if arguments.target else Edition.BG_2017
    is_one = older is newer and subject is export.ExportSubject.CORPUS
    return (older,) if is_one else editions_between(older, newer)


def _refuse_parts_of_terms(arguments: argparse.Namespace) -> None:
    """Raise `ExportChoiceError` where a part of the laws is asked of the termbase."""
    for name in _OF_LAWS:
        if vars(arguments)[name]:
            message = f"--{name} is about the laws; the termbase is exported whole, leave it out"
            raise export.ExportChoiceError(message)


def _show_progress(done: int, whole: int) -> None:
    """Show at a terminal how far a long export has come."""
    if sys.stderr.isatty():
        end = "\r" if done < whole else "\n"
        print(f"bridge-rules: {100 * done // whole}%", end=end, file=sys.stderr, flush=True)


_EXPORTS = {"terms": _exported_terms, "scenario": _exported_scenarios, "quiz": _exported_quiz}
