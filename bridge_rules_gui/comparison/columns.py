"""A page of rows in columns: what every comparison shows, whatever texts it compares."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Compartment, Markup
from bridge_rules_gui.typesetting.links import PageLink

NO_WIDTH: Final = "\N{ZERO WIDTH SPACE}"  # an anchor needs a character


class LitWords(NamedTuple):
    """Words of a cell that stand out; those of a reference are lit where they are a link."""

    words: str
    is_reference: bool = False


@dataclass(frozen=True, slots=True)
class PageCell:
    """What stands in one column of a row.

    ``places`` are those of the books whose words it has, ``edition`` is the one whose terms these
    words have: None where there are none, or words in the language of no book.
    """

    places: tuple[Address, ...] = ()
    edition: Edition | None = None
    lit: tuple[LitWords, ...] = ()


@dataclass(frozen=True, slots=True)
class PageRow:
    """Cells that stand side by side; ``copied`` makes the text by which they are quoted."""

    cells: tuple[PageCell, ...]
    copied: Callable[[], str]

    def has(self, place: Address) -> bool:
        """Tell whether a place of the books stands in the row."""
        return any(place in cell.places for cell in self.cells)

    def place(self, edition: Edition) -> Address | None:
        """Return the place of an edition in the row, or else the first one there is."""
        in_order = sorted(self.cells, key=lambda cell: cell.edition is not edition)
        return next((place for cell in in_order for place in cell.places), None)


@dataclass(frozen=True, slots=True)
class PageChange:
    """Words of a row that are gone to by themselves; ``words`` are those shown in each column."""

    row: int
    words: tuple[str, ...]
    copied: str


@dataclass(frozen=True, slots=True)
class ColumnsPage:
    """A comparison ready to be shown.

    Row number n begins at the anchor ``row-n``, its cell m at ``cell-n-m``, and it ends before
    ``end-n``. The reader goes from row to row, or, where there are ``changes``, from one of them
    to the next; ``stops`` are the numbers of those to be looked at. The words of change n in
    column m begin at ``change-n-m``. The numbers of the markup's links count ``links``.
    """

    html: str
    links: tuple[PageLink, ...] = ()
    rows: tuple[PageRow, ...] = ()
    stops: tuple[int, ...] = ()
    changes: tuple[PageChange, ...] | None = None
    columns: int = 1
    """How many columns of text stand side by side: the page is no wider than they can be read."""
    cites_selection: bool = False
    """Whether selected words are copied with the addresses of the cells they stand in."""


def row_anchor(row: int) -> str:
    """Return the name of the place a row begins at."""
    return f"row-{row}"


def cell_anchor(row: int, column: int) -> str:
    """Return the name of the place a cell begins at."""
    return f"cell-{row}-{column}"


def end_anchor(row: int) -> str:
    """Return the name of the place behind the cells of a row."""
    return f"end-{row}"


def change_anchor(change: int, column: int) -> str:
    """Return the name of the place where the words of a change begin in a column."""
    return f"change-{change}-{column}"


def row_lines(
    row: int, head: Markup, cells: Sequence[Markup], foot: Markup, *, is_changed: bool
) -> Iterator[Sequence[Compartment]]:
    """Yield the lines of a row: what it is, its cells side by side, what is said of them."""
    title = hypertext.paragraph("badges", hypertext.anchor(row_anchor(row)), head)
    yield [Compartment("head changed" if is_changed else "head", title, len(cells))]
    yield [Compartment("cell", cell) for cell in cells]
    yield [Compartment("foot", foot, len(cells))]


def end_of_row(row: int) -> Markup:
    """Return the narrow line that ends the cells of a row."""
    return hypertext.paragraph("end", hypertext.anchor(end_anchor(row)), NO_WIDTH)
