"""What the command line answers, as tests ask it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridge_rules_gui.cli.main import main


def document_of(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """Return the JSON document a command answers with, without a word beside it."""
    assert main([*words, "--json"]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return json.loads(captured.out)
