"""Lets the disk fail and hang under a real server, and kills it meanwhile: everything acknowledged must be there, once.

Usage: fault_test.py SEPTEM [ROUNDS]        30 rounds unless told otherwise
"""
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from septem_server import Server, http  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"
ROUNDS = int(sys.argv[2]) if len(sys.argv) > 2 else 30
HERE = os.path.dirname(os.path.abspath(__file__))
TALKERS = 8


class Disk:
    """What faulty_disk.c does is in our hands."""

    def __init__(self, folder):
        self.library = os.path.join(folder, "faulty_disk.so")
        self.path = os.path.join(folder, "letter")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", self.library, os.path.join(HERE, "faulty_disk.c"), "-ldl"], check=True)
        self.be("o")

    def be(self, letter):
        with open(self.path, "r+b" if os.path.exists(self.path) else "wb") as file:
            file.write(letter.encode())

    def environment(self):
        return {"LD_PRELOAD": self.library, "SEPTEM_DISK": self.path}


class Talker:
    """Somebody who says one thing after another at a table of their own, each with a key, and says it again until it is acknowledged."""

    def __init__(self, number):
        self.number, self.said, self.token, self.table = number, 0, None, None
        self.waiting = None      # (key, id) without an answer
        self.acknowledged = {}   # seq -> text
        self.refused = 0

    def connect(self, server):
        self.client = server.client()
        self.token = self.client.call("hello", name=f"T{self.number}", **({"token": self.token} if self.token else {})).get("token", self.token)
        if not self.table:
            self.table = self.client.call("create", game="seas", seats=2)["table"]
        self.client.call("watch", table=self.table)
        if self.waiting:
            self.say(self.waiting[0])

    def say(self, key):
        self.waiting = (key, self.client.send("chat", table=self.table, text=key, key=key))

    def go_on(self):
        """Takes what has come, and says the next thing."""
        while self.client.pending():
            message = self.client.next_event()
            if not self.waiting or message.get("id") != self.waiting[1]:
                continue
            key, self.waiting = self.waiting[0], None
            if "result" in message:
                self.acknowledged[message["result"]["seq"]] = key
            else:
                assert message["error"]["code"] in (25, 27), message
                self.refused += 1
                self.say(key)
                return
        if not self.waiting:
            self.said += 1
            self.say(f"{self.number}-{self.said}")


def talk(talkers, seconds):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for talker in talkers:
            talker.go_on()
        time.sleep(0.002)


def check_database(folder, talkers):
    database = sqlite3.connect(f"file:{folder}/septem.db?mode=ro", uri=True)
    stored = {(table, seq): json.loads(body) for table, seq, body in database.execute("SELECT tbl, seq, body FROM events")}
    database.close()
    keys = [event["key"] for event in stored.values() if event["is"] == "chatted"]
    assert len(keys) == len(set(keys)), "something was said twice"
    for talker in talkers:
        for seq, key in talker.acknowledged.items():
            assert stored.get((talker.table, seq), {}).get("key") == key, (talker.table, seq, key)
    return len(keys)


def main():
    rng = random.Random(os.environ.get("SEPTEM_TEST_SEED", str(time.time_ns())))
    talkers = [Talker(i) for i in range(TALKERS)]
    counts = {"f": 0, "s": 0, "h": 0, "kill": 0}
    with tempfile.TemporaryDirectory() as tools, tempfile.TemporaryDirectory() as folder:
        disk = Disk(tools)
        server = Server(PROGRAM, folder, "--credits", "100000", env=disk.environment())
        for talker in talkers:
            talker.connect(server)
        for _ in range(ROUNDS):
            talk(talkers, 0.1)
            letter = rng.choice("fsh")
            counts[letter] += 1
            disk.be(letter)
            talk(talkers, rng.uniform(0.05, 0.4))
            assert http(server, "/healthz")[0] in (200, 503), "the server answers whatever the disk does"
            if rng.random() < 0.4:
                counts["kill"] += 1
                server.kill()
                disk.be("o")
                server.start()
                for talker in talkers:
                    talker.client.close()
                    talker.connect(server)
            disk.be("o")
        talk(talkers, 0.5)
        server.stop()
        stored = check_database(folder, talkers)
        acknowledged = sum(len(talker.acknowledged) for talker in talkers)
        refused = sum(talker.refused for talker in talkers)
        check = subprocess.run([PROGRAM, "check", "--data", folder], capture_output=True, text=True, check=False)
        assert check.returncode == 0, check.stdout + check.stderr
        server.log.close()
    print(f"{ROUNDS} rounds: {counts['f']} with a disk that fails, {counts['s']} that fails at times, {counts['h']} that hangs, "
          f"{counts['kill']} kills; {acknowledged} acknowledged, {refused} refused, {stored} on disk")
    return acknowledged > ROUNDS and refused > 0


if __name__ == "__main__":
    good = main()
    print("1 passed, 0 failed" if good else "0 passed, 1 failed")
    sys.exit(0 if good else 1)
