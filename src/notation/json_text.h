// JSON written straight as text. A view is made for every viewer of every move, and always as text: building values first would take several
// times as long. Commas come by themselves. Texts are names (of cards, seats, phases): they hold nothing that JSON would have to escape.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/seat.h"
#include "notation/text.h"

namespace septem {

class JsonText {
 public:
  explicit JsonText(std::size_t expected) { out_.reserve(expected); }

  /// The keys of the outermost object begin new lines: who compares two views need not look into lines that are equal.
  JsonText& key(std::string_view name) {
    separate();
    if (depth_ == 1) out_ += '\n';
    ((out_ += '"') += name) += "\":";
    return *this;
  }
  void text(std::string_view name) {
    separate();
    ((out_ += '"') += name) += '"';
  }
  void number(std::int64_t value) {
    separate();
    char digits[24];
    out_.append(digits, std::to_chars(std::begin(digits), std::end(digits), value).ptr);
  }
  void boolean(bool value) { word(value ? "true" : "false"); }
  void null() { word("null"); }
  void seat(std::optional<Seat> seat) { seat ? text(seat_name(*seat)) : null(); }

  /// `inside` writes the items, or the keys with their values.
  template <class Inside>
  void list(Inside inside) {
    enclose('[', inside, ']');
  }
  template <class Inside>
  void object(Inside inside) {
    enclose('{', inside, '}');
  }
  /// A list of what `write(i)` writes, for each i below `count`.
  template <class Write>
  void list_of(int count, Write write) {
    list([&] {
      for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) write(i);
    });
  }
  void seats(SeatSet seats) {
    list([&] {
      for (const Seat one : seats) seat(one);
    });
  }

  std::string take() && { return std::move(out_); }

 private:
  void word(std::string_view literal) {
    separate();
    out_ += literal;
  }
  void separate() {
    const char last = out_.empty() ? '[' : out_.back();
    if (last != '[' && last != '{' && last != ':') out_ += ',';
  }
  template <class Inside>
  void enclose(char open, Inside& inside, char close) {
    separate();
    out_ += open;
    ++depth_;
    inside();
    --depth_;
    out_ += close;
  }

  std::string out_;
  int depth_ = 0;
};

/// A whole view: what never changes (`"game":...,"seats":...,"options":...`), and the text of what can.
inline std::string whole_view(std::string_view head, std::string_view changing) {
  std::string view = "{";
  view.reserve(head.size() + changing.size() + 1);
  (view += head) += ',';
  for (const char c : changing.substr(1))
    if (c != '\n') view += c;
  return view;
}

/// The keys phase, to_act, over and winners, which every view has.
inline void put_common(JsonText& out, std::string_view phase, SeatSet to_act, bool is_over, SeatSet winners) {
  out.key("phase").text(phase);
  out.key("to_act").seats(to_act);
  out.key("over").boolean(is_over);
  out.key("winners");
  is_over ? out.seats(winners) : out.null();
}

}  // namespace septem
