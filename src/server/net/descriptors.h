// How many files and sockets the system lets a server open.
#pragma once

#include <cstddef>
#include <string>

namespace septem::server {

/// In the log, when there are fewer than so many connections need.
void warn_of_few_descriptors(std::size_t connections);

/// In the log: no connection can be accepted for the time being.
void tell_of_no_descriptors(const std::string& why, std::size_t connections);

}  // namespace septem::server
