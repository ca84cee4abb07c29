# Sourced by tools/fresh: a bare Debian 12 with the committed sources, and commands that run in it.
# Packages come from where this machine gets its own, by the same proxies and with the same certificates.

certificates=/usr/local/share/ca-certificates
environment=()
place=
apart=

need_for_bare() {
  local program
  if ((EUID != 0)); then
    say "a system of its own needs root"
    exit 1
  fi
  for program in git mmdebstrap unshare; do
    if ! command -v $program >/dev/null; then
      say "please install $program"
      exit 1
    fi
  done
  # Not in /tmp, which may be in memory.
  place=$(mktemp -d /var/tmp/septem-fresh.XXXXXX)
  chmod 755 "$place"
  trap clean_up EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

clean_up() {
  if [[ $apart ]]; then
    kill -KILL "$apart" || true
    wait "$apart" || true
  fi
  [[ $keep ]] || rm -rf --one-file-system "$place"
}

# All that a command starts ends with it, and its mounts are seen by nobody else. It runs in the background, so that a
# signal to us is heard at once.
run_apart() { # COMMAND...
  local status=0
  unshare --mount --pid --fork --kill-child --mount-proc "$@" </dev/null &
  apart=$!
  wait $apart || status=$?
  apart=
  return $status
}

# Made once; every system is unpacked from it.
make_bare() {
  local log=$logs/bare.log
  local -a sources
  local -a options=(--variant=minbase --include=git,ca-certificates --aptopt="$place/apt.conf")
  options+=(--customize-hook='copy-in /etc/hosts /etc')
  if [[ -d $certificates ]]; then
    options+=(--customize-hook="copy-in $certificates ${certificates%/*}" --customize-hook='chroot "$1" update-ca-certificates')
  fi
  say "making a bare Debian 12 in $place"
  mkdir -p "$logs"
  apt-config dump Acquire >"$place/apt.conf"
  mapfile -t sources < <(debian_sources)
  mapfile -t environment < <(bare_environment)
  if ! TMPDIR=$place run_apart mmdebstrap "${options[@]}" bookworm "$place/bare.tar" "${sources[@]}" >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    say "that did not work; all it said is in ${log#"$root"/}"
    return 1
  fi
}

# Debian's alone: others might bring what a bare system lacks, such as a newer node. None at all means mmdebstrap's own.
debian_sources() {
  apt-get indextargets --format 'deb $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' |
    grep -E ' bookworm(-updates|-security)? main$'
}

# The sources stand where they stand here, so that a compiler cache from here fits.
unpack_bare() { # SYSTEM
  mkdir -p "$1/ccache"
  tar -xf "$place/bare.tar" --numeric-owner -C "$1"
  git clone --quiet --no-hardlinks "$root" "$1$root"
}

in_bare() { # SYSTEM SCRIPT
  run_apart bash -c "$(declare -f mount_and_enter); mount_and_enter \"\$@\"" - "$1" "$cache" \
    env -i "${environment[@]}" bash -c "cd '$root' && $2"
}

bare_environment() {
  printf '%s\n' HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
  env | grep -iE '^(http|https|no)_proxy=' || true
  # npm knows other certificates than its own only when told.
  echo npm_config_cafile=/etc/ssl/certs/ca-certificates.crt
  if command -v npm >/dev/null; then echo "npm_config_registry=$(npm config get registry 2>/dev/null)"; fi
  # A cache that is not ours is not ours to tidy up.
  if [[ $cache ]]; then printf '%s\n' CCACHE_DIR=/ccache CCACHE_MAXSIZE=0; fi
}

mount_and_enter() { # SYSTEM CACHE COMMAND...
  local system=$1 cache=$2
  shift 2
  set -e
  mount -t proc proc "$system/proc"
  mount --rbind /sys "$system/sys"
  mount --rbind /dev "$system/dev"
  mount -t tmpfs tmpfs "$system/dev/shm"
  if [[ $cache ]]; then mount --bind "$cache" "$system/ccache"; fi
  exec chroot "$system" "$@"
}
