"""Change notes as markup: their Markdown rendered, their citations made links.

Neither raw HTML nor links nor pictures of the Markdown are followed: a note has words,
emphasis, lists, and citations in code spans.
"""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from typing import Final

from markdown import Markdown

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import PlaceLink
from bridge_rules_gui.typesetting.markdown_page import restricted_renderer

_CODE: Final = re.compile(r"<code>([^<]*)</code>")


def note_markup(composer: Composer, text: str) -> Markup:
    """Return a note's Markdown as markup; its citations lead to their places."""
    html = _renderer().reset().convert(text)

    def cited(match: re.Match[str]) -> str:
        return _citation(composer, unescape(match[1]))

    return Markup(_CODE.sub(cited, html))


@cache
def _renderer() -> Markdown:
    return restricted_renderer("link", "entity")


def _citation(composer: Composer, words: str) -> Markup:
    """Return a citation as its year and place, leading there; other code as it is."""
    try:
        address = Address.parse(words)
    except (ValueError, LookupError):
        return hypertext.text(words)
    shown = f"{address.edition.year}\N{NO-BREAK SPACE}{address.place}"
    return composer.link(PlaceLink(address), shown, "reference")
