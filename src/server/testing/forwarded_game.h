// A game that asks another one for everything: what a test does differently, it overrides.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/any_game.h"

namespace septem::server::testing {

class ForwardedGame : public AnyGame {
 public:
  explicit ForwardedGame(std::unique_ptr<AnyGame> game) : game_(std::move(game)) {}

  int seats() const override { return game_->seats(); }
  Status status() const override { return game_->status(); }
  std::vector<std::string> legal(Seat seat) const override { return game_->legal(seat); }
  std::string view_head() const override { return game_->view_head(); }
  std::string changing_view(Viewer viewer) const override { return game_->changing_view(viewer); }
  std::string record() const override { return game_->record(); }
  std::vector<Scoring> scorings(Viewer viewer) const override { return game_->scorings(viewer); }
  Foretelling foretell(Seat seat) const override { return game_->foretell(seat); }
  SeatSet winners() const override { return game_->winners(); }
  std::optional<Fault> act(Seat seat, std::string_view action) override { return game_->act(seat, action); }
  std::optional<Fault> chance(const GivenOutcome& outcome) override { return game_->chance(outcome); }
  std::optional<Fault> undo() override { return game_->undo(); }
  Result<Choice, Fault> choose(Seat seat, std::string_view bot, Rng& rng) override {
    return game_->choose(seat, bot, rng);
  }
  BotQuestion question(Seat seat) const override { return game_->question(seat); }
  void rest() const override { game_->rest(); }
  std::size_t steps() const override { return game_->steps(); }
  std::vector<Told> told(Viewer viewer, std::size_t from) const override { return game_->told(viewer, from); }
  std::vector<std::string> sights(Viewer viewer) const override { return game_->sights(viewer); }
  std::size_t undo_depth(Seat seat) const override { return game_->undo_depth(seat); }
  bool told_nothing(Seat seat) const override { return game_->told_nothing(seat); }
  void go_on_with(const Seed& seed) override { game_->go_on_with(seed); }
  void set_players(Players players) override { game_->set_players(std::move(players)); }
  const FileTexts& files() const override { return game_->files(); }

 private:
  std::unique_ptr<AnyGame> game_;
};

}  // namespace septem::server::testing
