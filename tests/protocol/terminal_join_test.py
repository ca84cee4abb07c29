"""`septem join` and `septem watch`: a seat at a server's table from a terminal, through lost connections and over https."""
import contextlib
import os
import socket
import ssl
import subprocess
import sys
import threading

from septem_server import run_tests, until
from terminal_screen import Screen

PROGRAM = os.path.abspath(sys.argv[1])
TURN = "Enter play"


def link(server, table, scheme="http", port=None):
    return f"{scheme}://localhost:{port or server.port}/t/{table}"


def host_table(server, game="seas", **settings):
    ada = server.client()
    ada.call("hello", name="Ada")
    return ada, ada.call("create", game=game, seats=2, away=None, **settings)["table"]


def answer_for(ada, table, most=400):
    """Ada plays the first move that she has, as often as it is her turn; gives how the table stands."""
    for _ in range(most):
        now = ada.call("watch", table=table, legal=True)
        if now["stage"] != "playing" or not now.get("legal"):
            return now
        ada.call("move", table=table, action=now["legal"][0])
    return ada.call("watch", table=table)


def test_a_seat_is_taken_and_a_game_played_to_its_end(server):
    ada, table = host_table(server, game="sevens")
    with Screen(server.folder, PROGRAM, "join", link(server, table), "--name", "Bo") as screen:
        screen.wait_for("2 of 2 seats are taken")
        ada.call("start", table=table)
        for _ in range(400):
            now = answer_for(ada, table)
            if now["stage"] == "over":
                break
            if "p1" in now["view"]["to_act"]:
                screen.wait_for(TURN)
                until(lambda: "Waiting" not in screen.text())
                screen.keys("Enter")
                until(lambda: ada.call("watch", table=table)["seq"] > now["seq"])
        assert now["stage"] == "over"
        screen.wait_for("Enter: close", "q: go")
        screen.keys("Enter")
        assert "win" in screen.wait_for("s: scoring   l: log   q: go")


def test_a_connection_that_is_gone_comes_back_and_no_move_is_lost(server):
    ada, table = host_table(server)
    with Screen(server.folder, PROGRAM, "join", link(server, table), "--name", "Bo") as screen:
        screen.wait_for("2 of 2 seats are taken")
        ada.call("start", table=table)
        answer_for(ada, table)
        screen.wait_for("Play a card")
        port = server.port
        server.kill()
        screen.wait_for("The connection is gone")
        screen.keys("Enter")  # decided while the server is away
        server.command[server.command.index("--port") + 1] = str(port)
        server.start()
        again = server.client()
        until(lambda: again.call("watch", table=table)["view"]["turn"] == "p0")
        moves = [step for step in again.call("history", table=table)["steps"] if step[1] and step[1][0].startswith("p1 ")]
        assert len(moves) == 1, moves


def test_who_goes_and_comes_back_has_the_same_seat(server):
    _, table = host_table(server)
    for _ in range(2):
        with Screen(server.folder, PROGRAM, "join", link(server, table), "--name", "Bo") as screen:
            text = screen.wait_for("2 of 2 seats are taken")
            assert "Bo" in text and "Bo 2" not in text
            screen.keys("q")
            screen.wait_for("status 0")


def test_watching_needs_no_seat_and_shows_no_hand(server):
    ada, table = host_table(server, players=["me", "easy"])
    ada.call("start", table=table)
    with Screen(server.folder, PROGRAM, "watch", link(server, table)) as screen:
        text = screen.wait_for("7 Seas, round 1")
        assert "Your hand" not in text and "Waiting for Ada" in text
        answer_for(ada, table, most=1)
        screen.wait_for("Ada lays down", "Ada takes")


def test_what_cannot_be_joined_is_said_on_standard_error(server):
    for url, status in ((link(server, "nothing"), 1), ("ftp://localhost/t/x", 2), ("http://localhost:1/t/x", 1)):
        done = subprocess.run([PROGRAM, "join", url, "--plain"], capture_output=True, text=True, timeout=60,
                              stdin=subprocess.DEVNULL, env={**os.environ, "XDG_STATE_HOME": server.folder})
        assert done.returncode == status and done.stderr and not done.stdout, done


@contextlib.contextmanager
def https_before(server, folder):
    """A TLS door before the server, with a certificate of its own: gives its port and the certificate."""
    certificate, key = os.path.join(folder, "cert.pem"), os.path.join(folder, "key.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate,
                    "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
                   check=True, capture_output=True, timeout=60)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    door = socket.create_server(("127.0.0.1", 0))

    def carry(source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_RDWR)

    def serve():
        with contextlib.suppress(OSError):
            while True:
                raw, _ = door.accept()
                with contextlib.suppress(OSError):
                    inside = context.wrap_socket(raw, server_side=True)
                    outside = socket.create_connection(("127.0.0.1", server.port))
                    for pair in ((inside, outside), (outside, inside)):
                        threading.Thread(target=carry, args=pair, daemon=True).start()
    threading.Thread(target=serve, daemon=True).start()
    try:
        yield door.getsockname()[1], certificate
    finally:
        door.close()


def test_a_table_behind_https_is_joined_only_when_its_certificate_is_trusted(server):
    _, table = host_table(server)
    with https_before(server, server.folder) as (port, certificate):
        url = link(server, table, "https", port)
        done = subprocess.run([PROGRAM, "join", url, "--plain"], capture_output=True, text=True, timeout=60,
                              stdin=subprocess.DEVNULL, env={**os.environ, "XDG_STATE_HOME": server.folder})
        assert done.returncode == 1 and "certificate" in done.stderr, done
        with Screen(server.folder, PROGRAM, "join", url, "--name", "Bo", SSL_CERT_FILE=certificate) as screen:
            screen.wait_for("2 of 2 seats are taken")


if __name__ == "__main__":
    sys.exit(run_tests(globals(), PROGRAM))
