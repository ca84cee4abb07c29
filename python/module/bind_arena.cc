#include <pybind11/stl.h>

#include <memory>

#include "arena/run.h"
#include "arena/tally.h"
#include "python/module/bind.h"
#include "python/module/convert.h"
#include "python/module/refused.h"
#include "python/module/values.h"

namespace septem::python {
namespace {

constexpr std::int64_t kMostBots = 16;
constexpr std::int64_t kMostDeals = 1'000'000'000;

Seating seating_of(const GameValue& game, std::int64_t bots) {
  if (bots < 1 || bots > kMostBots) refuse("an arena has 1 to " + std::to_string(kMostBots) + " players");
  return {static_cast<int>(bots), game.rules->seats(), game.rules->sides()};
}

std::vector<std::vector<int>> lineups_of(const GameValue& game, py::handle bots) {
  std::vector<std::vector<int>> all;
  for (const Lineup& lineup : lineups(seating_of(game, whole_number(bots, "bots"))))
    all.emplace_back(lineup.begin(), lineup.end());
  return all;
}

/// What many deals say together, and who played them.
struct TallyValue : Blank {
  Seating seating;
  std::vector<Lineup> lineups;
  Tally tally;

  explicit TallyValue(const Seating& who) : seating(who), lineups(septem::lineups(who)), tally(seating, lineups) {}
};

/// A game as Python tells it: each seat's share of the win, its points, how many moves there were.
using GameWords = std::tuple<std::vector<double>, std::vector<int>, int>;

GameResult result_of(const GameWords& words, int seats) {
  const auto& [shares, points, moves] = words;
  if (shares.size() != static_cast<std::size_t>(seats) || points.size() != shares.size())
    refuse("a game has a share and points for each of " + std::to_string(seats) + " seats");
  GameResult result;
  result.moves = moves;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (!(shares[i] >= 0 && shares[i] <= 1)) refuse("a share is a number from 0 to 1");
    result.returns.push_back({shares[i], points[i]});
  }
  return result;
}

void add(TallyValue& value, const std::vector<GameWords>& games) {
  if (games.size() != value.lineups.size())
    refuse("a deal has " + std::to_string(value.lineups.size()) + " games, one for each lineup");
  DealResult deal{.deal = static_cast<std::uint64_t>(value.tally.deals())};
  for (const GameWords& game : games) deal.games.push_back(result_of(game, value.seating.seats));
  deal.efforts.resize(static_cast<std::size_t>(value.seating.bots));
  value.tally.add(deal);
}

py::dict mean_object(const Sample& sample, const Interval& interval) {
  return py::dict(py::arg("mean") = sample.mean(), py::arg("low") = interval.low, py::arg("high") = interval.high,
                  py::arg("count") = sample.count());
}
py::dict share_object(const Sample& sample) { return mean_object(sample, share_interval(sample)); }
py::dict points_object(const Sample& sample) { return mean_object(sample, mean_interval(sample)); }

py::list pairs_object(const Tally& tally) {
  py::list all;
  for (const PairTally& pair : tally.pairs()) {
    all.append(py::dict(py::arg("first") = pair.met.first, py::arg("second") = pair.met.second,
                        py::arg("score") = share_object(pair.met.scores),
                        py::arg("points") = points_object(pair.points)));
  }
  return all;
}

py::list strengths_object(const Tally& tally, int bots) {
  py::list all;
  if (bots < 2 || tally.deals() == 0) return all;
  std::vector<PairScores> scores;
  for (const PairTally& pair : tally.pairs()) scores.push_back(pair.met);
  for (const Strength& strength : fit_strengths(static_cast<std::size_t>(bots), scores))
    all.append(py::dict(py::arg("points") = strength.points, py::arg("low") = strength.interval.low,
                        py::arg("high") = strength.interval.high));
  return all;
}

py::dict summary(const TallyValue& value) {
  const Tally& tally = value.tally;
  py::list seats;
  for (const Sample& seat : tally.seats()) seats.append(share_object(seat));
  py::list bots;
  for (const BotTally& bot : tally.bots()) bots.append(points_object(bot.points));
  return py::dict(py::arg("deals") = tally.deals(), py::arg("games") = tally.games(),
                  py::arg("moves_a_game") = tally.finished() > 0 ? tally.moves_a_game() : 0.0,
                  py::arg("pairs") = pairs_object(tally), py::arg("seats") = seats, py::arg("points") = bots,
                  py::arg("strengths") = strengths_object(tally, value.seating.bots));
}

std::vector<BotSpec> specs_of(const std::vector<std::string>& texts) {
  std::vector<BotSpec> specs;
  for (const std::string& text : texts) {
    auto spec = parse_bot_spec(text);
    if (!spec) refuse(spec.error());
    specs.push_back(std::move(*spec));
  }
  return specs;
}

std::unique_ptr<Contest> contest_of(const GameValue& game, const std::vector<std::string>& bots, std::uint64_t seed) {
  const NoDataFiles none;
  const KeptFiles files(game.rules->files(), none);
  auto contest = make_contest({.game = game.rules->id(),
                               .seats = game.rules->seats(),
                               .options = game.rules->options(),
                               .bots = specs_of(bots),
                               .seed = seed},
                              files);
  if (!contest) refuse(contest.error());
  return std::move(*contest);
}

/// Ctrl-C ends it, as it does everything in Python.
std::unique_ptr<TallyValue> run(const GameValue& game, const std::vector<std::string>& bots, py::handle deals_given,
                                py::handle seed, py::handle threads_given) {
  auto value = std::make_unique<TallyValue>(seating_of(game, static_cast<std::int64_t>(bots.size())));
  const auto contest = contest_of(game, bots, number_from(seed));
  const std::int64_t deals = whole_number(deals_given, "deals");
  const std::int64_t threads = whole_number(threads_given, "threads");
  if (deals < 0 || deals > kMostDeals) refuse("deals are 0 to " + std::to_string(kMostDeals));
  if (threads < 0 || threads > 256) refuse("threads are 0 (all cores) to 256");
  StopSource stop;
  bool is_interrupted = false;
  {
    const py::gil_scoped_release others_may_run;
    run_deals(
        *contest, {0, static_cast<std::uint64_t>(deals), static_cast<unsigned>(threads), stop.token()},
        [&](const DealResult& deal) {
          value->tally.add(deal);
          return true;
        },
        [&] {
          const py::gil_scoped_acquire lock;
          if (is_interrupted || PyErr_CheckSignals() == 0) return;
          is_interrupted = true;
          stop.stop();
        });
  }
  if (is_interrupted) throw py::error_already_set();
  return value;
}

}  // namespace

void bind_arena(py::module_& module) {
  module.def("lineups", &lineups_of, py::arg("game"), py::arg("bots"),
             "Who sits where in the games of one deal: for each game the player of each seat.");
  py::class_<TallyValue>(module, "Tally", "What many deals say together. The deal is the unit.")
      .def(py::init([](const GameValue& game, py::handle bots) {
             return std::make_unique<TallyValue>(seating_of(game, whole_number(bots, "bots")));
           }),
           py::arg("game"), py::arg("bots"))
      .def("add", &add, py::arg("games"),
           "Adds a deal: for each lineup (shares, points, moves) of its game, shares and points one a seat.")
      .def("__reduce__", &cannot_pickle)
      .def("summary", &summary, "Means with 95 % intervals: pairs, seats, points, strengths.");
  module.def("run_arena", &run, py::arg("game"), py::arg("bots"), py::arg("deals"), py::arg("seed") = 1,
             py::arg("threads") = 1, "Bots against bots over the same deals, played without Python.");
}

}  // namespace septem::python
