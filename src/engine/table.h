// One game in progress: the steps so far, the state they lead to, and what each viewer who has asked knows.
#pragma once

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/bots.h"
#include "engine/any_game.h"
#include "notation/notation.h"
#include "notation/text.h"

namespace septem {

template <Notated G>
class Table final : public AnyGame {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Move = typename G::Move;
  using Outcome = typename G::Outcome;
  using Knowledge = typename G::Knowledge;
  using Text = Notation<G>;

  Table(Setup setup, Options options, std::optional<Seed> seed)
      : setup_(std::move(setup)), options_(std::move(options)), seed_(seed), state_(G::begin(setup_)), mark_(state_) {
    draw_what_is_due();
  }

  int seats() const override { return setup_.seats; }
  void set_players(Players players) override { players_ = std::move(players); }

  Status status() const override {
    Status status{Text::phase(state_), G::to_act(setup_, state_), G::is_over(state_)};
    if (G::is_chance_due(setup_, state_)) status.due = Text::due(state_).kind;
    return status;
  }

  std::vector<std::string> legal(Seat seat) const override {
    typename G::MoveList moves;
    G::legal_moves(setup_, state_, seat, moves);
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) texts.push_back(Text::move(setup_, moves[i]));
    return texts;
  }

  boost::json::object view(Viewer viewer) override {
    boost::json::object object{{"game", G::kId}, {"seats", setup_.seats}, {"options", options_json(options_)}};
    boost::json::value changing = boost::json::parse(changing_view(viewer));
    for (auto& entry : changing.get_object()) object.emplace(entry.key(), std::move(entry.value()));
    return object;
  }

  std::string changing_view(Viewer viewer) override { return Text::view(setup_, knowledge(viewer)); }

  std::optional<Fault> act(Seat seat, std::string_view action) override {
    if (auto fault = why_not_act(seat)) return fault;
    const auto move = Text::parse_move(setup_, action);
    if (!move) return unreadable(seat, action);
    if (const auto objection = G::why_illegal(setup_, state_, seat, *move)) return illegal(seat, action, *objection);
    mark();
    take({seat, *move});
    draw_what_is_due();
    return std::nullopt;
  }

  std::optional<Fault> chance(const GivenOutcome& given) override {
    if (G::is_over(state_)) return Fault{Code::kGameOver, "the game is over"};
    if (!G::is_chance_due(setup_, state_)) return Fault{Code::kImpossibleOutcome, "no outcome is due"};
    const Due due = Text::due(state_);
    if (given.is_list != due.is_list || (!due.is_list && given.words.size() != 1)) {
      return Fault{Code::kImpossibleOutcome,
                   "outcome '" + std::string(due.kind) + "' is " + (due.is_list ? "a list" : "a single text")};
    }
    const std::vector<std::string_view> words(given.words.begin(), given.words.end());
    const auto outcome = Text::parse_outcome(setup_, state_, words);
    if (!outcome) return Fault{Code::kImpossibleOutcome, outcome.error()};
    if (const auto objection = G::why_impossible(setup_, state_, *outcome)) {
      return Fault{Code::kImpossibleOutcome, std::string(Text::explain(objection->why)), *objection};
    }
    mark();
    take(*outcome);
    return std::nullopt;
  }

  std::optional<Fault> undo() override {
    std::size_t keep = steps_.size();
    if (seed_) {
      while (keep > fixed_ && !steps_[keep - 1].is_move()) --keep;
    }
    if (keep == fixed_) return Fault{Code::kIllegalAction, "there is nothing to take back"};
    go_back_to(keep - 1);
    return std::nullopt;
  }

  void go_on_with(const Seed& seed) override {
    seed_ = seed;
    fixed_ = steps_.size();
    mark();
    draw_what_is_due();
  }

  Result<Choice, Fault> choose(Seat seat, const BotOrder& order, Rng& rng) override {
    if (auto fault = why_not_act(seat)) return failure(std::move(*fault));
    const auto move = septem::choose<G>(order, setup_, knowledge(seat), seat, rng);
    if (!move) {
      const std::vector<std::string> names(kBotNames.begin(), kBotNames.end());
      return failure(Fault{Code::kBadParams,
                           "there is no bot '" + shortened(order.name, 60) + "'; there are: " + join(names, ", ")});
    }
    return Choice{Text::move(setup_, *move), legal(seat).size()};
  }

  BotQuestion question(Seat seat) override {
    SEPTEM_CHECK(G::to_act(setup_, state_).has(seat));
    return [setup = setup_, known = knowledge(seat), seat](const BotOrder& order, Rng& rng) {
      const auto move = septem::choose<G>(order, setup, known, seat, rng);
      return move ? std::optional(Text::move(setup, *move)) : std::nullopt;
    };
  }

  std::vector<std::string> sights(Viewer viewer) const override {
    std::vector<std::string> texts;
    State state = mark_;
    for (std::size_t i = marked_steps_; i < steps_.size(); ++i) {
      texts.push_back(sight_text(state, steps_[i], viewer));
      advance(state, steps_[i]);
    }
    return texts;
  }

  std::size_t undo_depth(Seat seat) const override {
    std::size_t depth = 0;
    for (std::size_t i = steps_.size(); i-- > fixed_;) {
      if (steps_[i].is_move()) ++depth;
      if (steps_[i].is_move() && steps_[i].seat == seat) return depth;
    }
    return 0;
  }

  bool told_nothing(Seat seat) const override {
    if (steps_.size() == fixed_ || !steps_.back().is_move() || steps_.back().seat != seat) return false;
    const Step& step = steps_.back();
    State before = G::begin(setup_);
    const Knowledge known = known_after(steps_.size() - 1, seat, before);
    const auto told = [&](const State& world) {
      Knowledge after_it = known;
      State after = world;
      advance(after, step);
      learn(after_it, seat, world, step, after);
      return Text::view(setup_, after_it);
    };
    // Worlds that the seat could not tell apart before: a difference now is something it learnt.
    constexpr int kWorlds = 24;
    const auto shown = told(before);
    Rng rng(steps_.size());
    for (int i = 0; i < kWorlds; ++i)
      if (told(G::sample(setup_, known, rng)) != shown) return false;
    return true;
  }

  std::string record() const override {
    std::string text = record_head(G::kId, setup_.seats, options_text(options_), players_);
    State state = G::begin(setup_);
    std::vector<Step> moment;  // decisions made at once are written in seat order, whatever the order they came in
    for (const Step& step : steps_) {
      if (!step.is_move()) text += "* " + std::string(Text::due(state).kind) + " " + outcome_text(step) + "\n";
      if (step.is_move()) moment.push_back(step);
      advance(state, step);
      if (!G::has_pending(setup_, state)) write_moment(moment, text);
    }
    write_moment(moment, text);
    if (G::is_over(state_)) text += "result " + join(seat_names(winners()), " ") + "\n";
    return text;
  }

  SeatSet winners() const override { return G::is_over(state_) ? G::winners(setup_, state_) : SeatSet{}; }

 private:
  static constexpr std::uint32_t kNoOutcome = ~std::uint32_t{0};
  static constexpr std::size_t kSpectator = Seat::kMaxPlayers;
  static constexpr std::size_t kReferee = kSpectator + 1;
  static constexpr std::size_t kViewers = kReferee + 1;

  /// A decision, or the number of an outcome; outcomes are big and rare, hence kept apart.
  struct Step {
    Seat seat{};
    Move move{};
    std::uint32_t outcome = kNoOutcome;
    bool is_move() const { return outcome == kNoOutcome; }
  };

  void advance(State& state, const Step& step) const {
    if (step.is_move()) {
      G::apply(setup_, state, step.seat, step.move);
    } else {
      G::apply(setup_, state, outcomes_[step.outcome]);
    }
  }

  void take(const Outcome& outcome) {
    outcomes_.push_back(outcome);
    take(Step{{}, {}, static_cast<std::uint32_t>(outcomes_.size() - 1)});
  }

  void take(const Step& step) {
    const State before = state_;
    advance(state_, step);
    steps_.push_back(step);
    for (std::size_t i = 0; i < kViewers; ++i) {
      if (known_[i]) learn(*known_[i], viewer_at(i), before, step, state_);
    }
  }

  void learn(Knowledge& knowledge, Viewer viewer, const State& before, const Step& step, const State& after) const {
    const auto sight = step.is_move() ? G::sight(setup_, before, step.seat, step.move, viewer)
                                      : G::sight(setup_, before, outcomes_[step.outcome], viewer);
    G::learn(setup_, knowledge, sight, G::view(setup_, after, viewer));
  }

  /// What a viewer knows, worked out from the start at the first question and then kept up to date.
  const Knowledge& knowledge(Viewer viewer) {
    auto& known = known_[index_of(viewer)];
    if (!known) {
      State state = G::begin(setup_);
      known = std::make_unique<Knowledge>(known_after(steps_.size(), viewer, state));
    }
    return *known;
  }
  /// What a viewer knows after the first `count` steps; `state` is the state at the start, and that moment's afterwards.
  Knowledge known_after(std::size_t count, Viewer viewer, State& state) const {
    Knowledge known = G::know(setup_, G::view(setup_, state, viewer));
    for (std::size_t i = 0; i < count; ++i) {
      const State before = state;
      advance(state, steps_[i]);
      learn(known, viewer, before, steps_[i], state);
    }
    return known;
  }
  static std::size_t index_of(Viewer viewer) {
    if (viewer.is_referee()) return kReferee;
    return viewer.is_spectator() ? kSpectator : static_cast<std::size_t>(viewer.seat().index());
  }
  static Viewer viewer_at(std::size_t index) {
    if (index == kReferee) return Viewer::referee();
    return index == kSpectator ? Viewer::spectator() : Viewer(Seat::from_index(static_cast<int>(index)));
  }

  /// Remembers where a change begins, so that `sights` can tell what it brought.
  void mark() {
    mark_ = state_;
    marked_steps_ = steps_.size();
  }

  std::string sight_text(const State& before, const Step& step, Viewer viewer) const {
    if constexpr (SightNotated<G>) {
      return Text::sight(setup_, step.is_move() ? G::sight(setup_, before, step.seat, step.move, viewer)
                                                : G::sight(setup_, before, outcomes_[step.outcome], viewer));
    } else {
      // Without words for sights only who acted is told to the others.
      if (!step.is_move()) return "* " + std::string(Text::due(before).kind);
      return seat_name(step.seat) + " " + (viewer.sees_as(step.seat) ? Text::move(setup_, step.move) : "?");
    }
  }

  /// Each outcome has a stream of its own, so that a game taken back and played again is dealt the same.
  void draw_what_is_due() {
    while (seed_ && G::is_chance_due(setup_, state_)) {
      Rng rng = seed_->stream(outcomes_.size());
      take(G::draw(setup_, state_, rng));
    }
  }

  void go_back_to(std::size_t count) {
    steps_.resize(count);
    outcomes_.resize(static_cast<std::size_t>(
        std::count_if(steps_.begin(), steps_.end(), [](const Step& step) { return !step.is_move(); })));
    state_ = G::begin(setup_);
    for (const Step& step : steps_) advance(state_, step);
    known_ = {};
    mark();
  }

  void write_moment(std::vector<Step>& moment, std::string& text) const {
    std::stable_sort(moment.begin(), moment.end(), [](const Step& a, const Step& b) {
      return std::pair(a.seat, a.move) < std::pair(b.seat, b.move);
    });
    for (const Step& step : moment) text += seat_name(step.seat) + " " + Text::move(setup_, step.move) + "\n";
    moment.clear();
  }
  std::string outcome_text(const Step& step) const { return Text::outcome(setup_, outcomes_[step.outcome]); }

  std::optional<Fault> why_not_act(Seat seat) const {
    if (G::is_over(state_)) return Fault{Code::kGameOver, "the game is over"};
    const SeatSet to_act = G::to_act(setup_, state_);
    if (to_act.has(seat)) return std::nullopt;
    if (G::is_chance_due(setup_, state_)) {
      return Fault{Code::kNotYourMove, "outcome '" + std::string(Text::due(state_).kind) + "' is due first"};
    }
    return Fault{Code::kNotYourMove,
                 "it is not the move of " + seat_name(seat) + " but of " + join(seat_names(to_act), ", ")};
  }

  Fault unreadable(Seat seat, std::string_view action) const {
    return {Code::kIllegalAction, "'" + shortened(action, 60) + "' is not an action of this game; " + examples(seat)};
  }
  Fault illegal(Seat seat, std::string_view action, const Refusal& refusal) const {
    return {Code::kIllegalAction,
            "'" + shortened(action, 60) + "' is refused (" + std::string(refusal.ruling) +
                "): " + std::string(Text::explain(refusal.why)) + "; " + examples(seat),
            refusal};
  }
  /// `legal: G4, C5xR5` or the first few of many.
  std::string examples(Seat seat) const {
    constexpr std::size_t kMost = 8;
    auto actions = legal(seat);
    const std::size_t count = actions.size();
    if (count <= kMost) return "legal: " + join(actions, ", ");
    actions.resize(kMost);
    return "legal: " + join(actions, ", ") + " and " + std::to_string(count - kMost) + " more";
  }

  Setup setup_;
  Options options_;
  std::optional<Seed> seed_;
  Players players_;
  State state_;
  State mark_;                    ///< before the last change
  std::size_t marked_steps_ = 0;  ///< how many steps there were then
  std::size_t fixed_ = 0;         ///< so many steps are not taken back
  std::vector<Step> steps_;
  std::vector<Outcome> outcomes_;
  std::array<std::unique_ptr<Knowledge>, kViewers> known_{};
};

}  // namespace septem
