#include "games/sevens/score_lines.h"

#include <algorithm>

#include "core/check.h"
#include "games/sevens/scoring.h"

namespace septem::sevens {
namespace {

using Kind = ScoreLine::Kind;
using Reason = ScoreLine::Reason;

class Writer {
 public:
  Writer(const Setup& setup, const Knowledge& knowledge)
      : setup_(setup),
        knowledge_(knowledge),
        view_(knowledge.view),
        worth_(setup.square, view_.wild, view_.disabled),
        wild_(setup.square.cards_of(view_.wild)) {}

  ScoreLines lines() {
    for (int i = 0; i < setup_.seats; ++i) {
      const Seat seat = Seat::from_index(i);
      const int known = add_known(seat);
      if (const int hidden = hidden_cards(seat); hidden > 0)
        lines_.push_back({Kind::kHidden, seat, {}, (*view_.scores)[static_cast<std::size_t>(i)] - known, {}, hidden});
    }
    const auto& scores = *view_.scores;
    const auto end = scores.begin() + setup_.seats;
    const int best = *std::max_element(scores.begin(), end);
    if (std::count(scores.begin(), end, best) < 2) return lines_;
    for (int i = 0; i < setup_.seats; ++i)
      if (scores[static_cast<std::size_t>(i)] == best) add_lowest(Seat::from_index(i));
    return lines_;
  }
  ScoreLines standing() {
    for (int i = 0; i < setup_.seats; ++i) add_known(Seat::from_index(i));
    return lines_;
  }

 private:
  /// What these lines count together.
  int add_known(Seat seat) {
    const auto i = static_cast<std::size_t>(seat.index());
    int sum = 0;
    const auto add = [&](ScoreLine line) {
      sum += line.points;
      lines_.push_back(line);
    };
    for (const Card card : knowledge_.known[i]) add(card_line(Kind::kCard, seat, card));
    if (view_.ending && view_.ending->seat == seat) add(card_line(Kind::kEnding, seat, view_.ending->card));
    const CardSet lucky = view_.lucky[i];
    if (!lucky.is_empty()) add({Kind::kLucky, seat, {}, kPointsPerLuckyCard * lucky.size(), lucky, {}});
    return sum;
  }

  ScoreLine card_line(Kind kind, Seat seat, Card card) const {
    return {kind, seat, reason(card), worth_.of(card), CardSet::of(card), {}};
  }
  Reason reason(Card card) const {
    if (wild_.has(card)) return Reason::kWild;
    return worth_.of(card) < card.value() ? Reason::kDisabled : Reason::kPrinted;
  }
  int hidden_cards(Seat seat) const {
    const auto i = static_cast<std::size_t>(seat.index());
    return view_.hands[i].size - knowledge_.known[i].size();
  }

  void add_lowest(Seat seat) {
    const int lowest = lowest_in_hand(worth_, knowledge_.known[static_cast<std::size_t>(seat.index())]);
    const std::optional<int> figure = hidden_cards(seat) > 0 ? std::nullopt
                                                             : std::optional(lowest > kValues ? 0 : lowest);
    lines_.push_back({Kind::kLowest, seat, {}, 0, {}, figure});
  }

  const Setup& setup_;
  const Knowledge& knowledge_;
  const View& view_;
  Worth worth_;
  CardSet wild_;
  ScoreLines lines_;
};

}  // namespace

ScoreLines score_lines(const Setup& setup, const Knowledge& knowledge) {
  SEPTEM_CHECK(knowledge.view.scores.has_value());
  return Writer(setup, knowledge).lines();
}

ScoreLines standing(const Setup& setup, const Knowledge& knowledge) { return Writer(setup, knowledge).standing(); }

}  // namespace septem::sevens
