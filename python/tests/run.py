"""Runs the tests of this folder. The last line is "N passed, N failed"."""

import sys
import unittest
from pathlib import Path


def main() -> int:
    here = Path(__file__).parent
    sys.path.insert(0, str(here.parent / "examples"))
    pattern = f"{sys.argv[1]}_test.py" if len(sys.argv) > 1 else "*_test.py"
    suite = unittest.defaultTestLoader.discover(str(here), pattern=pattern)
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    failed = len({test.id() for test, _ in result.failures + result.errors})
    print(f"{result.testsRun - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
