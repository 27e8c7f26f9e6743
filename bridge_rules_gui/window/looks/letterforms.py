"""Cyrillic in the letterforms of its own language.

Qt draws all text with the letterforms of the language of the interface: italic г, п and т of a
Russian book would be Serbian ones. It ignores the language of a passage, but the letterforms of
a language, a feature of the font, can be switched off.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6 import QtGui
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.language.languages import InterfaceLanguage

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

_FOREIGN: Final = {
    "sr": re.compile("[йщъыьэюяёѝ]", re.IGNORECASE),
    "bg": re.compile("[ыэёђјљњћџ]", re.IGNORECASE),
}
"""Letters by which a paragraph is known to be in another language than the interface's."""


def prepare_letters(language: InterfaceLanguage) -> None:
    """Make the application's font ready for a language; Serbian in Latin has no Cyrillic."""
    font, tag = QApplication.font(), QFont.Tag("locl")
    is_set = font.isFeatureSet(tag)
    if is_set == (language is InterfaceLanguage.SERBIAN):
        return
    if is_set:
        font.unsetFeature(tag)
    else:
        font.setFeature(tag, 0)
    QApplication.setFont(font)


def keep_letterforms(document: QTextDocument) -> None:
    """Draw the paragraphs of a document that are in another language in their own letterforms."""
    foreign = _FOREIGN.get(QLocale().bcp47Name())
    if foreign is None or not hasattr(QtGui.QTextCharFormat, "setFontFeatures"):  # before Qt 6.11
        return
    neutral = QtGui.QTextCharFormat()
    neutral.setFontFeatures({QFont.Tag("locl"): 0})
    cursor = QtGui.QTextCursor(document)
    cursor.beginEditBlock()
    block = document.begin()
    while block.isValid():
        if foreign.search(block.text()):
            cursor.setPosition(block.position())
            cursor.setPosition(
                block.position() + block.length() - 1, QtGui.QTextCursor.MoveMode.KeepAnchor
            )
            cursor.mergeCharFormat(neutral)
        block = block.next()
    cursor.endEditBlock()
