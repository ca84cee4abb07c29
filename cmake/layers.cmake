# A layer is a folder of src/ and the library septem_<layer> made of it.

set(SEPTEM_LAYERS "") # those that exist, lowest first
# What bots and coach think with is compiled to be quick in the page's module, too: up to twice as quick for a sixth more to download. All the rest is compiled to be small.
set(SEPTEM_THINKING_LAYERS games bots coach)

# septem_layer(<layer> [NEEDS <layer>...] [PACKAGES <target>...] [OPTIONS <option>...])
# OPTIONS are for the layer's own files; those that include its headers keep theirs.
# Nothing happens while the folder is empty; without a .cc file the library is headers only.
function(septem_layer layer)
  cmake_parse_arguments(arg "" "" "NEEDS;PACKAGES;OPTIONS" ${ARGN})
  set(files ${SEPTEM_FILES})
  list(FILTER files INCLUDE REGEX "^src/${layer}/")
  if(NOT files)
    return()
  endif()
  list(FILTER files INCLUDE REGEX "\\.cc$")
  list(FILTER files EXCLUDE REGEX "_(test|fuzz)\\.cc$")
  if(SEPTEM_WASM)
    list(FILTER files EXCLUDE REGEX "^src/server/(net|log)/") # sockets, threads, files
  endif()
  list(REMOVE_ITEM files src/apps/septem.cc) # has main(), so no test could link it

  set(library septem_${layer})
  if(files)
    add_library(${library} STATIC ${files})
    target_compile_options(${library} PRIVATE ${arg_OPTIONS})
    if(SEPTEM_WASM AND layer IN_LIST SEPTEM_THINKING_LAYERS)
      target_compile_options(${library} PRIVATE -O2)
    endif()
    septem_compile_together(${library})
    set(visibility PUBLIC)
  else()
    add_library(${library} INTERFACE)
    set(visibility INTERFACE)
  endif()
  target_include_directories(${library} ${visibility}
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src> $<BUILD_INTERFACE:${SEPTEM_GENERATED_DIR}>
    $<INSTALL_INTERFACE:include/septem>)
  target_link_libraries(${library} ${visibility} ${arg_PACKAGES})
  foreach(need IN LISTS arg_NEEDS)
    if(TARGET septem_${need})
      target_link_libraries(${library} ${visibility} septem_${need})
    endif()
  endforeach()
  set(SEPTEM_LAYERS ${SEPTEM_LAYERS} ${layer} PARENT_SCOPE)
endfunction()

# Every layer at once, for what stands above them: the program, tests/, the fuzz targets.
function(septem_link_all target)
  list(TRANSFORM SEPTEM_LAYERS PREPEND septem_ OUTPUT_VARIABLE libraries)
  target_link_libraries(${target} PRIVATE ${libraries})
endfunction()
