// A match behind the interface of all games: text in, text out.
#pragma once

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_game.h"
#include "engine/rebuild.h"
#include "engine/stories.h"
#include "notation/notation.h"
#include "notation/text.h"
#include "play/match.h"
#include "play/told.h"

namespace septem {

template <Hearable G>
class MatchGame final : public AnyGame {
 public:
  using Setup = typename G::Setup;
  using State = typename G::State;
  using Text = Notation<G>;

  MatchGame(Setup setup, Options options, std::optional<Seed> seed, FileTexts files = {})
      : match_(std::move(setup), seed), options_(std::move(options)), files_(std::move(files)), head_(written_head()) {}
  /// A match in progress.
  MatchGame(Match<G> match, Options options, FileTexts files)
      : match_(std::move(match)), options_(std::move(options)), files_(std::move(files)), head_(written_head()) {}

  /// All of it, for who looks back on a game or works on it in Python; nobody who plays sees more of it than AnyGame shows.
  const Match<G>& match() const { return match_; }
  /// What a viewer can know, for Python and tests.
  const typename G::Knowledge& knowledge(Viewer viewer) const { return match_.knowledge(viewer); }

  int seats() const override { return setup().seats; }
  void set_players(Players players) override { players_ = std::move(players); }
  const FileTexts& files() const override { return files_; }

  Status status() const override {
    Status status{Text::phase(state()), match_.to_act(), match_.is_over()};
    if (match_.is_chance_due()) status.due = Text::due(state()).kind;
    return status;
  }

  std::vector<std::string> legal(Seat seat) const override {
    typename G::MoveList moves;
    G::legal_moves(setup(), state(), seat, moves);
    std::vector<std::string> texts;
    texts.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) texts.push_back(Text::move(setup(), moves[i]));
    return texts;
  }

  std::string view_head() const override { return head_; }

  std::string changing_view(Viewer viewer) const override { return Text::view(setup(), match_.knowledge(viewer)); }

  std::optional<Fault> act(Seat seat, std::string_view action) override {
    if (auto fault = why_not_act(seat)) return fault;
    const auto move = Text::parse_move(setup(), action);
    if (!move) return unreadable(seat, action);
    return act(seat, *move);
  }
  std::optional<Fault> act(Seat seat, const typename G::Move& move) {
    if (auto fault = why_not_act(seat)) return fault;
    if (const auto objection = G::why_illegal(setup(), state(), seat, move)) {
      return illegal(seat, Text::move(setup(), move), *objection);
    }
    take(seat, move);
    return std::nullopt;
  }

  std::optional<Fault> chance(const GivenOutcome& given) override {
    if (match_.is_over()) return Fault{Code::kGameOver, "the game is over"};
    if (!match_.is_chance_due()) return Fault{Code::kImpossibleOutcome, "no outcome is due"};
    const Due due = Text::due(state());
    if (given.is_list != due.is_list || (!due.is_list && given.words.size() != 1)) {
      return Fault{Code::kImpossibleOutcome,
                   "outcome '" + std::string(due.kind) + "' is " + (due.is_list ? "a list" : "a single text")};
    }
    const std::vector<std::string_view> words(given.words.begin(), given.words.end());
    const auto outcome = Text::parse_outcome(setup(), state(), words);
    if (!outcome) return Fault{Code::kImpossibleOutcome, outcome.error()};
    if (const auto objection = G::why_impossible(setup(), state(), *outcome)) {
      return Fault{Code::kImpossibleOutcome, std::string(Text::explain(objection->why)), *objection};
    }
    take(*outcome);
    return std::nullopt;
  }
  /// A legal move, or a possible outcome.
  template <class... What>
  void take(const What&... what) {
    match_.take(what...);
    stories_.go_on(match_);
  }

  std::optional<Fault> undo() override {
    if (!match_.take_back()) return Fault{Code::kIllegalAction, "there is nothing to take back"};
    stories_.forget();
    return std::nullopt;
  }

  void go_on_with(const Seed& seed) override {
    match_.go_on_with(seed);
    stories_.go_on(match_);
  }

  Result<Choice, Fault> choose(Seat seat, std::string_view bot, Rng& rng) override {
    if (auto fault = why_not_act(seat)) return failure(std::move(*fault));
    BotQuestion asked = question(seat);
    asked.bot = bot;
    auto advice = think_about<G>(asked, {}, rng);
    if (!advice) return failure(Fault{Code::kBadParams, std::move(advice.error())});
    return Choice{std::move(*advice), legal(seat).size()};
  }

  BotQuestion question(Seat seat) const override {
    SEPTEM_CHECK(match_.to_act().has(seat));
    return {.game = std::string(G::kId),
            .seats = seats(),
            .options = options_json(options_),
            .files = files_,
            .seat = seat,
            .told = stories_.text(match_, seat)};
  }
  void rest() const override { stories_.forget(); }

  std::size_t steps() const override { return match_.steps().size(); }

  std::vector<Told> told(Viewer viewer, std::size_t from) const override {
    if (from + 1 == steps()) return {{sights(viewer).back(), changing_view(viewer)}};
    std::vector<Told> all;
    auto known = match_.knowledge_after(0, viewer);
    std::size_t at = 0;
    match_.replay([&](const State& before, const Step<G>& step, const State& after) {
      match_.learn(known, viewer, before, step, after);
      if (at++ >= from) all.push_back({sight_text(before, step, viewer), Text::view(setup(), known)});
    });
    return all;
  }

  std::vector<std::string> sights(Viewer viewer) const override {
    std::vector<std::string> texts;
    match_.replay_change([&](const State& before, const Step<G>& step, const State&) {
      texts.push_back(sight_text(before, step, viewer));
    });
    return texts;
  }

  std::size_t undo_depth(Seat seat) const override {
    const Steps<G>& steps = match_.steps();
    std::size_t depth = 0;
    for (std::size_t i = steps.size(); i-- > match_.fixed();) {
      if (steps[i].is_move()) ++depth;
      if (steps[i].is_move() && steps[i].seat == seat) return depth;
    }
    return 0;
  }

  bool told_nothing(Seat seat) const override { return septem::told_nothing(match_, seat); }

  std::string record() const override {
    std::string text = record_head(G::kId, seats(), options_, files_, players_);
    std::vector<Step<G>> moment;  // decisions made at once are written in seat order, whatever the order they came in
    match_.replay([&](const State& before, const Step<G>& step, const State& after) {
      if (!step.is_move()) text += "* " + std::string(Text::due(before).kind) + " " + outcome_text(step) + "\n";
      if (step.is_move()) moment.push_back(step);
      if (!G::has_pending(setup(), after)) write_moment(moment, text);
    });
    write_moment(moment, text);
    if (match_.is_over()) text += "result " + join(seat_names(winners()), " ") + "\n";
    return text;
  }

  std::vector<Scoring> scorings(Viewer viewer) const override {
    std::vector<Scoring> all;
    if constexpr (ScoreNotated<G>) {
      auto known = match_.knowledge_after(0, viewer);
      match_.replay([&](const State& before, const Step<G>& step, const State& after) {
        match_.learn(known, viewer, before, step, after);
        if (Text::scorings(known) > all.size()) all.push_back(Text::scoring(setup(), known));
      });
    }
    return all;
  }

  Foretelling foretell([[maybe_unused]] Seat seat) const override {
    if constexpr (ForetellNotated<G>) {
      return Text::foretell(setup(), match_.knowledge(Viewer(seat)));
    } else {
      return {};
    }
  }

  SeatSet winners() const override { return match_.is_over() ? G::winners(setup(), state()) : SeatSet{}; }

 private:
  std::string written_head() const {
    std::string head = R"("game":")" + std::string(G::kId) + R"(","seats":)" + std::to_string(seats()) +
                       R"(,"options":)" + boost::json::serialize(options_json(options_));
    if constexpr (DataNotated<G>) {
      if (const auto own = files_.find(kOwn); own != files_.end()) (head += ',') += Text::own_view(own->second);
    }
    return head;
  }

  const Setup& setup() const { return match_.setup(); }
  const State& state() const { return match_.state(); }

  std::string sight_text(const State& before, const Step<G>& step, Viewer viewer) const {
    return Text::sight(setup(), match_.sight(before, step, viewer));
  }

  void write_moment(std::vector<Step<G>>& moment, std::string& text) const {
    std::stable_sort(moment.begin(), moment.end(), [](const Step<G>& a, const Step<G>& b) {
      return std::pair(a.seat, a.move) < std::pair(b.seat, b.move);
    });
    for (const Step<G>& step : moment) text += seat_name(step.seat) + " " + Text::move(setup(), step.move) + "\n";
    moment.clear();
  }
  std::string outcome_text(const Step<G>& step) const { return Text::outcome(setup(), match_.steps().outcome(step)); }

  std::optional<Fault> why_not_act(Seat seat) const {
    if (match_.is_over()) return Fault{Code::kGameOver, "the game is over"};
    const SeatSet to_act = match_.to_act();
    if (to_act.has(seat)) return std::nullopt;
    if (match_.is_chance_due()) {
      return Fault{Code::kNotYourMove, "outcome '" + std::string(Text::due(state()).kind) + "' is due first"};
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

  // What viewers know and were told is worked out when they ask, and may be forgotten: the game does not change by that.
  mutable Match<G> match_;
  mutable Stories<G> stories_;
  Options options_;
  FileTexts files_;
  std::string head_;
  Players players_;
};

}  // namespace septem
