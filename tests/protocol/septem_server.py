"""A septem server for tests, a small WebSocket client, and what runs the tests of a file. Only Python's own library; only 127.0.0.1."""
import base64
import contextlib
import gzip
import json
import os
import re
import select
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time
import traceback


def games(program):
    """What the program lists, as `hello` tells it."""
    request = b'{"jsonrpc": "2.0", "id": 1, "method": "hello"}\n'
    done = subprocess.run([program, "engine"], input=request, capture_output=True, timeout=30, check=True)
    return json.loads(done.stdout)["result"]["games"]


class Server:
    """`septem serve` in a folder of its own, on a free port."""

    def __init__(self, program, folder, *options, env=None, preexec_fn=None):
        self.command = [program, "serve", "--port", "0", "--address", "127.0.0.1", "--data", folder,
                        "--bot-delay", "0", *options]
        self.env = {**os.environ, **(env or {})}
        self.preexec_fn = preexec_fn
        self.process = None
        self.log = open(os.path.join(folder, "server.log"), "ab")
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=self.log, env=self.env,
                                        preexec_fn=self.preexec_fn)
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://localhost:(\d+)", line)
        if not found:
            self.process.wait()
            raise RuntimeError("the server did not start: " + line)
        self.port = int(found.group(1))

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        """SIGTERM; gives the seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=10)
        self.process.stdout.close()
        return time.monotonic() - began

    def client(self, **options):
        return Client(self.port, **options)


class Refused(Exception):
    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.why = error.get("data", {}).get("why")
        self.ruling = error.get("data", {}).get("ruling")


class Closed(Exception):
    pass


class Client:
    """One WebSocket. Messages that are no answers wait in `events`."""

    def __init__(self, port, origin=None, timeout=10.0, path="/ws", host=None, source="127.0.0.1", headers=()):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout, (source, 0))
        self.socket.settimeout(timeout)
        self.buffer = b""
        self.events = []
        self.last_id = 0
        self.raw_size = 0
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host or f'127.0.0.1:{port}'}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *headers]
        if origin:
            lines.append(f"Origin: {origin}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            piece = self.socket.recv(4096)
            if not piece:
                raise Closed()
            head += piece
        head, self.buffer = head.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        if self.status != 101:
            raise Closed(self.status)

    def send_text(self, text, opcode=1):
        payload = text.encode() if isinstance(text, str) else text
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", size)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", size)
        self.socket.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def _need(self, size):
        while len(self.buffer) < size:
            try:
                piece = self.socket.recv(65536)
            except (ConnectionError, OSError) as error:
                if isinstance(error, socket.timeout):
                    raise
                raise Closed() from error
            if not piece:
                raise Closed()
            self.buffer += piece

    def read_message(self):
        """The next message, taken apart; `raw_size` is what it took on the wire."""
        while True:
            self._need(2)
            opcode, size, head = self.buffer[0] & 15, self.buffer[1] & 127, 2
            if size == 126:
                self._need(4)
                size, head = struct.unpack(">H", self.buffer[2:4])[0], 4
            elif size == 127:
                self._need(10)
                size, head = struct.unpack(">Q", self.buffer[2:10])[0], 10
            self._need(head + size)
            payload, self.buffer = self.buffer[head:head + size], self.buffer[head + size:]
            self.raw_size = head + size
            if opcode == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if payload else None)
            if opcode == 9:
                self.send_text(payload, opcode=10)
            if opcode == 1:
                return json.loads(payload)

    def send(self, method, **params):
        self.last_id += 1
        self.send_text(json.dumps({"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params}))
        return self.last_id

    def answer(self, id_):
        while True:
            message = self.read_message()
            if isinstance(message, dict) and message.get("id") == id_ and "method" not in message:
                if "error" in message:
                    raise Refused(message["error"])
                return message["result"]
            self.events.append(message)

    def call(self, method, **params):
        return self.answer(self.send(method, **params))

    def next_event(self):
        return self.events.pop(0) if self.events else self.read_message()

    def pending(self, seconds=0.0):
        """Whether something can be read within this time."""
        return bool(self.events or self.buffer or select.select([self.socket], [], [], seconds)[0])

    def close(self):
        try:
            self.socket.close()
        except OSError:
            pass


def refusal(function, *args, **params):
    try:
        function(*args, **params)
    except Refused as refused:
        return refused
    raise AssertionError("was not refused")


def http(server, path, method="GET", **headers):
    """Status, headers and text; keyword arguments are further headers (if_none_match is If-None-Match)."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close",
             *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items())]
    with socket.create_connection(("127.0.0.1", server.port), 10) as sock:
        sock.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        data = b""
        while piece := sock.recv(65536):
            data += piece
    head, body = data.split(b"\r\n\r\n", 1)
    lines = head.decode().split("\r\n")
    headers = {line.split(": ", 1)[0].lower(): line.split(": ", 1)[1] for line in lines[1:]}
    if headers.get("content-encoding") == "gzip" and body:
        body = gzip.decompress(body)
    return int(lines[0].split()[1]), headers, body.decode(errors="replace")


def two_people(server, **settings):
    a, b = server.client(), server.client()
    a.token = a.call("hello", name="Ada")["token"]
    b.token = b.call("hello", name="Bo")["token"]
    table = a.call("create", game="seas", seats=2, **settings)["table"]
    b.call("sit", table=table)
    a.call("start", table=table)
    return a, b, table


def play(clients, table, moves):
    """Plays first legal moves; gives how many were made. `moved` of a client is what its own moves were answered with."""
    made = 0
    for client in clients:
        client.moved = []
    while made < moves:
        for client in clients:
            actions = client.call("legal", table=table)["actions"]
            if actions:
                client.moved.append(client.call("move", table=table, action=actions[0]))
                made += 1
                break
        else:
            return made
    return made


def documented_patch():
    """The function of docs/server-protocol.md that brings a view up to date: what is written there is what the tests use."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "docs", "server-protocol.md")
    with open(path, encoding="utf-8") as file:
        code = re.search(r"```python\n(.*?)```", file.read(), re.S).group(1)
    names = {}
    exec(compile(code, path, "exec"), names)  # noqa: S102: our own documentation
    return names["apply_patch"]


apply_patch = documented_patch()


def until(condition, seconds=20.0):
    """Waits for something that happens elsewhere, and gives what the condition gave."""
    end = time.monotonic() + seconds
    while not (value := condition()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
    return value


def log_lines(server):
    """What the server has logged so far. It writes when it finds the time: wait for a line with `until`."""
    with open(server.log.name, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.endswith("\n")]


@contextlib.contextmanager
def running(program, folder):
    server = Server(program, folder)
    server.folder = folder
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()
        elif server.process.returncode < 0:
            print(f"the server ended by signal {-server.process.returncode}")
        server.log.close()


def run_tests(names, program):
    """Each test_... of a module with a server in a folder of its own; `names` are the module's globals(). Gives the exit status."""
    return run_each(names, lambda folder: running(program, folder))


def run_each(names, prepare=contextlib.nullcontext):
    """Each test_... of a module with what `prepare` makes of a folder of its own; the folder itself by default. Words on the command line
    after the program's path say which. Gives the exit status."""
    passed = failed = 0
    only = sys.argv[2:]
    for name, test in list(names.items()):
        if not name.startswith("test_") or (only and name not in only):
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                with prepare(folder) as given:
                    test(given)
                passed += 1
            except Exception as error:  # noqa: BLE001: every failure is counted, with its trace
                failed += 1
                print(f"FAILED {name}: {error}")
                traceback.print_exc()
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0
