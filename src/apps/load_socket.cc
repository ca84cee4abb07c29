#include "apps/load_socket.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace septem {
namespace {

int dial(const std::string& host, std::uint16_t port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  if (inet_pton(AF_INET, host.c_str(), &address.sin_addr) != 1) return -1;
  const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return -1;
  if (::connect(descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    ::close(descriptor);
    return -1;
  }
  const int on = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const timeval patience{10, 0};
  setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  return descriptor;
}

bool write_all(int descriptor, std::string_view text) {
  return ::send(descriptor, text.data(), text.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(text.size());
}

}  // namespace

LoadSocket::LoadSocket(LoadSocket&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), buffer_(std::move(other.buffer_)) {}

LoadSocket::~LoadSocket() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::string LoadSocket::connect(const std::string& host, std::uint16_t port) {
  descriptor_ = dial(host, port);
  if (descriptor_ < 0) return std::string("cannot connect: ") + std::strerror(errno);
  const std::string request = "GET /ws HTTP/1.1\r\nHost: " + host +
                              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Key: c2VwdGVtIGxvYWQgdGVzdA==\r\nSec-WebSocket-Version: 13\r\n\r\n";
  if (!write_all(descriptor_, request)) return "the server does not listen";
  std::array<char, 1024> piece;
  while (buffer_.find("\r\n\r\n") == std::string::npos) {
    const ssize_t size = ::recv(descriptor_, piece.data(), piece.size(), 0);
    if (size <= 0) return "the server hung up";
    buffer_.append(piece.data(), static_cast<std::size_t>(size));
  }
  if (!buffer_.starts_with("HTTP/1.1 101")) return "the server refused: " + buffer_.substr(0, buffer_.find('\r'));
  buffer_.erase(0, buffer_.find("\r\n\r\n") + 4);
  fcntl(descriptor_, F_SETFL, fcntl(descriptor_, F_GETFL) | O_NONBLOCK);
  return {};
}

bool LoadSocket::send(std::string_view text) {
  // Clients must mask; a mask of zeros is one, and leaves the text as it is.
  std::string frame = "\x81";
  if (text.size() < 126) {
    frame += static_cast<char>(0x80 | text.size());
  } else {
    frame += static_cast<char>(0x80 | 126);
    frame += static_cast<char>(text.size() >> 8);
    frame += static_cast<char>(text.size() & 0xff);
  }
  frame.append(4, '\0');
  frame += text;
  return write_all(descriptor_, frame);
}

bool LoadSocket::receive(const std::function<void(std::string_view, std::size_t)>& take) {
  std::array<char, 16384> piece;
  ssize_t size = 0;
  do {
    size = ::recv(descriptor_, piece.data(), piece.size(), 0);
    if (size == 0 || (size < 0 && errno != EAGAIN)) return false;
    if (size > 0) buffer_.append(piece.data(), static_cast<std::size_t>(size));
  } while (size == static_cast<ssize_t>(piece.size()));
  std::size_t at = 0;
  while (buffer_.size() - at >= 2) {
    const auto byte = [&](std::size_t i) {
      return static_cast<std::size_t>(static_cast<unsigned char>(buffer_[at + i]));
    };
    std::size_t head = 2;
    std::size_t length = byte(1) & 0x7f;
    if (length == 126) {
      head = 4;
      if (buffer_.size() - at < head) break;
      length = byte(2) << 8 | byte(3);
    } else if (length == 127) {
      head = 10;
      if (buffer_.size() - at < head) break;
      length = 0;
      for (std::size_t i = 2; i < head; ++i) length = length << 8 | byte(i);
    }
    if (buffer_.size() - at < head + length) break;
    const std::size_t kind = byte(0) & 0xf;
    if (kind == 8) return false;
    if (kind == 9) write_all(descriptor_, std::string("\x8a\x80\0\0\0\0", 6));
    if (kind == 1) take(std::string_view(buffer_).substr(at + head, length), head + length);
    at += head + length;
  }
  buffer_.erase(0, at);
  return true;
}

std::string fetch(const std::string& host, std::uint16_t port, const std::string& path) {
  const int descriptor = dial(host, port);
  if (descriptor < 0) return {};
  write_all(descriptor, "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
  std::string text;
  std::array<char, 4096> piece;
  for (ssize_t size = 0; (size = ::recv(descriptor, piece.data(), piece.size(), 0)) > 0;) {
    text.append(piece.data(), static_cast<std::size_t>(size));
  }
  ::close(descriptor);
  const std::size_t body = text.find("\r\n\r\n");
  return body == std::string::npos ? std::string{} : text.substr(body + 4);
}

}  // namespace septem
