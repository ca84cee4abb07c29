// All worlds that agree with what a viewer of 7 Seas has seen, by trying everything: slow, plain, and written without a look
// at the sampler that it is to check.
#pragma once

#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include "games/seas/table_test.h"

namespace septem::seas {

/// What happened in a round to chests and the harbour, as one seat saw it.
struct History {
  enum class Kind { kCapture, kLook, kNick };
  struct Event {
    Kind kind;
    Place from, to;
    CardSet cards;  ///< captured, or seen, or the card nicked; empty where the viewer does not know it
  };

  int harbour_size = 3;
  CardSet hidden{};  ///< cards that were, as far as the viewer ever saw, dealt to the harbour or to another's hand
  std::vector<Event> events{};

  void captures(std::string_view who, std::string_view taken) {
    events.push_back({Kind::kCapture, {}, place(who), seas::cards(taken)});
  }
  /// Without a card: hidden from the viewer.
  void nicks(std::string_view who, std::string_view from, std::string_view card = {}) {
    events.push_back({Kind::kNick, place(from), place(who), seas::cards(card)});
  }
  void looks(std::string_view into, std::string_view found) {
    events.push_back({Kind::kLook, place(into), {}, seas::cards(found)});
  }
};

/// What lies in the four chests and the harbour at the end.
using Lay = std::array<CardSet::Bits, Place::kCount>;
/// Each possible lay, and how many equally likely stories lead to it.
using Worlds = std::map<Lay, double>;

class WorldSearch {
 public:
  explicit WorldSearch(const History& history) : history_(history) {}

  Worlds run() {
    choose_harbour({}, history_.hidden);
    return worlds_;
  }

 private:
  void choose_harbour(CardSet chosen, CardSet rest) {
    if (chosen.size() == history_.harbour_size) {
      std::array<CardSet, Place::kCount> places{};
      places[static_cast<std::size_t>(Place::harbour().index())] = chosen;
      return follow(0, places);
    }
    if (rest.is_empty()) return;
    const Card card = rest.first();
    rest.remove(card);
    choose_harbour(chosen | CardSet::of(card), rest);
    choose_harbour(chosen, rest);
  }

  void follow(std::size_t at, std::array<CardSet, Place::kCount> places) {
    if (at == history_.events.size()) {
      Lay lay{};
      for (std::size_t i = 0; i < places.size(); ++i) lay[i] = places[i].bits();
      worlds_[lay] += 1;
      return;
    }
    const History::Event& event = history_.events[at];
    const auto from = static_cast<std::size_t>(event.from.index());
    const auto to = static_cast<std::size_t>(event.to.index());
    switch (event.kind) {
      case History::Kind::kCapture:
        places[to] |= event.cards;
        return follow(at + 1, places);
      case History::Kind::kLook:
        if (places[from] == event.cards) follow(at + 1, places);
        return;
      case History::Kind::kNick:
        for (const Card card : places[from]) {
          if (!event.cards.is_empty() && !event.cards.has(card)) continue;
          auto after = places;
          after[from].remove(card);
          after[to].add(card);
          follow(at + 1, after);
        }
    }
  }

  const History& history_;
  Worlds worlds_;
};

/// How badly the samples fit, in standard deviations: mostly below 2, and hardly ever above 4 where they are right.
/// Fails the test where a sample is no possible world, or a possible world never comes.
inline double misfit(const Worlds& worlds, const std::map<Lay, int>& counts, int samples) {
  double stories = 0;
  for (const auto& [lay, weight] : worlds) stories += weight;
  int impossible = 0;
  for (const auto& [lay, count] : counts) impossible += worlds.contains(lay) ? 0 : 1;
  EXPECT_EQ(impossible, 0) << "impossible worlds were drawn";
  double sum = 0;
  int missing = 0;
  for (const auto& [lay, weight] : worlds) {
    const double expected = samples * weight / stories;
    const auto found = counts.find(lay);
    const int count = found == counts.end() ? 0 : found->second;
    missing += count == 0 && expected > 15 ? 1 : 0;
    sum += (count - expected) * (count - expected) / expected;
  }
  EXPECT_EQ(missing, 0) << "possible worlds never came";
  // Wilson and Hilferty: the cube root of a chi-square is nearly normal, also with few degrees of freedom.
  const double freedom = static_cast<double>(worlds.size()) - 1;
  if (freedom == 0) return 0;
  const double spread = 2 / (9 * freedom);
  return (std::cbrt(sum / freedom) - (1 - spread)) / std::sqrt(spread);
}

}  // namespace septem::seas
