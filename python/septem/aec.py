"""The games as PettingZoo's agent-environment cycle: one agent acts at a time.

By duck type, without depending on PettingZoo: `reset`, `step`, `last`, `observe`, `agents`, `agent_iter` and their like mean
what they mean there. Legal moves stand as `action_mask` in the infos.
"""

from __future__ import annotations

from typing import Any, Iterator

import numpy as np

from ._septem import Game, State


class Discrete:
    """The numbers from 0 to n - 1, as gymnasium.spaces.Discrete."""

    def __init__(self, n: int):
        self.n = n
        self.shape: tuple[int, ...] = ()
        self.dtype = np.dtype(np.int64)
        self._random = np.random.default_rng()

    def seed(self, seed: int | None = None) -> None:
        self._random = np.random.default_rng(seed)

    def sample(self, mask: np.ndarray | None = None) -> int:
        """Any of the numbers, or of those whose mask is set."""
        allowed = np.arange(self.n) if mask is None else np.flatnonzero(mask)
        return int(self._random.choice(allowed)) if len(allowed) else 0

    def contains(self, x: Any) -> bool:
        return isinstance(x, (int, np.integer)) and not isinstance(x, bool) and 0 <= int(x) < self.n

    __contains__ = contains


class Bytes:
    """Arrays of small whole numbers, as gymnasium.spaces.Box of uint8."""

    def __init__(self, size: int):
        self.shape = (size,)
        self.dtype = np.dtype(np.uint8)
        self.low = np.zeros(size, np.uint8)
        self.high = np.full(size, 255, np.uint8)
        self._random = np.random.default_rng()

    def seed(self, seed: int | None = None) -> None:
        self._random = np.random.default_rng(seed)

    def sample(self) -> np.ndarray:
        return self._random.integers(0, 256, self.shape, np.uint8)

    def contains(self, x: Any) -> bool:
        return isinstance(x, np.ndarray) and x.dtype == self.dtype and x.shape == self.shape

    __contains__ = contains


class AecEnv:
    """One table. Agents are called `player_0`, `player_1`, ...; the reward is the share of the win, at the end."""

    metadata = {"name": "septem_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}

    def __init__(self, game: Game, render_mode: str | None = None):
        self.game = game
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: Bytes(len(game.feature_names)) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(game.num_moves) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self._state: State | None = None

    # What there is to see and to do.

    def observation_space(self, agent: str) -> Bytes:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> AecEnv:
        return self

    @property
    def state_value(self) -> State:
        """The table itself; call `reset` first."""
        if self._state is None:
            raise RuntimeError("call reset() first")
        return self._state

    def observe(self, agent: str) -> np.ndarray:
        return self.state_value.observation(self._seat(agent))

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise KeyError(agent)
        return self.possible_agents.index(agent)

    # Play.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._state = self.game.new_state(int(self._seeds.integers(2**62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_to_next()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            return self._leave(agent, action)
        if action is None:
            raise ValueError("an agent that is still playing has to act")
        self.state_value.apply(int(action) if isinstance(action, np.integer) else action, self._seat(agent))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.state_value.is_over():
            self.rewards = dict(zip(self.possible_agents, self.state_value.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
        for each in self.agents:
            self._cumulative_rewards[each] += self.rewards[each]
        self._turn_to_next()

    def _leave(self, agent: str, action: int | None) -> None:
        """An agent whose game is over takes one more step, with None, and is gone."""
        if action is not None:
            raise ValueError("when an agent is done, the only valid action is None")
        self.agents.remove(agent)
        for by_agent in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del by_agent[agent]
        if self.agents:
            self.agent_selection = self.agents[0]

    def _turn_to_next(self) -> None:
        to_act = self.state_value.to_act()
        self.agent_selection = self.agents[to_act[0] if to_act else 0]
        self.infos = {agent: {"action_mask": self._mask(seat)} for seat, agent in enumerate(self.agents)}

    def _mask(self, seat: int) -> np.ndarray:
        """Of who is to act; all others may do nothing."""
        mask = np.zeros(self.game.num_moves, np.int8)
        if seat in self.state_value.to_act():
            mask[self.state_value.legal_moves(seat)] = 1
        return mask

    def last(self, observe: bool = True) -> tuple[np.ndarray | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def render(self) -> str | None:
        text = str(self.state_value.view("spectator"))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self._state = None

    def __str__(self) -> str:
        return f"septem_{self.game.id}"


def env(name: str, seats: int | None = None, render_mode: str | None = None, **options: bool | int | str) -> AecEnv:
    """`env("seas", seats=2)`."""
    return AecEnv(Game(name, seats=seats, **options), render_mode)
