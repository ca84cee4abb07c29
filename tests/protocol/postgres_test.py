"""Servers whose tables are in PostgreSQL: what is acknowledged is there, once, whoever dies, hangs or is stopped.

Usage: postgres_test.py SEPTEM [TEST...]
"""
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from postgres_server import Postgres, free_port  # noqa: E402
from septem_server import Client, Closed, Refused, Server, http, log_lines, play, run_each, two_people, until  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"
TAKE_OVER = 5.0  # seconds
databases = 0


class Node(Server):
    """A server that may have to wait for its turn."""

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=self.log, env=self.env)

    def wait_for_turn(self):
        """Until it is its turn; gives itself."""
        line = self.process.stdout.readline().decode()
        self.port = int(re.search(r"http://localhost:(\d+)", line).group(1))
        assert "postgresql://" in line and Postgres.PASSWORD not in line, line
        return self


class Cluster:
    """A database of its own, and nodes."""

    def __init__(self, folder):
        global databases
        databases += 1
        self.database = f"septem{databases}"
        postgres.psql(f"CREATE DATABASE {self.database}")
        self.address = postgres.address(self.database)
        self.folder = folder
        self.nodes = []

    def node(self, address=None):
        data = tempfile.mkdtemp(dir=self.folder)
        self.nodes.append(Node(PROGRAM, data, "--log", address or self.address))
        return self.nodes[-1]

    def events(self):
        """Texts of chats by table, in their order."""
        rows = postgres.psql("SELECT tbl || ' ' || convert_from(body, 'UTF8') FROM septem.events ORDER BY tbl, seq", self.database)
        return [re.search(r'"text":"([^"]*)"', row).group(1) for row in rows.splitlines() if '"is":"chatted"' in row]

    def close(self):
        for node in self.nodes:
            if node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
                node.kill()
            node.log.close()


@contextlib.contextmanager
def cluster(folder):
    made = Cluster(folder)
    try:
        yield made
    finally:
        made.close()


class Talker(threading.Thread):
    """Says one thing after another at a table, each with a key, and says it again wherever a server is until it is acknowledged."""

    def __init__(self, find_port):
        super().__init__(daemon=True)
        self.find_port = find_port
        self.acknowledged, self.is_over, self.token, self.table, self.client = [], False, None, None, None

    def run(self):
        while not self.is_over:
            try:
                if not self.client:
                    self.connect()
                text = f"says-{len(self.acknowledged)}"
                self.client.call("chat", table=self.table, text=text, key=text)
                self.acknowledged.append(text)
            except Refused:
                time.sleep(0.05)  # too fast for a chat: once more
            except (Closed, OSError):
                self.client = None
                time.sleep(0.05)

    def connect(self):
        client = Client(self.find_port(), timeout=2.0)
        self.token = client.call("hello", name="T", **({"token": self.token} if self.token else {})).get("token", self.token)
        if not self.table:
            self.table = client.call("create", game="seas", seats=2)["table"]
        client.call("watch", table=self.table)
        self.client = client

    def finish(self):
        """What was acknowledged."""
        self.is_over = True
        self.join(timeout=30)
        assert not self.is_alive()
        return self.acknowledged


def keeps_talking(talker, more=3):
    count = len(talker.acknowledged)
    until(lambda: len(talker.acknowledged) >= count + more)


def expect_all_once(cluster, acknowledged):
    events = cluster.events()
    assert len(events) == len(set(events)), "something is there twice"
    assert events[:len(acknowledged)] == acknowledged, (len(events), len(acknowledged))
    assert len(events) <= len(acknowledged) + 1, "one may have lost its answer at the end"


def test_games_are_played_and_go_on_after_a_kill(cluster):
    node = cluster.node().wait_for_turn()
    a, b, table = two_people(node)
    assert play([a, b], table, 6) == 6
    before = a.call("watch", table=table)
    node.kill()
    node = cluster.node().wait_for_turn()
    again = node.client()
    again.call("hello", token=a.token)
    after = again.call("watch", table=table)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])
    assert http(node, "/readyz")[0] == 200


def test_another_node_takes_over_when_one_is_killed(cluster):
    first = cluster.node().wait_for_turn()
    second = cluster.node()
    until(lambda: any(line.get("event") == "waiting" for line in log_lines(second)))
    port = {"now": first.port}
    talker = Talker(lambda: port["now"])
    talker.start()
    keeps_talking(talker)
    first.kill()
    began = time.monotonic()
    port["now"] = second.wait_for_turn().port
    keeps_talking(talker, 1)
    took = time.monotonic() - began
    keeps_talking(talker)
    expect_all_once(cluster, talker.finish())
    print(f"taken over after {took:.2f} s")
    assert took < TAKE_OVER, took


def test_a_node_that_slept_answers_nothing_and_ends(cluster):
    first = cluster.node().wait_for_turn()
    second = cluster.node()
    a, _, table = two_people(first)
    a.call("watch", table=table)
    first.process.send_signal(signal.SIGSTOP)
    began = time.monotonic()
    second.wait_for_turn()
    assert time.monotonic() - began < TAKE_OVER
    there = second.client()
    there.call("hello", token=a.token)
    there.call("watch", table=table)
    there.call("chat", table=table, text="new", key="new")
    question = a.send("watch", table=table)
    move = a.send("chat", table=table, text="old", key="old")
    first.process.send_signal(signal.SIGCONT)
    heard = []
    try:
        while True:
            heard.append(a.next_event())
    except Closed:
        pass
    assert not [message for message in heard if message.get("id") in (question, move) and "result" in message], heard
    assert first.process.wait(timeout=10) == 1, "so that whoever looks after it starts it again"
    assert cluster.events() == ["new"]
    assert any(line.get("event") == "lost" for line in log_lines(first))


def test_a_planned_stop_hands_over_at_once(cluster):
    first = cluster.node().wait_for_turn()
    second = cluster.node()
    until(lambda: any(line.get("event") == "waiting" for line in log_lines(second)))
    began = time.monotonic()
    first.stop()
    assert first.process.returncode == 0
    second.wait_for_turn()
    took = time.monotonic() - began
    print(f"handed over after {took:.2f} s")
    assert took < TAKE_OVER / 2, took
    third = cluster.node()
    until(lambda: any(line.get("event") == "waiting" for line in log_lines(third)))
    assert third.stop() < 2, "who waits can be stopped, too"
    assert third.process.returncode == 0


def test_moves_wait_for_a_database_that_crashes(cluster):
    node = cluster.node().wait_for_turn()
    talker = Talker(lambda: node.port)
    talker.start()
    for _ in range(3):
        keeps_talking(talker)
        postgres.crash()
        postgres.start()
    keeps_talking(talker)
    expect_all_once(cluster, talker.finish())


def test_the_first_of_several_hosts_may_be_gone(cluster):
    hosts = f"127.0.0.1:{free_port()},127.0.0.1:{postgres.port}"
    # The file of passwords names each.
    with open(postgres.passfile, "a", encoding="utf-8") as file:
        file.write(f"*:*:*:septem:{postgres.PASSWORD}\n")
    node = cluster.node(postgres.address(cluster.database, hosts)).wait_for_turn()
    assert http(node, "/readyz")[0] == 200


def test_tables_move_between_the_logs_and_are_checked(cluster):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(PROGRAM, folder)
        a, b, table = two_people(server)
        assert play([a, b], table, 5) == 5
        before = a.call("watch", table=table)["view"]
        server.stop()
        server.log.close()
        done = subprocess.run([PROGRAM, "migrate", folder, cluster.address], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("1 tables with "), done.stdout
        node = cluster.node().wait_for_turn()
        there = node.client()
        there.call("hello", token=a.token)
        assert there.call("watch", table=table)["view"] == before
        assert subprocess.run([PROGRAM, "migrate", cluster.address, folder + "/back"], capture_output=True, check=False).returncode == 1, "it is in use"
        node.stop()
        for command in (["migrate", cluster.address, folder + "/back"], ["check", "--data", folder + "/back"], ["check", "--log", cluster.address]):
            done = subprocess.run([PROGRAM, *command], capture_output=True, text=True, check=False)
            assert done.returncode == 0, (command, done.stdout, done.stderr)


def test_a_wrong_address_says_what_is_wrong(cluster):
    for address, words in (("mysql://here", "an address like"), ("postgresql://127.0.0.1/x?nonsense=1", "nonsense"),
                           (f"postgresql://127.0.0.1:{free_port()}/x", "cannot be reached"),
                           (cluster.address.replace("septem@", "nobody@"), "cannot be reached")):
        done = subprocess.run([PROGRAM, "serve", "--port", "0", "--data", cluster.folder, "--log", address],
                              capture_output=True, text=True, timeout=30, check=False)
        assert done.returncode != 0 and words in done.stderr, done.stderr


if __name__ == "__main__":
    postgres = Postgres()
    try:
        status = run_each(globals(), cluster)
    finally:
        postgres.close()
    sys.exit(status)
