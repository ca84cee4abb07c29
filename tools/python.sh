# Sourced by ./run and ./test: Python with the package septem on its path.

# Debian's own, for which numpy is packaged.
python=/usr/bin/python3
[[ -x $python ]] || python=python3

# For tests: runs Python with the package that a preset has built. What hangs is ended.
run_python() { # PRESET ARGS...
  local preset=$1
  shift
  PYTHONPATH=$root/build/$preset${PYTHONPATH:+:$PYTHONPATH} timeout -k 10 1800 "$python" "$@"
}

# The same under the address sanitizer, whose run time must be loaded first because Python itself is built without it. Python keeps some
# memory until its end, which is no leak of ours.
run_python_asan() { # PRESET ARGS...
  local runtime
  runtime=$(clang++-19 -print-file-name=libclang_rt.asan-x86_64.so)
  LD_PRELOAD="$runtime" ASAN_OPTIONS=${ASAN_OPTIONS-}:detect_leaks=0 PYTHONMALLOC=malloc run_python "$@"
}
