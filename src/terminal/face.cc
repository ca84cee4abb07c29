#include "terminal/face.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "notation/text.h"
#include "terminal/faces.h"

namespace septem::terminal {
namespace {

std::string sentence_of(std::string text) {
  if (text.empty()) return text;
  text = capitalised(std::move(text));
  if (text.back() != '.' && text.back() != '!') text += '.';
  return text;
}

std::string tell_decision(const Face& face, const Shown& shown, std::string_view part) {
  const auto [seat, action] = phrase_of(part);
  const bool for_ghost = action.starts_with("g ");
  const bool is_you_alone = name_of(shown, seat) == kYou;
  std::string words = face.action(shown, for_ghost ? action.substr(2) : action,
                                  is_you_alone ? Voice::kYou : Voice::kTold);
  // `Take rum 3` is also what follows `You`.
  if (is_you_alone && !words.empty())
    words.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(words.front())));
  if (for_ghost) words += " for the interloper";
  return sentence_of(name_of(shown, seat) + " " + words);
}

std::vector<std::string> names_of(const Shown& shown, SeatSet seats) {
  std::vector<std::string> names;
  for (const std::string& seat : seat_names(seats)) names.push_back(name_of(shown, seat));
  return names;
}

}  // namespace

Board Face::board(const Shown& shown) const {
  Board board{.heading = std::string(word_at(shown.view, "game")), .players = {}, .rows = {}};
  for (std::size_t i = 0; i < shown.names.size(); ++i) {
    const std::string seat = "p" + std::to_string(i);
    board.players.push_back({shown.names[i], {}, acts_now(shown, seat), is_you(shown, seat)});
  }
  return board;
}

std::string Face::action(const Shown&, std::string_view action, Voice) const { return std::string(action); }

std::string Face::chance(const Shown&, std::string_view outcome) const { return std::string(outcome); }

std::string Face::question(const Shown&) const { return "What do you do?"; }

std::string Face::compose(const Shown&, const std::vector<std::string>& picked) const { return join(picked, " "); }

std::string Face::explain(std::string_view key) const { return std::string(key); }

std::string Face::amount(const ScoringLine& line) const { return counted(line.amount, "point", "points"); }

Token Face::token(const Shown&, const std::string& id) const { return {id, id, {}, Ink::kPlain}; }

const Face& face_of(std::string_view game) {
  static const Face plain;
  if (game == "seas") return seas_face();
  if (game == "seize") return seize_face();
  if (game == "sevens") return sevens_face();
  return plain;
}

std::string tell(const Face& face, const Shown& shown, std::string_view sight) {
  if (sight == kUndone) return "A move is taken back.";
  if (sight.starts_with("* ")) return sentence_of(face.chance(shown, sight.substr(2)));
  std::string text;
  std::size_t from = 0;
  while (from < sight.size()) {
    const std::size_t end = std::min(sight.find("; ", from), sight.size());
    if (!text.empty()) text += ' ';
    text += tell_decision(face, shown, sight.substr(from, end - from));
    from = end + 2;
  }
  return text;
}

std::vector<std::string> tell_scoring(const Face& face, const Shown& shown, const Scoring& scoring) {
  std::vector<std::string> lines;
  for (const ScoringLine& line : scoring) {
    std::string text = listed(names_of(shown, line.seats));
    if (!line.against.is_empty()) text += " against " + listed(names_of(shown, line.against));
    text += ": " + face.explain(line.key);
    if (line.figure) text += fmt::format(" ({})", *line.figure);
    text += ": " + face.amount(line);
    std::vector<std::string> cards;
    for (const std::string& card : line.cards) cards.push_back(face.token(shown, card).name);
    if (!cards.empty()) text += ", by " + listed(cards);
    lines.push_back(std::move(text));
  }
  return lines;
}

std::string tell_winners(const Shown& shown) {
  const auto winners = words_at(shown.view, "winners");
  if (winners.empty()) return {};
  if (winners.size() == 1) {
    return is_you(shown, winners.front()) && name_of(shown, winners.front()) == kYou
               ? "You win!"
               : name_of(shown, winners.front()) + " wins.";
  }
  std::vector<std::string> names;
  for (const std::string& seat : winners) names.push_back(name_of(shown, seat));
  return listed(names) + " win together.";
}

std::string capitalised(std::string text) {
  if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
  return text;
}

Phrase phrase_of(std::string_view text) {
  const std::size_t blank = text.find(' ');
  return {text.substr(0, blank), blank == std::string_view::npos ? std::string_view{} : text.substr(blank + 1)};
}

std::string known_sentence(std::span<const std::string_view> keys, std::string_view key,
                           std::string_view (*explain)(std::string_view)) {
  return std::string(std::ranges::count(keys, key) > 0 ? explain(key) : key);
}

void add_own_hand(Board& board, const Face& face, const Shown& shown) {
  if (!shown.seat) return;
  const auto own = words_in(item_at(shown.view, "hands", static_cast<std::size_t>(shown.seat->index())));
  board.rows.push_back({.title = "Your hand", .tokens = tokens_of(face, shown, own), .is_choice = true});
}

std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string counted(std::int64_t count, std::string_view one, std::string_view many) {
  return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::vector<Token> tokens_of(const Face& face, const Shown& shown, const std::vector<std::string>& ids) {
  std::vector<Token> tokens;
  for (const std::string& id : ids) tokens.push_back(face.token(shown, id));
  return tokens;
}

}  // namespace septem::terminal
