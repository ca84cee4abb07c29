# What the module for Python needs besides the layers.

# Debian's own, for which numpy and pybind11 are packaged, unless another one is asked for.
if(NOT Python_EXECUTABLE AND EXISTS /usr/bin/python3)
  set(Python_EXECUTABLE /usr/bin/python3)
endif()
set(PYBIND11_FINDPYTHON ON)
find_package(Python 3.9 REQUIRED COMPONENTS Interpreter Development.Module)
# From Debian, or the folder that the Python package of the same name says.
execute_process(COMMAND ${Python_EXECUTABLE} -m pybind11 --cmakedir
                OUTPUT_VARIABLE pybind11_DIR_HINT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
find_package(pybind11 2.10 CONFIG REQUIRED HINTS ${pybind11_DIR_HINT})

# The layers become a part of a shared library, whose only way in is its init function.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
