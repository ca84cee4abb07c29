// What somebody was told of a game of 7 Seize becomes knowledge again.
#include "games/seize/card_text.h"
#include "games/seize/course.h"
#include "notation/seize.h"
#include "notation/seize_view.h"
#include "notation/text.h"
#include "notation/view_reader.h"

namespace septem {
namespace {

using namespace seize;
using Value = ViewReader::Value;

/// `p0 card KH; p1 card 3D`
std::optional<Sight> read_decisions(const Setup& setup, std::string_view text) {
  constexpr std::string_view kBetween = "; ";
  Sight sight;
  sight.kind = Sight::Kind::kMove;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(kBetween), text.size());
    const auto said = parse_said(text.substr(0, end), setup.seats);
    const auto move = said ? SeizeNotation::parse_move(setup, said->what) : std::nullopt;
    if (!move || sight.decisions.size() == sight.decisions.kCapacity) return std::nullopt;
    sight.seat = said->seat;
    sight.is_for_ghost = move->is_for_ghost();
    sight.decisions.push_back({said->seat, *move});
    text.remove_prefix(std::min(end + kBetween.size(), text.size()));
  }
  return sight.decisions.is_empty() ? std::nullopt : std::optional(sight);
}

std::optional<Sight> read_sight(const Setup& setup, std::string_view text) {
  if (text == "* bag") return Sight{.kind = Sight::Kind::kBag};
  if (text == "* deck") return Sight{.kind = Sight::Kind::kDeck};
  if (text == "* reshuffle") return Sight{.kind = Sight::Kind::kReshuffle};
  const auto said = parse_said(text, setup.seats);
  if (!said || (said->what != "?" && said->what != "g ?")) return read_decisions(setup, text);
  return Sight{.kind = Sight::Kind::kMove, .seat = said->seat, .is_for_ghost = said->what == "g ?"};
}

Phase read_phase(ViewReader& in, const Sight& sight) {
  const std::string_view name = in.text(in.at("phase"));
  for (auto phase = Phase::kSquabble; phase <= Phase::kOver; phase = static_cast<Phase>(static_cast<int>(phase) + 1)) {
    if (seize_phase_name(phase) == name) return phase;
  }
  if (name != "chance") in.refuse("there is no such phase");
  return sight.kind == Sight::Kind::kBag ? Phase::kDeck : Phase::kReshuffle;
}

template <class Cards>
Cards read_cards(ViewReader& in, const Value& value) {
  return in.items<Cards>(value, parse_card);
}

template <class Pieces>
Pieces read_pieces(ViewReader& in, const Setup& setup, const Value& value) {
  return in.items<Pieces>(value, [&](std::string_view id) { return setup.booty.find(id); });
}

/// null, the card, or true for a card that the viewer may not see.
LaidCard read_laid(ViewReader& in, const Value& value) {
  if (value.is_null()) return {};
  if (value.is_bool()) return {value.get_bool(), std::nullopt};
  const auto card = parse_card(in.text(value));
  if (!card) in.refuse("there is no such card");
  return {true, card};
}

void read_all_cards(ViewReader& in, const Setup& setup, View& view) {
  const auto seats = static_cast<std::size_t>(setup.seats);
  const bool is_squabble = view.phase == Phase::kSquabble || view.phase == Phase::kCaptain;
  in.each(in.at("hands"), seats, [&](const Value& hand, std::size_t i) {
    if (hand.is_array()) view.hands[i].items = read_cards<CardSet>(in, hand);
    view.hands[i].size = hand.is_array() ? view.hands[i].items->size() : in.number(hand, 0, kHandSize);
  });
  in.each(in.at(is_squabble ? "squabble" : "cards"), seats,
          [&](const Value& laid, std::size_t i) { view.laid[i] = read_laid(in, laid); });
  if (setup.has_ghost()) view.laid.back() = read_laid(in, in.at("ghost_card"));
  view.deck.size = in.number(in.at("deck"), 0, Card::kCount);
  view.discard = read_cards<CardList>(in, in.at("discard"));
}

void read_all_pieces(ViewReader& in, const Setup& setup, View& view) {
  const auto read = [&](std::string_view key) { return read_pieces<PieceSet>(in, setup, in.at(key)); };
  view.drawn = read_pieces<PieceList>(in, setup, in.at("drawn"));
  view.stashes[static_cast<std::size_t>(Colour::kRed)] = read("red");
  view.stashes[static_cast<std::size_t>(Colour::kBlack)] = read("black");
  in.each(in.at("collections"), static_cast<std::size_t>(setup.seats),
          [&](const Value& pieces, std::size_t i) { view.collections[i] = read_pieces<PieceSet>(in, setup, pieces); });
  if (setup.has_ghost()) view.collections.back() = read("ghost");
  view.bag.size = in.number(in.at("bag"), 0, kBagSize);
}

/// From the weighing on, when somebody has each piece, their weights are known.
void read_weights(ViewReader& in, const Setup& setup, View& view) {
  if (view.phase < Phase::kUnload) return;
  for (const PieceSet collection : view.collections) view.weighed |= collection;
  const Value& weights = in.at("weights");
  for (const Piece piece : view.weighed) {
    const int weight = in.number(in.at(weights, setup.booty.id(piece)), 0, Booty::kMaxWeight);
    view.weights[static_cast<std::size_t>(piece.index())] = static_cast<Weight>(weight);
  }
}

View read_view(const Setup& setup, Viewer viewer, const Sight& sight, ViewReader& in) {
  View view;
  view.viewer = viewer;
  view.phase = read_phase(in, sight);
  view.to_act = in.seats(in.at("to_act"));
  view.winners = in.seats(in.at("winners"));
  view.round = in.number(in.at("round"), 1, kRounds);
  view.captain = in.seat(in.at("captain"));
  if (view.captain && view.captain->is_ghost()) in.refuse("the interloper is no captain");
  read_all_cards(in, setup, view);
  read_all_pieces(in, setup, view);
  read_weights(in, setup, view);
  if (const Value& totals = in.at("totals"); !totals.is_null()) {
    view.totals.emplace();
    in.each(totals, static_cast<std::size_t>(setup.seats), [&](const Value& total, std::size_t i) {
      (*view.totals)[i] = in.number(total, 0, kBagSize * Booty::kMaxWeight);
    });
  }
  return view;
}

}  // namespace

std::optional<std::string> SeizeNotation::hear(const Setup& setup, Knowledge& knowledge, std::string_view told,
                                               const boost::json::object& shown) {
  const auto sight = read_sight(setup, told);
  if (!sight) return "'" + shortened(told, 60) + "' is no step of this game";
  ViewReader in(shown, setup.seats);
  View view = read_view(setup, knowledge.view.viewer, *sight, in);
  if (in.fault()) return in.fault();
  if (!work_out_course(setup, knowledge.view, *sight, view) || !try_learn(setup, knowledge, *sight, view)) {
    return "'" + shortened(told, 60) + "' cannot have led there";
  }
  return std::nullopt;
}

}  // namespace septem
