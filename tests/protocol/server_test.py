"""The server through real sockets: tables, recovery, refusals, limits, headers. Usage: server_test.py SEPTEM"""
import json
import os
import random
import re
import resource
import shutil
import socket
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from septem_server import Client, Closed, Server, apply_patch, games, http, play, refusal, run_tests, two_people  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"


def test_views_follow_from_patches(server):
    a, b, table = two_people(server)
    b.call("view", table=table)
    b.events.clear()
    play([a], table, 1)
    assert b.next_event()["method"] == "step" and b.raw_size <= 200
    for game in [game["id"] for game in games(PROGRAM)]:
        table = a.call("create", game=game, seats=2)["table"]
        b.call("sit", table=table)
        a.call("start", table=table)
        snapshot = b.call("watch", table=table)
        view, seq = snapshot["view"], snapshot["seq"]
        b.events.clear()
        made = play([a, b], table, 40)
        b.call("legal", table=table)
        steps = [message["params"] for message in b.events if message["method"] == "step"] + b.moved
        for number, step in enumerate(sorted(steps, key=lambda step: step[1]), seq + 1):
            assert step[:2] == [table, number], step
            view = apply_patch(view, step[3])
        assert number == seq + made
        assert view == b.call("view", table=table)["view"]


class Follower:
    """Somebody who knows a table only by what they are sent, and checks it against the whole."""

    def __init__(self, server, name):
        self.client = server.client()
        self.token = self.client.call("hello", name=name)["token"]

    def come_back(self, server):
        self.client = server.client()
        self.token = self.client.call("hello", token=self.token).get("token", self.token)
        self.watch(self.table)

    def watch(self, table):
        snapshot = self.client.call("watch", table=table)
        self.client.events.clear()
        self.table, self.view, self.seq = table, snapshot["view"], snapshot["seq"]

    def call(self, method, **params):
        answer = self.client.call(method, table=self.table, **params)
        for message in self.client.events:
            if message["method"] == "step":
                self.take(*message["params"][1:4:2])
            elif message["method"] == "event":
                self.take(message["params"]["seq"], {"": message["params"]["view"]} if "view" in message["params"] else {})
        self.client.events.clear()
        if method == "move":
            self.take(*answer[1:4:2])
        return answer

    def take(self, seq, patch):
        assert seq == self.seq + 1, (seq, self.seq)
        self.seq, self.view = seq, apply_patch(self.view, patch)

    def check(self):
        assert self.call("view") == {"seq": self.seq, "view": self.view}


def test_everybody_follows_whatever_happens(server):
    rng = random.Random(7)
    for game, seats in [(game["id"], game["seats"][1]) for game in games(PROGRAM)]:
        people = [Follower(server, f"P{i}") for i in range(seats)]
        everybody = [*people, Follower(server, "S")]
        table = people[0].client.call("create", game=game, seats=seats)["table"]
        for one in everybody[1:]:
            one.watch(table)
        for one in people[1:]:
            one.call("sit")
        people[0].watch(table)
        people[0].call("start")
        for move in range(60):
            mover = next(one for one in people if one.call("legal")["actions"])
            mover.call("move", action=rng.choice(mover.call("legal")["actions"]))
            if mover.view["over"]:
                break
            one = rng.choice(people)
            if move % 10 == 3:
                mover.call("undo")
                for other in people:
                    seen = other.client.call("watch", table=table)
                    if seen["undo"] and seen["you"] in seen["undo"]["asked"]:
                        other.call("agree", plea=seen["undo"]["plea"])
            elif move % 10 == 6:
                one.call("leave"), one.call("sit")
            elif move % 10 == 8:
                one.client.close(), one.come_back(server)
            elif move == 30:
                server.kill(), server.start()
                for one in everybody:
                    one.come_back(server)
            for one in everybody:
                one.check()


def test_resync_after_a_gap(server):
    a, b, table = two_people(server)
    b.close()
    play([a], table, 1)
    c = server.client()
    c.call("hello", token=b.token)
    snapshot = c.call("watch", table=table)
    assert snapshot["you"] == "p1" and snapshot["seq"] == a.call("view", table=table)["seq"]
    assert snapshot["legal"]


def test_a_move_sent_again_is_played_once(server):
    a, b, table = two_people(server)
    action = a.call("legal", table=table)["actions"][0]
    first = a.call("move", table=table, action=action, key="x1")
    a.close()
    again = server.client()
    again.call("hello", token=a.token)
    assert again.call("move", table=table, action=action, key="x1")[1] == first[1]
    assert b.call("view", table=table)["seq"] == first[1]


def test_refusals_say_code_ruling_and_key(server):
    a, b, table = two_people(server)
    wrong = refusal(a.call, "move", table=table, action="nick none")
    assert (wrong.code, wrong.why, wrong.ruling) == (1, "seas.must-play", "A1")
    assert refusal(b.call, "move", table=table, action="G1").why == "engine.not-your-move"
    assert refusal(a.call, "watch", table="aaaaaaaaaa").code == 3
    assert refusal(a.call, "dance").code == -32601
    a.send_text("{")
    assert a.read_message()["error"]["code"] == -32700
    a.send_text("[]")
    assert a.read_message()["error"]["code"] == -32600
    a.send_text(json.dumps([{"jsonrpc": "2.0", "id": 1, "method": "lobby"}, {"jsonrpc": "2.0", "id": 2, "method": "x"}]))
    both = a.read_message()
    assert "result" in both[0] and both[1]["error"]["code"] == -32601


def test_a_table_of_bots_plays_and_its_deal_can_be_checked(server):
    a = server.client()
    a.call("hello", name="Ada")
    table = a.call("create", game="seas", seats=4, players=["me", "easy", "medium", "easy"])["table"]
    a.call("mix", table=table, number="abc123")
    a.call("start", table=table)
    deadline = time.monotonic() + 60
    while a.call("watch", table=table)["stage"] != "over" and time.monotonic() < deadline:
        actions = a.call("legal", table=table)["actions"]
        if actions:
            a.call("move", table=table, action=actions[0])
        else:
            time.sleep(0.05)
    record = a.call("record", table=table)["record"]
    path = os.path.join(tempfile.gettempdir(), f"septem-{os.getpid()}.7gr")
    for text, status, word in [(record, 0, "fair"), (record.replace("abc123", "abc124"), 1, "NOT FAIR"),
                               (record.replace("# fair seed ", "# fair seed x"), 1, "NOT FAIR")]:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        done = subprocess.run([PROGRAM, "verify", path], capture_output=True, text=True, check=False)
        assert done.returncode == status and done.stdout.startswith(word), done.stdout
    os.unlink(path)


def test_a_hundred_bot_tables_do_not_delay_people(server):
    a, b, table = two_people(server)
    bots = server.client()
    for _ in range(25):
        host = server.client()
        host.call("hello", name="Host")
        for _ in range(4):
            made = host.call("create", game="seas", seats=4, players=["easy", "medium", "easy", "medium"],
                             options={"target": 14})["table"]
            host.call("start", table=made)
            host.call("unwatch", table=made)
    assert bots.call("lobby") is not None
    times = []
    for _ in range(40):
        mover = next((c for c in (a, b) if c.call("legal", table=table)["actions"]), None)
        if not mover:
            break
        action = mover.call("legal", table=table)["actions"][0]
        began = time.monotonic()
        mover.call("move", table=table, action=action)
        times.append(time.monotonic() - began)
    times.sort()
    assert times[len(times) // 2] < 0.1, times
    assert "septem_bot_moves_total" in http(server, "/metrics")[2]


def test_spectators_see_no_hands(server):
    a, _, table = two_people(server)
    spectator = server.client()
    view = spectator.call("watch", table=table)["view"]
    assert view["hands"] == [8, 8] and isinstance(view["harbour"], int)
    b, _, closed = two_people(server, spectators=False)
    assert refusal(spectator.call, "watch", table=closed).why == "server.no-spectators"
    assert refusal(spectator.call, "view", table=closed).why == "server.no-spectators"


def test_pages_and_strict_headers(server):
    status, headers, body = http(server, "/")
    assert status == 200 and "Septem" in body
    policy = headers["content-security-policy"]
    assert "unsafe-inline" not in policy and "frame-ancestors 'none'" in policy and "default-src 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert http(server, "/healthz")[::2] == (200, "ok\n")
    assert "septem_connections" in http(server, "/metrics")[2]
    for path in ["/../etc/passwd", "/..%2f..%2fetc/passwd", "//etc/passwd", "/septem.db", "/%2e%2e/x", "/index.php"]:
        assert http(server, path)[0] in (400, 404), path
    assert http(server, "/", "POST")[0] == 405
    assert http(server, "/ws")[0] == 426
    assert http(server, "/", "HEAD")[2] == ""


def test_the_page_is_cached_packed_and_has_its_own_routes(server):
    status, headers, body = http(server, "/")
    assert status == 200 and headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache" and headers["vary"] == "Accept-Encoding"
    assert "connect-src 'self' ws://localhost wss://localhost;" in headers["content-security-policy"]
    assert http(server, "/t/abcdefghjk")[::2] == (200, body)
    assert http(server, "/", if_none_match=headers["etag"])[::2] == (304, "")
    assert http(server, "/", if_none_match='"other"')[0] == 200
    assert http(server, "/", accept_encoding="gzip")[2] == body
    assert int(http(server, "/", "HEAD")[1]["content-length"]) == len(body.encode())
    assert "<script>" not in body and "style=" not in body  # the policy allows none
    for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', body):
        status, headers, packed = http(server, asset, accept_encoding="br, gzip")
        assert status == 200 and headers["cache-control"].endswith("immutable"), asset
        assert headers["content-encoding"] == "gzip" or asset.endswith((".png", ".woff2")), asset
        assert packed == http(server, asset)[2]


def test_other_origins_may_not_connect(server):
    for origin, is_allowed in [("http://evil.example", False), (f"http://127.0.0.1:{server.port}", True), ("null", False),
                               (f"http://localhost:{server.port}", True)]:
        try:
            Client(server.port, origin=origin).close()
            assert is_allowed, origin
        except Closed as closed:
            assert not is_allowed and closed.args == (403,), origin


def test_messages_too_long_or_not_text_end_the_connection(server):
    for text, opcode in [("x" * 70000, 1), (b"\x00\x01", 2)]:
        a = server.client()
        a.send_text(text, opcode)
        try:
            while True:
                a.read_message()
        except Closed:
            pass


def test_floods_are_slowed_and_then_cut(server):
    a = server.client()
    refused = 0
    try:
        for _ in range(2000):
            a.send("lobby")
            refused += "error" in a.read_message()
        raise AssertionError("was not cut off")
    except (Closed, BrokenPipeError, ConnectionError):
        pass
    assert refused > 0
    b = server.client()
    assert b.call("lobby")


def test_slow_readers_are_cut_off(server):
    server.stop()
    server.command += ["--credits", "1000000"]
    server.start()
    slow = server.client()
    try:
        for _ in range(100_000):
            slow.send("hello")  # and never reads the answers
        raise AssertionError("the slow reader was never cut off")
    except (BrokenPipeError, ConnectionError):
        pass
    assert 'septem_connections_cut_total{why="slow-reader"} 1\n' in http(server, "/metrics")[2]
    assert server.client().call("hello")


def test_dead_connections_are_given_up_and_living_ones_stay(server):
    server.stop()
    server.command += ["--silence", "1"]
    server.start()
    living, dead = server.client(timeout=0.1), server.client()
    living.call("hello")
    end = time.monotonic() + 4
    is_cut = False
    while time.monotonic() < end:
        try:
            living.read_message()  # nothing comes but pings, which it answers
        except socket.timeout:
            pass
        if dead.pending():
            is_cut = dead.socket.recv(4096) == b"" or is_cut  # it reads the pings and says nothing
        if is_cut:
            break
    assert is_cut, "the dead connection was kept"
    for _ in range(20):
        try:
            living.read_message()
        except socket.timeout:
            pass
    living.socket.settimeout(10)
    assert living.call("lobby"), "the living connection was cut"


def test_nothing_secret_is_logged(server):
    a, b, table = two_people(server)
    a.call("chat", table=table, text="secret-words")
    play([a, b], table, 3)
    server.stop()  # nothing is still to be written
    with open(server.log.name, encoding="utf-8") as file:
        log = file.read()
    for secret in [a.token, b.token, "secret-words", "Ada"]:
        assert secret not in log, secret
    for line in log.splitlines():
        json.loads(line)


def test_recovery_after_a_stop_and_after_a_kill(server):
    a, b, table = two_people(server)
    play([a, b], table, 7)
    view = a.call("view", table=table)
    for end in [server.stop, server.kill, server.stop]:
        took = end()
        assert took is None or took < 2, took
        server.start()
        again = server.client()
        again.call("hello", token=a.token)
        assert again.call("view", table=table) == view
        assert [t["table"] for t in again.call("tables")["tables"]] == [table]


def test_a_stop_under_load_is_quick_and_clean(server):
    load = subprocess.Popen([PROGRAM, "load", "--port", str(server.port), "--clients", "60", "--seconds", "30"],
                            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 20
    while 'method="move"' not in http(server, "/metrics")[2] and time.monotonic() < deadline:
        time.sleep(0.1)
    took = server.stop()
    load.wait()
    assert took < 2 and server.process.returncode == 0, took
    server.start()
    tables = [line for line in http(server, "/metrics")[2].splitlines() if line.startswith("septem_tables{")]
    assert any('stage="playing"' in line for line in tables), tables


def test_clocks_stand_still_while_the_server_is_down(server):
    a, b, table = two_people(server, clock={"game": 60, "increment": 0})
    time.sleep(2.2)
    server.kill()
    time.sleep(2.0)
    server.start()
    again = server.client()
    again.call("hello", token=a.token)
    left = again.call("watch", table=table)["clock"][0]
    assert 56_500 <= left <= 59_500, left


def test_online_backup_is_a_whole_database(server):
    a, b, table = two_people(server)
    play([a, b], table, 5)
    with tempfile.TemporaryDirectory() as target:
        subprocess.run([PROGRAM, "backup", target, "--data", server.folder], check=True, capture_output=True)
        play([a, b], table, 1)
        copy = Server(PROGRAM, target)
        c = copy.client()
        assert c.call("watch", table=table)["seq"] == 4 + 5
        copy.stop()


def test_a_full_disk_refuses_moves_and_loses_nothing(server):
    a, b, table = two_people(server)
    play([a, b], table, 3)
    before = a.call("view", table=table)
    wal = os.path.join(server.folder, "septem.db-wal")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (os.path.getsize(wal), resource.RLIM_INFINITY))
    mover = next(c for c in (a, b) if c.call("legal", table=table)["actions"])
    action = mover.call("legal", table=table)["actions"][0]
    full = refusal(mover.call, "move", table=table, action=action, key="f")
    assert full.code == 27 and full.why == "server.storage", full.why
    assert refusal(a.call, "create", game="seas", seats=2).code == 27
    assert a.call("view", table=table) == before
    assert http(server, "/readyz")[0] == 503
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert mover.call("move", table=table, action=action, key="f")[1] == before["seq"] + 1
    assert http(server, "/readyz")[0] == 200
    server.kill()
    server.start()
    c = server.client()
    assert c.call("watch", table=table)["seq"] == before["seq"] + 1


def refused_start(folder):
    with open(os.path.join(folder, "septem.db"), "rb") as file:
        before = file.read()
    done = subprocess.run([PROGRAM, "serve", "--port", "0", "--data", folder], capture_output=True, text=True, timeout=20,
                          check=False)
    with open(os.path.join(folder, "septem.db"), "rb") as file:
        assert file.read() == before, "the file was touched"
    assert done.returncode == 1, done
    return done.stderr


def test_foreign_and_newer_databases_are_refused_and_whatever_is_unreadable_is_kept(server):
    a, b, table = two_people(server)
    play([a, b], table, 3)
    server.stop()
    good = os.path.join(server.folder, "septem.db")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "septem.db")
        with open(path, "wb") as file:
            file.write(b"not a database, but somebody's letters\n" * 100)
        assert "not a SQLite database" in refused_start(folder)
        os.unlink(path)
        other = sqlite3.connect(path)
        other.execute("CREATE TABLE mine (x)")
        other.commit()
        other.close()
        assert "another program" in refused_start(folder)
        shutil.copy(good, path)
        newer = sqlite3.connect(path)
        newer.execute("PRAGMA user_version = 9")
        newer.commit()
        newer.close()
        assert "newer" in refused_start(folder)
        shutil.copy(good, path)
        with open(path, "r+b") as file:
            size = os.path.getsize(path)
            for at in range(4096, size, 64):
                file.seek(at)
                file.write(struct.pack(">Q", 0xdeadbeefdeadbeef))
        with open(path, "rb") as file:
            scrambled = file.read()
        Server(PROGRAM, folder).stop()  # with a new one; what is left of the old one is kept as it is
        kept = [entry.path for entry in os.scandir(folder) if entry.is_file() and entry.name != "septem.db"]
        assert any(open(one, "rb").read() == scrambled for one in kept), kept
    server.start()


VALUES_FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "data", "seas", "values.txt")


def locks_of(server):
    """The files and ranges of its database that the server holds POSIX locks on. Those that come and go with a statement are left out."""
    inodes = {str(os.stat(os.path.join(server.folder, name)).st_ino) for name in os.listdir(server.folder)
              if name.startswith("septem.db")}
    with open("/proc/locks", encoding="ascii") as file:
        words = [line.split() for line in file]
    return {tuple(line[3:]) for line in words if line[1] == "POSIX" and line[4] == str(server.process.pid)
            and line[5].rsplit(":", 1)[1] in inodes and not 120 <= int(line[6]) < 128}


def test_no_client_makes_the_server_open_its_own_database(server):
    with tempfile.TemporaryDirectory() as files:
        shutil.copy(VALUES_FILE, os.path.join(files, "club.txt"))
        os.mkfifo(os.path.join(files, "pipe"))
        os.symlink(os.path.join(server.folder, "septem.db-shm"), os.path.join(files, "link.txt"))
        server.stop()
        server.command += ["--allow", files]
        server.env.update({"SEPTEM_FILES": server.folder, "SEPTEM_DATA": server.folder})
        server.start()
        a, stranger = server.client(), server.client()
        a.call("hello", name="Ada")
        assert a.call("create", game="seas", seats=2, options={"values": "club.txt"})["table"]
        os.link(os.path.join(server.folder, "septem.db-shm"), os.path.join(files, "hard.txt"))
        before = locks_of(server)
        assert before, "SQLite holds locks"
        names = ["septem.db", "septem.db-shm", "septem.db-wal", "septem.lock", "link.txt", "hard.txt", "pipe", "/dev/zero",
                 "/dev/stdin", os.path.join(server.folder, "septem.db-shm"), "../" + os.path.basename(server.folder) + "/septem.db"]
        for name in names:
            assert refusal(a.call, "create", game="seas", seats=2, options={"values": name}).code == 6, name
            record = f"septem-record 1\ngame seas\nseats 2\noptions values={name}\n"
            assert refusal(stranger.call, "replay", record=record).code in (5, 6), name
            time.sleep(0.4)  # credits come back
        assert locks_of(server) == before, "locks were dropped"


def test_the_data_folder_is_never_allowed_for_option_files(server):
    server.stop()
    with tempfile.TemporaryDirectory() as elsewhere:
        os.symlink(server.folder, os.path.join(elsewhere, "alias"))
        os.mkdir(os.path.join(server.folder, "inside"))
        for path in [server.folder, os.path.join(elsewhere, "alias"), os.path.join(server.folder, "inside"),
                     os.path.dirname(server.folder), os.path.join(server.folder, "septem.db"), "/dev/zero"]:
            done = subprocess.run([*server.command, "--allow", path], capture_output=True, text=True, timeout=20, check=False)
            assert done.returncode == 1 and "--allow" in done.stderr, (path, done.stderr)
        os.rmdir(os.path.join(server.folder, "inside"))


def test_one_server_for_each_folder(server):
    done = subprocess.run([PROGRAM, "serve", "--port", "0", "--data", server.folder], capture_output=True, text=True,
                          timeout=20, check=False)
    assert done.returncode == 1 and "another server" in done.stderr


def test_options_come_from_command_line_environment_and_file(server):
    server.stop()
    config = os.path.join(server.folder, "septem.ini")
    with open(config, "w", encoding="utf-8") as file:
        file.write("[serve]\ntables-per-person=1\npublic-url=http://localhost:1/file\nlog-level=off\n")
    server.env.update({"SEPTEM_CONFIG": config, "SEPTEM_PUBLIC_URL": "http://localhost:2/environment"})
    process = subprocess.Popen(server.command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=server.env, text=True)
    assert "http://localhost:2/environment" in process.stdout.readline()
    process.terminate()
    process.wait()
    process.stdout.close()
    del server.env["SEPTEM_PUBLIC_URL"]
    server.command += ["--public-url", ""]
    server.start()
    a = server.client()
    a.call("hello")
    a.call("create", game="seas", seats=2)
    assert refusal(a.call, "create", game="seas", seats=2).why == "server.too-many-own-tables"


def test_options_that_cannot_be_are_refused_with_what_would_be_right(server):
    wrong = {"port": ("99999", "from 0 to 65535"), "connections": ("0", "from 1 to"), "tables": ("many", "from 1 to"),
             "connections-per-address": ("-1", "from 1 to"), "tables-per-person": ("1.5", "from 1 to"),
             "credits": ("-3", "from 1 to"), "silence": ("0", "from 1 to 86400"), "bot-delay": ("-1", "from 0 to 60000"), "bot-threads": ("1000", "from 0 to 256"),
             "log-level": ("loud", "debug, info, warning, error or off"), "proxies": ("true", "from 0 to 16"),
             "health-port": ("-1", "from 0 to 65535"),
             "metrics-for-all": ("2", "true or false"), "limit-local": ("x", "true or false"),
             "public-url": ("septem.example.org", "like https://"), "allow-origin": ("ftp://x", "like https://"),
             "address": ("nowhere", "127.0.0.1")}
    server.stop()
    config = os.path.join(server.folder, "septem.ini")
    base = [PROGRAM, "serve", "--data", server.folder]

    def says(command, env=None):
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False,
                              env={**os.environ, **(env or {})})
        assert done.returncode != 0, command
        return done.stdout + done.stderr

    for option, (value, right) in wrong.items():
        with open(config, "w", encoding="utf-8") as file:
            file.write(f"[serve]\n{option}={value}\n")
        for answer in [says([*base, f"--{option}={value}"]), says([*base, "--config", config]),
                       says(base, {"SEPTEM_" + option.upper().replace("-", "_"): value})]:
            assert option in answer or option == "address", (option, answer)
            assert value in answer and right in answer, (option, answer)
    with open(config, "w", encoding="utf-8") as file:
        file.write("[serve]\nprot=80\n")
    assert "prot" in says([*base, "--config", config])


def test_connections_per_address_are_limited(server):
    server.stop()
    server.command += ["--connections-per-address", "3", "--limit-local"]
    server.start()
    silent = [socket.create_connection(("127.0.0.1", server.port), 5) for _ in range(3)]
    for sock in silent:  # each is being served when its first answer is there
        sock.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert sock.recv(4096).startswith(b"HTTP/1.1 200")
    with socket.create_connection(("127.0.0.1", server.port), 5) as one_more:
        assert silent[0].recv(1) == b"", "the oldest did not make room"
        one_more.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert one_more.recv(4096).startswith(b"HTTP/1.1 200")
    for sock in silent:
        sock.close()
    clients = []
    deadline = time.monotonic() + 5
    while len(clients) < 3 and time.monotonic() < deadline:  # until the server has seen them go
        try:
            clients.append(server.client())
        except (Closed, ConnectionError):
            time.sleep(0.05)
    assert len(clients) == 3
    try:
        server.client()
        raise AssertionError("a fourth WebSocket was let in")
    except Closed as closed:
        assert closed.args == (503,)
    clients[0].close()
    time.sleep(0.2)
    assert server.client().call("hello")


def test_the_load_generator_plays_whole_games(server):
    server.stop()
    server.command += ["--credits", "100000"]  # on a fast machine it plays faster than a person may
    server.start()
    ended = subprocess.run([PROGRAM, "load", "--port", str(server.port), "--clients", "20", "--moves", "4000", "--seconds", "60"],
                           capture_output=True, text=True, timeout=90)
    assert ended.returncode == 0, ended.stderr
    tables, refusals = map(int, re.search(r"(\d+) tables, (\d+) refusals", ended.stdout).groups())
    assert refusals == 0, ended.stdout
    assert tables > 10, "a finished table is followed by another"


if __name__ == "__main__":
    sys.exit(run_tests(globals(), PROGRAM))
