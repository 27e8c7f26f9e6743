"""How the quiz was left: what the window remembers of it between two runs."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final

from bridge_rules_gui.corpus.edition import Edition

_PANES: Final = 2
_WIDEST: Final = 10_000


@dataclass(frozen=True, slots=True)
class QuizState:
    """The edition studied, None for all; the widths of question and law, empty when unknown."""

    edition: Edition | None = Edition.BG_2017
    panes: tuple[int, ...] = ()

    def written(self) -> str:
        """Return the state as it is kept; the inverse of `read_state`."""
        return json.dumps(asdict(self))


def read_state(text: str, edition: Edition = Edition.BG_2017) -> QuizState:
    """Return the state that was kept; what is missing or spoilt is as at the first time."""
    usual = QuizState(edition)
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return usual
    if not isinstance(kept, dict):
        return usual
    editions = {edition.value: edition for edition in Edition}
    written = kept.get("edition", usual.edition)
    panes = kept.get("panes")
    widths = tuple(panes) if isinstance(panes, list) else ()
    are_widths = all(isinstance(width, int) and 0 < width < _WIDEST for width in widths)
    return QuizState(
        edition=None if written is None else editions.get(str(written), usual.edition),
        panes=widths if are_widths and len(widths) == _PANES else (),
    )
