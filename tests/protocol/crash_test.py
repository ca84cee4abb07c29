"""Kills the server with SIGKILL at random moments under load and starts it again: every acknowledged move must be there, once.

Usage: crash_test.py SEPTEM [KILLS]        50 kills unless told otherwise
"""
import json
import os
import random
import select
import sqlite3
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from septem_server import Client, Closed, Server  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"
KILLS = int(sys.argv[2]) if len(sys.argv) > 2 else 50
TABLES = 6


class Player:
    """A person at one table: plays random legal moves, and writes down what was acknowledged."""

    def __init__(self, name):
        self.name, self.token, self.table, self.client = name, None, None, None
        self.acknowledged = {}  # table -> {seq: action}
        self.waiting = None     # (table, key, action) sent, not answered
        self.moves = 0

    def connect(self, server):
        self.client = server.client()
        answer = self.client.call("hello", name=self.name, **({"token": self.token} if self.token else {}))
        self.token = answer.get("token", self.token)

    def come_back(self):
        snapshot = self.client.call("watch", table=self.table, legal=True)
        seen = self.acknowledged.setdefault(self.table, {})
        assert snapshot["seq"] >= max(seen, default=0), (snapshot["seq"], max(seen))
        if snapshot["stage"] == "over":
            self.table = None
            self.waiting = None
            return
        if self.waiting and self.waiting[0] == self.table:
            self.send(*self.waiting[1:])  # the answer was lost; the same key does no harm
        elif snapshot.get("legal"):
            self.play(snapshot["legal"])

    def play(self, legal):
        self.moves += 1
        self.send(f"{self.name}-{self.moves}", random.choice(legal))

    def send(self, key, action):
        self.waiting = (self.table, key, action)
        self.client.send("move", table=self.table, action=action, key=key)

    def handle(self, message):
        """Whether the table is over now."""
        step = message.get("params") if message.get("method") == "step" else None
        if message.get("id") == self.client.last_id and self.waiting:
            assert "result" in message, message
            step = message["result"]
            self.acknowledged[self.table][step[1]] = self.waiting[2]
            self.waiting = None
            if len(step) == 2:  # it had been played before the crash
                self.come_back()
                return False
        if not step:
            return False
        _, _, _, patch, _, legal = [*step, None, None][:6]
        if any(value is True and "over" in paths.split(",") for paths, value in patch.items()):
            return True
        if legal and not self.waiting:
            self.play(legal)
        return False


def open_table(a, b):
    a.table = a.client.call("create", game="seas", seats=2, legal=True)["table"]
    b.table = a.table
    b.client.call("sit", table=b.table, legal=True)
    a.client.call("start", table=a.table)
    for player in (a, b):
        player.waiting = None
        player.client.events.clear()
        player.come_back()


def play_for(pairs, seconds):
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        by_socket = {p.client.socket: (p, pair) for pair in pairs for p in pair}
        for sock in select.select(list(by_socket), [], [], left)[0]:
            player, pair = by_socket[sock]
            while True:
                message = player.client.next_event()
                if player.handle(message):
                    open_table(*pair)
                    break
                if not player.client.events and not player.client.buffer:
                    break


def check_log(folder, players):
    """Every acknowledged move is in the database, once, under its number."""
    database = sqlite3.connect(f"file:{folder}/septem.db?mode=ro", uri=True)
    stored = {}
    for table, seq, body in database.execute("SELECT tbl, seq, body FROM events"):
        assert (table, seq) not in stored, (table, seq)
        stored[table, seq] = json.loads(body)
    database.close()
    keys = [event["key"] for event in stored.values() if "key" in event]
    assert len(keys) == len(set(keys)), "a move was played twice"
    for player in players:
        for table, moves in player.acknowledged.items():
            for seq, action in moves.items():
                assert stored.get((table, seq), {}).get("do") == action, (table, seq, action, stored.get((table, seq)))
    return len(keys)


def main():
    seed = os.environ.get("SEPTEM_TEST_SEED", str(time.time_ns()))
    print(f"SEPTEM_TEST_SEED={seed}", flush=True)
    random.seed(seed)
    pairs = [(Player(f"a{i}"), Player(f"b{i}")) for i in range(TABLES)]
    players = [player for pair in pairs for player in pair]
    with tempfile.TemporaryDirectory() as folder:
        server = Server(PROGRAM, folder, "--tables-per-person", "10000")
        for kill in range(KILLS + 1):
            for player in players:
                player.connect(server)
            for pair in pairs:
                for player in pair:
                    if player.table:
                        player.come_back()
                if not (pair[0].table and pair[1].table):
                    open_table(*pair)
            if kill == KILLS:
                break
            play_for(pairs, random.uniform(0.01, 0.25))
            server.kill()
            for player in players:  # what was acknowledged before the kill may still be on its way
                try:
                    while player.client.pending():
                        message = player.client.next_event()
                        if message.get("id") == player.client.last_id and player.waiting and "result" in message:
                            player.acknowledged[player.waiting[0]][message["result"][1]] = player.waiting[2]
                            player.waiting = None
                except (Closed, OSError, AssertionError):
                    pass
                player.client.close()
            server.start()
        server.stop()
        moves = check_log(folder, players)
        acknowledged = sum(len(moves) for player in players for moves in player.acknowledged.values())
    print(f"{KILLS} kills, {acknowledged} acknowledged moves, {moves} on disk")
    return acknowledged > KILLS


if __name__ == "__main__":
    good = main()
    print("1 passed, 0 failed" if good else "0 passed, 1 failed")
    sys.exit(0 if good else 1)
