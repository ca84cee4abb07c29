// The socket in the data folder through which who runs the server speaks to it: lines in, a line back for each. Knows nothing of tables.
//
// It has a thread of its own, so that nothing that comes through it (floods, half lines, readers that do not read) takes the time of
// the people who play; and it hands over so few lines a second that their work cannot, either.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "core/result.h"

namespace septem::server {

class LocalSocket {
 public:
  static constexpr std::size_t kMostClients = 8;
  static constexpr std::size_t kMostLine = std::size_t{16} * 1024;

  /// To be called once, from any thread.
  using Reply = std::function<void(std::string line)>;
  /// Called in the socket's own thread.
  using Hear = std::function<void(std::string line, Reply reply)>;

  /// The caller has the folder's lock, so that a socket that is there was left behind. The failure says why there is none.
  static Result<std::unique_ptr<LocalSocket>, std::string> open(const std::filesystem::path& folder, Hear hear);
  /// Ends the connections, and takes the socket out of the folder.
  ~LocalSocket();

 private:
  class Impl;
  explicit LocalSocket(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace septem::server
