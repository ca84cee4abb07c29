// A table of 7 Seas after the rulings, as plain as can be: cards are words, piles are sets of words, moves are texts. Slow, and
// shares nothing with the program but the values of cards. To compare with.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace septem::plain {

using Pile = std::set<std::string>;

inline int strength(const std::string& card) { return std::atoi(card.c_str() + 1); }

struct Rules {
  int seats = 4;
  int target = 7;
  bool last_clears = false;
  bool has_teams = false;
  bool is_ultimate = false;
};

/// The names of all cards in deck order.
inline std::vector<std::string> deck() {
  std::vector<std::string> cards;
  for (const char type : std::string("GCRX"))
    for (int number = 1; number <= 10; ++number) cards.push_back(type + std::to_string(number));
  return cards;
}

/// `C5+R3`: in deck order.
inline std::string joined(const Pile& pile) {
  std::string text;
  for (const std::string& card : deck()) {
    if (pile.contains(card)) text += (text.empty() ? "" : "+") + card;
  }
  return text;
}

class Table {
 public:
  explicit Table(const Rules& rules) : rules_(rules), ships_(owners()) {}

  std::string phase() const { return phase_; }
  int turn() const { return turn_; }
  int start() const { return start_; }
  const Pile& display() const { return display_; }
  const Pile& harbour() const { return harbour_; }
  const std::vector<Pile>& hands() const { return hands_; }
  const std::vector<Pile>& chests() const { return chests_; }
  const std::vector<int>& ships() const { return ships_; }

  void set_start(int seat) { start_ = seat; }

  void deal(const std::vector<std::string>& cards) {
    std::size_t at = 0;
    const auto take = [&](int count) {
      Pile pile;
      for (int i = 0; i < count; ++i) pile.insert(cards[at++]);
      return pile;
    };
    const Pile display = take(rules_.is_ultimate ? 0 : 4);
    const auto tens = std::count_if(display.begin(), display.end(),
                                    [](const auto& card) { return strength(card) == 10; });
    if (tens >= 3) return;
    display_ = display;
    hands_.assign(seats(), {});
    chests_.assign(owners(), {});
    const int hand = rules_.is_ultimate ? 10 : rules_.seats == 3 ? 11 : 8;
    for (int i = 0; i < rules_.seats; ++i) hands_[static_cast<std::size_t>((start_ + i) % rules_.seats)] = take(hand);
    harbour_ = take(rules_.is_ultimate ? 0 : rules_.seats == 3 ? 3 : 4);
    aside_.assign(cards.begin() + static_cast<std::ptrdiff_t>(at), cards.end());
    last_taker_.reset();
    turn_ = start_;
    phase_ = "play";
  }

  std::set<std::string> legal() const {
    std::set<std::string> moves;
    if (phase_ == "play") {
      for (const std::string& card : hands_[who()]) add_plays(card, moves);
    } else if (phase_ == "nick") {
      moves = sources();
      moves.insert("nick none");
    } else if (phase_ == "pick") {
      for (const std::string& card : pile_of(source_)) moves.insert("pick " + card);
    }
    return moves;
  }

  void act(const std::string& move) {
    if (move.starts_with("pick ")) {
      pile_of(source_).erase(move.substr(5));
      chests_[owner()].insert(move.substr(5));
      return next_turn();
    }
    if (move == "nick none") return next_turn();
    if (move.starts_with("nick ")) {
      source_ = move.substr(5);
      phase_ = "pick";
      return;
    }
    play(move);
  }

 private:
  std::size_t seats() const { return static_cast<std::size_t>(rules_.seats); }
  std::size_t owners() const { return rules_.has_teams ? 2 : seats(); }
  std::size_t who() const { return static_cast<std::size_t>(turn_); }
  std::size_t owner() const { return rules_.has_teams ? who() % 2 : who(); }

  Pile& pile_of(const std::string& source) {
    return source == "harbour" ? harbour_ : chests_[static_cast<std::size_t>(source[1] - '0')];
  }
  const Pile& pile_of(const std::string& source) const { return const_cast<Table&>(*this).pile_of(source); }

  std::set<std::string> sources() const {
    std::set<std::string> found;
    for (std::size_t i = 0; i < owners(); ++i) {
      if (i != owner() && !chests_[i].empty()) found.insert("nick p" + std::to_string(i));
    }
    if (!harbour_.empty()) found.insert("nick harbour");
    return found;
  }

  void add_plays(const std::string& card, std::set<std::string>& moves) const {
    std::set<std::string> equal;
    std::set<std::string> sums;
    const std::vector<std::string> cards(display_.begin(), display_.end());
    for (unsigned chosen = 1; chosen < 1U << cards.size(); ++chosen) {
      Pile taken;
      int sum = 0;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if ((chosen >> i & 1) == 0) continue;
        taken.insert(cards[i]);
        sum += strength(cards[i]);
      }
      if (sum != strength(card)) continue;
      (taken.size() == 1 ? equal : sums).insert(card + "x" + joined(taken));
    }
    if (!equal.empty()) return moves.merge(equal);
    if (strength(card) > 1 && !sums.empty()) return moves.merge(sums);
    moves.insert(card);
    if (strength(card) > 1) return;
    for (const std::string& other : display_)
      if (strength(other) == 10) moves.insert(card + "x" + other);
    if (card == "X1" && !display_.empty()) moves.insert(card + "x" + joined(display_));
  }

  void play(const std::string& move) {
    const std::size_t cross = move.find('x');
    const std::string card = move.substr(0, cross);
    hands_[who()].erase(card);
    if (cross == std::string::npos) {
      display_.insert(card);
      return next_turn();
    }
    chests_[owner()].insert(card);
    for (std::size_t at = cross; at < move.size();) {
      const std::size_t end = std::min(move.find('+', at + 1), move.size());
      const std::string taken = move.substr(at + 1, end - at - 1);
      display_.erase(taken);
      chests_[owner()].insert(taken);
      at = end;
    }
    last_taker_ = owner();
    const bool may_nick = display_.empty() && card != "X1" && !sources().empty();
    if (!may_nick) return next_turn();
    phase_ = "nick";
  }

  void next_turn() {
    phase_ = "play";
    turn_ = (turn_ + 1) % rules_.seats;
    if (!hands_[who()].empty()) return;
    if (aside_.empty()) return score();
    for (std::size_t i = 0; i < aside_.size(); ++i) {
      hands_[(static_cast<std::size_t>(start_) + (i < 8 ? 0 : 1)) % 2].insert(aside_[i]);
    }
    aside_.clear();
  }

  void score() {
    if (rules_.last_clears && last_taker_) {
      chests_[*last_taker_].insert(display_.begin(), display_.end());
      display_.clear();
    }
    reward([](const Pile& chest) { return static_cast<int>(chest.size()); }, 1);
    reward([](const Pile& chest) { return coins(chest); }, 1);
    reward([](const Pile& chest) { return value(chest); }, 2);
    for (std::size_t i = 0; i < owners(); ++i) {
      ships_[i] += static_cast<int>(chests_[i].count("C1") + chests_[i].count("R1"));
    }
    if (*std::max_element(ships_.begin(), ships_.end()) >= rules_.target) {
      phase_ = "over";
      return;
    }
    phase_ = "chance";
    start_ = (start_ + 1) % rules_.seats;
    hands_.assign(seats(), {});
    chests_.assign(owners(), {});
    display_.clear();
    harbour_.clear();
  }

  template <class Figure>
  void reward(Figure figure, int points) {
    int most = -1000;
    for (const Pile& chest : chests_) most = std::max(most, figure(chest));
    for (std::size_t i = 0; i < owners(); ++i)
      if (figure(chests_[i]) == most) ships_[i] += points;
  }

  static int coins(const Pile& chest) {
    int sum = 0;
    for (const std::string& card : chest)
      if (card[0] == 'G') sum += card == "G1" ? 3 : 1;
    return sum;
  }

  /// The reconstructed table of values.
  static int value(const Pile& chest) {
    const std::vector<int> good{5, 1, 2, 3, 4, 6, 7, 0, 0, 0};
    const std::vector<int> curse{-7, -6, -5, -4, -3, -2, -1, -6, -6, -6};
    int sum = 0;
    for (const char type : std::string("GCRX")) {
      std::optional<int> best;
      for (const std::string& card : chest) {
        if (card[0] != type) continue;
        const int worth = (type == 'X' ? curse : good)[static_cast<std::size_t>(strength(card) - 1)];
        best = best ? std::max(*best, worth) : worth;
      }
      if (type == 'X' && chest.contains("X1")) best = -7;
      sum += best.value_or(0);
    }
    return sum;
  }

  Rules rules_;
  std::string phase_ = "chance";
  int start_ = 0;
  int turn_ = 0;
  Pile display_;
  Pile harbour_;
  std::vector<Pile> hands_;
  std::vector<Pile> chests_;
  std::vector<std::string> aside_;
  std::vector<int> ships_;
  std::optional<std::size_t> last_taker_;
  std::string source_;
};

}  // namespace septem::plain
