"""The simulator: stories, and stepping through them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
        QT_TRANSLATE_NOOP("Actions", "&Situations..."),
        lambda simulator: simulator.show_situations(),
        keys=("Ctrl+Shift+S",),
    ),
    ActionSpec(
        "new-story",
        QT_TRANSLATE_NOOP("Actions", "&New Story..."),
        lambda simulator: simulator.begin_story(),
        keys=("Ctrl+N",),
    ),
    ActionSpec(
        "open-story",
        QT_TRANSLATE_NOOP("Actions", "&Open Story or Record..."),
        lambda simulator: simulator.open_story_file(),
        keys=("Ctrl+Shift+B",),
    ),
    ActionSpec(
        "edit-story",
        QT_TRANSLATE_NOOP("Actions", "&Edit This Story"),
        lambda simulator: simulator.edit_story(),
        keys=("Ctrl+E",),
        needs_story=True,
    ),
    ActionSpec(
        "practise-story",
        QT_TRANSLATE_NOOP("Actions", "Pr&actise This Story"),
        lambda simulator: simulator.practise(),
        keys=("Ctrl+Shift+R",),
        needs_story=True,
    ),
    ActionSpec(
        "story-play",
        QT_TRANSLATE_NOOP("Actions", "&Play or Pause"),
        lambda simulator: simulator.story.player.play_or_pause(),
        keys=("Ctrl+Space",),
        needs_story=True,
    ),
    ActionSpec(
        "story-forward",
        QT_TRANSLATE_NOOP("Actions", "Step &Forward"),
        lambda simulator: simulator.story.player.go_forward(),
        keys=("Ctrl+Right",),
        needs_story=True,
    ),
    ActionSpec(
        "story-back",
        QT_TRANSLATE_NOOP("Actions", "Step &Back"),
        lambda simulator: simulator.story.player.go_back(),
        keys=("Ctrl+Left",),
        needs_story=True,
    ),
    ActionSpec(
        "story-first",
        QT_TRANSLATE_NOOP("Actions", "To the Beginnin&g"),
        lambda simulator: simulator.story.player.go_first(),
        keys=("Ctrl+Home",),
        needs_story=True,
    ),
    ActionSpec(
        "story-last",
        QT_TRANSLATE_NOOP("Actions", "To the En&d"),
        lambda simulator: simulator.story.player.go_last(),
        keys=("Ctrl+End",),
        needs_story=True,
    ),
    ActionSpec(
        "story-irregularity",
        QT_TRANSLATE_NOOP("Actions", "To the &Irregularity"),
        lambda simulator: simulator.story.player.go_irregular(),
        keys=("Ctrl+J",),
        needs_story=True,
    ),
    ActionSpec(
        "story-difference",
        QT_TRANSLATE_NOOP("Actions", "To the Next Diffe&rence"),
        lambda simulator: simulator.story.player.go_differing(),
        keys=("Ctrl+Shift+J",),
        needs_story=True,
    ),
    ActionSpec(
        "story-editions",
        QT_TRANSLATE_NOOP("Actions", "&Three Editions at Once"),
        lambda simulator: simulator.rule_under(None),
        keys=("Alt+4",),
        needs_story=True,
    ),
    ActionSpec(
        "story-what-if",
        QT_TRANSLATE_NOOP("Actions", "&What Would Change It?"),
        lambda simulator: simulator.story.law.editions.what_if.toggle(),
        keys=("Ctrl+Shift+Y",),
        needs_story=True,
    ),
    ActionSpec(
        "story-handout",
        QT_TRANSLATE_NOOP("Actions", "Export &Handout..."),
        lambda simulator: simulator.export_handout(),
        needs_story=True,
    ),
)
