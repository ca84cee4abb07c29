#include "bots/search/seas_course.h"

#include <gtest/gtest.h>

#include "play/random_match.h"

namespace septem {
namespace {

using namespace seas;

const Seat kFirst = Seat::from_index(0);

Match<Seas> match_of(int seed) {
  seas::Setup setup;
  setup.seats = 2;
  Match<Seas> match(setup, Seed::from_number(static_cast<std::uint64_t>(seed)));
  match.knowledge(kFirst);
  return match;
}

Moment<Seas> decision_in(Match<Seas>& match) { return {match.setup(), match.knowledge(kFirst)}; }

/// Any card of whoever is to play, until it is p0's turn again; says what was played.
std::vector<Move> play_on(Match<Seas>& match, Rng& rng) {
  std::vector<Move> moves;
  do {
    const auto before = match.knowledge(kFirst).plays.size();
    random_step(match, rng);
    const auto& plays = match.knowledge(kFirst).plays;
    if (plays.size() > before) moves.push_back(plays.back().move);
  } while (!match.to_act().has(kFirst));
  return moves;
}

TEST(SeasCourse, IsWhatWasPlayedInBetween) {
  Rng rng(1);
  int courses = 0;
  for (int seed = 0; seed < 20; ++seed) {
    Match<Seas> match = match_of(seed);
    for (int i = 0; i < 8; ++i) {
      while (!match.to_act().has(kFirst)) random_step(match, rng);
      const auto before = decision_in(match);
      const auto moves = play_on(match, rng);
      const auto course = Course<Seas>::between(before, decision_in(match));
      if (!course) continue;
      EXPECT_EQ(*course, moves);
      ++courses;
    }
  }
  EXPECT_GT(courses, 100);
}

TEST(SeasCourse, LeadsToNoOtherGameAndNotBack) {
  Rng rng(1);
  Match<Seas> match = match_of(1);
  while (!match.to_act().has(kFirst)) random_step(match, rng);
  const auto before = decision_in(match);
  play_on(match, rng);
  auto now = decision_in(match);
  EXPECT_FALSE(Course<Seas>::between(now, before));
  EXPECT_FALSE(Course<Seas>::between(now, now));
  Match<Seas> other = match_of(2);
  while (!other.to_act().has(kFirst)) random_step(other, rng);
  EXPECT_FALSE(Course<Seas>::between(decision_in(other), now));
  now.setup.target = 11;
  EXPECT_FALSE(Course<Seas>::between(before, now));
}

/// A nick is hidden: what was thought before does not know which card it took.
TEST(SeasCourse, IsNotKnownAfterANick) {
  Rng rng(1);
  for (int seed = 0; seed < 400; ++seed) {
    Match<Seas> match = match_of(seed);
    while (!match.is_over() && match.knowledge(kFirst).plays.size() < 12) {
      while (!match.is_over() && !match.to_act().has(kFirst)) random_step(match, rng);
      if (match.is_over() || match.state().phase != Phase::kPlay) break;
      const auto before = decision_in(match);
      const auto traces = [&] { return match.knowledge(kFirst).trail; };
      play_on(match, rng);
      bool has_nicked = false;
      for (const Trace& trace : traces()) has_nicked |= trace.kind != Trace::Kind::kCapture;
      if (has_nicked && !before.knowledge.trail.is_empty() &&
          before.knowledge.trail.back().kind == Trace::Kind::kCapture) {
        EXPECT_FALSE(Course<Seas>::between(before, decision_in(match)));
        return;
      }
    }
  }
  FAIL() << "nobody nicked";
}

}  // namespace
}  // namespace septem
