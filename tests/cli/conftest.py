"""What the commands rest on is made once for all of them, as long as nothing of it changes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bridge_rules_gui.cli import quiz


@pytest.fixture(autouse=True, scope="package")
def _one_bank() -> Iterator[None]:
    """Ask all questions from one bank; a program makes its own for its one command."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(quiz, "given_questions", cache(quiz.given_questions))
        yield
