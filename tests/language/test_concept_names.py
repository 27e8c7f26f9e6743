"""A concept is called by the term of the book in the reader's language."""

from __future__ import annotations

import pytest

from bridge_rules_gui.language.concept_names import names_for
from bridge_rules_gui.language.languages import InterfaceLanguage

REVOKE = ("фальшренонс", "renons", "ривок")


@pytest.mark.parametrize(
    ("language", "name", "others"),
    [
        (InterfaceLanguage.ENGLISH, "revoke", REVOKE),
        (InterfaceLanguage.RUSSIAN, "фальшренонс", ("revoke", "renons", "ривок")),
        (InterfaceLanguage.SERBIAN, "renons", ("revoke", "фальшренонс", "ривок")),
        (InterfaceLanguage.SERBIAN_CYRILLIC, "ренонс", ("revoke", "фальшренонс", "ривок")),
        (InterfaceLanguage.BULGARIAN, "ривок", ("revoke", "фальшренонс", "renons")),
    ],
)
def test_the_readers_own_term_comes_first(
    language: InterfaceLanguage, name: str, others: tuple[str, ...]
) -> None:
    assert names_for(language, "revoke", REVOKE) == (name, others)


def test_a_concept_the_book_has_no_term_for_is_called_in_english() -> None:
    said = names_for(InterfaceLanguage.RUSSIAN, "clarification period", ("", "period", "период"))
    assert said == ("clarification period", ("", "period", "период"))
