"""Players against players over the same deals, as `septem arena` pairs and counts them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Sequence, Union

from ._septem import Game, State, Tally, lineups, run_arena

# Decides for a seat: the dense number or the text of a legal move.
Policy = Callable[[State, int], Union[int, str]]
Player = Union[str, Policy]


@dataclass(frozen=True)
class Report:
    """What a contest says. Means come as dicts with `mean`, `low`, `high` (a 95 % interval over deals) and `count`."""

    players: list[str]
    deals: int
    games: int
    moves_a_game: float
    pairs: list[dict[str, Any]]
    """For each two players: `first`, `second`, `score` (the first one's share of wins), `points` (its lead a seat)."""
    seats: list[dict[str, Any]]
    """The share of wins of each seat, whoever sat there."""
    points: list[dict[str, Any]]
    """The points of each player's seats."""
    strengths: list[dict[str, Any]]
    """One number for each player, fitted over all pairs: 400 points are ten times the odds."""

    @property
    def score(self) -> float:
        """The first player's share of wins against the second."""
        return self.pairs[0]["score"]["mean"]


def compete(game: Game, players: Sequence[Player], deals: int, *, seed: int = 1, threads: int = 1) -> Report:
    """Every deal is played through all lineups, so that the luck of cards and seats falls on all players alike.

    A player is the text of a bot ("search:ms=20") or a function of a state and a seat. Bots alone play without Python, on
    several threads.
    """
    if all(isinstance(player, str) for player in players):
        tally = run_arena(game, list(players), deals, seed, threads)
    else:
        tally = _play_in_python(game, players, deals, seed)
    return Report(players=[_name_of(player) for player in players], **tally.summary())


def _name_of(player: Player) -> str:
    return player if isinstance(player, str) else getattr(player, "__name__", repr(player))


def _play_in_python(game: Game, players: Sequence[Player], deals: int, seed: int) -> Tally:
    from ._septem import Bot

    policies = [Bot(player, seed) if isinstance(player, str) else player for player in players]
    tally = Tally(game, len(players))
    for deal in range(deals):
        tally.add([_play_game(game, [policies[i] for i in lineup], seed + (deal << 64))
                   for lineup in lineups(game, len(players))])
    return tally


def _play_game(game: Game, seats: Sequence[Policy], seed: int) -> tuple[list[float], list[int], int]:
    state = game.new_state(seed)
    moves = 0
    while not state.is_over():
        seat = state.to_act()[0]
        state.apply(seats[seat](state, seat), seat)
        moves += 1
    return state.returns(), state.points(), moves
