"""Runs the tests of this folder, or those that are named: run.py [NAME...]. The last line is "N passed, N failed"."""

import sys
import unittest
from pathlib import Path


def main() -> int:
    here = Path(__file__).parent
    sys.path.insert(0, str(here.parent / "examples"))
    suite = unittest.TestSuite(unittest.defaultTestLoader.discover(str(here), pattern=f"{name}_test.py")
                               for name in sys.argv[1:] or ["*"])
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    failed = len({test.id() for test, _ in result.failures + result.errors})
    print(f"{result.testsRun - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
