"""Installs the package for Python with pip, from the root and from python/, into folders of their own. Usage: pip_test.py SEPTEM"""
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PYTHON = "/usr/bin/python3" if os.access("/usr/bin/python3", os.X_OK) else sys.executable
GAME = """
import os, septem
state = septem.Game("seas", seats=2).new_state(1)
while not state.is_over():
    state.apply(state.legal_moves()[0])
print(os.path.dirname(septem.__file__), sum(state.returns()), os.path.exists(os.path.dirname(septem.__file__) + "/py.typed"))
"""


def installed_plays(source):
    # ./test has built the module already.
    environment = os.environ | {"SEPTEM_PYTHON_BUILD": f"{ROOT}/build/python"}
    with tempfile.TemporaryDirectory() as folder:
        pip = [PYTHON, "-m", "pip", "install", "--no-build-isolation", "--no-deps", "--no-index", "--target", folder, source]
        done = subprocess.run(pip, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(done.stdout[-3000:], done.stderr[-3000:])
            return False
        play = subprocess.run([PYTHON, "-c", GAME], env=os.environ | {"PYTHONPATH": folder}, capture_output=True, text=True,
                              check=False)
        print(play.stdout, play.stderr)
        return play.stdout == f"{folder}/septem 1.0 True\n"


def main():
    passed = 0
    for source in (ROOT, f"{ROOT}/python"):
        is_passed = installed_plays(source)
        print("ok  " if is_passed else "FAIL", "pip install", os.path.relpath(source, ROOT))
        passed += is_passed
    print(f"{passed} passed, {2 - passed} failed")
    return 0 if passed == 2 else 1


if __name__ == "__main__":
    sys.exit(main())
