"""Builds the module with CMake, as ./run python does; pyproject.toml says the rest."""

import os
import re
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent


def version() -> str:
    """The project's, which CMake knows."""
    text = (ROOT / "CMakeLists.txt").read_text(encoding="utf-8")
    return re.search(r"project\(septem VERSION ([0-9.]+)", text).group(1)


class BuildWithCMake(build_ext):
    """The module is a target of the preset `python`."""

    def build_extension(self, ext: Extension) -> None:
        # Who has built it already, as ./test has, says where.
        build = Path(os.environ.get("SEPTEM_PYTHON_BUILD", self.build_temp)).resolve()
        self.spawn_in_root("cmake", "--preset", "python", "-B", build, f"-DPython_EXECUTABLE={sys.executable}")
        self.spawn_in_root("cmake", "--build", build, "--target", "septem_python")
        module = next((build / "septem").glob("_septem*.so"))
        target = Path(self.get_ext_fullpath(ext.name)).resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        self.copy_file(str(module), str(target))

    @staticmethod
    def spawn_in_root(*command: object) -> None:
        subprocess.run([str(part) for part in command], cwd=ROOT, check=True)


setup(
    version=version(),
    ext_modules=[Extension("septem._septem", sources=[])],
    cmdclass={"build_ext": BuildWithCMake},
)
