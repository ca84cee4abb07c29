// Somebody at a table of a server, for programs that play there.
#pragma once

#include <atomic>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "server/net/client_socket.h"

namespace septem::server {

/// Where a table is: `https://club.example:7777/t/k3jd8`.
struct TableLink {
  std::string host;
  std::uint16_t port = 80;
  std::string table;
  bool is_secret = false;  ///< https
};
/// The failure says what is wrong.
Result<TableLink, std::string> parse_table_link(std::string_view url);

/// Why a call brought nothing: the server refused it, or is gone.
struct CallFailure {
  static constexpr int kGone = 0;  ///< there is no connection any more

  int code = kGone;
  std::string message;
};

/// One connection. Messages that are no answers wait until they are taken.
class TableClient {
 public:
  /// Empty, or why not. Once; who wants another connection makes another client.
  std::string connect(const TableLink& link);

  /// Waits for the answer.
  Result<boost::json::value, CallFailure> call(std::string_view method, const boost::json::object& params);
  /// Whether something came within this time, or was there already. Nothing comes any more once the connection is gone.
  bool wait(std::chrono::milliseconds most);
  /// Ends a `wait`, or the next one, from another thread.
  void wake();
  bool is_gone() const { return socket_.is_gone(); }
  std::vector<boost::json::object> take_messages();

 private:
  void take(std::string_view text);

  ClientLoop loop_;
  ClientSocket socket_{loop_};
  std::int64_t last_id_ = 0;
  std::atomic<bool> is_woken_ = false;
  std::vector<boost::json::object> messages_;
};

}  // namespace septem::server
