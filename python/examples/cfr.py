"""Counterfactual regret minimisation on a reduced game: the last cards of a decisive round of 7 Seas for two.

The position is public; which cards the two hold is drawn among a few deals that a spectator holds possible. Both know their own cards only, and information
sets are what they know (`State.knowledge`). The exploitability of the average strategy falls towards 0.

./run python python/examples/cfr.py [--cards 3] [--worlds 12] [--rounds 200]
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass, field

import numpy as np

import septem


def decisive_position(cards: int) -> septem.State:
    """A state in which both have so many cards left, and whose round ends the game: at least four points are given, and the ships need fewer."""
    game = septem.Game("seas", seats=2)
    for seed in range(100_000):
        rng = random.Random(seed)
        state = game.new_state(seed)
        while not state.is_over():
            truth = state.view("referee")
            is_last = truth["cycle"] == 2 and [len(hand) for hand in truth["hands"]] == [cards, cards]
            if is_last and truth["phase"] == "play" and sum(truth["ships"]) >= 9:
                return state
            state.apply(rng.choice(state.legal_moves()))
    raise LookupError("no such position")


@dataclass
class InfoSet:
    """What somebody knows who is to decide, with what was learned about it."""

    moves: list[int]
    regrets: np.ndarray
    played: np.ndarray

    def strategy(self) -> np.ndarray:
        """Moves in proportion to how much they are regretted."""
        wanted = np.maximum(self.regrets, 0)
        return wanted / wanted.sum() if wanted.sum() > 0 else np.full(len(wanted), 1 / len(wanted))

    def average(self) -> np.ndarray:
        total = self.played.sum()
        return self.played / total if total > 0 else np.full(len(self.played), 1 / len(self.played))


@dataclass
class Node:
    """A place in the tree: a decision with its children, or an end with what it brings seat 0."""

    player: int = -1
    key: septem.Knowledge | None = None
    children: list[Node] = field(default_factory=list)
    value: float = 0.0


class ReducedGame:
    def __init__(self, state: septem.State, worlds: int):
        spectator = state.knowledge("spectator")
        self.sets: dict[septem.Knowledge, InfoSet] = {}
        self.worlds = [self._tree(spectator.sample(number)) for number in range(worlds)]

    def _tree(self, state: septem.State) -> Node:
        if state.is_over():
            return Node(value=state.returns()[0])
        player = state.to_act()[0]
        key = state.knowledge(player)
        moves = state.legal_moves()
        if key not in self.sets:
            self.sets[key] = InfoSet(moves, np.zeros(len(moves)), np.zeros(len(moves)))
        children = []
        for move in moves:
            child = state.clone()
            child.apply(move)
            children.append(self._tree(child))
        return Node(player, key, children)

    def learn(self) -> None:
        """One round of counterfactual regret minimisation over all worlds, for both players."""
        strategies = {key: info.strategy() for key, info in self.sets.items()}
        changes = {key: np.zeros(len(info.moves)) for key, info in self.sets.items()}
        for world in self.worlds:
            self._walk(world, np.ones(2), strategies, changes)
        for key, change in changes.items():
            self.sets[key].regrets += change

    def _walk(self, node: Node, reach: np.ndarray, strategies: dict, changes: dict) -> float:
        """What the node is worth to seat 0; `reach` is how likely each player's own moves lead here."""
        if not node.children:
            return node.value
        strategy = strategies[node.key]
        values = np.empty(len(node.children))
        for i, child in enumerate(node.children):
            further = reach.copy()
            further[node.player] *= strategy[i]
            values[i] = self._walk(child, further, strategies, changes)
        value = float(strategy @ values)
        own = values - value if node.player == 0 else value - values
        changes[node.key] += reach[1 - node.player] * own
        self.sets[node.key].played += reach[node.player] * strategy
        return value

    def exploitability(self) -> float:
        """How much better than the value of the game a best answer does, on average over both seats; 0 in equilibrium."""
        best = [self._best_answer(player) for player in (0, 1)]
        return (best[0] + best[1] - 1) / 2  # shares of the win add up to 1

    def _best_answer(self, player: int) -> float:
        """The share of the win that a player gets who knows the other's average strategy."""
        strategies = {key: info.average() for key, info in self.sets.items()}
        choices: dict[septem.Knowledge, int] = {}
        # Where the same is known the same must be played: decide for all nodes of an information set together, the last ones first.
        levels: list[dict[septem.Knowledge, list[tuple[Node, float]]]] = []
        for world in self.worlds:
            self._collect(world, 1 / len(self.worlds), player, strategies, 0, levels)
        for level in reversed(levels):
            for key, nodes in level.items():
                values = sum(
                    reach * np.array([self._value(child, player, strategies, choices) for child in node.children])
                    for node, reach in nodes
                )
                choices[key] = int(np.argmax(values))
        return float(np.mean([self._value(world, player, strategies, choices) for world in self.worlds]))

    def _collect(self, node: Node, reach: float, player: int, strategies: dict, depth: int, levels: list) -> None:
        if not node.children:
            return
        if node.player == player:
            while len(levels) <= depth:
                levels.append({})
            levels[depth].setdefault(node.key, []).append((node, reach))
        chances = np.ones(len(node.children)) if node.player == player else strategies[node.key]
        for chance, child in zip(chances, node.children):
            self._collect(child, reach * chance, player, strategies, depth + 1, levels)

    def _value(self, node: Node, player: int, strategies: dict, choices: dict) -> float:
        if not node.children:
            return node.value if player == 0 else 1 - node.value
        if node.player == player:
            return self._value(node.children[choices[node.key]], player, strategies, choices)
        return float(sum(chance * self._value(child, player, strategies, choices)
                         for chance, child in zip(strategies[node.key], node.children)))


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cards", type=int, default=3)
    parser.add_argument("--worlds", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=128)
    given = parser.parse_args(arguments)
    reduced = ReducedGame(decisive_position(given.cards), given.worlds)
    print(f"{len(reduced.sets)} information sets in {given.worlds} worlds")
    falling = [reduced.exploitability()]
    print(f"{0:>6} rounds: exploitability {falling[0]:.5f}")
    for count in range(1, given.rounds + 1):
        reduced.learn()
        if count & (count - 1) == 0:
            falling.append(reduced.exploitability())
            print(f"{count:>6} rounds: exploitability {falling[-1]:.5f}")
    return falling


if __name__ == "__main__":
    main()
