#include "notation/clean_text.h"

#include <cstdint>

#include "notation/utf8.h"

namespace septem {
namespace {

bool is_blank(std::uint32_t code) {
  static constexpr LetterRange kBlanks[] = {{'\t', '\n'},     {'\r', '\r'},     {' ', ' '},       {0xa0, 0xa0},
                                            {0x1680, 0x1680}, {0x2000, 0x200a}, {0x2028, 0x2029}, {0x202f, 0x202f},
                                            {0x205f, 0x205f}, {0x2800, 0x2800}, {0x3000, 0x3000}};
  return is_in(kBlanks, code);
}

/// Controls, format characters that turn, hide or join text, and letters that are drawn as nothing.
bool is_hidden(std::uint32_t code) {
  static constexpr LetterRange kHidden[] = {
      {0x0, 0x1f},        {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},    {0x61c, 0x61c},   {0x115f, 0x1160},
      {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x200b, 0x200b},   {0x200e, 0x200f},  {0x202a, 0x202e}, {0x2060, 0x206f},
      {0x3164, 0x3164},   {0xfdd0, 0xfdef},   {0xfe00, 0xfe0d},   {0xfeff, 0xfeff},  {0xffa0, 0xffa0}, {0xfff0, 0xfffb},
      {0x1bca0, 0x1bca3}, {0x1d159, 0x1d159}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff}};
  return is_in(kHidden, code) || (code & 0xfffe) == 0xfffe;
}

/// What joiners are needed for. Between other letters they only make names that look alike.
enum class Kind : std::uint8_t { kOther, kEmoji, kJoined };

Kind kind_of(std::uint32_t code) {
  static constexpr LetterRange kEmoji[] = {{0x203c, 0x203c}, {0x2049, 0x2049}, {0x2122, 0x2122}, {0x2139, 0x2139},
                                           {0x2190, 0x21ff}, {0x2300, 0x23ff}, {0x25a0, 0x27bf}, {0x2900, 0x297f},
                                           {0x2b00, 0x2bff}, {0x3030, 0x303d}, {0x3297, 0x3299}, {0x1f000, 0x1faff}};
  // Arabic and its neighbours, the scripts of India and those that came from there, Mongolian.
  static constexpr LetterRange kJoined[] = {{0x600, 0x8ff},   {0x900, 0xdff},   {0xf00, 0xfff},   {0x1000, 0x109f},
                                            {0x1780, 0x17ff}, {0x1800, 0x18af}, {0xfb50, 0xfdff}, {0xfe70, 0xfeff}};
  if (is_in(kEmoji, code)) return Kind::kEmoji;
  return is_in(kJoined, code) ? Kind::kJoined : Kind::kOther;
}

bool is_joiner(std::uint32_t code) { return code == 0x200c || code == 0x200d; }
bool is_selector(std::uint32_t code) { return code == 0xfe0e || code == 0xfe0f; }
/// Whether the joiner has a meaning between these.
bool is_joint(Kind before, std::uint32_t joiner, Kind after) {
  return before == after && (before == Kind::kJoined || (before == Kind::kEmoji && joiner == 0x200d));
}

/// The text so far.
class Writer {
 public:
  explicit Writer(std::size_t most) : most_(most) {}

  bool is_full() const { return letters_ >= most_; }
  void take(const Letter& letter, std::string_view piece) {
    if (is_blank(letter.code)) {
      due_ = result_.empty() ? Letter{} : Letter{' ', 1};
      due_piece_ = " ";
    } else if (is_joiner(letter.code)) {
      if (due_.bytes > 0) return;
      due_ = letter;
      due_piece_ = piece;
    } else if (is_selector(letter.code)) {
      if (due_.bytes == 0 && last_ == Kind::kEmoji && !is_selected_) append(piece);
      is_selected_ = true;
    } else if (is_mark(letter.code)) {
      put_mark(kind_of(letter.code), piece);
    } else if (!is_hidden(letter.code)) {
      put(kind_of(letter.code), piece);
      marks_ = 0;
    }
  }
  std::string text() && { return std::move(result_); }

 private:
  static constexpr int kMostMarks = 3;  ///< on one letter: more than any name needs, too few to blot out the line above

  /// A mark needs a letter to stand on.
  void put_mark(Kind kind, std::string_view piece) {
    if (result_.empty() || due_.code == ' ' || ++marks_ > kMostMarks) return;
    put(kind, piece);
  }
  void put(Kind kind, std::string_view piece) {
    if (is_joiner(due_.code) && !is_joint(last_, due_.code, kind)) due_ = {};
    if (due_.bytes > 0 && letters_ + 2 > most_) {
      letters_ = most_;  // a blank or a joiner is nothing by itself
      return;
    }
    if (due_.bytes > 0) append(due_piece_);
    append(piece);
    due_ = {};
    last_ = kind;
    is_selected_ = false;
  }
  void append(std::string_view piece) {
    result_ += piece;
    ++letters_;
  }

  std::size_t most_;
  std::string result_{};
  std::size_t letters_ = 0;
  Letter due_{};  ///< a blank or a joiner that comes when something comes after it
  std::string_view due_piece_{};
  Kind last_ = Kind::kOther;
  bool is_selected_ = false;
  int marks_ = 0;  ///< on the last letter
};

}  // namespace

std::string cleaned(std::string_view text, std::size_t most) {
  Writer writer(most);
  while (!text.empty() && !writer.is_full()) {
    const Letter letter = first_letter(text);
    const std::size_t bytes = letter.bytes == 0 ? 1 : letter.bytes;
    if (letter.bytes > 0) writer.take(letter, text.substr(0, bytes));
    text.remove_prefix(bytes);
  }
  return std::move(writer).text();
}

}  // namespace septem
