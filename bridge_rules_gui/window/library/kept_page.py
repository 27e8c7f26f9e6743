"""Pages as they stood on the screen, kept so that the next start begins with one of them.

What is kept is words, looks and positions: the text widget shows them as it shows any page,
before a book has been opened. The page made from the books takes its place as soon as they
are there, so what is kept need not be trusted for long; it is passed over where anything
it rests on has changed, or the file is not whole.

Plain lines, read with what every start has brought in already.
"""

from __future__ import annotations

import os
import re
import zlib
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge_rules_gui import __version__
from bridge_rules_gui.window.library.linked_text import Look

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_LAW: Final = r"([a-z]+[0-9]+)/([0-9]+)"
_LINES: Final = 8
"""Lines before the words: see `_written`."""


class KeptPage(NamedTuple):
    """The page of a law as it stood on the screen.

    ``edition`` and ``book`` are the words of the banner, ``theme`` names the colours,
    ``families`` the type, ``room`` the heights of the window's bars above and below the page.
    ``places`` has the positions each place of the page takes up, ``whole`` the law itself.
    """

    whole: str
    edition: str
    book: str
    theme: str
    families: tuple[str, ...]
    room: tuple[int, int]
    look: Look
    places: Mapping[str, tuple[int, int]]
    html: str


class KeptPages:
    """The pages kept in a folder, one file for each law.

    ``looks`` are what the looks of a page rest on: language, colours, sizes, type.
    """

    def __init__(self, folder: Path, content: Path) -> None:
        self._folder = folder
        self._content = content

    def find(self, address: str, looks: str) -> KeptPage | None:
        """Return the page kept for an address as it is written, None where there is none."""
        law = re.match(_LAW, address)
        if law is None:
            return None
        try:
            head, _, rest = self._file(law).read_text("utf-8").partition("\n")
        except (OSError, ValueError):
            return None
        return _understood(rest) if head == self._head(looks, rest) else None

    def keep(self, address: str, page: KeptPage, looks: str) -> None:
        """Keep a page; where that cannot be done, the next start takes a little longer."""
        law = re.match(_LAW, address)
        written = _written(page)
        if law and _understood(written) == page:
            with suppress(OSError):
                self._folder.mkdir(parents=True, exist_ok=True)
                part = self._file(law).with_suffix(f".{os.getpid()}.part")
                part.write_bytes(f"{self._head(looks, written)}\n{written}".encode())
                part.replace(self._file(law))

    def _file(self, law: re.Match[str]) -> Path:
        return self._folder / f"{law[1]}-{law[2]}.page"

    def _head(self, looks: str, rest: str) -> str:
        """Return the first line: what the page rests on, and the check of the rest."""
        return f"{__version__} {self._documents} {looks} {zlib.crc32(rest.encode()):08x}"

    @property
    def _documents(self) -> str:
        """The state of the documents; their content is looked at when the books are read."""
        marks = []
        for folder in ("sources", "references"):
            with suppress(OSError):
                for file in sorted((self._content / folder).iterdir()):
                    state = file.stat()
                    marks.append(f"{file.name}{state.st_size}{state.st_mtime_ns}")
        return f"{zlib.crc32(' '.join(marks).encode()):08x}"


def _written(page: KeptPage) -> str:
    lines = (
        f"{page.whole}\t{page.theme}",
        page.edition,
        page.book,
        "\t".join(page.families),
        f"{page.room[0]} {page.room[1]}",
        f"{page.look.step} {page.look.tightness}",
        page.look.style.replace("\n", "\v"),
        "\t".join(f"{name} {start} {end}" for name, (start, end) in page.places.items()),
    )
    return "\n".join((*lines, page.html))


def _understood(written: str) -> KeptPage | None:
    """Return a page from its lines, None where they are none."""
    try:
        return _read(written.split("\n", _LINES))
    except (ValueError, IndexError):
        return None


def _read(lines: list[str]) -> KeptPage:
    whole, theme = lines[0].split("\t")
    above, below = map(int, lines[4].split(" "))
    step, tightness = map(int, lines[5].split(" "))
    places = (entry.rsplit(" ", 2) for entry in lines[7].split("\t"))
    return KeptPage(
        whole=whole,
        edition=lines[1],
        book=lines[2],
        theme=theme,
        families=tuple(filter(None, lines[3].split("\t"))),
        room=(above, below),
        look=Look(lines[6].replace("\v", "\n"), step, tightness),
        places={name: (int(start), int(end)) for name, start, end in places},
        html=lines[_LINES],
    )
