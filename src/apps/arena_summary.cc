#include "apps/arena_summary.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "apps/forfeit_lines.h"
#include "apps/text_table.h"
#include "arena/figure_text.h"

namespace septem {
namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string bot_name(const Contest& contest, std::size_t bot) { return contest.order().bots[bot].text; }

void add_bots(const Contest& contest, const Tally& tally, std::string& text) {
  const bool is_pair = tally.bots().size() == 2;
  Rows rows{{"bot", "points a seat", "time a move", "work a move", "work a second"}};
  if (is_pair) rows[0].insert(rows[0].begin() + 1, "share of wins");
  for (std::size_t bot = 0; bot < tally.bots().size(); ++bot) {
    const BotTally& told = tally.bots()[bot];
    std::vector<std::string> row{bot_name(contest, bot)};
    if (is_pair) {
      const Sample& scores = tally.pairs()[0].met.scores;
      row.push_back(share_text(bot == 0 ? scores : scores.mirrored()));
    }
    row.push_back(points_text(told.points));
    for (std::string& cell : effort_texts(told.effort)) row.push_back(std::move(cell));
    rows.push_back(std::move(row));
  }
  text += text_table(rows);
  text += lost_games_text(contest, tally);
}

std::string decided_text(const Tally& tally, const PairTally& pair) {
  return fmt::format("{} of {}", pair.decided, tally.deals());
}

void add_pair(const Contest& contest, const Tally& tally, std::string& text) {
  const PairTally& pair = tally.pairs()[0];
  const std::string first = bot_name(contest, pair.met.first);
  const std::string second = bot_name(contest, pair.met.second);
  text += fmt::format("decided deals: {}; points ahead: {}\n", decided_text(tally, pair), points_text(pair.points));
  if (pair.first_alone.count() == 0) return;
  text += fmt::format("one {} among {}: {}; one {} among {}: {}; equals would have {:.3f}\n", first, second,
                      share_text(pair.first_alone), second, first, share_text(pair.second_alone),
                      1.0 / contest.seating().sides);
}

void add_all_pairs(const Contest& contest, const Tally& tally, std::string& text) {
  std::vector<PairScores> met;
  Rows rows{{"pair", "share of wins of the first", "points ahead", "decided deals"}};
  for (const PairTally& pair : tally.pairs()) {
    met.push_back(pair.met);
    rows.push_back({bot_name(contest, pair.met.first) + " - " + bot_name(contest, pair.met.second),
                    share_text(pair.met.scores), points_text(pair.points), decided_text(tally, pair)});
  }
  text += text_table(rows);
  const auto strengths = fit_strengths(tally.bots().size(), met);
  Rows ratings{{"bot", "rating (400: ten times the odds)"}};
  for (std::size_t bot = 0; bot < strengths.size(); ++bot)
    ratings.push_back({bot_name(contest, bot), with_interval(strengths[bot].points, strengths[bot].interval, 0)});
  text += text_table(ratings);
}

/// How long each of the two thought.
std::string times_text(const Tally& tally, const PairTally& pair) {
  return effort_texts(tally.bots()[pair.met.first].effort)[0] + " - " +
         effort_texts(tally.bots()[pair.met.second].effort)[0];
}

void add_seats(const Tally& tally, std::string& text) {
  Rows rows{{"seat", "share of wins"}};
  for (std::size_t seat = 0; seat < tally.seats().size(); ++seat)
    rows.push_back({fmt::format("p{}", seat), share_text(tally.seats()[seat])});
  text += text_table(rows);
}

}  // namespace

std::string summary(const Contest& contest, const Tally& tally) {
  std::string text = fmt::format("{}: {} deals, {} games, {:.1f} moves a game, {} without a single winner\n",
                                 contest_name(contest.order()), tally.deals(), tally.games(), tally.moves_a_game(),
                                 tally.ties());
  if (tally.deals() == 0) return text;
  add_bots(contest, tally, text);
  if (tally.pairs().size() == 1) add_pair(contest, tally, text);
  if (tally.pairs().size() > 1) add_all_pairs(contest, tally, text);
  add_seats(tally, text);
  return text;
}

std::vector<std::string> row_heads() {
  return {"game", "who", "deals", "share of wins", "points ahead", "decided", "moves a game", "time a move"};
}

std::vector<std::vector<std::string>> summary_rows(const Contest& contest, const Tally& tally) {
  const std::string name = contest_name(contest.order());
  const std::string deals = std::to_string(tally.deals());
  const std::string moves = tally.finished() > 0 ? fmt::format("{:.1f}", tally.moves_a_game()) : "-";
  Rows rows;
  for (const PairTally& pair : tally.pairs()) {
    const std::string who = bot_name(contest, pair.met.first) + " - " + bot_name(contest, pair.met.second);
    rows.push_back({name, who, deals, share_text(pair.met.scores), points_text(pair.points),
                    std::to_string(pair.decided), moves, times_text(tally, pair)});
  }
  if (!rows.empty()) return rows;
  // One bot: what the seats got out of it.
  for (std::size_t seat = 0; seat < tally.seats().size(); ++seat)
    rows.push_back({name, fmt::format("p{}", seat), deals, share_text(tally.seats()[seat]), "-", "-", moves,
                    effort_texts(tally.bots()[0].effort)[0]});
  return rows;
}

}  // namespace septem
