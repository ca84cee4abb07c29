// Sampling against brute force: small histories with hidden nicks and later looks, and whole rounds of players who
// love to nick.
#include "games/seas/knowledge.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "games/seas/worlds_test.h"
#include "play/match.h"

namespace septem::seas {
namespace {

Lay lay_of(const State& state) {
  Lay lay{};
  for (std::size_t i = 0; i < kMaxSeats; ++i) lay[i] = state.chests[i].bits();
  lay[static_cast<std::size_t>(Place::harbour().index())] = state.harbour.bits();
  return lay;
}

CardSet all_looks(const History& history) {
  CardSet seen;
  for (const auto& event : history.events)
    if (event.kind == History::Kind::kLook) seen |= event.cards;
  return seen;
}

/// What p0 of three knows after this history; whatever was not hidden or captured is in its hand.
Knowledge knowledge_of(const History& history) {
  Knowledge knowledge;
  knowledge.view.viewer = seat("p0");
  knowledge.view.phase = Phase::kPlay;
  knowledge.view.start = knowledge.view.turn = seat("p0");
  knowledge.unseen = history.hidden - all_looks(history);
  CardSet captured;
  for (const auto& event : history.events) {
    if (event.kind == History::Kind::kCapture) captured |= event.cards;
    const auto kind = event.kind == History::Kind::kCapture ? Trace::Kind::kCapture
                      : event.kind == History::Kind::kLook  ? Trace::Kind::kLook
                                                            : Trace::Kind::kNick;
    knowledge.trail.push_back({kind, event.from, event.to, event.cards});
  }
  const CardSet own = kAllCards - history.hidden - captured;
  const int others = history.hidden.size() - history.harbour_size;
  knowledge.view.hands[0] = {own.size(), own};
  knowledge.view.hands[1] = {others / 2, std::nullopt};
  knowledge.view.hands[2] = {others - others / 2, std::nullopt};
  return knowledge;
}

Worlds expect_exact(const History& history, int samples = 20'000) {
  const Worlds worlds = WorldSearch(history).run();
  EXPECT_FALSE(worlds.empty());
  const Knowledge knowledge = knowledge_of(history);
  Rng rng(7);
  std::map<Lay, int> counts;
  for (int i = 0; i < samples; ++i) ++counts[lay_of(sample(kThree, knowledge, rng))];
  EXPECT_LT(misfit(worlds, counts, samples), 4);
  return worlds;
}

/// In how many of the stories the card lies in this place.
double share(const Worlds& worlds, std::string_view name, std::string_view where) {
  double all = 0;
  double found = 0;
  for (const auto& [lay, weight] : worlds) {
    all += weight;
    const auto at = static_cast<std::size_t>(place(where).index());
    if (CardSet::from_bits(lay[at]).has(card(name))) found += weight;
  }
  return found / all;
}

TEST(SeasSample, UnseenCardsAreEquallyLikelyInHarbourAndHands) {
  const Worlds worlds = expect_exact({.hidden = cards("G1 G2 G3 C1 C2 C3 R1")});
  EXPECT_EQ(worlds.size(), 35U);  // 7 over 3
  EXPECT_DOUBLE_EQ(share(worlds, "G1", "harbour"), 3.0 / 7);
}

TEST(SeasSample, AHiddenNickFromTheHarbourMovesAnyUnseenCard) {
  History history{.hidden = cards("G1 G2 G3 C1 C2")};
  history.nicks("p1", "harbour");
  const Worlds worlds = expect_exact(history);
  EXPECT_DOUBLE_EQ(share(worlds, "C2", "p1"), 1.0 / 5);
  EXPECT_DOUBLE_EQ(share(worlds, "C2", "harbour"), 2.0 / 5);
}

TEST(SeasSample, AHiddenNickFromAChestMovesAnyOfItsCards) {
  History history{.hidden = cards("G1 G2 G3 C1")};
  history.captures("p0", "R5 X5 C5");
  history.nicks("p2", "p0");
  const Worlds worlds = expect_exact(history);
  EXPECT_EQ(worlds.size(), 4U * 3);
  EXPECT_DOUBLE_EQ(share(worlds, "R5", "p2"), 1.0 / 3);
}

TEST(SeasSample, ALaterLookIdentifiesWhatWasNicked) {
  History history{.hidden = cards("G1 G2 G3 C1")};
  history.captures("p1", "R5 X5 C5");
  history.nicks("p2", "p1");
  history.captures("p2", "R6 X6");
  history.looks("p2", "R6 X6 C5");
  const Worlds worlds = expect_exact(history);
  EXPECT_EQ(worlds.size(), 4U);
  EXPECT_DOUBLE_EQ(share(worlds, "C5", "p2"), 1);
}

TEST(SeasSample, ALookIntoTheSourceTellsWhatIsGone) {
  History history{.hidden = cards("G1 G2 G3 C1")};
  history.captures("p1", "R5 X5 C5");
  history.nicks("p2", "p1");
  history.looks("p1", "R5 X5");
  EXPECT_DOUBLE_EQ(share(expect_exact(history), "C5", "p2"), 1);
}

TEST(SeasSample, ALookIntoTheHarbourExcludesWhatIsStillThere) {
  History history{.hidden = cards("G1 G2 G3 C1 C2 C3")};
  history.nicks("p1", "harbour");
  history.looks("harbour", "G1 G2");
  const Worlds worlds = expect_exact(history);
  EXPECT_EQ(worlds.size(), 4U);  // the third was one of G3 C1 C2 C3
  EXPECT_DOUBLE_EQ(share(worlds, "G3", "p1"), 1.0 / 4);
}

TEST(SeasSample, ALookBeforeTheNickLeavesWhatWasSeen) {
  History history{.hidden = cards("G1 G2 G3 C1 C2 C3")};
  history.looks("harbour", "G1 G2 G3");
  history.nicks("p1", "harbour");
  const Worlds worlds = expect_exact(history);
  EXPECT_EQ(worlds.size(), 3U);
  EXPECT_DOUBLE_EQ(share(worlds, "G3", "p1"), 1.0 / 3);
}

TEST(SeasSample, ACardMayBeNickedTwice) {
  History history{.hidden = cards("G1 G2 G3 C1 C2")};
  history.captures("p1", "R5 X5");
  history.nicks("p1", "harbour");
  history.nicks("p2", "p1");
  const Worlds worlds = expect_exact(history);
  EXPECT_DOUBLE_EQ(share(worlds, "G1", "p2"), 1.0 / 5 / 3);
  EXPECT_DOUBLE_EQ(share(worlds, "R5", "p2"), 1.0 / 3);
}

TEST(SeasSample, ALookMayFindACardThatWentTwoWays) {
  History history{.hidden = cards("G1 G2 G3 C1 C2")};
  history.captures("p1", "R5 X5");
  history.nicks("p1", "harbour");
  history.nicks("p2", "p1");
  history.looks("p2", "C2");  // harbour, p1, p2
  const Worlds worlds = expect_exact(history);
  EXPECT_DOUBLE_EQ(share(worlds, "C2", "p2"), 1);
  EXPECT_DOUBLE_EQ(share(worlds, "R5", "p1"), 1);
}

TEST(SeasSample, ACardMayComeBack) {
  History history{.hidden = cards("G1 G2 G3 C1")};
  history.captures("p1", "R5 X5");
  history.captures("p2", "R6 X6");
  history.nicks("p2", "p1");
  history.nicks("p1", "p2");
  history.looks("p1", "R5 X5");  // the same card went and came, R5 or X5
  const Worlds worlds = expect_exact(history);
  EXPECT_EQ(worlds.size(), 4U);
  history.events.back().cards = cards("R5 R6");  // X5 for R6
  EXPECT_DOUBLE_EQ(share(expect_exact(history), "X5", "p2"), 1);
}

TEST(SeasSample, ALookThatAllowsSeveralStoriesWeighsThem) {
  History history{.hidden = cards("G1 G2 G3 C1 C2")};
  history.captures("p1", "R5 X5");
  history.captures("p2", "R6 X6");
  history.nicks("p2", "p1");
  history.nicks("p2", "harbour");
  history.nicks("p1", "p2");
  history.looks("p1", "R5 X5");
  expect_exact(history);
}

TEST(SeasSample, OwnNicksAreKnown) {
  History history{.hidden = cards("G1 G2 G3 C1 C2")};
  history.looks("harbour", "G1 G2 C1");
  history.nicks("p0", "harbour", "C1");
  history.nicks("p2", "p0");
  history.nicks("p1", "harbour");
  const Worlds worlds = expect_exact(history);
  EXPECT_DOUBLE_EQ(share(worlds, "C1", "p2"), 1);
  EXPECT_DOUBLE_EQ(share(worlds, "G1", "p1"), 1.0 / 2);
}

TEST(SeasSample, ManyNicksAndLooksTogether) {
  History history{.hidden = cards("G1 G2 G3 C1 C2 C3")};
  history.captures("p0", "R9 X9");
  history.captures("p1", "R5 X5");
  history.nicks("p1", "harbour");
  history.captures("p2", "R6 X6 C6");
  history.nicks("p2", "p1");
  history.looks("harbour", "G1 C2");
  history.nicks("p0", "harbour", "C2");
  history.captures("p1", "R7 X7");
  history.nicks("p1", "p0");
  history.nicks("p1", "p2");
  history.looks("p2", "R6 X6 X5");
  history.nicks("p0", "p2", "X5");
  history.nicks("p2", "p0");
  expect_exact(history, 60'000);
}

/// A round of players who take all they can and nick whenever they may, with everything that p0, p1 or p2 saw.
class NickersRound {
 public:
  NickersRound(const Setup& setup, Rng& rng) : setup_(setup), rng_(rng), match_(setup) {
    for (int i = 0; i < setup.seats; ++i) {
      histories_.push_back({.harbour_size = setup.harbour_size(), .hidden = kAllCards});
    }
    while (state().phase != Phase::kPlay) take(draw(setup, state(), rng));
    for (History& history : histories_) history.hidden -= state().display;
  }

  const State& state() const { return match_.state(); }
  const Knowledge& knowledge(std::size_t viewer) {
    return match_.knowledge(Seat::from_index(static_cast<int>(viewer)));
  }
  const History& history(std::size_t viewer) const { return histories_[viewer]; }
  int cards_left() const {
    int left = 0;
    for (const CardSet hand : state().hands) left += hand.size();
    return left;
  }

  void step() {
    const Seat who = state().turn;
    const Move move = choose(who);
    write_down(who, move);
    take(who, move);
  }

 private:
  template <class... Step>
  void take(const Step&... step) {
    match_.take(step...);
    for (std::size_t i = 0; i < histories_.size(); ++i) {
      histories_[i].hidden -= state().hands[i];  // also the second hand of two players
    }
  }

  Move choose(Seat who) {
    MoveList moves;
    legal_moves(setup_, state(), who, moves);
    std::vector<Move> best;
    int best_rate = -1;
    for (const Move move : moves) {
      const int rate = rating(move);
      if (rate > best_rate) best.clear();
      best_rate = std::max(rate, best_rate);
      if (rate == best_rate) best.push_back(move);
    }
    return best[rng_.below(static_cast<std::uint32_t>(best.size()))];
  }
  int rating(Move move) const {
    if (move.kind() == Move::Kind::kNick) return move.source().is_nowhere() ? 0 : 1;
    if (move.kind() == Move::Kind::kPick) return 0;
    if (move.taken() == state().display && !move.taken().is_empty()) return 40;
    return move.taken().size();
  }

  void write_down(Seat who, Move move) {
    const Place own = Place::chest(setup_.owner_of(who));
    for (std::size_t i = 0; i < histories_.size(); ++i) {
      History& history = histories_[i];
      const bool is_own = static_cast<int>(i) == who.index();
      switch (move.kind()) {
        case Move::Kind::kPlay:
          history.hidden.remove(move.card());  // it was in that hand
          if (move.taken().is_empty()) break;
          history.events.push_back({History::Kind::kCapture, {}, own, move.taken() | CardSet::of(move.card())});
          break;
        case Move::Kind::kNick:
          if (is_own && !move.source().is_nowhere()) {
            history.events.push_back({History::Kind::kLook, move.source(), {}, state().at(move.source())});
          }
          break;
        case Move::Kind::kPick:
          history.events.push_back(
              {History::Kind::kNick, state().source, own, is_own ? CardSet::of(move.card()) : CardSet{}});
          break;
      }
    }
  }

  const Setup& setup_;
  Rng& rng_;
  Match<Seas> match_;
  std::vector<History> histories_;
};

int hidden_nicks(const History& history) {
  int count = 0;
  for (const auto& event : history.events) {
    count += event.kind == History::Kind::kNick && event.cards.is_empty() ? 1 : 0;
  }
  return count;
}
int looks(const History& history) {
  int count = 0;
  for (const auto& event : history.events) count += event.kind == History::Kind::kLook ? 1 : 0;
  return count;
}

/// Rounds of real play whose ends are small enough to try everything.
void expect_exact_rounds(const Setup& setup, int wanted, int least_looks) {
  Rng rng(static_cast<std::uint64_t>(setup.seats) * 100 + static_cast<std::uint64_t>(least_looks));
  int compared = 0;
  for (int round = 0; compared < wanted && round < 20'000; ++round) {
    NickersRound game(setup, rng);
    while (game.state().is_waiting() && game.cards_left() + game.state().aside_left(setup) > setup.seats) game.step();
    if (!game.state().is_waiting()) continue;
    const std::size_t viewer = rng.below(static_cast<std::uint32_t>(setup.seats));
    const History& history = game.history(viewer);
    const int hidden = hidden_nicks(history);
    if (hidden < 2 || hidden > 4 || looks(history) < least_looks) continue;
    const Worlds worlds = WorldSearch(history).run();
    if (worlds.size() > 1500) continue;
    ++compared;
    const int samples = std::max(5'000, 60 * static_cast<int>(worlds.size()));
    std::map<Lay, int> counts;
    for (int i = 0; i < samples; ++i) ++counts[lay_of(sample(setup, game.knowledge(viewer), rng))];
    EXPECT_TRUE(worlds.contains(lay_of(game.state()))) << "the truth is not among the worlds";
    EXPECT_LT(misfit(worlds, counts, samples), 4) << worlds.size() << " worlds, round " << round;
  }
  EXPECT_EQ(compared, wanted);
}

TEST(SeasSample, IsExactInRealRoundsOfTwo) { expect_exact_rounds(Variant{.seats = 2}, 30, 1); }
TEST(SeasSample, IsExactInRealRoundsOfThree) { expect_exact_rounds(Variant{.seats = 3}, 30, 1); }
TEST(SeasSample, IsExactInRealRoundsOfFour) { expect_exact_rounds(Variant{.seats = 4}, 30, 0); }
TEST(SeasSample, IsExactInRealRoundsOfTeams) {
  expect_exact_rounds(Variant{.seats = 4, .teams = Teams::kTeams}, 30, 1);
}
TEST(SeasSample, IsExactInRealRoundsOfUltimateTeams) {
  expect_exact_rounds(Variant{.seats = 4, .teams = Teams::kUltimate}, 20, 1);
}

TEST(SeasSample, HandsGetEveryUnseenCardEquallyOften) {
  const History history{.hidden = cards("G1 G2 G3 C1 C2 C3 R1")};
  const Knowledge knowledge = knowledge_of(history);
  Rng rng(5);
  std::map<CardSet::Bits, int> counts;
  for (int i = 0; i < 21'000; ++i) ++counts[sample(kThree, knowledge, rng).hands[1].bits()];
  EXPECT_EQ(counts.size(), 21U);  // 7 over 2
  for (const auto& [hand, count] : counts) EXPECT_NEAR(count, 1000, 130);
}

TEST(SeasSample, TheOrderOfTheCardsAsideIsRandomToo) {
  const Variant two{.seats = 2};
  Match<Seas> match(two);
  match.take(outcome_of(two, {}));
  const Knowledge& knowledge = match.knowledge(seat("p0"));
  Rng rng(5);
  std::array<int, Card::kCount> first{};
  for (int i = 0; i < 28'000; ++i) {
    ++first[static_cast<std::size_t>(sample(two, knowledge, rng).aside[0].index())];
  }
  for (const Card card : knowledge.unseen) EXPECT_NEAR(first[static_cast<std::size_t>(card.index())], 1000, 140);
  EXPECT_EQ(knowledge.unseen.size(), 28);
}

}  // namespace
}  // namespace septem::seas
