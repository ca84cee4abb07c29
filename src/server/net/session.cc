#include "server/net/session.h"

#include <chrono>

namespace septem::server {
namespace {

constexpr std::size_t kMostMessage = std::size_t{64} * 1024;  // the hub takes that from few methods
/// Of the socket for one message, and between two checks of life: a message on the slowest line comes in fewer pieces.
constexpr int kMostReads = 1000;
/// Pings and pongs between two checks of life; we send one.
constexpr int kMostControls = 100;
/// Checks of life that a message may take.
constexpr int kMostUnfinished = 2;
constexpr std::size_t kMostUnsent = std::size_t{256} * 1024;
constexpr std::size_t kKeptBuffer = 1024;
constexpr std::size_t kKeptQueue = 16;
constexpr auto kHandshakeTimeout = std::chrono::seconds(2);  // also how long a farewell is waited for
constexpr int kSilenceBeforePing = 2;

}  // namespace

void Session::accept(const HttpRequest& request) {
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = kHandshakeTimeout;
  timeout.idle_timeout = websocket::stream_base::none();  // a timer set anew with every message costs; see check_life
  timeout.keep_alive_pings = false;
  stream_.set_option(timeout);
  stream_.read_message_max(kMostMessage);
  stream_.auto_fragment(false);
  stream_.control_callback([this](websocket::frame_type, beast::string_view) { heard_control(); });
  error_code ignored;
  (void)stream_.next_layer().set_option(tcp::no_delay(true), ignored);
  owner_.opened(id_, address_, shared_from_this());
  stream_.async_accept(request, [self = shared_from_this()](error_code error) {
    if (error) return self->end();
    self->read();
    if (!self->unsent_.empty()) self->write();
  });
}

/// Not cut from here, inside a read: without reads left the next one fails.
void Session::heard_control() {
  silence_ = 0;
  if (++controls_ > kMostControls) stream_.next_layer().allow(0);
}

void Session::read() {
  if (controls_ <= kMostControls) stream_.next_layer().allow(kMostReads);
  stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
    if (self->stream_.next_layer().is_used_up()) self->owner_.was_flooding();
    if (error) return self->end();
    self->silence_ = 0;
    self->unfinished_ = 0;
    if (!self->stream_.got_text()) return self->close(websocket::close_code::unknown_data);
    const auto data = self->buffer_.cdata();
    self->owner_.received(self->id_, {static_cast<const char*>(data.data()), data.size()});
    if (!self->stream_.next_layer().is_open()) return self->end();  // cut; more may have been read already
    self->buffer_.consume(self->buffer_.size());
    if (self->buffer_.capacity() > kKeptBuffer) self->buffer_.shrink_to_fit();
    self->read();
  });
}

void Session::send(std::string text) {
  if (is_ended_ || is_closing_) return;
  unsent_bytes_ += text.size();
  if (unsent_bytes_ > kMostUnsent) {  // does not read: cut off, it may come back and resync
    owner_.was_slow();
    return cut();
  }
  unsent_.push_back(std::move(text));
  if (!is_writing_ && stream_.is_open()) write();
}

void Session::write() {
  if (sent_ == sending_.size()) {
    sending_.clear();
    sent_ = 0;
    if (unsent_.empty()) {
      is_writing_ = false;
      if (sending_.capacity() > kKeptQueue) sending_ = {};
      return;
    }
    sending_.swap(unsent_);
  }
  is_writing_ = true;
  stream_.async_write(asio::buffer(sending_[sent_]), [self = shared_from_this()](error_code error, std::size_t) {
    if (error) return self->end();
    self->unsent_bytes_ -= self->sending_[self->sent_].size();
    self->sending_[self->sent_] = {};
    ++self->sent_;
    self->write();
  });
}

void Session::check_life() {
  if (is_ended_ || is_closing_ || !stream_.is_open()) return;
  ++silence_;
  unfinished_ = buffer_.size() > 0 ? unfinished_ + 1 : 0;
  if (silence_ > kMostSilence || unfinished_ > kMostUnfinished) return cut();
  controls_ = 0;
  stream_.next_layer().allow(kMostReads);
  if (silence_ <= kSilenceBeforePing || is_pinging_) return;
  is_pinging_ = true;  // a stream takes one at a time, and one that does not read keeps it waiting
  stream_.async_ping({}, [self = shared_from_this()](error_code) { self->is_pinging_ = false; });
}

void Session::close(websocket::close_code code) {
  if (is_closing_ || is_ended_) return;
  is_closing_ = true;
  stream_.async_close(code, [self = shared_from_this()](error_code) { self->end(); });
}

void Session::cut() {
  is_closing_ = true;
  error_code ignored;
  (void)stream_.next_layer().close(ignored);
}

void Session::end() {
  if (is_ended_) return;
  is_ended_ = true;
  error_code ignored;
  (void)stream_.next_layer().close(ignored);
  owner_.ended(id_, address_);
}

}  // namespace septem::server
