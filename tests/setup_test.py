"""What ./run and ./test install: the node for the page; and how ./test counts. Needs no network: the npm here is a pretended one."""
import os
import shutil
import subprocess
import tempfile
import unittest

TOOLS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "tools")

# As ./test does it: the page is built in a subshell, and what follows needs the same node.
PAGE_THEN_NODE = """
set -euo pipefail
source tools/setup.sh
source tools/page.sh
source tools/test_parts.sh
build_preset() { :; }
check_part page ensure_page
node --version
finish
"""

# Notes what it is asked for; installs a node that says 22, or builds a page of no bytes.
NPM = """#!/bin/sh
echo "$*" >>asked
case "$*" in
  *node-linux-*) bin=build/node/node_modules/node-linux-$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')/bin
    mkdir -p $bin && printf '#!/bin/sh\\necho v22.0.0\\n' >$bin/node && chmod +x $bin/node ;;
  install*) mkdir -p web/node_modules ;;
  run*) mkdir -p dist && touch dist/index.html ;;
esac
"""


class NodeForThePage(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = folder.name
        shutil.copytree(TOOLS, os.path.join(self.root, "tools"))
        for path in ("web/src", "web/public", "web/tools", "docs/rules", "build/wasm", "bin"):
            os.makedirs(os.path.join(self.root, path))
        for path in ("web/package.json", "web/package-lock.json", "build/wasm/septem.wasm"):
            self.write(path, "")
        self.write("bin/npm", NPM)

    def write(self, path, text):
        with open(os.path.join(self.root, path), "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(file.name, 0o755)

    def system_has(self, version):
        self.write("bin/node", f"#!/bin/sh\necho {version}\n")

    def build_page(self):
        environment = {**os.environ, "PATH": os.path.join(self.root, "bin") + ":/usr/bin:/bin"}
        return subprocess.run(["bash", "-c", PAGE_THEN_NODE], cwd=self.root, env=environment, capture_output=True, text=True, timeout=60)

    def asked_of_npm(self):
        with open(os.path.join(self.root, "asked"), encoding="utf-8") as file:
            return file.read().splitlines()

    def expect_node(self, version):
        ended = self.build_page()
        self.assertIn(f"\n{version}\n1 passed, 0 failed\n", ended.stdout, ended.stderr)

    def test_an_old_node_is_replaced_for_all_that_follows_the_page(self):
        self.system_has("v18.20.4")
        self.expect_node("v22.0.0")

    def test_also_when_everything_is_there_already_and_nothing_is_left_to_do(self):
        self.system_has("v18.20.4")
        self.build_page()
        asked = self.asked_of_npm()
        self.expect_node("v22.0.0")
        self.assertEqual(self.asked_of_npm(), asked)

    def test_a_node_that_is_new_enough_stays(self):
        self.system_has("v24.1.0")
        self.expect_node("v24.1.0")
        self.assertFalse([words for words in self.asked_of_npm() if "node-linux" in words])

    def test_without_a_network_the_page_fails_and_says_why(self):
        self.system_has("v18.20.4")
        self.write("bin/npm", "#!/bin/sh\necho no network\nexit 1\n")
        ended = self.build_page()
        self.assertIn("no network", ended.stdout)
        self.assertTrue(ended.stdout.endswith("0 passed, 1 failed\n"), ended.stdout)


# The log of a test program that crashed in its fourth test, and so wrote no report.
CRASHED = """[ RUN      ] Seas.Begins
[       OK ] Seas.Begins (1 ms)
[ RUN      ] Seas.Ends
[  FAILED  ] Seas.Ends (2 ms)
[ RUN      ] Seize.Begins
[       OK ] Seize.Begins (0 ms)
[ RUN      ] Seize.Ends
"""

COUNT = """
set -euo pipefail
source tools/setup.sh
source tools/test_parts.sh
cp crashed.log "$logs/dev.log"
echo 139 >"$logs/dev.log.exit"
part crashed count_gtest "$logs/dev.log"
"""


class Counting(unittest.TestCase):
    def test_a_program_that_crashed_counts_what_it_finished_and_names_the_test(self):
        with tempfile.TemporaryDirectory() as root:
            shutil.copytree(TOOLS, os.path.join(root, "tools"))
            with open(os.path.join(root, "crashed.log"), "w", encoding="utf-8") as file:
                file.write(CRASHED)
            ended = subprocess.run(["bash", "-c", COUNT], cwd=root, capture_output=True, text=True, timeout=60)
        self.assertIn("2 passed, 2 failed", ended.stdout, ended.stderr)
        self.assertIn("exit code 139, in or after Seize.Ends", ended.stdout)


if __name__ == "__main__":
    result = unittest.main(argv=["setup_test"], exit=False, verbosity=2).result
    bad = len(result.failures) + len(result.errors)
    print(f"{result.testsRun - bad} passed, {bad} failed")
    raise SystemExit(1 if bad else 0)
