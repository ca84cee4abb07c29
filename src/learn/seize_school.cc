// Teaches `search` what kept cards and leads are worth in 7 Seize: it plays against itself, and the ends of all rounds are compared with who won in the end.
#include <array>
#include <cmath>
#include <cstdio>
#include <span>
#include <vector>

#include "bots/search/seize_weights.h"
#include "bots/thinking.h"
#include "learn/adam.h"
#include "learn/school.h"
#include "play/match.h"

namespace septem::seize {
namespace {

constexpr std::int64_t kTries = 60;  ///< how much a seat tries before it decides
constexpr int kSteps = 3'000;

/// The end of a round, and what came of it.
struct Example {
  int seats = 0;
  bool is_cursed = false;
  float doubt = 0;    ///< the variance between two collections
  float to_come = 0;  ///< how much the spread counts
  std::array<float, kMaxSeats> worths{};
  std::array<std::size_t, kMaxSeats> kept{};  ///< ranks
  std::array<float, kMaxSeats> shares{};
};

/// The weights in one row.
struct Row {
  std::array<float, kMaxSeats + 1> spread{};  ///< as logarithms: they must stay above 0
  std::array<float, kRanks> kept{};
  std::array<float, kRanks> kept_cursed{};

  std::span<float> all() { return {spread.data(), sizeof(Row) / sizeof(float)}; }
  float& kept_card(const Example& example, std::size_t seat) {
    return (example.is_cursed ? kept_cursed : kept)[example.kept[seat]];
  }
};

Setup any_setup(int number) {
  const std::array booties = {&treasure(), &dominoes9(), &treasure(), &dominoes6()};
  Setup setup{.seats = kMinSeats + number % (kMaxSeats - kMinSeats + 1), .is_cursed = number % 3 == 2};
  setup.booty = *booties[static_cast<std::size_t>(number / 6) % booties.size()];
  return setup;
}

class Lesson {
 public:
  Lesson(int number, std::uint64_t seed) : rng_(seed + static_cast<std::uint64_t>(number)), match_(any_setup(number)) {}

  void play(std::vector<Example>& examples) {
    const std::size_t from = examples.size();
    for (const Seat seat : match_.setup().all_seats()) match_.knowledge(seat);
    while (!match_.is_over()) {
      const Hands kept = match_.state().hands;
      const int round = match_.state().round;
      step();
      if (match_.state().round != round) examples.push_back(example(kept));
    }
    const Returns results = returns(match_.setup(), match_.state());
    for (Example& example : std::span(examples).subspan(from))
      for (std::size_t i = 0; i < results.size(); ++i) example.shares[i] = static_cast<float>(results[i].share);
  }

 private:
  void step() {
    if (match_.is_chance_due()) return match_.take(draw(match_.setup(), match_.state(), rng_));
    const Seat seat = match_.to_act().first();
    Budget budget({.iterations = kTries});
    match_.take(seat, deliberation_.think({match_.setup(), match_.knowledge(seat), seat}, budget, rng_).move);
  }

  Example example(const Hands& kept) const {
    const Setup& setup = match_.setup();
    const State& state = match_.state();
    const Prospects prospects(setup, view(setup, state, setup.player(0)));
    Example example{.seats = setup.seats, .is_cursed = setup.is_cursed};
    for (std::size_t i = 0; i < static_cast<std::size_t>(setup.seats); ++i) {
      example.worths[i] = prospects.worth(state.collections[i]);
      example.kept[i] = static_cast<std::size_t>(kept[i].first().rank());
    }
    example.doubt = prospects.doubt(setup, state);
    example.to_come = prospects.turmoil() * static_cast<float>(kRounds - state.round + 1);
    return example;
  }

  Rng rng_;
  Match<Seize> match_;
  Deliberation<Seize> deliberation_;
};

/// How the loss, the cross-entropy of what was expected and what came, changes with each weight; the loss.
double compare(const Example& example, Row& row, Row& slopes) {
  const auto seats = static_cast<std::size_t>(example.seats);
  const float spread = example.to_come * std::exp(row.spread[seats]);
  const float scale = scale_of(example.doubt + spread);
  std::array<float, kMaxSeats> hopes{};
  float sum = 0;
  for (std::size_t i = 0; i < seats; ++i) {
    hopes[i] = (example.worths[i] - example.worths[0] + row.kept_card(example, i)) / scale;
    sum += std::exp(hopes[i]);
  }
  double loss = 0;
  for (std::size_t i = 0; i < seats; ++i) {
    const float expected = std::exp(hopes[i]) / sum;
    const float error = expected - example.shares[i];
    loss -= static_cast<double>(example.shares[i] * std::log(expected));
    slopes.kept_card(example, i) += error / scale;
    slopes.spread[seats] -= error * hopes[i] * spread / (example.doubt + spread) / 2;
  }
  return loss;
}

Row learn(const std::vector<Example>& examples) {
  Row row;
  Adam adam(row.all().size());
  for (int step = 0; step < kSteps; ++step) {
    Row slopes;
    double loss = 0;
    for (const Example& example : examples) loss += compare(example, row, slopes);
    for (float& slope : slopes.all()) slope /= static_cast<float>(examples.size());
    adam.step(row.all(), slopes.all(), 0.01F, 5);
    if (step % 500 == 0)
      std::fprintf(stderr, "step %d, loss %.5f\n", step, loss / static_cast<double>(examples.size()));
  }
  return row;
}

void print(const char* comment, const char* type, const char* name, std::span<const float> numbers) {
  std::printf("/// %s\ninline constexpr std::array<float, %s> %s = {", comment, type, name);
  for (std::size_t i = 0; i < numbers.size(); ++i)
    std::printf("%s%.3fF", i == 0 ? "" : ", ", static_cast<double>(numbers[i]));
  std::puts("};");
}

void print(const Row& row) {
  std::array<float, kMaxSeats + 1> spread{};
  for (std::size_t i = kMinSeats; i < spread.size(); ++i) spread[i] = std::exp(row.spread[i]);
  std::puts("// What was learned about 7 Seize from games of its own. Written by septem_learn (src/learn).");
  std::puts("#pragma once\n\n#include <array>\n\n#include \"games/seize/setup.h\"\n#include \"games/seize/cards.h\"\n");
  std::puts("namespace septem::seize {\n\n// clang-format off");
  print("By seats: how far two players drift apart in a round, as a variance.", "kMaxSeats + 1", "kSpread", spread);
  print("By rank, in average pieces: what a card that is kept brings.", "kRanks", "kKept", row.kept);
  print("The same in cursed treasure.", "kRanks", "kKeptCursed", row.kept_cursed);
  std::puts("// clang-format on\n\n}  // namespace septem::seize");
}

}  // namespace

void learn_and_print(int games, std::uint64_t seed) {
  std::vector<Example> examples;
  for (int i = 0; i < games; ++i) Lesson(i, seed).play(examples);
  std::fprintf(stderr, "%d games, %zu ends of rounds\n", games, examples.size());
  print(learn(examples));
}

}  // namespace septem::seize
