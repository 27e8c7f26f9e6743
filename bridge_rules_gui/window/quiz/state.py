"""How the quiz was left: what the window remembers of it between two runs."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Final

from bridge_rules_gui.corpus.edition import NEWEST, Edition
from bridge_rules_gui.window.kept_json import edition_in, names_in, sizes_in, table_in

_PANES: Final = 2
_MOST_COMING: Final = 200


@dataclass(frozen=True, slots=True)
class QuizState:
    """The edition studied, None for all; the widths of question and law, empty when unknown.

    `coming` are the questions that a session of practice had still to ask, by their names.
    """

    edition: Edition | None = NEWEST
    panes: tuple[int, ...] = ()
    coming: tuple[str, ...] = ()

    def written(self) -> str:
        """Return the state as it is kept; the inverse of `read_state`."""
        return json.dumps(asdict(self))


def read_state(text: str, edition: Edition = NEWEST) -> QuizState:
    """Return the state that was kept; what is missing or spoilt is as at the first time."""
    kept = table_in(text)
    written = kept.get("edition", edition)
    return QuizState(
        edition=None if written is None else edition_in(written, edition),
        panes=sizes_in(kept.get("panes"), _PANES),
        coming=names_in(kept.get("coming"), _MOST_COMING),
    )
