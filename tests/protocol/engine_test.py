"""Drives the real program through its pipes: garbage, huge lines, batches, many tables, memory, files, speed.

    engine_test.py PROGRAM
"""
import contextlib
import json
import os
import random
import sys
import tempfile
import time
import traceback

from engine_client import Engine

TESTS = []
PARSE_ERROR, INVALID, NO_TABLE, BAD_OPTION, TOO_MANY = -32700, -32600, 3, 6, -32000
MEBIBYTE = 1 << 20


def test(function):
    TESTS.append(function)
    return function


@contextlib.contextmanager
def running(program, *arguments, environment=None):
    """An engine that must still be alive at the end, end with its input, and say nothing on standard error."""
    engine = Engine(program, *arguments, environment=environment)
    try:
        yield engine
        assert engine.is_alive(), "the engine is gone"
        status, errors = engine.end()
        assert status == 0, f"exit status {status}"
        assert errors == b"", errors
    finally:
        if engine.is_alive():
            engine.process.kill()


def same(got, want):
    assert got == want, f"expected {want!r}, got {got!r}"


def codes(lines):
    return {json.loads(line)["error"]["code"] for line in lines}


@test
def garbage_is_answered_line_by_line(program):
    numbers = random.Random(7)
    lines = [bytes(numbers.choice(b"{}[]\",:0123456789abc\\ \t\r\xff\xc3\x00") for _ in range(numbers.randrange(60)))
             for _ in range(20_000)]
    with running(program) as engine:
        answers = engine.exchange(b"\n".join(lines) + b"\n", len(lines))
        assert codes(answers) <= {PARSE_ERROR, INVALID}, codes(answers)
        same(engine.call("hello")["name"], "Septem")


@test
def the_product_has_the_games_of_the_sources_and_no_others(program):
    sources = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "src", "games")
    with running(program) as engine:
        same({game["id"] for game in engine.call("hello")["games"]}, {entry.name for entry in os.scandir(sources) if entry.is_dir()})


@test
def a_line_may_have_one_mebibyte_and_not_a_byte_more(program):
    request = b'{"jsonrpc":"2.0","id":1,"method":"hello"}'
    with running(program) as engine:
        line = engine.exchange(request + b" " * (MEBIBYTE - len(request)) + b"\n", 1)[0]
        assert "result" in json.loads(line)
        line = engine.exchange(request + b" " * (MEBIBYTE + 1 - len(request)) + b"\n", 1)[0]
        same((json.loads(line)["error"]["code"], json.loads(line)["id"]), (PARSE_ERROR, None))


@test
def a_huge_line_is_answered_once_and_not_kept(program):
    with running(program) as engine:
        engine.call("hello")
        before = engine.resident()
        answers = engine.exchange(b"x" * (64 * MEBIBYTE) + b"\n" + b"[" * (3 * MEBIBYTE) + b"\n", 2)
        same(codes(answers), {PARSE_ERROR})
        assert engine.resident() - before < 8_000, "the line was kept"
        engine.call("hello")


@test
def deep_nesting_is_refused(program):
    with running(program) as engine:
        same(codes(engine.exchange(b"[" * 1_000_000 + b"\n" + b'{"a":' * 100_000 + b"\n", 2)), {PARSE_ERROR})


@test
def a_request_may_come_in_pieces(program):
    request = b'{"jsonrpc":"2.0","id":"\xc5\xbb","method":"hello"}\n'
    with running(program) as engine:
        for i in range(len(request) - 1):
            engine.exchange(request[i:i + 1], 0)
            time.sleep(0.002)
        same(json.loads(engine.exchange(request[-1:], 1)[0])["id"], "Ż")


@test
def the_last_line_needs_no_line_end(program):
    engine = Engine(program)
    engine.process.stdin.write(b'{"jsonrpc":"2.0","id":5,"method":"hello"}')
    engine.process.stdin.close()
    same(json.loads(engine.process.stdout.read())["id"], 5)
    same(engine.process.wait(10), 0)


@test
def a_batch_is_one_line_however_large(program):
    request = {"jsonrpc": "2.0", "method": "new", "params": {"game": "seas", "seats": 2, "seed": 1}}
    batch = [{**request, "id": i} for i in range(2_000)] + [request] * 10 + [{"id": 1}]
    with running(program) as engine:
        answers = json.loads(engine.exchange(json.dumps(batch).encode() + b"\n", 1)[0])
        same([a["result"]["table"] for a in answers[:-1]], list(range(1, 2_001)))
        same(answers[-1]["error"]["code"], INVALID)
        same(engine.call("new", game="seas", seats=2)["table"], 2_011)      # the notifications opened tables, too


def random_game(engine, table, seats, numbers, most=10_000):
    """Plays a table on by random legal actions; gives the number of actions."""
    for count in range(most):
        status = engine.call("status", table=table)
        if status["over"]:
            return count
        seat = status["to_act"][0]
        actions = engine.call("legal", table=table, seat=seat)["actions"]
        engine.call("act", table=table, seat=seat, action=numbers.choice(actions))
    return most


@test
def every_game_plays_to_its_end_and_replays(program):
    numbers = random.Random(1)
    with running(program) as engine:
        for game in engine.call("hello")["games"]:
            for seats in range(game["seats"][0], game["seats"][1] + 1):
                table = engine.call("new", game=game["id"], seats=seats, seed=seats)["table"]
                random_game(engine, table, seats, numbers)
                record = engine.call("record", table=table)["record"]
                copy = engine.call("replay", record=record)["table"]
                same(engine.call("record", table=copy)["record"], record)
                same(engine.call("view", table=copy), engine.call("view", table=table))


@test
def a_thousand_tables_played_in_turn_do_not_disturb_each_other(program):
    orders = [("new", {"game": "seas", "seats": 2 + i % 3, "seed": i % 7}) for i in range(1_000)]
    with running(program) as engine:
        tables = [answer["result"]["table"] for answer in engine.many(orders)]
        for _ in range(25):
            turns = engine.many([("status", {"table": table}) for table in tables])
            seats = [answer["result"]["to_act"][0] for answer in turns]
            legal = engine.many([("legal", {"table": t, "seat": s}) for t, s in zip(tables, seats)])
            answers = engine.many([("act", {"table": t, "seat": s, "action": a["result"]["actions"][0]})
                                   for t, s, a in zip(tables, seats, legal)])
            assert all("result" in answer for answer in answers)
        records = [a["result"]["record"] for a in engine.many([("record", {"table": table}) for table in tables])]
        same(len(set(records)), 21)                     # 3 numbers of seats x 7 seeds, each game the same every time


@test
def the_ten_thousand_and_first_table_is_refused(program):
    order = ("new", {"game": "seas", "seats": 4, "seed": 1})
    with running(program) as engine:
        answers = engine.many([order] * 10_001)
        assert all("result" in answer for answer in answers[:-1])
        same(answers[-1]["error"]["code"], TOO_MANY)
        engine.call("close", table=77)
        same(engine.call("new", **order[1])["table"], 10_001)
        print(f"   10,000 open tables: {engine.resident() / 1024:.0f} MiB")


@test
def a_hundred_thousand_tables_opened_played_and_closed_leave_no_memory_behind(program):
    with running(program) as engine:
        def batch(first):
            requests = []
            for table in range(first, first + 1_000):
                requests += [("new", {"game": "seas", "seats": 3, "seed": table}), ("view", {"table": table, "seat": "p1"}),
                             ("legal", {"table": table, "seat": "p0"}), ("close", {"table": table})]
            answers = engine.many(requests)
            assert all("result" in answer for answer in answers)

        for i in range(10):
            batch(1 + 1_000 * i)
        before = engine.resident()
        start = time.perf_counter()
        for i in range(10, 100):
            batch(1 + 1_000 * i)
        seconds = time.perf_counter() - start
        growth = engine.resident() - before
        print(f"   90,000 tables opened and closed in {seconds:.1f} s; memory grew by {growth} kB")
        assert growth < 2_000, f"memory grew by {growth} kB"
        same(engine.error("status", table=100_000), NO_TABLE)


@test
def a_long_conversation_on_one_table_stays_small(program):
    """Undo and play again, ten thousand times."""
    with running(program) as engine:
        engine.call("new", game="seas", seats=3, seed=5)
        action = engine.call("legal", table=1, seat="p0")["actions"][0]
        pair = [("act", {"table": 1, "seat": "p0", "action": action}), ("undo", {"table": 1})]
        engine.many(pair * 500)
        before = engine.resident()
        for _ in range(20):
            assert all("result" in answer for answer in engine.many(pair * 500))
        assert engine.resident() - before < 1_000


@test
def actions_per_second(program):
    """Printed, not judged: a machine may be busy."""
    with running(program) as engine:
        engine.call("new", game="seas", seats=3, seed=1, options={"target": 14})
        numbers = random.Random(3)
        random_game(engine, 1, 3, numbers)
        lines = engine.call("record", table=1)["record"].splitlines()
        moves = [line.split(" ", 1) for line in lines if line[:2] in ("p0", "p1", "p2")]
        requests = []
        for i in range(200):
            requests.append(("new", {"game": "seas", "seats": 3, "seed": 1, "options": {"target": 14}}))
            requests += [("act", {"table": i + 2, "seat": seat, "action": action}) for seat, action in moves]
            requests.append(("close", {"table": i + 2}))
        data = b"".join(json.dumps({"jsonrpc": "2.0", "id": 1, "method": m, "params": p}).encode() + b"\n"
                        for m, p in requests)
        start = time.perf_counter()
        answers = engine.exchange(data, len(requests))
        seconds = time.perf_counter() - start
        assert not any(b'"error"' in answer for answer in answers)
        print(f"   {len(moves) * 200 / seconds:,.0f} actions/s sent at once")
        start = time.perf_counter()
        for _ in range(2_000):
            engine.call("status", table=1)
        print(f"   {2_000 / (time.perf_counter() - start):,.0f} questions/s one at a time")


@test
def a_reader_that_goes_away_is_an_end_and_no_crash(program):
    engine = Engine(program)
    engine.process.stdout.close()
    os.set_blocking(engine.process.stdin.fileno(), True)
    with contextlib.suppress(BrokenPipeError):
        for _ in range(1_000):
            engine.process.stdin.write(b'{"jsonrpc":"2.0","id":1,"method":"hello"}\n' * 100)
    same(engine.process.wait(30), 1)
    with contextlib.suppress(BrokenPipeError):
        engine.process.stdin.close()


def values_file(gold_ten):
    lines = []
    for kind in "GCRX":
        for strength in range(1, 11):
            value = -7 if (kind, strength) == ("X", 1) else -1 if kind == "X" else 1
            lines.append(f"{kind}{strength} {gold_ten if (kind, strength) == ('G', 10) else value}")
    return "\n".join(lines) + "\n"


@test
def options_name_files_of_their_own_folder_or_of_allowed_paths_only(program):
    with tempfile.TemporaryDirectory() as folder:
        def write(name, text):
            path = os.path.join(folder, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as file:
                file.write(text)
            return path

        write("files/mine.txt", values_file(7))
        write("files/deep/more.txt", values_file(6))
        write("files/bad.txt", values_file(9))
        write("files/huge.txt", "# " + "x" * (2 * MEBIBYTE) + "\n" + values_file(7))
        write("allowed/club.txt", values_file(5))
        single = write("elsewhere/single.txt", values_file(4))
        secret = write("elsewhere/secret.txt", values_file(3))
        os.symlink(secret, os.path.join(folder, "files/link.txt"))
        os.symlink(os.path.join(folder, "elsewhere"), os.path.join(folder, "files/way-out"))
        arguments = ["--allow", os.path.join(folder, "allowed"), "--allow", single]
        with running(program, *arguments, environment={"SEPTEM_FILES": os.path.join(folder, "files")}) as engine:
            for good in ("mine.txt", "deep/more.txt", "club.txt", single):
                opened = engine.call("new", game="seas", seats=3, options={"values": good})
                same(engine.call("view", table=opened["table"])["options"]["values"], good)
            for bad in ("bad.txt", "huge.txt", "link.txt", "way-out/secret.txt", "../elsewhere/secret.txt", secret,
                        "deep/../../elsewhere/secret.txt", "nothing.txt", "deep", ".", "..", "/", "/etc/passwd",
                        "single.txt", "../allowed/../elsewhere/single.txt"):
                same((bad, engine.error("new", game="seas", seats=3, options={"values": bad})), (bad, BAD_OPTION))
        # The data folder is no folder for option files, wherever it is.
        for data, files in (("files", "files"), ("files", "."), (".", "files"), ("files", None)):
            environment = {"SEPTEM_DATA": os.path.join(folder, data), "SEPTEM_FILES": os.path.join(folder, files) if files else ""}
            with running(program, environment=environment) as engine:
                for bad in ("mine.txt", "files/mine.txt"):
                    same((data, files, bad, engine.error("new", game="seas", seats=3, options={"values": bad})),
                         (data, files, bad, BAD_OPTION))


def main():
    program = sys.argv[1]
    passed = failed = 0
    for function in TESTS:
        start = time.perf_counter()
        try:
            function(program)
            passed += 1
            print(f"ok      {function.__name__} ({time.perf_counter() - start:.1f} s)", flush=True)
        except Exception:  # whatever it is, the other tests are worth running
            failed += 1
            print(f"FAILED  {function.__name__}\n{traceback.format_exc()}", flush=True)
    print(f"{passed} passed, {failed} failed")
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
