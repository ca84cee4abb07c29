# Sourced by ./run, ./test and the tools: installs packages, configures and builds.
# Talks on standard error only and never reads standard input: both others belong to the program.

root=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)

say() { printf 'septem: %s\n' "$*" >&2; }

# Such as "12.3". START was ${EPOCHREALTIME//[!0-9]/}.
seconds_since() { # START
  local tenths=$(((${EPOCHREALTIME//[!0-9]/} - $1) / 100000))
  printf '%d.%d' $((tenths / 10)) $((tenths % 10))
}

# Two set-ups at the same time wait for each other.
with_lock() { # NAME COMMAND...
  local name=$1
  shift
  mkdir -p "$root/build"
  (flock 9 && "$@") 9>"$root/build/$name.lock" </dev/null
}

packages_of() { # KIND...
  awk -v kinds=" $* " '$1 !~ /^#/ && index(kinds, " " $1 " ") { print $2 }' "$root/tools/packages.txt"
}

missing_of() { # PACKAGE...
  comm -23 <(printf '%s\n' "$@" | sort) \
    <(dpkg-query -W -f '${db:Status-Abbrev} ${Package}\n' "$@" 2>/dev/null | awk '$1 == "ii" { print $2 }' | sort)
}

ensure_packages() { # KIND...
  local stamp
  stamp="$root/build/packages-$(IFS=-; printf %s "$*").stamp"
  # dpkg's own file is newer after anything was installed or removed since.
  [[ $stamp -nt $root/tools/packages.txt && $stamp -nt /var/lib/dpkg/status ]] ||
    with_lock packages install_missing "$stamp" "$@"
}

install_missing() { # STAMP KIND...
  local stamp=$1 packages missing
  shift
  mapfile -t packages < <(packages_of "$@")
  if ! command -v dpkg-query >/dev/null; then
    say "not a Debian system; if the build fails, install the likes of: ${packages[*]}"
    touch "$stamp"
    return
  fi
  mapfile -t missing < <(missing_of "${packages[@]}")
  if ((${#missing[@]})); then
    apt_install "${missing[@]}" || return
  fi
  touch "$stamp"
}

apt_install() { # PACKAGE...
  local log=$root/build/apt.log
  local -a as_root=(env DEBIAN_FRONTEND=noninteractive)
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      say "please install as root: apt-get install --no-install-recommends $*"
      return 1
    fi
    as_root=(sudo "${as_root[@]}")
  fi
  say "installing $*"
  # A failed update (no network) is no harm if the packages are at hand.
  "${as_root[@]}" apt-get update >"$log" 2>&1 || true
  if ! "${as_root[@]}" apt-get install -y --no-install-recommends -o DPkg::Lock::Timeout=600 "$@" >>"$log" 2>&1; then
    tail -n 20 "$log" >&2
    say "could not install the packages above"
    return 1
  fi
}

build_preset() { # PRESET [TARGET...]
  with_lock "$1" configure_and_build "$@"
}

configure_and_build() { # PRESET [TARGET...]
  configure "$1" && build "$@"
}

configure_preset() { # PRESET
  with_lock "$1" configure "$1"
}

# Ninja configures again by itself when a CMake file changes, but not for a change of the presets or when
# the whole folder was moved.
configure() { # PRESET
  local dir=$root/build/$1 stamp=$root/build/$1/configured fresh=
  [[ $stamp -nt $root/CMakePresets.json && $(<"$stamp") == "$root" ]] && return
  # Fresh, because a variable that left the presets would stay in the cache.
  [[ -e $stamp ]] && fresh=--fresh
  say "configuring ($1)"
  if ! (cd "$root" && cmake $fresh --preset "$1") >"$dir.log" 2>&1; then
    failed "$1"
    return 1
  fi
  printf '%s\n' "$root" >"$stamp"
}

build() { # PRESET [TARGET...]
  local preset=$1 log=$root/build/$1.log line told=
  shift
  if [[ ! -e $root/build/$preset/.ninja_log ]]; then
    say "building ($preset) for the first time; this takes a while"
    told=1
  fi
  # Ninja says something whenever it looks for changes; only work is worth a line.
  if ! ninja -C "$root/build/$preset" "$@" 2>&1 | while IFS= read -r line; do
    printf '%s\n' "$line"
    if [[ -z $told && $line == \[*\]* && $line != *Re-checking* ]]; then
      say "building ($preset)"
      told=1
    fi
  done >"$log"; then
    failed "$preset"
    return 1
  fi
}

failed() { # PRESET
  tail -n 40 "$root/build/$1.log" >&2
  say "the build ($1) failed; all of it is in build/$1.log"
  rm -f "$root"/build/packages-*.stamp # perhaps a package is gone: look again next time
}
