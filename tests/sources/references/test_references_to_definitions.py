"""References from one definition to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.sources.references.conftest import Find

ROWS = [
    # An entry that only sends on.
    ("def:retracted", "Виж „Оттеглен“", ("„Оттеглен“", "def:withdrawn")),
    # "See also".
    ("def:penalty", "(виж също „Поправка“)", ("„Поправка“", "def:rectification")),
]


@pytest.mark.parametrize(("place", "sentence", "expected"), ROWS)
def test_headword_after_see_leads_to_its_definition(
    find: Find, place: str, sentence: str, expected: tuple[str, str]
) -> None:
    (reference,) = find("bg2017", place, sentence)
    assert (reference.quote, str(reference.target)) == expected
