#include "server/net/session.h"

#include <gtest/gtest.h>

#include <boost/asio/write.hpp>

namespace septem::server {
namespace {

class Owner : public SessionOwner {
 public:
  void opened(ClientId, const std::string&, std::shared_ptr<Session>) override {}
  void received(ClientId, std::string_view text) override {
    messages.emplace_back(text);
    if (cuts) cuts->cut();
  }
  void ended(ClientId, const std::string&) override { has_ended = true; }
  void was_slow() override { was_cut_off = true; }
  void was_flooding() override { has_flooded = true; }

  std::vector<std::string> messages;
  Session* cuts = nullptr;  ///< at its first message
  bool has_ended = false;
  bool was_cut_off = false;
  bool has_flooded = false;
};

/// A session with somebody at the other end who reads nothing after the handshake, and says what they are told to.
class Stranger {
 public:
  Stranger() {
    tcp::acceptor acceptor(io_, {asio::ip::address_v4::loopback(), 0});
    peer_.connect(acceptor.local_endpoint());
    Socket socket(io_);
    acceptor.accept(socket);
    socket.set_option(asio::socket_base::send_buffer_size(4096));
    session_ = std::make_shared<Session>(owner, std::move(socket), 1, "127.0.0.1");
    HttpRequest request(http::verb::get, "/ws", 11);
    request.set(http::field::host, "localhost");
    request.set(http::field::upgrade, "websocket");
    request.set(http::field::connection, "upgrade");
    request.set(http::field::sec_websocket_key, "dGhlIHNhbXBsZSBub25jZQ==");
    request.set(http::field::sec_websocket_version, "13");
    session_->accept(request);
    work();
  }

  Session& session() { return *session_; }
  /// Sends bytes as they are, again and again, until the session ends. Whether it does within so many.
  bool is_ended_by(const std::string& bytes, int times) {
    for (int i = 0; i < times && !owner.has_ended; ++i) say(bytes);
    return owner.has_ended;
  }
  void say(const std::string& bytes) {
    error_code ignored;
    asio::write(peer_, asio::buffer(bytes), ignored);
    work();
  }
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
  Stranger stranger;
  for (int i = 0; i < 4; ++i) {
    stranger.session().send(std::string(60'000, 'x'));
    stranger.work();
  }
  ASSERT_TRUE(stranger.session().has_unsent());  // so a ping has to wait
  for (int i = 0; i < Session::kMostSilence; ++i) {
    stranger.session().check_life();
    stranger.work();
    EXPECT_FALSE(stranger.owner.has_ended);
  }
  stranger.session().check_life();
  stranger.work();
  EXPECT_TRUE(stranger.owner.has_ended);
  EXPECT_FALSE(stranger.owner.was_cut_off);
}

TEST(Session, OneThatReadsNothingIsCutOffWhenTooMuchWaits) {
  Stranger stranger;
  for (int i = 0; i < 100 && !stranger.owner.was_cut_off; ++i) {
    stranger.session().send(std::string(60'000, 'x'));
    stranger.work();
  }
  EXPECT_TRUE(stranger.owner.was_cut_off);
  EXPECT_TRUE(stranger.owner.has_ended);
}

/// A frame from a client; the mask is zero, so the text is sent as it is.
std::string frame(unsigned char opcode, bool is_last, const std::string& text) {
  std::string bytes{static_cast<char>((is_last ? 0x80 : 0) | opcode)};
  if (text.size() < 126) {
    bytes += static_cast<char>(0x80 | text.size());
  } else {
    bytes += {static_cast<char>(0x80 | 126), static_cast<char>(text.size() >> 8),
              static_cast<char>(text.size() & 0xff)};
  }
  return bytes + std::string(4, '\0') + text;
}

constexpr unsigned char kMore = 0;
constexpr unsigned char kText = 1;
constexpr unsigned char kPing = 9;

TEST(Session, TakesMessagesInManyFramesWithPingsBetween) {
  Stranger stranger;
  stranger.say(frame(kText, false, "a"));
  for (int i = 0; i < 50; ++i) stranger.say(frame(kMore, false, std::string(1000, 'b')) + frame(kPing, true, ""));
  stranger.say(frame(kMore, true, "c"));
  ASSERT_EQ(stranger.owner.messages.size(), 1U);
  EXPECT_EQ(stranger.owner.messages[0].size(), 50'002U);
  EXPECT_FALSE(stranger.owner.has_ended);
}

TEST(Session, EmptyFramesWithoutEndAreCutOff) {
  Stranger stranger;
  stranger.say(frame(kText, false, "a"));
  std::string many;
  for (int i = 0; i < 250; ++i) many += frame(kMore, false, "");
  EXPECT_TRUE(stranger.is_ended_by(many, 2000));
  EXPECT_TRUE(stranger.owner.has_flooded);
}

TEST(Session, PingsWithoutEndAreCutOff) {
  Stranger stranger;
  EXPECT_TRUE(stranger.is_ended_by(frame(kPing, true, ""), 150));
  EXPECT_TRUE(stranger.owner.has_flooded);
}

TEST(Session, PingsNowAndThenAreNot) {
  Stranger stranger;
  for (int i = 0; i < 20; ++i) {
    EXPECT_FALSE(stranger.is_ended_by(frame(kPing, true, ""), 50));
    stranger.session().check_life();
  }
}

TEST(Session, AMessageThatNeverEndsIsCutOffThoughItsSenderIsAlive) {
  Stranger stranger;
  stranger.say(frame(kText, false, "{"));
  for (int i = 0; i < 3; ++i) {
    EXPECT_FALSE(stranger.is_ended_by(frame(kPing, true, "") + frame(kMore, false, "x"), 1));
    stranger.session().check_life();
    stranger.work();
  }
  EXPECT_TRUE(stranger.owner.has_ended);
}

TEST(Session, WhoIsCutIsNotReadAnyMore) {
  Stranger stranger;
  stranger.owner.cuts = &stranger.session();
  stranger.say(frame(kText, true, "one") + frame(kText, true, "two"));
  stranger.say(frame(kText, true, "three"));
  EXPECT_EQ(stranger.owner.messages, std::vector<std::string>{"one"});
  EXPECT_TRUE(stranger.owner.has_ended);
}

}  // namespace
}  // namespace septem::server
