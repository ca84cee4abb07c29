"""Septem: 7 Seas, 7 Seize and Seven7s for programs. docs/python.md describes it.

    >>> import septem
    >>> state = septem.Game("seas", seats=2).new_state(seed=7)
    >>> while not state.is_over():
    ...     state.apply(state.legal_moves()[0])
    >>> sum(state.returns())
    1.0
"""

from __future__ import annotations

from ._septem import Bot, Game, Knowledge, State, __version__, bot_names, games, read_record
from .arena import Report, compete
from .errors import (
    BadArgument,
    BadOption,
    BadRecord,
    GameOver,
    IllegalMove,
    ImpossibleOutcome,
    NotYourMove,
    SeptemError,
)
from .vector import VectorGame


def bot(text: str, seed: int = 0) -> Bot:
    """A bot as a policy: `bot("search:ms=20")(state)` is the move that it would play."""
    return Bot(text, seed)


__all__ = [
    "BadArgument",
    "BadOption",
    "BadRecord",
    "Bot",
    "Game",
    "GameOver",
    "IllegalMove",
    "ImpossibleOutcome",
    "Knowledge",
    "NotYourMove",
    "Report",
    "SeptemError",
    "State",
    "VectorGame",
    "__version__",
    "bot",
    "bot_names",
    "compete",
    "games",
    "read_record",
]
