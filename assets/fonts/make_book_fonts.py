#!/usr/bin/env python3
# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools>=4.50"]
# ///
"""Cut `book-*.ttf` out of DejaVu Serif Condensed: what printed comparisons are set in.

The letters of the books and of the interface stay: Latin with the Serbian letters, Cyrillic,
punctuation, arrows, suits. Run it with the folder that holds the whole fonts:

    python assets/fonts/make_book_fonts.py FOLDER

DejaVu fonts may be changed and given on: see LICENSE here.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FACES = {
    "book-regular.ttf": "DejaVuSerifCondensed.ttf",
    "book-bold.ttf": "DejaVuSerifCondensed-Bold.ttf",
    "book-italic.ttf": "DejaVuSerifCondensed-Italic.ttf",
}
KEPT = (
    range(0x20, 0x7F),  # Basic Latin
    range(0xA0, 0x180),  # Latin-1, Latin Extended-A
    range(0x400, 0x460),  # Cyrillic
    (0x490, 0x491),
    range(0x2010, 0x2028),  # dashes, quotation marks, bullets, ellipsis
    (0x202F, 0x2030, 0x2032, 0x2033, 0x2039, 0x203A, 0x2070, *range(0x2074, 0x207A)),
    (0x20AC, 0x2116, 0x2122, 0x2190, 0x2191, 0x2192, 0x2193, 0x2212, 0x2260, 0x2264, 0x2265),
    (0x2660, 0x2663, 0x2665, 0x2666),
)


def cut(source: Path, target: Path) -> None:
    """Write the part of a font that is kept."""
    options = Options()
    options.hinting = False
    options.layout_features = []
    options.drop_tables += ["FFTM", "GPOS", "GSUB", "GDEF", "MATH"]
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    with TTFont(source, recalcTimestamp=False) as font:
        subsetter = Subsetter(options)
        subsetter.populate(unicodes={code for codes in KEPT for code in codes})
        subsetter.subset(font)
        font.save(target)


def main() -> None:
    """Cut every face."""
    folder = Path(sys.argv[1])
    for name, whole in FACES.items():
        cut(folder / whole, Path(__file__).with_name(name))


if __name__ == "__main__":
    main()
