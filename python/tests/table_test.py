"""One table: playing, words, knowledge, chance, copies."""

import copy
import pickle
import random
import unittest

import numpy as np
from playing import VARIANTS, random_step, random_walk, state_after

import septem


class Playing(unittest.TestCase):
    def test_every_game_is_played_to_its_end(self):
        for game in VARIANTS:
            for state in random_walk(game, 3):
                pass
            self.assertTrue(state.is_over())
            self.assertEqual(state.to_act(), [])
            self.assertEqual(state.legal_moves(), [])
            self.assertEqual(len(state.returns()), game.seats)
            self.assertEqual([share > 0 for share in state.returns()],
                             [seat in state.winners() for seat in range(game.seats)])

    def test_the_same_seed_gives_the_same_game(self):
        for game in VARIANTS:
            self.assertEqual(state_after(game, 5, 1000).record(), state_after(game, 5, 1000).record())

    def test_moves_have_numbers_and_texts(self):
        for game in VARIANTS:
            for state in random_walk(game, 7):
                for seat in state.to_act():
                    numbers, texts = state.legal_moves(seat), state.legal_texts(seat)
                    self.assertEqual([state.move_text(number, seat) for number in numbers], texts)
                    self.assertEqual(len(set(numbers)), len(numbers))
                    self.assertEqual(state.move_number(texts[-1], seat), numbers[-1])

    def test_a_text_and_its_number_are_the_same_move(self):
        one, other = (septem.Game("seas", seats=2).new_state(1) for _ in range(2))
        one.apply(one.legal_moves()[0])
        other.apply(other.legal_texts()[0])
        self.assertEqual(one.record(), other.record())

    def test_views_are_dicts_that_hide_what_is_hidden(self):
        state = septem.Game("seas", seats=2).new_state(1)
        self.assertEqual(state.view(0)["to_act"], ["p0"])
        self.assertNotEqual(state.view(0), state.view(1))
        self.assertNotEqual(state.view("spectator"), state.view("referee"))

    def test_records_go_out_and_in(self):
        for game in VARIANTS:
            for steps in (0, 9, 10_000):
                state = state_after(game, 11, steps)
                again = septem.read_record(state.record())
                self.assertEqual(again.record(), state.record())
                self.assertEqual(again.game, game)
                self.assertEqual(again.knowledge(0), state.knowledge(0))


class Refusals(unittest.TestCase):
    def test_an_illegal_move_carries_its_ruling(self):
        state = septem.Game("seas", seats=2).new_state(1)
        foreign = next(card for card in state.view("referee")["hands"][1])
        with self.assertRaises(septem.IllegalMove) as caught:
            state.apply(foreign)
        self.assertEqual(caught.exception.key, "seas.card-not-in-hand")
        self.assertRegex(caught.exception.ruling, r"^A\d+$")
        self.assertEqual(pickle.loads(pickle.dumps(caught.exception)).ruling, caught.exception.ruling)

    def test_options_and_records_are_refused_with_a_reason(self):
        with self.assertRaisesRegex(septem.BadOption, "seats"):
            septem.Game("seas", seats=7)
        with self.assertRaisesRegex(septem.BadOption, "target"):
            septem.Game("seas", seats=2, target=8)
        with self.assertRaises(septem.BadRecord) as caught:
            septem.read_record("septem-record 1\ngame chess\nseats 2\n")
        self.assertEqual(caught.exception.line, 2)

    def test_whose_turn_it_is_not_may_not_move(self):
        state = septem.Game("seas", seats=2).new_state(1)
        with self.assertRaises(septem.NotYourMove):
            state.apply(0, seat=1)
        for state in random_walk(septem.Game("seas", seats=2), 1):
            pass
        with self.assertRaises(septem.GameOver):
            state.apply(0)


class Knowing(unittest.TestCase):
    def test_a_sampled_state_looks_the_same_to_who_knows(self):
        for game in VARIANTS:
            for steps in (0, 5, 17):
                state = state_after(game, 13, steps)
                if state.is_over():
                    continue
                for seat in range(game.seats):
                    known = state.knowledge(seat)
                    world = known.sample(np.random.default_rng(steps))
                    self.assertEqual(world.knowledge(seat), known)
                    self.assertEqual(hash(world.knowledge(seat)), hash(known))
                    self.assertEqual(world.knowledge(seat).key, known.key)
                    self.assertEqual(world.view(seat), state.view(seat))

    def test_samples_differ_in_what_is_hidden_and_follow_from_their_number(self):
        known = septem.Game("seas", seats=2).new_state(1).knowledge(0)
        worlds = [known.sample(number).view("referee") for number in (1, 2, 1)]
        self.assertNotEqual(worlds[0], worlds[1])
        self.assertEqual(worlds[0], worlds[2])

    def test_knowledge_is_a_key_of_dicts(self):
        game = septem.Game("sevens", seats=2)
        visits = {}
        for seed in (1, 1, 2):
            known = game.new_state(seed).knowledge(0)
            visits[known] = visits.get(known, 0) + 1
        self.assertEqual(sorted(visits.values()), [1, 2])

    def test_a_sampled_state_is_played_to_its_end(self):
        rng = random.Random(4)
        for game in VARIANTS:
            world = game.new_state(2).knowledge(1).sample(rng)
            world.go_on_with(99)
            while not world.is_over():
                random_step(world, rng)
            with self.assertRaises(septem.BadArgument):
                world.record()


class Chance(unittest.TestCase):
    def test_little_chance_is_listed_with_probabilities(self):
        state = septem.Game("seas", seats=3, first="random").new_state()
        self.assertTrue(state.is_chance())
        outcomes = state.chance_outcomes()
        self.assertEqual([chance for _, chance in outcomes], [1 / 3] * 3)
        state.apply_outcome(outcomes[1][0])
        self.assertEqual(state.chance_outcomes(), [])  # the deal
        state.draw(5)
        self.assertEqual(state.to_act(), [1])

    def test_probabilities_add_up_wherever_they_are_listed(self):
        rng = random.Random(8)
        listed = 0
        for _ in range(4):
            state = septem.Game("sevens", seats=3).new_state()
            while not state.is_over():
                if not state.is_chance():
                    random_step(state, rng)
                    continue
                outcomes = state.chance_outcomes()
                listed += len(outcomes) > 1
                if not outcomes:
                    state.draw(rng)
                    continue
                self.assertAlmostEqual(sum(chance for _, chance in outcomes), 1)
                state.apply_outcome(rng.choice(outcomes)[0])
        self.assertGreater(listed, 0)

    def test_an_impossible_outcome_is_refused(self):
        state = septem.Game("seas", seats=2).new_state()
        for outcome in ("G1", "G1 G1", [], ["nonsense"]):
            with self.assertRaises(septem.ImpossibleOutcome):
                state.apply_outcome(outcome)
        self.assertTrue(state.is_chance())


class Copies(unittest.TestCase):
    def test_a_copy_goes_its_own_way(self):
        for game in VARIANTS:
            state = state_after(game, 21, 6)
            before = state.record()
            for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
                self.assertEqual(other.record(), before)
                random_step(other, random.Random(1))
                self.assertNotEqual(other.record(), before)
                self.assertEqual(state.record(), before)

    def test_pickles_go_on_as_the_original_does(self):
        for game in VARIANTS:
            self.assertEqual(pickle.loads(pickle.dumps(game)), game)
            state = state_after(game, 22, 8)
            for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
                again = pickle.loads(pickle.dumps(state, protocol))
            for one in (state, again):
                rng = random.Random(3)
                while not one.is_over():
                    random_step(one, rng)
            self.assertEqual(again.record(), state.record())

    def test_what_is_known_and_sampled_is_pickled_too(self):
        for game in VARIANTS:
            known = state_after(game, 23, 5).knowledge(1)
            self.assertEqual(pickle.loads(pickle.dumps(known)), known)
            world = known.sample(77)
            world.go_on_with(5)
            again = pickle.loads(pickle.dumps(world))
            self.assertEqual(again.view("referee"), world.view("referee"))


if __name__ == "__main__":
    unittest.main()
