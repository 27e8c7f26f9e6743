"""The simulator: situations to choose from, cases to step through or practise, the editor."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import NEWEST, Edition, EditionError
from bridge_rules_gui.exchange.files import write_whole
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.library.law_names import law_name
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.simulation.editions_page import editions_handout
from bridge_rules_gui.simulation.handout import HandoutFormat, handout, written_handout
from bridge_rules_gui.simulation.importing import import_file
from bridge_rules_gui.simulation.library import SituationLibrary
from bridge_rules_gui.simulation.moments import Stage, Staged
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.judgement import Judgement
from bridge_rules_gui.window.looks.palette import LIGHT, Colours
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import Sheet, Workplace
from bridge_rules_gui.window.simulator.editor.editor_panes import editor_style
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from bridge_rules_gui.window.simulator.law_pane import law_style
from bridge_rules_gui.window.simulator.library_page import LibraryPage, library_style
from bridge_rules_gui.window.simulator.moment_text import moment_style
from bridge_rules_gui.window.simulator.names import editions_words, spoken_text
from bridge_rules_gui.window.simulator.practice_pane import PracticePane, practice_style
from bridge_rules_gui.window.simulator.scenario_address import (
    ALL_EDITIONS,
    NEW,
    PRACTICE,
    ScenarioAddress,
    UnknownViewError,
)
from bridge_rules_gui.window.simulator.scenario_view import ScenarioView, head_style
from bridge_rules_gui.window.simulator.tools import SimulatorTools
from bridge_rules_gui.window.speaking import phrasebook, say, say_text, spoken_language


@dataclass(frozen=True, slots=True)
class _Request:
    """A case asked for: by its name in the library, from a file, or as it is.

    It is opened at a step, of which one beyond the end is the last one, or to be practised.
    """

    name: str = ""
    file: Path | None = None
    scenario: Scenario | None = None
    step: int = 0
    is_practised: bool = False


@dataclass(frozen=True, slots=True)
class _Opened:
    """A case ready to be shown, and how it was asked for."""

    request: _Request
    staged: Staged


class ManyBoardsError(Exception):
    """Raised for a file that holds several cases, or one about which something is to be asked."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class SimulatorWorkplace(Workplace):
    """Opens cases, made ready on a worker, and rules on them under an edition or under all.

    ``record_practised`` keeps a provision that was asked about in practice, and whether it was
    known.
    """

    name = "scenario"
    action = "simulator"
    has_edition = True

    def __init__(
        self,
        shell: Shell,
        corpus: Corpus,
        tools: SimulatorTools,
        settings: Settings,
        *,
        record_practised: Callable[[Address, bool], None],
    ) -> None:
        super().__init__()
        self.setObjectName("simulator")
        self.setAcceptDrops(True)
        self._shell = shell
        self._corpus = corpus
        self._tools = tools
        self._settings = settings
        self._state = state = settings.simulator
        self._stage = Stage(corpus, editions_words(say), say_text)
        self._library: SituationLibrary | None = None
        self._editor: EditorView | None = None
        self._opened = ""  # by what name, or from which file, the case on the table was opened
        self._before_answers: list[Simulation] = []  # as the case was before each answer given
        self._edition = state.edition if state.edition in ruled_editions() else NEWEST
        self._is_side_by_side = state.is_side_by_side
        named = partial(law_name, corpus, NEWEST, language=spoken_language())
        self.situations = LibraryPage(named, self)
        self.scenario_view = ScenarioView(shell, self)
        self.practice = PracticePane(
            shell,
            self._stage,
            self.scenario_view.law,
            record=record_practised,
            is_book_closed=state.is_book_closed,
        )
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.situations)
        self.pages.addWidget(self.scenario_view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self._show_edition()
        self._connect()
        self.scenario_view.player.take_state(state)
        self.scenario_view.take_sizes(state.panes)

    def _connect(self) -> None:
        situations, view = self.situations, self.scenario_view
        situations.opened.connect(self._open_named)
        situations.practised.connect(self._practise_named)
        situations.new.clicked.connect(self.begin_scenario)
        situations.file.clicked.connect(self._ask_file)
        situations.card.source_button.clicked.connect(self._open_commentary)
        view.head.to_list.clicked.connect(self._go_back)
        view.head.practise.clicked.connect(self.practise)
        view.head.edit.clicked.connect(self.edit_scenario)
        view.player.step_requested.connect(self.show_step)
        view.player.changed.connect(self._take_looks)
        view.law.editions.chosen.connect(self.rule_under)
        view.law.question.answered.connect(self._answer)
        view.law.question.undo.clicked.connect(self._take_back)
        self.practice.step_requested.connect(self.show_step)
        self.practice.ended.connect(self._end_practice)
        self._shell.changed.connect(self._note_scenario)

    # What the window asks.

    @property
    def address(self) -> str:
        """What the window is asked for to show the same again: a situation, a file, the editor.

        Without a target for the list, and for a case that was recorded elsewhere.
        """
        return f"{self.name}:{self._target}"

    @property
    def _target(self) -> str:
        if self._editor is not None and self.is_on(self._editor):
            file = self._editor.saving.path
            return str(file.absolute()) if file else NEW
        if not self.is_staged:
            return ""
        view = PRACTICE if self.practice.is_under_way else ""
        return str(ScenarioAddress(self._opened, self.scenario_view.step, view))

    def open(self, target: str) -> None:
        """Show the situations, or open a case as `ScenarioAddress` says."""
        asked = ScenarioAddress.parse(target)
        if asked.scenario in ("", NEW):
            (self.begin_scenario if asked.scenario else self.show_situations)()
            return
        try:
            self._take_view(asked.view)
        except LookupError as error:
            self._shell.fail(error)
            return
        self._shell.show(self)
        is_file = bool(Path(asked.scenario).suffix)
        self._open(
            _Request(
                name="" if is_file else asked.scenario,
                file=Path(asked.scenario) if is_file else None,
                step=asked.step,
                is_practised=asked.view == PRACTICE,
            )
        )

    def _take_view(self, view: str) -> None:
        if view == ALL_EDITIONS:
            self.rule_under(None)
        elif view and view != PRACTICE:
            try:
                self.rule_under(Edition.parse(view))
            except EditionError as error:
                raise UnknownViewError(view) from error

    def resume(self) -> None:
        """Show the simulator as it was left; at first, the situations."""
        self._shell.show(self)
        if self.scenario_view.staged is None and not self._is_editing:
            self._list_situations()
        elif self.is_staged:
            self.scenario_view.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.is_on(self.situations):
            self.situations.filter.setFocus(Qt.FocusReason.OtherFocusReason)

    def may_close(self) -> bool:
        """Ask what becomes of unsaved work; tell whether the window may close."""
        return self._editor is None or self._editor.may_close()

    def printed(self) -> Sheet | None:
        """Return the step under all editions; nothing while no case is on the table."""
        if self.scenario_view.staged is None or not self.is_staged:
            return None
        simulation = self.scenario_view.staged.simulation
        scenario = simulation.scenario
        moment = self._stage.columns_moment(simulation, self.scenario_view.step)
        title, text = say_text(scenario.title), say_text(scenario.narrative)
        page = editions_handout(title, text, moment, editions_words(say))
        return Sheet(page, moment_style(LIGHT), is_wide=True)

    def keep(self) -> None:
        """Keep an unsaved case, and how the simulator was arranged."""
        if self._editor is not None:
            self._editor.saving.keeper.write_now()
        sizes = self._editor.panes.sizes if self._editor is not None else ()
        self._state = replace(
            self._state,
            edition=self._edition,
            is_side_by_side=self._is_side_by_side,
            panes=self.scenario_view.pane_sizes or self._state.panes,
            editor_panes=sizes or self._state.editor_panes,
            is_book_closed=self.practice.is_book_closed,
        )
        self._settings.simulator = self._state

    # What is shown.

    def is_on(self, page: object) -> bool:
        """Tell whether a page is shown."""
        return self.pages.currentWidget() is page

    @property
    def is_staged(self) -> bool:
        """Whether a case is on the table."""
        return self.is_on(self.scenario_view)

    @property
    def _is_editing(self) -> bool:
        return self._editor is not None and self.is_on(self._editor)

    @property
    def scenario(self) -> Scenario | None:
        """The case on the table."""
        return self.scenario_view.scenario

    @Slot()
    def _note_scenario(self) -> None:
        """Let the actions on a case be possible only while one is on the table."""
        is_there = self.is_staged and self._shell.is_shown(self)
        self._shell.actions.note_scenario(is_there=is_there)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by keys; Escape leads from the table to the situations, and on to the reading."""
        if event.key() == Qt.Key.Key_Escape:
            (self._go_back if self.is_staged else self._shell.leave)()
        elif not (self.is_staged and self._take_key(event)):
            super().keyPressEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        is_answer = self.practice.is_under_way and self.practice.take_key(event.key())
        return is_answer or self.scenario_view.take_key(event)

    # The situations.

    def show_situations(self) -> None:
        """Show the situations to choose from."""
        self._shell.show(self)
        self._list_situations()

    def _list_situations(self) -> None:
        self.scenario_view.player.pause()
        self.pages.setCurrentWidget(self.situations)
        self.situations.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        self._shell.note_change()
        if self._library is None:
            self._shell.run(partial(self._tools.situations, spoken_text()), self._take_library)
        else:
            self.situations.show_library(self._library, self._state.recent)

    def _take_library(self, library: SituationLibrary) -> None:
        self._library = library
        self.situations.show_library(library, self._state.recent)

    @Slot()
    def _open_commentary(self) -> None:
        situation = self.situations.card.situation
        if situation is not None:
            self._shell.visit(Address.parse(situation.scenario.commentary))

    # Opening a case.

    @Slot(str)
    def _open_named(self, name: str) -> None:
        self._open(_Request(name))

    @Slot(str)
    def _practise_named(self, name: str) -> None:
        self._open(_Request(name, is_practised=True))

    def open_scenario(self, scenario: Scenario) -> None:
        """Open a case recorded elsewhere, after its last event."""
        self._shell.show(self)
        self._open(_Request(scenario=scenario, step=len(scenario.events)))

    def _play_edited(self, scenario: Scenario) -> None:
        self._open(_Request(scenario=scenario))

    def _open(self, request: _Request) -> None:
        """Open a case; what is shown stays until it is ready, or if it cannot be."""
        work = partial(_opened, self._stage, self._tools, request, self._library, self._edition)
        self._shell.run(work, self._take_opened, failed=self._refuse)

    def _take_opened(self, opened: _Opened) -> None:
        request = opened.request
        self._opened = str(request.file.absolute()) if request.file else request.name
        if request.name:
            self._state = self._state.opened(request.name)
            self.situations.note_recent(self._state.recent)
        self.practice.end()
        self._shell.drop(self._take_staged)
        self._before_answers.clear()
        self.scenario_view.show_scenario(opened.staged, request.step)
        self.pages.setCurrentWidget(self.scenario_view)
        self.scenario_view.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_law()
        self._shell.note_change()
        if request.is_practised:
            self.practise()

    def _refuse(self, error: Exception) -> None:
        """Say what cannot be opened, with the situations to choose from where nothing is shown."""
        if isinstance(error, ManyBoardsError):
            self.open_file(error.file)
            return
        if self.scenario_view.staged is None and not self._is_editing:
            self._list_situations()
        self._shell.fail(error)

    # Stepping.

    @Slot(int)
    def show_step(self, step: int) -> None:
        """Show the case after so many events."""
        if self.scenario_view.go_to(step):
            self._show_law()
            self._shell.note_change()

    @Slot()
    def _go_back(self) -> None:
        """Leave the dialogue for the case, the case for the list."""
        if self.practice.is_under_way:
            self.practice.end()
        else:
            self._list_situations()

    @Slot()
    def _take_looks(self) -> None:
        """Show the same step as the reader now wants it shown."""
        player = self.scenario_view.player
        self._state = replace(
            self._state,
            seen=player.seen_hands,
            speed=int(player.speed.currentData()),
            is_animated=player.animated.isChecked(),
        )
        self.scenario_view.show_table()

    # The law: under one edition or under all.

    @property
    def edition(self) -> Edition:
        """The edition the table is under."""
        return self._edition

    @property
    def is_side_by_side(self) -> bool:
        """Whether the law of all editions is shown."""
        return self._is_side_by_side

    def choose_edition(self, edition: Edition) -> None:
        """Rule the case on the table under an edition."""
        self.rule_under(edition)

    @Slot(object)
    def rule_under(self, edition: Edition | None) -> None:
        """Show the law of an edition, or of all of them for None.

        A dialogue that is led begins again under the edition; side by side there is none.
        Nothing is ruled under an edition that has no rules.
        """
        if edition is not None and edition not in ruled_editions():
            self._shell.note_edition()
            return
        is_led = self.practice.is_under_way and edition is not None
        self.practice.end()
        self._is_side_by_side = edition is None
        self._edition = edition or self._edition
        self._show_edition()
        staged = self.scenario_view.staged
        if staged is not None:
            if edition is None or edition is staged.edition:
                self._show_law()
            else:
                self._stage_again(staged.simulation)
        self._shell.note_edition()
        if is_led and staged is not None:
            self._lead_practice(staged.simulation)

    def _show_edition(self) -> None:
        edition = None if self._is_side_by_side else self._edition
        self.scenario_view.law.show_edition(edition, self._edition)

    @Slot()
    def _show_law(self) -> None:
        """Show the law of the step; while the dialogue is led, that shows what may be seen."""
        if not self.practice.is_under_way:
            self.scenario_view.show_law(
                is_side_by_side=self._is_side_by_side, can_undo=bool(self._before_answers)
            )

    def _stage_again(self, simulation: Simulation) -> None:
        """Make the case ready again: under another edition, or with a question answered."""
        work = partial(self._stage.staged, simulation, self._edition)
        self._shell.run(work, self._take_staged)

    def _take_staged(self, staged: Staged) -> None:
        self.scenario_view.refresh(staged)
        self._show_law()

    @Slot(object, bool)
    def _answer(self, judgement: Judgement, holds: bool) -> None:
        if self.scenario_view.staged is not None:
            simulation = self.scenario_view.staged.simulation
            self._before_answers.append(simulation)
            self._stage_again(simulation.answering(judgement, holds=holds))

    @Slot()
    def _take_back(self) -> None:
        if self._before_answers:
            self._stage_again(self._before_answers.pop())

    # Practice.

    @Slot()
    def practise(self) -> None:
        """Lead the director's dialogue about the case, or end it."""
        if self.scenario_view.staged is None:
            return
        if self.practice.is_under_way:
            self.practice.end()
            return
        self.rule_under(self._edition)
        self._lead_practice(self.scenario_view.staged.simulation)

    def _lead_practice(self, simulation: Simulation) -> None:
        self.scenario_view.head.practise.setChecked(True)
        self.scenario_view.law.question.ask((), can_undo=False)
        self.practice.begin(simulation, self._edition)

    @Slot()
    def _end_practice(self) -> None:
        self.scenario_view.head.practise.setChecked(False)
        self._show_law()
        self._shell.note_change()

    # The editor, made when it is first needed.

    @Slot()
    def begin_scenario(self) -> None:
        """Begin a case of the reader's own."""
        self._shell.show(self)
        self._shown_editor().new_draft()

    @Slot(object)
    def resume_scenario(self, work: UnsavedWork) -> None:
        """Resume a case of the reader's own that was left unsaved."""
        self._shell.show(self)
        self._shown_editor().resume(work)

    @Slot()
    def edit_scenario(self) -> None:
        """Change a copy of the case on the table."""
        if self.scenario is not None:
            self._shown_editor().open_scenario(self.scenario)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Open a file of cases in the editor; what must be asked about it is asked."""
        self._shown_editor().open_file(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files, wherever in the simulator they are dropped."""
        if _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file dropped."""
        file = _dropped(event)
        if file is not None:
            event.acceptProposedAction()
            self.open_file(file)

    def open_scenario_file(self) -> None:
        """Ask for a file of cases, and open it."""
        self.resume()
        self._ask_file()

    @Slot()
    def _ask_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self,
            self.tr("Open Case or Record"),
            "",
            self.tr("Cases (*.toml *.json *.pbn *.lin);;All files (*)"),
        )
        if chosen:
            self.open_file(Path(chosen))

    def _shown_editor(self) -> EditorView:
        editor = self._editor or self._made_editor()
        self.scenario_view.player.pause()
        self.pages.setCurrentWidget(editor)
        self._shell.note_change()
        return editor

    def _made_editor(self) -> EditorView:
        editor = self._editor = EditorView(
            self._shell,
            self._corpus,
            UnsavedShelf(self._tools.unsaved),
            play=self._play_edited,
            leave=self._list_situations,
        )
        editor.panes.take_sizes(self._state.editor_panes)
        self.pages.addWidget(editor)
        editor.begin()
        return editor

    # Handouts.

    def export_handout(self) -> None:
        """Ask for a file, and write the case on the table into it."""
        if self.scenario_view.staged is None:
            return
        simulation = self.scenario_view.staged.simulation
        kinds = {
            self.tr("PDF (*.pdf)"): HandoutFormat.PDF,
            self.tr("Web page (*.html)"): HandoutFormat.HTML,
        }
        name = f"{simulation.scenario.identifier or 'scenario'}.pdf"
        chosen, kind = QFileDialog.getSaveFileName(
            self, self.tr("Export Handout"), name, ";;".join(kinds)
        )
        if chosen:
            form = kinds.get(kind, HandoutFormat.PDF)
            work = partial(_written, simulation, form, self._tools.fonts, Path(chosen))
            self._shell.run(work, self._report_written)

    def _report_written(self, path: Path) -> None:
        self._shell.show_message(self.tr("Saved: {file}").format(file=path))

    # Looks.

    def style_in(self, colours: Colours) -> str:
        """Return the style sheet of all pages."""
        parts = (library_style, head_style, law_style, practice_style, editor_style)
        return "".join(style(colours) for style in parts)

    def restyle(self) -> None:
        """Take the colours that hold; the parts take theirs once every widget has its palette."""
        before = self.styleSheet()
        super().restyle()
        if self.styleSheet() != before:
            QTimer.singleShot(0, self, self._restyle_parts)

    @Slot()
    def _restyle_parts(self) -> None:
        self.scenario_view.restyle()
        if self._editor is not None:
            self._editor.restyle()


def _opened(
    stage: Stage,
    tools: SimulatorTools,
    request: _Request,
    library: SituationLibrary | None,
    edition: Edition,
) -> _Opened:
    """Return a case made ready; on a worker. Raise `ManyBoardsError`."""
    scenario = request.scenario
    if request.file is not None:
        scenario = _only_scenario(request.file)
    elif scenario is None:
        library = library or tools.situations(say_text)
        scenario = library.situation(request.name).scenario
    return _Opened(request, stage.staged(Simulation(stage.corpus, scenario), edition))


def _dropped(event: QDropEvent) -> Path | None:
    """Return the first file that is dragged, None for anything else."""
    files = (url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile())
    return next(map(Path, files), None)


def _only_scenario(file: Path) -> Scenario:
    """Return the one case of a file; raise `ManyBoardsError` where the reader is to choose."""
    found = import_file(file)
    if len(found.boards) != 1 or found.boards[0].doubts or found.problems:
        raise ManyBoardsError(file)
    return found.boards[0].scenario


def _written(simulation: Simulation, form: HandoutFormat, fonts: Path, file: Path) -> Path:
    """Write a handout, in the format of the file's ending where it has a known one; on a worker."""
    known = {each.value: each for each in HandoutFormat}
    form = known.get(file.suffix.lower(), form)
    path = file if file.suffix else file.with_suffix(form.value)
    write_whole(path, written_handout(handout(simulation, phrasebook()), form, fonts))
    return path
