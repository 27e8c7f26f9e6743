"""Settling: of equally short diffs, the one whose inserted words begin where a reader would.

"The director may rule. [The director may] wait" and "[The director may rule.] The director
may wait" delete equally many words; the second deletes a sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.services.word_diff.alignment import Block

if TYPE_CHECKING:
    from collections.abc import Sequence

_FARTHEST: Final = 40
"""How many words an inserted passage is shifted at most."""
_ENDS: Final = {".": 3, "!": 3, "?": 3, ";": 2, ":": 2, ",": 1, ")": 1}
"""Marks after which a passage had better begin, by how good a beginning that is."""


def settled(blocks: Sequence[Block], older: Sequence[str], newer: Sequence[str]) -> list[Block]:
    """Return blocks of the same words, shifted where only one text has words between two."""
    done: list[Block] = []
    for block in blocks:
        last = done[-1] if done else None
        following = block
        if last is not None:
            shift = _shift(last, following, older, newer)
            done[-1] = last._replace(length=last.length + shift)
            following = Block(block.older + shift, block.newer + shift, block.length - shift)
        done.append(following)
    return done


def _shift(last: Block, block: Block, older: Sequence[str], newer: Sequence[str]) -> int:
    """Return by how many words the passage between two blocks is best shifted."""
    older_start, newer_start = last.older + last.length, last.newer + last.length
    if older_start == block.older:
        return _best(newer, newer_start, block.newer, last.length, block.length)
    if newer_start == block.newer:
        return _best(older, older_start, block.older, last.length, block.length)
    return 0


def _best(words: Sequence[str], start: int, end: int, before: int, after: int) -> int:
    """Return the shift after which a passage begins best; neither neighbour may vanish."""
    back = 0
    while back < min(before - 1, _FARTHEST) and words[start - back - 1] == words[end - back - 1]:
        back += 1
    on = 0
    while on < min(after - 1, _FARTHEST) and words[start + on] == words[end + on]:
        on += 1
    # The least shift of those that are equally good.
    shifts = sorted(range(-back, on + 1), key=abs)
    return max(shifts, key=lambda shift: _ENDS.get(words[start + shift - 1], 0))
