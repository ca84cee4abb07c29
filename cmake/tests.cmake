# Tests, fuzz targets and benches.

# septem_test(<program> FILES <file>... [LIBRARIES <target>...]): a program of gtest tests. Only tests know where
# the sources lie, for golden files and corpora.
function(septem_test program)
  cmake_parse_arguments(arg "" "" "FILES;LIBRARIES" ${ARGN})
  add_executable(${program} ${arg_FILES})
  septem_compile_together(${program})
  target_compile_definitions(${program} PRIVATE SEPTEM_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                                SEPTEM_VERSION="${PROJECT_VERSION}")
  target_link_libraries(${program} PRIVATE ${arg_LIBRARIES} GTest::gmock_main GTest::gmock GTest::gtest
                                           rapidcheck_gtest rapidcheck_gmock)
  add_test(NAME ${program} COMMAND ${program})
  set_property(GLOBAL APPEND_STRING PROPERTY septem_test_programs "${program}\n")
endfunction()

# The fourth game, which is no part of the product. Objects come before libraries: its `game_entries` is linked, and the
# engine's stays in the library.
function(septem_fourth_game)
  set(files ${SEPTEM_FILES})
  list(FILTER files INCLUDE REGEX "^tests/fourth_game/.*\\.cc$")
  list(FILTER files EXCLUDE REGEX "_test\\.cc$")
  add_library(septem_fourth_game OBJECT ${files})
  septem_compile_together(septem_fourth_game)
  target_include_directories(septem_fourth_game PUBLIC ${PROJECT_SOURCE_DIR}/tests/fourth_game)
  septem_link_all(septem_fourth_game)

  # The program with all four games, for the tests in browsers.
  add_executable(septem_of_four src/apps/septem.cc)
  target_compile_definitions(septem_of_four PRIVATE SEPTEM_VERSION="${PROJECT_VERSION}")
  target_link_libraries(septem_of_four PRIVATE septem_fourth_game)
  septem_link_all(septem_of_four)
endfunction()

# One program a layer: linking is dear, and gtest can filter.
function(septem_all_tests)
  foreach(layer IN LISTS SEPTEM_LAYERS)
    set(files ${SEPTEM_FILES})
    list(FILTER files INCLUDE REGEX "^src/${layer}/.*_test\\.cc$")
    set(libraries septem_${layer})
    if(layer STREQUAL games)
      list(APPEND libraries septem_play) # a game's own tests follow it with a Match
    endif()
    if(files)
      septem_test(septem_${layer}_test FILES ${files} LIBRARIES ${libraries})
    endif()
  endforeach()

  set(files ${SEPTEM_FILES})
  list(FILTER files INCLUDE REGEX "^tests/.*_test\\.cc$")
  list(FILTER files EXCLUDE REGEX "^tests/metered/")
  if(files)
    septem_test(septem_tests FILES ${files} LIBRARIES septem_fourth_game)
    septem_link_all(septem_tests)
    target_include_directories(septem_tests PRIVATE ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR})
  endif()
endfunction()

# tests/metered: bots and games compiled with a meter in every branch, as the fuzzers are, for tests of how much they do. Objects come before libraries, so
# that nothing of them is linked without it.
function(septem_metered_test)
  set(files ${SEPTEM_FILES})
  list(FILTER files INCLUDE REGEX "^(src/(core|games|play|bots)|tests/fourth_game/(games|notation|bots)|tests/metered)/.*\\.cc$")
  list(FILTER files EXCLUDE REGEX "^src/.*_test\\.cc$")
  septem_test(septem_metered_test FILES ${files} LIBRARIES septem_engine)
  target_include_directories(septem_metered_test PRIVATE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/tests/fourth_game)
  target_compile_options(septem_metered_test PRIVATE -fsanitize-coverage=trace-pc)
endfunction()

# tests/fuzz/NAME_fuzz.cc becomes fuzz_NAME, a libFuzzer program, or else replay_NAME, which runs
# the same function over files: the findings of the fuzzers stay tests everywhere.
function(septem_fuzz_targets)
  set(files ${SEPTEM_FILES})
  list(FILTER files INCLUDE REGEX "^tests/fuzz/[^/]*_fuzz\\.cc$")
  foreach(file IN LISTS files)
    string(REGEX REPLACE "^tests/fuzz/(.*)_fuzz\\.cc$" "\\1" name ${file})
    if(SEPTEM_FUZZ)
      set(program fuzz_${name})
      add_executable(${program} ${file})
      target_link_options(${program} PRIVATE -fsanitize=fuzzer)
    else()
      set(program replay_${name})
      add_executable(${program} ${file} tests/fuzz/replay_main.cc)
      add_test(NAME ${program} COMMAND ${program} ${PROJECT_SOURCE_DIR}/tests/fuzz/corpus/${name})
      set_property(GLOBAL APPEND_STRING PROPERTY septem_replay_programs "${name}\n")
    endif()
    target_include_directories(${program} PRIVATE ${PROJECT_SOURCE_DIR})
    septem_link_all(${program})
  endforeach()
endfunction()

function(septem_benches)
  set(files ${SEPTEM_FILES})
  list(FILTER files INCLUDE REGEX "^tests/bench/[^/]*_bench\\.cc$")
  foreach(file IN LISTS files)
    string(REGEX REPLACE "^tests/bench/(.*)_bench\\.cc$" "bench_\\1" program ${file})
    add_executable(${program} ${file})
    target_link_libraries(${program} PRIVATE benchmark::benchmark_main)
    septem_link_all(${program})
  endforeach()
endfunction()

if(SEPTEM_TESTS)
  find_package(GTest REQUIRED)
  find_package(rapidcheck REQUIRED)
  enable_testing()
  septem_fourth_game()
  septem_all_tests()
  # Once is enough: sanitizers look for other things, and bring counters of their own.
  if(NOT SEPTEM_SANITIZE)
    septem_metered_test()
  endif()
endif()
if(SEPTEM_TESTS OR SEPTEM_FUZZ)
  septem_fuzz_targets()
endif()
if(SEPTEM_BENCHES)
  find_package(benchmark QUIET)
  if(benchmark_FOUND)
    septem_benches()
  endif()
endif()

# What ./test runs. A list, because a program that was removed from the sources stays in the build folder.
foreach(kind test replay)
  get_property(names GLOBAL PROPERTY septem_${kind}_programs)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${kind}-programs.txt CONTENT "${names}")
endforeach()
