"""`septem review`: what it prints, writes and refuses. Usage: review_test.py SEPTEM"""
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from septem_server import run_each  # noqa: E402

GOLDEN = os.path.join(HERE, "..", "golden")
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"


def review(*args):
    return subprocess.run([PROGRAM, "review", "--work", "200", *args], capture_output=True, text=True, timeout=300)


def golden(name):
    return os.path.join(GOLDEN, name + ".7gr")


def written(folder, record):
    path = os.path.join(folder, "game.7gr")
    with open(path, "w", encoding="utf-8") as file:
        file.write(record)
    return path


def test_luck_and_decisions_add_up_to_the_result_of_every_golden_game(folder):
    for name in sorted(os.listdir(GOLDEN)):
        if not name.endswith(".7gr"):
            continue
        done = review(os.path.join(GOLDEN, name), "--json")
        assert done.returncode == 0, done.stderr
        for account in json.loads(done.stdout)["accounts"]:
            parts = account["start"] + account["deal"] + account["hidden"] + sum(account["decisions"])
            assert abs(parts - account["result"]) < 1e-9, name


def test_the_same_with_one_thread_and_with_two(folder):
    texts = [review(golden("sevens-3"), "--json", "--threads", threads).stdout for threads in ("1", "2")]
    assert texts[0] == texts[1] and texts[0]


def test_the_table_tells_every_decision_and_the_page_stands_alone(folder):
    page = os.path.join(folder, "review.html")
    done = review(golden("seas-2"), "--html", page)
    assert done.returncode == 0, done.stderr
    assert "better was" in done.stdout and "an equal share" in done.stdout
    text = open(page, encoding="utf-8").read()
    assert "<svg" in text and "an equal share" in text and "http" not in text.replace("http://www.w3.org", "")


def test_a_game_that_is_not_over_can_be_reviewed(folder):
    lines = open(golden("seas-2"), encoding="utf-8").read().splitlines()
    done = review(written(folder, "\n".join(lines[:20]) + "\n"), "--json")
    assert done.returncode == 0, done.stderr
    assert 0 < json.loads(done.stdout)["accounts"][0]["result"] < 1


def test_what_is_no_record_is_refused_with_its_line(folder):
    done = review(written(folder, "septem-record 1\ngame seas\nseats 2\np0 G4\n"))
    assert done.returncode == 2 and "line 4" in done.stderr and done.stdout == ""
    done = review("/nowhere.7gr")
    assert done.returncode == 2 and "cannot read" in done.stderr
    done = review(golden("seas-2"), "--html", "/nowhere/review.html")
    assert done.returncode == 2 and "cannot write" in done.stderr


if __name__ == "__main__":
    sys.exit(run_each(globals()))
