"""What Septem refuses, as exceptions. Each carries the ruling behind it, where a rule is the reason."""

from __future__ import annotations


class SeptemError(Exception):
    """Something was refused; nothing has changed.

    ruling: the number of the ruling ("A7"), or None where no rule is the reason.
    key: the key of the message ("seas.card-not-in-hand"), or None.
    line: the line of the record that is at fault, or None.
    """

    ruling: str | None
    key: str | None
    line: int | None

    def __init__(self, message: str, ruling: str | None = None, key: str | None = None, line: int | None = None):
        super().__init__(message)
        self.ruling = ruling
        self.key = key
        self.line = line

    def __reduce__(self):
        return type(self), (str(self), self.ruling, self.key, self.line)


class BadArgument(SeptemError, ValueError):
    """A value that means nothing here: no such seat, table, bot or number."""


class BadOption(BadArgument):
    """An option or a number of seats that the game does not have."""


class IllegalMove(SeptemError, ValueError):
    """A move against the rules; `ruling` says which one."""


class NotYourMove(IllegalMove):
    """It is somebody else's turn, or chance's."""


class GameOver(IllegalMove):
    """The game is over."""


class ImpossibleOutcome(SeptemError, ValueError):
    """An outcome that chance cannot bring."""


class BadRecord(SeptemError, ValueError):
    """A record that does not replay; `line` says where."""


# By the codes of the engine's protocol (docs/protocol.md).
_KINDS: dict[int, type[SeptemError]] = {
    1: IllegalMove,
    2: NotYourMove,
    4: GameOver,
    5: BadRecord,
    6: BadOption,
    7: ImpossibleOutcome,
}


def from_fault(code: int, message: str, ruling: str, key: str, line: int) -> SeptemError:
    """The exception for a refusal of the core."""
    return _KINDS.get(code, BadArgument)(message, ruling or None, key or None, line or None)
