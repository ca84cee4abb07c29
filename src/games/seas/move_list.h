// The legal moves of a seat. None of them is listed: what may be played, nicked from or picked is a set, and what a card takes is
// worked out when somebody asks for that move. So a list is a few numbers, which the compiler keeps in registers.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/check.h"
#include "core/list_iterator.h"
#include "core/rng.h"
#include "games/seas/cards.h"
#include "games/seas/combinations.h"
#include "games/seas/move.h"

namespace septem::seas {

class MoveList {
 public:
  void clear() { size_ = 0; }
  /// All ways to play these cards: first the first way of each card, then the second ways, then the third ones ...
  void add_plays(CardSet display, CardSet hand) {
    display_ = display;
    strengths_ = strengths_of(display);
    const Ways& ways = kWays[strengths_];
    if (has_equals(display) || hand.has_any(ways.four)) [[unlikely]] {
      fill(Make::kAnyPlay, hand.bits());
      size_ = count_plays(display, hand);
    } else {
      fill(Make::kPlay, hand.bits());
      size_ += (hand & ways.two).size() + (hand & ways.three).size();
    }
  }
  void add_nicks(PlaceSet sources) { fill(Make::kNick, sources.bits()); }
  void add_picks(CardSet cards) { fill(Make::kPick, cards.bits()); }

  std::size_t size() const { return static_cast<std::size_t>(size_); }
  bool is_empty() const { return size_ == 0; }

  Move operator[](std::size_t at) const {
    SEPTEM_ASSERT(at < size());
    const int n = static_cast<int>(at);
    switch (make_) {
      case Make::kPlay:
        return n < cards().size() ? first_way(n) : nth_play(display_, cards(), n);
      case Make::kAnyPlay:
        return nth_play(display_, cards(), n);
      case Make::kNick:
        return Move::nick(PlaceSet::from_bits(subjects_).nth(n));
      case Make::kPick:
        return Move::pick(cards().nth(n));
    }
    return {};
  }

  /// One of the moves, each equally likely.
  Move random(Rng& rng) const {
    const auto size = static_cast<std::uint32_t>(size_);
    if (make_ != Make::kPlay) [[unlikely]]
      return (*this)[rng.below(size)];
    // Which card is drawn apart from whether it is played in its first way. The processor guesses that it is, which is
    // nearly always right, and so chooses the card before it knows the display that the last move has left.
    const auto firsts = static_cast<std::uint32_t>(cards().size());
    const auto [card, at] = rng.below(firsts, size);
    if (at >= firsts) [[unlikely]]
      return nth_play(display_, cards(), static_cast<int>(at));
    return first_way(static_cast<int>(card));
  }

  ListIterator<MoveList> begin() const { return {*this, 0}; }
  ListIterator<MoveList> end() const { return {*this, size()}; }

 private:
  /// kPlay: the tables know the first way of each card, and none has more than three.
  enum class Make : std::uint8_t { kPlay, kAnyPlay, kNick, kPick };

  void fill(Make make, std::uint64_t subjects) {
    SEPTEM_ASSERT(is_empty());
    make_ = make;
    subjects_ = subjects;
    size_ = std::popcount(subjects);
  }
  CardSet cards() const { return CardSet::from_bits(subjects_); }
  Move first_way(int n) const {
    const Card card = cards().nth(n);
    const StrengthBits taken = kFirstCaptures[static_cast<std::size_t>(card.strength()) - 1][strengths_];
    return Move::capture(card, display_ & cards_of(taken));
  }

  CardSet display_{};
  StrengthBits strengths_ = 0;  ///< of the display
  std::uint64_t subjects_ = 0;  ///< cards, or places to nick from
  int size_ = 0;
  Make make_ = Make::kPlay;
};

}  // namespace septem::seas
