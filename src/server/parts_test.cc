// Names, patches, events and seeds: the small pieces.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "core/rng.h"
#include "notation/clean_text.h"
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

TEST(CleanText, KeepsJoinersOnlyWhereTheyAreRead) {
  const std::string family = "\U0001f468\u200d\U0001f469\u200d\U0001f467";
  const std::string rainbow = "\U0001f3f3\ufe0f\u200d\U0001f308";
  const std::string persian = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645";
  const std::string hindi = "\u0915\u094d\u200d\u0937";
  for (const std::string& text : {family, rainbow, persian, hindi}) EXPECT_EQ(cleaned(text, 24), text);
  EXPECT_EQ(cleaned("A\u200dd\u200ca\ufe0f", 24), "Ada");  // looks the same, would be another name
  EXPECT_EQ(cleaned("\u200d\U0001f468\u200d", 24), "\U0001f468");
  EXPECT_EQ(cleaned("\U0001f468\u200c\U0001f469\ufe0f\ufe0f", 24), "\U0001f468\U0001f469\ufe0f");
  EXPECT_EQ(cleaned("\U0001f468\u200da \u200db", 24), "\U0001f468a b");
  EXPECT_EQ(cleaned(family, 4), "\U0001f468\u200d\U0001f469");  // never cut behind a joiner
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
    const auto is_first = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; };
    EXPECT_LE(std::count_if(text.begin(), text.end(), is_first), 10) << "characters";
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
  EXPECT_EQ(patch_between(before, "{\n\"round\":1,\n\"hands\":[[\"G2\"],3],\n\"over\":true}"),
            R"({"hands/0-":[0],"over":true})");
  EXPECT_EQ(patch_between(before, "{\n\"round\":12,\n\"hands\":[[\"G1\",\"G2\"],3],\n\"over\":false}"),
            R"({"round":12})");
  EXPECT_EQ(patch_between(before, "{\n\"round\":1,\n\"hands\":[[\"G1\",\"G2\"],3]}"),
            "{\"\":{\n\"round\":1,\n\"hands\":[[\"G1\",\"G2\"],3]}}");
}

TEST(Patch, SaysOnceWhatHappensTwice) {
  EXPECT_EQ(
      patch_between(R"({"turn":"p1","to_act":["p1"],"last":null})", R"({"turn":"p2","to_act":["p2"],"last":"p1"})"),
      R"({"turn,to_act/0":"p2","last":"p1"})");
  EXPECT_EQ(patch_between(R"({"hand":["C1","C5"],"known":["C1"]})", R"({"hand":["C1","C4","C5"],"known":["C1","C4"]})"),
            R"({"hand,known+":[1,"C4"]})");
}

TEST(Patch, NeverSharesWhatCanChangeByItself) {
  // A client that puts one and the same object into both lists would later change both.
  EXPECT_EQ(patch_between(R"({"a":[],"b":[]})", R"({"a":[{"x":1}],"b":[{"x":1}]})"),
            R"({"a":[{"x":1}],"b":[{"x":1}]})");
  EXPECT_EQ(
      patch_between(R"({"a":["long-one"],"b":["long-two"]})", R"({"a":["long-one",{"x":1}],"b":["long-two",{"x":1}]})"),
      R"({"a+":[1,{"x":1}],"b+":[1,{"x":1}]})");
}

TEST(Patch, MovesItemsBetweenLists) {
  EXPECT_EQ(patch_between(R"({"drawn":["gold-key","iron-die","jade-key"],"red":[],"black":["bone-die"]})",
                          R"({"drawn":[],"red":["jade-key","gold-key"],"black":["bone-die","iron-die"]})"),
            R"({"drawn>red":[0,2,0],"drawn>black":[1,1]})");
  // Some leave for nowhere, and not all that come were there.
  EXPECT_EQ(
      patch_between(R"({"from":["aaaa","bbbb","cccc"],"to":["dddd"]})", R"({"from":["bbbb"],"to":["dddd","cccc"]})"),
      R"({"from-":[0],"from>to":[1,2]})");
  EXPECT_EQ(patch_between(R"({"from":["aaaa","bbbb"],"to":[]})", R"({"from":["bbbb"],"to":["aaaa","eeee"]})"),
            R"({"from-":[0],"to":["aaaa","eeee"]})");
}

TEST(Patch, PutsItemsBehindEachOther) {
  EXPECT_EQ(patch_between(R"({"pile":["KS","QS","JS","10S"]})", R"({"pile":["KS","QS","JS","10S","2H","3H"]})"),
            R"({"pile+":[4,"2H","3H"]})");
}

TEST(Patch, GivesTheWholeWhereThatIsShorter) {
  EXPECT_EQ(patch_between(R"({"weights":{"a":1,"b":2,"c":3}})", R"({"weights":{"a":4,"b":5,"c":6}})"),
            R"({"weights":{"a":4,"b":5,"c":6}})");
}

TEST(Events, AreReadAsTheyWereWritten) {
  Settings settings;
  settings.game = "seas";
  settings.seats = 2;
  settings.clock = {ClockRule::Kind::kGame, 60'000, 2'000};
  settings.away.reset();
  settings.idle = 30'000;
  const Seat seat = Seat::from_index(1);
  const std::vector<Event> events = {
      Created{settings, {"hash"}, "Ada \"A\"", Seed::from_number(7), 5, "k", {}, {}, "mark"},
      Sat{seat, {"hash"}, "Bo", {}},
      BotSat{seat, "easy"},
      BotSat{seat, std::nullopt},
      Left{seat},
      Mixed{seat, "ab"},
      Started{5},
      Moved{seat, "G4", true, {}},
      Moved{seat, "G8xC5+R3", false, "key-1"},
      TimedOut{seat},
      UndoAsked{seat, "k", SeatSet::first_n(3)},
      UndoAnswered{seat, true},
      UndoWithdrawn{seat},
      Undone{seat},
      Chatted{std::nullopt, "Cy", "hi\n"},
      Chatted{seat, "Bo", ":oops:"},
      WentAway{seat},
      CameBack{seat},
      Rematched{"abc"},
      Closed{},
      Closed{"cleaning \"up\""},
      Closed{{}, "server.closed-by-host"},
      TurnedOut{seat, {"hash"}, "Bo"},
      TurnedOut{std::nullopt, {"hash"}, "Cy"},
      Muted{seat, {"hash"}, "Bo", true},
      Muted{std::nullopt, {"hash"}, "Cy", false},
      Slowed{30},
      Changed{settings},
      Changed{settings, {{"own.txt", "G1 7"}}}};
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
