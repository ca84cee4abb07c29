// A program of somebody's own at a seat of the arena. It is told what its seat sees, and nothing else.
#pragma once

#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "arena/exec/bot_protocol.h"
#include "arena/exec/process.h"
#include "arena/player.h"
#include "notation/notation.h"

namespace septem {

/// The process lives on from game to game, until something goes wrong.
template <SightNotated G>
class ExecPlayer final : public Player<G> {
 public:
  /// `options`: a JSON object. `ms`: how long it may take for an answer, its start included.
  ExecPlayer(std::string command, std::string options, int ms)
      : command_(std::move(command)), options_(std::move(options)), ms_(ms) {}

  bool is_reusable() const override { return process_.is_running() && trouble_.empty(); }

  void begin(const typename G::Setup& setup, Seat seat, const StopToken& stop) override {
    stop_ = stop;
    sights_.clear();
    game_ = {G::kId, setup.seats, options_, seat, ms_};
    is_kept_ = process_.is_running();
    if (is_kept_) {
      trouble_.clear();
      write(game_line(game_));
    }
    if (!process_.is_running()) start();
  }

  void see(const typename G::Setup& setup, const typename G::Sight& sight) override {
    sights_.push_back(Notation<G>::sight(setup, sight));
  }

  Result<Thought<G>, std::string> decide(const Question<G>& question) override {
    auto move = answered(question);
    if (move) return Thought<G>{.move = *move};
    trouble_ = move.error();
    process_.end();
    return failure(trouble_);
  }

  void end(const typename G::Setup& setup, const typename G::Knowledge& knowledge) override {
    if (!trouble_.empty()) return;
    const std::string view = whole_view(game_, Notation<G>::view(setup, knowledge));
    write(over_line({sights_, view}));
  }

 private:
  /// A new process for this game.
  void start() {
    is_kept_ = false;
    trouble_ = process_.start(command_);
    if (trouble_.empty()) write(game_line(game_));
  }
  void write(const std::string& line) {
    if (auto done = process_.write_line(line, deadline(), stop_); !done) trouble_ = told(done.error());
  }
  Process::Clock::time_point deadline() const { return Process::Clock::now() + std::chrono::milliseconds(ms_); }

  /// Says how long was too long.
  std::string told(const std::string& why) const {
    return why == Process::kTooLong ? why + ": more than " + std::to_string(ms_) + " ms" : why;
  }

  Result<typename G::Move, std::string> answered(const Question<G>& question) {
    if (!trouble_.empty()) return failure(trouble_);
    const std::string view = whole_view(game_, Notation<G>::view(question.setup, question.knowledge));
    const std::string ask = ask_line({sights_, view}, texts(question));
    auto line = process_.ask(ask, deadline(), stop_);
    if (!line && is_kept_ && !process_.is_running()) {
      start();
      if (!trouble_.empty()) return failure(trouble_);
      line = process_.ask(ask, deadline(), stop_);
    }
    is_kept_ = false;
    sights_.clear();
    if (!line) return failure(told(line.error()));
    auto action = read_answer(*line);
    if (!action) return failure(std::move(action.error()));
    return legal_move(question, *action);
  }

  static std::vector<std::string> texts(const Question<G>& question) {
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < question.moves.size(); ++i)
      texts.push_back(Notation<G>::move(question.setup, question.moves[i]));
    return texts;
  }

  static Result<typename G::Move, std::string> legal_move(const Question<G>& question, const std::string& action) {
    const auto move = Notation<G>::parse_move(question.setup, action);
    const auto objection = move ? G::why_illegal(question.setup, question.state, question.seat, *move) : Objection{};
    if (move && !objection) return *move;
    return failure(illegal_answer<G>(action, objection));
  }

  std::string command_;
  std::string options_;
  int ms_;
  Process process_;
  BotGame game_{};
  StopToken stop_{};
  std::vector<std::string> sights_;
  std::string trouble_;  ///< why it cannot answer any more
  bool is_kept_ =
      false;  ///< it played earlier games and has not answered in this one: if it is gone, it may begin anew
};

}  // namespace septem
