"""What the window calls a story that was left unsaved."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from bridge_rules_gui.simulation.editing_shelf import UnsavedWork
from bridge_rules_gui.window.simulator.table.names import name_of_seat
from bridge_rules_gui.window.speaking import short_date

translate = QCoreApplication.translate


def told_unsaved(work: UnsavedWork) -> str:
    """Say which story was left: by its title, else by its dealer and when it was changed."""
    scenario = work.story.scenario
    if scenario.title:
        told = translate(
            "UnsavedOffer", "The story “{title}” was not saved when the program last ended."
        )
        return told.format(title=scenario.title)
    told = translate(
        "UnsavedOffer",
        "A story without a title was not saved when the program last ended"
        " (dealer {dealer}, last changed {when}).",
    )
    changed = datetime.fromtimestamp(work.changed).astimezone()
    time = QLocale().toString(QTime(changed.hour, changed.minute), QLocale.FormatType.ShortFormat)
    when = f"{short_date(changed.date())}, {time}"
    dealer = name_of_seat(scenario.dealer) if scenario.dealer else "–"
    return told.format(dealer=dealer, when=when)


def told_taken(work: UnsavedWork) -> str:
    """Say that a story is no longer there to be gone on with."""
    title = work.story.scenario.title
    if title:
        told = translate(
            "UnsavedOffer",
            "The story “{title}” is open in a window already, or has been saved or thrown away"
            " since.",
        )
        return told.format(title=title)
    return translate(
        "UnsavedOffer",
        "This story is open in a window already, or has been saved or thrown away since.",
    )
