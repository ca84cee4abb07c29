"""Plays every example of docs/server-protocol.md against a real server. Usage: docs_test.py SEPTEM"""
import json
import os
import re
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from septem_server import Server  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"
DOCS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "server-protocol.md")


def filled(value, known):
    if isinstance(value, str):
        return re.sub(r"\$\w+", lambda name: str(known[name.group()]), value) if "$" in value else value
    if isinstance(value, list):
        return [filled(item, known) for item in value]
    if isinstance(value, dict):
        return {key: filled(item, known) for key, item in value.items()}
    return value


def quiet_first(actions):
    """Actions of 7 Seas, those that take least from the display first. The examples go on after a move that leaves something there, as the first
    of these does: to take all that lies there every card of the hand would have to have the same strength."""
    return sorted(actions, key=lambda action: action.count("+") + ("x" in action))


def mismatch(expected, got, known, path=""):
    """Where the two differ, or None. Names that are new are remembered."""
    if path.endswith("/actions"):
        got = quiet_first(got)
    if expected == "...":
        return None
    if isinstance(expected, str) and re.fullmatch(r"\$\w+", expected) and expected not in known:
        known[expected] = got
        return None
    if isinstance(expected, dict):
        if not isinstance(got, dict):
            return f"{path}: expected an object, got {got}"
        for key, value in expected.items():
            if key not in got:
                return f"{path}/{key} is missing in {got}"
            if why := mismatch(value, got[key], known, f"{path}/{key}"):
                return why
        return None
    if isinstance(expected, list):
        items = expected[:-1] if expected and expected[-1] == "..." and len(expected) != len(got) else expected
        if not isinstance(got, list) or len(got) < len(items) or (items is expected and len(got) != len(items)):
            return f"{path}: expected {expected}, got {got}"
        for place, item in enumerate(items):
            if why := mismatch(item, got[place], known, f"{path}/{place}"):
                return why
        return None
    want = filled(expected, known)
    return None if want == got else f"{path}: expected {want}, got {got}"


def play(server, lines):
    known, clients, count = {}, {}, 0
    for line in lines:
        name, arrow, text = re.fullmatch(r"(\w+) (-->|<--) (.*)", line).groups()
        if name not in clients:
            clients[name] = server.client(timeout=5.0)
        if arrow == "-->":
            clients[name].send_text(json.dumps(filled(json.loads(text), known)))
            count += 1
            continue
        expected = json.loads(text)
        while True:  # messages that the example leaves out come in between
            got = clients[name].read_message()
            why = mismatch(expected, got, dict(known))
            if why is None:
                mismatch(expected, got, known)
                break
            if "id" in expected and expected.get("id") == got.get("id"):
                raise AssertionError(f"{line}\n{why}")
    return count


def main():
    with open(DOCS, encoding="utf-8") as file:
        blocks = re.findall(r"```septem\n(.*?)```", file.read(), re.S)
    lines = [line for block in blocks for line in block.splitlines() if line]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(PROGRAM, folder)
        try:
            count = play(server, lines)
        finally:
            server.kill()
    print(f"{count} examples")
    return count > 10


if __name__ == "__main__":
    good = main()
    print("1 passed, 0 failed" if good else "0 passed, 1 failed")
    sys.exit(0 if good else 1)
