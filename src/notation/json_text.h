// JSON written straight as text. A view is made for every viewer of every move, and always as text: building values first would take several
// times as long. Commas come by themselves. Texts are names (of cards, seats, phases): they hold nothing that JSON would have to escape.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/seat.h"

namespace septem {

class JsonText {
 public:
  explicit JsonText(std::size_t expected) : out_(expected, '\0') {}

  /// The keys of the outermost object begin new lines: who compares two views need not look into lines that are equal.
  JsonText& key(std::string_view name);
  void text(std::string_view name);
  void number(std::int64_t value);
  void boolean(bool value) { word(value ? "true" : "false"); }
  void null() { word("null"); }
  void seat(std::optional<Seat> seat);

  /// `inside` writes the items, or the keys with their values.
  template <class Inside>
  void list(Inside inside) {
    open('[');
    inside();
    close(']');
  }
  template <class Inside>
  void object(Inside inside) {
    open('{');
    inside();
    close('}');
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

  std::string take() && {
    out_.resize(size_);
    return std::move(out_);
  }

 private:
  void word(std::string_view literal);
  void open(char bracket);
  void close(char bracket);
  /// Where the next value goes, behind a comma where one is due, with room for so many letters.
  char* next(std::size_t most);
  void end(const char* at) { size_ = static_cast<std::size_t>(at - out_.data()); }

  std::string out_;  ///< longer than what is written
  std::size_t size_ = 0;
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
