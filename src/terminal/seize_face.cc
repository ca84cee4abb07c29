#include <fmt/format.h>

#include <algorithm>

#include "games/seize/card_text.h"
#include "notation/seize.h"
#include "notation/text.h"
#include "terminal/faces.h"

namespace septem::terminal {
namespace {

struct Suit {
  char letter;
  std::string_view name;
  Ink ink;
};
constexpr Suit kSuits[] = {{'S', "spades", Ink::kPlain},
                           {'H', "hearts", Ink::kRed},
                           {'D', "diamonds", Ink::kRed},
                           {'C', "clubs", Ink::kPlain}};

constexpr std::string_view kSeizeScoreKeys[] = {"seize.score.heavier",  "seize.score.lighter",
                                                "seize.score.unloaded", "seize.score.shared",
                                                "seize.score.place",    "seize.score.not-weighed"};

std::string_view rank_words(std::string_view rank) {
  if (rank == "A") return "ace";
  if (rank == "K") return "king";
  if (rank == "Q") return "queen";
  return rank == "J" ? "jack" : rank;
}

/// Tenths of a gram as grams; dominoes count pips.
std::string weight_words(const boost::json::value& weight) {
  if (weight.is_int64()) return fmt::format("{}", weight.get_int64());
  if (!weight.is_array() || weight.get_array().size() != 2) return {};
  return fmt::format("{}-{}", size_of(weight.get_array()[0]), size_of(weight.get_array()[1]));
}

class SeizeFace final : public Face {
 public:
  Board board(const Shown& shown) const override;
  std::string action(const Shown& shown, std::string_view action, Voice voice) const override;
  std::string chance(const Shown& shown, std::string_view outcome) const override;
  std::string question(const Shown& shown) const override;
  std::string compose(const Shown& shown, const std::vector<std::string>& picked) const override;
  std::string explain(std::string_view key) const override {
    return known_sentence(kSeizeScoreKeys, key, SeizeNotation::explain);
  }
  std::string amount(const ScoringLine& line) const override { return fmt::format("weight {}", line.amount); }
  Token token(const Shown& shown, const std::string& id) const override;

 private:
  std::string name(const Shown& shown, std::string_view id) const { return token(shown, std::string(id)).name; }
  std::string names(const Shown& shown, std::string_view words) const;
  std::string laid(const Shown& shown, std::size_t seat) const;
  void add_pieces(Board& board, const Shown& shown, std::string_view title, std::string_view key, bool is_choice) const;
};

Token SeizeFace::token(const Shown& shown, const std::string& id) const {
  if (id == "?") return {id, "a card", {}, Ink::kPlain};
  if (seize::parse_card(id)) {
    for (const Suit& suit : kSuits) {
      if (id.back() != suit.letter) continue;
      const std::string rank = id.substr(0, id.size() - 1);
      return {id, fmt::format("{} of {}", rank_words(rank), suit.name), {}, suit.ink};
    }
  }
  std::string words = id;
  std::ranges::replace(words, '-', ' ');
  if (id.find(':') != std::string::npos) words = "domino " + words;
  const boost::json::value* weights = shown.view.if_contains("weights");
  const boost::json::value* weight = weights && weights->is_object() ? weights->get_object().if_contains(id) : nullptr;
  return {id, words, weight ? weight_words(*weight) : std::string{}, Ink::kPlain};
}

std::string SeizeFace::names(const Shown& shown, std::string_view words) const {
  std::vector<std::string> parts;
  for (const std::string_view word : split(words, ' ')) parts.push_back(name(shown, word));
  return listed(parts);
}

std::string SeizeFace::laid(const Shown& shown, std::size_t seat) const {
  std::string text;
  for (const auto& [key, word] : {std::pair{"squabble", "squabble"}, std::pair{"cards", "card"}}) {
    const boost::json::value& card = item_at(shown.view, key, seat);
    if (card.is_bool()) text += fmt::format(", {}: face down", word);
    if (card.is_string()) text += fmt::format(", {}: {}", word, name(shown, card.get_string().c_str()));
  }
  return text;
}

void SeizeFace::add_pieces(Board& board, const Shown& shown, std::string_view title, std::string_view key,
                           bool is_choice) const {
  const auto ids = words_at(shown.view, key);
  if (!ids.empty())
    board.rows.push_back({.title = std::string(title), .tokens = tokens_of(*this, shown, ids), .is_choice = is_choice});
}

Board SeizeFace::board(const Shown& shown) const {
  const boost::json::object& view = shown.view;
  Board board = Face::board(shown);
  board.heading = fmt::format("7 Seize, round {} of 7, {} in the bag", number_at(view, "round"),
                              counted(view.if_contains("bag") ? size_of(view.at("bag")) : 0, "piece", "pieces"));
  for (std::size_t i = 0; i < board.players.size(); ++i) {
    PlayerLine& player = board.players[i];
    player.text = fmt::format("{}, {}", counted(size_of(item_at(view, "hands", i)), "card", "cards"),
                              counted(size_of(item_at(view, "collections", i)), "piece", "pieces"));
    if (word_at(view, "captain") == "p" + std::to_string(i)) player.text += ", captain";
    player.text += laid(shown, i);
    if (const auto& total = item_at(view, "totals", i); total.is_int64())
      player.text += fmt::format(", weighs {}", total.get_int64());
  }
  if (const std::string_view ghost = word_at(view, "ghost_card"); !ghost.empty())
    board.rows.push_back({.title = "Interloper", .text = "lays the " + name(shown, ghost)});
  add_pieces(board, shown, "Drawn", "drawn", true);
  add_pieces(board, shown, "Red", "red", true);
  add_pieces(board, shown, "Black", "black", true);
  add_pieces(board, shown, "Interloper has", "ghost", false);
  for (std::size_t i = 0; i < shown.names.size(); ++i) {
    const auto own = words_in(item_at(view, "collections", i));
    if (!own.empty())
      board.rows.push_back({.title = shown.names[i] + (shown.names[i] == kYou ? " have" : " has"),
                            .tokens = tokens_of(*this, shown, own)});
  }
  add_own_hand(board, *this, shown);
  return board;
}

std::string SeizeFace::action(const Shown& shown, std::string_view action, Voice voice) const {
  const bool is_told = voice == Voice::kTold;
  if (action.starts_with("g ")) return "For the interloper: " + this->action(shown, action.substr(2), voice);
  const auto [verb, rest] = phrase_of(action);
  if (verb == "?") return "lays a card face down";
  if (verb == "squabble" || verb == "card")
    return fmt::format("{} the {}{}", is_told ? "lays" : "Lay", name(shown, rest),
                       verb == "squabble" ? " to squabble" : "");
  if (verb == "captain") return (is_told ? "makes captain: " : "Make captain: ") + name_of(shown, rest);
  if (verb == "red") return (is_told ? "puts on red: " : "Put on red: ") + names(shown, rest);
  if (verb == "order") {
    std::vector<std::string> seats;
    for (const std::string_view seat : split(rest, ' ')) seats.push_back(name_of(shown, seat));
    return (is_told ? "orders: " : "Order: ") + join(seats, ", then ");
  }
  if (verb == "seize") return fmt::format("{} the {}", is_told ? "takes" : "Take", name(shown, rest));
  if (verb == "return") return fmt::format("{} the {}", is_told ? "gives back" : "Give back", name(shown, rest));
  if (verb == "unload") return fmt::format("{} the {}", is_told ? "takes off" : "Take off", name(shown, rest));
  if (verb == "steal") {
    const std::size_t gap = rest.find(' ');
    if (gap == std::string_view::npos) return std::string(action);
    return fmt::format("{} the {} from {}", is_told ? "steals" : "Steal", name(shown, rest.substr(gap + 1)),
                       name_of(shown, rest.substr(0, gap)));
  }
  return std::string(action);
}

std::string SeizeFace::chance(const Shown&, std::string_view outcome) const {
  if (outcome.starts_with("bag")) return "The bag is filled";
  return outcome.starts_with("reshuffle") ? "The deck is shuffled again" : "The cards are dealt";
}

std::string SeizeFace::question(const Shown& shown) const {
  const std::string_view phase = word_at(shown.view, "phase");
  if (phase == "squabble") return "Lay a card to squabble: the highest becomes captain.";
  if (phase == "captain") return "The squabble is tied: who is captain?";
  if (phase == "divvy") return "You are captain: which pieces go on red? The others go on black.";
  if (phase == "card") return "Lay a card: its colour is your stash, its rank when and how you take.";
  if (phase == "order") return "Equal ranks: in which order do they act?";
  if (phase == "return") return "The king gives back as many as he took.";
  if (phase == "unload") return "The scales are level: take a piece off.";
  return "Take a piece.";
}

std::string SeizeFace::compose(const Shown& shown, const std::vector<std::string>& picked) const {
  if (picked.empty()) return {};
  const std::string phase(word_at(shown.view, "phase"));
  const std::string ghost = word_at(shown.view, "acting") == "g" ? "g " : "";
  if (phase != "divvy") return ghost + phase + " " + picked.front();
  std::vector<std::string> red;
  for (const std::string& piece : words_at(shown.view, "drawn"))
    if (std::ranges::count(picked, piece) > 0) red.push_back(piece);
  return "red " + join(red, " ");
}

}  // namespace

const Face& seize_face() {
  static const SeizeFace face;
  return face;
}

}  // namespace septem::terminal
