// A table of one game, and what is known at it.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/bots.h"
#include "engine/match_game.h"
#include "python/module/table.h"
#include "python/module/watch.h"

namespace septem::python {

/// The number of a legal move, as its mover sees it.
template <Game G>
int number_of(const Match<G>& match, Seat seat, const typename G::Move& move) {
  return G::number_of(match.setup(), G::view(match.setup(), match.state(), seat), move);
}

inline Fault no_such_number(std::int64_t number, int moves) {
  return {Code::kBadParams,
          "move " + std::to_string(number) + " is none of the numbers from 0 to " + std::to_string(moves - 1)};
}

/// What a number stands for at this table; whether that is legal is another question.
template <Game G>
Result<typename G::Move, Fault> move_of(const typename G::Setup& setup, const typename G::State& state, Seat seat,
                                        std::int64_t number) {
  if (number < 0 || number >= G::kMoves) return failure(no_such_number(number, G::kMoves));
  const auto move = G::move_of(setup, G::view(setup, state, seat), static_cast<int>(number));
  if (!move) return failure(Fault{Code::kIllegalAction, "move " + std::to_string(number) + " stands for nothing here"});
  return *move;
}

template <Hearable G>
class TypedKnowing final : public Knowing {
 public:
  TypedKnowing(const Rules& rules, typename G::Setup setup, const typename G::Knowledge& knowledge)
      : rules_(rules), setup_(std::move(setup)), knowledge_(knowledge) {}

  bool equals(const Knowing& other) const override {
    const auto* same = dynamic_cast<const TypedKnowing*>(&other);
    return same && rules_.is_same(same->rules_) && knowledge_ == same->knowledge_;
  }
  std::uint64_t hash() const override { return G::hash(knowledge_); }
  Result<std::unique_ptr<Table>, Fault> sample(Rng& rng) const override;
  Result<std::vector<std::uint8_t>, Fault> observation() const override {
    if (!knowledge_.view.viewer.is_seat()) return failure(Fault{Code::kBadParams, "only seats have observations"});
    std::vector<std::uint8_t> features(rules_.features().size());
    write_features<G>(setup_, Observation<G>::facts(setup_, knowledge_), features.data());
    return features;
  }

 private:
  const Rules& rules_;
  typename G::Setup setup_;
  typename G::Knowledge knowledge_;
};

/// The rules must outlive it.
template <Hearable G>
class TypedTable final : public Table {
 public:
  using Text = Notation<G>;

  TypedTable(const Rules& rules, std::unique_ptr<MatchGame<G>> game) : rules_(rules), game_(std::move(game)) {}

  const Match<G>& match() const { return game_->match(); }

  std::unique_ptr<Table> clone() const override {
    return std::make_unique<TypedTable>(
        rules_, std::make_unique<MatchGame<G>>(Match<G>(match()), rules_.options(), rules_.files()));
  }
  AnyGame& words() override { return *game_; }
  const AnyGame& words() const override { return *game_; }

  std::size_t count_legal(Seat seat) const override { return legal(seat).size(); }
  std::vector<int> legal_numbers(Seat seat) const override {
    const auto moves = legal(seat);
    std::vector<int> numbers;
    if (moves.is_empty()) return numbers;
    const auto view = G::view(setup(), match().state(), seat);
    for (std::size_t i = 0; i < moves.size(); ++i) numbers.push_back(G::number_of(setup(), view, moves[i]));
    return numbers;
  }
  Result<int, Fault> number_of(Seat seat, std::string_view action) const override {
    auto fault = clone()->words().act(seat, action);
    if (fault) return failure(std::move(*fault));
    return python::number_of(match(), seat, *Text::parse_move(setup(), action));
  }
  Result<std::string, Fault> text_of(Seat seat, std::int64_t number) const override {
    const auto move = move_of<G>(setup(), match().state(), seat, number);
    if (!move) return failure(move.error());
    return Text::move(setup(), *move);
  }
  MaybeFault take(Seat seat, std::int64_t number) override {
    const auto move = move_of<G>(setup(), match().state(), seat, number);
    if (!move) return match().to_act().has(seat) ? move.error() : game_->act(seat, std::string_view{});
    return game_->act(seat, *move);
  }

  MaybeFault draw(Rng& rng) override {
    if (!match().is_chance_due()) return no_chance();
    game_->take(G::draw(setup(), match().state(), rng));
    return std::nullopt;
  }
  Result<std::vector<Chance>, Fault> outcomes() const override {
    if (!match().is_chance_due()) return failure(no_chance());
    const auto list = G::outcomes(setup(), match().state());
    std::vector<Chance> outcomes;
    for (std::size_t i = 0; i < list.size(); ++i) outcomes.push_back({Text::outcome(setup(), list[i]), list.ways(i)});
    return outcomes;
  }
  Result<Returns, Fault> returns() const override {
    if (!match().is_over()) return failure(Fault{Code::kBadParams, "the game is not over"});
    return G::returns(setup(), match().state());
  }

  std::vector<StepWords> steps() const override {
    std::vector<StepWords> all;
    match().replay([&](const typename G::State& before, const Step<G>& step, const typename G::State&) {
      if (step.is_move()) {
        all.push_back({seat_name(step.seat), Text::move(setup(), step.move)});
      } else {
        all.push_back({"*", Text::outcome(setup(), match().steps().outcome(step)), Text::due(before).is_list});
      }
    });
    return all;
  }
  std::unique_ptr<Knowing> knowledge(Viewer viewer) const override {
    return std::make_unique<TypedKnowing<G>>(rules_, setup(), game_->knowledge(viewer));
  }

  Result<Verdict, Fault> think(Seat seat, const BotOrder& order, Rng& rng) const override {
    if (!match().to_act().has(seat))
      return failure(Fault{match().is_over() ? Code::kGameOver : Code::kNotYourMove,
                           "seat " + std::to_string(seat.index()) + " has nothing to decide"});
    const auto bot = make_bot<G>(order.name);
    if (!bot) return failure(Fault{Code::kBadParams, "there is no bot '" + order.name + "'"});
    const typename G::Knowledge& knowledge = game_->knowledge(seat);
    if (bot->is_knowing() && !G::is_possible(setup(), knowledge))
      return failure(Fault{Code::kBadParams,
                           "in a sampled state only the seat that it was sampled for remembers enough to ask a bot"});
    const auto moves = legal(seat);
    const Thought<G> thought = bot->think({setup(), knowledge, seat, &moves}, order.limits, rng);
    return verdict(seat, thought);
  }

 private:
  const typename G::Setup& setup() const { return match().setup(); }
  typename G::MoveList legal(Seat seat) const {
    typename G::MoveList moves;
    moves.clear();
    G::legal_moves(setup(), match().state(), seat, moves);
    return moves;
  }
  Fault no_chance() const {
    return match().is_over() ? Fault{Code::kGameOver, "the game is over"}
                             : Fault{Code::kImpossibleOutcome, "no outcome is due"};
  }
  Verdict verdict(Seat seat, const Thought<G>& thought) const {
    Verdict verdict{.number = python::number_of(match(), seat, thought.move),
                    .text = Text::move(setup(), thought.move),
                    .options = {},
                    .line = {},
                    .work = thought.work};
    for (const auto& option : thought.options)
      verdict.options.push_back({python::number_of(match(), seat, option.move), option.value, option.visits});
    for (const auto& move : thought.line) verdict.line.push_back(Text::move(setup(), move));
    return verdict;
  }

  const Rules& rules_;
  std::unique_ptr<MatchGame<G>> game_;
};

template <Hearable G>
Result<std::unique_ptr<Table>, Fault> TypedKnowing<G>::sample(Rng& rng) const {
  const auto& view = knowledge_.view;
  if (view.viewer.is_referee() || !G::is_possible(setup_, knowledge_))
    return failure(
        Fault{Code::kBadParams, "there is nothing to sample: the game is over, or the viewer sees everything"});
  const Match<G> match(setup_, G::sample(setup_, knowledge_, rng), view.viewer, knowledge_);
  return std::make_unique<TypedTable<G>>(rules_,
                                         std::make_unique<MatchGame<G>>(match, rules_.options(), rules_.files()));
}

}  // namespace septem::python
