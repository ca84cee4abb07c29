"""Drives the engine through its pipes: good and bad lines, many tables, memory.

    engine_test.py PATH-OF-SEPTEM
"""
import json
import os
import subprocess
import sys
import time

PASSED, FAILED = [], []


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last = 0

    def send(self, line):
        """Sends one line (bytes) and returns the answer, read as JSON."""
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def request(self, method, **params):
        self.last += 1
        return {"jsonrpc": "2.0", "id": self.last, "method": method, "params": params}

    def call(self, method, **params):
        return self.send(json.dumps(self.request(method, **params)).encode())

    def many(self, requests):
        """Sends requests in pieces that fit the pipes; returns their answers."""
        answers = []
        for at in range(0, len(requests), 100):
            piece = requests[at:at + 100]
            self.process.stdin.write(b"".join(json.dumps(r).encode() + b"\n" for r in piece))
            self.process.stdin.flush()
            answers += [json.loads(self.process.stdout.readline()) for _ in piece]
        return answers

    def resident_kib(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def code(answer):
    return answer.get("error", {}).get("code")


def test_garbage_is_answered(engine):
    for line in (b"", b"   ", b"nonsense", b"{", b"[", b"\xff\xfe", b'"\xc3"', b"{\"a\":" * 200, b"\x00",
                 b'{"jsonrpc":"2.0","id":1,"method":"hello"}x'):
        answer = engine.send(line)
        expect(code(answer) == -32700 and answer["id"] is None, f"{line[:40]!r}: {answer}")


def test_long_lines_are_answered_once(engine):
    answer = engine.send(b'"' + b"x" * (1 << 20) + b'"')
    expect(code(answer) == -32700 and answer["id"] is None, str(answer))
    expect("result" in engine.call("hello"), "the next line is answered as usual")


def test_a_line_of_exactly_one_mebibyte_is_read(engine):
    request = json.dumps(engine.request("replay", record="")).encode()
    request = request.replace(b'"record": ""', b'"record": "' + b"x" * ((1 << 20) - len(request)) + b'"')
    expect(len(request) == 1 << 20, "the test's own line")
    expect(code(engine.send(request)) == 5, "a bad record, not a bad line")


def test_invalid_requests(engine):
    for line in (b"1", b"[]", b'"a"', b"null", b"{}", b'{"jsonrpc":"1.0","id":1,"method":"hello"}',
                 b'{"jsonrpc":"2.0","id":1,"method":5}', b'{"jsonrpc":"2.0","id":{},"method":"hello"}'):
        expect(code(engine.send(line)) == -32600, repr(line))
    expect(code(engine.call("no-such")) == -32601, "method")
    expect(code(engine.send(b'{"jsonrpc":"2.0","id":1,"method":"status","params":[1]}')) == -32602, "params as array")


def test_batches_and_notifications(engine):
    batch = [engine.request("hello"), {"jsonrpc": "2.0", "method": "hello"}, 7]
    answers = engine.send(json.dumps(batch).encode())
    expect([code(a) for a in answers] == [None, -32600], str(answers)[:200])


def test_bad_parameters(engine):
    good = {"game": "seas", "seats": 3}
    for change, want in (({"game": "chess"}, -32602), ({"game": 7}, -32602), ({"seats": "3"}, -32602),
                         ({"seats": 2.5}, -32602), ({"seats": 5}, 6), ({"seats": -1}, 6), ({"options": []}, -32602),
                         ({"options": {"target": 8}}, 6), ({"options": {"target": "7"}}, 6),
                         ({"options": {"nothing": 1}}, 6), ({"options": {"values": "../../etc/passwd"}}, 6),
                         ({"options": {"values": "/etc/passwd"}}, 6), ({"options": {"teams": "teams"}}, 6),
                         ({"chance": "dice"}, -32602), ({"chance": 1}, -32602), ({"seed": -1}, -32602),
                         ({"seed": 1.5}, -32602), ({"seed": "xyz"}, -32602), ({"seed": ""}, -32602),
                         ({"seed": "0" * 65}, -32602), ({"seed": 2 ** 64}, -32602), ({"seed": True}, -32602)):
        expect(code(engine.call("new", **{**good, **change})) == want, str(change))
    expect("result" in engine.call("new", **good, seed=2 ** 64 - 1), "the largest seed")
    expect("result" in engine.call("new", **good, seed="f" * 64), "64 hex digits")


def test_errors_change_nothing(engine):
    table = engine.call("new", game="seas", seats=2, seed=3)["result"]["table"]
    before = engine.call("view", table=table)
    for method, params, want in (("act", {"seat": "p0", "action": "G99"}, 1), ("act", {"seat": "p1", "action": "G1"}, 2),
                                 ("act", {"seat": "p2", "action": "G1"}, -32602), ("act", {"seat": 0, "action": "G1"}, -32602),
                                 ("act", {"seat": "p0"}, -32602), ("act", {"seat": "p0", "action": None}, -32602),
                                 ("chance", {"outcome": []}, 7), ("chance", {}, -32602), ("undo", {}, 1),
                                 ("choose", {"seat": "p0", "bot": {"name": "nobody"}}, -32602),
                                 ("choose", {"seat": "p0", "bot": "greedy"}, -32602),
                                 ("choose", {"seat": "p1", "bot": {"name": "greedy"}}, 2),
                                 ("view", {"seat": "p7"}, -32602)):
        expect(code(engine.call(method, table=table, **params)) == want, f"{method} {params}")
        after = engine.call("view", table=table)
        expect(after["result"] == before["result"], f"{method} {params} changed the table")
    expect(code(engine.call("status", table=10 ** 9)) == 3, "no such table")
    expect(code(engine.call("status", table="1")) == -32602, "a table's number")


def test_games_of_all_kinds_end_and_replay(engine):
    for game, seats in (("seas", 4), ("seize", 2), ("seize", 7), ("sevens", 3)):
        table = engine.call("new", game=game, seats=seats, seed=5)["result"]["table"]
        status = engine.call("status", table=table)["result"]
        while not status["over"]:
            seat = status["to_act"][0]
            action = engine.call("choose", table=table, seat=seat, bot={"name": "greedy", "seed": 1})["result"]["action"]
            status = engine.call("act", table=table, seat=seat, action=action)["result"]["status"]
        expect(code(engine.call("act", table=table, seat="p0", action="x")) == 4, "after the end")
        record = engine.call("record", table=table)["result"]["record"]
        again = engine.call("replay", record=record)["result"]["table"]
        expect(engine.call("view", table=again)["result"] == engine.call("view", table=table)["result"], game)


def test_ten_thousand_tables_and_no_more(engine):
    opened = [a for a in engine.many([engine.request("new", game="seas", seats=2) for _ in range(10001)])]
    tables = [a["result"]["table"] for a in opened if "result" in a]
    expect(code(opened[-1]) == -32000, "the table too many")
    expect(all("result" in a for a in engine.many([engine.request("close", table=t) for t in tables])), "closing")
    expect("result" in engine.call("new", game="seas", seats=2), "there is room again")


def test_memory_does_not_grow(engine):
    def open_and_close(count):
        for _ in range(count // 500):
            tables = [a["result"]["table"] for a in
                      engine.many([engine.request("new", game="sevens", seats=4) for _ in range(500)])]
            engine.many([engine.request("close", table=t) for t in tables])
    open_and_close(5000)
    before = engine.resident_kib()
    open_and_close(100000)
    grown = engine.resident_kib() - before
    expect(grown < 4096, f"grew by {grown} KiB over 100,000 tables")


def test_throughput(engine):
    """Prints a figure; only a disaster fails."""
    table = engine.call("new", game="seas", seats=4, seed=1, options={"target": 14})["result"]["table"]
    requests, status = [], engine.call("status", table=table)["result"]
    while not status["over"]:
        seat = status["to_act"][0]
        action = engine.call("legal", table=table, seat=seat)["result"]["actions"][0]
        requests.append(engine.request("act", table=table, seat=seat, action=action))
        status = engine.call("act", table=table, seat=seat, action=action)["result"]["status"]
    lines = []
    while len(lines) < 100000:
        table = engine.call("new", game="seas", seats=4, seed=1, options={"target": 14})["result"]["table"]
        for request in requests:
            request["params"]["table"] = table
            lines.append(json.dumps(request).encode() + b"\n")
    data = b"".join(lines)
    writer = os.fork()
    if writer == 0:
        for at in range(0, len(data), 65536):
            engine.process.stdin.write(data[at:at + 65536])
        engine.process.stdin.flush()
        os._exit(0)
    start = time.monotonic()
    answers = [engine.process.stdout.readline() for _ in lines]
    seconds = time.monotonic() - start
    os.waitpid(writer, 0)
    print(f"{len(lines) / seconds:.0f} act calls a second through pipes")
    expect(all(b'"result"' in answer for answer in answers), "every act is legal")
    expect(len(lines) / seconds > 2000, "hopelessly slow")


def main():
    engine = Engine(sys.argv[1])
    for name, function in list(globals().items()):
        if not name.startswith("test_"):
            continue
        try:
            function(engine)
            expect(engine.process.poll() is None, "the engine died")
            PASSED.append(name)
        except (AssertionError, KeyError, ValueError) as error:
            FAILED.append(name)
            print(f"FAILED {name}: {error!r}")
    engine.process.stdin.close()
    if engine.process.wait(10) != 0:
        FAILED.append("exit status")
    print(f"{len(PASSED)} passed, {len(FAILED)} failed")
    raise SystemExit(1 if FAILED else 0)


if __name__ == "__main__":
    main()
