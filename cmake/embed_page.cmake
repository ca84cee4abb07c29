# The files of the page inside the program, as the assembler's .incbin takes them: quick to build, and linked again when one changes.

set(SEPTEM_PAGE_DIR ${PROJECT_SOURCE_DIR}/web/dist CACHE PATH
    "The built page. While the folder is empty or missing, the server shows a plain page of its own")

# embed_page(<target>): adds septem::server::embedded_page() to the target.
function(embed_page target)
  # Names of built files carry a hash, so a change of the page is a change of the list, too.
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${SEPTEM_PAGE_DIR}/*)
  set(folder ${SEPTEM_GENERATED_DIR}/page)
  set(source ${folder}/embedded_page.cc)
  add_custom_command(
    OUTPUT ${source}
    COMMAND ${CMAKE_COMMAND} -D PAGE=${SEPTEM_PAGE_DIR} -D OUT=${folder}
            -P ${PROJECT_SOURCE_DIR}/cmake/embed_page_files.cmake
    DEPENDS ${files} ${PROJECT_SOURCE_DIR}/cmake/embed_page_files.cmake
    COMMENT "Packing the page"
    VERBATIM)
  target_sources(${target} PRIVATE ${source})
endfunction()
