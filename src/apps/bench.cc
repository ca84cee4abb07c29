#include "apps/bench.h"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdio>
#include <string>
#include <vector>

#include "apps/data_commands.h"
#include "apps/exit_codes.h"
#include "apps/game_names.h"
#include "arena/bench.h"
#include "arena/questions.h"
#include "arena/stops.h"
#include "arena/variants.h"
#include "arena/work_speed.h"
#include "engine/catalogue.h"

namespace septem {
namespace {

namespace json = boost::json;

class Report {
 public:
  explicit Report(bool is_json) : is_json_(is_json) {}

  void yardstick(double nanoseconds) {
    yardstick_ = nanoseconds;
    if (!is_json_)
      fmt::print("one random number: {:.2f} ns (the yardstick: ratios to it compare between machines)\n", nanoseconds);
  }

  void playouts_head(std::string_view game) {
    if (is_json_) return;
    fmt::print("\n{}: random games\n{:<52}{:>12}{:>12}{:>11}{:>11}  {:<17}{}\n", game, "variant", "moves/s", "rounds/s",
               "games/s", "move/rnd", "signature", "checksum");
  }

  void playouts(std::string_view game, const std::string& variant, const PlayoutSpeed& speed) {
    const auto per_second = [&](std::uint64_t count) { return static_cast<double>(count) / speed.seconds; };
    const double ratio = 1e9 / per_second(speed.moves) / yardstick_;
    if (is_json_) {
      playouts_.push_back(json::object{{"game", game},
                                       {"variant", variant},
                                       {"moves_per_second", per_second(speed.moves)},
                                       {"rounds_per_second", per_second(speed.rounds)},
                                       {"games_per_second", per_second(speed.games)},
                                       {"move_to_random_number", ratio},
                                       {"games", speed.games},
                                       {"signature", fmt::format("{:016x}", speed.signature)},
                                       {"checksum", fmt::format("{:016x}", speed.checksum)}});
      return;
    }
    fmt::print("{:<52}{:>12.0f}{:>12.0f}{:>11.0f}{:>11.1f}  {:016x} {:016x}\n", variant, per_second(speed.moves),
               per_second(speed.rounds), per_second(speed.games), ratio, speed.signature, speed.checksum);
    std::fflush(stdout);
  }

  void costs_head(std::string_view game) {
    if (!is_json_) fmt::print("\n{}: costs of one call, all seats taken, default options\n", game);
  }

  void cost(std::string_view game, std::string_view call, const Cost& cost) {
    if (is_json_) {
      costs_.push_back(json::object{{"game", game},
                                    {"call", call},
                                    {"nanoseconds", cost.nanoseconds},
                                    {"to_random_number", cost.nanoseconds / yardstick_},
                                    {"checksum", fmt::format("{:016x}", cost.checksum)}});
      return;
    }
    fmt::print("{:<52}{:>9.1f} ns  {:016x}\n", call, cost.nanoseconds, cost.checksum);
  }

  void work_head(std::string_view game, int seats) {
    if (is_json_) return;
    fmt::print("\n{}: work of bots in the middle of a round, {} seats, default options, one core\n", game, seats);
  }

  void work(std::string_view game, int seats, std::string_view bot, const WorkSpeed& speed) {
    if (is_json_) {
      works_.push_back(json::object{{"game", game},
                                    {"seats", seats},
                                    {"bot", bot},
                                    {"per_second", speed.per_second},
                                    {"checksum", fmt::format("{:016x}", speed.checksum)}});
      return;
    }
    fmt::print("{:<40}{:>12.0f} a second  {:016x}\n", bot, speed.per_second, speed.checksum);
    std::fflush(stdout);
  }

  void stops_head(std::string_view game, int seats) {
    if (is_json_) return;
    fmt::print("\n{}: from the request to stop to the bot's answer, {} seats, default options\n", game, seats);
  }

  /// `during` says what the bot was stopped in.
  void stops(std::string_view game, int seats, std::string_view bot, std::string_view during,
             const StopDelays& delays) {
    if (is_json_) {
      stops_.push_back(json::object{{"game", game},
                                    {"seats", seats},
                                    {"bot", bot},
                                    {"during", during},
                                    {"caught", delays.caught},
                                    {"p50_ms", delays.median},
                                    {"p99_ms", delays.p99},
                                    {"max_ms", delays.longest}});
      return;
    }
    fmt::print("{:<40}{:>8} caught  p50 {:>7.4f} ms  p99 {:>7.4f} ms  max {:>7.4f} ms\n",
               fmt::format("{}, {}", bot, during), delays.caught, delays.median, delays.p99, delays.longest);
  }

  void finish() {
    if (!is_json_) return;
    const json::object all{{"random_number_nanoseconds", yardstick_},
                           {"playouts", playouts_},
                           {"costs", costs_},
                           {"work", works_},
                           {"stops", stops_}};
    fmt::print("{}\n", json::serialize(all));
  }

 private:
  bool is_json_;
  double yardstick_ = 1;
  json::array playouts_;
  json::array costs_;
  json::array works_;
  json::array stops_;
};

template <Notated G>
void bench_playouts(const BenchOrder& order, Report& report) {
  const OptionSpecs& specs = Notation<G>::options();
  report.playouts_head(G::kId);
  for (const GameVariant& variant : all_variants(*find_game(G::kId))) {
    const auto setup = Notation<G>::setup(variant.seats, variant.options, NoDataFiles());
    report.playouts(G::kId, variant_name(specs, variant), measure_playouts<G>(*setup, order.seconds));
  }
}

template <Notated G>
void bench_costs(const BenchOrder& order, Report& report) {
  const auto setup = Notation<G>::setup(G::kMaxSeats, Options(Notation<G>::options()), NoDataFiles());
  const auto positions = random_positions<G>(*setup, 1000);
  const auto cost = [&](std::string_view call, auto work) {
    report.cost(G::kId, call, measure<G>(positions, order.seconds, work));
  };
  report.costs_head(G::kId);
  typename G::MoveList moves;
  cost("legal_moves", [&](const Position<G>& at, Rng&) {
    moves.clear();
    G::legal_moves(*setup, at.state, at.seat, moves);
    return moves.size();
  });
  cost("copy and apply", [&](const Position<G>& at, Rng&) {
    typename G::State state = at.state;
    G::apply(*setup, state, at.seat, at.move);
    return G::to_act(*setup, state).bits();
  });
  typename G::View last{};
  cost("view", [&](const Position<G>& at, Rng&) {
    typename G::View view = G::view(*setup, at.state, at.seat);
    std::swap(view, last);
    return view == last ? 1U : 0U;  // looks at every part of it, so that all of it is made
  });
  cost("view as JSON text",
       [&](const Position<G>& at, Rng&) { return Notation<G>::view(*setup, at.knowledge).size(); });
  cost("sample",
       [&](const Position<G>& at, Rng& rng) { return G::to_act(*setup, G::sample(*setup, at.knowledge, rng)).bits(); });
  report.cost(G::kId, "question to a bot", measure_asking(*find_game(G::kId), G::kMaxSeats, order.seconds));
}

template <Notated G>
void bench_work(const BenchOrder& order, Report& report, int seats) {
  const auto setup = Notation<G>::setup(seats, Options(Notation<G>::options()), NoDataFiles());
  report.work_head(G::kId, seats);
  for (const std::string_view bot : {"flat", "textbook", "search"}) {
    report.work(G::kId, seats, bot, measure_work<G>(*setup, bot, order.seconds));
  }
}

template <Notated G>
void bench_stops(Report& report, int seats) {
  const auto setup = Notation<G>::setup(seats, Options(Notation<G>::options()), NoDataFiles());
  const auto positions = random_positions<G>(*setup, 2000);
  report.stops_head(G::kId, seats);
  const auto questions = random_questions(*find_game(G::kId), seats, 2000);
  for (const std::string_view bot : kBotNames) {
    report.stops(G::kId, seats, bot, "thought", measure_bot_stops<G>(*setup, positions, bot));
    report.stops(G::kId, seats, bot, "question and thought", measure_question_stops(questions, std::string(bot)));
  }
}

struct BenchGame {
  const BenchOrder& order;
  Report& report;
  template <Notated G>
  void operator()() const {
    if (!order.game.empty() && order.game != G::kId) return;
    bench_playouts<G>(order, report);
    bench_costs<G>(order, report);
    for (const int seats : {G::kMinSeats, G::kMaxSeats}) bench_work<G>(order, report, seats);
    for (const int seats : {G::kMinSeats, G::kMaxSeats}) bench_stops<G>(report, seats);  // few have endings to work out
  }
};

}  // namespace

int run_bench(const BenchOrder& order) {
  const bool is_known = order.game.empty() || find_game(order.game);
  if (!is_known) return fail("there is no game '" + order.game + "'; there are: " + game_names(), kUsage);
  Report report(order.is_json);
  report.yardstick(nanoseconds_per_random_number());
  Catalogue::for_each(BenchGame{order, report});
  report.finish();
  return 0;
}

}  // namespace septem
