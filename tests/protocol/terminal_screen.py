"""A terminal with `septem` in it, for tests: a private tmux, driven by keys alone and read as people see it."""
import os
import shlex
import subprocess
import uuid

from septem_server import until


class Screen:
    """A program in a window of its own. `folder` is where it keeps its games."""

    def __init__(self, folder, *command, width=80, height=24, **env):
        self.socket = os.path.join(folder, "tmux-" + uuid.uuid4().hex[:8])
        settings = {"XDG_STATE_HOME": folder, "LC_ALL": "C.UTF-8", "TERM": "tmux-256color", **env}
        words = ["env", *(f"{key}={value}" for key, value in settings.items()), *command]
        # The window stays when the program is gone, so that its last words can be read.
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", str(height),
                  shlex.join(words) + "; echo status $?; sleep 600")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.tmux("kill-server")

    def tmux(self, *words):
        return subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, text=True, timeout=20,
                              check=True).stdout

    def keys(self, *keys):
        self.tmux("send-keys", *keys)

    def text(self):
        return self.tmux("capture-pane", "-p")

    def lines(self):
        return self.text().split("\n")

    def wait_for(self, *words, seconds=60.0):
        """Until one of the words stands on the screen; gives the screen."""
        def found():
            text = self.text()
            return text if any(word in text for word in words) else None
        return until(found, seconds)

    def resize(self, width, height):
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def program(self):
        """The id of septem in the window."""
        shell = self.tmux("display-message", "-p", "#{pane_pid}").strip()
        children = subprocess.run(["ps", "-o", "pid=,comm=", "--ppid", shell], capture_output=True, text=True,
                                  check=True).stdout
        return next(int(line.split()[0]) for line in children.splitlines() if "septem" in line)
