# Language, warnings, CPU, sanitizers, linker and compiler cache for every target of the project.
# Flags go through add_compile_options because CXXFLAGS is ignored once a preset sets CMAKE_CXX_FLAGS.
include(CheckLinkerFlag)

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
# Is -Werror, and "cmake --compile-no-warning-as-error" turns it off for an untried compiler.
set(CMAKE_COMPILE_WARNING_AS_ERROR ON)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # At -O3 gcc 12 sees faults where there are none: overlapping copies in "text" + std::to_string(n) (its bug
  # 105651), and writes behind an array in a loop over only some of it.
  add_compile_options(-Wno-restrict -Wno-stringop-overflow)
  add_link_options(-Wno-restrict -Wno-stringop-overflow)
endif()

if(CMAKE_CXX_COMPILER_ID STREQUAL Clang)
  # clang reports what gcc 12's own std::stable_sort calls inside; gcc still reports what we call.
  add_compile_options(-Wno-deprecated-declarations)
endif()

# x86-64-v3 has fused multiply-add; without this the same search would round, and so decide,
# differently from one build to the next and from WebAssembly.
add_compile_options(-ffp-contract=off)

# __FILE__ in failed checks: src/core/card.h wherever the sources lie.
add_compile_options(-fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)

add_compile_definitions(SEPTEM_ASSERTS=$<BOOL:${SEPTEM_ASSERTS}>)
if(SEPTEM_ASSERTS)
  add_compile_definitions(_GLIBCXX_ASSERTIONS) # indices and empty containers of the standard library
endif()

# Card sets are bit masks: popcount is 2-3 times faster from x86-64-v2 on, shifts and masks from v3 on.
if(SEPTEM_MARCH STREQUAL auto)
  if(NOT DEFINED SEPTEM_CPU_HAS_V3)
    if(CMAKE_CROSSCOMPILING)
      set(cpu_answer 1)
    else()
      try_run(cpu_answer cpu_compiled ${PROJECT_BINARY_DIR}/cpu ${PROJECT_SOURCE_DIR}/cmake/cpu_has_v3.cc)
    endif()
    if(cpu_answer STREQUAL 0)
      set(has_v3 ON)
    else()
      set(has_v3 OFF) # an older CPU, another architecture, or a compiler that cannot tell
    endif()
    set(SEPTEM_CPU_HAS_V3 ${has_v3} CACHE INTERNAL "this CPU runs x86-64-v3")
  endif()
  if(SEPTEM_CPU_HAS_V3)
    add_compile_options(-march=x86-64-v3)
  endif()
elseif(NOT SEPTEM_MARCH STREQUAL baseline)
  add_compile_options(-march=${SEPTEM_MARCH})
endif()

if(SEPTEM_SANITIZE)
  set(sanitizer_flags -fsanitize=${SEPTEM_SANITIZE} -fno-sanitize-recover=all)
  add_compile_options(${sanitizer_flags})
  add_link_options(${sanitizer_flags})
endif()
if(SEPTEM_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link) # coverage in every layer, main() only in the fuzzers
endif()

# A local convenience only, so nothing fails without them.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()
if(SEPTEM_WASM)
  # All of the module is known at once, and much of it is needed nowhere: 6 % of the compressed size.
  add_compile_options(-flto)
  return() # clang knows the only linker there is
endif()
foreach(linker mold lld)
  check_linker_flag(CXX -fuse-ld=${linker} SEPTEM_HAS_${linker})
  if(SEPTEM_HAS_${linker})
    add_link_options(-fuse-ld=${linker})
    break()
  endif()
endforeach()
