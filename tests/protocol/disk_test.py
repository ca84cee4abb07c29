"""What lies on disk, through a real server and the commands: tables set apart, check, repair, backup, restore. Usage: disk_test.py SEPTEM"""
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from septem_server import http, log_lines, play, refusal, run_tests, two_people, until  # noqa: E402

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "build/release/septem"
HERE = os.path.dirname(os.path.abspath(__file__))
VALUES_FILE = os.path.join(HERE, "..", "..", "data", "seas", "values.txt")


def septem(*arguments):
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=60, check=False)


def database(server):
    return sqlite3.connect(os.path.join(server.folder, "septem.db"), isolation_level=None)


def spoil(server, statement, *values):
    connection = database(server)
    connection.execute(statement, values)
    connection.close()


def test_one_bad_table_stops_nothing_else(server):
    good, _, good_table = two_people(server)
    play([good], good_table, 1)
    bad, other, bad_table = two_people(server)
    play([bad, other], bad_table, 3)
    last = "(SELECT max(n) FROM events WHERE tbl = ?)"
    for statement in [f"UPDATE events SET body = '{{}}' WHERE n = {last}", f"UPDATE events SET body = 'x' WHERE n = {last}",
                      f"UPDATE events SET at = at + 1 WHERE n = {last}", "DELETE FROM events WHERE tbl = ? AND seq = 3",
                      "DELETE FROM events WHERE tbl = ? AND seq = 1"]:
        server.stop()
        keep = shutil.copy(os.path.join(server.folder, "septem.db"), os.path.join(server.folder, "keep"))
        spoil(server, statement, bad_table)
        server.start()
        a, b = server.client(), server.client()
        assert "token" not in a.call("hello", token=good.token)
        assert a.call("watch", table=good_table)["seq"] == 5
        b.call("hello", token=bad.token)
        for method in ["watch", "sit", "move", "history", "view"]:
            told = refusal(b.call, method, table=bad_table, action="G1")
            assert (told.code, told.why) == (28, "server.table-set-apart"), (statement, method, told.why)
        if "seq = 1" not in statement:
            assert b.call("tables")["set_apart"] == [bad_table]
        status, _, body = http(server, "/healthz")
        assert status == 200 and bad_table in body, body
        assert f'septem_table_set_apart{{table="{bad_table}"}} 1' in http(server, "/metrics")[2]
        until(lambda: any(line.get("event") == "set-apart" and line["table"] == bad_table for line in log_lines(server)))
        done = septem("check", "--data", server.folder)
        assert done.returncode == 1 and bad_table in done.stdout and good_table not in done.stdout, done.stdout
        assert septem("check", "--repair", "--data", server.folder).returncode == 2, "a server runs"
        server.stop()
        shutil.copy(keep, os.path.join(server.folder, "septem.db"))
    spoil(server, "UPDATE events SET seq = 77 WHERE tbl = ? AND seq = 2", bad_table)
    assert septem("check", "--repair", "--data", server.folder).returncode == 1
    done = septem("check", "--data", server.folder)
    assert done.returncode == 0 and f"table {bad_table} was set apart" in done.stdout, done.stdout
    assert [name for name in os.listdir(server.folder) if name.startswith("septem.db.damaged-")], "the old one stays"
    server.start()
    assert refusal(server.client().call, "watch", table=bad_table).why == "server.table-set-apart"


def test_an_option_file_may_go_once_a_table_is_made(server):
    with tempfile.TemporaryDirectory() as files:
        path = shutil.copy(VALUES_FILE, os.path.join(files, "club.txt"))
        server.stop()
        server.command += ["--allow", files]
        server.start()
        a, b, table = two_people(server, options={"values": "club.txt"})
        os.rename(path, path + ".old")
        play([a, b], table, 5)
        history = a.call("history", table=table)
        server.stop()
        server.command = server.command[:-2]
        server.start()
        again = server.client()
        again.call("hello", token=a.token)
        assert again.call("history", table=table) == history
        assert http(server, "/healthz")[2] == "ok\n"


def test_a_tail_that_vanished_is_noticed(server):
    a, b, table = two_people(server)
    play([a, b], table, 5)
    server.kill()
    os.unlink(os.path.join(server.folder, "septem.db-wal"))
    done = septem("check", "--data", server.folder)
    assert done.returncode == 1 and "events are missing" in done.stdout, done.stdout
    server.start()
    assert "events are missing" in http(server, "/healthz")[2]
    assert "septem_events_missing 9\n" in http(server, "/metrics")[2]
    until(lambda: any("end of the database is missing" in line.get("what", "") for line in log_lines(server)))
    server.stop()
    assert septem("check", "--data", server.folder).returncode == 1, "not forgotten"
    septem("check", "--repair", "--data", server.folder)
    assert septem("check", "--data", server.folder).returncode == 0


def test_a_database_that_is_gone_is_missed_and_its_log_stays(server):
    a, b, table = two_people(server)
    play([a, b], table, 5)
    server.kill()
    os.unlink(os.path.join(server.folder, "septem.db"))
    done = septem("check", "--data", server.folder)
    assert done.returncode == 1 and "is gone; there was a database with 9 events" in done.stdout, done.stdout + done.stderr
    server.start()
    assert "the database is gone" in http(server, "/healthz")[2]
    until(lambda: any("the database is gone" in line.get("what", "") for line in log_lines(server)))
    assert [name for name in os.listdir(server.folder) if name.startswith("septem.db.gone-") and name.endswith("-wal")]
    again = server.client()
    again.call("hello", token=a.token)
    assert again.call("watch", table=table)["seq"] == 9, "its log had everything"
    server.kill()
    for name in ["septem.db", "septem.db-wal"]:
        open(os.path.join(server.folder, name), "w").close()
    server.start()
    assert "septem_events_missing 9\n" in http(server, "/metrics")[2]
    assert "9 events are missing" in http(server, "/healthz")[2]


def damage(server, at, bit=1):
    with open(os.path.join(server.folder, "septem.db"), "r+b") as file:
        file.seek(at)
        byte = file.read(1)[0]
        file.seek(at)
        file.write(bytes([byte ^ bit]))


def test_a_damaged_header_or_root_costs_nothing(server):
    a, b, table = two_people(server)
    play([a, b], table, 5)
    server.stop()
    root = database(server).execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()[0]
    for at in [3, 17, 70, 110, (root - 1) * 4096]:  # magic, page size, program, schema, root
        damage(server, at)
        done = septem("check", "--data", server.folder)
        assert done.returncode == 1 and f"table {table}" not in done.stdout, (at, done.stdout, done.stderr)
        server.start()
        again = server.client()
        again.call("hello", token=a.token)
        assert again.call("watch", table=table)["seq"] == 9, at
        assert "septem.db.damaged-" in http(server, "/healthz")[2], at
        server.stop()
        done = septem("check", "--data", server.folder)
        assert done.returncode == 0, (at, done.stdout)


def test_backups_at_once_into_one_folder(server):
    two_people(server)
    with tempfile.TemporaryDirectory() as target:
        command = [PROGRAM, "backup", target, "--data", server.folder]
        made = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in range(4)]
        said = [(one.communicate(timeout=20)[1], one.returncode) for one in made]
        assert any(status == 0 for _, status in said), said
        assert all(status == 0 or "another backup is being made" in text for text, status in said), said
        assert septem("check", "--data", target).returncode == 0


def test_a_disk_that_hangs_keeps_no_command(server):
    _, _, table = two_people(server)
    server.stop()
    with tempfile.TemporaryDirectory() as folder:
        library, letter = os.path.join(folder, "faulty_disk.so"), os.path.join(folder, "letter")
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, os.path.join(HERE, "faulty_disk.c"), "-ldl"], check=True)
        with open(letter, "w", encoding="utf-8") as file:
            file.write("h")
        done = subprocess.run([PROGRAM, "tables", "close", table, "--data", server.folder], capture_output=True, text=True, timeout=20, check=False,
                              env={**os.environ, "LD_PRELOAD": library, "SEPTEM_DISK": letter})
        assert done.returncode == 1 and "the disk does not answer" in done.stderr, done.stderr
    server.start()


def test_a_backup_never_goes_to_the_data_folder_itself(server):
    a, b, table = two_people(server)
    with tempfile.TemporaryDirectory() as elsewhere:
        link = os.path.join(elsewhere, "link")
        os.symlink(server.folder, link)
        for target in [server.folder, link, os.path.relpath(server.folder), server.folder + "/../" + os.path.basename(server.folder)]:
            done = septem("backup", target, "--data", server.folder)
            assert done.returncode == 1 and "data folder itself" in done.stderr, (target, done.stderr)
    play([a, b], table, 3)
    server.stop()
    assert septem("check", "--data", server.folder).returncode == 0


def test_restore_goes_back_to_a_backup(server):
    a, b, table = two_people(server)
    play([a, b], table, 3)
    with tempfile.TemporaryDirectory() as target:
        assert septem("backup", target, "--data", server.folder).returncode == 0
        play([a, b], table, 4)
        done = septem("restore", target, "--data", server.folder)
        assert done.returncode == 1 and "another server" in done.stderr
        server.kill()  # its write-ahead log stays
        done = septem("restore", target, "--data", server.folder)
        assert done.returncode == 0 and "before-restore" in done.stdout, done.stdout + done.stderr
        server.start()
        assert http(server, "/healthz")[2] == "ok\n"
        again = server.client()
        again.call("hello", token=a.token)
        assert again.call("watch", table=table)["seq"] == 4 + 3
        old = next(name for name in os.listdir(server.folder) if "before-restore" in name and not name.endswith("-wal"))
        kept = sqlite3.connect(os.path.join(server.folder, old))
        assert kept.execute("SELECT count(*) FROM events").fetchone()[0] == 4 + 7, "nothing of the old one is lost"
        kept.close()


def test_a_start_on_a_full_disk_says_so(server):
    two_people(server)
    server.stop()
    done = subprocess.run(server.command, capture_output=True, text=True, timeout=20, check=False,
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)))
    assert done.returncode == 1 and "the disk is full" in done.stderr, done.stderr
    server.start()


def test_an_older_format_is_refused_with_who_reads_it(server):
    server.stop()
    spoil(server, "PRAGMA user_version = 2")
    done = subprocess.run(server.command, capture_output=True, text=True, timeout=20, check=False)
    assert done.returncode == 1 and "format 2, which the last builds of Septem 0.1.0 read" in done.stderr, done.stderr
    assert septem("check", "--data", server.folder).returncode == 2


if __name__ == "__main__":
    sys.exit(run_tests(globals(), PROGRAM))
