"""What the window remembers between two runs."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QSettings

from bridge_rules_gui.language.languages import InterfaceLanguage

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.window.quiz.state import QuizState
    from bridge_rules_gui.window.simulator.state import SimulatorState

SMALLEST_ZOOM: Final = 50
LARGEST_ZOOM: Final = 300
USUAL_ZOOM: Final = 100
USUAL_SIZE: Final = 100
INTERFACE_SIZES: Final = (100, 110, 125, 150, 175, 200)
USUAL_WIDTHS: Final = (270, 690, 280)
_TERMS_PANES: Final = 4
_MOST_SEARCHES: Final = 12
_MOST_PLACES: Final = 20
_SCHEMA: Final = 1
_NUMBER: Final = re.compile(r"[0-9]{1,5}")


class ThemeChoice(StrEnum):
    """The colours the reader has chosen."""

    SYSTEM = "system"
    """As the desktop says, and changing with it."""
    LIGHT = "light"
    """Dark text on a light page."""
    DARK = "dark"
    """Light text on a dark page."""
    HIGH_CONTRAST = "high-contrast"
    """Black, white and strong lines."""


class KeptValues:
    """The file: values as plain text, each of which may be missing or spoilt.

    The file of a newer version is read as far as it is understood, and left as it is: what
    changes is remembered for this run alone.
    """

    def __init__(self, file: Path) -> None:
        self._store = QSettings(str(file), QSettings.Format.IniFormat)
        self._unwritten: dict[str, object] = {}
        written = self.text("schema")
        self.is_of_newer_version = bool(_NUMBER.fullmatch(written)) and int(written) > _SCHEMA

    def save(self) -> None:
        """Write what has changed to the file; a file that cannot be written is no error."""
        if not self.is_of_newer_version:
            self._store.setValue("schema", _SCHEMA)
            self._store.sync()

    def put(self, key: str, value: str | QByteArray) -> None:
        """Remember a value; `QSettings` writes in its own time, so it must not see all of them."""
        if self.is_of_newer_version:
            self._unwritten[key] = value
        else:
            self._store.setValue(key, value)

    def put_flag(self, key: str, *, holds: bool) -> None:
        """Remember whether something holds."""
        self.put(key, str(holds).lower())

    def put_words(self, key: str, words: Iterable[object]) -> None:
        """Remember words without blanks, in their order."""
        self.put(key, " ".join(map(str, words)))

    def text(self, key: str) -> str:
        """Return a text; empty where there is none."""
        value = self._value(key)
        return value if isinstance(value, str) else ""

    def packed(self, key: str) -> QByteArray:
        """Return what Qt has packed; empty where there is nothing."""
        value = self._value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def flag(self, key: str) -> bool:
        """Return what holds unless the reader has said no."""
        return self.text(key) != "false"

    def numbers(self, key: str, count: int) -> tuple[int, ...]:
        """Return so many numbers; none where there are others, or something else."""
        parts = self.text(key).split()
        if len(parts) != count or not all(map(_NUMBER.fullmatch, parts)):
            return ()
        return tuple(map(int, parts))

    def _value(self, key: str) -> object:
        return self._unwritten[key] if key in self._unwritten else self._store.value(key)


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


class Settings:
    """A typed property per thing remembered; nobody else spells a key.

    A value that is missing, or that another version or another hand has spoilt, is
    answered with its default. ``recent`` are the searches and places of before.
    ``spoken`` is the language the window is in: who has read nothing yet begins with its book.
    ``theme_of_run`` are colours that are not remembered.
    """

    def __init__(self, file: Path) -> None:
        self._kept = KeptValues(file)
        self.recent = KeptRecent(self._kept)
        self.spoken = InterfaceLanguage.ENGLISH
        self.theme_of_run: ThemeChoice | None = None

    @property
    def is_of_newer_version(self) -> bool:
        """Whether a newer version of the program has written the file."""
        return self._kept.is_of_newer_version

    def save(self) -> None:
        """Write what has changed to the file; a file that cannot be written is no error."""
        self._kept.save()

    @property
    def usual_edition(self) -> Edition:
        """The edition to begin with: that of the book in the spoken language, or the newest."""
        from bridge_rules_gui.corpus.edition import NEWEST, Edition  # noqa: PLC0415 - as below

        books = {edition.language: edition for edition in Edition}
        return books.get(self.spoken.written, NEWEST)

    @property
    def place_written(self) -> str:
        """The place last read as it is written, which need not be one."""
        return self._kept.text("reading/place")

    @property
    def place(self) -> Address | None:
        """The place last read."""
        # The rest of the settings is requested before the books are.
        from bridge_rules_gui.corpus.address import Address  # noqa: PLC0415

        try:
            return Address.parse(self._kept.text("reading/place"))
        except (ValueError, LookupError):  # no address, no citation, no edition
            return None

    @place.setter
    def place(self, place: Address) -> None:
        self._kept.put("reading/place", str(place))

    def forget_place(self) -> None:
        """Begin again with the usual edition."""
        self._kept.put("reading/place", "")

    @property
    def workplace(self) -> str:
        """What the workplace last shown is asked for by; empty for the books."""
        return self._kept.text("window/workplace")

    @workplace.setter
    def workplace(self, address: str) -> None:
        self._kept.put("window/workplace", address)

    @property
    def compared_editions(self) -> tuple[Edition, ...]:
        """The editions of a comparison's columns, from left to right; all where unknown."""
        from bridge_rules_gui.corpus.edition import Edition  # noqa: PLC0415 - as above

        known = {edition.value: edition for edition in Edition}
        words = self._kept.text("comparison/editions").split()
        chosen = tuple(dict.fromkeys(known[word] for word in words if word in known))
        return chosen if len(chosen) >= 2 else tuple(Edition)

    @compared_editions.setter
    def compared_editions(self, editions: Sequence[Edition]) -> None:
        self._kept.put("comparison/editions", " ".join(e.value for e in editions))

    @property
    def zoom(self) -> int:
        """The size of the law text, in percent."""
        (zoom,) = self._kept.numbers("reading/zoom", 1) or (0,)
        return zoom if SMALLEST_ZOOM <= zoom <= LARGEST_ZOOM else USUAL_ZOOM

    @zoom.setter
    def zoom(self, percent: int) -> None:
        self._kept.put("reading/zoom", str(percent))

    @property
    def interface_size(self) -> int:
        """The size of everything in the window, in percent; one of `INTERFACE_SIZES`."""
        (size,) = self._kept.numbers("window/size", 1) or (0,)
        return size if size in INTERFACE_SIZES else USUAL_SIZE

    @interface_size.setter
    def interface_size(self, percent: int) -> None:
        self._kept.put("window/size", str(percent))

    @property
    def theme(self) -> ThemeChoice:
        """The chosen colours, or those of this run."""
        if self.theme_of_run is not None:
            return self.theme_of_run
        try:
            return ThemeChoice(self._kept.text("window/theme"))
        except ValueError:
            return ThemeChoice.SYSTEM

    @theme.setter
    def theme(self, theme: ThemeChoice) -> None:
        self.theme_of_run = None
        self._kept.put("window/theme", theme.value)

    @property
    def language(self) -> InterfaceLanguage | None:
        """The chosen language of the interface; None follows the desktop."""
        try:
            return InterfaceLanguage(self._kept.text("window/language"))
        except ValueError:
            return None

    @language.setter
    def language(self, language: InterfaceLanguage) -> None:
        self._kept.put("window/language", language.value)

    @property
    def was_welcomed(self) -> bool:
        """Whether a choice was made at the welcome of the first start, or it was passed by."""
        return self._kept.text("window/welcomed") == "true"

    @was_welcomed.setter
    def was_welcomed(self, is_done: bool) -> None:
        self._kept.put_flag("window/welcomed", holds=is_done)

    @property
    def geometry(self) -> QByteArray:
        """Where the window stood and how large, as Qt packs it; empty when unknown."""
        return self._kept.packed("window/geometry")

    @geometry.setter
    def geometry(self, packed: QByteArray) -> None:
        self._kept.put("window/geometry", packed)

    @property
    def pane_widths(self) -> tuple[int, ...]:
        """The widths of contents, text and side panel."""
        widths = self._kept.numbers("reading/pane-widths", len(USUAL_WIDTHS))
        return widths if any(widths) else USUAL_WIDTHS

    @pane_widths.setter
    def pane_widths(self, widths: tuple[int, ...]) -> None:
        self._kept.put_words("reading/pane-widths", widths)

    @property
    def shows_contents(self) -> bool:
        """Whether the contents stand beside the text."""
        return self._kept.flag("reading/shows-contents")

    @shows_contents.setter
    def shows_contents(self, shown: bool) -> None:
        self._kept.put_flag("reading/shows-contents", holds=shown)

    @property
    def shows_side_panel(self) -> bool:
        """Whether the panel on the law stands beside the text."""
        return self._kept.flag("reading/shows-side-panel")

    @shows_side_panel.setter
    def shows_side_panel(self, shown: bool) -> None:
        self._kept.put_flag("reading/shows-side-panel", holds=shown)

    @property
    def terms_panes(self) -> tuple[int, ...]:
        """The sizes of the panes of the terms; nothing where unknown."""
        sizes = self._kept.numbers("terms/panes", _TERMS_PANES)
        return sizes if all(sizes) else ()

    @terms_panes.setter
    def terms_panes(self, sizes: tuple[int, ...]) -> None:
        self._kept.put_words("terms/panes", sizes)

    @property
    def glossary(self) -> Path | None:
        """The file of the reader's own glossary."""
        written = self._kept.text("terms/glossary")
        return Path(written) if written else None

    @glossary.setter
    def glossary(self, file: Path | None) -> None:
        self._kept.put("terms/glossary", "" if file is None else str(file.absolute()))

    @property
    def simulator(self) -> SimulatorState:
        """How the simulator was left."""
        from bridge_rules_gui.window.simulator.state import read_state  # noqa: PLC0415 - when opened

        return read_state(self._kept.text("simulator/state"), self.usual_edition)

    @simulator.setter
    def simulator(self, state: SimulatorState) -> None:
        self._kept.put("simulator/state", state.written())

    @property
    def quiz(self) -> QuizState:
        """How the quiz was left."""
        from bridge_rules_gui.window.quiz.state import read_state  # noqa: PLC0415 - when opened

        return read_state(self._kept.text("quiz/state"), self.usual_edition)

    @quiz.setter
    def quiz(self, state: QuizState) -> None:
        self._kept.put("quiz/state", state.written())
