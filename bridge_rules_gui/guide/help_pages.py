"""The pages of the help: Markdown of the content folder as markup, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.markdown_page import markdown_page

_TITLE: Final = re.compile(r"#[ \t]+(?P<title>[^\n]+)")


class HelpSubject(StrEnum):
    """What a page of the help is about; the value is the name of its file."""

    START = "start"
    """What there is, and where to begin."""
    DIRECTOR = "director"
    """Five minutes for somebody who studies for the director's exam."""
    FEDERATION = "federation"
    """Five minutes for a federation that hands the program on."""
    TRANSLATOR = "translator"
    """Five minutes for a translator of the Laws."""
    READING = "reading"
    SEARCH = "search"
    COMPARISON = "comparison"
    OWN_TEXTS = "own-texts"
    TERMS = "terms"
    SIMULATOR = "simulator"
    EDITOR = "editor"
    QUIZ = "quiz"
    NOTEBOOK = "notebook"
    EXPORTS = "exports"
    KEYS = "keys"
    """The map of the keyboard: its tables are made from the table of actions."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page as it is shown: its title, and its words as markup."""

    subject: HelpSubject
    title: str
    html: str


@dataclass(frozen=True, slots=True)
class KeySection:
    """The keys of one menu: its name, and what each of its keys does."""

    title: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class HelpPages:
    """The pages of a folder in one language; where it lacks one, the English page is shown."""

    folder: Path
    language: InterfaceLanguage = InterfaceLanguage.ENGLISH

    def page(self, subject: HelpSubject) -> HelpPage:
        """Return a page."""
        text, is_converted = self._text(subject)
        title = self._spoken(_title(text) or subject.value, is_converted=is_converted)
        html = self._spoken(markdown_page(text), is_converted=is_converted)
        return HelpPage(subject, title, html)

    def titles(self) -> tuple[tuple[HelpSubject, str], ...]:
        """Return the titles of all pages there are, in the order they are listed in."""
        found = []
        for subject in HelpSubject:
            text, is_converted = self._text(subject)
            if text:
                title = self._spoken(_title(text), is_converted=is_converted)
                found.append((subject, title))
        return tuple(found)

    def _text(self, subject: HelpSubject) -> tuple[str, bool]:
        """Return a page's Markdown, and whether it is still to be put into Cyrillic letters."""
        for language in (self.language.written, InterfaceLanguage.ENGLISH.value):
            file = self.folder / language / f"{subject.value}.md"
            if file.is_file():
                is_serbian = language == InterfaceLanguage.SERBIAN.value
                is_cyrillic = self.language is InterfaceLanguage.SERBIAN_CYRILLIC
                return file.read_text("utf-8"), is_serbian and is_cyrillic
        return "", False

    @staticmethod
    def _spoken(text: str, *, is_converted: bool) -> str:
        return in_cyrillic(text) if is_converted else text


def without_ways_out(html: str) -> str:
    """Return the markup of a page with those links alone that lead to other pages."""
    return hypertext.without_links(html, but="help")


def keys_markup(sections: Iterable[KeySection]) -> str:
    """Return the tables of a map of the keyboard as markup."""
    return hypertext.joined(
        part
        for section in sections
        for part in (
            hypertext.heading(section.title),
            hypertext.table("keys", map(_row, section.rows)),
        )
    )


def _row(row: tuple[str, str]) -> tuple[hypertext.Cell, ...]:
    return tuple(hypertext.Cell(words) for words in row)


def _title(text: str) -> str:
    """Return the words of the heading a page begins with."""
    found = _TITLE.match(text)
    return found["title"].strip() if found else ""
