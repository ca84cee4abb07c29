"""Decisions a second through VectorGame, with moves chosen at random in numpy: ./run python python/bench/vector_bench.py"""

from __future__ import annotations

import argparse
import time

import numpy as np

import septem


def by_counts(vector: septem.VectorGame, steps: int, rng: np.random.Generator) -> None:
    for _ in range(steps):
        vector.step((rng.random(vector.n) * vector.legal_counts).astype(np.int64))


def by_masks(vector: septem.VectorGame, steps: int, rng: np.random.Generator) -> None:
    """The highest of random numbers, where a move is legal."""
    for _ in range(steps):
        vector.step_moves((rng.random(vector.masks.shape, np.float32) * vector.masks).argmax(axis=1))


def measure(choose, steps: int, repeats: int, n: int, game: septem.Game, **options: bool) -> float:
    """The best of several, in decisions a second of processor time: what else runs on the machine only makes it slower."""
    vector = septem.VectorGame(game, n, seed=1, **options)
    rng = np.random.default_rng(1)
    best = 0.0
    for _ in range(repeats):
        start = time.process_time()
        choose(vector, steps, rng)
        best = max(best, n * steps / (time.process_time() - start))
    return best


def sequential_speed(game: septem.Game, seconds: float) -> float:
    """One table at a time, as a loop of Python."""
    from septem import sequential

    rng = np.random.default_rng(1)
    loaded = sequential.SequentialGame(game)
    start, decisions = time.process_time(), 0
    while time.process_time() - start < seconds:
        state = loaded.new_initial_state(decisions)
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += 1
    return decisions / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--n", type=int, default=4096)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--steps", type=int, default=300)
    arguments = parser.parse_args()
    n, repeats, steps = arguments.n, arguments.repeats, arguments.steps
    print(f"tables: {n}, one core; the best of {repeats} runs, in millions of decisions a second")
    print(f"{'game':<10}{'counts':>10}{'+ observed':>12}{'masks':>10}{'one table':>12}")
    for name, seats in (("seas", 2), ("seas", 4), ("seize", 4), ("sevens", 4)):
        game = septem.Game(name, seats=seats)
        few = max(1, steps // 30)
        figures = [
            measure(by_counts, steps, repeats, n, game),
            measure(by_counts, max(1, steps // 3), repeats, n, game, observations=True),
            measure(by_masks, few, repeats, n, game, masks=True),
            sequential_speed(game, 1.0),
        ]
        print(f"{name} {seats:<5}" + "".join(f"{figure / 1e6:>{width}.3f}" for figure, width in zip(figures, (10, 12, 10, 12))))


if __name__ == "__main__":
    main()
