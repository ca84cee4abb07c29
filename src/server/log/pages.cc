#include "server/log/pages.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <bit>

#include "server/log/folder.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

Handle opened(const fs::path& file) { return Handle(::open(file.c_str(), O_RDONLY | O_CLOEXEC)); }

std::size_t size_of(const Handle& file) {
  const off_t end = file.is_open() ? ::lseek(file.number(), 0, SEEK_END) : 0;
  return end > 0 ? static_cast<std::size_t>(end) : 0;
}

std::string read_at(const Handle& file, std::size_t at, std::size_t size) {
  std::string bytes(size, '\0');
  // Best effort: a part that the disk does not give is as good as damaged.
  if (file.is_open()) (void)!::pread(file.number(), bytes.data(), size, static_cast<off_t>(at));
  return bytes;
}

/// As the header says, if that can be; otherwise what SQLite takes by itself.
std::size_t page_size_of(const Handle& file) {
  constexpr std::size_t kUsual = 4096;
  const std::uint32_t size = big_endian(read_at(file, 16, 4), 0) >> 16;
  if (size == 1) return 65'536;
  return size >= 512 && std::has_single_bit(size) ? size : kUsual;
}

}  // namespace

std::uint32_t big_endian(std::string_view bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
  return value;
}

Pages::Pages(const fs::path& database)
    : file_(opened(database)), log_(opened(journal_of(database))), size_(page_size_of(file_)) {
  count_ = static_cast<std::uint32_t>((size_of(file_) + size_ - 1) / size_);
  read_log();
}

/// SQLite ends at the first frame that does not fit its checksum; here rows have sums of their own, and what follows is read, too. Frames
/// that an earlier use of the file left behind have another salt; those after the last commit were never acknowledged.
void Pages::read_log() {
  constexpr std::size_t kHead = 32;
  constexpr std::size_t kFrameHead = 24;
  const std::size_t end = size_of(log_);
  const auto salt_at = [&](std::size_t at) { return read_at(log_, at, 8); };
  const auto frame_at = [&](std::size_t i) { return kHead + i * (kFrameHead + size_); };
  std::string salt = salt_at(16);
  if (salt_at(frame_at(0) + 8) != salt && salt_at(frame_at(1) + 8) != salt) salt = salt_at(frame_at(0) + 8);
  std::map<std::uint32_t, std::size_t> waiting;  // for their commit
  for (std::size_t i = 0; frame_at(i + 1) <= end; ++i) {
    const std::string head = read_at(log_, frame_at(i), kFrameHead);
    if (head.substr(8, 8) != salt) continue;
    waiting[big_endian(head, 0)] = frame_at(i) + kFrameHead;
    if (big_endian(head, 4) == 0) continue;
    for (const auto& [number, at] : waiting) in_log_[number] = at;
    waiting.clear();
  }
  // A number that is damaged is beyond any file.
  constexpr std::uint32_t kFar = 1U << 20;
  const std::uint32_t most = count_ + kFar;
  std::erase_if(in_log_, [&](const auto& entry) { return entry.first == 0 || entry.first > most; });
  if (!in_log_.empty()) count_ = std::max(count_, in_log_.rbegin()->first);
}

std::string Pages::read(std::uint32_t number) const {
  const auto found = in_log_.find(number);
  if (found != in_log_.end()) return read_at(log_, found->second, size_);
  return read_at(file_, (static_cast<std::size_t>(number) - 1) * size_, size_);
}

}  // namespace septem::server
