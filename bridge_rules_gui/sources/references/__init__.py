"""References: which words of a book send the reader to which place of it."""

from __future__ import annotations

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.sources.references.bulgarian import BULGARIAN
from bridge_rules_gui.sources.references.editorial import read_table
from bridge_rules_gui.sources.references.engine import BookReferenceFinder
from bridge_rules_gui.sources.references.places import BookPlaces
from bridge_rules_gui.sources.references.review import reference_problems
from bridge_rules_gui.sources.references.russian import RUSSIAN
from bridge_rules_gui.sources.references.serbian import SERBIAN

__all__ = ["GRAMMARS", "BookPlaces", "finder", "reference_problems"]

GRAMMARS = {
    Edition.RU_1987: RUSSIAN,
    Edition.SR_2007: SERBIAN,
    Edition.BG_2017: BULGARIAN,
}


def finder(edition: Edition, places: BookPlaces) -> BookReferenceFinder:
    """Return the finder for the book of an edition."""
    table = read_table(resources.content() / "references", edition)
    return BookReferenceFinder(GRAMMARS[edition], places, table)
