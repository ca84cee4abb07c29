// One whole game between players. Nothing is kept but the state and what those seats know who ask for it: no steps, no text and, with
// bots that allocate nothing, no allocation for any move.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "arena/deal_result.h"
#include "arena/player.h"

namespace septem {

/// Sees nothing of a game: for who wants the result alone.
template <Game G>
struct NoWatch {
  void begin(const typename G::Setup&, const typename G::State&) {}
  template <class... Step>
  void step(const typename G::Setup&, const typename G::State&, const typename G::State&, const Step&...) {}
  void decide(const Question<G>&, const Thought<G>&) {}
};

/// Room for what the seats know, made once for many games.
template <Game G>
using Memory = std::array<typename G::Knowledge, Seat::kMaxPlayers>;

template <Game G>
struct GameOrder {
  const typename G::Setup& setup;
  Seed chance{};                        ///< the same seed, the same cards
  Seed luck{};                          ///< of the players; seat n has stream n
  std::span<Player<G>* const> players;  ///< one for each seat
  std::span<Effort* const> efforts;     ///< of each seat; none where the game is not timed
  StopToken stop{};
};

template <Game G, class Watch>
class PlayedGame {
 public:
  PlayedGame(const GameOrder<G>& order, Memory<G>& memory, Watch& watch)
      : order_(order), setup_(order.setup), memory_(memory), watch_(watch), state_(G::begin(order.setup)) {
    luck_.reserve(Seat::kMaxPlayers);
    for (const Seat seat : SeatSet::first_n(setup_.seats)) {
      luck_.push_back(order.luck.stream(static_cast<std::uint64_t>(seat.index())));
      player(seat).begin(setup_, seat, order_.stop);
      if (!player(seat).is_knowing()) continue;
      knowing_.add(seat);
      known(seat) = G::know(setup_, G::view(setup_, state_, seat));
    }
    watch_.begin(setup_, state_);
  }

  /// Nothing when it was stopped.
  std::optional<GameResult> play() {
    GameResult result;
    while (!G::is_over(state_) && !result.forfeit) {
      if (order_.stop.is_stopped()) return std::nullopt;
      if (G::is_chance_due(setup_, state_)) {
        Rng rng = order_.chance.stream(outcomes_++);
        advance(G::draw(setup_, state_, rng));
      } else {
        decide(G::to_act(setup_, state_).first(), result);
      }
    }
    for (const Seat seat : knowing_) player(seat).end(setup_, known(seat));
    if (!result.forfeit) result.returns = G::returns(setup_, state_);
    // A bot that was stopped while it thought may have answered anything.
    return order_.stop.is_stopped() ? std::nullopt : std::optional(std::move(result));
  }

 private:
  using Clock = std::chrono::steady_clock;

  Player<G>& player(Seat seat) const { return *order_.players[static_cast<std::size_t>(seat.index())]; }
  typename G::Knowledge& known(Seat seat) { return memory_[static_cast<std::size_t>(seat.index())]; }

  void decide(Seat seat, GameResult& result) {
    moves_.clear();
    G::legal_moves(setup_, state_, seat, moves_);
    const Question<G> question{setup_, state_, known(seat),
                               moves_, seat,   luck_[static_cast<std::size_t>(seat.index())]};
    const auto thought = ask(question);
    if (!thought) {
      result.forfeit = Forfeit{seat, thought.error()};
      return;
    }
    watch_.decide(question, *thought);
    ++result.moves;
    advance(seat, thought->move);
  }

  Result<Thought<G>, std::string> ask(const Question<G>& question) {
    if (order_.efforts.empty()) return player(question.seat).decide(question);
    const Clock::time_point start = Clock::now();
    auto thought = player(question.seat).decide(question);
    const Clock::time_point end = Clock::now();
    if (thought) {
      *order_.efforts[static_cast<std::size_t>(question.seat.index())] += {
          1, thought->work, std::chrono::nanoseconds(end - start).count()};
    }
    return thought;
  }

  template <class... Step>
  void advance(const Step&... step) {
    const typename G::State before = state_;
    G::apply(setup_, state_, step...);
    for (const Seat seat : knowing_) {
      const typename G::Sight sight = G::sight(setup_, before, step..., seat);
      G::learn(setup_, known(seat), sight, G::view(setup_, state_, seat));
      player(seat).see(setup_, sight);
    }
    watch_.step(setup_, before, state_, step...);
  }

  const GameOrder<G>& order_;
  const typename G::Setup& setup_;
  Memory<G>& memory_;
  Watch& watch_;
  typename G::State state_;
  typename G::MoveList moves_;
  std::vector<Rng> luck_;
  SeatSet knowing_{};
  std::uint64_t outcomes_ = 0;
};

}  // namespace septem
