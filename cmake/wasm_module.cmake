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
  COMMAND ${WASM_OPT} -O2 --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int
          $<TARGET_FILE:septem> -o $<TARGET_FILE:septem>)
# Whatever thinks is to be quick; whatever only reads and writes text is to be small.
foreach(layer notation engine server)
  target_compile_options(septem_${layer} PRIVATE -Oz)
endforeach()
target_compile_options(septem PRIVATE -Oz)
# So is what is done once a round or once a decision.
set(seldom ${SEPTEM_FILES})
list(FILTER seldom INCLUDE REGEX
     "^src/(games/.*(sound|numbers|score_lines|values|booty|booty_file|square|card_text|data_lines|hash|foretell|view)|bots/(order|greedy/.*|solver/.*|search/(race|seas_course|seas_aim|seize_.*)))\\.cc$")
set_source_files_properties(${seldom} PROPERTIES COMPILE_OPTIONS -Oz)
