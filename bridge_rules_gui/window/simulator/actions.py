"""The simulator: cases, and stepping through them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.simulator.workplace import SimulatorWorkplace

SIMULATOR_ACTIONS: Final[tuple[ActionSpec[SimulatorWorkplace], ...]] = (
    ActionSpec(
        "simulator",
        QT_TRANSLATE_NOOP("Actions", "Th&e Simulator"),
        lambda simulator: simulator.resume(),
        keys=("Ctrl+5",),
        group="workplace",
        short=QT_TRANSLATE_NOOP("Actions", "Simulator"),
    ),
    ActionSpec(
        "situations",
        QT_TRANSLATE_NOOP("Actions", "&Situations…"),
        lambda simulator: simulator.show_situations(),
        keys=("Ctrl+Shift+S",),
    ),
    ActionSpec(
        "new-scenario",
        QT_TRANSLATE_NOOP("Actions", "&New Case…"),
        lambda simulator: simulator.begin_scenario(),
        keys=("Ctrl+N",),
    ),
    ActionSpec(
        "open-scenario",
        QT_TRANSLATE_NOOP("Actions", "&Open Case or Record…"),
        lambda simulator: simulator.open_scenario_file(),
        keys=("Ctrl+Shift+B",),
    ),
    ActionSpec(
        "edit-scenario",
        QT_TRANSLATE_NOOP("Actions", "&Edit This Case"),
        lambda simulator: simulator.edit_scenario(),
        keys=("Ctrl+E",),
        needs_scenario=True,
    ),
    ActionSpec(
        "practise-scenario",
        QT_TRANSLATE_NOOP("Actions", "Pr&actise This Case"),
        lambda simulator: simulator.practise(),
        keys=("Ctrl+Shift+R",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-play",
        QT_TRANSLATE_NOOP("Actions", "&Play or Pause"),
        lambda simulator: simulator.scenario_view.player.play_or_pause(),
        keys=("Ctrl+Space",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-forward",
        QT_TRANSLATE_NOOP("Actions", "Step &Forward"),
        lambda simulator: simulator.scenario_view.player.go_forward(),
        keys=("Ctrl+Right",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-back",
        QT_TRANSLATE_NOOP("Actions", "Step &Back"),
        lambda simulator: simulator.scenario_view.player.go_back(),
        keys=("Ctrl+Left",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-first",
        QT_TRANSLATE_NOOP("Actions", "Go to Be&ginning"),
        lambda simulator: simulator.scenario_view.player.go_first(),
        keys=("Ctrl+Home",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-last",
        QT_TRANSLATE_NOOP("Actions", "Go to En&d"),
        lambda simulator: simulator.scenario_view.player.go_last(),
        keys=("Ctrl+End",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-irregularity",
        QT_TRANSLATE_NOOP("Actions", "Go to &Irregularity"),
        lambda simulator: simulator.scenario_view.player.go_irregular(),
        keys=("Ctrl+J",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-difference",
        QT_TRANSLATE_NOOP("Actions", "Next Diffe&rence"),
        lambda simulator: simulator.scenario_view.player.go_differing(),
        keys=("Ctrl+Shift+J",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-editions",
        QT_TRANSLATE_NOOP("Actions", "All &Three Editions"),
        lambda simulator: simulator.rule_under(None),
        keys=(f"Alt+{len(Edition) + 1}",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-what-if",
        QT_TRANSLATE_NOOP("Actions", "&What Would Change It?"),
        lambda simulator: simulator.scenario_view.law.editions.what_if.toggle(),
        keys=("Ctrl+Shift+Y",),
        needs_scenario=True,
    ),
    ActionSpec(
        "scenario-handout",
        QT_TRANSLATE_NOOP("Actions", "Export &Handout…"),
        lambda simulator: simulator.export_handout(),
        needs_scenario=True,
    ),
)
