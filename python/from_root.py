"""For pip in the root of the project: everything happens in this folder."""

import os
from pathlib import Path

os.chdir(Path(__file__).resolve().parent)

from setuptools.build_meta import *  # noqa: E402, F403
