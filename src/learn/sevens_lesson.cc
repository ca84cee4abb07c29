#include "learn/sevens_lesson.h"

#include "bots/thinking.h"
#include "play/playout.h"

namespace septem::sevens {
namespace {

/// One game in so many has a seat that plays like `greedy`.
constexpr std::uint32_t kOneGreedyIn = 3;

std::size_t slot(Seat seat) { return static_cast<std::size_t>(seat.index()); }

bool happens(float chance, Rng& rng) { return static_cast<float>(rng.next() >> 40) * 0x1p-24F < chance; }

}  // namespace

void Lesson::play(int seats, Rng& rng, std::vector<Example>& examples) {
  const std::size_t from = examples.size();
  begin(seats, rng);
  while (state_.phase != Phase::kOver) {
    if (state_.is_chance_due()) {
      advance(draw(setup_, state_, rng));
      continue;
    }
    if (state_.phase == Phase::kPlay) note_positions(examples);
    const Seat seat = state_.turn;
    advance(seat, decide(seat, rng));
  }
  explain(std::span(examples).subspan(from));
}

void Lesson::begin(int seats, Rng& rng) {
  setup_.seats = seats;
  state_ = sevens::begin(setup_);
  for (const Seat seat : SeatSet::first_n(seats)) known_[slot(seat)] = know(setup_, view(setup_, state_, seat));
  greedy_seats_ = {};
  if (rng.below(kOneGreedyIn) > 0) return;
  greedy_seats_.add(Seat::from_index(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats)))));
}

Move Lesson::decide(Seat seat, Rng& rng) {
  const Problem<Sevens> problem{setup_, known_[slot(seat)], seat};
  if (greedy_seats_.has(seat)) return greedy_.think(problem, {}, rng).move;
  if (happens(slips_, rng)) {
    MoveList moves;
    return random_move<Sevens>(setup_, state_, seat, moves, rng);
  }
  Budget budget({.iterations = kTries});
  if (const auto thought = Handover<Sevens>::think(problem, budget, rng)) return thought->move;
  return deliberation_.think(problem, budget, rng).move;
}

template <class... Step>
void Lesson::advance(const Step&... step) {
  const State before = state_;
  apply(setup_, state_, step...);
  for (const Seat seat : SeatSet::first_n(setup_.seats)) {
    learn(setup_, known_[slot(seat)], sight(setup_, before, step..., seat), view(setup_, state_, seat));
  }
}

void Lesson::note_positions(std::vector<Example>& examples) const {
  for (const Seat seat : SeatSet::first_n(setup_.seats)) examples.push_back({features_of(setup_, state_, seat)});
}

void Lesson::explain(std::span<Example> game) const {
  const auto seats = static_cast<std::size_t>(setup_.seats);
  const Returns results = returns(setup_, state_);
  std::array<float, kMaxSeats> shares{};
  for (std::size_t i = 0; i < seats; ++i) shares[i] = static_cast<float>(results[i].share);
  for (std::size_t i = game.size(); i-- > 0;) {
    float& share = shares[i % seats];
    game[i].share = share;
    share = kForesight * share + (1 - kForesight) * judge_.share(game[i].features);
  }
}

}  // namespace septem::sevens
