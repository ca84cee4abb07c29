"""Whatever comes in, an exception is the worst that comes out: never a crash, never a changed table."""

import math
import pickle
import random
import threading
import unittest

import numpy as np
from playing import VARIANTS, random_walk, state_after

import septem
from septem import _septem, aec, sequential

STRANGE = [
    None, True, -1, 7, 10**30, -(2**63), 2**63, 2**64, 1.0, math.nan, math.inf, "", "p0", "\0", "nonsense", "🂡" * 500, b"x",
    [], [1], {}, object(), np.float64("nan"), np.int64(-5), np.uint64(2**64 - 1), np.array([1, 2]), np.array(math.nan),
    int, septem, lambda *_: None, VARIANTS[0], VARIANTS[0].new_state(1), VARIANTS[3].new_state(1).knowledge(0),
]  # fmt: skip

# Anything else is a fault of ours.
REFUSALS = (septem.SeptemError, TypeError, ValueError, KeyError, IndexError, OverflowError, RuntimeError, UnicodeError)


def methods(thing: object) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and callable(getattr(thing, name))]


class StrangeArguments(unittest.TestCase):
    def call_all(self, make, count: int, skip: tuple[str, ...] = ()):
        """Every method with every number of strange arguments, drawn at random."""
        rng = random.Random(17)
        for name in methods(make()):
            if name in skip:
                continue
            for _ in range(count):
                arguments = [rng.choice(STRANGE) for _ in range(rng.randrange(4))]
                try:
                    getattr(make(), name)(*arguments)
                except REFUSALS:
                    pass

    def test_games(self):
        rng = random.Random(1)
        for _ in range(300):
            try:
                septem.Game(rng.choice(STRANGE + ["seas", "seize", "sevens"]), rng.choice(STRANGE + [2, 4]),
                            **{rng.choice(["target", "teams", "first", "values", "x"]): rng.choice(STRANGE)})
            except REFUSALS:
                pass
        self.call_all(lambda: VARIANTS[0], 60)

    def test_states_in_every_phase(self):
        for game in VARIANTS:
            for steps in (0, 3, 30, 10_000):
                state = state_after(game, 5, steps)
                before = state.record()
                for strange in STRANGE:
                    for call in (state.apply, state.move_text, state.move_number, state.apply_outcome, state.view):
                        try:
                            call(strange)
                        except REFUSALS:
                            continue
                        if call == state.apply:
                            state = septem.read_record(before)
                self.call_all(state.clone, 8)

    def test_knowledge(self):
        self.call_all(lambda: VARIANTS[0].new_state(1).knowledge(0), 60)
        for game in VARIANTS:
            over = state_after(game, 2, 10_000)
            for viewer in (0, "spectator", "referee"):
                with self.assertRaises(septem.BadArgument):
                    over.knowledge(viewer).sample(1)
            spectator = game.new_state(1).knowledge("spectator")
            with self.assertRaises(septem.BadArgument):
                spectator.observation()
            spectator.sample(1)
        for foreign in STRANGE:
            known = VARIANTS[0].new_state(1).knowledge(0)
            self.assertEqual(isinstance(foreign, np.ndarray) or known == foreign, isinstance(foreign, np.ndarray))

    def test_vectors(self):
        def vector():
            return septem.VectorGame(VARIANTS[0], 2, seed=1, observations=True)

        self.call_all(vector, 60)
        rng = random.Random(2)
        for _ in range(300):
            try:
                septem.VectorGame(rng.choice([VARIANTS[0], *STRANGE]), rng.choice([x for x in STRANGE if x != 7]),
                                  seed=rng.choice(STRANGE), threads=rng.choice([1, -1, 10**9, math.nan]),
                                  opponents=rng.choice([None, {0: "x"}, {9: "greedy"}, {0: "greedy", 1: "random"}, [1], "x"]))
            except REFUSALS:
                pass

    def test_wrong_choices_change_nothing(self):
        vector = septem.VectorGame(VARIANTS[0], 3, seed=1, masks=True, observations=True)
        before = [vector.observations.copy(), vector.masks.copy(), vector.legal_counts.copy()]
        wrong = [[0, 0], [0, 0, 0, 0], [0, 0, 99], [-1, 0, 0], [0.0, 0.0, 0.0], [math.nan] * 3, [[0, 0, 0]], "abc", None,
                 np.array([0, 0, 2**63], np.uint64), np.array([1 + 0j] * 3), np.array(["0", "0", "0"]),
                 np.array([0, 0, 0], object), [True, True, True], vector.legal_counts]  # fmt: skip
        for choices in wrong:
            for step in (vector.step, vector.step_moves, vector.move_numbers):
                if step == vector.step_moves and isinstance(choices, np.ndarray) and choices is vector.legal_counts:
                    continue
                with self.assertRaises((septem.SeptemError, TypeError), msg=str(choices)):
                    step(choices)
        after = [vector.observations, vector.masks, vector.legal_counts]
        for one, other in zip(before, after):
            self.assertTrue((one == other).all())

    def test_foreign_states_are_refused(self):
        vector = septem.VectorGame(VARIANTS[0], 1)
        for game in VARIANTS[1:]:
            with self.assertRaises(septem.BadArgument):
                vector.set_state(0, game.new_state(1))
        with self.assertRaises(septem.BadArgument):
            vector.set_state(1, VARIANTS[0].new_state(1))

    def test_who_remembers_nothing_cannot_be_asked(self):
        """In a sampled state the others know too little to sample from, or to ask a bot that would."""
        for game in VARIANTS:
            state = state_after(game, 8, 21)
            if state.is_over():
                continue
            seat = state.to_act()[0]
            world = state.knowledge((seat + 1) % game.seats).sample(3)
            for name in septem.bot_names():
                try:
                    septem.bot(f"{name}:work=10")(world, seat)
                except septem.BadArgument:
                    pass
            for viewer in range(game.seats):
                try:
                    world.knowledge(viewer).sample(1)
                except septem.BadArgument:
                    pass
            vector = septem.VectorGame(game, 1, opponents={seat: "search:work=10"})
            with self.assertRaises(septem.BadArgument):
                vector.set_state(0, world)

    def test_a_finished_state_may_be_put_on_a_table(self):
        over = state_after(VARIANTS[0], 1, 10_000)
        for auto_reset in (True, False):
            vector = septem.VectorGame(VARIANTS[0], 1, auto_reset=auto_reset, observations=True, masks=True)
            vector.set_state(0, over)
            self.assertTrue(vector.dones[0])
            vector.step([0])

    def test_bots(self):
        for text in ("", "nobody", "search:ms=x", "search:", "search:ms=-1", "greedy:ms=1,ms=2", "\0", "x" * 10_000):
            with self.assertRaises(septem.BadArgument):
                septem.bot(text)
        bot = septem.bot("greedy")
        for strange in STRANGE:
            for arguments in ((strange,), (strange, 0), (VARIANTS[0].new_state(1), strange)):
                try:
                    bot(*arguments)
                except REFUSALS:
                    pass
        with self.assertRaises(septem.GameOver):
            bot(state_after(VARIANTS[0], 1, 10_000))
        with self.assertRaises(septem.NotYourMove):
            bot(VARIANTS[0].new_state())

    def test_arenas(self):
        for players in ([], ["nobody"], ["greedy"] * 100, [1, 2], [lambda state, seat: math.nan] * 2, ["exec:"]):
            with self.assertRaises((septem.SeptemError, TypeError)):
                septem.compete(VARIANTS[0], players, 1)
        for deals in (-1, math.nan, "x", 10**30):
            with self.assertRaises((septem.SeptemError, TypeError)):
                septem.compete(VARIANTS[0], ["greedy", "random"], deals)

    def test_conventions(self):
        def env():
            one = aec.env("seas", seats=2)
            one.reset(seed=1)
            return one

        self.call_all(env, 20, skip=("agent_iter", "render"))
        self.call_all(lambda: sequential.load_game("sevens").new_initial_state(1), 20)


class Tampering(unittest.TestCase):
    def test_a_pickle_of_something_else_is_refused(self):
        state = VARIANTS[0].new_state(1)
        rng = random.Random(5)
        for thing in (state, state.knowledge(0), VARIANTS[0]):
            restore, kept = thing.__reduce__()
            for i in range(len(kept)):
                for strange in STRANGE:
                    try:
                        restore(*kept[:i], strange, *kept[i + 1 :])
                    except REFUSALS:
                        pass
            data = bytearray(pickle.dumps(thing))
            for _ in range(200):
                damaged = bytearray(data)
                damaged[rng.randrange(len(damaged))] = rng.randrange(256)
                try:
                    pickle.loads(bytes(damaged))
                except Exception:  # noqa: BLE001: the pickle itself may be anything
                    pass

    def test_an_object_without_a_state_is_refused(self):
        for kind in (septem.Game, septem.State, septem.Knowledge, septem.Bot, _septem.VectorTables, _septem.Tally):
            for name in dir(kind):
                for arguments in ((), (0,), ("p0",), ([0],), (kind.__new__(kind),)):
                    try:
                        getattr(kind.__new__(kind), name)(*arguments)
                    except (*REFUSALS, AttributeError):
                        pass

    def test_damaged_records_are_refused(self):
        record = state_after(VARIANTS[1], 3, 40).record()
        rng = random.Random(6)
        for _ in range(200):
            at = rng.randrange(len(record))
            try:
                septem.read_record(record[:at] + rng.choice(["", "x", "\n", "p0 ", "*"]) + record[at + rng.randrange(5) :])
            except septem.BadRecord:
                pass


class Threads(unittest.TestCase):
    def test_tables_that_are_stepped_by_another_thread_are_refused(self):
        vector = septem.VectorGame(VARIANTS[0], 256, opponents={1: "search:work=200"})
        refused = []

        def step():
            try:
                vector.step(np.zeros(256, np.int64))
            except septem.BadArgument:
                refused.append(True)

        threads = [threading.Thread(target=step) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        vector.step(np.zeros(256, np.int64))

    def test_a_bot_thinks_about_a_copy(self):
        state = VARIANTS[0].new_state(1)
        bot = septem.bot("search:ms=50")
        thread = threading.Thread(target=lambda: bot(state, 0))
        thread.start()
        for _ in range(10):
            state.apply(state.legal_moves()[0])
        thread.join()


if __name__ == "__main__":
    unittest.main()
