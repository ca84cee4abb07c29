# build/wasm/septem.wasm: wasm/ and the layers it stands on.
set(files ${SEPTEM_FILES})
list(FILTER files INCLUDE REGEX "^wasm/.*\\.cc$")
add_executable(septem ${files})
set_target_properties(septem PROPERTIES OUTPUT_NAME septem SUFFIX .wasm)
septem_link_all(septem)
target_include_directories(septem PRIVATE ${PROJECT_SOURCE_DIR})
# -O0 is for the linker's driver alone: with another level clang would run wasm-opt by itself where it happens to be installed.
target_link_options(septem PRIVATE -mexec-model=reactor -O0 -Wl,--strip-all -Wl,--gc-sections -Wl,--compress-relocations)
# What all parts together can do without: 3 % of the compressed size.
find_program(WASM_OPT wasm-opt REQUIRED)
add_custom_command(TARGET septem POST_BUILD VERBATIM
  COMMAND ${WASM_OPT} -Oz --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int
          $<TARGET_FILE:septem> -o $<TARGET_FILE:septem>)
