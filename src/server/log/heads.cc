#include "server/log/heads.h"

#include <algorithm>
#include <iterator>

#include "server/log/format.h"

namespace septem::server {
namespace {

constexpr auto kPatience = std::chrono::seconds(5);
constexpr std::size_t kAtOnce = 200;

}  // namespace

void Heads::note(const std::string& table, std::int64_t n, std::int64_t seq) {
  if (fresh_.empty()) fresh_since_ = std::chrono::steady_clock::now();
  fresh_.try_emplace(table, Noted{n, seq}).first->second.seq = seq;
}

void Heads::forget(const std::string& table) {
  fresh_.erase(table);
  due_.erase(table);
}

void Heads::hurry() { fresh_since_ = {}; }

bool Heads::is_due() const {
  return !due_.empty() || (!fresh_.empty() && std::chrono::steady_clock::now() - fresh_since_ >= kPatience);
}

bool Heads::write(Statement& set_head, Statement& set_meta, std::int64_t last) {
  if (!is_due()) return true;
  if (due_.empty()) due_.swap(fresh_);
  writing_ = std::min(kAtOnce, due_.size());
  const auto rest = std::next(due_.begin(), static_cast<std::ptrdiff_t>(writing_));
  for (auto one = due_.begin(); one != rest; ++one) {
    if (!set_number(set_head, one->first, one->second.seq)) return false;
  }
  std::int64_t known = last;
  for (auto one = rest; one != due_.end(); ++one) known = std::min(known, one->second.first - 1);
  for (const auto& [table, noted] : fresh_) known = std::min(known, noted.first - 1);
  return set_number(set_meta, "heads", known);
}

void Heads::written() {
  due_.erase(due_.begin(), std::next(due_.begin(), static_cast<std::ptrdiff_t>(writing_)));
  writing_ = 0;
}

}  // namespace septem::server
