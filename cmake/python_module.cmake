# build/python/septem: the package for Python, with the module that python/module and the layers below it make.
set(files ${SEPTEM_FILES})
list(FILTER files INCLUDE REGEX "^python/module/.*\\.cc$")
pybind11_add_module(septem_python MODULE NO_EXTRAS ${files})
set(package ${PROJECT_BINARY_DIR}/septem)
set_target_properties(septem_python PROPERTIES OUTPUT_NAME _septem LIBRARY_OUTPUT_DIRECTORY ${package})
septem_link_all(septem_python)
target_include_directories(septem_python PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_definitions(septem_python PRIVATE SEPTEM_VERSION="${PROJECT_VERSION}")
if(SEPTEM_SANITIZE)
  # Python itself is built without them: whoever runs it loads their run time first (tools/python.sh).
  target_link_options(septem_python PRIVATE -shared-libsan)
endif()

# Links, so that a change of a Python file needs no build.
file(GLOB sources RELATIVE ${PROJECT_SOURCE_DIR}/python/septem CONFIGURE_DEPENDS
     python/septem/*.py python/septem/*.pyi python/septem/py.typed)
file(MAKE_DIRECTORY ${package})
foreach(source IN LISTS sources)
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/python/septem/${source} ${package}/${source} SYMBOLIC)
endforeach()

# `cpack` here makes the Debian package septem-python.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
install(TARGETS septem_python LIBRARY DESTINATION lib/python3/dist-packages/septem)
list(TRANSFORM sources PREPEND python/septem/)
install(FILES ${sources} DESTINATION lib/python3/dist-packages/septem)
install(FILES docs/python.md LICENSE DESTINATION share/doc/septem-python)
install(DIRECTORY python/examples DESTINATION share/doc/septem-python FILES_MATCHING PATTERN "*.py")
include(debian)
set(CPACK_PACKAGE_NAME septem-python)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "7 Seas, 7 Seize and Seven7s for Python: rules, bots and arena for research")
set(CPACK_DEBIAN_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "python3 (>= 3.11), python3 (<< 3.12), python3-numpy")
include(CPack)
