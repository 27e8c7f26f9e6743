"""Progress carried to another computer as a file, and brought together with what is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from bridge_rules_gui.exchange.files import read_whole, write_whole
from bridge_rules_gui.language.sentence import error_sentence, sentence
from bridge_rules_gui.notation.documents import name_of
from bridge_rules_gui.notebook.documents import NOTEBOOK_SHELF, check
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.progress.records import Review
from bridge_rules_gui.progress.store import Shelved
from bridge_rules_gui.progress.transfer import LARGEST, Progress, progress_of, progress_text
from bridge_rules_gui.quiz.documents import pace_of, preset_of, report_of
from bridge_rules_gui.quiz.progress_exams import EXAM_SHELF, PRESET_SHELF
from bridge_rules_gui.quiz.study_progress import StudyProgress

_CHECKS: Final[Mapping[str, Callable[[str], object]]] = {
    PRESET_SHELF: preset_of,
    EXAM_SHELF: report_of,
    NOTEBOOK_SHELF: check,
}
_SETTINGS: Final = {"pace": pace_of}


def export_progress(progress: StudyProgress, path: Path) -> None:
    """Write all progress to a file; raise `ExchangeError` when that cannot be done."""
    store = progress.store
    found = Progress(
        reviews=store.reviews(),
        documents={shelf: store.documents(shelf) for shelf in _CHECKS},
        flags=store.flags(),
        settings={n: value for n, value in store.settings().items() if n in _SETTINGS},
    )
    write_whole(path, progress_text(found).encode("utf-8"))


def import_progress(progress: StudyProgress, path: Path) -> int:
    """Bring the progress of a file together with what is there; return how much was new.

    An answer that is there already stays one answer. What is known follows again from all
    answers in the order they were given. Nothing is written unless every value of the file
    will do; a backup is made before. Raise `ProgressError` or `ExchangeError`.
    """
    given = progress_of(read_whole(path, LARGEST), path.name, tuple(_CHECKS))
    _check(given, path.name)
    new = 0

    def together(kept: tuple[Review, ...]) -> list[Review]:
        nonlocal new
        known = {review.id: review for review in kept}
        added = {r.id: r for r in given.reviews if r.id not in known}
        new = len(added)
        return sorted((known | added).values(), key=lambda review: review.at)

    progress.store.file.backups.make()
    progress.store.rewrite(
        lambda kept: progress.schedule.remembered(together(kept)),
        [Shelved(shelf, d) for shelf, found in given.documents.items() for d in found],
        given.flags,
        given.settings,
    )
    return new


def _check(given: Progress, name: str) -> None:
    """Refuse a file with a document or setting that will not do."""
    for setting, value in given.settings.items():
        if setting not in _SETTINGS:
            raise ProgressError(
                sentence(
                    "{name}: settings.{setting}: not a setting; remove it",
                    name=name,
                    setting=name_of(setting),
                )
            )
        try:
            _SETTINGS[setting](value, f"settings.{setting}")
        except ValueError as error:
            raise ProgressError(
                sentence("{name}: {error}", name=name, error=error_sentence(error))
            ) from error
    for shelf, found in given.documents.items():
        for document in found:
            try:
                _CHECKS[shelf](document.content)
            except ValueError as error:
                raise ProgressError(
                    sentence(
                        "{name}: {shelf} {document}: {error}",
                        name=name,
                        shelf=shelf,
                        document=repr(document.name),
                        error=error_sentence(error),
                    )
                ) from error
