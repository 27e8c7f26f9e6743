"""Self-contained pages: one file of HTML that loads nothing, reads well and prints well.

They are the templates beside this module. What a template says of a value is escaped by itself.
"""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from jinja2 import Environment

_RED: Final = "♥♦"


def text(words: str) -> str:
    """Return words as markup: escaped, line breaks kept, suit symbols in their colours."""
    marked = escape(words).replace("\n", "<br>")
    for suit in "♠♥♦♣":
        style = "suit red" if suit in _RED else "suit"
        marked = marked.replace(suit, f'<span class="{style}">{suit}</span>')
    return marked


def page(template: str, **values: object) -> bytes:
    """Return the page a template makes of values; words are set by `text`."""
    return _environment().get_template(template).render(values).encode()


@cache
def _environment() -> Environment:
    # The window starts without; they take 20 ms.
    from jinja2 import Environment, FileSystemLoader, StrictUndefined  # noqa: PLC0415
    from markupsafe import Markup  # noqa: PLC0415

    def marked_up(value: object) -> Markup:
        return value if isinstance(value, Markup) else Markup(text(str(value)))  # noqa: S704

    def attribute(words: str) -> Markup:
        """Return words that stand where no element may: in an attribute or the page's title."""
        return Markup(escape(words))  # noqa: S704

    environment = Environment(
        loader=FileSystemLoader(Path(__file__).with_name("templates")),
        autoescape=True,
        finalize=marked_up,
        keep_trailing_newline=True,
        lstrip_blocks=True,
        trim_blocks=True,
        undefined=StrictUndefined,
    )
    environment.filters["attribute"] = attribute
    return environment
