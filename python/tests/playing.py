"""Games for the tests: all of them, in some variants, played at random."""

from __future__ import annotations

import random
from typing import Iterator

import septem

VARIANTS = [
    septem.Game("seas", seats=2),
    septem.Game("seas", seats=3, last_clears=True, first="random"),
    septem.Game("seas", seats=4, teams="teams"),
    septem.Game("seize", seats=2),
    septem.Game("seize", seats=4, cursed=True),
    septem.Game("sevens", seats=2),
    septem.Game("sevens", seats=4),
]


def random_step(state: septem.State, rng: random.Random) -> None:
    seat = rng.choice(state.to_act())
    state.apply(rng.choice(state.legal_moves(seat)), seat)


def random_walk(game: septem.Game, seed: int) -> Iterator[septem.State]:
    """The states of one random game, each before the next decision; the last one is over."""
    rng = random.Random(seed)
    state = game.new_state(seed)
    while not state.is_over():
        yield state
        random_step(state, rng)
    yield state


def state_after(game: septem.Game, seed: int, steps: int) -> septem.State:
    """The game after so many decisions, or at its end."""
    for count, state in enumerate(random_walk(game, seed)):
        if count == steps:
            break
    return state
