#include "bots/search/sevens_features.h"

#include <algorithm>
#include <array>

#include "bots/search/sevens_worth.h"

namespace septem::sevens {
namespace {

// So that most numbers lie between 0 and 1.
constexpr float kManyPoints = 14;
constexpr float kManyCards = 2;
constexpr float kFullDeck = 42;
constexpr int kFewCards = 8;
constexpr int kLargeLead = 12;

float part(int number, float of) { return static_cast<float>(number) / of; }

/// Who would win if the game ended now: more points, then the lower card (C16).
struct Standing {
  int points = -1;
  int lowest = kValues + 1;
  bool can_end = false;
};

/// 1 for who is ahead, -1 for who is behind.
float ahead(const Standing& one, const Standing& other) {
  if (one.points != other.points) return one.points > other.points ? 1 : -1;
  if (one.lowest == other.lowest) return 0;
  return one.lowest < other.lowest ? 1 : -1;
}

/// Writes the features down one after the other.
class Description {
 public:
  Description(const Setup& setup, const State& state, Seat viewer, Features& features);

 private:
  void add(float value);
  void add_if(bool condition, float value) { add(condition ? value : 0); }
  /// 1 for this choice, 0 for the others.
  void add_choice(int choice, int choices);

  void add_columns();
  void add_deck();
  void add_table();
  void add_seats(Seat viewer);
  Standing add_seat(std::size_t seat, bool is_turn);
  void add_lead(const Standing& own, const Standing& best, bool can_others_end);

  bool is_own_turn() const { return turn_ == 0; }
  /// The columns with so many cards.
  TypeBits columns_of(int size) const;
  /// What the hand would be worth after the best of its Colors cards.
  int worth_after_colour(CardSet hand) const;

  const Setup& setup_;
  const State& state_;
  Features& features_;
  QuickWorth worth_;
  CardSet wild_;
  CardSet free_;  // may go to any column
  int turn_;      // seats from the viewer to whose turn it is
  std::uint16_t at_ = 0;
};

Description::Description(const Setup& setup, const State& state, Seat viewer, Features& features)
    : setup_(setup),
      state_(state),
      features_(features),
      worth_(setup.square, state.wild, state.disabled()),
      wild_(setup.square.cards_of(state.wild)),
      free_(kAgesCards | wild_),
      turn_((state.turn.index() - viewer.index() + setup.seats) % setup.seats) {
  add_columns();
  add_deck();
  add_table();
  add_seats(viewer);
  SEPTEM_ASSERT(at_ == kFeatures);
}

void Description::add(float value) {
  features_.push_back_if(value != 0, {at_, value});
  ++at_;
}

void Description::add_choice(int choice, int choices) {
  for (int i = 0; i < choices; ++i) add_if(i == choice, 1);
}

void Description::add_columns() {
  for (int i = 0; i < kTypes; ++i) {
    const auto column = static_cast<Type>(i);
    const int size = state_.columns.size(column);
    add_choice(size - 1, Columns::kMostUpright);
    add(size > 0 ? part(worth_.of(state_.columns.top(column)), kValues) : 0);
  }
}

void Description::add_deck() {
  const int size = state_.deck_size();
  CardSet deck;
  for (int i = 0; i < size; ++i) deck.add(state_.deck_at(i));
  add(part(size, kFullDeck));
  add_if(size == 0, 1);
  add(part(std::min(size, kFewCards), kFewCards));
  add(worth_.mean(deck) / kValues);
  add(part((deck & wild_).size(), kValues));
  for (int i = 0; i < kTypes; ++i) add(part((deck & all_of(static_cast<Type>(i))).size(), kValues));
}

void Description::add_table() {
  add_if(state_.wild == Colour::kNone, 1);
  add_choice(turn_, kMaxSeats);
  add_choice(setup_.seats - kMinSeats, kMaxSeats - kMinSeats + 1);
}

void Description::add_seats(Seat viewer) {
  Standing own;
  Standing best;
  bool can_others_end = false;
  for (int i = 0; i < setup_.seats; ++i) {
    const int seat = (viewer.index() + i) % setup_.seats;
    const Standing standing = add_seat(static_cast<std::size_t>(seat), turn_ == i);
    if (i == 0) {
      own = standing;
      continue;
    }
    can_others_end |= standing.can_end;
    if (ahead(standing, best) > 0) best = standing;
  }
  at_ = static_cast<std::uint16_t>(kFeatures - kFeaturesOfLead);  // nothing of the seats that are not there
  add_lead(own, best, can_others_end);
}

Standing Description::add_seat(std::size_t seat, bool is_turn) {
  const CardSet hand = state_.hands[seat];
  const int lucky = state_.lucky[seat].size();
  Standing standing{.points = worth_.of(hand) + kPointsPerLuckyCard * lucky};
  TypeBits places = 0;
  std::array<int, kValues + 1> of_worth{};
  for (const Card card : hand) {
    const int worth = worth_.of(card);
    ++of_worth[static_cast<std::size_t>(worth)];
    if (worth > 0) standing.lowest = std::min(standing.lowest, worth);
    places |= bit_of(card.type()) | (free_.has(card) ? state_.columns.opened() : 0);
  }
  standing.can_end = (places & columns_of(Columns::kMostUpright)) != 0;
  const bool can_make_six = (places & columns_of(Columns::kMostUpright - 1)) != 0;

  add(part(worth_.of(hand), kManyPoints));
  add(part(lucky, kManyCards));
  add(part(hand.size(), kHandSize));
  for (const int count : of_worth) add(part(count, kManyCards));
  for (int i = 0; i < kTypes; ++i) add(part((hand & all_of(static_cast<Type>(i))).size(), kManyCards));
  add(part((hand & wild_).size(), kManyCards));
  add(part((hand & free_).size(), kManyCards));
  add_if(standing.lowest <= kValues, part(standing.lowest, kValues));
  add(part(worth_after_colour(hand), kManyPoints));
  add_if(standing.can_end, 1);
  add_if(can_make_six, 1);
  add_if(is_turn && standing.can_end, 1);
  add_if(is_turn && can_make_six, 1);
  return standing;
}

void Description::add_lead(const Standing& own, const Standing& best, bool can_others_end) {
  constexpr int kSoon = 4;  // cards in a column from which on the end is near
  const std::size_t longest = longest_column(state_.columns);
  const float wins = ahead(own, best);
  const float lead = part(std::clamp(own.points - best.points, -kLargeLead, kLargeLead), kLargeLead / 2.0F);
  add(lead);
  add(wins);
  for (std::size_t size = kSoon; size <= Columns::kMostUpright; ++size) {
    add_if(longest == size, lead);
    add_if(longest == size, wins);
  }
  const bool ends = is_own_turn() && own.can_end;
  const bool may_others_end = !is_own_turn() && can_others_end;
  add_if(ends, wins);
  add_if(ends, lead);
  add_if(may_others_end, wins);
  add_if(may_others_end, lead);
  add_if(longest == Columns::kMostUpright && is_own_turn(), wins);
  add_if(longest == Columns::kMostUpright && !is_own_turn(), wins);
}

TypeBits Description::columns_of(int size) const {
  TypeBits columns = 0;
  for (int i = 0; i < kTypes; ++i) {
    const auto column = static_cast<Type>(i);
    if (state_.columns.size(column) == size) columns |= bit_of(column);
  }
  return columns;
}

int Description::worth_after_colour(CardSet hand) const {
  int best = 0;
  for (const Card card : hand& all_of(Type::kColors)) {
    const QuickWorth worth(setup_.square, setup_.square.of(card), state_.disabled());
    best = std::max(best, worth.of(hand) - worth.of(card));
  }
  return best;
}

}  // namespace

Features features_of(const Setup& setup, const State& state, Seat viewer) {
  Features features;
  Description(setup, state, viewer, features);
  return features;
}

}  // namespace septem::sevens
