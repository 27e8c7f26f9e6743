"""Cyrillic is drawn in the letterforms of its own language, whatever the window speaks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QImage,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import resources
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.exporting.printing import document_of
from bridge_rules_gui.window.inert_text import InertText
from bridge_rules_gui.window.interface_language import InterfaceLanguages

_LANGUAGE = InterfaceLanguage
_RUSSIAN, _SERBIAN = "<p><i>бгдпт – игрок, который</i></p>", "<p><i>бгдпт – играч који</i></p>"
_BULGARIAN = "<p><i>бгдпт – играч, който</i></p>"
_OFF = {QFont.Tag("locl"): 0}
_IN_DOCUMENTS = pytest.mark.skipif(
    not hasattr(QTextCharFormat, "setFontFeatures"), reason="before Qt 6.11"
)


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[InterfaceLanguages]:
    found, default = InterfaceLanguages(qapp, resources.translations), QLocale()
    yield found
    found.speak(_LANGUAGE.ENGLISH)
    QLocale.setDefault(default)


def _features(document: QTextDocument) -> list[object]:
    """Return the features of each paragraph's letters."""
    found: list[object] = []
    cursor = QTextCursor(document)
    while True:
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        found.append(cursor.charFormat().fontFeatures())
        if not cursor.movePosition(QTextCursor.MoveOperation.NextBlock):
            return found


@_IN_DOCUMENTS
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (_LANGUAGE.SERBIAN_CYRILLIC, [_OFF, {}, _OFF]),
        (_LANGUAGE.BULGARIAN, [_OFF, {}, {}]),
        (_LANGUAGE.RUSSIAN, [{}, {}, {}]),
    ],
)
def test_what_is_in_another_language_has_not_the_letterforms_of_this_one(
    languages: InterfaceLanguages, language: InterfaceLanguage, expected: list[object]
) -> None:
    languages.speak(language)
    # "играч" alone could be Bulgarian.
    html = f"{_RUSSIAN}<p>играч</p>{_BULGARIAN}"
    text = InertText()
    text.setHtml(html)
    assert _features(text.document()) == expected
    assert _features(document_of(html, QFont(), "name")) == expected
    text.deleteLater()


@pytest.fixture
def serbian_forms(languages: InterfaceLanguages) -> Iterator[None]:
    """A font with Serbian letterforms, which the project's own have not."""
    files = Path("/usr/share/fonts").rglob("DejaVuSerif-Italic.ttf")
    number = QFontDatabase.addApplicationFont(str(next(files, "")))
    languages.speak(_LANGUAGE.RUSSIAN)
    russian = _drawn(_SERBIAN)
    languages.speak(_LANGUAGE.SERBIAN_CYRILLIC)
    if _drawn(_SERBIAN) == russian:
        pytest.skip("no font here has Serbian letterforms")
    yield
    QFontDatabase.removeApplicationFont(number)


def _drawn(html: str) -> QImage:
    """Return a text of the window as it is drawn."""
    text = InertText()
    text.resize(600, 100)
    font = QFont(QApplication.font())
    font.setFamily("DejaVu Serif")
    font.setPointSize(24)
    text.setFont(font)
    text.setHtml(html)
    picture = text.grab().toImage()
    text.deleteLater()
    return picture


@pytest.mark.usefixtures("serbian_forms")
@pytest.mark.parametrize(
    "language",
    [_LANGUAGE.SERBIAN, pytest.param(_LANGUAGE.SERBIAN_CYRILLIC, marks=_IN_DOCUMENTS)],
)
def test_russian_is_not_drawn_with_serbian_letterforms(
    languages: InterfaceLanguages, language: InterfaceLanguage
) -> None:
    languages.speak(_LANGUAGE.RUSSIAN)
    russian = _drawn(_RUSSIAN)
    languages.speak(language)
    assert _drawn(_RUSSIAN) == russian
