# Text files as constants, so that the program and the page need no files beside them.

# embed_text(<file> <symbol>): data/<symbol>.h in the folder of generated headers, holding the
# text as septem::data::kSymbol (seas_values gives kSeasValues).
function(embed_text file symbol)
  # The configure step reads the file, so a change of it has to run that step again.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(READ ${file} text)
  string(FIND "${text}" ")~\"" end_of_literal)
  if(NOT end_of_literal EQUAL -1)
    message(FATAL_ERROR "${file} contains )~\" and cannot be embedded")
  endif()

  string(REPLACE "_" ";" words ${symbol})
  set(constant k)
  foreach(word IN LISTS words)
    string(SUBSTRING ${word} 0 1 first)
    string(SUBSTRING ${word} 1 -1 rest)
    string(TOUPPER ${first} first)
    string(APPEND constant ${first}${rest})
  endforeach()

  file(RELATIVE_PATH source ${PROJECT_SOURCE_DIR} ${file})
  # Written only when it differs, so nothing compiles again without need. @ONLY replaces once: an @ in the text stays.
  file(CONFIGURE OUTPUT ${SEPTEM_GENERATED_DIR}/data/${symbol}.h @ONLY CONTENT [[
// Generated from @source@. Change that file instead.
#pragma once

#include <string_view>

// Compilers need not take more than 65,536 characters, says -Wpedantic; those we build with do.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"

namespace septem::data {

inline constexpr std::string_view @constant@ = R"~(@text@)~";

}  // namespace septem::data

#pragma GCC diagnostic pop
]])
endfunction()

# Every data/**/*.txt: data/seas/values.txt becomes data/seas_values.h; and docs/rules/LANGUAGE/GAME.md, as data/rules_en_seas.h.
function(embed_all_texts)
  set(files ${SEPTEM_FILES})
  list(FILTER files INCLUDE REGEX "^data/.*\\.txt$")
  foreach(file IN LISTS files)
    string(REGEX REPLACE "^data/(.*)\\.txt$" "\\1" symbol ${file})
    string(REGEX REPLACE "[^A-Za-z0-9]+" "_" symbol ${symbol})
    string(TOLOWER ${symbol} symbol)
    embed_text(${PROJECT_SOURCE_DIR}/${file} ${symbol})
  endforeach()

  set(files ${SEPTEM_FILES})
  list(FILTER files INCLUDE REGEX "^docs/rules/[a-z]+/[a-z]+\\.md$")
  foreach(file IN LISTS files)
    string(REGEX REPLACE "^docs/rules/([a-z]+)/([a-z]+)\\.md$" "rules_\\1_\\2" symbol ${file})
    embed_text(${PROJECT_SOURCE_DIR}/${file} ${symbol})
  endforeach()
endfunction()

set(SEPTEM_GENERATED_DIR ${PROJECT_BINARY_DIR}/generated)
