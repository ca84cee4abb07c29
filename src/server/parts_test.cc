// Names, patches, events and seeds: the small pieces.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "core/rng.h"
#include "server/clean_text.h"
#include "server/event.h"
#include "server/fair.h"
#include "server/patch.h"
#include "server/secrets.h"
#include "server/testing/apply_patch.h"

namespace septem::server {
namespace {

namespace json = boost::json;

TEST(CleanText, TakesControlAndDirectionCharactersOut) {
  EXPECT_EQ(cleaned("  Ada\t\n Lovelace  ", 24), "Ada Lovelace");
  EXPECT_EQ(cleaned("a\u202e\u200b\u0007b", 24), "ab");
  EXPECT_EQ(cleaned("\xff\xfe zo\xc3\xab", 24), "zo\u00eb");
  EXPECT_EQ(cleaned(" \u3000\n", 24), "");
  EXPECT_EQ(cleaned("a\u2066b\u2069c\u061c\u200f", 24), "abc");
  EXPECT_EQ(cleaned("\u3164\u115f\u200d\ufe0f\u2800\U000e0041", 24), "");  // letters that are drawn as nothing
  EXPECT_EQ(cleaned("\u2764\ufe0f", 24), "\u2764\ufe0f");
}

TEST(CleanText, CutsBetweenLettersAndLeavesNoBlankAtTheEnd) {
  EXPECT_EQ(cleaned("\u00e4\u00f6\u00fc\u00df", 2), "\u00e4\u00f6");
  EXPECT_EQ(cleaned("abc def", 4), "abc");
  EXPECT_EQ(cleaned("abc def", 5), "abc d");
}

TEST(CleanText, NeverGivesMoreThanAskedForWhateverTheBytes) {
  Rng rng(5);
  for (int i = 0; i < 5000; ++i) {
    std::string bytes(rng.below(60), ' ');
    for (char& byte : bytes) byte = static_cast<char>(rng.below(256));
    const std::string text = cleaned(bytes, 10);
    EXPECT_EQ(cleaned(text, 10), text);
  }
}

json::value random_value(Rng& rng, int depth) {
  switch (rng.below(depth > 0 ? 6 : 4)) {
    case 0:
      return nullptr;
    case 1:
      return rng.below(4);
    case 2:
    case 3:
      return json::string(1, static_cast<char>('a' + rng.below(5)));
    case 4: {
      json::array list;
      for (std::uint32_t i = rng.below(6); i > 0; --i) list.push_back(random_value(rng, depth - 1));
      return list;
    }
    default: {
      json::object object;
      for (std::uint32_t i = rng.below(5); i > 0; --i) {
        object[std::string(1, static_cast<char>('k' + rng.below(5)))] = random_value(rng, depth - 1);
      }
      return object;
    }
  }
}

TEST(Patch, TurnsAnyValueIntoAnyOther) {
  Rng rng(11);
  for (int i = 0; i < 20'000; ++i) {
    json::object before{{"x", random_value(rng, 3)}, {"y", random_value(rng, 3)}};
    json::object after{{"x", random_value(rng, 3)}, {"y", random_value(rng, 3)}};
    if (rng.below(4) == 0) after = before;
    // As it arrives at a client.
    const json::value patch = json::parse(patch_between(json::serialize(before), json::serialize(after)));
    json::object patched = json::parse(json::serialize(before)).as_object();
    ASSERT_TRUE(apply_patch(patched, patch.as_object())) << json::serialize(patch);
    ASSERT_EQ(json::value(patched), json::parse(json::serialize(after)))
        << json::serialize(before) << json::serialize(patch);
  }
}

TEST(Patch, ComparesViewsLineByLine) {
  const std::string before = "{\n\"round\":1,\n\"hands\":[[\"G1\",\"G2\"],3],\n\"over\":false}";
  EXPECT_EQ(patch_between(before, before), "{}");
  EXPECT_EQ(patch_between(before, "{\n\"round\":1,\n\"hands\":[[\"G2\"],2],\n\"over\":true}"),
            R"({"hands/0-":[0],"hands/1":2,"over":true})");
  EXPECT_EQ(patch_between(before, "{\n\"round\":12,\n\"hands\":[[\"G1\",\"G2\"],3],\n\"over\":false}"),
            R"({"round":12})");
  EXPECT_EQ(patch_between(before, "{\n\"round\":1,\n\"hands\":[[\"G1\",\"G2\"],3]}"),
            "{\"\":{\n\"round\":1,\n\"hands\":[[\"G1\",\"G2\"],3]}}");
}

TEST(Events, AreReadAsTheyWereWritten) {
  Settings settings;
  settings.game = "seas";
  settings.seats = 2;
  settings.clock = {ClockRule::Kind::kGame, 60'000, 2'000};
  settings.away.reset();
  const Seat seat = Seat::from_index(1);
  const std::vector<Event> events = {Created{settings, {"hash"}, "Ada \"A\"", Seed::from_number(7), 5, "k"},
                                     Sat{seat, {"hash"}, "Bo", {}},
                                     BotSat{seat, "easy"},
                                     BotSat{seat, std::nullopt},
                                     Left{seat},
                                     Mixed{seat, "ab"},
                                     Started{5},
                                     Moved{seat, "G4", true, {}},
                                     Moved{seat, "G8xC5+R3", false, "key-1"},
                                     TimedOut{seat},
                                     UndoAsked{seat},
                                     UndoAnswered{seat, true},
                                     Undone{seat},
                                     Chatted{std::nullopt, "Cy", "hi\n"},
                                     Chatted{seat, "Bo", ":oops:"},
                                     WentAway{seat},
                                     CameBack{seat},
                                     Rematched{"abc"},
                                     Closed{}};
  for (const Event& event : events) {
    const auto again = read_event(write_event(event));
    ASSERT_TRUE(again) << write_event(event) << again.error();
    EXPECT_EQ(write_event(*again), write_event(event));
    EXPECT_EQ(kind_of(*again), kind_of(event));
  }
  EXPECT_FALSE(read_event("{}"));
  EXPECT_FALSE(read_event(R"({"is":"moved","seat":"p9","do":"G4"})"));
  EXPECT_FALSE(read_event(R"({"is":"created"})"));
}

TEST(Fair, CommitmentAndDealSeedAreWhatTheDocumentationSays) {
  const Seed seed = Seed::from_number(1);
  const std::string text(63, '0');
  EXPECT_EQ(commitment(seed), sha256(text + "1"));
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const Mixes mixes{{Seat::from_index(2), "ff"}, {Seat::from_index(0), "1"}};
  EXPECT_EQ(seed_text(deal_seed(seed, mixes)), sha256("septem deal " + text + "1 p0=1 p2=ff"));
  EXPECT_NE(seed_text(deal_seed(seed, {})), commitment(seed));
}

}  // namespace
}  // namespace septem::server
