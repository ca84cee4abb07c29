"""Installs the library, and builds and runs a program outside of the tree with it. Usage: library_test.py SEPTEM"""
import os
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILD = os.path.dirname(os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"))


def run(*command):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode != 0:
        print(done.stdout[-4000:])
        raise SystemExit(f"failed: {' '.join(command)}\n0 passed, 1 failed")
    return done.stdout


def main():
    with tempfile.TemporaryDirectory() as folder:
        prefix, build = f"{folder}/prefix", f"{folder}/build"
        run("cmake", "--install", BUILD, "--component", "dev", "--prefix", prefix)
        run("cmake", "-S", f"{ROOT}/examples/library", "-B", build, "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={prefix}",
            "-DCMAKE_BUILD_TYPE=Release")
        run("cmake", "--build", build)
        said = run(f"{build}/bot_game")
    points = re.fullmatch(r"greedy: (\d+) points, search: (\d+) points\n", said)
    is_right = points is not None and max(int(points[1]), int(points[2])) >= 7
    with open(f"{ROOT}/examples/library/bot_game.cc", encoding="utf-8") as source:
        is_short = len(source.readlines()) <= 30
    for is_passed, what in ((is_right, f"a bot game is played to its end: {said.strip()}"),
                            (is_short, "the program has at most 30 lines")):
        print("ok  " if is_passed else "FAIL", what)
    passed = int(is_right) + int(is_short)
    print(f"{passed} passed, {2 - passed} failed")
    return 0 if passed == 2 else 1


if __name__ == "__main__":
    sys.exit(main())
