#include "notation/pearls.h"

#include "notation/explain.h"
#include "notation/json_text.h"
#include "notation/pearls_names.h"
#include "notation/text.h"

namespace septem {
namespace {

using namespace pearls;

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

void write_dive(JsonText& out, CardSet dive) { dive.is_empty() ? out.null() : out.text(name(dive.first())); }

std::string not_a(std::string_view what, std::string_view word) {
  return "'" + std::string(word.substr(0, 20)) + "' is not a " + std::string(what);
}

Result<Outcome, std::string> parse_deal(const Setup& setup, OutcomeWords words) {
  const auto each = static_cast<std::size_t>(setup.hand);
  if (words.size() != each * static_cast<std::size_t>(setup.seats)) {
    return failure("expected " + std::to_string(setup.hand) + " dives for each seat");
  }
  Outcome outcome;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto card = named<Card>(words[i]);
    if (!card) return failure(not_a("dive", words[i]));
    outcome.hands[i / each].add(*card);
  }
  return outcome;
}

}  // namespace

const OptionSpecs& PearlsNotation::options() {
  static const OptionSpecs specs = {
      {"hand", {std::int64_t{7}, std::int64_t{5}}},
      {"ties", {std::string("wait"), std::string("sink")}},
  };
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
  if (!pearl) return failure(not_a("pearl", words.front()));
  return Outcome{.pearl = *pearl};
}

std::string PearlsNotation::view(const Setup& setup, const Knowledge& knowledge) {
  const View& view = knowledge.view;
  const State& shown = view.shown;
  JsonText out(512);
  out.object([&] {
    put_common(out, phase(shown), view.to_act, Pearls::is_over(shown), view.winners);
    out.key("hands").list_of(setup.seats, [&](std::size_t i) { write_hand(out, view, i); });
    out.key("dives").list_of(setup.seats, [&](std::size_t i) { write_dive(out, shown.dives[i]); });
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
