"""Markup is written, and text escaped, in one module."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Cell, Compartment
from tests.every import every

PACKAGE = Path(hypertext.__file__).parents[1]
SUBJECTS = (
    *("typesetting", "library", "search", "terms", "comparison", "own_text", "notebook"),
    *("quiz", "simulation", "guide", "exports", "language"),
)
OTHERS = sorted(
    path for room in SUBJECTS for path in (PACKAGE / room).rglob("*.py") if path.stem != "hypertext"
)
TAG = re.compile(r"<(a|b|i|p|br|hr|td|th|tr|sup|div|span|table)\b[^<>]*>")


@every("path", OTHERS, ids=lambda path: path.stem)
def test_no_other_module_of_a_subject_writes_tags(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    strings = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert [s for s in strings if isinstance(s, str) and TAG.search(s)] == []


@pytest.mark.parametrize("words", ["<script>", "a & b", '"q"', "it's", "</p>"])
def test_what_a_book_says_cannot_become_markup(words: str) -> None:
    written = hypertext.text(words)
    assert not re.search("[<>\"']", written)


ELEMENTS: dict[str, Callable[[str], str]] = {
    "joined": lambda words: hypertext.joined([words]),
    "styled": lambda words: hypertext.styled("word", words),
    "badge": hypertext.badge,
    "spaced": lambda words: hypertext.spaced([words]),
    "link": lambda words: hypertext.link(0, words, "reference"),
    "raised": hypertext.raised,
    "paragraph": lambda words: hypertext.paragraph("words", words),
    "heading": hypertext.heading,
    "division": lambda words: hypertext.division("change", words),
    "table": lambda words: hypertext.table("grid", [[Cell(words)]]),
    "columns": lambda words: hypertext.columns("card", [words], [words]),
    "aligned": lambda words: hypertext.aligned("rows", 1, [[Compartment("cell", words)]]),
}


@pytest.mark.parametrize("write", ELEMENTS.values(), ids=ELEMENTS)
def test_an_element_escapes_words_and_takes_markup_as_it_is(write: Callable[[str], str]) -> None:
    assert "<i>" not in write("<i>")
    assert "&lt;i&gt;" in write("<i>")
    if write is not hypertext.badge:  # which sets words only
        assert "<sup>1</sup>" in write(hypertext.raised("1"))


def test_anchor_name_is_escaped() -> None:
    assert "<b>" not in hypertext.anchor('"><b>')
