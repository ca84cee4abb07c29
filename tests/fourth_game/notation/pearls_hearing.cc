// What somebody was told of a game of Pearls becomes knowledge again. Its views say all of it.
#include "notation/pearls.h"
#include "notation/pearls_names.h"
#include "notation/text.h"
#include "notation/view_reader.h"

namespace septem {
namespace {

using namespace pearls;
using Value = ViewReader::Value;

CardSet read_cards(ViewReader& in, const Value& value) { return in.items<CardSet>(value, named<Card>); }
PearlSet read_pearls(ViewReader& in, const Value& value) { return in.items<PearlSet>(value, named<Pearl>); }

Phase read_phase(ViewReader& in) {
  const std::string_view name = in.text(in.at("phase"));
  if (name == "dive") return Phase::kDive;
  if (name == "over") return Phase::kOver;
  if (name != "chance") in.refuse("there is no such phase");
  return Phase::kPearl;  // the deal comes first of all
}

State read_shown(const Setup& setup, Seat viewer, ViewReader& in) {
  const auto seats = static_cast<std::size_t>(setup.seats);
  State shown;
  shown.phase = read_phase(in);
  in.each(in.at("hands"), seats, [&](const Value& hand, std::size_t i) {
    if (i == at(viewer)) shown.hands[i] = read_cards(in, hand);
  });
  in.each(in.at("dives"), seats, [&](const Value& dive, std::size_t i) {
    if (dive.is_null()) return;
    const auto card = named<Card>(in.text(dive));
    card ? shown.dives[i].add(*card) : in.refuse("there is no such dive");
  });
  in.each(in.at("won"), seats, [&](const Value& pearls, std::size_t i) { shown.won[i] = read_pearls(in, pearls); });
  shown.offer = read_pearls(in, in.at("offer"));
  shown.bag = read_pearls(in, in.at("bag"));
  return shown;
}

}  // namespace

std::optional<std::string> PearlsNotation::hear(const Setup& setup, Knowledge& knowledge, std::string_view told,
                                                const boost::json::object& shown) {
  if (!told.starts_with("* ") && !parse_said(told, setup.seats)) return "'" + shortened(told, 60) + "' is no step";
  ViewReader in(shown, setup.seats);
  View& view = knowledge.view;
  view.to_act = in.seats(in.at("to_act"));
  view.winners = in.seats(in.at("winners"));
  view.shown = read_shown(setup, view.viewer.seat(), in);
  view.cards = view.shown.hands[at(view.viewer.seat())].size();
  knowledge.gone = read_cards(in, in.at("gone"));
  return in.fault();
}

}  // namespace septem
