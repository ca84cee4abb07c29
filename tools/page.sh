# Sourced by ./run and ./test: builds the page into web/dist. Needs tools/setup.sh.

# Vite asks for this node at least; Debian 12 has 18.
node_wanted=20.19
# When the system's node is older, this one comes from npm into build/node.
node_package=22.23.3

node_architecture() {
  case $(uname -m) in
    x86_64) echo x64 ;;
    aarch64) echo arm64 ;;
    *) uname -m ;;
  esac
}

# Searched from the start, whether it is there or not: it may come by a subshell, which cannot change our PATH.
export PATH=$root/build/node/node_modules/node-linux-$(node_architecture)/bin:$PATH

ensure_page() {
  ensure_node && ensure_node_modules && build_preset wasm && build_page
}

ensure_node() {
  if ! command -v npm >/dev/null; then
    with_lock packages apt_install nodejs npm || return
  fi
  if is_node_good; then return; fi
  say "installing node $node_package"
  with_lock node npm_install "$root/build/node" "node-linux-$(node_architecture)@$node_package"
}

is_node_good() {
  printf '%s\n' "$node_wanted" "$(node --version | tr -d v)" | sort -V -C
}

npm_install() { # FOLDER PACKAGE...
  local folder=$1 log=$root/build/npm.log
  shift
  mkdir -p "$folder"
  if ! npm install --prefix "$folder" --no-audit --no-fund --no-update-notifier "$@" >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    say "npm could not install; all it said is in build/npm.log"
    return 1
  fi
}

# "npm install" rather than "npm ci": the latter insists on the lock naming every platform's optional packages.
ensure_node_modules() {
  local stamp=$root/web/node_modules/.septem
  [[ $stamp -nt $root/web/package-lock.json && $stamp -nt $root/web/package.json ]] && return
  say "installing the page's packages"
  with_lock npm npm_install "$root/web" --no-save && touch "$stamp"
}

build_page() {
  with_lock page build_page_if_changed
}

build_page_if_changed() {
  local stamp=$root/build/page.stamp log=$root/build/page.log
  if [[ -e $stamp && -e $root/web/dist/index.html && -z $(changed_since "$stamp") ]]; then return; fi
  say "building the page"
  touch "$stamp.new"
  if ! (cd "$root/web" && npm run --silent build) >"$log" 2>&1; then
    tail -n 40 "$log" >&2
    say "the page could not be built; all of it is in build/page.log"
    return 1
  fi
  mv "$stamp.new" "$stamp"
}

# One of the page's sources, or nothing.
changed_since() { # STAMP
  (cd "$root" && find web/src web/public web/tools web/*.* docs/rules build/wasm/septem.wasm -newer "$1" -print -quit)
}
