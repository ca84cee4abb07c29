"""The conventions of OpenSpiel and PettingZoo, as their own conformance tests check them; bots; the arena."""

import random
import unittest

import numpy as np
from playing import VARIANTS, random_walk

import septem
from septem import aec, sequential


class Sequential(unittest.TestCase):
    """As OpenSpiel's random simulation test, which every game there passes."""

    def simulate(self, game: sequential.SequentialGame, seed: int):
        rng = random.Random(seed)
        state = game.new_initial_state(seed)
        while not state.is_terminal():
            self.check(game, state)
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                self.assertAlmostEqual(sum(chance for _, chance in outcomes), 1)
                action = rng.choices([a for a, _ in outcomes], [chance for _, chance in outcomes])[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
        self.assertEqual(state.current_player(), sequential.TERMINAL_PLAYER)
        self.assertEqual(state.legal_actions(), [])
        for value in state.returns():
            self.assertTrue(game.min_utility() <= value <= game.max_utility())
        if game.utility_sum() is not None:
            self.assertAlmostEqual(sum(state.returns()), game.utility_sum())

    def check(self, game: sequential.SequentialGame, state: sequential.SequentialState):
        legal = state.legal_actions()
        self.assertEqual(legal, sorted(set(legal)))
        mask = state.legal_actions_mask()
        self.assertEqual([i for i, is_legal in enumerate(mask) if is_legal], legal)
        self.assertEqual(state.returns(), [0.0] * game.num_players())
        if not state.is_player_node():
            return
        player = state.current_player()
        self.assertLess(max(legal), game.num_distinct_actions())
        self.assertEqual(len(state.observation_tensor()), game.observation_tensor_size())
        text = state.action_to_string(player, legal[0])
        self.assertEqual(state.string_to_action(player, text), legal[0])
        other = state.resample_from_infostate(player, random.Random(1))
        self.assertEqual(other.information_state_string(player), state.information_state_string(player))
        self.assertEqual(other.legal_actions(), legal)

    def test_random_simulation(self):
        for game in VARIANTS:
            self.simulate(sequential.SequentialGame(game), 3)

    def test_clones_and_children_leave_the_original_alone(self):
        state = sequential.load_game("seas", seats=2).new_initial_state(5)
        state.apply_action(sequential.DRAW)
        child = state.child(state.legal_actions()[0])
        self.assertEqual(len(child.history()), len(state.history()) + 1)
        self.assertEqual(str(state.clone()), str(state))
        self.assertNotEqual(str(child), str(state))

    def test_a_state_is_written_and_read_again(self):
        game = sequential.load_game("sevens", seats=2)
        state = game.new_initial_state(5)
        rng = random.Random(2)
        for _ in range(12):
            state.apply_action(rng.choice(state.legal_actions()))
        again = game.deserialize_state(state.serialize())
        for one in (state, again):
            order = random.Random(3)
            while not one.is_terminal():
                one.apply_action(order.choice(one.legal_actions()))
        self.assertEqual(state.history(), again.history())
        self.assertEqual(state.returns(), again.returns())
        with self.assertRaises(ValueError):
            sequential.load_game("seas").deserialize_state(state.serialize())


class Aec(unittest.TestCase):
    """As PettingZoo's api_test and its seed test."""

    def play(self, env: aec.AecEnv, seed: int) -> list:
        env.reset(seed=seed)
        for agent in env.possible_agents:
            env.action_space(agent).seed(seed)
        story = []
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            self.assertIn(observation, env.observation_space(agent))
            self.assertEqual(set(env.agents), set(env.rewards))
            self.assertEqual(set(env.agents), set(env.infos))
            total[agent] += reward
            if terminated or truncated:
                env.step(None)
                continue
            mask = info["action_mask"]
            self.assertEqual(mask.shape, (env.action_space(agent).n,))
            action = env.action_space(agent).sample(mask)
            self.assertTrue(mask[action])
            story.append((agent, action, observation.tobytes()))
            env.step(action)
        self.assertEqual(env.agents, [])
        self.assertEqual(list(total.values()), env.state_value.returns())
        return story

    def test_games_are_played_by_the_cycle_and_follow_from_the_seed(self):
        for game in VARIANTS:
            self.assertEqual(self.play(aec.AecEnv(game), 4), self.play(aec.AecEnv(game), 4))

    def test_an_illegal_action_is_refused_and_a_dead_agent_does_nothing(self):
        env = aec.env("seas", seats=2)
        env.reset(seed=1)
        with self.assertRaises(septem.IllegalMove):
            env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))
        with self.assertRaises(ValueError):
            env.step(None)
        self.assertEqual(env.max_num_agents, 2)
        self.assertIsNone(env.last(observe=False)[0])


class Bots(unittest.TestCase):
    def test_every_bot_is_a_policy(self):
        for name in septem.bot_names():
            for game in (VARIANTS[0], VARIANTS[3], VARIANTS[5]):
                state = game.new_state(3)
                move = septem.bot(f"{name}:work=30")(state)
                self.assertIn(move, state.legal_moves())

    def test_the_same_seed_thinks_the_same(self):
        state = VARIANTS[0].new_state(3)
        thoughts = [septem.bot("search:work=500", seed=8).think(state) for _ in range(2)]
        self.assertEqual(thoughts[0], thoughts[1])
        self.assertEqual(thoughts[0]["text"], state.move_text(thoughts[0]["move"]))
        self.assertGreater(thoughts[0]["work"], 0)

    def test_time_limits_are_kept(self):
        state = VARIANTS[0].new_state(3)
        self.assertIn(septem.bot("search:ms=20")(state), state.legal_moves())


class Arena(unittest.TestCase):
    def test_bots_meet_without_python(self):
        report = septem.compete(VARIANTS[0], ["greedy", "random"], 40, seed=2)
        self.assertEqual((report.deals, report.games), (40, 80))
        self.assertGreater(report.pairs[0]["score"]["low"], 0.5)
        self.assertAlmostEqual(sum(seat["mean"] for seat in report.seats), 1)
        self.assertGreater(report.strengths[0]["points"], report.strengths[1]["points"])

    def test_functions_meet_bots_over_the_same_deals(self):
        def first(state: septem.State, seat: int) -> int:
            return state.legal_moves(seat)[0]

        report = septem.compete(VARIANTS[0], [first, "random"], 10, seed=2)
        self.assertEqual(report.players, ["first", "random"])
        self.assertEqual(report.games, 20)

    def test_lineups_pair_every_deal(self):
        from septem._septem import lineups

        self.assertEqual(lineups(VARIANTS[0], 2), [[0, 1], [1, 0]])


if __name__ == "__main__":
    unittest.main()
