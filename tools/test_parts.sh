# Sourced by ./test: the parts it is made of, and the counting.
# Each part prints a heading, the ends of the logs that failed, its counts and its time.

logs=$root/build/test-logs
total_passed=0
total_failed=0
rm -rf "$logs"
mkdir -p "$logs"

# Sanitizer reports with files and lines, and short.
export ASAN_OPTIONS=strict_string_checks=1:print_legend=0 UBSAN_OPTIONS=print_stacktrace=1
export TSAN_OPTIONS=halt_on_error=1
export ASAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-19 UBSAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-19

part() { # TITLE COMMAND...: the command counts with count()
  local title=$1 start=${EPOCHREALTIME//[!0-9]/} passed=0 failed=0
  shift
  printf '== %s\n' "$title"
  "$@"
  printf '   %d passed, %d failed in %s s\n' $passed $failed "$(seconds_since "$start")"
  total_passed=$((total_passed + passed))
  total_failed=$((total_failed + failed))
}

count() { # PASSED FAILED LOG
  passed=$((passed + $1))
  failed=$((failed + $2))
  if (($2)); then
    printf -- '-- %d failed; the end of %s:\n' "$2" "${3#"$root"/}"
    # Without gtest's lines of what went well: the first failure may be far from the end.
    grep -vE '^(\[ RUN      \]|\[       OK \]|\[-+\]|$)' "$3" | tail -n 40
  fi
}

finish() {
  printf '%d passed, %d failed\n' $total_passed $total_failed
  ((total_failed == 0)) || exit 1
}

# A check is one test: a command that succeeds.
check_part() { part "$1" one_check "$@"; }

one_check() { # NAME COMMAND...
  local log=$logs/${1//[ \/]/-}.log
  shift
  if (cd "$root" && "$@") >"$log" 2>&1 </dev/null; then
    count 1 0 "$log"
  else
    count 0 1 "$log"
  fi
}

# A build is a check too. Returns whether it worked, since most parts need one.
build_part() { # PRESET [TARGET...]
  check_built "build $1" build_preset "$@"
}

check_built() { # TITLE COMMAND...
  local before=$total_failed
  check_part "$@"
  ((total_failed == before))
}

# SCALE multiplies how many random cases the heavy tests try. All test programs, unless some are named.
gtest_part() { # PRESET SCALE [PROGRAM...]
  part "tests $1" all_gtests "$@"
}

# Each program in as many shards as there are cores: one alone has a third of the work.
all_gtests() { # PRESET SCALE [PROGRAM...]
  local preset=$1 scale=$2 program shard
  local -a programs=("${@:3}") shards=()
  if ((${#programs[@]} == 0)); then mapfile -t programs <"$root/build/$preset/test-programs.txt"; fi
  for program in "${programs[@]}"; do
    for ((shard = 0; shard < $(nproc); ++shard)); do shards+=("$program.$shard"); done
  done
  run_shards "$preset" "$scale" "${shards[@]}"
  for shard in "${shards[@]}"; do
    count_gtest "$logs/$preset-$shard.log"
  done
}

# As many at a time as there are cores, each into its own log and report. One that hangs is ended, and so counted as crashed.
run_shards() { # PRESET SCALE PROGRAM.SHARD...
  local preset=$1
  SEPTEM_TEST_SCALE=$2 GTEST_TOTAL_SHARDS=$(nproc) xargs -r -P "$(nproc)" -I '{}' bash -c '
    shard={} log=$3/$2-{}.log
    cd "$1" && GTEST_SHARD_INDEX=${shard##*.} timeout -k 10 1800 "build/$2/${shard%.*}" --gtest_output="json:$log.json" >"$log" 2>&1 </dev/null
    echo $? >"$log.exit"' - "$root" "$preset" "$logs" < <(shift 2 && printf '%s\n' "$@")
}

# By the program's own report; one that ended before it was written has crashed, in the test that began last.
count_gtest() { # LOG
  local log=$1 ok bad
  if [[ -e $log.json ]]; then
    read -r ok bad < <(python3 -c '
import json, sys
report = json.load(open(sys.argv[1]))
bad = report["failures"] + report["errors"]
print(report["tests"] - report["disabled"] - bad, bad)' "$log.json")
    # Failed all the same: a leak, say, found after the last test.
    if ((bad == 0)) && [[ $(<"$log.exit") != 0 ]]; then bad=1; fi
  else
    ok=$(grep -c '^\[       OK \]' "$log" || true)
    bad=$((1 + $(grep -cE '^\[  FAILED  \] .* \([0-9]+ ms\)$' "$log" || true)))
    printf 'ended early with exit code %s, in or after %s\n' "$(<"$log.exit")" \
      "$(sed -n 's/^\[ RUN      \] //p' "$log" | tail -n 1)" >>"$log"
  fi
  count "$ok" "$bad" "$log"
}

# Every corpus file through its fuzz target.
replay_part() { # PRESET
  part "fuzz corpus $1" all_replays "$1"
}

all_replays() { # PRESET
  local name
  while read -r name; do
    one_check "replay-$name" "build/$1/replay_$name" "tests/fuzz/corpus/$name"
  done <"$root/build/$1/replay-programs.txt"
}

# tests/*_test.py, and the programs among tests/protocol/*.py (a module without __main__ is imported by
# others). Each is given the path of septem and prints "N passed, N failed".
python_part() {
  part "python" all_python_tests
}

all_python_tests() {
  local file log status
  for file in "$root"/tests/*_test.py "$root"/tests/protocol/*.py; do
    [[ -e $file ]] && grep -q __main__ "$file" || continue
    log=$logs/python-$(basename "$file").log
    status=0
    (cd "$root" && timeout -k 10 1800 python3 "$file" build/release/septem) >"$log" 2>&1 </dev/null || status=$?
    count_python "$log" $status
  done
}

count_python() { # LOG STATUS
  local ok=0 bad=0 line
  line=$(grep -E '^[0-9]+ passed, [0-9]+ failed$' "$1" | tail -n 1 || true)
  if [[ $line ]]; then read -r ok _ bad _ <<<"$line"; fi
  if [[ ! $line ]] || ((bad == 0 && $2 != 0)); then bad=$((bad + 1)); fi
  count "$ok" "$bad" "$1"
}

# The tests of the package in python/.
package_part() { # PRESET COMMAND [NAME...]: the command is one of tools/python.sh
  part "package $1" all_package_tests "$@"
}

all_package_tests() { # PRESET COMMAND [NAME...]
  local log=$logs/package-$1.log status=0
  (cd "$root" && "$2" "$1" python/tests/run.py "${@:3}") >"$log" 2>&1 </dev/null || status=$?
  count_python "$log" $status
}

# The tests of web/ that a configuration of vitest names.
vitest_part() { # TITLE CONFIG
  part "$1" all_vitests "$2"
}

all_vitests() { # CONFIG
  local log=$logs/$1.log report=$logs/$1.json counts
  (cd "$root/web" && npx vitest run --config "$1" --reporter=default --reporter=json --outputFile="$report") >"$log" 2>&1 </dev/null || true
  # A file that could not even be loaded has no tests of its own: it counts as one that failed.
  counts=$(node -p 'const r = JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"));
    `${r.numPassedTests} ${r.numFailedTests + r.testResults.filter((f) => f.status === "failed" && !f.assertionResults.some((t) => t.status === "failed")).length}`' \
    "$report" 2>>"$log") || counts="0 1"
  count ${counts} "$log"
}
