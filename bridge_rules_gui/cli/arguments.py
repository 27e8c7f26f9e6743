"""The words of the command line: its commands and their options, each with its help."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bridge_rules_gui import __version__
from bridge_rules_gui.cli.status import LANGUAGES, OneLineParser, typed_language
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.language.languages import InterfaceLanguage

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


def parsed(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return what was typed; end the program where it makes no sense.

    The files of an export may also stand after its options.
    """
    parser = _arguments()
    arguments, beyond = parser.parse_known_args(argv)
    if beyond and arguments.command == "export" and not any(s.startswith("-") for s in beyond):
        arguments.file = [*arguments.file, *beyond]
    elif beyond:
        parser.error(f"unrecognized arguments: {' '.join(beyond)}")
    return arguments


def _arguments() -> argparse.ArgumentParser:
    parser = OneLineParser(
        prog="bridge-rules",
        description="The Laws of Duplicate Bridge 1987, 2007 and 2017 as one corpus.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, text: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=text, description=text)
        added.add_argument("--json", action="store_true", help="print one JSON document")
        if name in _IN_LANGUAGES:
            added.add_argument(
                "--language",
                type=typed_language,
                default=InterfaceLanguage.ENGLISH,
                metavar=LANGUAGES,
                help="the language of notes, rulings and questions (en)",
            )
        return added

    command("editions", "list the editions and their contents")
    show = command("show", "show one place: a provision, a definition or a preface")
    show.add_argument("address", help="edition/citation, such as bg2017/27B1(a) or 2017/def:call")
    dump = command("dump", "print a whole book in reading order")
    dump.add_argument("edition", help="bg2017, sr2007, ru1987, or the year alone")
    check = command("check", "account for every character of the given documents")
    check.add_argument(
        "--furniture", action="store_true", help="list the text treated as page furniture"
    )
    check.add_argument("--known", action="store_true", help="list the known problems too")
    compare = command("compare", "show which provisions of a law correspond, and what changed")
    compare.add_argument(
        "law",
        type=_law_or_file,
        nargs="?",
        help=f"the number of a law, {FIRST_LAW} to {LAST_LAW}; "
        "or a text, Markdown or HTML file of your own",
    )
    compare.add_argument("--from", dest="older", default="1987", metavar="EDITION")
    compare.add_argument("--to", dest="newer", default="2017", metavar="EDITION")
    beside = compare.add_mutually_exclusive_group()
    beside.add_argument(
        "--witness", action="store_true", help="compare the damaged fragment with ru1987"
    )
    beside.add_argument(
        "--commentary", action="store_true", help="compare the commentary's quotations with bg2017"
    )
    _add_own_text_arguments(compare)
    _add_search_arguments(command("search", "search all books"))
    _add_terms_arguments(command("terms", "show what the books call a concept, and where"))
    _add_rule_arguments(command("rule", "rule on cases under each edition"))
    _add_export_arguments(
        command("export", "export terms, segments, comparisons, books, questions or cases")
    )
    _add_quiz_arguments(command("quiz", "ask questions about the Laws, with answers"))
    return parser


_IN_LANGUAGES = frozenset({"compare", "terms", "rule", "export", "quiz"})
"""The commands that answer in a chosen language."""


def _law(text: str) -> int:
    if not text.isdecimal() or not FIRST_LAW <= int(text) <= LAST_LAW:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a law; write a number from {FIRST_LAW} to {LAST_LAW}"
        )
    return int(text)


def _law_or_file(text: str) -> int | Path:
    """Return a law's number, or the file of a text of the user's own."""
    path = Path(text)
    looks_like_file = bool(path.suffix) or path.name != text or path.exists()
    return path if looks_like_file and not text.isdecimal() else _law(text)


def _add_own_text_arguments(compare: argparse.ArgumentParser) -> None:
    own = compare.add_argument_group("a file of your own")
    own.add_argument(
        "--with",
        dest="beside",
        metavar="EDITION",
        help="edition to compare it with (default: 2017)",
    )
    own.add_argument("--of", metavar="EDITION", help="its own edition, if known")
    own.add_argument("--law", dest="only", type=_law, metavar="N", help="only this law")


def _at_least(least: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.removeprefix("-").isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not possible; write {least} or more")
        return int(text)

    return number


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a number; write a whole number, such as 7"
        ) from None


def _add_search_arguments(search: argparse.ArgumentParser) -> None:
    search.add_argument(
        "query", nargs="*", help='words, "a phrase", kart*, -without, 27B1, in any language'
    )
    search.add_argument("--batch", metavar="FILE", help="a file with one query per line")
    search.add_argument("--edition", action="append", default=[], help="only in this edition")
    search.add_argument("--language", action="append", default=[], help="only in bg, ru or sr")
    search.add_argument("--kind", default="", help="provision,definition,footnote,heading,...")
    search.add_argument(
        "--chapter", action="append", default=[], help="only in this chapter, I (definitions) to XI"
    )
    search.add_argument(
        "--limit", type=_at_least(0), help="the maximum number of results for a query"
    )


def _add_terms_arguments(terms: argparse.ArgumentParser) -> None:
    terms.add_argument(
        "concept", nargs="?", default="", help="such as penalty-card (default: all concepts)"
    )
    shown = terms.add_mutually_exclusive_group()
    shown.add_argument("--kwic", action="store_true", help="show the concept or word in context")
    shown.add_argument(
        "--unknown", action="store_true", help="list frequent words that no term covers"
    )
    shown.add_argument(
        "--report", action="store_true", help="list words and definitions that disagree"
    )
    terms.add_argument(
        "--edition", action="append", default=[], help="--kwic, --unknown: only this edition"
    )
    terms.add_argument(
        "--least", type=_at_least(1), default=10, help="--unknown: minimum number of occurrences"
    )
    terms.add_argument(
        "--width", type=_at_least(1), default=50, help="--kwic: characters on each side"
    )
    terms.add_argument("--sort", choices=("place", "left", "right"), default="place")
    terms.add_argument(
        "--glossary", metavar="FILE", help="your own CSV or TBX, shown beside the terms"
    )


def _add_rule_arguments(rule: argparse.ArgumentParser) -> None:
    rule.add_argument("scenario", nargs="*", help="files with cases: TOML, JSON, PBN or LIN")
    rule.add_argument("--edition", default="all", help="one edition, or all (the default)")
    rule.add_argument(
        "--what-if", action="store_true", help="also say what would change each ruling"
    )
    rule.add_argument("--coverage", action="store_true", help="list the provisions that rules cite")


_KINDS = (
    "authored ruling law change order; drills, asked only if named: "
    "passage cloze obligation term reference score"
)


def _add_export_arguments(export: argparse.ArgumentParser) -> None:
    export.add_argument(
        "what",
        choices=("terms", "segments", "concordance", "comparison", "corpus", "quiz", "scenario"),
    )
    export.add_argument("file", nargs="*", help="scenario: the files to convert")
    export.add_argument(
        "--format",
        required=True,
        metavar="FORMAT",
        help="terms: tbx tbx2 csv omegat; segments: tmx csv map; concordance: csv html; "
        "comparison: html pdf; corpus: akn json markdown; quiz: apkg csv; "
        "scenario: pbn lin toml html pdf",
    )
    export.add_argument("-o", "--output", required=True, metavar="FILE")
    which = export.add_mutually_exclusive_group()
    which.add_argument("--law", type=_law, help="only this law")
    which.add_argument(
        "--chapter", default="", help="only the laws of this chapter, such as V or 5"
    )
    export.add_argument(
        "--edition", action="append", default=[], help="only this edition; may be repeated"
    )
    export.add_argument("--from", dest="source", metavar="EDITION", help="the first edition")
    export.add_argument("--to", dest="target", metavar="EDITION", help="the last edition")
    export.add_argument(
        "--all", action="store_true", help="segments: include provisions that moved or were split"
    )
    export.add_argument(
        "--count", type=_at_least(1), help="quiz: number of questions (default: 2000)"
    )
    export.add_argument("--kind", action="append", default=[], help=f"quiz: {_KINDS}")


def _add_quiz_arguments(quiz: argparse.ArgumentParser) -> None:
    quiz.add_argument(
        "--count", type=_at_least(1), default=10, help="number of questions (default: 10)"
    )
    quiz.add_argument(
        "--seed", type=_number, help="a number; the same seed asks the same questions"
    )
    quiz.add_argument("--kind", action="append", default=[], help=_KINDS)
    quiz.add_argument("--edition", action="append", default=[], help="only under this edition")
    quiz.add_argument("--law", type=_law, action="append", default=[], help="only on this law")
    quiz.add_argument(
        "--topic", action="append", default=[], help="only on this topic, such as penalty-cards"
    )
    quiz.add_argument("--changed", action="store_true", help="only on what changed in substance")
