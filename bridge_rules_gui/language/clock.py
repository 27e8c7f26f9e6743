"""How a length of time is written."""

from __future__ import annotations

from typing import Final

_MINUTE: Final = 60


def clock_time(seconds: float) -> str:
    """Return a time as a clock shows it: 4:05, 1:00:00."""
    minutes, rest = divmod(max(0, int(seconds)), _MINUTE)
    hours, minutes = divmod(minutes, _MINUTE)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
