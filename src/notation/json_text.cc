#include "notation/json_text.h"

#include <algorithm>
#include <charconv>

#include "notation/text.h"

namespace septem {
namespace {

constexpr std::size_t kMostSigns = 8;  ///< around a name: comma, line break, quotation marks, colon

/// Names of cards are so short that a loop is quicker than what copies texts of any length.
char* put(char* at, std::string_view text) {
  constexpr std::size_t kShort = 4;
  if (text.size() > kShort) return std::copy(text.begin(), text.end(), at);
  for (std::size_t i = 0; i < kShort && i < text.size(); ++i) *at++ = text[i];
  return at;
}

}  // namespace

char* JsonText::next(std::size_t most) {
  if (out_.size() - size_ < most) out_.resize(2 * out_.size() + most);
  char* at = out_.data() + size_;
  const char last = size_ == 0 ? '[' : at[-1];
  if (last != '[' && last != '{' && last != ':') *at++ = ',';
  return at;
}

JsonText& JsonText::key(std::string_view name) {
  char* at = next(name.size() + kMostSigns);
  if (depth_ == 1) *at++ = '\n';
  *at++ = '"';
  at = put(at, name);
  *at++ = '"';
  *at++ = ':';
  end(at);
  return *this;
}

void JsonText::text(std::string_view name) {
  char* at = next(name.size() + kMostSigns);
  *at++ = '"';
  at = put(at, name);
  *at++ = '"';
  end(at);
}

void JsonText::number(std::int64_t value) {
  constexpr std::size_t kMostDigits = 24;
  char* at = next(kMostDigits + kMostSigns);
  end(std::to_chars(at, at + kMostDigits, value).ptr);
}

void JsonText::seat(std::optional<Seat> seat) { seat ? text(seat_name(*seat)) : null(); }

void JsonText::word(std::string_view literal) { end(put(next(literal.size() + kMostSigns), literal)); }

void JsonText::open(char bracket) {
  char* at = next(kMostSigns);
  *at++ = bracket;
  end(at);
  ++depth_;
}

void JsonText::close(char bracket) {
  if (out_.size() == size_) out_.resize(2 * out_.size() + kMostSigns);
  out_[size_++] = bracket;
  --depth_;
}

}  // namespace septem
