# Files of one folder are compiled some at a time, because most of the work is what they all include.
# Which ones, is decided by the folder, and in folders that all games share by the game: `using namespace septem::seas` is meant for one game's files.
# Off, each file is compiled alone. So is the release, because gcc inlines less in large files (the server takes a fifth more instructions a move),
# and so does tools/tidy; both show whether a file includes what it uses.
option(SEPTEM_UNITY "Compile some files at a time" ON)
set(SEPTEM_UNITY_SIZE 8)
# Programs with games of their own replace the object of the first; the second brings its own operator new, which must not be inlined into others.
set(SEPTEM_ALONE src/engine/game_entries.cc src/bots/tree/allocations_test.cc)

file(GLOB SEPTEM_GAMES RELATIVE ${CMAKE_SOURCE_DIR}/src/games CONFIGURE_DEPENDS src/games/*)
list(FILTER SEPTEM_GAMES EXCLUDE REGEX "[.]")  # the folders
list(JOIN SEPTEM_GAMES "|" SEPTEM_GAMES)

function(septem_compile_together target)
  if(NOT SEPTEM_UNITY)
    return()
  endif()
  get_target_property(files ${target} SOURCES)
  list(REMOVE_ITEM files ${SEPTEM_ALONE})
  foreach(file IN LISTS files)
    get_filename_component(folder ${file} DIRECTORY)
    get_filename_component(name ${file} NAME)
    string(REGEX MATCH "${SEPTEM_GAMES}" game ${name})
    string(MAKE_C_IDENTIFIER "${folder}_${game}" group)
    math(EXPR count_${group} "${count_${group}} + 0")
    math(EXPR batch "${count_${group}} / ${SEPTEM_UNITY_SIZE}")
    math(EXPR count_${group} "${count_${group}} + 1")
    set_source_files_properties(${file} PROPERTIES UNITY_GROUP ${group}_${batch})
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
  # To gcc a file that another one includes is a header, where types of a nameless namespace would be a fault.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
endfunction()
