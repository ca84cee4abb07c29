// A socket that can be read only so often. A WebSocket message may come in any number of frames, even empty ones, and pings between
// them: whoever sends those without end would be read for ever, and pays for nothing, since no message is ever whole.
#pragma once

#include <boost/beast/websocket/teardown.hpp>
#include <utility>

#include "server/net/beast.h"

namespace septem::server {

class CountedSocket : public Socket {
 public:
  explicit CountedSocket(Socket socket) : Socket(std::move(socket)) {}

  /// So many reads more.
  void allow(int reads) { reads_left_ = reads; }
  bool is_used_up() const { return reads_left_ < 0; }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    if (--reads_left_ < 0) {
      error_code ignored;
      (void)close(ignored);  // so the read fails
    }
    return Socket::async_read_some(buffers, std::forward<Token>(token));
  }

 private:
  int reads_left_ = 0;
};

template <class Handler>
void async_teardown(beast::role_type role, CountedSocket& socket, Handler&& handler) {
  using beast::websocket::async_teardown;
  async_teardown(role, static_cast<Socket&>(socket), std::forward<Handler>(handler));
}

}  // namespace septem::server
