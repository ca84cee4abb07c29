#include "learn/sevens_lesson.h"

#include "bots/thinking.h"
#include "play/playout.h"

namespace septem::sevens {
namespace {

/// One game in so many has a seat that plays like `greedy`.
constexpr std::uint32_t kOneGreedyIn = 3;

bool happens(float chance, Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24F < chance; }

}  // namespace

void Lesson::play(int seats, Rng& rng, std::vector<Example>& examples) {
  const std::size_t from = examples.size();
  Match<Sevens> match({.seats = seats});
  for (const Seat seat : SeatSet::first_n(seats)) match.knowledge(seat);  // all remember from the start
  choose_greedy_seat(seats, rng);
  while (!match.is_over()) {
    if (match.is_chance_due()) {
      match.take(draw(match.setup(), match.state(), rng));
      continue;
    }
    const State& state = match.state();
    if (state.phase == Phase::kPlay) note_positions(match, examples);
    match.take(state.turn, decide(match, state.turn, rng));
  }
  explain(returns(match.setup(), match.state()), std::span(examples).subspan(from));
}

void Lesson::choose_greedy_seat(int seats, Rng& rng) {
  greedy_seats_ = {};
  if (rng.below(kOneGreedyIn) > 0) return;
  greedy_seats_.add(Seat::from_index(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats)))));
}

Move Lesson::decide(Match<Sevens>& match, Seat seat, Rng& rng) {
  const Problem<Sevens> problem{match.setup(), match.knowledge(seat), seat};
  if (greedy_seats_.has(seat)) return greedy_.think(problem, {}, rng).move;
  if (happens(slips_, rng)) {
    MoveList moves;
    return random_move<Sevens>(match.setup(), match.state(), seat, moves, rng);
  }
  Budget budget({.iterations = kTries});
  if (const auto thought = Handover<Sevens>::think(problem, budget, rng)) return thought->move;
  return deliberation_.think(problem, budget, rng).move;
}

void Lesson::note_positions(const Match<Sevens>& match, std::vector<Example>& examples) {
  for (const Seat seat : SeatSet::first_n(match.setup().seats))
    examples.push_back({features_of(match.setup(), match.state(), seat)});
}

void Lesson::explain(const Returns& results, std::span<Example> game) const {
  const std::size_t seats = results.size();
  std::array<float, kMaxSeats> shares{};
  for (std::size_t i = 0; i < seats; ++i) shares[i] = static_cast<float>(results[i].share);
  for (std::size_t i = game.size(); i-- > 0;) {
    float& share = shares[i % seats];
    game[i].share = share;
    share = kForesight * share + (1 - kForesight) * judge_.share(game[i].features);
  }
}

}  // namespace septem::sevens
