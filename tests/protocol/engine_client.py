"""A pipe to `septem engine`, for the tests in this folder."""
import json
import os
import select
import subprocess


class Engine:
    """One running engine. Writes and reads at the same time, so that neither side ever waits for the other."""

    def __init__(self, program, *arguments, environment=None):
        self.process = subprocess.Popen([program, "engine", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.PIPE, bufsize=0, env={**os.environ, **(environment or {})})
        os.set_blocking(self.process.stdin.fileno(), False)
        self.rest = b""

    def exchange(self, data, lines, timeout=60.0):
        """Sends these bytes and gives the next so many lines of the answer."""
        into, out = self.process.stdin.fileno(), self.process.stdout.fileno()
        sent, got = 0, []
        while len(got) < lines or sent < len(data):
            *complete, self.rest = self.rest.split(b"\n")
            got += complete
            if len(got) >= lines and sent == len(data):
                break
            ready, writable, _ = select.select([out], [into] if sent < len(data) else [], [], timeout)
            if not ready and not writable:
                raise TimeoutError(f"{len(got)} of {lines} answers after {timeout} s")
            if writable:
                try:
                    sent += os.write(into, data[sent:sent + 65536])
                except BlockingIOError:
                    pass
            if ready:
                piece = os.read(out, 1 << 20)
                if not piece:
                    raise EOFError(f"the engine ended with {self.process.wait()}: {self.process.stderr.read()!r}")
                self.rest += piece
        assert len(got) == lines, f"{len(got)} answers instead of {lines}"
        return got

    def many(self, requests):
        """The answers to a list of (method, params), all sent at once."""
        data = b"".join(json.dumps({"jsonrpc": "2.0", "id": i, "method": method, "params": params}).encode() + b"\n"
                        for i, (method, params) in enumerate(requests))
        answers = [json.loads(line) for line in self.exchange(data, len(requests))]
        assert [answer["id"] for answer in answers] == list(range(len(requests))), "answers out of order"
        return answers

    def call(self, method, **params):
        """The result; an error is a failure of the test."""
        answer = self.many([(method, params)])[0]
        assert "result" in answer, f"{method} {params}: {answer}"
        return answer["result"]

    def error(self, method, **params):
        """The code of the error that must come."""
        answer = self.many([(method, params)])[0]
        assert "error" in answer, f"{method} {params} was accepted"
        return answer["error"]["code"]

    def resident(self):
        """Memory in use, in kB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))

    def is_alive(self):
        return self.process.poll() is None

    def end(self):
        """Ends its input; gives the exit status and what it wrote on standard error."""
        self.process.stdin.close()
        errors = self.process.stderr.read()
        status = self.process.wait(30)
        self.process.stdout.close()
        self.process.stderr.close()
        return status, errors
