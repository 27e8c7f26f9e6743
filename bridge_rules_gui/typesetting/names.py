"""Names in the markup that a view has to know: light, for the first window waits for them."""

from __future__ import annotations

from typing import Final

LINK_SCHEME: Final = "link:"
"""Before the number of a link, in its address."""
NOTES_ANCHOR: Final = "notes"
"""Where the footnotes of a page begin."""
SUIT_CLASS: Final = "suit"
"""The style of suit symbols, which have a font of their own."""
