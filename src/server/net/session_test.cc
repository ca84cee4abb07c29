#include "server/net/session.h"

#include <gtest/gtest.h>

namespace septem::server {
namespace {

class Owner : public SessionOwner {
 public:
  void opened(ClientId, const std::string&, std::shared_ptr<Session>) override {}
  void received(ClientId, std::string_view) override {}
  void ended(ClientId, const std::string&) override { has_ended = true; }
  void was_slow() override { was_cut_off = true; }

  bool has_ended = false;
  bool was_cut_off = false;
};

/// A session with somebody at the other end who says nothing and reads nothing after the handshake.
class SilentReader {
 public:
  SilentReader() {
    tcp::acceptor acceptor(io_, {asio::ip::address_v4::loopback(), 0});
    peer_.connect(acceptor.local_endpoint());
    Socket socket(io_);
    acceptor.accept(socket);
    socket.set_option(asio::socket_base::send_buffer_size(4096));
    session_ = std::make_shared<Session>(owner, std::move(socket), 1, "127.0.0.1");
    Request request(http::verb::get, "/ws", 11);
    request.set(http::field::host, "localhost");
    request.set(http::field::upgrade, "websocket");
    request.set(http::field::connection, "upgrade");
    request.set(http::field::sec_websocket_key, "dGhlIHNhbXBsZSBub25jZQ==");
    request.set(http::field::sec_websocket_version, "13");
    session_->accept(request);
    work();
  }

  Session& session() { return *session_; }
  /// Everything that can be done now.
  void work() {
    io_.restart();
    io_.poll();
  }

  Owner owner;

 private:
  asio::io_context io_;
  Socket peer_{io_};
  std::shared_ptr<Session> session_;
};

TEST(Session, OneThatReadsNothingIsPingedOnceAndGivenUp) {
  SilentReader reader;
  for (int i = 0; i < 4; ++i) {
    reader.session().send(std::string(60'000, 'x'));
    reader.work();
  }
  ASSERT_TRUE(reader.session().has_unsent());  // so a ping has to wait
  for (int i = 0; i < Session::kMostSilence; ++i) {
    reader.session().check_life();
    reader.work();
    EXPECT_FALSE(reader.owner.has_ended);
  }
  reader.session().check_life();
  reader.work();
  EXPECT_TRUE(reader.owner.has_ended);
  EXPECT_FALSE(reader.owner.was_cut_off);
}

TEST(Session, OneThatReadsNothingIsCutOffWhenTooMuchWaits) {
  SilentReader reader;
  for (int i = 0; i < 100 && !reader.owner.was_cut_off; ++i) {
    reader.session().send(std::string(60'000, 'x'));
    reader.work();
  }
  EXPECT_TRUE(reader.owner.was_cut_off);
  EXPECT_TRUE(reader.owner.has_ended);
}

}  // namespace
}  // namespace septem::server
