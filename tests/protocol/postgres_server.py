"""A PostgreSQL server for tests: in a folder of its own, on a free port of 127.0.0.1, never as root."""
import glob
import os
import pwd
import signal
import socket
import subprocess
import tempfile
import time


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


class Postgres:
    """A cluster that asks for a password and takes TLS only."""

    PASSWORD = "seven seas"

    def __init__(self):
        self.programs = sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1]
        self.place = tempfile.TemporaryDirectory(prefix="septem-postgres-")
        self.folder = self.place.name
        self.port = free_port()
        self.process = None
        self.user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        self.passfile = self.write("pass", f"127.0.0.1:{self.port}:*:septem:{self.PASSWORD}\n")
        os.chmod(self.passfile, 0o600)
        password = self.write("password", self.PASSWORD)
        self.certificate = os.path.join(self.folder, "server.crt")
        key = os.path.join(self.folder, "server.key")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
                        "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", self.certificate],
                       check=True, capture_output=True)
        os.chmod(key, 0o600)
        if self.user:
            for path in (self.folder, password, key, self.certificate):
                os.chown(path, self.user.pw_uid, self.user.pw_gid)
        self.data = os.path.join(self.folder, "data")
        subprocess.run([*self.as_user(), os.path.join(self.programs, "initdb"), "-D", self.data, "-U", "septem", "-A", "scram-sha-256",
                        "--pwfile", password, "-E", "UTF8", "--no-locale", "--no-sync"], check=True, capture_output=True)
        with open(os.path.join(self.data, "pg_hba.conf"), "w", encoding="utf-8") as file:
            file.write("hostssl all septem 127.0.0.1/32 scram-sha-256\n")
        self.settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"port={self.port}", "-c", "unix_socket_directories=", "-c", "fsync=off",
                         "-c", "ssl=on", "-c", f"ssl_cert_file={self.certificate}", "-c", f"ssl_key_file={key}"]
        self.start()

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def as_user(self):
        return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if self.user else ["setpriv"]

    def address(self, database="postgres", hosts=None):
        """As a host writes it: no password in it, and the server's certificate is looked at."""
        return (f"postgresql://septem@{hosts or f'127.0.0.1:{self.port}'}/{database}"
                f"?sslmode=verify-full&sslrootcert={self.certificate}&passfile={self.passfile}")

    def psql(self, sql, database="postgres"):
        done = subprocess.run([os.path.join(self.programs, "psql"), "-qAt", "-d", self.address(database), "-c", sql],
                              capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def is_up(self):
        return subprocess.run([os.path.join(self.programs, "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False).returncode == 0

    def start(self):
        with open(os.path.join(self.folder, "log"), "ab") as log:
            self.process = subprocess.Popen([*self.as_user(), "--pdeathsig", "QUIT", os.path.join(self.programs, "postgres"), "-D", self.data,
                                             *self.settings], stdout=log, stderr=log)
        end = time.monotonic() + 60
        while not self.is_up():
            assert time.monotonic() < end and self.process.poll() is None, "PostgreSQL did not start"
            time.sleep(0.05)

    def crash(self):
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait()

    def close(self):
        if self.process.poll() is None:
            self.crash()
        self.place.cleanup()
