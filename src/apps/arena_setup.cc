#include "apps/arena_setup.h"

#include <charconv>
#include <string_view>
#include <utility>

#include "arena/variants.h"
#include "notation/text.h"

namespace septem {
namespace {

Result<std::vector<BotSpec>, std::string> read_bots(const ArenaOrder& order) {
  std::vector<std::string> texts;
  if (!order.bot_list.empty()) texts = split_bot_list(order.bot_list);
  texts.insert(texts.end(), order.bots.begin(), order.bots.end());
  constexpr std::size_t kMost = 16;
  if (texts.empty() || texts.size() > kMost) return failure(std::string("--bots takes 1 to 16 bots, as greedy,random"));
  std::vector<BotSpec> bots;
  for (const std::string& text : texts) {
    auto bot = parse_bot_spec(text);
    if (!bot) return failure(std::move(bot.error()));
    bots.push_back(std::move(*bot));
  }
  return bots;
}

ContestOrder contest_of(const ArenaOrder& order, std::string_view game, const GameVariant& variant,
                        const std::vector<BotSpec>& bots) {
  return {.game = std::string(game),
          .seats = variant.seats,
          .options = variant.options,
          .bots = bots,
          .seed = order.seed,
          .exec_ms = order.exec_ms,
          .has_categories = !order.out.empty() || !order.report.empty()};
}

/// What one game's name and options stand for.
Result<GameVariant, std::string> named_variant(const ArenaOrder& order, const GameEntry& game) {
  const int seats = order.seats == 0 ? game.min_seats : order.seats;
  if (seats < game.min_seats || seats > game.max_seats) {
    return failure(std::string(game.id) + " takes " + std::to_string(game.min_seats) + " to " +
                   std::to_string(game.max_seats) + " seats");
  }
  auto options = read_options(*game.options, seats,
                              std::vector<std::string_view>(order.options.begin(), order.options.end()));
  if (!options) return failure(std::move(options.error()));
  return GameVariant{seats, std::move(*options)};
}

std::string no_such_game(const std::string& name) {
  std::vector<std::string> names;
  for (const GameEntry& game : game_entries()) names.emplace_back(game.id);
  return "there is no game '" + shortened(name, 60) + "'; there are: " + join(names, ", ") + ", and all";
}

/// The orders of all contests.
Result<std::vector<ContestOrder>, std::string> list_contests(const ArenaOrder& order,
                                                             const std::vector<BotSpec>& bots) {
  std::vector<ContestOrder> orders;
  if (order.game == "all") {
    if (!order.options.empty()) return failure(std::string("all takes every variant, and no options"));
    for (const GameEntry& game : game_entries())
      for (const GameVariant& variant : all_variants(game))
        if (order.seats == 0 || order.seats == variant.seats)
          orders.push_back(contest_of(order, game.id, variant, bots));
    return orders;
  }
  const GameEntry* game = find_game(order.game);
  if (!game) return failure(no_such_game(order.game));
  const auto variant = named_variant(order, *game);
  if (!variant) return failure(variant.error());
  orders.push_back(contest_of(order, game->id, *variant, bots));
  return orders;
}

std::optional<double> read_share(std::string_view text) {
  double share = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), share);
  const bool is_share = error == std::errc{} && end == text.data() + text.size() && share > 0 && share < 1;
  return is_share ? std::optional(share) : std::nullopt;
}

}  // namespace

Result<Contests, std::string> make_contests(const ArenaOrder& order, const DataFiles& files) {
  const auto bots = read_bots(order);
  if (!bots) return failure(bots.error());
  auto orders = list_contests(order, *bots);
  if (!orders) return failure(std::move(orders.error()));
  Contests contests;
  for (ContestOrder& one : *orders) {
    auto contest = make_contest(std::move(one), files);
    if (!contest) return failure(std::move(contest.error()));
    contests.push_back(std::move(*contest));
  }
  return contests;
}

Result<std::optional<Sprt>, std::string> read_sprt(const std::string& text) {
  if (text.empty()) return std::optional<Sprt>{};
  const auto shares = split(text, ',');
  const auto first = read_share(shares[0]);
  const auto second = shares.size() == 2 ? read_share(shares[1]) : std::nullopt;
  if (!first || !second || *first >= *second)
    return failure(std::string("--sprt takes two shares between 0 and 1, the smaller first, as 0.50,0.53"));
  return std::optional(Sprt(*first, *second));
}

}  // namespace septem
