"""Every ground of every law stands verbatim in the provision it names."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui import rulings
from bridge_rules_gui.rulings.ground import passages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.ground import Ground


def _grounds() -> Iterator[object]:
    for module in pkgutil.iter_modules(rulings.__path__):
        loaded = importlib.import_module(f"{rulings.__name__}.{module.name}")
        for name in ("RU", "SR", "BG"):
            for key, ground in getattr(loaded, name, {}).items():
                yield pytest.param(ground, id=f"{module.name}-{ground.edition.value}-{key}")


@pytest.mark.parametrize("ground", tuple(_grounds()))
def test_the_words_of_a_ground_stand_in_its_provision(
    ground: Ground, words_of: Callable[[Edition, str], str]
) -> None:
    said = words_of(ground.edition, str(ground.citation))
    assert [words for words in passages(ground.words) if words not in said] == []
