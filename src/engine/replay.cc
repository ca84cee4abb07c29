#include "engine/replay.h"

#include "notation/record.h"
#include "notation/text.h"

namespace septem {
namespace {

Fault bad_record(int line, const std::string& message) {
  return {Code::kBadRecord, "line " + std::to_string(line) + ": " + message, {}, line};
}

/// What is wrong with the text that the record carries, on the record's own line.
std::optional<Fault> why_bad_own(const Record& record, const GameEntry& entry) {
  if (!record.own || !entry.check) return std::nullopt;
  const DataCheck check = entry.check(record.own->text);
  if (check.mistakes.empty()) return std::nullopt;
  const DataMistake& first = check.mistakes.front();
  return bad_record(record.own->line + first.line - 1, first.message);
}

Result<std::unique_ptr<AnyGame>, Fault> open_game(const Record& record, const Opener& open) {
  const GameEntry* entry = find_game(record.game);
  if (!entry) return failure(bad_record(record.game_line, "there is no game '" + shortened(record.game, 60) + "'"));
  if (record.seats < entry->min_seats || record.seats > entry->max_seats) {
    return failure(bad_record(record.seats_line, "this game has " + std::to_string(entry->min_seats) + " to " +
                                                     std::to_string(entry->max_seats) + " seats"));
  }
  const auto options = options_of(record, *entry->options);
  if (!options) return failure(bad_record(options.error().line, options.error().message));
  if (auto fault = why_bad_own(record, *entry)) return failure(std::move(*fault));
  const int options_line = record.options_line > 0 ? record.options_line : record.seats_line;
  auto game = open(*entry, {record.seats, *options, std::nullopt});
  if (!game) return failure(bad_record(options_line, game.error()));
  (*game)->set_players(record.players);
  return std::move(*game);
}

std::optional<Fault> give_outcome(AnyGame& game, std::string_view text) {
  const auto words = split(text, ' ');
  const auto due = game.status().due;
  if (due && words.front() != *due) {
    return Fault{Code::kBadRecord,
                 "outcome '" + std::string(*due) + "' is due, not '" + std::string(words.front()) + "'"};
  }
  const std::vector<std::string> rest(words.begin() + 1, words.end());
  // Whether an outcome is a list or a single word, a record shows it the same way.
  auto fault = game.chance({true, rest});
  return fault && rest.size() == 1 ? game.chance({false, rest}) : fault;
}

std::optional<Fault> check_result(const AnyGame& game, const Record& record, const std::string& expected) {
  if (!record.result) return std::nullopt;
  if (!game.status().is_over) return bad_record(record.result_line, "the game is not over, so it has no result");
  std::vector<std::string> given(record.result->begin(), record.result->end());
  if (join(given, " ") != expected) return bad_record(record.result_line, "the result is '" + expected + "'");
  if (record.line_after_result == 0) return std::nullopt;
  return bad_record(record.line_after_result, "expected nothing after the result");
}

}  // namespace

Result<std::unique_ptr<AnyGame>, Fault> replay(std::string_view record, const DataFiles& files) {
  return replay(record, open_with(files));
}

Result<RecordReplay, Fault> RecordReplay::begin(std::string_view text, const Opener& open) {
  RecordReplay replay(std::make_unique<const std::string>(text));
  auto record = read_record(*replay.text_);
  if (!record) return failure(bad_record(record.error().line, record.error().message));
  auto game = open_game(*record, open);
  if (!game) return failure(game.error());
  replay.record_ = std::move(*record);
  replay.game_ = std::move(*game);
  return replay;
}

std::optional<Fault> RecordReplay::step() {
  const RecordStep& step = record_.steps[played_];
  const auto fault = step.seat ? game_->act(*step.seat, step.text) : give_outcome(*game_, step.text);
  if (fault) return bad_record(step.line, fault->message);
  ++played_;
  return std::nullopt;
}

std::optional<Fault> RecordReplay::why_other_result() const {
  return check_result(*game_, record_, join(seat_names(game_->winners()), " "));
}

Result<std::unique_ptr<AnyGame>, Fault> replay(std::string_view text, const Opener& open, std::size_t most) {
  auto again = RecordReplay::begin(text, open);
  if (!again) return failure(again.error());
  while (again->has_more()) {
    if (again->is_cut_at(most)) return again->take_game();
    if (auto fault = again->step()) return failure(std::move(*fault));
  }
  if (auto fault = again->why_other_result()) return failure(std::move(*fault));
  return again->take_game();
}

}  // namespace septem
