#include "server/net/line_writer.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>

namespace septem::server {
namespace {

using namespace std::chrono_literals;

struct Pipe {
  Pipe() { EXPECT_EQ(::pipe(ends.data()), 0); }
  ~Pipe() {
    ::close(ends[0]);
    ::close(ends[1]);
  }
  std::string read() {
    std::array<char, 65536> buffer{};
    const ssize_t size = ::read(ends[0], buffer.data(), buffer.size());
    return {buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
  }
  std::array<int, 2> ends{};
};

TEST(LineWriter, WritesLinesInTheirOrder) {
  Pipe pipe;
  LineWriter writer(pipe.ends[1], 1000);
  writer.put("one\n");
  writer.put("two\n");
  ASSERT_TRUE(writer.flush(10s));
  EXPECT_EQ(pipe.read(), "one\ntwo\n");
  EXPECT_EQ(writer.dropped(), 0U);
}

TEST(LineWriter, NeverWaitsForAReaderAndCountsWhatItDrops) {
  Pipe pipe;
  LineWriter writer(pipe.ends[1], 10'000);
  const std::string line = std::string(999, 'x') + "\n";
  std::size_t put = 0;
  for (; writer.flush(500ms); ++put) writer.put(line);  // until the pipe is full
  for (int i = 0; i < 100; ++i, ++put) writer.put(line);
  EXPECT_GE(writer.dropped(), 90U);
  const std::size_t kept = (put - writer.dropped()) * line.size();
  std::size_t read = 0;
  while (read < kept) read += pipe.read().size();
  EXPECT_EQ(read, kept);
  writer.put("after\n");
  ASSERT_TRUE(writer.flush(10s));
  EXPECT_EQ(pipe.read(), "after\n");
}

}  // namespace
}  // namespace septem::server
