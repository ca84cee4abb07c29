#include "notation/record.h"

#include <algorithm>

#include "notation/text.h"

namespace septem {
namespace {

constexpr std::string_view kMagic = "septem-record 1";

/// Hands out the lines that are no comments, and remembers where it is.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  /// The next line, without taking it.
  std::optional<std::string_view> peek() {
    while (!current_ && !rest_.empty()) {
      const std::size_t length = std::min(rest_.find('\n'), rest_.size());
      const std::string_view line = rest_.substr(0, length);
      rest_.remove_prefix(std::min(length + 1, rest_.size()));
      ++number_;
      if (!line.starts_with('#')) current_ = line;
    }
    return current_;
  }
  void take() { current_.reset(); }
  /// Of the line peeked at; past the end, the number that the next line would have.
  int number() const { return current_ ? number_ : number_ + 1; }

 private:
  std::string_view rest_;
  std::optional<std::string_view> current_;
  int number_ = 0;
};

class Reader {
 public:
  explicit Reader(std::string_view text) : lines_(text) {}

  Result<Record, RecordError> read() {
    const bool is_read = read_magic() && read_game() && read_seats() && read_options() && read_own() &&
                         read_players() && read_steps();
    if (!is_read) return failure(error_);
    record_.last_line = lines_.number();
    return record_;
  }

 private:
  bool fail(std::string message) {
    error_ = {lines_.number(), std::move(message)};
    return false;
  }

  bool read_magic() {
    if (lines_.peek() != kMagic) return fail("expected '" + std::string(kMagic) + "'");
    lines_.take();
    return true;
  }

  /// The rest of the next line if it begins with this word and a blank.
  std::optional<std::string_view> after(std::string_view word) {
    const auto line = lines_.peek();
    if (!line || !line->starts_with(word) || line->size() <= word.size() || (*line)[word.size()] != ' ') {
      return std::nullopt;
    }
    return line->substr(word.size() + 1);
  }

  bool read_game() {
    const auto game = after("game");
    if (!game || game->empty() || game->find(' ') != std::string_view::npos)
      return fail("expected 'game' and its name");
    record_.game = *game;
    record_.game_line = lines_.number();
    lines_.take();
    return true;
  }

  bool read_seats() {
    const auto seats = after("seats");
    if (!seats || seats->size() != 1 || (*seats)[0] < '1' || (*seats)[0] > '9') {
      return fail("expected 'seats' and their number");
    }
    record_.seats = (*seats)[0] - '0';
    record_.seats_line = lines_.number();
    lines_.take();
    return true;
  }

  bool read_options() {
    const auto options = after("options");
    if (!options) return true;
    record_.options = split(*options, ' ');
    if (has_empty_word(record_.options)) return fail("expected key=value, with one blank between options");
    record_.options_line = lines_.number();
    lines_.take();
    return true;
  }

  /// A line of the own text's: `values| G7 7`. Nothing for other lines.
  struct OwnLine {
    std::string_view key;
    std::string_view rest;
  };
  static std::optional<OwnLine> own_line(std::string_view line) {
    const std::size_t end = std::min(line.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), line.size());
    if (end == 0 || end == line.size() || line[end] != '|') return std::nullopt;
    return OwnLine{line.substr(0, end), line.substr(end + 1)};
  }

  bool read_own() {
    while (const auto line = lines_.peek()) {
      const auto part = own_line(*line);
      if (!part) return true;
      if (!record_.own) record_.own = OwnText{lines_.number(), part->key, {}};
      const bool goes_on = part->key == record_.own->key && (part->rest.empty() || part->rest.front() == ' ');
      if (!goes_on) return fail("expected '" + std::string(record_.own->key) + "| ' and a line of the text");
      record_.own->text += part->rest.substr(part->rest.empty() ? 0 : 1);
      record_.own->text += '\n';
      if (record_.own->text.size() > kMostOwnBytes + 1) {
        return fail("a text has at most " + std::to_string(kMostOwnBytes) + " bytes");
      }
      lines_.take();
    }
    return true;
  }

  bool read_players() {
    while (const auto player = after("player")) {
      const auto seat = parse_seat(player->substr(0, 2), std::min(record_.seats, Seat::kMaxPlayers));
      if (!seat || player->size() < 4 || (*player)[2] != ' ' || !is_name(player->substr(3))) {
        return fail("expected 'player', a seat of the table and a name, as in 'player p0 Ada'");
      }
      for (const auto& [other, name] : record_.players)
        if (other == *seat) return fail("this seat has a player already");
      record_.players.emplace_back(*seat, player->substr(3));
      lines_.take();
    }
    return true;
  }

  bool read_steps() {
    while (const auto line = lines_.peek()) {
      if (record_.result) {
        record_.line_after_result = lines_.number();
        return true;
      }
      if (const auto result = after("result")) {
        record_.result = split(*result, ' ');
        record_.result_line = lines_.number();
      } else if (!read_step(*line)) {
        return false;
      }
      lines_.take();
    }
    return true;
  }

  bool read_step(std::string_view line) {
    const std::size_t blank = line.find(' ');
    const std::string_view who = line.substr(0, blank);
    const auto seat = parse_seat(who, std::min(record_.seats, Seat::kMaxPlayers));
    if (blank == std::string_view::npos || (who != "*" && !seat)) {
      return fail("expected a move ('p0 ...'), an outcome ('* ...') or the result");
    }
    record_.steps.push_back({lines_.number(), seat, line.substr(blank + 1)});
    return true;
  }

  static bool has_empty_word(const std::vector<std::string_view>& words) {
    return std::any_of(words.begin(), words.end(), [](std::string_view word) { return word.empty(); });
  }
  static bool is_name(std::string_view name) {
    const bool is_plain = std::none_of(name.begin(), name.end(), [](char c) { return c >= 0 && c < ' '; });
    return is_plain && name.front() != ' ' && name.back() != ' ';
  }

  Lines lines_;
  Record record_;
  RecordError error_;
};

/// The lines of the text, each as `values| LINE`.
std::string own_lines(const std::string& key, std::string_view text) {
  std::string lines;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    ((lines += key) += "| ") += text.substr(0, length);
    lines += '\n';
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return lines;
}

}  // namespace

Result<Record, RecordError> read_record(std::string_view text) { return Reader(text).read(); }

Result<Options, RecordError> options_of(const Record& record, const OptionSpecs& specs) {
  const int line = record.options_line > 0 ? record.options_line : record.seats_line;
  auto options = read_options(specs, record.seats, record.options);
  if (!options) return failure(RecordError{line, options.error()});
  const std::string key = own_key(*options);
  if (!record.own && key.empty()) return std::move(*options);
  if (!record.own) return failure(RecordError{line + 1, "expected '" + key + "| ' and a line of the text"});
  if (key != record.own->key) {
    return failure(RecordError{record.own->line, "only an option that is 'own' has its text in the record"});
  }
  options->set_own(key, record.own->text);
  return std::move(*options);
}

std::string record_head(std::string_view game, int seats, const Options& options, const FileTexts& files,
                        const Players& players) {
  std::string head = std::string(kMagic) + "\ngame " + std::string(game) + "\nseats " + std::to_string(seats) + "\n";
  if (!options.all().empty()) head += "options " + options_text(options) + "\n";
  if (const auto own = files.find(kOwn); own != files.end()) head += own_lines(own_key(options), own->second);
  for (const auto& [seat, name] : players) head += "player " + seat_name(seat) + " " + name + "\n";
  return head;
}

}  // namespace septem
