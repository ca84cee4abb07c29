"""`septem arena` over the real program: threads, cut-off runs, programs that play. Usage: arena_test.py SEPTEM"""
import fcntl
import hashlib
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import termios
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from septem_server import games, run_each, running  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
EXAMPLE = "exec:" + sys.executable + " " + os.path.join(ROOT, "examples", "bot.py")


def command(*words):
    return [PROGRAM, "arena", *map(str, words)]


def arena(*words, status=0):
    done = subprocess.run(command(*words), capture_output=True, text=True, timeout=300)
    assert done.returncode == status, (done.returncode, done.stdout, done.stderr)
    return done


def share(text, bot):
    """The share of wins that a summary tells of a bot."""
    return float(re.search(rf"^{re.escape(bot)} +([0-9.]+) \(", text, re.M).group(1))


def lines(path):
    """The head without its command, and the deals without their times."""
    head, *deals = [json.loads(line) for line in open(path)]
    del head["command"]
    for deal in deals:
        for effort in deal["efforts"]:
            del effort["ns"]
    return [head, *deals]


def without_times(text):
    return re.sub(r"[0-9.]+ (ns|us|ms|s)  +([0-9.]+)  +[0-9]+", r"TIME \2", text)


SEARCHERS = "textbook:work=30,flat:work=30,search:work=30"


def test_gives_the_same_results_with_one_and_with_two_threads(folder):
    for game, bots, deals in [("sevens", "greedy:work=50,random", 200), ("seas", SEARCHERS, 6), ("sevens", SEARCHERS, 6)]:
        told = []
        for threads in (1, 2):
            path = os.path.join(folder, f"{game}-{deals}-{threads}.jsonl")
            words = [game, "--seats", 3, "--bots", bots, "--deals", deals, "--threads", threads, "--out", path]
            told.append((without_times(arena(*words).stdout), lines(path)))
        assert told[0] == told[1]
        assert len(told[0][1]) == deals + 1 and "TIME" in told[0][0]


def test_a_run_killed_ten_times_and_resumed_equals_an_undisturbed_one(folder):
    killed_ten_times(folder, ["seize", "--seats", 4, "--bots", "greedy:work=60,random", "--deals", 1500, "--threads", 2])


def test_a_run_of_bots_that_search_may_be_killed_ten_times_too(folder):
    killed_ten_times(folder, ["seas", "--bots", SEARCHERS, "--deals", 600, "--threads", 2])


def killed_ten_times(folder, words):
    whole, cut = os.path.join(folder, "whole.jsonl"), os.path.join(folder, "cut.jsonl")
    expected = arena(*words, "--out", whole).stdout
    kills, size = 0, 0
    while kills < 10:
        process = subprocess.Popen(command(*words, "--out", cut), stdout=subprocess.DEVNULL)
        # As soon as there is more than the last time, but before the end.
        while (not os.path.exists(cut) or os.path.getsize(cut) <= size) and process.poll() is None:
            time.sleep(0.001)
        process.send_signal(signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL, "it came to its end before it could be killed"
        kills, size = kills + 1, os.path.getsize(cut)
        if kills % 2:  # a crash in the middle of a line
            os.truncate(cut, size - 7)
    assert without_times(arena(*words, "--out", cut).stdout) == without_times(expected)
    assert lines(cut) == lines(whole)
    before = open(cut).read()
    assert without_times(arena(*words, "--out", cut).stdout) == without_times(expected), "all is there: nothing to play"
    assert open(cut).read() == before


def test_a_file_of_another_run_is_refused_and_left_alone(folder):
    path = os.path.join(folder, "run.jsonl")
    arena("seas", "--bots", "greedy,random", "--deals", 20, "--out", path)
    before = open(path).read()
    refused = arena("seas", "--bots", "greedy,random", "--seed", 2, "--out", path, status=1)
    assert "belongs to another run" in refused.stderr and open(path).read() == before
    more = arena("seas", "--bots", "greedy,random", "--deals", 30, "--out", path)
    assert "30 deals" in more.stdout and [json.loads(line)["command"] for line in open(path) if "command" in line][1].count("--deals 30") == 1
    head = json.loads(before.splitlines()[0])
    with open(PROGRAM, "rb") as file:
        assert head["program"] == hashlib.sha256(file.read()).hexdigest()
    other = before.replace(head["program"], "0" * 64)
    open(path, "w").write(other)
    refused = arena("seas", "--bots", "greedy,random", "--deals", 20, "--out", path, status=1)
    assert "'program' is" in refused.stderr and open(path).read() == other, refused.stderr
    assert head["command"].startswith("septem arena seas --bots greedy,random --deals 20 --out ") and head["version"]


def test_two_runs_with_one_file_do_not_get_in_each_others_way(folder):
    path = os.path.join(folder, "run.jsonl")
    words = ["seize", "--seats", 4, "--bots", "greedy:work=60,random", "--out", path]
    first = subprocess.Popen(command(*words, "--deals", 1000000), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not os.path.exists(path) or not os.path.getsize(path):
            time.sleep(0.001)
        refused = arena(*words, "--deals", 10, status=1)
        assert "another run writes it at this moment" in refused.stderr and not refused.stdout, refused.stderr
    finally:
        first.kill()
        first.wait()
    assert "greedy" in arena(*words, "--deals", 10).stdout


def test_plays_every_variant_in_one_command(folder):
    told = arena("all", "--bots", "greedy,random", "--deals", 8).stdout
    names = re.findall(r"^(\w+), (\d) seats", told, re.M)
    expected = [(game["id"], *game["seats"]) for game in games(PROGRAM)]
    assert set(names) == {(game, str(seats)) for game, low, high in expected for seats in range(low, high + 1)}
    assert "teams=ultimate" in told and "booty=dominoes6" in told


def test_the_help_names_every_game(folder):
    for words in (["--help"], ["arena", "--help"], ["study", "--help"]):
        told = subprocess.run([PROGRAM, *words], capture_output=True, text=True, timeout=30, check=True).stdout
        assert all(game["id"] in told for game in games(PROGRAM)), told


def test_says_what_is_wrong(folder):
    for words, expected in [
        (["poker", "--bots", "greedy"], "there are: " + ", ".join(game["id"] for game in games(PROGRAM)) + ", and all"),
        (["seas", "--bots", "gredy"], "there is no bot 'gredy'"),
        (["seas"], "--bots takes"),
        (["seas", "--bots", "greedy,random", "--seats", "5"], "seas takes 2 to 4 seats"),
        (["seas", "target=8", "--bots", "greedy,random"], "'target' takes 7, 11, 14"),
        (["seas", "--bots", "greedy,random", "--sprt", "0.6,0.5"], "the smaller first"),
        (["all", "--bots", "greedy,random", "--sprt", "0.5,0.6"], "for two bots and one game"),
    ]:
        told = arena(*words, status=2)
        assert expected in told.stderr and not told.stdout, (words, told.stderr)


def test_ends_as_soon_as_the_answer_is_clear(folder):
    path = os.path.join(folder, "sprt.jsonl")
    words = ["seas", "--bots", "greedy,random", "--sprt", "0.50,0.53", "--out", path]
    told = arena(*words).stdout
    assert re.search(r"sprt 0.5 or 0.53: 0.53 after \d+ deals", told), told
    assert 30 <= len(lines(path)) - 1 < 300
    again = arena(*words, "--threads", 2).stdout
    assert without_times(again) == without_times(told), "decided is decided"


def shown_on_a_terminal(words, columns=200):
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 25, columns, 0, 0))
    process = subprocess.Popen(words, stderr=theirs, stdout=subprocess.DEVNULL)
    os.close(theirs)
    shown = b""
    try:
        while piece := os.read(ours, 1 << 16):
            shown += piece
    except OSError:  # nobody writes to it any more
        pass
    os.close(ours)
    assert process.wait(timeout=300) == 0
    return shown.decode()


def test_writes_no_progress_to_a_pipe_and_one_line_to_a_terminal(folder):
    words = ["seas", "--bots", "greedy,random", "--deals", 30000]
    assert arena(*words).stderr == ""
    shown = shown_on_a_terminal(command(*words))
    assert re.search(r"\r\x1b\[K\d+ of 30000 deals, \d+:\d\d left: seas, 2 seats, greedy 0\.\d+ \+- 0\.\d+", shown), repr(shown)
    assert "\n" not in shown


def test_progress_is_of_the_whole_run_and_no_wider_than_the_terminal(folder):
    shown = shown_on_a_terminal(command("all", "--bots", "greedy,random", "--deals", 40), columns=40)
    parts = [part for part in shown.split("\r\x1b[K") if part]
    assert parts and all(len(part) < 40 for part in parts), parts
    variants = len(re.findall(r"^\w+, \d seats", arena("all", "--bots", "greedy,random", "--deals", 1).stdout, re.M))
    done = [re.match(rf"(\d+) of {40 * variants} deals, ", part) for part in parts]
    assert all(done) and [int(one[1]) for one in done] == sorted(int(one[1]) for one in done), parts


def test_tells_what_is_there_when_it_is_interrupted(folder):
    path = os.path.join(folder, "run.jsonl")
    process = subprocess.Popen(command("seas", "--bots", "greedy,random", "--deals", 10**8, "--out", path),
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while not os.path.exists(path) or os.path.getsize(path) < 100_000:
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate(timeout=30)
    assert process.returncode == 130 and share(told, "greedy") > 0.9
    assert f"{len(lines(path)) - 1} deals" in told, "what is told is what is in the file"


def test_the_bot_of_the_documentation_plays_every_game(folder):
    for game in [game["id"] for game in games(PROGRAM)]:
        told = arena(game, "--bots", "random", "--bot", EXAMPLE, "--deals", 6, "--seats", 3)
        assert not told.stderr and "failed" not in told.stdout, told.stderr
    assert share(arena("seas", "--bot", EXAMPLE, "--bots", "random", "--deals", 40).stdout, EXAMPLE) > 0.6


def program(folder, text):
    path = os.path.join(folder, "bot.py")
    open(path, "w").write("import json, os, sys, time\nasked = 0\nfor line in sys.stdin:\n    message = json.loads(line)\n"
                          "    if message['type'] == 'ask':\n        asked += 1\n" + text)
    return f"exec:{sys.executable} {path}"


FIRST = "        print(json.dumps({'action': message['legal'][0]}), flush=True)\n"


def test_a_program_that_fails_loses_that_game_with_a_line_and_the_run_goes_on(folder):
    failures = [
        ("        if asked == 3: sys.exit(5)\n" + FIRST, "it ended by itself with status 5"),
        ("        if asked == 3: os.kill(os.getpid(), 9)\n" + FIRST, "it was ended by signal 9"),
        ("        if asked == 3: time.sleep(60)\n" + FIRST, "it took too long: more than 400 ms"),
        ("        print('{\"action\": \"fly\"}', flush=True)\n", "it answered 'fly', which is no legal action"),
        ("        print('hm', flush=True)\n", "it answered 'hm', not"),
    ]
    for text, why in failures:
        bot = program(folder, text)
        told = arena("seas", "--bots", "greedy", "--bot", bot, "--deals", 3, "--threads", 1, "--exec-ms", 400)
        assert re.search(rf"septem: seas, 2 seats, deal 0, game 1: p1 exec:.* loses: {why}", told.stderr), told.stderr
        assert f"{bot} lost 6 games because it failed" in told.stdout
        assert share(told.stdout, "greedy") == 1


def test_a_program_that_ends_after_a_game_plays_the_next_one_all_the_same(folder):
    bot = program(folder, FIRST + "    if message['type'] == 'over': sys.exit(0)\n")
    told = arena("seas", "--bots", "random", "--bot", bot, "--deals", 6, "--threads", 1)
    assert not told.stderr and "failed" not in told.stdout, told.stderr


def test_a_line_too_many_does_not_answer_the_next_question(folder):
    bot = program(folder, "        print(json.dumps({'action': message['legal'][0]}) + '\\n{\"action\": \"fly\"}', flush=True)\n")
    told = arena("seas", "--bots", "random", "--bot", bot, "--deals", 3, "--threads", 1)
    assert not told.stderr and "failed" not in told.stdout, told.stderr


def test_a_program_is_told_what_its_seat_sees_and_nothing_else(folder):
    log = os.path.join(folder, "log")
    bot = program(folder, FIRST + f"    open({log!r}, 'a').write(line)\n")
    arena("seas", "--bots", "greedy", "--bot", bot, "--deals", 4, "--threads", 1)
    seat, kinds = None, set()
    for message in map(json.loads, open(log)):
        kinds.add(message["type"])
        if message["type"] == "game":
            assert message["protocol"] == 1 and message["game"] == "seas" and message["options"]["target"] == 7
            seat = int(message["seat"][1:])
            continue
        view = message["view"]
        assert type(view["hands"][1 - seat]) is int and type(view["hands"][seat]) is list
        assert type(view["harbour"]) is int and type(view["aside"]) is int and view["game"] == "seas"
        for sight in message["sights"]:
            assert not sight.startswith(f"p{1 - seat} pick ") or sight.endswith("?")
            assert not sight.startswith("* deal ")
        if message["type"] == "over":
            assert view["over"] and view["winners"]
    assert kinds == {"game", "ask", "over"}


def test_a_report_stands_alone_also_for_every_variant(folder):
    path = os.path.join(folder, "report.html")
    arena("all", "--bots", "greedy,random", "--deals", 2, "--report", path)
    page = open(path).read()
    assert "<script" not in page and page.count("<details>") > 40 and "seize, 7 seats" in page
    arena("seas", "--bots", "greedy,random", "--deals", 20, "--report", os.path.join(folder, "no", "x.html"), status=1)


def study(*words, status=0):
    done = subprocess.run([PROGRAM, "study", *map(str, words)], capture_output=True, text=True, timeout=300)
    assert done.returncode == status, (done.returncode, done.stdout, done.stderr)
    return done


def test_a_study_tells_of_all_variants_of_one_and_of_two(folder):
    path = os.path.join(folder, "study.html")
    told = study("sevens", "--deals", 50, "--report", path).stdout
    assert all(f"sevens, {seats} seats" in told for seats in (2, 3, 4)) and "What matters most" in open(path).read()
    one = study("seize", "booty=dominoes6", "--seats", 3, "--deals", 50).stdout
    assert "captain: weight more in a round" in one and "minutes at 8 s a decision" in one
    two = study("seas", "--seats", 2, "--compare", "target=14", "--deals", 100).stdout
    assert re.search(r"^rounds .*< 0.001$", two, re.M), two
    values = os.path.join(folder, "values.txt")
    with open(os.path.join(ROOT, "data", "seas", "values.txt")) as shipped, open(values, "w") as file:
        file.write(shipped.read())
    same = study("seas", "--seats", 2, "--allow", folder, "--compare", "values=values.txt", "--deals", 100).stdout
    chance = re.search(r"^score value: of a seat .* (0\.\d+)$", same, re.M)
    assert chance and float(chance[1]) > 0.05, "the same values in a file of one's own" + same
    assert "--compare needs --seats" in study("seas", "--compare", "target=14", status=2).stderr
    assert "'target' takes" in study("seas", "target=8", status=2).stderr


def test_a_study_tells_of_programs_that_fail(folder):
    told = study("seas", "target=7", "--seats", 2, "--deals", 3, "--bot", "exec:false", status=1)
    assert re.search(r"septem: seas, 2 seats, deal 0, game 1: p\d exec:false loses: it ended by itself with status 1", told.stderr), told.stderr
    assert "no game came to its end" in told.stderr and not told.stdout, told
    once = os.path.join(folder, "once")
    bot = program(folder, f"        if not os.path.exists({once!r}): open({once!r}, 'w').close(); sys.exit(5)\n" + FIRST)
    page = os.path.join(folder, "study.html")
    some = study("seas", "target=7", "--seats", 2, "--deals", 3, "--threads", 1, "--bot", bot, "--report", page)
    assert some.stderr.count("with status 5") == 1 and f"{bot} lost 1 games because it failed" in some.stdout, some
    assert "1 of them were lost because it failed" in open(page).read()


def test_a_program_sits_down_at_a_table_of_a_server_and_plays_to_the_end(folder):
    with running(PROGRAM, folder) as server:
        ada = server.client()
        ada.call("hello", name="Ada")
        table = ada.call("create", game="seas", seats=2, players=["open", "easy"])["table"]
        link = f"http://localhost:{server.port}/t/{table}"
        guest = subprocess.Popen([PROGRAM, "bot", link, EXAMPLE, "--name", "Robo"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert "Robo has a seat" in guest.stdout.readline()
        ada.call("start", table=table)
        told, errors = guest.communicate(timeout=120)
        assert guest.returncode == 0 and re.fullmatch(r"the game is over; winners: p[01].*\n", told), (told, errors)
        assert ada.call("watch", table=table)["seats"][0]["name"] == "Robo"

        table = ada.call("create", game="sevens", seats=2, players=["open", "easy"])["table"]
        bad = program(folder, "        print('{\"action\": \"fly\"}', flush=True)\n")
        guest = subprocess.Popen([PROGRAM, "bot", f"http://127.0.0.1:{server.port}/t/{table}", bad], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        guest.stdout.readline()
        ada.call("start", table=table)
        _, errors = guest.communicate(timeout=60)
        assert guest.returncode == 1 and "leaves the table: it answered 'fly'" in errors, errors
    wrong = subprocess.run([PROGRAM, "bot", "ftp://x", EXAMPLE], capture_output=True, text=True)
    assert wrong.returncode == 2 and "a table is named by its link" in wrong.stderr


def test_the_bench_knows_its_games(folder):
    wrong = subprocess.run([PROGRAM, "bench", "--game", "chess"], capture_output=True, text=True)
    assert wrong.returncode == 2 and "there is no game 'chess'; there are: seas, seize, sevens" in wrong.stderr


if __name__ == "__main__":
    sys.exit(run_each(globals()))
