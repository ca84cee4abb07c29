# `cpack` in the build folder of the release preset makes a Debian package.
include(GNUInstallDirs)
# The package needs the program alone, not the tests and benches.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)

install(TARGETS septem RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(FILES packaging/septem.service DESTINATION lib/systemd/system)
install(FILES packaging/septem.ini DESTINATION /etc/septem)
install(FILES README.md LICENSE CHANGELOG.md docs/hosting.md docs/server-protocol.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME septem)
set(CPACK_PACKAGE_CONTACT "Septem <septem@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "7 Seas, 7 Seize and Seven7s: server, engine and bots")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/packaging/conffiles)
include(CPack)
