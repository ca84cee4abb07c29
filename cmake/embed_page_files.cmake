# cmake -D PAGE=<folder> -D OUT=<folder> -P: writes OUT/embedded_page.cc with every file of PAGE, and a gzip of those that get
# smaller by it.
cmake_minimum_required(VERSION 3.25)

file(REMOVE_RECURSE ${OUT})
file(MAKE_DIRECTORY ${OUT})
file(GLOB_RECURSE files RELATIVE ${PAGE} ${PAGE}/*)
list(SORT files)

set(blobs "")   # the assembler's part
set(symbols "") # what C++ calls them
set(rows "")    # the table
set(number 0)

macro(embed_blob file)
  string(APPEND blobs "septem_page_${number}:\n  .incbin \"${file}\"\n")
  string(APPEND symbols "extern const char septem_page_${number}[];\n")
  file(SIZE ${file} size)
  string(APPEND row ", {septem_page_${number}, ${size}}")
  math(EXPR number "${number} + 1")
endmacro()

foreach(file IN LISTS files)
  file(SHA256 ${PAGE}/${file} hash)
  string(SUBSTRING ${hash} 0 20 tag)
  set(row "{\"/${file}\", \"${tag}\"")
  embed_blob(${PAGE}/${file})
  if(file MATCHES "\\.(html|js|css|svg|json|webmanifest|wasm|txt|md)$")
    set(packed ${OUT}/${number}.gz)
    # -n: without name and time, so that the same page gives the same program.
    execute_process(COMMAND gzip -9 -n -c ${PAGE}/${file} OUTPUT_FILE ${packed} COMMAND_ERROR_IS_FATAL ANY)
    embed_blob(${packed})
  else()
    string(APPEND row ", {}")
  endif()
  string(APPEND rows "    ${row}},\n")
endforeach()

if(NOT files)
  file(WRITE ${OUT}/embedded_page.cc [[
// Generated: there was no page to embed.
#include "server/net/pages.h"

namespace septem::server {
std::span<const PageFile> embedded_page() { return {}; }
}  // namespace septem::server
]])
  return()
endif()

file(CONFIGURE OUTPUT ${OUT}/embedded_page.cc @ONLY CONTENT [[
// Generated from the files of the page.
#include "server/net/pages.h"

asm(R"(
  .pushsection .rodata
@blobs@  .popsection
)");

extern "C" {
@symbols@}

namespace septem::server {

std::span<const PageFile> embedded_page() {
  static const PageFile kFiles[] = {
@rows@  };
  return kFiles;
}

}  // namespace septem::server
]])
