"""Markdown as markup: words, emphasis, lists, tables and links; nothing is loaded."""

from __future__ import annotations

from collections.abc import Sequence
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
    return restricted_renderer(extensions=["tables"])


def restricted_renderer(*not_read: str, extensions: Sequence[str] = ()) -> Markdown:
    """Return a renderer without raw HTML, pictures and references, and without other patterns."""
    renderer = Markdown(extensions=extensions)
    renderer.preprocessors.deregister("html_block")
    renderer.parser.blockprocessors.deregister("reference")
    for name in (*_NOT_READ, *not_read):
        renderer.inlinePatterns.deregister(name)
    return renderer
