"""Where the deciding words of a provision stand on a page set for reading."""

from __future__ import annotations

from collections.abc import Iterable

Stretch = tuple[int, int]


def place_of_words(
    page: str, within: Stretch, silent: Iterable[Stretch], words: str
) -> Stretch | None:
    """Return where words stand in a stretch of a page, None where they do not.

    Paragraphs and lines of the page may end where they like, and what is `silent` stands on the
    page only: the editors' marks, the markers of notes.
    """
    start, end = within
    hidden = {at for first, last in silent for at in range(first, last)}
    places = [at for at in range(start, min(end, len(page))) if at not in hidden]
    letters = [at for at in places if not page[at].isspace()]
    requested = "".join(words.split())
    found = "".join(page[at] for at in letters).find(requested) if requested else -1
    if found < 0:
        return None
    return letters[found], letters[found + len(requested) - 1] + 1
