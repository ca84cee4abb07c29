#include <fmt/format.h>

#include <algorithm>

#include "games/sevens/card_text.h"
#include "games/sevens/square.h"
#include "notation/sevens.h"
#include "notation/text.h"
#include "terminal/faces.h"

namespace septem::terminal {
namespace {

struct SevensType {
  char letter;
  std::string_view name;
};
constexpr SevensType kSevensTypes[] = {{'A', "Ages of Man"},  {'C', "Colors"},     {'D', "Deadly Sins"},
                                       {'H', "Holy Virtues"}, {'L', "Lucky Gods"}, {'S', "Seas"},
                                       {'W', "Wonders"}};

constexpr Ink kColourInks[] = {Ink::kRed,  Ink::kOrange, Ink::kYellow, Ink::kGreen,
                               Ink::kCyan, Ink::kBlue,   Ink::kViolet, Ink::kPlain};

constexpr std::string_view kSevensScoreKeys[] = {
    "sevens.score.card",   "sevens.score.wild",        "sevens.score.disabled",
    "sevens.score.ending", "sevens.score.ending-wild", "sevens.score.ending-disabled",
    "sevens.score.lucky",  "sevens.score.hidden",      "sevens.score.lowest"};

std::string type_words(std::string_view letter) {
  for (const SevensType& type : kSevensTypes)
    if (!letter.empty() && letter.front() == type.letter) return std::string(type.name);
  return std::string(letter);
}

sevens::Colour colour_of(const Shown& shown, sevens::Card card) {
  const auto file = shown.files.find(word_at(options_of(shown), "square"));
  if (file == shown.files.end()) return sevens::default_square().of(card);
  const auto square = sevens::parse_square(file->second);
  return square ? square->of(card) : sevens::default_square().of(card);
}

class SevensFace final : public Face {
 public:
  Board board(const Shown& shown) const override;
  std::string action(const Shown& shown, std::string_view action, Voice voice) const override;
  std::string chance(const Shown& shown, std::string_view outcome) const override;
  std::string question(const Shown& shown) const override;
  std::string compose(const Shown& shown, const std::vector<std::string>& picked) const override;
  std::string explain(std::string_view key) const override {
    return known_sentence(kSevensScoreKeys, key, SevensNotation::explain);
  }
  Token token(const Shown& shown, const std::string& id) const override;

 private:
  std::string name(const Shown& shown, std::string_view id) const { return token(shown, std::string(id)).name; }
  std::string looked(const Shown& shown, std::string_view words) const;
  std::string cards(const Shown& shown, std::string_view words) const;
};

Token SevensFace::token(const Shown& shown, const std::string& id) const {
  const auto card = sevens::parse_card(id);
  if (!card) return {id, id == "?" ? "a card" : type_words(id), {}, Ink::kPlain};
  const sevens::Colour colour = colour_of(shown, *card);
  const std::string_view word = sevens::colour_name(colour);
  return {id, fmt::format("{} {} ({})", type_words(id), id.substr(1), word), std::string(word.substr(0, 3)),
          kColourInks[static_cast<std::size_t>(colour)]};
}

Board SevensFace::board(const Shown& shown) const {
  const boost::json::object& view = shown.view;
  Board board = Face::board(shown);
  const std::string_view wild = word_at(view, "wild");
  board.heading = fmt::format("Seven7s, wild colour {}, {} in the deck", wild.empty() ? "none" : wild,
                              view.if_contains("deck") ? size_of(view.at("deck")) : 0);
  if (const auto disabled = number_at(view, "disabled"); disabled > 0)
    board.heading += fmt::format(", values above {} count nothing", 7 - disabled);
  for (std::size_t i = 0; i < board.players.size(); ++i) {
    PlayerLine& player = board.players[i];
    player.text = counted(size_of(item_at(view, "hands", i)), "card", "cards") + " in hand";
    if (const auto lucky = size_of(item_at(view, "lucky", i)); lucky > 0)
      player.text += fmt::format(", {} lucky", lucky);
    const auto known = words_in(item_at(view, "known", i));
    if (!player.is_you && !known.empty()) player.text += ", has " + join(known, " ");
  }
  const boost::json::value* columns = view.if_contains("columns");
  for (const SevensType& type : kSevensTypes) {
    const std::string letter(1, type.letter);
    const boost::json::value* column = columns && columns->is_object() ? columns->get_object().if_contains(letter)
                                                                       : nullptr;
    if (!column) continue;
    const auto ids = words_in(*column);
    board.rows.push_back({.title = fmt::format("{} {}/7{}", type.name, ids.size(), ids.size() == 6 ? "!" : ""),
                          .tokens = tokens_of(*this, shown, ids)});
  }
  if (const std::string_view picked = word_at(view, "picked"); !picked.empty())
    board.rows.push_back({.title = "Picked", .tokens = {token(shown, std::string(picked))}, .is_choice = true});
  if (const auto looking = words_at(view, "looking"); !looking.empty())
    board.rows.push_back({.title = "You look at", .tokens = tokens_of(*this, shown, looking), .is_choice = true});
  add_own_hand(board, *this, shown);
  return board;
}

std::string SevensFace::looked(const Shown& shown, std::string_view words) const {
  std::vector<std::string> parts;
  for (const std::string_view word : split(words, ' ')) {
    const std::size_t equals = word.find('=');
    const std::string_view place = word.substr(0, equals);
    const std::string count(equals == std::string_view::npos ? std::string_view{} : word.substr(equals + 1));
    parts.push_back(count + " of " + (place == "deck" ? "the deck" : name_of(shown, place)));
  }
  return listed(parts);
}

std::string SevensFace::cards(const Shown& shown, std::string_view words) const {
  std::vector<std::string> parts;
  for (const std::string_view word : split(words, ' ')) parts.push_back(name(shown, word));
  return listed(parts);
}

std::string SevensFace::action(const Shown& shown, std::string_view action, Voice voice) const {
  const bool is_told = voice == Voice::kTold;
  const auto [verb, rest] = phrase_of(action);
  if (verb == "sin") return (is_told ? "picks a card of " : "Pick a card of ") + name_of(shown, rest);
  if (verb == "call") return (is_told ? "calls " : "Call ") + std::string(rest);
  if (verb == "take") return (is_told ? "takes the top card of " : "Take the top card of ") + type_words(rest);
  if (verb == "look") return (is_told ? "looks at " : "Look at ") + looked(shown, rest);
  if (verb == "stack")
    return (is_told ? "puts back on the deck: " : "Put back on the deck, the first on top: ") + cards(shown, rest);
  const std::string_view play = verb == "place" ? rest : action;
  const std::size_t arrow = play.find('>');
  if (arrow == std::string_view::npos) return (is_told ? "plays " : "Play ") + name(shown, play);
  const std::string where = type_words(play.substr(arrow + 1));
  const std::string what = name(shown, play.substr(0, arrow));
  return fmt::format("{} {} on {}", verb == "place" ? (is_told ? "places" : "Place") : (is_told ? "plays" : "Play"),
                     what, where);
}

std::string SevensFace::chance(const Shown& shown, std::string_view outcome) const {
  const auto [kind, rest] = phrase_of(outcome);
  if (kind == "first") return name_of(shown, rest) + " begins";
  if (kind == "deck") return "The cards are dealt";
  if (kind == "sin") return rest.empty() ? "A card is picked" : "The card picked is " + name(shown, rest);
  return rest.empty() || kind != "wonder" ? "Cards are looked at" : "Seen: " + cards(shown, rest);
}

std::string SevensFace::question(const Shown& shown) const {
  const std::string_view phase = word_at(shown.view, "phase");
  if (phase == "sin") return "Deadly Sins: out of whose hand is a card picked?";
  if (phase == "place") return "Deadly Sins: where does the picked card go?";
  if (phase == "call") return "Lucky Gods: call a number or a colour.";
  if (phase == "take") return "Seas: which column's top card do you take?";
  if (phase == "look") return "Wonders: see three cards of the deck or of hands.";
  if (phase == "stack") return "Wonders: in which order do the deck's cards go back?";
  return "Play a card on a column.";
}

std::string SevensFace::compose(const Shown& shown, const std::vector<std::string>& picked) const {
  if (picked.empty()) return {};
  const std::string_view phase = word_at(shown.view, "phase");
  if (phase == "stack") return "stack " + join(picked, " ");
  // A card alone goes to its own column.
  const std::string column = picked.size() > 1 ? picked.back().substr(0, 1) : picked.front().substr(0, 1);
  return (phase == "place" ? "place " : "") + picked.front() + ">" + column;
}

}  // namespace

const Face& sevens_face() {
  static const SevensFace face;
  return face;
}

}  // namespace septem::terminal
