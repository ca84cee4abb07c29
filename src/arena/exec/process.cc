#include "arena/exec/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

namespace septem {
namespace {

/// Longer answers are nonsense.
constexpr std::size_t kLongestLine = 1 << 16;

void close_if_open(int& descriptor) {
  if (descriptor >= 0) ::close(std::exchange(descriptor, -1));
}

/// Attributes of a new program: a group of its own, so that Ctrl-C is ours and everything it starts can be ended; signals as usual.
class SpawnAttributes {
 public:
  SpawnAttributes() {
    posix_spawnattr_init(&attributes_);
    sigset_t usual;
    sigemptyset(&usual);
    posix_spawnattr_setsigmask(&attributes_, &usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawnattr_setsigdefault(&attributes_, &usual);
    posix_spawnattr_setpgroup(&attributes_, 0);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  }
  SpawnAttributes(const SpawnAttributes&) = delete;
  SpawnAttributes& operator=(const SpawnAttributes&) = delete;
  ~SpawnAttributes() { posix_spawnattr_destroy(&attributes_); }
  const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

int spawn(const std::string& command, int input, int output, pid_t& id) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  std::string shell = "sh";
  std::string flag = "-c";
  // In place of the shell, so that there is one program to end.
  std::string text = "exec " + command;
  char* const arguments[] = {shell.data(), flag.data(), text.data(), nullptr};
  const SpawnAttributes attributes;
  const int error = posix_spawn(&id, "/bin/sh", &actions, attributes.get(), arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

void do_not_block(int descriptor) { ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK); }

std::string how_it_ended(int status) {
  if (WIFSIGNALED(status)) return "it was ended by signal " + std::to_string(WTERMSIG(status));
  return "it ended by itself with status " + std::to_string(WEXITSTATUS(status));
}

}  // namespace

std::string Process::start(const std::string& command) {
  end();
  // Closed in every other program that is started: one that holds our end would keep this one from seeing us go. A socket and no
  // pipe to write to: a reader that is gone is then an error, and no signal.
  std::array<int, 2> in{-1, -1};
  std::array<int, 2> out{-1, -1};
  const bool is_open = ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in.data()) == 0 &&
                       ::pipe2(out.data(), O_CLOEXEC) == 0;
  int error = is_open ? 0 : errno;
  if (error == 0) error = spawn(command, in[0], out[1], id_);
  close_if_open(in[0]);
  close_if_open(out[1]);
  to_ = in[1];
  from_ = out[0];
  if (error != 0) {
    id_ = -1;
    end();
    return std::string("it cannot be started: ") + std::strerror(error);
  }
  do_not_block(to_);
  do_not_block(from_);
  return {};
}

void Process::end() {
  close_if_open(to_);
  close_if_open(from_);
  read_.clear();
  if (id_ <= 0) return;
  ::kill(-id_, SIGKILL);
  while (::waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
  }
  id_ = -1;
}

std::string Process::gone() {
  // Its pipe is closed, so it is about to end, unless it only closed the pipe.
  constexpr timespec kMoment{0, 1'000'000};
  constexpr int kMoments = 200;
  int status = 0;
  pid_t ended = 0;
  for (int i = 0; i < kMoments && ended == 0; ++i) {
    ended = ::waitpid(id_, &status, WNOHANG);
    if (ended == 0) ::nanosleep(&kMoment, nullptr);
  }
  if (ended == id_) {
    ::kill(-id_, SIGKILL);  // whatever it left behind
    id_ = -1;
  }
  end();
  return ended > 0 ? how_it_ended(status) : "it closed its input or output";
}

std::string Process::wait(int descriptor, short event, Clock::time_point deadline, const StopToken& stop) const {
  constexpr std::int64_t kSlice = 100;  // milliseconds until the next look at the stop token
  while (true) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (stop.is_stopped()) return "it was stopped";
    if (left <= 0) return std::string(kTooLong);
    pollfd wanted{descriptor, event, 0};
    if (::poll(&wanted, 1, static_cast<int>(std::min<std::int64_t>(left, kSlice))) > 0) return {};
  }
}

Result<void, std::string> Process::write_line(std::string_view line, Clock::time_point deadline,
                                              const StopToken& stop) {
  std::string text(line);
  text += '\n';
  std::string_view rest = text;
  while (!rest.empty()) {
    if (auto why = wait(to_, POLLOUT, deadline, stop); !why.empty()) return failure(std::move(why));
    const ssize_t size = ::send(to_, rest.data(), rest.size(), MSG_NOSIGNAL);
    if (size > 0) rest.remove_prefix(static_cast<std::size_t>(size));
    if (size < 0 && errno != EAGAIN && errno != EINTR) return failure(gone());
  }
  return {};
}

Result<std::string, std::string> Process::read_line(Clock::time_point deadline, const StopToken& stop) {
  std::array<char, 4096> piece;
  std::size_t end = 0;
  while ((end = read_.find('\n')) == std::string::npos) {
    if (read_.size() > kLongestLine) return failure(std::string("its answer is too long"));
    if (auto why = wait(from_, POLLIN, deadline, stop); !why.empty()) return failure(std::move(why));
    const ssize_t size = ::read(from_, piece.data(), piece.size());
    if (size > 0) read_.append(piece.data(), static_cast<std::size_t>(size));
    if (size == 0 || (size < 0 && errno != EAGAIN && errno != EINTR)) return failure(gone());
  }
  std::string line = read_.substr(0, end);
  read_.erase(0, end + 1);
  return line;
}

Result<std::string, std::string> Process::ask(std::string_view line, Clock::time_point deadline,
                                              const StopToken& stop) {
  skip_lines();
  const bool is_line_begun = !read_.empty();  // before it was asked, so that it is no answer either
  if (auto written = write_line(line, deadline, stop); !written) return failure(std::move(written.error()));
  if (is_line_begun) {
    if (auto rest = read_line(deadline, stop); !rest) return rest;
  }
  return read_line(deadline, stop);
}

void Process::skip_lines() {
  // One that never ends to write is not waited for.
  constexpr int kMostPieces = 64;
  std::array<char, 4096> piece;
  for (int i = 0; i < kMostPieces; ++i) {
    const ssize_t size = ::read(from_, piece.data(), piece.size());
    if (size <= 0) break;
    read_.append(piece.data(), static_cast<std::size_t>(size));
  }
  read_.erase(0, read_.rfind('\n') + 1);
}

}  // namespace septem
