// What who runs the server may ask and do, beside people who play.
#include "server/steward.h"

#include "server/outline.h"
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

using ::testing::ElementsAre;

/// A hub with people, and a steward beside it.
struct StewardBench : Bench {
  StewardBench() : steward(hub, [this](Erasure erasure) { erased.push_back(std::move(erasure)); }) {}

  /// The answer: a result or an error; null while there is none.
  json::value ask_steward(std::string_view method, json::object params = {}) {
    last = nullptr;
    const json::object request{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", std::move(params)}};
    say(json::serialize(request));
    for (const std::string& table : std::exchange(world.to_read, {})) {
      steward.was_read(table, world.archived_tables.events_of(table));
    }
    if (writes_at_once) commit_all();
    return last;
  }
  void say(std::string_view line) {
    steward.received(line, now, [this](const std::string& text) {
      const json::value answer = text.empty() ? json::value("nothing") : json::parse(text);
      const json::object* object = answer.if_object();
      last = !object ? answer : object->contains("result") ? object->at("result") : object->at("error");
    });
  }
  void commit_all() {
    const std::uint64_t appended = world.appended.empty() ? 0 : world.appended.back().number;
    hub.committed(std::max(appended, erased.empty() ? 0 : erased.back().number));
    steward.committed();
  }
  std::string waiting_table(ClientId client, std::string_view name, json::object more = {}) {
    connect(client);
    ask(client, "hello", {{"name", name}});
    json::object params{{"game", "seas"}, {"seats", 2}};
    for (auto& entry : more) params[entry.key()] = entry.value();
    return std::string(ask(client, "create", params).at("table").as_string());
  }
  std::vector<std::string> listed(json::object params = {}) {
    std::vector<std::string> tables;
    const json::value answer = ask_steward("list", std::move(params));
    for (const json::value& one : answer.at("tables").as_array()) tables.emplace_back(one.at("table").as_string());
    return tables;
  }

  std::vector<Erasure> erased;
  Steward steward;
  json::value last = nullptr;
};

TEST(Steward, ListsTablesByGameStagePersonAndAge) {
  StewardBench bench;
  const std::string seas = bench.people_at_table(2);
  bench.pass(60'000);
  const std::string seize = bench.waiting_table(7, "Zoe", {{"game", "seize"}});
  EXPECT_THAT(bench.listed(), ::testing::UnorderedElementsAre(seas, seize));
  EXPECT_THAT(bench.listed({{"game", "seize"}}), ElementsAre(seize));
  EXPECT_THAT(bench.listed({{"stage", "playing"}}), ElementsAre(seas));
  EXPECT_THAT(bench.listed({{"stage", "over"}}), IsEmpty());
  EXPECT_THAT(bench.listed({{"person", "zoe"}}), ElementsAre(seize));
  EXPECT_THAT(bench.listed({{"person", "Zo"}}), IsEmpty());
  EXPECT_THAT(bench.listed({{"older_than", 60'000}}), ElementsAre(seas));
  EXPECT_THAT(bench.listed({{"network", "127.0.0.1"}, {"game", "seize"}}), ElementsAre(seize));
  EXPECT_THAT(bench.listed({{"network", "10.0.0.1"}}), IsEmpty());
}

TEST(Steward, TellsWhichTablesAreSetApartAndWhy) {
  StewardBench bench;
  EXPECT_NE(bench.hub.restore("aaaaaaaaaa", {{1, "{"}}, 5'000), std::nullopt);
  const json::object reasons = bench.ask_steward("list", {{"game", "seize"}}).at("set_apart").as_object();
  ASSERT_TRUE(reasons.contains("aaaaaaaaaa"));
  EXPECT_TRUE(bench.ask_steward("list", {{"after", "a"}}).at("set_apart").as_object().empty()) << "only once";
  const json::value shown = bench.ask_steward("show", {{"table", "aaaaaaaaaa"}});
  EXPECT_EQ(shown.at("code"), 28);
  EXPECT_THAT(std::string(shown.at("message").as_string()),
              ::testing::HasSubstr(reasons.at("aaaaaaaaaa").as_string().c_str()));
}

TEST(Steward, FindsAPersonByTheDigitsThatItShows) {
  StewardBench bench;
  const std::string table = bench.waiting_table(1, "Ada");
  bench.waiting_table(2, "Bo");
  const json::value row = bench.ask_steward("show", {{"table", table}});
  const auto digits = row.at("host").at("person").as_string();
  EXPECT_EQ(digits.size(), 8U);
  EXPECT_THAT(bench.listed({{"person", digits}}), ElementsAre(table));
  EXPECT_THAT(bench.listed({{"person", digits.subview(0, 3)}}), IsEmpty());
}

TEST(Steward, ShowsNothingSecretOfARunningGame) {
  StewardBench bench;
  const std::string table = bench.people_at_table(2);
  const auto created = read_event(bench.world.appended.front().text);
  const Created& first = std::get<Created>(*created);
  for (const std::string& text :
       {json::serialize(bench.ask_steward("show", {{"table", table}})), json::serialize(bench.ask_steward("list"))}) {
    EXPECT_THAT(text, Not(HasSubstr(first.host.hash)));
    EXPECT_THAT(text, Not(HasSubstr(seed_text(first.seed))));
    EXPECT_THAT(text, Not(HasSubstr("hands")));
  }
}

TEST(Steward, ListsAnyNumberOfTablesPageByPage) {
  StewardBench bench;
  bench.connect(1);
  bench.ask(1, "hello", {{"name", "Ada"}});
  std::set<std::string> made;
  const Limits limits;
  for (std::size_t i = 0; i < Steward::kPage + 7; ++i) {
    const ClientId client = 100 + i / limits.tables_per_person;
    if (i % limits.tables_per_person == 0) bench.connect(client), bench.ask(client, "hello", {{"name", "Bo"}});
    const auto answer = bench.ask(client, "create", {{"game", "seas"}, {"seats", 2}});
    made.emplace(answer.at("table").as_string());
  }
  const json::value first = bench.ask_steward("list");
  EXPECT_EQ(first.at("tables").as_array().size(), Steward::kPage);
  const json::value second = bench.ask_steward("list", {{"after", first.at("next")}});
  EXPECT_EQ(second.at("tables").as_array().size(), 7U);
  EXPECT_TRUE(second.at("next").is_null());
  for (const json::value* page : {&first, &second})
    for (const json::value& row : page->at("tables").as_array()) made.erase(std::string(row.at("table").as_string()));
  EXPECT_THAT(made, IsEmpty());
}

TEST(Steward, ClosesATableAndSaysSoWhenItIsOnDisk) {
  StewardBench bench;
  const std::string table = bench.people_at_table(2);
  bench.writes_at_once = false;
  EXPECT_TRUE(bench.ask_steward("close", {{"table", table}, {"reason", "we\nmove house"}}).is_null());
  bench.commit_all();
  EXPECT_EQ(bench.last.at("table"), json::value(table));
  EXPECT_THAT(bench.world.sent[2].back(), HasSubstr(R"("is":"closed","reason":"we move house")"));
  EXPECT_EQ(bench.ask_steward("show", {{"table", table}}).at("stage"), "closed");
  EXPECT_EQ(why(bench.ask_steward("close", {{"table", table}})), "server.closed");
}

TEST(Steward, DeletesOnlyWhatIsFinishedAndTellsWhoWatches) {
  StewardBench bench;
  const std::string table = bench.people_at_table(2);
  EXPECT_EQ(why(bench.ask_steward("delete", {{"table", table}})), "server.not-over");
  bench.ask_steward("close", {{"table", table}});
  bench.writes_at_once = false;
  EXPECT_TRUE(bench.ask_steward("delete", {{"table", table}}).is_null());
  EXPECT_EQ(why(bench.ask_steward("delete", {{"table", table}})), "server.busy") << "once is enough";
  EXPECT_THAT(bench.listed(), ElementsAre(table)) << "it is there until it is off the disk";
  bench.commit_all();
  EXPECT_THAT(bench.listed(), IsEmpty());
  ASSERT_THAT(bench.erased, SizeIs(1));
  EXPECT_EQ(bench.erased[0].table, table);
  ASSERT_THAT(bench.world.archived_tables.all(), SizeIs(1)) << "filed first, or its events would come back";
  for (const ClientId client : {1U, 2U}) {
    EXPECT_THAT(bench.world.sent[client].back(), HasSubstr(R"("why":"server.deleted")"));
  }
  bench.world.archived_tables.clear();
  bench.writes_at_once = true;
  EXPECT_EQ(why(bench.ask(1, "watch", {{"table", table}})), "engine.no-such-table");
  EXPECT_THAT(bench.ask(1, "tables").at("tables").as_array(), IsEmpty());
}

TEST(Steward, DeletesAnArchivedTable) {
  StewardBench bench;
  const std::string table = bench.people_at_table(2);
  bench.ask_steward("close", {{"table", table}});
  for (const ClientId client : {1U, 2U}) bench.hub.closed(client, bench.now);
  for (int minute = 0; minute < 3; ++minute) bench.pass(60'000);
  EXPECT_THAT(bench.listed(), IsEmpty());
  EXPECT_EQ(bench.ask_steward("delete", {{"table", table}}).at("table"), json::value(table));
  EXPECT_THAT(bench.erased, SizeIs(1));
  bench.world.archived_tables.clear();
  EXPECT_EQ(why(bench.ask_steward("delete", {{"table", table}})), "engine.no-such-table");
}

TEST(Steward, LeavesAnArchivedTableAloneThatCannotBeRead) {
  StewardBench bench;
  bench.world.archived_tables.add({"aaaaaaaaaa", {}, {}});
  EXPECT_EQ(why(bench.ask_steward("delete", {{"table", "aaaaaaaaaa"}})), "server.table-set-apart");
  EXPECT_THAT(bench.erased, IsEmpty());
}

TEST(Steward, DoesWhatItIsToldByWhoWantsNoAnswer) {
  StewardBench bench;
  const std::string table = bench.waiting_table(1, "Ada");
  bench.ask_steward("close", {{"table", table}});
  bench.say(R"({"jsonrpc":"2.0","method":"delete","params":{"table":")" + table + R"("}})");
  bench.commit_all();
  EXPECT_EQ(bench.last, "nothing");
  EXPECT_THAT(bench.listed(), IsEmpty());
}

TEST(Steward, KeepsATableWhoseDeletionTheDiskRefused) {
  StewardBench bench;
  const std::string table = bench.people_at_table(2);
  bench.ask_steward("close", {{"table", table}});
  bench.writes_at_once = false;
  bench.ask_steward("delete", {{"table", table}});
  bench.hub.commit_failed("full", bench.now);
  bench.steward.commit_failed("full");
  EXPECT_EQ(why(bench.last), "server.storage");
  EXPECT_THAT(bench.listed(), ElementsAre(table));
  bench.writes_at_once = true;
  EXPECT_EQ(bench.ask_steward("delete", {{"table", table}}).at("table"), json::value(table));
  EXPECT_THAT(bench.world.archived_tables.all(), SizeIs(2)) << "the first filing was lost with the rest";
}

TEST(Steward, AnswersWhatNeedsNoWriteWhileTheDiskStalls) {
  StewardBench bench;
  const std::string table = bench.people_at_table(2);
  bench.writes_at_once = false;
  bench.send(1, "chat", {{"table", table}, {"text", "hi"}});
  EXPECT_TRUE(bench.ask_steward("close", {{"table", table}}).is_null());
  EXPECT_THAT(bench.listed(), ElementsAre(table));
  EXPECT_EQ(bench.ask_steward("show", {{"table", table}}).at("unwritten"), 2);
  EXPECT_EQ(bench.ask_steward("connections").at("connections"), 2);
}

TEST(Steward, CountsConnectionsByNetwork) {
  StewardBench bench;
  bench.hub.opened(1, "10.0.0.1", bench.now);
  bench.hub.opened(2, "10.0.0.2", bench.now);
  bench.hub.opened(3, "10.0.0.2", bench.now);
  bench.ask(3, "hello", {{"name", "Ada"}});
  bench.ask(3, "create", {{"game", "seas"}, {"seats", 2}});
  const json::value answer = bench.ask_steward("connections");
  EXPECT_EQ(answer.at("connections"), 3);
  const json::array& networks = answer.at("networks").as_array();
  ASSERT_EQ(networks.size(), 2U);
  EXPECT_EQ(json::serialize(networks[0]),
            R"({"network":"10.0.0.2","connections":2,"known":1,"credits_used":22,"tables":1})");
  EXPECT_EQ(networks[1].at("credits_used"), 0);
}

TEST(Steward, RefusesWhatItDoesNotUnderstand) {
  StewardBench bench;
  bench.say("nonsense");
  EXPECT_EQ(bench.last.at("code"), -32700);
  bench.say("[]");
  EXPECT_EQ(bench.last.at("code"), -32600);
  EXPECT_EQ(bench.ask_steward("shutdown").at("code"), -32601);
  EXPECT_EQ(bench.ask_steward("list", {{"stage", "late"}}).at("code"), -32602);
  EXPECT_EQ(bench.ask_steward("list", {{"older_than", -1}}).at("code"), -32602);
  EXPECT_EQ(bench.ask_steward("list", {{"after", 7}}).at("code"), -32602);
  EXPECT_EQ(bench.ask_steward("show").at("code"), -32602);
  EXPECT_EQ(bench.ask_steward("show", {{"table", std::string(100'000, 'a')}}).at("code"), 3);
  EXPECT_EQ(bench.ask_steward("close", {{"table", "zzzzzzzzzz"}}).at("code"), 3);
  bench.say(R"({"jsonrpc":"2.0","method":"list"})");
  EXPECT_EQ(bench.last, "nothing") << "who wants no answer gets none";
}

TEST(Outline, OfAnArchivedTableIsThatOfTheTable) {
  StewardBench bench;
  const std::string table = bench.people_at_table(3);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 3, i) != 0; ++i) bench.pass(100);
  json::value live = bench.ask_steward("show", {{"table", table}});
  EXPECT_EQ(live.at("stage"), "over");
  const auto outline = outline_of_archived(table, bench.world.stored());
  ASSERT_TRUE(outline);
  json::object archived = shown_outline(*outline, bench.now);
  EXPECT_EQ(archived.at("filed"), true);
  archived["filed"] = false;
  for (const auto& entry : archived) EXPECT_EQ(entry.value(), live.at(entry.key())) << entry.key();
  EXPECT_EQ(archived.at("people").as_array().size(), 3U);
}

TEST(Outline, OfEventsThatCannotBeReadIsNone) {
  EXPECT_FALSE(outline_of_archived("t", {}));
  EXPECT_FALSE(outline_of_archived("t", {{1, "{"}}));
}

}  // namespace
}  // namespace septem::server
