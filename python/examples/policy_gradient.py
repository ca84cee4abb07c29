"""A small agent in plain numpy that learns 7 Seas for two by policy gradient, and then meets random play.

One layer: features of an observation in, a preference for every dense move number out. The reward of a decision is by how many cards it and the
answer to it bring the own chest ahead, and the share of the win where the game ends.

./run python python/examples/policy_gradient.py [--seconds 60]
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import septem

GAME = septem.Game("seas", seats=2)
NAMES = GAME.feature_names
OWN_CHEST, OTHER_CHEST = NAMES.index("chest_size.0"), NAMES.index("chest_size.1")


class Agent:
    """Moves are drawn by softmax over preferences, among the legal ones."""

    def __init__(self, seed: int):
        self.rng = np.random.default_rng(seed)
        shape = (len(NAMES) + 1, GAME.num_moves)
        self.weights = np.zeros(shape, np.float32)
        # Adam's memory: the mean of gradients and of their squares.
        self.mean, self.square, self.steps = np.zeros(shape, np.float32), np.zeros(shape, np.float32), 0

    @staticmethod
    def inputs(observations: np.ndarray) -> np.ndarray:
        ones = np.ones((len(observations), 1), np.float32)
        return np.hstack([np.minimum(observations, 10).astype(np.float32), ones])

    def chances(self, inputs: np.ndarray, masks: np.ndarray) -> np.ndarray:
        preferences = np.where(masks, inputs @ self.weights, -np.inf)
        preferences -= preferences.max(axis=1, keepdims=True)
        chances = np.exp(preferences)
        return chances / chances.sum(axis=1, keepdims=True)

    def draw(self, chances: np.ndarray) -> np.ndarray:
        sums = chances.cumsum(axis=1)
        drawn = (sums < self.rng.random((len(chances), 1)) * sums[:, -1:]).sum(axis=1)
        # Rounding may end behind the last legal move.
        illegal = chances[np.arange(len(chances)), np.minimum(drawn, chances.shape[1] - 1)] == 0
        return np.where(illegal, chances.argmax(axis=1), drawn)

    def learn(self, inputs: np.ndarray, chances: np.ndarray, moves: np.ndarray, rewards: np.ndarray) -> None:
        """Makes moves likelier that brought more than the average."""
        better = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        gradient = -chances
        gradient[np.arange(len(moves)), moves] += 1
        step = inputs.T @ (gradient * better[:, None].astype(np.float32)) / len(moves)
        self.steps += 1
        self.mean += 0.1 * (step - self.mean)
        self.square += 0.01 * (step * step - self.square)
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        self.weights += 0.01 * mean / (np.sqrt(square) + 1e-6)


def leads(vector: septem.VectorGame) -> np.ndarray:
    seen = vector.observations.astype(np.float32)
    return seen[:, OWN_CHEST] - seen[:, OTHER_CHEST]


def train(agent: Agent, seconds: float, most: int, tables: int = 256) -> int:
    """Plays both seats in turn against random play inside, until the time is over or there were so many decisions; how many there were."""
    vectors = [septem.VectorGame(GAME, tables, seed=seat, opponents={1 - seat: "random"}, observations=True, masks=True)
               for seat in (0, 1)]
    start, decisions = time.process_time(), 0
    while time.process_time() - start < seconds and decisions < most:
        for seat, vector in enumerate(vectors):
            inputs = agent.inputs(vector.observations)
            chances = agent.chances(inputs, vector.masks)
            moves = agent.draw(chances)
            before, cards = leads(vector), vector.observations[:, [OWN_CHEST, OTHER_CHEST]].sum(axis=1, dtype=int)
            vector.step_moves(moves)
            # Chests only grow, until a new round empties them.
            same_round = vector.observations[:, [OWN_CHEST, OTHER_CHEST]].sum(axis=1, dtype=int) >= cards
            gained = np.where(same_round, leads(vector) - before, 0)
            agent.learn(inputs, chances, moves, gained + np.where(vector.dones, 6 * vector.returns[:, seat] - 3, 0))
            decisions += tables
    return decisions


def share_of_wins(agent: Agent, games: int, opponent: str = "random") -> float:
    """Against a bot, in both seats."""
    won = []
    for seat in (0, 1):
        vector = septem.VectorGame(GAME, games // 2, seed=99, opponents={1 - seat: opponent}, observations=True, masks=True,
                                   auto_reset=False)
        share = np.zeros(vector.n)
        while (vector.actors >= 0).any():
            playing = vector.actors >= 0
            masks = vector.masks | ~playing[:, None]  # finished tables need something to draw from, too
            vector.step_moves(agent.draw(agent.chances(agent.inputs(vector.observations), masks)))
            share += vector.returns[:, seat]
        won.append(share.mean())
    return float(np.mean(won))


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--decisions", type=int, default=10**9)
    parser.add_argument("--games", type=int, default=2000)
    given = parser.parse_args(arguments)
    agent = Agent(seed=1)
    before = share_of_wins(agent, given.games)
    print(f"before learning: wins {before:.1%} against random play")
    start = time.process_time()
    decisions = train(agent, given.seconds, given.decisions)
    seconds = time.process_time() - start
    after = share_of_wins(agent, given.games)
    print(f"after {decisions:,} decisions in {seconds:.0f} s of one core: wins {after:.1%}")
    return before, after


if __name__ == "__main__":
    main()
