"""What was searched and read last, among what the window remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.window.kept_values import KeptValues

_MOST_SEARCHES: Final = 12
_MOST_PLACES: Final = 20


class KeptRecent:
    """Searches and places, each the newest first; a value that is spoilt counts as none."""

    def __init__(self, kept: KeptValues) -> None:
        self._kept = kept

    @property
    def searches(self) -> tuple[str, ...]:
        """The searches whose answers were opened."""
        import json  # noqa: PLC0415 - slow to come in, and wanted late

        try:
            written = json.loads(self._kept.text("search/recent"))
        except (ValueError, RecursionError):
            return ()
        searches = written if isinstance(written, list) else []
        return tuple(s for s in searches if isinstance(s, str) and s.strip())[:_MOST_SEARCHES]

    def remember_search(self, text: str) -> None:
        """Put a search before the others."""
        import json  # noqa: PLC0415 - as above

        searches = dict.fromkeys((text, *self.searches))
        kept = list(searches)[:_MOST_SEARCHES]
        self._kept.put("search/recent", json.dumps(kept, ensure_ascii=False))

    def forget_searches(self) -> None:
        """Forget the searches made before."""
        self._kept.put("search/recent", "")

    @property
    def places(self) -> tuple[Address, ...]:
        """The places opened."""
        from bridge_rules_gui.corpus.address import Address  # noqa: PLC0415 - books come later

        places: list[Address] = []
        for word in self._kept.text("reading/recent").split():
            try:
                places.append(Address.parse(word))
            except (ValueError, LookupError):
                continue
        return tuple(dict.fromkeys(places))[:_MOST_PLACES]

    def remember_place(self, place: Address) -> None:
        """Put a place before the others, if places are remembered at all."""
        if self.keeps_places:
            places = list(dict.fromkeys((place, *self.places)))[:_MOST_PLACES]
            self._kept.put_words("reading/recent", places)

    def forget_places(self) -> None:
        """Forget the places opened before."""
        self._kept.put("reading/recent", "")

    @property
    def keeps_places(self) -> bool:
        """Whether the places opened are remembered."""
        return self._kept.flag("reading/keeps-recent")

    @keeps_places.setter
    def keeps_places(self, kept: bool) -> None:
        self._kept.put_flag("reading/keeps-recent", holds=kept)
        if not kept:
            self.forget_places()
