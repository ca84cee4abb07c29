# build/wasm/septem.wasm: wasm/ and the layers it stands on.
set(files ${SEPTEM_FILES})
list(FILTER files INCLUDE REGEX "^wasm/.*\\.cc$")
add_executable(septem ${files})
set_target_properties(septem PROPERTIES OUTPUT_NAME septem SUFFIX .wasm)
septem_link_all(septem)
target_link_options(septem PRIVATE -mexec-model=reactor -Wl,--strip-all -Wl,--gc-sections)
