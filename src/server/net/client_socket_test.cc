#include "server/net/client_socket.h"

#include <gtest/gtest.h>

#include <thread>
#include <utility>
#include <vector>

#include "server/net/beast.h"
#include "server/net/listener.h"

namespace septem::server {
namespace {

using namespace std::chrono_literals;

constexpr const char* kHost = "127.0.0.1";

ListenerOptions any_free_port() {
  ListenerOptions options;
  options.address = kHost;
  options.port = 0;
  return options;
}

/// A server on a thread of its own: answers a number with a text of that length, "bye" with the end, and everything else with itself.
class Echo : public Visitors {
 public:
  Echo() {
    EXPECT_EQ(listener_.listen(), std::nullopt);
    thread_ = std::thread([this] { listener_.run(); });
  }
  ~Echo() override {
    listener_.stop();
    thread_.join();
  }
  Echo(const Echo&) = delete;
  Echo& operator=(const Echo&) = delete;

  std::uint16_t port() const { return listener_.options().port; }

  void opened(ClientId, const std::string&) override {}
  void received(ClientId client, std::string_view text) override {
    if (text == "bye") return listener_.drop(client);
    const bool is_number = text.find_first_not_of("0123456789") == std::string_view::npos;
    listener_.send(client, is_number ? std::string(std::stoul(std::string(text)), 'x') : std::string(text));
  }
  void closed(ClientId) override {}
  PageAnswer page(const PageRequest& request) override { return {.body = "page " + std::string(request.path)}; }
  void cannot_accept(const std::string&) override {}
  bool is_done() override { return true; }

 private:
  Listener listener_{any_free_port(), *this};
  std::thread thread_;
};

/// Somebody who lets others connect, and never says a word.
class Mute {
 public:
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

 private:
  asio::io_context context_;
  tcp::acceptor acceptor_{context_, {asio::ip::address_v4::loopback(), 0}};
};

/// A port where nobody listens.
std::uint16_t deserted_port() { return Mute().port(); }

class ClientSocketTest : public ::testing::Test {
 protected:
  std::string connect() {
    return socket_.connect(
        kHost, echo_.port(), [this](std::string_view text, std::size_t wire) { taken_.emplace_back(text, wire); },
        [this] { ++losses_; });
  }
  /// Until it holds; false when it did not within ten seconds.
  template <class Condition>
  bool wait_for(const Condition& holds) {
    const auto end = std::chrono::steady_clock::now() + 10s;
    while (!holds() && std::chrono::steady_clock::now() < end) loop_.wait(10ms);
    return holds();
  }

  Echo echo_;
  ClientLoop loop_;
  ClientSocket socket_{loop_};
  std::vector<std::pair<std::string, std::size_t>> taken_;
  int losses_ = 0;
};

TEST_F(ClientSocketTest, TakesWhatItIsToldInItsOrder) {
  ASSERT_EQ(connect(), "");
  for (const char* text : {"one", "two", "three"}) socket_.send(text);
  ASSERT_TRUE(wait_for([&] { return taken_.size() == 3; }));
  EXPECT_EQ(taken_[0].first, "one");
  EXPECT_EQ(taken_[1].first, "two");
  EXPECT_EQ(taken_[2].first, "three");
}

TEST_F(ClientSocketTest, KnowsWhatAMessageTakesOnTheWire) {
  ASSERT_EQ(connect(), "");
  for (const char* size : {"125", "126", "65535", "65536"}) socket_.send(size);
  ASSERT_TRUE(wait_for([&] { return taken_.size() == 4; }));
  EXPECT_EQ(taken_[0].second, 125U + 2);
  EXPECT_EQ(taken_[1].second, 126U + 4);
  EXPECT_EQ(taken_[2].second, 65'535U + 4);
  EXPECT_EQ(taken_[3].second, 65'536U + 10);
}

TEST_F(ClientSocketTest, TellsOnceThatTheServerIsGone) {
  ASSERT_EQ(connect(), "");
  EXPECT_FALSE(socket_.is_gone());
  socket_.send("bye");
  ASSERT_TRUE(wait_for([&] { return losses_ > 0; }));
  EXPECT_TRUE(socket_.is_gone());
  socket_.send("is lost");
  loop_.wait(1ms);
  EXPECT_EQ(losses_, 1);
}

TEST_F(ClientSocketTest, HearsNothingMoreOnceItIsCut) {
  ASSERT_EQ(connect(), "");
  socket_.send("one");
  socket_.cut();
  EXPECT_TRUE(socket_.is_gone());
  ClientSocket other(loop_);
  bool is_answered = false;
  ASSERT_EQ(other.connect(kHost, echo_.port(), [&](std::string_view, std::size_t) { is_answered = true; }), "");
  other.send("two");
  ASSERT_TRUE(wait_for([&] { return is_answered; }));
  EXPECT_TRUE(taken_.empty());
  EXPECT_EQ(losses_, 0);
}

TEST_F(ClientSocketTest, SaysWhyItCannotConnect) {
  const auto take = [](std::string_view, std::size_t) {};
  EXPECT_NE(socket_.connect(kHost, deserted_port(), take).find("cannot connect: "), std::string::npos);
  EXPECT_TRUE(socket_.is_gone());
  EXPECT_EQ(socket_.connect("no such host", echo_.port(), take), "there is no host 'no such host'");
}

TEST(Fetch, GivesTheBodyOfAPage) {
  const Echo echo;
  EXPECT_EQ(fetch(kHost, echo.port(), "/metrics"), "page /metrics");
}

TEST(Fetch, GivesUpAServerThatSaysNothing) {
  const Mute mute;
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(fetch(kHost, mute.port(), "/metrics", 50ms), "");
  EXPECT_GE(std::chrono::steady_clock::now() - begin, 50ms);
  EXPECT_EQ(fetch(kHost, deserted_port(), "/metrics"), "");
}

}  // namespace
}  // namespace septem::server
