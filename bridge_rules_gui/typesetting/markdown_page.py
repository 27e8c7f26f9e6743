"""Markdown as markup: words, emphasis, lists, tables and links; nothing is loaded."""

from __future__ import annotations

from functools import cache
from typing import Final

from markdown import Markdown

_NOT_READ: Final = (
    "image_reference", "image_link", "short_image_ref", "reference", "short_reference",
    "autolink", "automail", "html",
)  # fmt: skip


def markdown_page(text: str) -> str:
    """Return Markdown as markup; what looks like HTML in it is words."""
    return _renderer().reset().convert(text)


@cache
def _renderer() -> Markdown:
    renderer = Markdown(extensions=["tables"])
    renderer.preprocessors.deregister("html_block")
    renderer.parser.blockprocessors.deregister("reference")
    for name in _NOT_READ:
        renderer.inlinePatterns.deregister(name)
    return renderer
