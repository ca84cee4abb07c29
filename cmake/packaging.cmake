# `cpack` in the build folder of the release preset makes Debian packages: septem, and septem-dev with the library. In that of the preset python it
# makes septem-python.
include(GNUInstallDirs)
# The package needs the program alone, not the tests and benches.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

include(library)

set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME septem)
install(TARGETS septem RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES packaging/septem.service DESTINATION lib/systemd/system)
install(FILES packaging/septem.ini DESTINATION /etc/septem)
install(FILES README.md LICENSE CHANGELOG.md docs/hosting.md docs/server-protocol.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# What the program says about its own command line.
set(described ${PROJECT_BINARY_DIR}/described)
install(CODE "
  file(MAKE_DIRECTORY ${described})
  execute_process(COMMAND $<TARGET_FILE:septem> manual OUTPUT_FILE ${described}/septem.1 COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND $<TARGET_FILE:septem> completions bash OUTPUT_FILE ${described}/septem COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND $<TARGET_FILE:septem> completions zsh OUTPUT_FILE ${described}/_septem COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND $<TARGET_FILE:septem> completions fish OUTPUT_FILE ${described}/septem.fish COMMAND_ERROR_IS_FATAL ANY)")
install(FILES ${described}/septem.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${described}/septem DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${described}/_septem DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${described}/septem.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

include(debian)
set(CPACK_PACKAGE_NAME septem)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "7 Seas, 7 Seize and Seven7s: server, engine and bots")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL septem dev)
set(CPACK_DEBIAN_SEPTEM_PACKAGE_NAME septem)
set(CPACK_DEBIAN_SEPTEM_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/packaging/conffiles)
set(CPACK_DEBIAN_DEV_PACKAGE_NAME septem-dev)
set(CPACK_DEBIAN_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEV_PACKAGE_DEPENDS libexpected-dev)
set(CPACK_COMPONENT_DEV_DESCRIPTION "7 Seas, 7 Seize and Seven7s as a C++ library: rules, matches and bots")
include(CPack)
