"""Attacks on sockets, log, clock and descriptors of a real server, from this machine. Usage: attack_net_test.py SEPTEM"""
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from septem_server import Client, Closed, http, log_lines, play, refusal, run_tests, two_people, until  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"
HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
PROMPT = 2.0  # seconds; what is locked out waits for at least five


def restart(server, *options):
    server.stop()
    server.command += options
    server.start()


def connect(server, address="127.0.0.1", port=None):
    """A socket from one of this machine's addresses, each of which is a network of its own."""
    return socket.create_connection(("127.0.0.1", port or server.port), 10, (address, 0))


def ask(sock, path):
    sock.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
    data = b""
    while piece := sock.recv(65536):
        data += piece
    return int(data.split()[1]), data.split(b"\r\n\r\n", 1)[1].decode()


def is_closed(sock):
    try:
        return sock.recv(1) == b""
    except ConnectionError:
        return True


def metric(server, name):
    found = re.search("^" + re.escape(name) + r" (\S+)$", http(server, "/metrics")[2], re.M)
    return float(found.group(1)) if found else None


def half_requests(server, addresses, count):
    sockets = []
    for number in range(count):
        sock = connect(server, addresses[number % len(addresses)])
        sock.sendall(HALF)
        sockets.append(sock)
    return sockets


def answers_promptly(server, address):
    began = time.monotonic()
    with connect(server, address) as sock:
        assert ask(sock, "/healthz") == (200, "ok\n")
    client = Client(server.port, source=address)
    assert client.call("hello", name="New")["token"]
    client.close()
    assert time.monotonic() - began < PROMPT, time.monotonic() - began


def test_a_thousand_half_requests_lock_nobody_out(server):
    for options, addresses in [([], ["127.0.0.2"]), (["--limit-local"], ["127.0.0.2"]),
                               ([], [f"127.0.0.{i}" for i in range(2, 12)])]:
        restart(server, *options)
        sockets = half_requests(server, addresses, 1100)
        answers_promptly(server, "127.0.0.1")
        answers_promptly(server, addresses[0])  # their neighbours
        for sock in sockets:
            sock.close()


def test_a_half_request_ends_in_time_though_bytes_keep_coming(server):
    with connect(server) as sock:
        sock.sendall(HALF)
        began = time.monotonic()
        try:
            while time.monotonic() - began < 9:
                sock.sendall(b"X-A: b\r\n")
                time.sleep(0.2)
            raise AssertionError("was read for nine seconds")
        except ConnectionError:
            assert 4 < time.monotonic() - began < 8


def test_health_has_a_port_of_its_own(server):
    restart(server, "--health-port", "0")
    port = until(lambda: next((line["health_port"] for line in log_lines(server) if "health_port" in line), None))
    sockets = half_requests(server, ["127.0.0.2"], 300)
    for path, status in [("/healthz", 200), ("/readyz", 200), ("/metrics", 200), ("/", 404), ("/ws", 404)]:
        with connect(server, port=port) as sock:
            assert ask(sock, path)[0] == status, path
    try:
        Client(port)
        raise AssertionError("a WebSocket was let in")
    except Closed as closed:
        assert closed.args == (404,)
    for sock in sockets:
        sock.close()


def test_addresses_come_from_the_end_that_the_proxies_wrote(server):
    restart(server, "--proxies", "1", "--connections-per-address", "2")
    spoofed = [Client(server.port, headers=[f"X-Forwarded-For: 10.9.8.{i}, 192.0.2.1"]) for i in range(2)]
    for claim in ["10.9.8.7, 192.0.2.1", "127.0.0.1,192.0.2.1"]:
        try:
            Client(server.port, headers=[f"X-Forwarded-For: {claim}"])
            raise AssertionError("a claim counted")
        except Closed as closed:
            assert closed.args == (503,)
    try:
        Client(server.port, headers=["X-Forwarded-For: 127.0.0.1", "X-Forwarded-For: 192.0.2.1"])
        raise AssertionError("the first of two lines counted")
    except Closed as closed:
        assert closed.args == (503,)
    assert Client(server.port, headers=["X-Forwarded-For: 192.0.2.1, 192.0.2.2"]).call("hello")
    # One household has a /64.
    networks = [Client(server.port, headers=[f"X-Forwarded-For: 2001:db8:0:7::{i}"]) for i in range(2)]
    try:
        Client(server.port, headers=["X-Forwarded-For: 2001:db8:0:7:ffff::1"])
        raise AssertionError("the /64 was not counted")
    except Closed as closed:
        assert closed.args == (503,)
    assert Client(server.port, headers=["X-Forwarded-For: 2001:db8:0:8::1"]).call("hello")
    for garbage in ["", "unknown", "<script>", ",,,,", "1.2.3.4.5", "x" * 3000]:  # the proxy itself, which is exempt
        assert Client(server.port, headers=[f"X-Forwarded-For: {garbage}"]).call("hello"), garbage
    assert http(server, "/metrics", x_forwarded_for="127.0.0.1")[0] == 404
    assert len(spoofed) + len(networks) == 4
    assert metric(server, 'septem_connections_refused_total{why="network"}') == 4


def test_a_foreign_host_is_refused_when_the_public_one_is_known(server):
    server.stop()
    server.command[server.command.index("--port") + 1] = str(server.port)
    server.command += ["--public-url", "https://septem.example.org"]
    server.process = subprocess.Popen(server.command, stdout=subprocess.PIPE, stderr=server.log, env=server.env)
    server.process.stdout.readline()
    evil = f"evil.example:{server.port}"
    try:
        Client(server.port, origin="http://" + evil, host=evil)
        raise AssertionError("a page of evil.example was let in")
    except Closed as closed:
        assert closed.args == (403,)
    for origin, host in [("https://septem.example.org", "septem.example.org"), (f"http://127.0.0.1:{server.port}", None)]:
        assert Client(server.port, origin=origin, host=host).call("hello")
    assert metric(server, 'septem_connections_refused_total{why="origin"}') == 1


def test_a_flooder_is_cut_at_once(server):
    flooder = server.client()
    flooder.send_text("{")
    flooder.read_message()
    flooder.socket.settimeout(PROMPT)
    sent = 0
    began = time.monotonic()
    try:
        while time.monotonic() - began < 20:
            flooder.send("lobby")
            sent += 1
        raise AssertionError("was never cut")
    except (ConnectionError, socket.timeout):
        pass
    lines = until(lambda: [line for line in log_lines(server) if line.get("event") == "dropped"])
    time.sleep(0.2)  # what is still read would be dropped again
    assert len([line for line in log_lines(server) if line.get("event") == "dropped"]) == len(lines) == 1, lines
    received = metric(server, "septem_messages_total")
    assert received <= sent + 1
    assert metric(server, "septem_messages_total") == received, "is read all the same"


def test_a_log_that_nobody_reads_stops_nothing(server):
    server.stop()
    server.command += ["--credits", "1000000", "--tables", "100000", "--tables-per-person", "100000"]
    read_end, write_end = os.pipe()
    server.process = subprocess.Popen(server.command, stdout=subprocess.PIPE, stderr=write_end, env=server.env)
    os.close(write_end)
    server.port = int(re.search(r"localhost:(\d+)", server.process.stdout.readline().decode()).group(1))
    client = server.client()
    client.call("hello", name="Ada")
    made = 0
    while not metric(server, "septem_dropped_log_lines_total"):
        for _ in range(200):  # each of them is a line or two
            client.send("create", game="seas", seats=2)
        client.answer(client.last_id)
        made += 200
        assert made < 50_000, "the log never filled"
    began = time.monotonic()
    assert client.call("lobby") and http(server, "/healthz")[0] == 200
    assert time.monotonic() - began < PROMPT
    assert server.stop() < 2 and server.process.returncode == 0
    os.close(read_end)


def test_time_in_which_the_server_was_frozen_does_not_count(server):
    a, b, table = two_people(server, clock={"game": 3, "increment": 0})
    before = a.call("watch", table=table)["clock"][0]
    server.process.send_signal(signal.SIGSTOP)
    time.sleep(4)
    server.process.send_signal(signal.SIGCONT)
    snapshot = a.call("watch", table=table)
    assert snapshot["stage"] == "playing" and snapshot["clock"][0] > before - 1500, (before, snapshot["clock"])
    assert play([a, b], table, 1) == 1
    until(lambda: a.call("watch", table=table)["clock"][1] < 2500)  # and it goes on


def test_running_out_of_descriptors_is_said_and_passes(server):
    used = len(os.listdir(f"/proc/{server.process.pid}/fd"))
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (used + 10, used + 10))
    clients = []
    try:
        while len(clients) < 30:
            clients.append(Client(server.port, timeout=0.5))
    except (OSError, Closed):
        pass
    assert 5 <= len(clients) <= 10, len(clients)
    one_more = connect(server)
    line = until(lambda: next((line for line in log_lines(server) if line.get("event") == "cannot-accept"), None))
    assert line["level"] == "error" and "files" in line["why"] and "LimitNOFILE" in line["help"], line
    clients.pop().close()
    clients.pop().close()
    assert ask(one_more, "/healthz") == (200, "ok\n")
    assert metric(server, "septem_accept_failures_total") >= 1
    assert len([line for line in log_lines(server) if line.get("event") == "cannot-accept"]) == 1, "once in ten seconds"


def test_alive_and_ready_are_two_questions(server):
    a, b, table = two_people(server)
    assert http(server, "/readyz")[::2] == (200, "ok\n")
    wal = os.path.join(server.folder, "septem.db-wal")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (os.path.getsize(wal), resource.RLIM_INFINITY))
    assert refusal(a.call, "create", game="seas", seats=2).code == 27
    assert http(server, "/healthz")[0] == 200
    assert http(server, "/readyz")[::2] == (503, "the database cannot be written\n")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert a.call("create", game="seas", seats=2)
    assert http(server, "/readyz")[0] == 200


def test_metrics_tell_how_long_things_took_and_what_was_refused(server):
    a, b, table = two_people(server)
    play([a, b], table, 3)
    refusal(a.call, "dance")
    refusal(a.call, "dance")
    for name in ["septem_answer_seconds", "septem_commit_seconds"]:
        text = http(server, "/metrics")[2]
        assert f"# TYPE {name} histogram" in text
        counts = [int(count) for count in re.findall(name + r'_bucket\{le="[^"]+"\} (\d+)', text)]
        assert len(counts) > 5 and counts == sorted(counts) and counts[-1] > 0, counts
        assert metric(server, name + '_bucket{le="+Inf"}') == metric(server, name + "_count") > 0
        assert metric(server, name + "_sum") > 0
    assert metric(server, "septem_answer_seconds_count") == a.last_id + b.last_id
    assert metric(server, 'septem_refusals_total{why="engine.no-such-method"}') == 2
    for gauge in ["septem_waiting_writes", "septem_held_messages", "septem_oldest_write_seconds", "septem_bots_waiting"]:
        assert metric(server, gauge) == 0, gauge


def test_long_messages_are_for_few_methods(server):
    a = server.client()
    a.call("hello", name="Ada")
    long_text = "x" * 60_000
    for method, more in [("replay", {}), ("fork", {"step": 0})]:
        assert refusal(a.call, method, record=long_text, **more).why == "engine.bad-record"
    assert a.call("verify", record=long_text)["fair"] is False
    assert refusal(a.call, "chat", text=long_text).why == "engine.bad-request"
    a.send_text(json.dumps({"jsonrpc": "2.0", "id": 9, "method": "replay", "params": {"record": "x" * 70_000}}))
    try:
        a.read_message()
        raise AssertionError("more than 64 KiB were taken")
    except Closed:
        pass


def test_endless_frames_and_pings_are_cut_off(server):
    for first, more in [(b"\x01\x81\0\0\0\0{", b"\x00\x80\0\0\0\0" * 250), (b"", b"\x89\x80\0\0\0\0")]:
        client = server.client()
        client.socket.sendall(first)
        try:
            for _ in range(20_000):
                client.socket.sendall(more)
                client.pending() and client.socket.recv(65536)
            raise AssertionError("was read without end")
        except ConnectionError:
            pass
    until(lambda: metric(server, 'septem_connections_cut_total{why="flood"}') == 2)


def test_a_stop_is_quick_in_the_middle_of_a_flood(server):
    sockets = half_requests(server, ["127.0.0.2", "127.0.0.3"], 600)
    clients = [server.client() for _ in range(20)]
    for client in clients:
        for _ in range(50):
            client.send("lobby")
    assert server.stop() < 2 and server.process.returncode == 0
    for sock in sockets:
        assert is_closed(sock)


if __name__ == "__main__":
    sys.exit(run_tests(globals(), PROGRAM))
