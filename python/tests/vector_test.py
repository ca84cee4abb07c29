"""Many tables at once."""

import random
import unittest

import numpy as np
from playing import VARIANTS, state_after

import septem


def play(vector: septem.VectorGame, steps: int, seed: int = 0):
    """Random choices; what the arrays showed after each step."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        vector.step((rng.random(vector.n) * vector.legal_counts).astype(np.int64))
        yield vector


def shown(vector: septem.VectorGame) -> list[bytes]:
    arrays = [vector.legal_counts, vector.actors, vector.dones, vector.returns, vector.points]
    return [array.tobytes() for array in arrays + [one for one in (vector.observations, vector.masks) if one is not None]]


class Stepping(unittest.TestCase):
    def test_games_end_and_begin_again(self):
        for game in VARIANTS:
            ended = 0
            for vector in play(septem.VectorGame(game, 16, seed=1), 400):
                done = vector.dones
                ended += done.sum()
                self.assertTrue((vector.legal_counts > 0).all())
                self.assertTrue((vector.returns[~done] == 0).all())
                self.assertTrue((vector.returns[done].max(axis=1, initial=0) > 0).all() or game.id == "seize")
            self.assertGreater(ended, 16)

    def test_without_reset_tables_wait_at_their_end(self):
        vector = septem.VectorGame(septem.Game("sevens", seats=2), 8, seed=2, auto_reset=False, observations=True, masks=True)
        for _ in play(vector, 400):
            pass
        self.assertEqual(vector.actors.tolist(), [-1] * 8)
        self.assertEqual(vector.legal_counts.tolist(), [0] * 8)
        self.assertFalse(vector.masks.any())
        vector.reset(3)
        self.assertTrue((vector.legal_counts > 0).all())

    def test_arrays_look_at_the_tables_and_cannot_be_written(self):
        vector = septem.VectorGame(septem.Game("seas", seats=2), 4, observations=True, masks=True)
        kept = vector.legal_counts
        actors = vector.actors.copy()
        for _ in play(vector, 1):
            pass
        self.assertTrue(np.shares_memory(kept, vector._tables.legal_counts))
        self.assertTrue((kept > 0).all())
        self.assertFalse((actors == vector.actors).all())
        for array in (kept, vector.actors, vector.dones, vector.returns, vector.points, vector.observations, vector.masks):
            with self.assertRaises(ValueError):
                array[0] = 1
            with self.assertRaises(ValueError):
                array.setflags(write=True)
        del vector
        self.assertTrue((kept > 0).all())  # the array keeps its tables

    def test_the_same_seed_gives_the_same_games_on_any_number_of_threads(self):
        for game in VARIANTS:
            runs = []
            for threads in (1, 3):
                vector = septem.VectorGame(game, 7, seed=5, threads=threads, observations=True, masks=True)
                runs.append([shown(one) for one in play(vector, 60)])
            self.assertEqual(runs[0], runs[1])
        other = septem.VectorGame(VARIANTS[0], 7, seed=6)
        self.assertNotEqual(shown(septem.VectorGame(VARIANTS[0], 7, seed=5, observations=True)), shown(other))

    def test_masks_are_the_legal_moves_and_step_by_their_numbers(self):
        for game in VARIANTS:
            by_choice = septem.VectorGame(game, 5, seed=9, masks=True)
            by_number = septem.VectorGame(game, 5, seed=9, masks=True)
            rng = np.random.default_rng(9)
            for _ in range(80):
                self.assertEqual(by_choice.masks.sum(axis=1).tolist(), by_choice.legal_counts.tolist())
                choices = (rng.random(5) * by_choice.legal_counts).astype(np.int64)
                moves = by_choice.move_numbers(choices)
                self.assertTrue(by_choice.masks[np.arange(5), moves].all())
                by_choice.step(choices)
                by_number.step_moves(moves)
                self.assertEqual(shown(by_choice), shown(by_number))

    def test_a_mask_may_stand_inside_the_observation(self):
        game = septem.Game("seas", seats=2)
        both = septem.VectorGame(game, 3, seed=1, masks=True, mask_in_observations=True)
        for _ in play(both, 20):
            features = len(game.feature_names)
            self.assertEqual(both.observations.shape, (3, features + game.num_moves))
            self.assertTrue((both.observations[:, features:] == both.masks).all())

    def test_opponents_play_inside(self):
        for game in VARIANTS:
            for bot in ("random", "greedy", "search:work=20"):
                opponents = {seat: bot for seat in range(1, game.seats)}
                vector = septem.VectorGame(game, 3, seed=4, opponents=opponents, observations=True)
                for _ in play(vector, 10):
                    self.assertTrue((vector.actors == 0).all())

    def test_greedy_opponents_beat_random_choices(self):
        vector = septem.VectorGame(septem.Game("seas", seats=2), 64, seed=4, opponents={1: "greedy"})
        won = np.zeros(2)
        for _ in play(vector, 150):
            won += vector.returns.sum(axis=0)
        self.assertGreater(won[1], 2 * won[0])


class Observing(unittest.TestCase):
    def test_observations_are_what_the_actor_knows(self):
        """Those of many tables are worked out in another way than those of one: both must say the same."""
        for game in VARIANTS:
            rng = random.Random(31)
            vector = septem.VectorGame(game, 2, observations=True)
            for seed in range(4):
                state = state_after(game, 40 + seed, seed * 3)
                if state.is_over():
                    continue
                vector.set_state(0, state)
                # Up to the next chance, which the vector draws for itself.
                while not state.is_over():
                    actor = int(vector.actors[0])
                    self.assertEqual(actor, state.to_act()[0])
                    self.assertEqual(vector.observations[0].tolist(), state.observation(actor).tolist())
                    choice = rng.randrange(int(vector.legal_counts[0]))
                    manual = septem.read_record(state.record())
                    manual.apply(manual.legal_moves(actor)[choice], actor)
                    if manual.is_chance() or manual.is_over():
                        break
                    state.apply(state.legal_moves(actor)[choice], actor)
                    vector.step([choice, 0])

    def test_games_that_were_played_for_long_are_observed_as_they_are_known(self):
        for game in VARIANTS:
            for seed in range(3):
                state = state_after(game, 60 + seed, 20 + 7 * seed)
                if state.is_over():
                    continue
                vector = septem.VectorGame(game, 1, observations=True)
                vector.set_state(0, state)
                self.assertEqual(vector.observations[0].tolist(), state.observation().tolist())

    def test_every_deal_begins_a_new_memory(self):
        game = septem.Game("seas", seats=2)
        names = np.array(game.feature_names)
        sets = {what: np.char.startswith(names, what + ".") for what in ("hand", "display", "unseen", "taken")}
        number = {what: int(np.flatnonzero(names == what)[0]) for what in ("round", "cycle", "chest_size.0", "chest_size.1")}
        fresh_rounds = set()
        for vector in play(septem.VectorGame(game, 32, seed=3, observations=True), 200):
            seen = vector.observations.astype(int)
            sizes = {what: seen[:, columns].sum(axis=1) for what, columns in sets.items()}
            self.assertTrue((sum(sizes.values()) <= 40).all())  # no card is in two places
            is_fresh = (seen[:, number["cycle"]] == 1) & (seen[:, number["chest_size.0"]] + seen[:, number["chest_size.1"]] == 0)
            self.assertTrue((sizes["taken"][is_fresh] == 0).all())
            self.assertTrue(((sizes["hand"] + sizes["display"] + sizes["unseen"])[is_fresh] == 40).all())
            fresh_rounds |= set(seen[is_fresh, number["round"]].tolist())
        self.assertLessEqual({1, 2}, fresh_rounds)

    def test_feature_names_are_unique_and_as_many_as_features(self):
        for game in VARIANTS:
            names = game.feature_names
            self.assertEqual(len(set(names)), len(names))
            self.assertEqual(septem.VectorGame(game, 1, observations=True).observations.shape, (1, len(names)))
        names = VARIANTS[0].feature_names
        state = VARIANTS[0].new_state(1)
        hand = {names[i] for i in np.flatnonzero(state.observation()) if names[i].startswith("hand.")}
        self.assertEqual(hand, {"hand." + card for card in state.view(0)["hands"][0]})


class TwoWorlds(unittest.TestCase):
    """Observations of a seat are equal when its knowledge is equal."""

    def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_observation(self):
        compared = 0
        for game in VARIANTS:
            vector = septem.VectorGame(game, 2, observations=True, masks=True)
            for seed in range(12):
                state = state_after(game, 100 + seed, 5 * seed)
                if state.is_over():
                    continue
                known = state.knowledge(state.to_act()[0])
                worlds = [known.sample(2 * seed), known.sample(2 * seed + 1)]
                compared += self.play_both(vector, worlds, random.Random(seed))
        self.assertGreater(compared, 100)

    def play_both(self, vector: septem.VectorGame, worlds: list[septem.State], rng: random.Random) -> int:
        """The same moves in both, as long as there are such; how often the actor knew the same."""
        compared = 0
        for i, world in enumerate(worlds):
            vector.set_state(i, world)
        while not any(world.is_over() or world.is_chance() for world in worlds):
            actor = worlds[0].to_act()[0]
            if worlds[1].to_act()[0] != actor:
                break
            if worlds[0].knowledge(actor) == worlds[1].knowledge(actor):
                compared += 1
                self.assertEqual(vector.observations[0].tolist(), vector.observations[1].tolist())
                self.assertEqual(vector.masks[0].tolist(), vector.masks[1].tolist())
                self.assertEqual(worlds[0].observation(actor).tolist(), vector.observations[0].tolist())
            moves = sorted(set(worlds[0].legal_moves(actor)) & set(worlds[1].legal_moves(actor)))
            if not moves:
                break
            move = rng.choice(moves)
            for world in worlds:
                world.apply(move, actor)
            if any(world.is_over() or world.is_chance() for world in worlds):
                break
            vector.step_moves([move, move])
        return compared


if __name__ == "__main__":
    unittest.main()
