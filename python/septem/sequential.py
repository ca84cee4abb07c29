"""The games as OpenSpiel's Python programs expect them: chance is a player, and one player acts at a time.

By duck type, without depending on OpenSpiel: `new_initial_state`, `current_player`, `legal_actions`, `apply_action`,
`chance_outcomes`, `returns`, `information_state_string` and their like mean what they mean there. Seats that decide at once
act one after the other; what they chose stays hidden until the last one has.
"""

from __future__ import annotations

import json
import random
from typing import Any

from ._septem import Game, State, read_record

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4

# A deal is too much to list: it is the one action of a chance node, and applying it draws from the state's own generator
# ("sampled stochastic" in OpenSpiel's words).
DRAW = 0


class SequentialGame:
    """A game; `load_game("seas", seats=2)` makes one."""

    def __init__(self, game: Game):
        self.game = game

    def new_initial_state(self, seed: int | None = None) -> SequentialState:
        """`seed`: of the deals that are drawn; any if None."""
        return SequentialState(self, self.game.new_state(), random.Random(seed))

    def num_players(self) -> int:
        return self.game.seats

    def num_distinct_actions(self) -> int:
        return self.game.num_moves

    def min_utility(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        """What all returns add up to; None where teams or an interloper make it differ."""
        return 1.0 if self.game.sides == self.game.seats and self.game.id != "seize" else None

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.game.feature_names)]

    def observation_tensor_size(self) -> int:
        return len(self.game.feature_names)

    def deserialize_state(self, text: str) -> SequentialState:
        """What `SequentialState.serialize` wrote."""
        kept = json.loads(text)
        state = read_record(kept["record"])
        if state.game != self.game:
            raise ValueError("this state is of another game")
        version, numbers, gauss = kept["random"]
        generator = random.Random()
        generator.setstate((version, tuple(numbers), gauss))
        restored = SequentialState(self, state, generator)
        restored._history = [(player, action) for player, action in kept["history"]]
        return restored

    def __str__(self) -> str:
        return repr(self.game)


class SequentialState:
    """A state; made by `SequentialGame.new_initial_state`."""

    def __init__(self, game: SequentialGame, state: State, generator: random.Random):
        self._game = game
        self.state = state
        self._random = generator
        self._history: list[tuple[int, int]] = []

    def get_game(self) -> SequentialGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        if self.state.is_over():
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if self.state.is_chance() else self.state.to_act()[0]

    def is_terminal(self) -> bool:
        return self.state.is_over()

    def is_chance_node(self) -> bool:
        return self.state.is_chance()

    def is_player_node(self) -> bool:
        return not self.is_terminal() and not self.is_chance_node()

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Sorted; at a chance node those of chance, and none for who is not to act."""
        if self.is_chance_node():
            return [action for action, _ in self.chance_outcomes()] if player in (None, CHANCE_PLAYER) else []
        if player is not None and player != self.current_player():
            return []
        return sorted(self.state.legal_moves())

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        size = max(len(self.chance_outcomes()), 1) if self.is_chance_node() else self.num_distinct_actions()
        mask = [0] * size
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Actions with probabilities; the one action DRAW where there are too many outcomes to list."""
        listed = self.state.chance_outcomes()
        return [(i, chance) for i, (_, chance) in enumerate(listed)] or [(DRAW, 1.0)]

    def apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == CHANCE_PLAYER:
            self._apply_chance(action)
        else:
            self.state.apply(action)
        self._history.append((player, action))

    def _apply_chance(self, action: int) -> None:
        outcome = self._outcome(action)
        if outcome is None:
            self.state.draw(self._random)
        else:
            self.state.apply_outcome(outcome)

    def _outcome(self, action: int) -> str | None:
        """What an action of chance stands for; None for a draw."""
        listed = self.state.chance_outcomes()
        if action not in range(max(len(listed), 1)):
            raise ValueError(f"chance has no action {action!r}")
        return listed[action][0] if listed else None

    def child(self, action: int) -> SequentialState:
        child = self.clone()
        child.apply_action(action)
        return child

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """Of an action that means something now: `action_to_string(action)` or `action_to_string(player, action)`."""
        if action is None:
            player, action = self.current_player(), player
        if player == CHANCE_PLAYER:
            return self._outcome(action) or "draw"
        return self.state.move_text(action, player)

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        return self.state.move_number(text if text is not None else str(player))

    def returns(self) -> list[float]:
        """Shares of the win; zeros until the game is over."""
        return self.state.returns() if self.is_terminal() else [0.0] * self.num_players()

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def information_state_string(self, player: int | None = None) -> str:
        """A key of what the player knows, with perfect recall."""
        viewer = self._player(player)
        return f"p{viewer} {self.state.knowledge(viewer).key:016x}"

    def observation_string(self, player: int | None = None) -> str:
        return str(self.state.view(self._player(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return [float(feature) for feature in self.state.observation(self._player(player))]

    def _player(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def resample_from_infostate(self, player: int, generator: Any) -> SequentialState:
        """A state that the player could not tell from this one. `generator` gives numbers in [0, 1) when it is called, or
        is a generator of numpy or random."""
        number = int(generator() * 2**62) if callable(generator) else generator
        return SequentialState(self._game, self.state.knowledge(player).sample(number), random.Random(str(number)))

    def history(self) -> list[int]:
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        """(player, action) for each action so far."""
        return list(self._history)

    def move_number(self) -> int:
        return len(self._history)

    def clone(self) -> SequentialState:
        generator = random.Random()
        generator.setstate(self._random.getstate())
        copy = SequentialState(self._game, self.state.clone(), generator)
        copy._history = list(self._history)
        return copy

    def serialize(self) -> str:
        """For `SequentialGame.deserialize_state`, which plays it again."""
        kept = {"record": self.state.record(), "random": self._random.getstate(), "history": self._history}
        return json.dumps(kept)

    def __str__(self) -> str:
        return str(self.state.view("spectator"))


def load_game(name: str, seats: int | None = None, **options: bool | int | str) -> SequentialGame:
    """`load_game("seas", seats=2, target=11)`."""
    return SequentialGame(Game(name, seats=seats, **options))
