"""What pickles name: each makes an object again, through the same checks as everything that comes from outside."""

from __future__ import annotations

from typing import Any

from . import _septem
from ._septem import Game, Knowledge, State


def restore_game(*kept: Any) -> Game:
    return _septem._restore_game(*kept)


def restore_state(*kept: Any) -> State:
    return _septem._restore_state(*kept)


def restore_knowledge(*kept: Any) -> Knowledge:
    return _septem._restore_knowledge(*kept)
