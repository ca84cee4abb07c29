#include <fmt/format.h>

#include <algorithm>

#include "games/seas/card_text.h"
#include "games/seas/values.h"
#include "notation/seas.h"
#include "notation/text.h"
#include "terminal/faces.h"

namespace septem::terminal {
namespace {

struct SeasType {
  char letter;
  std::string_view name;
  Ink ink;
};
constexpr SeasType kSeasTypes[] = {
    {'G', "gold", Ink::kYellow}, {'C', "crystal", Ink::kCyan}, {'R', "rum", Ink::kRed}, {'X', "curse", Ink::kViolet}};

constexpr std::string_view kSeasScoreKeys[] = {"seas.score.cards", "seas.score.coins", "seas.score.lady",
                                               "seas.score.king", "seas.score.value"};

std::string_view seas_nickname(std::string_view id) {
  if (id == "X1") return "the kraken";
  if (id == "C1") return "the pirate lady";
  return id == "R1" ? "the pirate king" : std::string_view{};
}

/// What the cards of this table are worth: a file's values where the options name one.
seas::Values values_of(const Shown& shown) {
  const auto file = shown.files.find(word_at(options_of(shown), "values"));
  if (file == shown.files.end()) return seas::default_values();
  auto values = seas::parse_values(file->second);
  return values ? *values : seas::default_values();
}

class SeasFace final : public Face {
 public:
  Board board(const Shown& shown) const override;
  std::string action(const Shown& shown, std::string_view action, Voice voice) const override;
  std::string chance(const Shown& shown, std::string_view outcome) const override;
  std::string question(const Shown& shown) const override;
  std::string compose(const Shown& shown, const std::vector<std::string>& picked) const override;
  std::string explain(std::string_view key) const override {
    return known_sentence(kSeasScoreKeys, key, SeasNotation::explain);
  }
  Token token(const Shown& shown, const std::string& id) const override;

 private:
  std::string name(std::string_view id) const;
  std::string names(std::string_view cards) const;
};

std::string SeasFace::name(std::string_view id) const {
  if (id == "?") return "a card";
  for (const SeasType& type : kSeasTypes) {
    if (id.empty() || id.front() != type.letter) continue;
    const std::string plain = std::string(type.name) + " " + std::string(id.substr(1));
    const std::string_view nickname = seas_nickname(id);
    return nickname.empty() ? plain : fmt::format("{} ({})", nickname, plain);
  }
  return std::string(id);
}

std::string SeasFace::names(std::string_view cards) const {
  std::vector<std::string> words;
  for (const std::string_view card : split(cards, '+')) words.push_back(name(card));
  return listed(words);
}

Token SeasFace::token(const Shown& shown, const std::string& id) const {
  Token token{id, name(id), {}, Ink::kPlain};
  for (const SeasType& type : kSeasTypes)
    if (!id.empty() && id.front() == type.letter) token.ink = type.ink;
  if (const auto card = seas::parse_card(id)) token.note = fmt::format("{:+}", values_of(shown).of(*card));
  return token;
}

Board SeasFace::board(const Shown& shown) const {
  const boost::json::object& view = shown.view;
  Board board = Face::board(shown);
  board.heading = fmt::format("7 Seas, round {}, first to space {}", number_at(view, "round"),
                              number_at(options_of(shown), "target"));
  const bool has_teams = item_at(view, "ships", shown.names.size() - 1).is_null();
  for (std::size_t i = 0; i < board.players.size(); ++i) {
    const std::size_t owner = has_teams ? i % 2 : i;
    PlayerLine& player = board.players[i];
    player.text = fmt::format("{} in hand, {} in the chest, ship on {}",
                              counted(size_of(item_at(view, "hands", i)), "card", "cards"),
                              size_of(item_at(view, "chests", owner)), size_of(item_at(view, "ships", owner)));
    if (has_teams) player.text += owner == 0 ? ", team A" : ", team B";
    if (word_at(view, "start") == "p" + std::to_string(i)) player.text += ", compass";
  }
  board.rows.push_back(
      {.title = "Island", .tokens = tokens_of(*this, shown, words_at(view, "display")), .is_choice = true});
  if (board.rows.back().tokens.empty()) board.rows.back().text = "empty";
  if (!words_at(view, "looking").empty())
    board.rows.push_back(
        {.title = "You look at", .tokens = tokens_of(*this, shown, words_at(view, "looking")), .is_choice = true});
  if (const boost::json::value* harbour = view.if_contains("harbour"))
    board.rows.push_back({.title = "Harbour", .text = counted(size_of(*harbour), "hidden card", "hidden cards")});
  add_own_hand(board, *this, shown);
  return board;
}

std::string SeasFace::action(const Shown& shown, std::string_view action, Voice voice) const {
  const bool is_told = voice == Voice::kTold;
  if (action.starts_with("nick ")) {
    const std::string_view where = action.substr(5);
    const std::string from = where == "none"      ? "nothing"
                             : where == "harbour" ? "from the harbour"
                                                  : "from the chest of " + name_of(shown, where);
    return (is_told ? "nicks " : "Nick ") + from;
  }
  if (action.starts_with("pick ")) return (is_told ? "keeps " : "Keep ") + name(action.substr(5));
  const std::size_t cross = action.find('x');
  if (cross == std::string_view::npos) return (is_told ? "lays down " : "Lay down ") + name(action);
  const std::string card = name(action.substr(0, cross));
  const std::string taken = names(action.substr(cross + 1));
  // The card comes first where the line may be cut.
  if (voice == Voice::kOffered) return capitalised(card) + " takes " + taken;
  return (is_told ? "takes " : "Take ") + taken + " with " + card;
}

std::string SeasFace::chance(const Shown& shown, std::string_view outcome) const {
  if (outcome.starts_with("first ")) return name_of(shown, outcome.substr(6)) + " begins";
  return "The cards are dealt";
}

std::string SeasFace::question(const Shown& shown) const {
  const std::string_view phase = word_at(shown.view, "phase");
  if (phase == "nick") return "The island is cleared: where do you nick a card?";
  if (phase == "pick") return "Which card do you keep?";
  return "Play a card: take from the island what it can take, or lay it down.";
}

std::string SeasFace::compose(const Shown& shown, const std::vector<std::string>& picked) const {
  if (picked.empty()) return {};
  if (word_at(shown.view, "phase") == "pick") return "pick " + picked.front();
  // In deck order, which is the order in which the island is shown; the card of the hand comes first.
  std::vector<std::string> taken;
  for (const std::string& card : words_at(shown.view, "display"))
    if (std::ranges::count(picked, card) > 0) taken.push_back(card);
  std::string text;
  for (const std::string& card : picked)
    if (std::ranges::count(taken, card) == 0) text += card;
  return taken.empty() ? text : text + "x" + join(taken, "+");
}

}  // namespace

const Face& seas_face() {
  static const SeasFace face;
  return face;
}

}  // namespace septem::terminal
