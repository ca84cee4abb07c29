"""A terminal with `septem` in it, for tests: a private tmux, driven by keys alone and read as people see it."""
import contextlib
import glob
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
        return subprocess.run(["tmux", "-u", "-S", self.socket, *words], capture_output=True, encoding="utf-8",
                              timeout=20, check=True, env={**os.environ, "LC_ALL": "C.UTF-8"}).stdout

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
        for path in glob.glob("/proc/[0-9]*/stat"):
            with contextlib.suppress(OSError), open(path) as file:
                name, rest = file.read().split("(", 1)[1].rsplit(")", 1)
                if "septem" in name and rest.split()[1] == shell:
                    return int(path.split("/")[2])
        raise AssertionError("septem does not run")
