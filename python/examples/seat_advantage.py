"""How much each seat wins at random play: thousands of tables at once, with 95 % intervals.

./run python python/examples/seat_advantage.py [--games 20000] [--picture seats.png]
"""

from __future__ import annotations

import argparse

import numpy as np

import septem


def seat_shares(game: septem.Game, games: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray]:
    """Each seat's mean share of the win over the first `games` games to end, and the half width of its interval."""
    # Every table plays as many games: those that end first are the short ones.
    tables = 512
    each = max(2, games // tables)
    vector = septem.VectorGame(game, tables, seed=seed)
    rng = np.random.default_rng(seed)
    played = np.zeros(tables, int)
    shares = []
    while played.min() < each:
        vector.step((rng.random(tables) * vector.legal_counts).astype(np.int64))
        counted = vector.dones & (played < each)
        shares.append(vector.returns[counted])
        played += counted
    all_shares = np.concatenate(shares)
    return all_shares.mean(axis=0), 1.96 * all_shares.std(axis=0) / np.sqrt(len(all_shares))


def draw(results: dict[str, tuple[np.ndarray, np.ndarray]], path: str) -> bool:
    """A picture, where matplotlib is installed; whether it is."""
    try:
        import matplotlib
    except ImportError:
        return False
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, len(results), sharey=True, figsize=(3 * len(results), 3))
    for axis, (title, (means, widths)) in zip(np.atleast_1d(axes), results.items()):
        axis.bar(range(len(means)), means, yerr=widths)
        axis.axhline(1 / len(means), color="black", linewidth=0.5)
        axis.set_title(title)
        axis.set_xlabel("seat")
    figure.tight_layout()
    figure.savefig(path)
    return True


def main(arguments: list[str] | None = None) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--picture", default="seats.png")
    given = parser.parse_args(arguments)
    results = {}
    for name, seats in (("seas", 2), ("seas", 4), ("seize", 4), ("sevens", 4)):
        game = septem.Game(name, seats=seats)
        means, widths = results[f"{game.title}, {seats} seats"] = seat_shares(game, given.games)
        print(f"{game.title}, {seats} seats: " + "  ".join(f"{m:.3f} ± {w:.3f}" for m, w in zip(means, widths)))
    if draw(results, given.picture):
        print(f"drawn: {given.picture}")
    else:
        print("matplotlib is not installed: no picture")
    return results


if __name__ == "__main__":
    main()
