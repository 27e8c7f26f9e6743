"""References that name no provision: from one definition to another, to a footnote."""

from __future__ import annotations

import pytest

from tests.reading.references.conftest import Find

ROWS = [
    # An entry that only sends on.
    ("def:retracted", "Виж „Оттеглен“", ("„Оттеглен“", "def:withdrawn")),
    # A synonym, and a word that is said to mean the same, in small letters.
    ("def:event", "(синоним на „Турнир“)", ("„Турнир“", "def:tournament")),
    ("def:board", "( също се отнася и за „раздаване“)", ("„раздаване“", "def:deal")),
    # "See also".
    ("def:penalty", "(виж също „Поправка“)", ("„Поправка“", "def:rectification")),
]


def test_reference_the_editors_add_leads_to_the_footnote_before(find: Find) -> None:
    (reference,) = find("ru1987", "20F2", "см. сноску (**) на предыдущей странице.")
    assert (reference.quote, str(reference.target)) == (
        "сноску (**) на предыдущей странице",
        "20F1",
    )


@pytest.mark.parametrize(("place", "sentence", "expected"), ROWS)
def test_headword_after_see_leads_to_its_definition(
    find: Find, place: str, sentence: str, expected: tuple[str, str]
) -> None:
    (reference,) = find("bg2017", place, sentence)
    assert (reference.quote, str(reference.target)) == expected
