// A table of Seven7s after the rulings, as plain as can be: cards are words, moves are texts. Slow, and shares nothing with
// the program. To compare with.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace septem::plain_sevens {

using Words = std::vector<std::string>;
using Pile = std::set<std::string>;

inline const std::string kTypes = "ACDHLSW";
inline const Words kColours = {"red", "orange", "yellow", "green", "blue", "indigo", "violet"};

inline Words split(const std::string& text) {
  std::istringstream stream(text);
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  return words;
}

inline int value(const std::string& card) { return card[1] - '0'; }
inline std::string colour(const std::string& card) {
  const int t = static_cast<int>(kTypes.find(card[0]));
  return kColours[static_cast<std::size_t>((value(card) - 1 + 2 * (t - 1) + 14) % 7)];
}

class Table {
 public:
  Table(int seats, int first) : hands(size(seats)), lucky(size(seats)), turn(first), seats_(seats) {}

  std::vector<Pile> hands;
  std::vector<Pile> lucky;
  Pile gone;
  std::map<char, Words> columns;
  Words deck;  ///< top first
  std::string phase = "deck";
  int turn = 0;
  std::string ending;  ///< `H7>H p1`

  std::string wild() const {
    std::string found;
    if (columns.contains('C')) {
      for (const std::string& card : columns.at('C'))
        if (card[0] == 'C') found = colour(card);
    }
    return found;
  }
  int disabled() const { return columns.contains('A') ? static_cast<int>(columns.at('A').size()) : 0; }

  void give_deck(const Words& cards) {
    deck = cards;
    for (Pile& hand : hands)
      for (int i = 0; i < 3; ++i) draw(hand);
    const std::string flipped = top();
    columns[flipped[0]].push_back(flipped);
    phase = "play";
  }
  /// By value: the caller's text may be the one in the hand.
  void give_sin(std::string card) {
    hands[size(victim_)].erase(card);
    picked_ = std::move(card);
    phase = "place";
  }
  void give_wonder() { after_hands(); }
  /// How many cards chance must show of a seat's hand.
  int looked_at(int seat) const {
    const auto found = look_.find("p" + std::to_string(seat));
    return found == look_.end() ? 0 : found->second;
  }
  int victim() const { return victim_; }

  std::set<std::string> legal() const {
    std::set<std::string> moves;
    if (phase == "play") {
      for (const std::string& card : own()) add_landings("", card, moves);
    } else if (phase == "sin") {
      for (const int seat : opponents()) moves.insert("sin p" + std::to_string(seat));
    } else if (phase == "place") {
      add_landings("place ", picked_, moves);
    } else if (phase == "call") {
      for (int i = 1; i <= 7; ++i) moves.insert("call " + std::to_string(i));
      for (const std::string& name : kColours) moves.insert("call " + name);
    } else if (phase == "take") {
      for (const auto& [letter, cards] : columns)
        if (letter != 'S' && !cards.empty()) moves.insert(std::string("take ") + letter);
    } else if (phase == "look") {
      add_looks(moves);
    } else if (phase == "stack") {
      Words cards(deck.begin(), deck.begin() + look_.at("deck"));
      std::sort(cards.begin(), cards.end());
      do {
        std::string text = "stack";
        for (const std::string& card : cards) text += " " + card;
        moves.insert(text);
      } while (std::next_permutation(cards.begin(), cards.end()));
    }
    return moves;
  }

  void act(const std::string& move) {
    const Words words = split(move);
    if (words[0] == "sin") {
      victim_ = words[1][1] - '0';
      phase = "sinned";
    } else if (words[0] == "place") {
      place(words[1]);
    } else if (words[0] == "call") {
      call(words[1]);
    } else if (words[0] == "take") {
      Words& column = columns[words[1][0]];
      own().insert(column.back());
      column.pop_back();
      next_turn();  // no draw
    } else if (words[0] == "look") {
      look(words);
    } else if (words[0] == "stack") {
      std::copy(words.begin() + 1, words.end(), deck.begin());
      end_turn();
    } else {
      play(words[0]);
    }
  }

  std::vector<int> scores() const {
    std::vector<int> all;
    for (std::size_t i = 0; i < hands.size(); ++i) {
      int score = 2 * static_cast<int>(lucky[i].size());
      for (const std::string& card : hands[i]) score += worth(card);
      if (!ending.empty() && ending.back() - '0' == static_cast<int>(i)) score += worth(ending.substr(0, 2));
      all.push_back(score);
    }
    return all;
  }
  std::set<int> winners() const {
    const std::vector<int> points = scores();
    std::map<std::pair<int, int>, std::set<int>> ranking;  // score, then the lowest value the better
    for (std::size_t i = 0; i < hands.size(); ++i) {
      int lowest = 100;
      for (const std::string& card : hands[i])
        if (worth(card) > 0) lowest = std::min(lowest, worth(card));
      ranking[{points[i], -lowest}].insert(static_cast<int>(i));
    }
    return ranking.rbegin()->second;
  }

 private:
  static std::size_t size(int number) { return static_cast<std::size_t>(number); }
  Pile& own() { return hands[size(turn)]; }
  const Pile& own() const { return hands[size(turn)]; }

  int worth(const std::string& card) const {
    const int most = std::max(0, 7 - disabled());
    if (colour(card) == wild()) return most;
    return value(card) > most ? 0 : value(card);
  }

  std::string top() {
    const std::string card = deck.front();
    deck.erase(deck.begin());
    return card;
  }
  void draw(Pile& hand) {
    if (!deck.empty()) hand.insert(top());
  }
  std::vector<int> opponents() const {
    std::vector<int> seats;
    for (int i = 0; i < seats_; ++i)
      if (i != turn && !hands[size(i)].empty()) seats.push_back(i);
    return seats;
  }
  bool is_free(const std::string& card) const { return card[0] == 'A' || colour(card) == wild(); }

  void add_landings(const std::string& before, const std::string& card, std::set<std::string>& moves) const {
    moves.insert(before + card + ">" + card[0]);
    if (!is_free(card)) return;
    for (const auto& [letter, cards] : columns) moves.insert(before + card + ">" + letter);
  }

  int there() const {
    std::size_t cards = deck.size();
    for (const int seat : opponents()) cards += hands[size(seat)].size();
    return static_cast<int>(cards);
  }
  void add_looks(std::set<std::string>& moves) const {
    const int total = std::min(3, there());
    // Every number in base four: its digits are how many of the deck and of p0 to p3.
    for (int code = 0; code < 4 * 4 * 4 * 4 * 4; ++code) {
      int sum = code % 4;
      bool is_good = code % 4 <= static_cast<int>(deck.size());
      std::string text = code % 4 > 0 ? "look deck=" + std::to_string(code % 4) : "look";
      for (int seat = 0, rest = code / 4; seat < 4; ++seat, rest /= 4) {
        const int count = rest % 4;
        if (count == 0) continue;
        sum += count;
        is_good = is_good && seat < seats_ && seat != turn && count <= static_cast<int>(hands[size(seat)].size());
        text += " p" + std::to_string(seat) + "=" + std::to_string(count);
      }
      if (is_good && sum == total) moves.insert(text);
    }
  }

  /// `H5>H`; whether the game goes on.
  bool land(const std::string& landing) {
    Words& column = columns[landing[3]];
    if (column.size() == 6) {
      ending = landing + " p" + std::to_string(turn);
      phase = "over";
      return false;
    }
    column.push_back(landing.substr(0, 2));
    return true;
  }

  void play(const std::string& landing) {
    const std::string card = landing.substr(0, 2);
    const char column = landing[3];
    const bool fires = card[0] == column || colour(card) == wild();
    own().erase(card);
    if (!land(landing)) return;
    if (!fires) return end_turn();
    if (column == 'D' && !opponents().empty()) {
      phase = "sin";
    } else if (column == 'H') {
      draw(own());
      if (own().empty()) end_turn();
    } else if (column == 'L' && !deck.empty()) {
      phase = "call";
    } else if (column == 'S' && std::any_of(columns.begin(), columns.end(), [](const auto& entry) {
                 return entry.first != 'S' && !entry.second.empty();
               })) {
      phase = "take";
    } else if (column == 'W' && there() > 0) {
      phase = "look";
    } else {
      end_turn();
    }
  }
  void place(const std::string& landing) {
    picked_.clear();
    if (!land(landing)) return;
    draw(hands[size(victim_)]);
    end_turn();
  }
  void call(const std::string& called) {
    const std::string card = top();
    const bool is_hit = called == card.substr(1) || called == colour(card);
    (is_hit ? lucky[size(turn)] : gone).insert(card);
    end_turn();
  }
  void look(const Words& words) {
    look_.clear();
    for (std::size_t i = 1; i < words.size(); ++i) {
      const std::size_t equals = words[i].find('=');
      look_[words[i].substr(0, equals)] = words[i].back() - '0';
    }
    const bool is_deck_only = look_.size() == 1 && look_.contains("deck");
    if (!is_deck_only) {
      phase = "wonder";
    } else {
      after_hands();
    }
  }
  void after_hands() {
    if (look_.contains("deck")) {
      phase = "stack";
    } else {
      end_turn();
    }
  }

  void end_turn() {
    while (own().size() < 3 && !deck.empty()) draw(own());
    next_turn();
  }
  void next_turn() {
    phase = "play";
    for (int i = 0; i < seats_; ++i) {
      turn = (turn + 1) % seats_;
      if (!own().empty()) return;
    }
    phase = "over";
  }

  int seats_;
  int victim_ = 0;
  std::string picked_;
  std::map<std::string, int> look_;
};

}  // namespace septem::plain_sevens
