#include "notation/pearls.h"

#include <algorithm>

#include "notation/explain.h"
#include "notation/json_text.h"
#include "notation/text.h"
#include "notation/view_reader.h"

namespace septem {
namespace {

using namespace pearls;
using Value = ViewReader::Value;

constexpr std::pair<std::string_view, std::string_view> kSentences[] = {
    {"pearls.nobody-dives", "nobody dives now"},
    {"pearls.has-chosen", "this seat has chosen its dive"},
    {"pearls.card-not-in-hand", "that dive is not in this hand"},
    {"pearls.not-so-dealt", "each seat is dealt its number of dives, all of them different"},
    {"pearls.pearl-not-in-bag", "that pearl is not in the bag"},
    {"pearls.nothing-is-due", "no outcome is due"},
    {"pearls.score.pearls", "pearls"},
};
constexpr std::string_view kPhases[] = {"chance", "chance", "dive", "over"};
constexpr std::string_view kDive = "dive ";

template <class Things>
std::vector<std::string> names(const Things& things) {
  std::vector<std::string> all;
  for (const auto thing : things) all.push_back(name(thing));
  return all;
}

template <class Things>
void write(JsonText& out, const Things& things) {
  out.list([&] {
    for (const auto thing : things) out.text(name(thing));
  });
}

void write_hand(JsonText& out, const View& view, std::size_t i) {
  const bool is_open = view.viewer.sees_as(Seat::from_index(static_cast<int>(i)));
  is_open ? write(out, view.shown.hands[i]) : out.number(view.cards);
}

State read_shown(const Setup& setup, Seat viewer, ViewReader& in) {
  const auto seats = static_cast<std::size_t>(setup.seats);
  State shown;
  const auto* phase = std::find(kPhases + 1, std::end(kPhases), in.text(in.at("phase")));  // a deal is never shown
  if (phase == std::end(kPhases)) return in.refuse("there is no such phase"), shown;
  shown.phase = static_cast<Phase>(phase - kPhases);
  in.each(in.at("hands"), seats, [&](const Value& hand, std::size_t i) {
    if (i == at(viewer)) shown.hands[i] = in.items<CardSet>(hand, named<Card>);
  });
  in.each(in.at("dives"), seats, [&](const Value& dive, std::size_t i) {
    if (dive.is_null()) return;
    const auto card = named<Card>(in.text(dive));
    card ? shown.dives[i].add(*card) : in.refuse("there is no such dive");
  });
  in.each(in.at("won"), seats,
          [&](const Value& pearls, std::size_t i) { shown.won[i] = in.items<PearlSet>(pearls, named<Pearl>); });
  shown.offer = in.items<PearlSet>(in.at("offer"), named<Pearl>);
  shown.bag = in.items<PearlSet>(in.at("bag"), named<Pearl>);
  return shown;
}

Result<Outcome, std::string> parse_deal(const Setup& setup, OutcomeWords words) {
  const auto each = static_cast<std::size_t>(setup.hand);
  if (words.size() != each * static_cast<std::size_t>(setup.seats)) {
    return failure("expected " + std::to_string(setup.hand) + " dives for each seat");
  }
  Outcome outcome;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto card = named<Card>(words[i]);
    if (!card) return failure("'" + shortened(words[i], 20) + "' is not a dive");
    outcome.hands[i / each].add(*card);
  }
  return outcome;
}

}  // namespace

const OptionSpecs& PearlsNotation::options() {
  static const OptionSpecs specs = {{"hand", {std::int64_t{7}, std::int64_t{5}}},
                                    {"ties", {std::string("wait"), std::string("sink")}}};
  return specs;
}

Result<Setup, std::string> PearlsNotation::setup(int seats, const Options& options, const DataFiles&) {
  return Setup{seats, static_cast<int>(options.number("hand")), options.word("ties") == "sink"};
}

std::string_view PearlsNotation::phase(const State& state) { return kPhases[static_cast<std::size_t>(state.phase)]; }

Due PearlsNotation::due(const State& state) {
  return state.phase == Phase::kDeal ? Due{"deal", true} : Due{"pearl", false};
}

std::string PearlsNotation::move(const Setup&, Move move) { return std::string(kDive) + name(move); }

std::optional<Move> PearlsNotation::parse_move(const Setup&, std::string_view text) {
  return text.starts_with(kDive) ? named<Card>(text.substr(kDive.size())) : std::nullopt;
}

std::string PearlsNotation::outcome(const Setup&, const Outcome& outcome) {
  if (outcome.hands[0].is_empty()) return name(outcome.pearl);
  std::vector<std::string> words;
  for (const CardSet hand : outcome.hands)
    for (const Card card : hand) words.push_back(name(card));
  return join(words, " ");
}

Result<Outcome, std::string> PearlsNotation::parse_outcome(const Setup& setup, const State& state, OutcomeWords words) {
  if (state.phase == Phase::kDeal) return parse_deal(setup, words);
  const auto pearl = named<Pearl>(words.front());
  if (!pearl) return failure("'" + shortened(words.front(), 20) + "' is not a pearl");
  return Outcome{.pearl = *pearl};
}

std::string PearlsNotation::view(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  const State& shown = view.shown;
  JsonText out(512);
  out.object([&] {
    put_common(out, phase(shown), view.to_act, Pearls::is_over(shown), view.winners);
    out.key("hands").list_of(setup.seats, [&](std::size_t i) { write_hand(out, view, i); });
    out.key("dives").list_of(setup.seats, [&](std::size_t i) {
      shown.dives[i].is_empty() ? out.null() : out.text(name(shown.dives[i].first()));
    });
    out.key("won").list_of(setup.seats, [&](std::size_t i) { write(out, shown.won[i]); });
    write(out.key("offer"), shown.offer);
    write(out.key("bag"), shown.bag);
    write(out.key("gone"), knowledge.gone);
  });
  return std::move(out).take();
}

std::string PearlsNotation::sight(const Setup& setup, const Sight& sight) {
  if (sight.phase == Phase::kDeal) return "* deal";
  if (sight.phase == Phase::kPearl) return "* pearl " + name(sight.pearl);
  std::vector<std::string> dives;
  for (const Seat seat : SeatSet::first_n(setup.seats))
    for (const Card card : sight.dives[at(seat)]) dives.push_back(seat_name(seat) + " " + move(setup, card));
  return dives.empty() ? seat_name(sight.seat) + " ?" : join(dives, "; ");
}

std::optional<std::string> PearlsNotation::hear(const Setup& setup, Knowledge& knowledge, std::string_view told,
                                                const boost::json::object& shown) {
  if (!told.starts_with("* ") && !parse_said(told, setup.seats)) return "'" + shortened(told, 60) + "' is no step";
  ViewReader in(shown, setup.seats);
  View& view = knowledge.view;
  view.to_act = in.seats(in.at("to_act"));
  view.winners = in.seats(in.at("winners"));
  view.shown = read_shown(setup, view.viewer.seat(), in);
  view.cards = view.shown.hands[at(view.viewer.seat())].size();
  knowledge.gone = in.items<CardSet>(in.at("gone"), named<Card>);
  return in.fault();
}

std::size_t PearlsNotation::scorings(const Knowledge& knowledge) {
  return Pearls::is_over(knowledge.view.shown) ? 1 : 0;
}

Scoring PearlsNotation::scoring(const Setup& setup, const Knowledge& knowledge) {
  Scoring scoring;
  for (const Seat seat : SeatSet::first_n(setup.seats)) {
    const PearlSet won = knowledge.view.shown.won[at(seat)];
    scoring.push_back({"pearls.score.pearls", SeatSet::of(seat), points(won), won.size(), names(won)});
  }
  return scoring;
}

std::string_view PearlsNotation::explain(std::string_view key) { return sentence(kSentences, key); }

}  // namespace septem
