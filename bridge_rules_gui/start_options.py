"""What the command line asks of the window, and how it is answered there."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge_rules_gui import __version__
from bridge_rules_gui.cli.status import LANGUAGES, OneLineParser, typed_language
from bridge_rules_gui.window.settings import ThemeChoice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.language.languages import InterfaceLanguage

PROGRAM: Final = "bridge-rules-gui"
_SIZE: Final = r"(\d{3,5})x(\d{3,5})"
_SMALLEST: Final = (800, 520)
_LARGEST: Final = (7680, 4320)


class StartOptions(NamedTuple):
    """What the command line asks of the window.

    No dataclass: the first window waits for what it takes to make one.
    """

    place: str
    language: InterfaceLanguage | None
    picture: Path | None
    size: tuple[int, int] | None
    theme: ThemeChoice | None


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(_SIZE, text.strip().lower())
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(map(_within, _SMALLEST, size, _LARGEST)):
        smallest, largest = ("x".join(map(str, s)) for s in (_SMALLEST, _LARGEST))
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a size; write WIDTHxHEIGHT, from {smallest} to {largest}"
        )
    return size


def _theme(text: str) -> ThemeChoice:
    try:
        return ThemeChoice(text)
    except ValueError:
        known = ", ".join(ThemeChoice)
        raise argparse.ArgumentTypeError(f"{text!r} is no theme; write one of {known}") from None


def _picture(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() != ".png":
        raise argparse.ArgumentTypeError(f"{text!r} is no PNG file; write a name that ends in .png")
    return path


def _within(low: int, value: int, high: int) -> bool:
    return low <= value <= high


def understand_arguments(argv: Sequence[str] | None) -> StartOptions:
    """Return what the command line asks for; ends the program when it makes no sense."""
    if not (sys.argv[1:] if argv is None else argv):
        return StartOptions("", None, None, None, None)
    parser = OneLineParser(
        prog=PROGRAM, description="A study app for the Laws of Duplicate Bridge."
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument(
        "--open",
        dest="place",
        default="",
        metavar="ADDRESS",
        help="the place to open: bg2017/27B1(a), or as people type it: 27B1, П27В1(б), 2007 27; "
        "or search:WORDS, terms:CONCEPT, terms:report, compare:LAW, compare:topics/claims, "
        "scenario:FILE, scenario:law27-pass-instead#4/2007 (a situation at a step, under an "
        "edition or all), scenario:new (the editor), quiz, quiz:today, quiz:statistics, "
        "quiz:law/27, quiz:exam, quiz:report (of the last exam), notebook, notebook:WORDS, "
        "or welcome, tour:3, help:search, find:WORDS",
    )
    parser.add_argument(
        "--language",
        type=typed_language,
        metavar=LANGUAGES,
        help="the language of the interface for this run only; without it the one last chosen in "
        "the Language menu, else the desktop's",
    )
    parser.add_argument(
        "--theme",
        type=_theme,
        metavar="{" + ",".join(ThemeChoice) + "}",
        help="the colours for this run only, in a picture too; without it those last chosen in "
        "the View menu",
    )
    parser.add_argument(
        "--screenshot",
        dest="picture",
        type=_picture,
        metavar="FILE.png",
        help="save a picture of the place and exit",
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="the size of the window")
    return StartOptions(**vars(parser.parse_args(argv)))


def complain(message: str) -> None:
    """Say on standard error what is wrong, in one line."""
    print(f"{PROGRAM}: {message}", file=sys.stderr)
