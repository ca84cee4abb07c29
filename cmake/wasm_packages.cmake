# What the layers need of the machine's packages, for the module: headers only. They come through a folder of links, because
# /usr/include as a whole would bring in the headers of the machine's own C library.

set(links ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${links})
foreach(folder boost tl)
  if(NOT EXISTS /usr/include/${folder})
    message(FATAL_ERROR "/usr/include/${folder} is missing: install what tools/packages.txt names")
  endif()
  file(CREATE_LINK /usr/include/${folder} ${links}/${folder} SYMBOLIC)
endforeach()

add_library(wasm_packages INTERFACE)
target_include_directories(wasm_packages SYSTEM INTERFACE ${links})
# No threads, nothing to throw.
target_compile_definitions(wasm_packages INTERFACE BOOST_SYSTEM_DISABLE_THREADS BOOST_NO_EXCEPTIONS)
add_compile_options(-fno-exceptions -fno-rtti -fno-threadsafe-statics)

foreach(package tl::expected Boost::json Boost::container fmt::fmt)
  add_library(${package} ALIAS wasm_packages)
endforeach()
set(server_packages "")
