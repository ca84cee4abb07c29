"""`septem play`, `rules`, `replay` and the command line as a whole, as somebody at a terminal has them."""
import glob
import json
import os
import re
import signal
import subprocess
import sys
import time

from septem_server import games, run_each, until
from terminal_screen import Screen

PROGRAM = os.path.abspath(sys.argv[1])
GAMES = ["seas", "seize", "sevens"]


def plain(folder, *words, said="", check=True, **env):
    done = subprocess.run([PROGRAM, *words], input=said, capture_output=True, text=True, timeout=300,
                          env={**os.environ, "XDG_STATE_HOME": folder, **env})
    if check:
        assert done.returncode == 0, done
    return done


def records(folder):
    return sorted(glob.glob(os.path.join(folder, "septem", "*.7gr")))


def saved(folder):
    with open(records(folder)[0]) as file:
        return file.read()


def decisions(record):
    return [line for line in record.splitlines() if re.match(r"p\d ", line)]


# A word that stands at the bottom of every table where somebody has to decide.
TURN = "Enter play"


def play_to_the_end(screen, most=2000):
    """Enter chooses the first move, closes a scoring, and so on; the end has keys of its own."""
    for _ in range(most):
        text = screen.wait_for(TURN, "Enter: close", "s: scoring   l: log   q: go")
        if "s: scoring   l: log   q: go" in text:
            return text
        screen.keys("Enter")
    raise AssertionError("the game has no end:\n" + screen.text())


def test_a_whole_game_of_each_kind_is_played_by_keys_alone(folder):
    for game in GAMES:
        inner = os.path.join(folder, game)
        os.mkdir(inner)
        with Screen(inner, PROGRAM, "play", game, "--seats", "2", "--level", "easy", "--seed", "7") as screen:
            text = play_to_the_end(screen)
            assert "win" in text, text
            screen.keys("q")
            screen.wait_for("status 0")
        assert "\nresult " in saved(inner)
        assert "win" in plain(inner, "replay", records(inner)[0], "--plain").stdout


def test_a_whole_game_of_each_kind_is_played_through_a_pipe(folder):
    for game in GAMES:
        inner = os.path.join(folder, game)
        os.mkdir(inner)
        done = plain(inner, "play", game, "--plain", "--seats", "3", "--level", "easy", said="1\n" * 3000)
        assert "\x1b" not in done.stdout
        assert "win" in done.stdout.splitlines()[-2] + done.stdout.splitlines()[-1], done.stdout[-2000:]
        assert "\nresult " in saved(inner)


def test_the_first_screen_shows_table_choices_and_keys_at_80_by_24(folder):
    for game, words in (("seas", ["7 Seas, round 1", "Island", "Your hand", "Play a card"]),
                        ("seize", ["7 Seize, round 1", "Your hand", "squabble"]),
                        ("sevens", ["Seven7s", "Your hand", "deck"])):
        with Screen(folder, PROGRAM, "play", game, "--seed", "7") as screen:
            text = screen.wait_for(TURN)
            for word in words:
                assert word in text, text
            assert max(len(line) for line in screen.lines()) <= 80


def test_a_game_killed_at_any_moment_goes_on_where_it_was(folder):
    with Screen(folder, PROGRAM, "play", "seas", "--seats", "2", "--seed", "7") as screen:
        for _ in range(3):
            screen.wait_for(TURN)
            before = len(decisions(saved(folder)))
            screen.keys("Enter")
            until(lambda: len(decisions(saved(folder))) > before)
        screen.wait_for("Play a card")
        program = screen.program()
        os.kill(program, signal.SIGKILL)
        until(lambda: not os.path.exists(f"/proc/{program}"))
    kept = saved(folder)
    with Screen(folder, PROGRAM, "play", "--resume") as screen:
        screen.wait_for(TURN)
        assert decisions(saved(folder))[:len(decisions(kept))] == decisions(kept)
        screen.keys("q")
        screen.wait_for("status 0")
    # The menu offers it, too.
    with Screen(folder, PROGRAM, "play") as screen:
        assert "Go on with" in screen.wait_for("New game")
        screen.keys("Enter")
        screen.wait_for("7 Seas, round 1")


def test_undo_goes_back_before_the_bots_answer(folder):
    done = plain(folder, "play", "seas", "--plain", "--seats", "2", "--seed", "7", said="undo\n1\nundo\n2\n")
    assert "Nobody here has decided anything yet." in done.stdout
    assert "Taken back." in done.stdout
    assert decisions(saved(folder))[0].startswith("p0 ")


def test_a_refused_move_is_explained_with_its_ruling(folder):
    done = plain(folder, "play", "seas", "--plain", "--seats", "2", "--seed", "7", said="G1xG2\nnonsense\n99\nhint\n")
    assert re.search(r"is refused \(A\d+\)", done.stdout), done.stdout
    assert "is not an action of this game" in done.stdout
    assert "There are" in done.stdout
    assert "Hint: " in done.stdout
    with Screen(folder, PROGRAM, "play", "seas", "--seats", "2", "--seed", "7") as screen:
        screen.wait_for(TURN)
        screen.keys(":", "G1xG2", "Enter")
        screen.wait_for("is refused (A")
        screen.keys("h")
        screen.wait_for("Hint: ")


def test_hands_are_hidden_between_people_at_one_keyboard(folder):
    with Screen(folder, PROGRAM, "play", "seas", "--players", "me,me", "--names", "Ada,Bo", "--seed", "7") as screen:
        text = screen.wait_for("The keyboard is for Ada")
        assert "Your hand" not in text
        screen.keys("Enter")
        screen.wait_for("Your hand")
        screen.keys("Enter")
        text = screen.wait_for("The keyboard is for Bo")
        assert "Your hand" not in text, text
        screen.keys("Enter")
        screen.wait_for("Your hand")


def test_any_size_is_drawn_and_odd_keys_do_no_harm(folder):
    with Screen(folder, PROGRAM, "play", "seas", "--seed", "7") as screen:
        screen.wait_for(TURN)
        for width, height in ((200, 60), (40, 10), (20, 5), (120, 40), (80, 24)):
            screen.resize(width, height)
            until(lambda: len(screen.lines()) == height + 1)
        screen.keys("F1", "F5", "Escape", "C-a", "M-x", "IC", "DC", "BTab", "Tab", "Left", "Up", "Space", "Space",
                    "Escape", "BTab", "é", "漢", "C-l", "NPage", "PPage", "Home", "End", "Home")
        screen.keys("?")
        screen.wait_for("At the table")
        screen.keys("q")
        screen.wait_for("Play a card")
        screen.keys("l")
        screen.wait_for("dealt")
        screen.keys("q")
        screen.wait_for("Play a card")


def test_without_utf_8_and_without_colours_the_table_is_plain_ascii(folder):
    with Screen(folder, PROGRAM, "play", "seas", "--seed", "7", LC_ALL="C", NO_COLOR="1") as screen:
        text = screen.wait_for(TURN)
        assert text.isascii() and "+--" in text, text
        coloured = screen.tmux("capture-pane", "-p", "-e")
        assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|38;)", coloured), coloured


def test_cards_can_be_picked_with_keys_and_what_is_not_allowed_is_refused(folder):
    with Screen(folder, PROGRAM, "play", "sevens", "--seats", "2", "--players", "me,easy", "--seed", "7") as screen:
        screen.wait_for(TURN)
        screen.keys("Tab", "Space")
        screen.wait_for("?")
        screen.keys("Enter")
        until(lambda: decisions(saved(folder)))


def test_the_menu_arranges_every_variant(folder):
    with Screen(folder, PROGRAM, "play") as screen:
        text = screen.wait_for("New game")
        for word in ("Seats", "Seat 1", "target", "last clears", "teams", "first", "Start"):
            assert word in text, text
        screen.keys("Right")
        assert "cursed" in screen.wait_for("booty")
        screen.keys("End", "Enter")
        screen.wait_for("7 Seize, round 1")


def test_the_first_screen_comes_soon_and_idling_costs_nothing(folder):
    begun = time.monotonic()
    with Screen(folder, PROGRAM, "play", "seas", "--seed", "7") as screen:
        screen.wait_for(TURN)
        print(f"first screen after {time.monotonic() - begun:.3f} s, tmux and the reading of it included")
        program = screen.program()

        def ticks():
            with open(f"/proc/{program}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            return int(fields[11]) + int(fields[12])
        before = ticks()
        # Processor time, which a busy machine does not change; a tick is 10 ms.
        assert before <= 10, f"{before} ticks to the first screen"
        time.sleep(2)  # idling itself is what is measured
        assert ticks() - before <= 1, "it works while nothing happens"


def test_rules_are_read_in_three_languages(folder):
    for language, word in (("en", "The goal"), ("de", "Ziel"), ("pl", "Cel")):
        assert word in plain(folder, "rules", "seas", "--lang", language).stdout
        assert word in plain(folder, "rules", "seas", LC_ALL=f"{language}_XX.UTF-8").stdout
    everything = plain(folder, "rules", LC_ALL="C").stdout
    for title in ("# 7 Seas", "# 7 Seize", "# Seven7s"):
        assert title in everything
    assert "(A7)" in everything and "{#" not in everything and "](" not in everything


def test_a_record_is_stepped_through(folder):
    plain(folder, "play", "sevens", "--plain", "--seats", "2", "--level", "easy", said="1\n" * 500)
    record = records(folder)[0]
    steps = json.loads(plain(folder, "replay", record, "--json", "--review").stdout)["steps"]
    assert steps[-1]["view"]["over"]
    with Screen(folder, PROGRAM, "replay", record) as screen:
        screen.wait_for("Step 1 of")
        screen.keys("Right")
        screen.wait_for("Step 2 of")
        screen.keys("End")
        screen.wait_for(f"Step {len(steps)} of {len(steps)}")
        screen.keys("q")
        screen.wait_for("status 0")
    refused = plain(folder, "replay", os.path.join(folder, "none.7gr"), check=False)
    assert refused.returncode == 1 and "none.7gr" in refused.stderr and not refused.stdout


def test_the_help_fits_one_screen_and_leads_on(folder):
    lines = plain(folder, "--help").stdout.splitlines()
    assert len(lines) <= 24 and max(map(len, lines)) <= 80, lines
    named = [line.split()[0] for line in lines if line.startswith("  ")]
    also = re.search(r"^Also (.*?)\.$", "\n".join(lines), re.S | re.M).group(1)
    for name in named + also.replace("\n", " ").split(", "):
        assert plain(folder, name, "--help").stdout
    for bad in (["nothing"], ["play", "chess"], ["play", "seas", "--seats", "99"], ["rules", "--lang", "xx"]):
        done = plain(folder, *bad, check=False)
        assert done.returncode == 2 and done.stderr and not done.stdout, (bad, done)


def test_completions_offer_what_there_is(folder):
    script = plain(folder, "completions", "bash").stdout
    path = os.path.join(folder, "septem.bash")
    with open(path, "w") as file:
        file.write(script)

    def offered(*words):
        line = " ".join(f"'{word}'" for word in ("septem", *words))
        ask = f"source {path}; COMP_WORDS=({line}); COMP_CWORD={len(words)}; _septem; printf '%s\\n' \"${{COMPREPLY[@]}}\""
        return subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True).stdout.split()
    assert offered("pl") == ["play"]
    assert offered("play", "s") == GAMES
    assert "--resume" in offered("play", "seas", "--r")
    assert "list" in offered("tables", "l")
    for shell in ("zsh", "fish"):
        text = plain(folder, "completions", shell).stdout
        assert "resume" in text and "seas" in text
    assert plain(folder, "manual").stdout.startswith(".TH SEPTEM 1")


if __name__ == "__main__":
    assert {game["id"] for game in games(PROGRAM)} >= set(GAMES)
    sys.exit(run_each(globals()))
