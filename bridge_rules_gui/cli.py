"""The command line: what the window does, without a window."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from bridge_rules_gui import __version__, resources
from bridge_rules_gui.corpus.citation import CitationError
from bridge_rules_gui.corpus.corpus import UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition, EditionError
from bridge_rules_gui.corpus.termbase import UnknownConceptError
from bridge_rules_gui.services import typed_place
from bridge_rules_gui.sources.changes import read_change_notes
from bridge_rules_gui.sources.concordance import read_concordance
from bridge_rules_gui.sources.document import SourceError
from bridge_rules_gui.sources.kept import read_corpus, search_key
from bridge_rules_gui.sources.termbase import read_termbase

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.terminology import Terminology

DONE, NOT_FOUND, UNUSABLE = 0, 1, 2
CHECK_FAILED = NOT_FOUND


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(UNUSABLE, f"{self.prog}: {message}; see {self.prog} --help\n")


def _arguments() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="bridge-rules",
        description="The Laws of Duplicate Bridge 1987, 2007 and 2017 as one corpus.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.add_argument("--json", action="store_true", help="print one JSON document")
        return added

    command("editions", "list the editions and what there is of each")
    show = command("show", "show one place: a provision, a definition, a preface")
    show.add_argument("address", help="edition/citation, like bg2017/27B1(a) or 2007/def:revoke")
    dump = command("dump", "print a whole book in reading order")
    dump.add_argument("edition", help="bg2017, sr2007, ru1987, or the year alone")
    check = command("check", "account for every character of the given documents")
    check.add_argument(
        "--furniture", action="store_true", help="list what was called layout furniture"
    )
    compare = command("compare", "show which provisions of a law correspond, and what changed")
    compare.add_argument(
        "law",
        type=_law_or_file,
        nargs="?",
        help="the number of a law, 1 to 93; or a text, Markdown or HTML file of your own",
    )
    compare.add_argument("--from", dest="older", default="1987", metavar="EDITION")
    compare.add_argument("--to", dest="newer", default="2017", metavar="EDITION")
    beside = compare.add_mutually_exclusive_group()
    beside.add_argument(
        "--witness", action="store_true", help="the damaged fragment beside ru1987, word by word"
    )
    beside.add_argument(
        "--commentary", action="store_true", help="law quoted in the commentary beside bg2017"
    )
    _add_own_text_arguments(compare)
    _add_search_arguments(command("search", "find the places of all books that answer a query"))
    _add_terms_arguments(command("terms", "show what the books call a concept, where and how"))
    _add_rule_arguments(command("rule", "rule on stories of the table under the editions"))
    _add_export_arguments(
        command("export", "write terms, segments, comparisons or books for others")
    )
    return parser


def _law(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 93:
        raise argparse.ArgumentTypeError(f"{text!r} is not a law; write a number from 1 to 93")
    return int(text)


def _law_or_file(text: str) -> int | Path:
    """Return a law's number, or the file of a text of the user's own."""
    path = Path(text)
    looks_like_file = bool(path.suffix) or path.name != text or path.exists()
    return path if looks_like_file and not text.isdecimal() else _law(text)


def _add_own_text_arguments(compare: argparse.ArgumentParser) -> None:
    own = compare.add_argument_group("a file of your own")
    own.add_argument("--with", dest="beside", metavar="EDITION", help="compare it with (2017)")
    own.add_argument("--of", metavar="EDITION", help="the edition it is of; else guessed")
    own.add_argument("--law", dest="only", type=_law, metavar="N", help="only this law")


def _at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} will not do; write a number from {least}")
        return int(text)

    return number


def _add_search_arguments(search: argparse.ArgumentParser) -> None:
    search.add_argument(
        "query", nargs="*", help='words, "a phrase", kart*, -without, 27B1, in any language'
    )
    search.add_argument("--batch", metavar="FILE", help="a file with a query per line")
    search.add_argument("--edition", action="append", default=[], help="only from this edition")
    search.add_argument("--language", action="append", default=[], help="only in bg, ru or sr")
    search.add_argument("--kind", default="", help="provision,definition,footnote,heading,...")
    search.add_argument(
        "--chapter", action="append", default=[], help="only of this chapter, I (definitions) to XI"
    )
    search.add_argument("--limit", type=_at_least(0), help="at most so many answers to a query")


def _add_terms_arguments(terms: argparse.ArgumentParser) -> None:
    terms.add_argument("concept", nargs="?", default="", help="like penalty-card; all without it")
    shown = terms.add_mutually_exclusive_group()
    shown.add_argument("--kwic", action="store_true", help="the concept or word in its contexts")
    shown.add_argument("--unknown", action="store_true", help="frequent words no term covers")
    shown.add_argument("--report", action="store_true", help="words and definitions that disagree")
    terms.add_argument("--edition", action="append", default=[], help="--kwic, --unknown: only it")
    terms.add_argument(
        "--least", type=_at_least(1), default=10, help="--unknown: how often at least"
    )
    terms.add_argument(
        "--width", type=_at_least(1), default=50, help="--kwic: characters on each side"
    )
    terms.add_argument("--sort", choices=("place", "left", "right"), default="place")
    terms.add_argument("--glossary", metavar="FILE", help="a CSV or TBX of your own beside it")


def _add_rule_arguments(rule: argparse.ArgumentParser) -> None:
    rule.add_argument("scenario", nargs="*", help="files of scenarios: TOML, JSON, PBN or LIN")
    rule.add_argument("--edition", default="all", help="one edition, or all (the default)")
    rule.add_argument(
        "--coverage", action="store_true", help="list which provisions some rule cites"
    )


def _add_export_arguments(export: argparse.ArgumentParser) -> None:
    export.add_argument(
        "what", choices=("terms", "segments", "concordance", "comparison", "corpus", "scenario")
    )
    export.add_argument("file", nargs="*", help="scenario: the files to write anew")
    export.add_argument(
        "--format",
        required=True,
        metavar="FORMAT",
        help="terms: tbx tbx2 csv omegat; segments: tmx csv map; concordance: csv html; "
        "comparison: html pdf; corpus: akn json markdown; scenario: pbn lin toml",
    )
    export.add_argument("-o", "--output", required=True, metavar="FILE")
    which = export.add_mutually_exclusive_group()
    which.add_argument("--law", type=_law, help="only this law")
    which.add_argument("--chapter", default="", help="only the laws of this chapter, like V or 5")
    export.add_argument(
        "--edition", action="append", default=[], help="only this edition; may be repeated"
    )
    export.add_argument("--from", dest="source", metavar="EDITION", help="from this edition on")
    export.add_argument("--to", dest="target", metavar="EDITION", help="up to this edition")
    export.add_argument(
        "--all", action="store_true", help="segments: also of provisions that moved or were split"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status: 0 done, 1 not found or failed, 2 wrong usage."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    arguments = _arguments().parse_args(argv)
    if sys.stdout is None:
        return _fail(UNUSABLE, "there is no standard output to print on")
    try:
        status = _COMMANDS[arguments.command](arguments)
        sys.stdout.flush()
    except (UnknownPlaceError, UnknownConceptError, EditionError) as error:
        return _fail(NOT_FOUND, error)
    except (CitationError, SourceError, ValueError) as error:
        return _fail(UNUSABLE, error)
    except BrokenPipeError:
        _drop_output()  # the reader of the pipe has seen enough
        return DONE
    except OSError as error:
        _drop_output()
        return _fail(UNUSABLE, f"the output cannot be written ({error.strerror or error})")
    except KeyboardInterrupt:
        return _fail(130, "interrupted")
    return status


def _drop_output() -> None:
    """Keep the interpreter from complaining at its end about what cannot be printed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(status: int, message: object) -> int:
    print(f"bridge-rules: {message}", file=sys.stderr)
    return status


def _print(document: Any, arguments: argparse.Namespace, text: str) -> None:
    if arguments.json:
        print(json.dumps(document, ensure_ascii=False, indent=1))
    else:
        print(text)


def _corpus() -> Corpus:
    return read_corpus(resources.user_cache())


def _editions(arguments: argparse.Namespace) -> int:
    # Each command brings in what it alone needs: a search is to answer at once.
    from bridge_rules_gui.services import documents, plain_text  # noqa: PLC0415

    found = documents.edition_documents(_corpus())
    _print(found, arguments, plain_text.editions(found))
    return DONE


def _show(arguments: argparse.Namespace) -> int:
    from bridge_rules_gui.corpus.correspondences import Correspondences  # noqa: PLC0415
    from bridge_rules_gui.services import documents, plain_text  # noqa: PLC0415

    corpus = _corpus()
    address = typed_place.understand_full(arguments.address, corpus)
    concordance = read_concordance(resources.content())
    found = documents.place_document(Correspondences(corpus, concordance), address)
    _print(found, arguments, plain_text.place(found))
    return DONE


def _dump(arguments: argparse.Namespace) -> int:
    from bridge_rules_gui.services import documents, plain_text  # noqa: PLC0415
    from bridge_rules_gui.services.commentary_documents import article_document  # noqa: PLC0415

    edition = Edition.parse(arguments.edition)
    corpus = _corpus()
    found = documents.book_document(corpus.books[edition])
    found["commentary"] = [
        article_document(corpus.commentaries[edition], article)
        for article in corpus.articles(edition)
    ]
    _print(found, arguments, plain_text.book(found))
    return DONE


def _check(arguments: argparse.Namespace) -> int:
    # Only the check reads every book anew and needs all readers.
    from bridge_rules_gui.services import plain_text  # noqa: PLC0415
    from bridge_rules_gui.sources.check import check, check_document  # noqa: PLC0415

    report = check()
    found = check_document(report, with_furniture=arguments.furniture)
    _print(found, arguments, plain_text.check(found))
    return DONE if report.passed else CHECK_FAILED


def _search(arguments: argparse.Namespace) -> int:
    # Only a search needs the full-text engine.
    from bridge_rules_gui.indexes.keeping import Keeping  # noqa: PLC0415
    from bridge_rules_gui.services import search, search_commands  # noqa: PLC0415

    if bool(arguments.query) == bool(arguments.batch):
        raise ValueError("search: give a query, or --batch FILE with a query per line")
    request = search_commands.SearchRequest(
        queries=tuple(_lines(arguments.batch) if arguments.batch else [" ".join(arguments.query)]),
        batch=arguments.batch or "",
        editions=tuple(arguments.edition),
        languages=tuple(arguments.language),
        kinds=arguments.kind,
        chapters=tuple(arguments.chapter),
        limit=arguments.limit,
    )
    queries = request.understood()
    refused = search_commands.refusals(request, queries)
    if refused and not request.batch:
        return _fail(UNUSABLE, refused[0])
    content = resources.content()
    corpus = read_corpus(resources.user_cache(), is_seldom_read=True)
    searching = search.Search.kept(
        corpus,
        lambda: read_termbase(content),
        lambda: read_concordance(content),
        Keeping(resources.user_cache(), search_key(corpus)),
    )
    reply = search_commands.reply(searching, request, queries)
    for complaint in reply.complaints:
        _fail(UNUSABLE, complaint)
    if reply.text or arguments.json:
        _print(reply.document, arguments, reply.text)
    if request.batch:
        return UNUSABLE if reply.is_refused else DONE
    return NOT_FOUND if reply.is_missing else DONE


def _terms(arguments: argparse.Namespace) -> int:
    # Only the terminology needs its indexes.
    from bridge_rules_gui.indexes.kwic import KwicSort  # noqa: PLC0415
    from bridge_rules_gui.services import term_commands  # noqa: PLC0415

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
    found, shown = term_commands.answer(_terminology(arguments.glossary), request)
    if arguments.kwic and not found:
        return _fail(NOT_FOUND, f"no place of {arguments.concept!r} found")
    _print(found, arguments, shown)
    return DONE


def _rule(arguments: argparse.Namespace) -> int:
    # Only a ruling needs the game, its notations and the rules.
    from bridge_rules_gui.services import ruling_commands  # noqa: PLC0415

    if bool(arguments.scenario) == arguments.coverage:
        raise ValueError("rule: name files of scenarios, or --coverage")
    if arguments.coverage:
        return _rule_coverage(arguments)
    reply = ruling_commands.reply(arguments.scenario, arguments.edition)
    for complaint in (*reply.complaints, *reply.notes):
        _fail(UNUSABLE, complaint)
    if reply.text or (arguments.json and len(arguments.scenario) > 1):
        _print(reply.document, arguments, reply.text)
    return UNUSABLE if reply.complaints else DONE


def _rule_coverage(arguments: argparse.Namespace) -> int:
    from bridge_rules_gui.services import ruling_coverage  # noqa: PLC0415

    found = ruling_coverage.coverage_document(_corpus(), arguments.edition)
    _print(found, arguments, ruling_coverage.plain_coverage(found))
    return DONE


def _export(arguments: argparse.Namespace) -> int:
    from bridge_rules_gui.exchange.files import write_whole  # noqa: PLC0415

    if arguments.file and arguments.what != "scenario":
        raise ValueError(f"export: {arguments.what} is made from the books; name no file for it")
    if arguments.output == "-":
        raise ValueError("export: -o - is no file; give the name of a file")
    try:
        make = _EXPORTS.get(arguments.what, _exported_laws)
        content = make(arguments)
    except LookupError as error:
        return _fail(NOT_FOUND, error)
    write_whole(Path(arguments.output), content)
    found = {"what": arguments.what, "format": arguments.format, "file": arguments.output}
    _print({**found, "bytes": len(content)}, arguments, f"written: {arguments.output}")
    return DONE


def _exported_terms(arguments: argparse.Namespace) -> bytes:
    from bridge_rules_gui.services.export_commands import refuse_parts_of_terms  # noqa: PLC0415
    from bridge_rules_gui.services.term_export import TermFormat, exported_terms  # noqa: PLC0415

    refuse_parts_of_terms(vars(arguments))
    if arguments.format not in tuple(TermFormat):
        known = ", ".join(TermFormat)
        raise ValueError(f"terms cannot be written as {arguments.format}; formats are {known}")
    form, target = TermFormat(arguments.format), Edition.parse(arguments.target or "2017")
    sources = (Edition.parse(arguments.source),) if arguments.source else tuple(Edition)
    if form is TermFormat.OMEGAT and sources == (target,):
        raise ValueError(f"export: --from and --to are both {target}; name two editions")
    return exported_terms(_terminology(), form, sources, target)


def _exported_scenarios(arguments: argparse.Namespace) -> bytes:
    from bridge_rules_gui.services.ruling_commands import rewritten  # noqa: PLC0415

    if not arguments.file:
        raise ValueError("export scenario: name the file of a scenario")
    return rewritten(arguments.file, arguments.format)


def _exported_laws(arguments: argparse.Namespace) -> bytes:
    from bridge_rules_gui.services import export, export_commands  # noqa: PLC0415
    from bridge_rules_gui.services.comparison import Comparisons  # noqa: PLC0415

    corpus, content = _corpus(), resources.content()
    order = export_commands.order_of(
        corpus,
        export_commands.ExportRequest(
            arguments.what,
            arguments.format,
            arguments.law,
            arguments.chapter,
            tuple(arguments.edition),
            arguments.source or "",
            arguments.target or "",
            with_all_relations=arguments.all,
        ),
    )
    if order.subject is export.ExportSubject.SEGMENTS:
        print(f"bridge-rules: note: {export_commands.SEGMENT_WARNING}", file=sys.stderr)
    terms = _terminology() if order.subject is export.ExportSubject.COMPARISON else None
    comparisons = Comparisons(corpus, read_concordance(content), read_change_notes(content), terms)
    fonts = resources.assets() / "fonts"
    return export.exported(comparisons, order, fonts, advance=_show_progress)


def _show_progress(done: int, whole: int) -> None:
    """Tell whoever sits at a terminal how far a long export has come."""
    if sys.stderr.isatty():
        end = "\r" if done < whole else "\n"
        print(f"bridge-rules: {100 * done // whole} %", end=end, file=sys.stderr, flush=True)


def _terminology(glossary: str | None = None) -> Terminology:
    from bridge_rules_gui.exchange.glossary import read_glossary  # noqa: PLC0415
    from bridge_rules_gui.services.terminology import Terminology  # noqa: PLC0415
    from bridge_rules_gui.sources.function_words import read_function_words  # noqa: PLC0415

    content = resources.content()
    own = read_glossary(Path(glossary)) if glossary else None
    return Terminology(_corpus(), read_termbase(content), read_function_words(content), own)


def _compare(arguments: argparse.Namespace) -> int:
    from bridge_rules_gui.services import comparison_documents, plain_text  # noqa: PLC0415

    if isinstance(arguments.law, Path):
        return _compare_own_text(arguments)
    if arguments.beside or arguments.of or arguments.only:
        raise ValueError("compare: --with, --of and --law go with a file of your own; name it")
    if arguments.witness or arguments.commentary:
        return _compare_same_language(arguments)
    if arguments.law is None:
        raise ValueError("compare: no law named; write a number from 1 to 93")
    older, newer = Edition.parse(arguments.older), Edition.parse(arguments.newer)
    if older.year >= newer.year:
        raise ValueError(f"{older} is not older than {newer}; change --from and --to")
    editions = [edition for edition in Edition if older.year <= edition.year <= newer.year]
    content = resources.content()
    found = comparison_documents.comparison_document(
        read_concordance(content),
        read_change_notes(content, arguments.law),
        arguments.law,
        editions,
    )
    _print(found, arguments, plain_text.comparison(found))
    return DONE


def _compare_own_text(arguments: argparse.Namespace) -> int:
    # Only a text of the user's own needs its reader and the word diff.
    from bridge_rules_gui.services.comparison import Comparisons  # noqa: PLC0415
    from bridge_rules_gui.services.own_text_comparison import compare_own_text  # noqa: PLC0415
    from bridge_rules_gui.services.own_text_documents import (  # noqa: PLC0415
        own_text_document,
        plain_own_text,
    )
    from bridge_rules_gui.sources.own_text.reader import read_own_text  # noqa: PLC0415

    if arguments.witness or arguments.commentary:
        raise ValueError("compare: --witness and --commentary need no file; leave it out")
    beside = Edition.parse(arguments.beside or "2017")
    of = Edition.parse(arguments.of) if arguments.of else None
    own = read_own_text(arguments.law)
    comparisons = Comparisons(_corpus(), read_concordance(resources.content()), ())
    comparison, guess = compare_own_text(comparisons, own, beside, of)
    laws = (arguments.only,) if arguments.only else comparison.laws
    found = own_text_document(comparison, guess, laws)
    if not found["rows"]:
        sought = f"Law {arguments.only}" if arguments.only else "its laws"
        return _fail(NOT_FOUND, f"{arguments.law}: {sought} has nothing in {beside} beside it")
    _print(found, arguments, plain_own_text(found))
    return DONE


def _compare_same_language(arguments: argparse.Namespace) -> int:
    # Only these two texts need the word diff.
    from bridge_rules_gui.services import same_language_documents as shown  # noqa: PLC0415
    from bridge_rules_gui.services.same_language_commentary import quoted_laws  # noqa: PLC0415
    from bridge_rules_gui.services.same_language_witness import witnessed_laws  # noqa: PLC0415

    if arguments.commentary:
        terminology = _terminology()
        texts = quoted_laws(terminology.corpus, terminology)
    else:
        texts = witnessed_laws(_corpus())
    if texts is None:
        return _fail(NOT_FOUND, "there is no such text beside the books")
    found = shown.same_language_document(texts, arguments.law)
    if not found["groups"]:
        return _fail(NOT_FOUND, f"nothing of Law {arguments.law} stands in {texts.file}")
    _print(found, arguments, shown.same_language_text(found))
    return DONE


def _lines(path: str) -> list[str]:
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise ValueError(f"{path}: cannot be read: {error.strerror}") from error
    try:
        return content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ValueError(f"{path}, line {line}: not UTF-8") from None


_EXPORTS = {"terms": _exported_terms, "scenario": _exported_scenarios}

_COMMANDS = {
    "editions": _editions,
    "show": _show,
    "dump": _dump,
    "check": _check,
    "search": _search,
    "compare": _compare,
    "terms": _terms,
    "rule": _rule,
    "export": _export,
}


if __name__ == "__main__":
    sys.exit(main())
