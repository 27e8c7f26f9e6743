"""Windows of a test are taken away on the GUI thread, as the program does it."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def collect_garbage_on_this_thread() -> Iterator[None]:
    """Keep Python from collecting on a worker: deleting a widget there crashes Qt."""
    gc.disable()
    yield
    gc.collect(1)
    gc.enable()
