"""The examples, shortened, and those of docs/python.md."""

import contextlib
import io
import re
import tempfile
import unittest
from pathlib import Path

import cfr
import numpy as np
import policy_gradient
import seat_advantage


class Examples(unittest.TestCase):
    def setUp(self):
        self.output = io.StringIO()
        quiet = contextlib.redirect_stdout(self.output)
        quiet.__enter__()
        self.addCleanup(quiet.__exit__, None, None, None)

    def test_seat_advantage(self):
        with tempfile.TemporaryDirectory() as folder:
            results = seat_advantage.main(["--games", "512", "--picture", f"{folder}/seats.png"])
        for means, widths in results.values():
            self.assertLess(abs(means.sum() - 1), 0.02)
            self.assertTrue((widths > 0).all())

    def test_counterfactual_regret_minimisation(self):
        falling = cfr.main(["--cards", "2", "--worlds", "8", "--rounds", "32"])
        self.assertGreater(falling[0], 0.01)
        self.assertLess(falling[-1], falling[0] / 2)

    def test_policy_gradient(self):
        before, after = policy_gradient.main(["--seconds", "1000", "--decisions", "60000", "--games", "400"])
        self.assertLess(abs(before - 0.5), 0.12)
        self.assertGreater(after, 0.64)


class Documentation(unittest.TestCase):
    def test_the_examples_of_the_page_run(self):
        page = (Path(__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")
        blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
        self.assertGreater(len(blocks), 4)
        names: dict = {}
        for block in blocks:
            exec(compile(block, "docs/python.md", "exec"), names)  # noqa: S102
        self.assertIsInstance(names["observation"], np.ndarray)


if __name__ == "__main__":
    unittest.main()
