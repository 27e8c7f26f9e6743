"""What the program says beside its own labels, in the language of the interface.

Labels go through `tr`, whose translators Qt keeps for the whole process; sentences of rulings,
questions and cases go through the phrasebook kept here, changed together with them.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from bridge_rules_gui.language.sentence import in_quotation_marks as quotation

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from bridge_rules_gui.language.languages import InterfaceLanguage
    from bridge_rules_gui.language.phrasebook import Phrasebook
    from bridge_rules_gui.language.sentence import Sentence


class _Speaker:
    """Opens the phrasebook of the process when it is first needed, which is after the window."""

    def __init__(self) -> None:
        self.open: Callable[[], Phrasebook] = _english
        self.language: InterfaceLanguage | None = None


def _english() -> Phrasebook:
    from bridge_rules_gui.language.phrasebook import ENGLISH  # noqa: PLC0415 - as said

    return ENGLISH


_speaker = _Speaker()


def speak(opened: Callable[[], Phrasebook], language: InterfaceLanguage | None = None) -> None:
    """Say everything from now on with the phrasebook that is opened when it is first needed.

    With its language, that is known without opening it.
    """
    _speaker.open = cache(opened)
    _speaker.language = language


def spoken_language() -> InterfaceLanguage:
    """Return the language of the interface."""
    return _speaker.language or phrasebook().language


def phrasebook() -> Phrasebook:
    """Return the phrasebook in use, for what is said on a worker or on paper."""
    return _speaker.open()


def say(sentence: Sentence) -> str:
    """Return a sentence of a ruling, an explanation or a question."""
    return phrasebook().say(sentence)


def counted(one: str, many: str, n: int, **filling: object) -> str:
    """Return a label with a number, given as it is said of one and of any other number.

    ``counted("{n} row differs", "{n} rows differ", 2)``, as `counted_sentence` makes a sentence.
    """
    said = QCoreApplication.translate("", one, None, n)
    pattern = said if said != one else one if n == 1 else many
    return pattern.format(n=n, **filling)


def short_date(day: date) -> str:
    """Return a day as the language of the interface writes it; in English 21 Jan 2027."""
    return QLocale().toString(QDate(day.year, day.month, day.day), short_date_form())


def short_date_form() -> str:
    """Return the form of a day in the language of the interface, as Qt writes it."""
    locale = QLocale()
    if locale.language() in (QLocale.Language.English, QLocale.Language.C):
        return "d MMM yyyy"
    return locale.dateFormat(QLocale.FormatType.ShortFormat)


def in_quotation_marks(words: str) -> str:
    """Return words in the quotation marks of the language of the interface."""
    return say(quotation(words))


def say_text(english: str) -> str:
    """Return a title, a case or another whole text of the program's content."""
    return phrasebook().text(english)
