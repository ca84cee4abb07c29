# `cmake --install build/release --component dev`: the lower layers as a library for other programs (docs/library.md).
include(CMakePackageConfigHelpers)

set(layers core games play bots)
set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/septem)
foreach(layer IN LISTS layers)
  set_target_properties(septem_${layer} PROPERTIES EXPORT_NAME ${layer})
  install(TARGETS septem_${layer} EXPORT septem ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT dev)
  install(DIRECTORY src/${layer} DESTINATION include/septem COMPONENT dev
          FILES_MATCHING PATTERN "*.h" PATTERN "*_test.h" EXCLUDE)
endforeach()
install(EXPORT septem NAMESPACE septem:: FILE septemTargets.cmake DESTINATION ${config_dir} COMPONENT dev)

configure_package_config_file(cmake/septemConfig.cmake.in ${PROJECT_BINARY_DIR}/septemConfig.cmake
                              INSTALL_DESTINATION ${config_dir})
# Before 1.0 a new minor version may change what is public.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/septemConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/septemConfig.cmake ${PROJECT_BINARY_DIR}/septemConfigVersion.cmake
        DESTINATION ${config_dir} COMPONENT dev)
