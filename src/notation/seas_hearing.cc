// What somebody was told of a game of 7 Seas becomes knowledge again.
#include <array>
#include <limits>

#include "games/seas/card_text.h"
#include "notation/seas.h"
#include "notation/text.h"
#include "notation/view_reader.h"

namespace septem {
namespace {

using namespace seas;
using Value = ViewReader::Value;

constexpr std::string_view kFirst = "* first ";

std::optional<Sight> read_decision(const Setup& setup, const View& before, const Said& said) {
  Sight sight;
  sight.seat = said.seat;
  sight.source = before.source;
  sight.kind = Sight::Kind::kPick;
  const auto move = SeasNotation::parse_move(setup, said.what);
  const bool is_pick = said.what == "pick ?" || (move && move->kind() == Move::Kind::kPick);
  if (is_pick && move) sight.picked = move->card();
  if (is_pick || !move) return is_pick && !before.source.is_nowhere() ? std::optional(sight) : std::nullopt;
  sight.kind = move->kind() == Move::Kind::kPlay ? Sight::Kind::kPlay : Sight::Kind::kNick;
  sight.move = *move;
  return sight;
}

std::optional<Sight> read_sight(const Setup& setup, const View& before, std::string_view text) {
  if (text == "* deal") return Sight{};
  if (text.starts_with(kFirst)) {
    const auto seat = parse_seat(text.substr(kFirst.size()), setup.seats);
    return seat ? std::optional(Sight{.kind = Sight::Kind::kFirst, .seat = *seat}) : std::nullopt;
  }
  const auto said = parse_said(text, setup.seats);
  return said ? read_decision(setup, before, *said) : std::nullopt;
}

CardSet read_cards(ViewReader& in, const Value& value) { return in.items<CardSet>(value, parse_card); }

Pile read_pile(ViewReader& in, const Value& value) {
  if (!value.is_array()) return {in.number(value, 0, Card::kCount), std::nullopt};
  const CardSet cards = read_cards(in, value);
  return {cards.size(), cards};
}

Phase read_phase(ViewReader& in, bool is_start_known) {
  constexpr std::array<std::pair<std::string_view, Phase>, 4> kPhases = {
      {{"play", Phase::kPlay}, {"nick", Phase::kNick}, {"pick", Phase::kPick}, {"over", Phase::kOver}}};
  const std::string_view name = in.text(in.at("phase"));
  for (const auto& [known, phase] : kPhases)
    if (known == name) return phase;
  if (name != "chance") in.refuse("there is no such phase");
  return is_start_known ? Phase::kDeal : Phase::kFirst;
}

/// The source that is looked into is heard of when it is chosen.
Place source_after(const Sight& sight, Phase phase) {
  return phase == Phase::kPick && sight.kind == Sight::Kind::kNick ? sight.move.source() : Place::nowhere();
}

View read_view(const Setup& setup, Viewer viewer, const Sight& sight, ViewReader& in) {
  const auto owners = static_cast<std::size_t>(setup.owners());
  View view;
  view.viewer = viewer;
  view.start = in.seat(in.at("start"));
  view.phase = read_phase(in, view.start.has_value());
  view.to_act = in.seats(in.at("to_act"));
  view.winners = in.seats(in.at("winners"));
  view.round = in.number(in.at("round"), 1, static_cast<int>(kMaxRounds) + 1);
  view.cycle = in.number(in.at("cycle"), 1, 2);
  view.turn = in.seat(in.at("turn"));
  view.last_taker = in.seat(in.at("last_taker"));
  view.display = read_cards(in, in.at("display"));
  in.each(in.at("hands"), static_cast<std::size_t>(setup.seats),
          [&](const Value& hand, std::size_t i) { view.hands[i] = read_pile(in, hand); });
  in.each(in.at("chests"), owners, [&](const Value& chest, std::size_t i) { view.chests[i] = read_pile(in, chest); });
  view.harbour = read_pile(in, in.at("harbour"));
  view.aside.size = in.number(in.at("aside"), 0, kAside);
  in.each(in.at("ships"), owners, [&](const Value& ship, std::size_t i) {
    view.ships[i] = static_cast<std::uint8_t>(in.number(ship, 0, 255));
  });
  view.source = source_after(sight, view.phase);
  if (const Value& looking = in.at("looking"); !looking.is_null()) view.looking = read_cards(in, looking);
  const bool is_pick = view.phase == Phase::kPick;
  if (is_pick == view.source.is_nowhere() || (view.looking && !is_pick)) in.refuse("nothing is looked into");
  return view;
}

template <class Figures>
void read_figures(ViewReader& in, const Value& score, std::string_view key, int owners, Figures& figures) {
  using Figure = typename Figures::value_type;
  using Limits = std::numeric_limits<Figure>;
  in.each(in.at(score, key), static_cast<std::size_t>(owners), [&](const Value& figure, std::size_t i) {
    figures[i] = static_cast<Figure>(in.number(figure, Limits::min(), Limits::max()));
  });
}

/// What the step scored, if it ended a round.
std::optional<RoundScore> read_new_score(const Setup& setup, std::size_t known, ViewReader& in) {
  const auto* scores = in.at("scores").if_array();
  if (scores && scores->size() == known) return std::nullopt;
  RoundScore score;
  if (!scores || scores->size() != known + 1 || known >= kMaxRounds) {
    in.refuse("the scores are not those of the rounds so far");
    return score;
  }
  read_figures(in, scores->back(), "cards", setup.owners(), score.cards);
  read_figures(in, scores->back(), "coins", setup.owners(), score.coins);
  read_figures(in, scores->back(), "value", setup.owners(), score.value);
  read_figures(in, scores->back(), "points", setup.owners(), score.points);
  in.each(in.at(scores->back(), "chests"), static_cast<std::size_t>(setup.owners()),
          [&](const Value& chest, std::size_t i) { score.chests[i] = read_cards(in, chest); });
  return score;
}

/// More of a round than there are cards.
bool is_too_much(const Knowledge& knowledge, const Sight& sight) {
  return knowledge.trail.size() == Trail::kCapacity ||
         (sight.kind == Sight::Kind::kPlay && knowledge.plays.size() == Plays::kCapacity);
}

}  // namespace

std::optional<std::string> SeasNotation::hear(const Setup& setup, Knowledge& knowledge, std::string_view told,
                                              const boost::json::object& shown) {
  auto sight = read_sight(setup, knowledge.view, told);
  if (!sight) return "'" + shortened(told, 60) + "' is no step of this game";
  ViewReader in(shown, setup.seats);
  const View view = read_view(setup, knowledge.view.viewer, *sight, in);
  sight->score = read_new_score(setup, knowledge.scores.size(), in);
  if (in.fault()) return in.fault();
  if (is_too_much(knowledge, *sight)) return "more has happened in this round than can happen";
  learn(setup, knowledge, *sight, view);
  return std::nullopt;
}

}  // namespace septem
