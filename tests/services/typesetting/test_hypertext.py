"""Markup is written, and text escaped, in one module."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from bridge_rules_gui.services.typesetting import hypertext

ROOM = Path(hypertext.__file__).parent
OTHERS = sorted(path for path in ROOM.parent.rglob("*.py") if path.stem != "hypertext")
TAG = re.compile(r"<(a|b|i|p|br|hr|td|th|tr|sup|div|span|table)\b[^<>]*>")


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_no_other_service_writes_tags(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert [s for s in strings if isinstance(s, str) and TAG.search(s)] == []


@pytest.mark.parametrize("words", ["<script>", "a & b", '"q"', "it's", "</p>"])
def test_what_a_book_says_cannot_become_markup(words: str) -> None:
    written = hypertext.text(words)
    assert not re.search("[<>\"']", written)


def test_anchor_name_is_escaped() -> None:
    assert "<b>" not in hypertext.anchor('"><b>')
