#include "terminal/play_setup.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/levels/names.h"
#include "notation/text.h"
#include "terminal/faces.h"

namespace septem::terminal {
namespace {

std::string level_words() {
  std::vector<std::string> levels;
  for (const std::string_view level : kLevels) levels.emplace_back(level);
  return join(levels, ", ");
}

std::string bot_name(std::string_view level, int number, int count) {
  const std::string name = capitalised(std::string(level));
  return count > 1 ? fmt::format("{} bot {}", name, number) : name + " bot";
}

Result<std::vector<Sitter>, std::string> seat_everybody(const PlaySetup& setup) {
  std::vector<Sitter> sitters;
  const auto people = std::ranges::count(setup.players, "me");
  std::size_t person = 0;
  for (const std::string& player : setup.players) {
    if (player == "me") {
      const std::string plain = people == 1 ? std::string(kYou) : fmt::format("Player {}", person + 1);
      sitters.push_back({person < setup.names.size() ? setup.names[person] : plain});
      ++person;
    } else if (is_level(player)) {
      const auto count = std::ranges::count(setup.players, player);
      const auto number = std::ranges::count(sitters, player, &Sitter::level) + 1;
      sitters.push_back({bot_name(player, static_cast<int>(number), static_cast<int>(count)), player});
    } else {
      return failure(fmt::format("a seat is for 'me' or a bot ({}), not '{}'", level_words(), player));
    }
  }
  if (people == 0) return failure(std::string("somebody has to play: name 'me' among the players"));
  return sitters;
}

}  // namespace

Result<LocalGame, std::string> open_game(const PlaySetup& setup, const Seed& seed, const DataFiles& files) {
  const GameEntry* entry = find_game(setup.game);
  if (!entry) return failure("there is no game '" + setup.game + "'");
  const int seats = static_cast<int>(setup.players.size());
  if (seats < entry->min_seats || seats > entry->max_seats) {
    return failure(fmt::format("{} has {} to {} seats", entry->title, entry->min_seats, entry->max_seats));
  }
  auto sitters = seat_everybody(setup);
  if (!sitters) return failure(sitters.error());
  const std::vector<std::string_view> given(setup.options.begin(), setup.options.end());
  const auto options = read_options(*entry->options, seats, given);
  if (!options) return failure(options.error());
  auto game = entry->open({seats, *options, seed}, files);
  if (!game) return failure(game.error());
  Players players;
  for (int i = 0; i < seats; ++i)
    players.emplace_back(Seat::from_index(i), (*sitters)[static_cast<std::size_t>(i)].name);
  (*game)->set_players(std::move(players));
  return LocalGame{std::move(*game), std::move(*sitters), seed};
}

std::vector<std::string> me_against(int seats, std::string_view level) {
  std::vector<std::string> players(static_cast<std::size_t>(seats), std::string(level));
  players.front() = "me";
  return players;
}

}  // namespace septem::terminal
