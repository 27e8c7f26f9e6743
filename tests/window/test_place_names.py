"""What places of the books are called."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.library.places import in_sentence_case
from bridge_rules_gui.window.interface_language import InterfaceLanguages
from bridge_rules_gui.window.place_names import title_of_chapter
from tests.factories import RU, SR


@pytest.mark.parametrize(
    ("language", "edition"), [(InterfaceLanguage.RUSSIAN, RU), (InterfaceLanguage.SERBIAN, SR)]
)
def test_chapters_are_called_what_the_book_of_the_language_prints(
    qapp: QApplication, corpus: Corpus, language: InterfaceLanguage, edition: Edition
) -> None:
    heads = {law.divisions[0].number: law.divisions[0].title for law in corpus.books[edition].laws}
    languages = InterfaceLanguages(qapp, resources.translations)
    languages.speak(language)
    try:
        named = {number: title_of_chapter(number) for number in heads}
    finally:
        languages.speak(InterfaceLanguage.ENGLISH)
    assert named == {number: in_sentence_case(title) for number, title in heads.items()}
