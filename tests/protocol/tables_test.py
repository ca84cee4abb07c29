"""`septem tables` over the real program, with and without a running server. Usage: tables_test.py SEPTEM"""
import fcntl
import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from septem_server import Server, http, log_lines, play, run_tests, two_people, until  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"


def tables(folder, *words, stdin=""):
    return subprocess.run([PROGRAM, "tables", *words, "--data", folder], input=stdin, capture_output=True, text=True, timeout=60)


def told(folder, *words):
    """What a command says to programs."""
    done = tables(folder, *words, "--json")
    assert done.returncode == 0 and not done.stderr, done.stderr
    return json.loads(done.stdout)


def listed(folder, *words):
    return {row["table"] for row in told(folder, "list", *words)}


def refused(folder, *words, status=1):
    done = tables(folder, *words)
    assert done.returncode == status and done.stderr and not done.stdout, (done.returncode, done.stdout, done.stderr)
    return done.stderr


def finished_table(server):
    a, b, table = two_people(server)
    play([a, b], table, 10_000)
    assert a.call("watch", table=table)["stage"] == "over"
    return a, b, table


def local(folder):
    sock = socket.socket(socket.AF_UNIX)
    sock.settimeout(30)
    sock.connect(os.path.join(folder, "septem.sock"))
    return sock


def test_lists_what_there_is_while_the_server_runs_and_after(server):
    a, b, playing = two_people(server)
    waiting = a.call("create", game="seize", seats=3)["table"]
    for _ in range(2):
        assert listed(server.folder) == {playing, waiting}
        assert listed(server.folder, "--game", "seize") == {waiting}
        assert listed(server.folder, "--stage", "playing") == {playing}
        assert listed(server.folder, "--person", "bo") == {playing}
        assert listed(server.folder, "--older-than", "1d") == set()
        row = next(row for row in told(server.folder, "list") if row["table"] == playing)
        assert listed(server.folder, "--person", row["people"][1]["person"]) == {playing}
        assert row["host"]["name"] == "Ada" and len(row["host"]["person"]) == 8
        if server.process.poll() is None:
            assert listed(server.folder, "--network", "127.0.0.1") == {playing, waiting}
            server.stop()
    assert listed(server.folder, "--network", "127.0.0.1") == set()
    head, *lines = tables(server.folder, "list").stdout.splitlines()
    assert head.split()[:3] == ["TABLE", "GAME", "STAGE"] and len(lines) == 2
    assert all(line.index("Ada") == head.index("PEOPLE") for line in lines), "columns stand below each other"


def test_shows_no_token_hash_or_card(server):
    a, b, table = two_people(server)
    with sqlite3.connect(f"file:{server.folder}/septem.db?mode=ro", uri=True) as database:
        created = json.loads(database.execute("SELECT body FROM events ORDER BY n LIMIT 1").fetchone()[0])
    for words in (["list"], ["show", table], ["list", "--json"], ["show", table, "--json"], ["export", table],
                  ["export", table, "--events"], ["connections", "--json"]):
        done = tables(server.folder, *words)
        assert done.returncode == 0, done.stderr
        for secret in (a.token, created["host"], created["seed"]):
            assert secret not in done.stdout, words
    shown = told(server.folder, "show", table)
    assert shown["watchers"] == 2 and shown["networks"] == {"127.0.0.1": 2} and shown["unwritten"] == 0


def test_closes_tables_and_tells_their_people(server):
    a, b, table = two_people(server)
    other = a.call("create", game="seas", seats=2)["table"]
    b.events.clear()
    done = tables(server.folder, "close", table, "zzzzzzzzzz", other, "--reason", "we move house")
    assert done.returncode == 1 and done.stdout.split() == ["closed", table, "closed", other]
    assert "zzzzzzzzzz: there is no such table" in done.stderr
    event = b.next_event()["params"]
    while event["is"] != "closed":
        event = b.next_event()["params"]
    assert event["reason"] == "we move house", event
    assert "closed" in refused(server.folder, "close", table)
    server.stop()
    server.start()
    assert told(server.folder, "show", table)["stage"] == "closed"


def test_closes_and_deletes_while_no_server_runs(server):
    a, _, table = two_people(server)
    kept = a.call("create", game="seas", seats=2)["table"]
    server.stop()
    assert "finished or closed" in refused(server.folder, "delete", "--yes", table)
    assert tables(server.folder, "close", table).stdout == f"closed {table}\n"
    assert tables(server.folder, "delete", "--yes", table).stdout == f"deleted {table}\n"
    assert "no such table" in refused(server.folder, "show", table)
    server.start()
    assert listed(server.folder) == {kept}


def test_looking_needs_no_lock_and_changing_does(server):
    _, _, table = two_people(server)
    server.stop()
    with open(os.path.join(server.folder, "septem.lock"), "rb") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert listed(server.folder) == {table}
        assert told(server.folder, "show", table)["stage"] == "playing"
        assert tables(server.folder, "export", table).returncode == 0
        assert "another server" in refused(server.folder, "close", table)
    assert tables(server.folder, "close", table).returncode == 0


def test_exports_records_and_hides_what_is_not_over(server):
    a, b, table = finished_table(server)
    record = tables(server.folder, "export", table).stdout
    assert record == a.call("record", table=table)["record"]
    file = os.path.join(server.folder, "game.7gr")
    with open(file, "w", encoding="utf-8") as out:
        out.write(record)
    assert subprocess.run([PROGRAM, "verify", file], capture_output=True, timeout=30).returncode == 0
    events = [json.loads(line) for line in tables(server.folder, "export", table, "--events").stdout.splitlines()]
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    assert events[0]["is"] == "created" and events[-1]["is"] == "moved"

    _, b, running = two_people(server)
    hand = b.call("view", table=running)["view"]["hands"][1]
    public = json.loads(tables(server.folder, "export", running).stdout)
    assert public["view"]["hands"] == [8, 8], "a spectator's view"
    hidden = tables(server.folder, "export", running, "--events").stdout
    full = tables(server.folder, "export", running, "--secrets")
    assert full.stdout.startswith("septem-record") and "hidden cards" in full.stderr
    dealt = next(line for line in full.stdout.splitlines() if line.startswith("* deal "))
    assert len(hand) == 8 and all(card in dealt.split() and f'"{card}"' not in hidden for card in hand)


def test_deletes_what_is_finished_for_good(server):
    a, b, table = finished_table(server)
    _, _, running = two_people(server)
    b.events.clear()
    assert "finished or closed" in refused(server.folder, "delete", "--yes", running)
    for answer in ("n\n", "", "no y\n"):
        done = tables(server.folder, "delete", table, stdin=answer)
        assert done.returncode == 1 and table in done.stderr, done
    assert tables(server.folder, "delete", table, stdin="y\n").stdout == f"deleted {table}\n"
    turned_out = b.next_event()
    while turned_out["method"] == "here":
        turned_out = b.next_event()
    assert turned_out == {"jsonrpc": "2.0", "method": "turned-out", "params": {"table": table, "why": "server.deleted"}}
    assert listed(server.folder) == {running}
    assert [one["table"] for one in a.call("tables")["tables"]] == []

    def is_gone():
        with sqlite3.connect(f"file:{server.folder}/septem.db?mode=ro", uri=True) as database:
            return not any(database.execute(f"SELECT 1 FROM {where} WHERE tbl = ?", (table,)).fetchone()
                           for where in ("events", "filed", "filed_people"))
    until(is_gone)
    server.kill()
    server.start()
    assert listed(server.folder) == {running}
    assert "no such table" in refused(server.folder, "export", table)


def test_a_deleted_table_does_not_come_back_after_a_crash(server):
    _, _, table = finished_table(server)
    assert tables(server.folder, "delete", "--yes", table).returncode == 0
    server.kill()  # before its events have left the file
    server.start()
    assert listed(server.folder) == set()


def test_the_socket_is_for_its_owner_alone(server):
    path = os.path.join(server.folder, "septem.sock")
    found = os.stat(path)
    assert stat.S_ISSOCK(found.st_mode) and stat.S_IMODE(found.st_mode) == 0o600
    for page in ("/septem.sock", "/../septem.sock", "/septem.db"):
        assert http(server, page)[0] in (400, 404), page
    server.stop()
    assert not os.path.exists(path), "it goes with the server"


def test_a_socket_left_behind_is_replaced(server):
    server.kill()
    assert os.path.exists(os.path.join(server.folder, "septem.sock"))
    assert listed(server.folder) == set(), "nobody answers there: the folder itself does"
    server.start()
    assert told(server.folder, "connections")["connections"] == 0


def test_something_else_in_the_sockets_place_stays_and_people_play(server):
    path = os.path.join(server.folder, "septem.sock")
    server.stop()
    with open(path, "w", encoding="utf-8") as file:
        file.write("mine")
    server.start()
    two_people(server)
    until(lambda: any(line["event"] == "no-local-socket" for line in log_lines(server)))
    with open(path, encoding="utf-8") as file:
        assert file.read() == "mine"


def test_a_folder_with_a_very_long_name_has_a_socket_too(_):
    with tempfile.TemporaryDirectory() as short:
        folder = os.path.join(short, "a" * 100, "b" * 100)
        os.makedirs(folder)
        server = Server(PROGRAM, folder)
        try:
            _a, _b, table = two_people(server)
            assert told(folder, "connections")["connections"] == 2
            assert listed(folder, "--network", "127.0.0.1") == {table}
        finally:
            server.stop()
            server.log.close()
        assert listed(folder) == {table}


def test_connections_are_counted_by_network(server):
    people = [*two_people(server), server.client()]
    answer = told(server.folder, "connections")
    [row] = answer["networks"]
    assert row["network"] == "127.0.0.1" and row["connections"] == 3 and row["known"] == 2 and row["tables"] == 2 and people
    assert tables(server.folder, "connections").stdout.split()[:1] == ["NETWORK"]
    server.stop()
    assert "no server runs" in refused(server.folder, "connections")


def test_wrong_input_is_refused_with_what_would_be_right(server):
    refused_usage = lambda *words: refused(server.folder, *words, status=2)  # noqa: E731
    assert "3d" in refused_usage("list", "--older-than", "soon")
    assert "3d" in refused_usage("list", "--older-than", "-3d")
    assert "waiting, playing, over or closed" in refused_usage("list", "--stage", "late")
    refused_usage("show")
    refused_usage("show", "a", "b")
    refused_usage("close")
    refused_usage("burn", "a")
    refused_usage()
    assert "no such table" in refused(server.folder, "show", "../../etc/passwd")
    assert "no such table" in refused(server.folder, "export", "x" * 1000)
    assert "no database" in refused(os.path.join(server.folder, "nowhere"), "list")
    assert not os.path.exists(os.path.join(server.folder, "nowhere"))


def test_lines_that_are_no_requests_are_answered(server):
    for line, code in ((b"hello", -32700), (b"[]", -32600), (b'{"jsonrpc":"2.0","id":1,"method":"shutdown"}', -32601),
                       (b'{"jsonrpc":"2.0","id":1,"method":"show","params":[1]}', -32602), (b"x" * 20_000, -32600),
                       (b'{"jsonrpc":"2.0","id":1,"method":"close","params":{"table":7}}', -32602), (b"\xff\x00", -32700)):
        with local(server.folder) as sock:
            sock.sendall(line + b"\n")
            assert json.loads(sock.makefile().readline())["error"]["code"] == code, line


def flood(folder, ends):
    """Floods the socket until told to stop: requests that nobody reads, half lines, endless lines, many connections."""
    request = b'{"jsonrpc":"2.0","id":1,"method":"list"}\n' * 500
    while not ends.is_set():
        try:
            with local(folder) as sock:
                sock.settimeout(0.2)
                while not ends.is_set():
                    sock.sendall(request)
                    sock.sendall(b"y" * 5_000)
        except OSError:
            time.sleep(0.005)


def test_a_flood_on_the_socket_is_not_felt_by_players(server):
    server.stop()
    server.command += ["--credits", "100000"]
    server.start()
    a, _b, table = two_people(server)
    for _ in range(15):
        a.call("create", game="seas", seats=2)
    ends = threading.Event()
    flooders = [threading.Thread(target=flood, args=(server.folder, ends)) for _ in range(12)]
    for thread in flooders:
        thread.start()
    times = []
    try:
        for _ in range(300):
            began = time.monotonic()
            a.call("view", table=table)
            times.append(time.monotonic() - began)
            time.sleep(0.005)
    finally:
        ends.set()
        for thread in flooders:
            thread.join()
    times.sort()
    assert times[270] < 0.05, f"one in ten took more than {times[270]:.3f} s"
    until(lambda: tables(server.folder, "show", table).returncode == 0)
    assert server.stop() < 2


def test_two_at_once_do_not_get_in_each_others_way(server):
    a, _, table = two_people(server)
    for _ in range(2):
        command = [PROGRAM, "tables", "close", table, "--data", server.folder]
        both = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(2)]
        said = [one.communicate(timeout=60) for one in both]
        assert sorted(one.returncode for one in both) == [0, 1], said
        if server.process.poll() is None:
            table = a.call("create", game="seas", seats=2)["table"]
            server.stop()
    server.start()
    assert told(server.folder, "show", table)["stage"] == "closed"


if __name__ == "__main__":
    sys.exit(run_tests(globals(), PROGRAM))
