// Many tables of one game.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "python/module/crew.h"
#include "python/module/tables.h"
#include "python/module/typed_table.h"

namespace septem::python {

template <Hearable G>
class TypedTables final : public Tables {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Move = typename G::Move;
  using Knowledge = typename G::Knowledge;

  TypedTables(Setup setup, TablesOrder order, std::size_t features)
      : setup_(std::move(setup)), order_(std::move(order)), features_(features), crew_(order_.threads) {
    make_room();
    reset(order_.seed);
  }

  bool has_knowing_opponents() const override { return !knowing_.is_empty(); }

  void reset(std::uint64_t seed) override {
    crew_.share(size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t at = from; at < to; ++at) {
        slots_[at].rng = Seed{{seed, at, 0, 0}}.stream(0);
        forget_result(at);
        begin(at);
        go_on(at);
      }
    });
  }

  MaybeFault step(std::span<const std::int64_t> choices) override {
    if (auto fault = why_not(choices)) return fault;
    crew_.share(size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t at = from; at < to; ++at) {
        forget_result(at);
        if (actors()[at] < 0) [[unlikely]]
          continue;
        decide(at, slots_[at].moves[static_cast<std::size_t>(choices[at])]);
      }
    });
    return std::nullopt;
  }

  MaybeFault step_numbers(std::span<const std::int64_t> numbers) override {
    if (numbers.size() != size()) return wrong_size(numbers.size());
    std::atomic<std::size_t> first_wrong = size();
    crew_.share(size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t at = from; at < to; ++at) {
        if (actors()[at] < 0) continue;
        const auto move = legal_move(at, numbers[at]);
        if (move) moves_[at] = *move;
        if (!move) return lower(first_wrong, at);
      }
    });
    if (first_wrong < size()) return at_table(first_wrong, legal_move(first_wrong, numbers[first_wrong]).error());
    crew_.share(size(), [&](std::size_t from, std::size_t to) {
      for (std::size_t at = from; at < to; ++at) {
        forget_result(at);
        if (actors()[at] >= 0) decide(at, moves_[at]);
      }
    });
    return std::nullopt;
  }

  Result<std::vector<std::int64_t>, Fault> numbers(std::span<const std::int64_t> choices) const override {
    if (auto fault = why_not(choices)) return failure(std::move(*fault));
    std::vector<std::int64_t> numbers(size(), -1);
    for (std::size_t at = 0; at < size(); ++at) {
      if (actors()[at] < 0) continue;
      numbers[at] = G::number_of(setup_, G::view(setup_, slots_[at].state, actor(at)),
                                 slots_[at].moves[static_cast<std::size_t>(choices[at])]);
    }
    return numbers;
  }

  MaybeFault set(std::size_t at, const Table& table) override {
    const auto* same = dynamic_cast<const TypedTable<G>*>(&table);
    if (!same || at >= size())
      return Fault{Code::kBadParams, "there is no such table, or the state is of another game"};
    Match<G> match = same->match();
    slots_[at].state = match.state();
    for (const Seat seat : SeatSet::first_n(setup_.seats)) {
      if (order_.is_observed) watches_[at].begin(setup_, seat, match.knowledge(seat));
      if (knowing_.has(seat)) known(at, seat) = match.knowledge(seat);
    }
    forget_result(at);
    go_on(at);
    return std::nullopt;
  }

 private:
  struct Slot {
    State state{};
    typename G::MoveList moves{};
    Rng rng{0};
  };

  void make_room() {
    const auto seats = static_cast<std::size_t>(setup_.seats);
    Arrays& all = changing();
    all.counts.resize(order_.count);
    all.actors.resize(order_.count, -1);
    all.dones.resize(order_.count);
    all.returns.resize(order_.count * seats);
    all.points.resize(order_.count * seats);
    const bool masks_too = order_.is_observed && order_.has_masks_in_observations;
    if (order_.is_observed) all.feature_count = features_ + (masks_too ? std::size_t{G::kMoves} : 0);
    all.features.resize(order_.count * all.feature_count);
    if (order_.is_masked) all.masks.resize(order_.count * std::size_t{G::kMoves});
    slots_.resize(order_.count);
    moves_.resize(order_.count);
    if (order_.is_observed) watches_.resize(order_.count);
    order_.opponents.resize(seats);
    for (std::size_t i = 0; i < seats; ++i) {
      if (order_.opponents[i] && make_bot<G>(order_.opponents[i]->name)->is_knowing())
        knowing_.add(Seat::from_index(static_cast<int>(i)));
    }
    if (!knowing_.is_empty()) known_.resize(order_.count * seats);
    is_remembering_ = order_.is_observed || !knowing_.is_empty();
  }

  const std::vector<std::int8_t>& actors() const { return arrays().actors; }
  Seat actor(std::size_t at) const { return Seat::from_index(actors()[at]); }
  Knowledge& known(std::size_t at, Seat seat) {
    return known_[at * static_cast<std::size_t>(setup_.seats) + static_cast<std::size_t>(seat.index())];
  }

  MaybeFault wrong_size(std::size_t given) const {
    return Fault{Code::kBadParams, "there are " + std::to_string(size()) + " tables, and " + std::to_string(given) +
                                       " numbers were given"};
  }
  static Fault at_table(std::size_t at, Fault fault) {
    fault.message = "table " + std::to_string(at) + ": " + fault.message;
    return fault;
  }
  MaybeFault why_not(std::span<const std::int64_t> choices) const {
    if (choices.size() != size()) return wrong_size(choices.size());
    const auto& counts = arrays().counts;
    std::size_t wrong = 0;
    for (std::size_t at = 0; at < size(); ++at)
      wrong += static_cast<std::uint64_t>(choices[at]) < static_cast<std::uint64_t>(counts[at]) ? 0 : 1;
    if (wrong == 0) return std::nullopt;
    for (std::size_t at = 0; at < size(); ++at) {
      if (actors()[at] < 0 || (choices[at] >= 0 && choices[at] < counts[at])) continue;
      return at_table(at, {Code::kBadParams, "choice " + std::to_string(choices[at]) + " is none of the " +
                                                 std::to_string(counts[at]) + " legal moves"});
    }
    return std::nullopt;
  }
  Result<Move, Fault> legal_move(std::size_t at, std::int64_t number) const {
    const State& state = slots_[at].state;
    const auto move = move_of<G>(setup_, state, actor(at), number);
    if (!move) return move;
    const auto objection = G::why_illegal(setup_, state, actor(at), *move);
    if (objection)
      return failure(Fault{Code::kIllegalAction, std::string(Notation<G>::explain(objection->why)), *objection});
    return move;
  }
  static void lower(std::atomic<std::size_t>& least, std::size_t at) {
    std::size_t seen = least;
    while (at < seen && !least.compare_exchange_weak(seen, at)) {
    }
  }

  void decide(std::size_t at, const Move& move) {
    take(at, actor(at), move);
    go_on(at);
  }

  template <class... Step>
  void take(std::size_t at, const Step&... step) {
    State& state = slots_[at].state;
    if (!is_remembering_) return G::apply(setup_, state, step...);
    const State before = state;
    G::apply(setup_, state, step...);
    if (order_.is_observed) watches_[at].step(setup_, before, state, step...);
    for (const Seat seat : knowing_) follow<G>(setup_, known(at, seat), seat, before, state, step...);
  }

  void begin(std::size_t at) {
    State& state = slots_[at].state;
    state = G::begin(setup_);
    if (order_.is_observed) watches_[at].begin(setup_, state);
    for (const Seat seat : knowing_) known(at, seat) = G::know(setup_, G::view(setup_, state, seat));
  }

  /// Until somebody outside has a decision to make.
  void go_on(std::size_t at) {
    Slot& slot = slots_[at];
    while (true) {
      if (G::is_over(slot.state)) [[unlikely]] {
        note_result(at);
        if (!order_.is_reset) return show_end(at);
        begin(at);
      } else if (G::is_chance_due(setup_, slot.state)) [[unlikely]] {
        take(at, G::draw(setup_, slot.state, slot.rng));
      } else {
        const Seat seat = G::to_act(setup_, slot.state).first();
        slot.moves.clear();
        G::legal_moves(setup_, slot.state, seat, slot.moves);
        const auto& opponent = order_.opponents[static_cast<std::size_t>(seat.index())];
        if (!opponent) return show(at, seat);
        take(at, seat, answer(at, seat, *opponent));
      }
    }
  }

  /// A new bot each time: none remembers another table.
  Move answer(std::size_t at, Seat seat, const BotOrder& opponent) {
    Slot& slot = slots_[at];
    const Knowledge& knowledge = knowing_.has(seat) ? known(at, seat) : nothing_;
    return make_bot<G>(opponent.name)->think({setup_, knowledge, seat, &slot.moves}, opponent.limits, slot.rng).move;
  }

  void show(std::size_t at, Seat seat) {
    Arrays& all = changing();
    all.counts[at] = static_cast<std::int32_t>(slots_[at].moves.size());
    all.actors[at] = static_cast<std::int8_t>(seat.index());
    if (order_.is_observed) observe(at, seat);
    if (order_.is_masked) write_mask(at, seat, &all.masks[at * std::size_t{G::kMoves}]);
  }
  void show_end(std::size_t at) {
    Arrays& all = changing();
    all.counts[at] = 0;
    slots_[at].moves.clear();
    if (order_.is_observed) observe(at, Seat::from_index(std::max<int>(all.actors[at], 0)));
    if (order_.is_masked) std::memset(&all.masks[at * std::size_t{G::kMoves}], 0, std::size_t{G::kMoves});
    all.actors[at] = -1;
  }

  void observe(std::size_t at, Seat seat) {
    std::uint8_t* row = &changing().features[at * arrays().feature_count];
    write_features<G>(setup_, watches_[at].facts(setup_, slots_[at].state, seat), row);
    if (order_.has_masks_in_observations) write_mask(at, seat, row + features_);
  }
  void write_mask(std::size_t at, Seat seat, std::uint8_t* mask) const {
    std::memset(mask, 0, std::size_t{G::kMoves});
    const auto& moves = slots_[at].moves;
    const auto view = G::view(setup_, slots_[at].state, seat);
    for (std::size_t i = 0; i < moves.size(); ++i) mask[G::number_of(setup_, view, moves[i])] = 1;
  }

  void note_result(std::size_t at) {
    Arrays& all = changing();
    const Returns returns = G::returns(setup_, slots_[at].state);
    all.dones[at] = 1;
    for (std::size_t i = 0; i < returns.size(); ++i) {
      all.returns[at * returns.size() + i] = returns[i].share;
      all.points[at * returns.size() + i] = returns[i].points;
    }
  }
  void forget_result(std::size_t at) {
    Arrays& all = changing();
    if (all.dones[at] == 0) [[likely]]
      return;
    const auto seats = static_cast<std::size_t>(setup_.seats);
    all.dones[at] = 0;
    std::fill_n(&all.returns[at * seats], seats, 0.0);
    std::fill_n(&all.points[at * seats], seats, 0);
  }

  Setup setup_;
  TablesOrder order_;
  std::size_t features_;
  Crew crew_;
  std::vector<Slot> slots_;
  std::vector<Move> moves_;  ///< of the step that is being checked
  std::vector<Watch<G>> watches_;
  SeatSet knowing_{};             ///< seats whose bot looks at what they know ...
  std::vector<Knowledge> known_;  ///< ... which is this, a seat of a table after the other
  Knowledge nothing_{};
  bool is_remembering_ = false;
};

}  // namespace septem::python
