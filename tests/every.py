"""A check of everything there is as one test, which names each thing it fails for."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

Check = Callable[..., None]


def every(
    names: str,
    values: Iterable[Any] | Callable[[], Iterable[Any]],
    ids: Callable[..., object] = str,
) -> Callable[[Check], Check]:
    """Run a check for every value, like `pytest.mark.parametrize`, but as a single test.

    Hundreds of tests of a few microseconds each cost more to collect, distribute and report
    than to run. All values are tried; the failure has a line for each that fails, called by
    `ids`. Values that take time to make are given as a function, called when the test runs. No
    values at all is a failure too: nothing would have been checked.
    """
    keys = names.split(", ")

    def decorate(check: Check) -> Check:
        @wraps(check)
        def walk(**fixtures: Any) -> None:
            faults: list[tuple[str, Exception]] = []
            count = 0
            for value in values if isinstance(values, Iterable) else values():
                parts = (value,) if len(keys) == 1 else value
                count += 1
                try:
                    check(**fixtures, **dict(zip(keys, parts, strict=True)))
                except Exception as fault:
                    faults.append((str(ids(*parts)), fault))
            assert count, f"nothing to check: no {names}"
            if faults:
                raise AssertionError(_message(names, count, faults)) from faults[0][1]

        signature = inspect.signature(check)
        others = [each for name, each in signature.parameters.items() if name not in keys]
        walk.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        return walk

    return decorate


def _message(names: str, count: int, faults: list[tuple[str, Exception]]) -> str:
    lines = (
        f"{name}: {fault if isinstance(fault, AssertionError) else repr(fault)}"
        for name, fault in faults
    )
    return "\n".join((f"{len(faults)} of {count} ({names}) failed:", *lines))
