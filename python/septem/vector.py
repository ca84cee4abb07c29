"""Many tables at once, as arrays of numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Mapping

from ._septem import Game, State, VectorTables

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray


class VectorGame:
    """`n` tables of one game that step together.

    At each table one seat is to decide: `actors` says which one, `legal_counts` how many legal moves it has. `step` takes
    for each table which of them is played. Chance, opponents and the next game of a finished table are played inside.

    The arrays are made once: they look at the tables' own memory and change with every step. Copy what you keep.

    legal_counts  int32 (n,)        legal moves of the actor; 0 where the game is over
    actors        int8  (n,)        the seat to decide; -1 where the game is over
    dones         bool  (n,)        whether a game ended in the last step
    returns       float64 (n, seats)  each seat's share of the win, where one ended; else 0
    points        int32 (n, seats)  the points that decided, where one ended; else 0
    observations  uint8 (n, features)  what the actor knows (`game.feature_names`), with `observations=True`
    masks         bool (n, game.num_moves)  the actor's legal moves by dense number, with `masks=True`
    """

    game: Game
    n: int
    legal_counts: NDArray[np.int32]
    actors: NDArray[np.int8]
    dones: NDArray[np.bool_]
    returns: NDArray[np.float64]
    points: NDArray[np.int32]
    observations: NDArray[np.uint8] | None
    masks: NDArray[np.bool_] | None

    def __init__(
        self,
        game: Game,
        n: int,
        *,
        seed: int = 0,
        observations: bool = False,
        masks: bool = False,
        mask_in_observations: bool = False,
        opponents: Mapping[int, str] | None = None,
        threads: int = 1,
        auto_reset: bool = True,
    ):
        """
        seed: the same seed and the same choices give the same games, whatever the number of threads.
        mask_in_observations: the mask stands behind the features of each observation.
        opponents: bots that play seats themselves, as {1: "greedy"}; the arrays then show the other seats' decisions only.
        threads: 0 for as many as there are cores.
        auto_reset: a finished table begins its next game at once; else it waits for `reset`.
        """
        self.game = game
        self._tables = VectorTables(
            game,
            n,
            seed,
            bool(observations),
            bool(masks),
            bool(mask_in_observations),
            dict(opponents) if opponents else None,
            threads,
            bool(auto_reset),
        )
        self.n = len(self._tables.legal_counts)
        self.legal_counts = self._tables.legal_counts
        self.actors = self._tables.actors
        self.dones = self._tables.dones
        self.returns = self._tables.returns
        self.points = self._tables.points
        self.observations = self._tables.observations
        self.masks = self._tables.masks

    def step(self, choices: ArrayLike) -> None:
        """Every actor plays the `choices[i]`-th of its legal moves, counted from 0.

        Choices are whole numbers from 0 to `legal_counts[i] - 1`; what stands for a finished table is not looked at.
        After an exception nothing has changed.
        """
        self._tables.step(choices)

    def step_moves(self, moves: ArrayLike) -> None:
        """The same with dense move numbers, as masks have them."""
        self._tables.step_moves(moves)

    def move_numbers(self, choices: ArrayLike) -> NDArray[np.int64]:
        """The dense number of the `choices[i]`-th legal move of each actor; -1 at a finished table."""
        return self._tables.move_numbers(choices)

    def reset(self, seed: int) -> None:
        """Begins all tables anew."""
        self._tables.reset(seed)

    def set_state(self, table: int, state: State) -> None:
        """Puts a game in progress on a table; everybody there knows what they know in `state`."""
        self._tables.set_state(table, state)

    def __len__(self) -> int:
        return self.n
