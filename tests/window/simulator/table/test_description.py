"""The table in words, as a reader of another language hears it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from bridge_rules_gui.building import open_phrasebook
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.window.simulator.table.description import described_claim, recorded_call
from bridge_rules_gui.window.speaking import speak


@pytest.fixture
def spoken() -> Iterator[Callable[[InterfaceLanguage], None]]:
    """Return a way to have the table given in a language."""
    yield lambda language: speak(lambda: open_phrasebook(language))
    speak(lambda: ENGLISH)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (InterfaceLanguage.BULGARIAN, "„козовете са изтеглени, останалите са мои“"),
        (InterfaceLanguage.SERBIAN_CYRILLIC, "„адути су извучени, остало је моје“"),
        (InterfaceLanguage.ENGLISH, "“trumps are in, I have the rest”"),
    ],
)
def test_what_a_claimer_said_is_given_in_the_readers_language(
    position_of: Callable[[str, int], Position],
    spoken: Callable[[InterfaceLanguage], None],
    language: InterfaceLanguage,
    words: str,
) -> None:
    claim = position_of("law70-trumps-are-in", 1).claim
    assert claim is not None
    spoken(language)
    assert words in described_claim(claim)


def test_what_a_call_means_is_given_in_the_readers_language(
    position_of: Callable[[str, int], Position], spoken: Callable[[InterfaceLanguage], None]
) -> None:
    calls = position_of("law21-red-suits-or-black", 16).auction
    spoken(InterfaceLanguage.RUSSIAN)
    assert "(красные масти)" in " ".join(map(recorded_call, calls))
