"""What the reader can tell the window to do with the simulator: the slots of its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

if TYPE_CHECKING:
    from bridge_rules_gui.views.simulator.simulating import Simulating


class SimulatorCommands(QObject):
    """Hands each command to the simulator, which is made for the first of them."""

    def __init__(self, simulating: Simulating) -> None:
        super().__init__(simulating)
        self._simulating = simulating

    @Slot()
    def show_simulator(self) -> None:
        """Show the simulator as it was left."""
        self._simulating.open()

    @Slot()
    def show_situations(self) -> None:
        """Show the situations of the library."""
        self._simulating.open_library()

    @Slot()
    def tell_new_story(self) -> None:
        """Begin a story of the reader's own."""
        self._simulating.tell_new()

    @Slot()
    def open_story_file(self) -> None:
        """Ask for a file of stories, and open it."""
        self._simulating.open()
        self._simulating.desk.editing.ask_file()

    @Slot()
    def edit_story(self) -> None:
        """Change the story on the table."""
        self._simulating.desk.edit_story()

    @Slot()
    def practise_story(self) -> None:
        """Practise the story on the table, or stop practising it."""
        self._simulating.desk.practise()

    @Slot()
    def play_or_pause(self) -> None:
        """Let the story go on by itself, or stop."""
        self._simulating.desk.view.player.play_or_pause()

    @Slot()
    def go_forward(self) -> None:
        """Go one event forward."""
        self._simulating.desk.view.player.go_forward()

    @Slot()
    def go_back(self) -> None:
        """Go one event back."""
        self._simulating.desk.view.player.go_back()

    @Slot()
    def go_first(self) -> None:
        """Go to before the first event."""
        self._simulating.desk.view.player.go_first()

    @Slot()
    def go_last(self) -> None:
        """Go to after the last event."""
        self._simulating.desk.view.player.go_last()

    @Slot()
    def go_irregular(self) -> None:
        """Go to the next irregularity."""
        self._simulating.desk.view.player.go_irregular()

    @Slot()
    def go_differing(self) -> None:
        """Go to the next step at which the editions begin to differ."""
        self._simulating.desk.view.player.go_differing()

    @Slot()
    def show_excluded(self) -> None:
        """Show what was considered and excluded, or no more."""
        self._simulating.desk.ruling.excluding.toggle()

    @Slot()
    def export_handout(self) -> None:
        """Write the story and its rulings as a page to hand out."""
        self._simulating.desk.handing_out.ask()

    @Slot()
    def show_three_editions(self) -> None:
        """Show all editions side by side."""
        self._simulating.desk.choose_edition(None)
