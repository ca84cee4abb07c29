// An engine for tests: asks in JSON, and sees to it that an error changes nothing.
#pragma once

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <string_view>

#include "engine/engine.h"

namespace septem {

class EngineTest : public testing::Test {
 protected:
  /// The answer to a line; every answer must be JSON in UTF-8.
  boost::json::value ask(std::string_view line) {
    const std::string answer = engine_.answer(line);
    if (answer.empty()) return nullptr;
    boost::json::error_code error;
    auto value = boost::json::parse(answer, error);
    EXPECT_FALSE(error) << answer;
    EXPECT_EQ(answer.find('\n'), std::string::npos);
    return value;
  }

  static std::string request(std::string_view method, std::string_view params) {
    return R"({"jsonrpc": "2.0", "id": 7, "method": ")" + std::string(method) + R"(", "params": )" +
           std::string(params) + "}";
  }

  boost::json::value result(std::string_view method, std::string_view params = "{}") {
    const auto answer = ask(request(method, params));
    const auto* found = answer.as_object().if_contains("result");
    EXPECT_TRUE(found) << method << " " << params << ": " << boost::json::serialize(answer);
    return found ? *found : boost::json::value(boost::json::object{});
  }
  std::string result_text(std::string_view method, std::string_view params = "{}") {
    return boost::json::serialize(result(method, params));
  }

  /// Asks what must be refused with this code, gives the message, and checks that nothing has changed.
  std::string refused(int code, std::string_view method, std::string_view params) {
    return refused_line(code, request(method, params));
  }
  std::string refused_line(int code, std::string_view line) {
    const std::string before = everything();
    const auto answer = ask(line);
    EXPECT_EQ(everything(), before) << "an error has changed something: " << line;
    const auto* error = answer.is_object() ? answer.as_object().if_contains("error") : nullptr;
    if (!error) {
      ADD_FAILURE() << line << " was accepted: " << boost::json::serialize(answer);
      return {};
    }
    EXPECT_EQ(error->at("code").as_int64(), code) << line << "\n" << boost::json::serialize(answer);
    EXPECT_FALSE(answer.as_object().contains("result"));
    return std::string(error->at("message").as_string());
  }

  /// The number of the new table, as text.
  std::string open(std::string_view params = R"({"game": "seas", "seats": 3, "seed": 1})") {
    const auto table = result("new", params).at("table").as_int64();
    last_table_ = std::max(last_table_, table);
    return std::to_string(table);
  }

  boost::json::value status(const std::string& table) { return result("status", R"({"table": )" + table + "}"); }
  std::string record(const std::string& table) {
    return std::string(result("record", R"({"table": )" + table + "}").at("record").as_string());
  }
  boost::json::value view(const std::string& table, const std::string& seat = "") {
    const std::string who = seat.empty() ? "" : R"(, "seat": ")" + seat + "\"";
    return result("view", R"({"table": )" + table + who + "}");
  }
  std::string first_legal(const std::string& table, const std::string& seat) {
    const auto legal = result("legal", R"({"table": )" + table + R"(, "seat": ")" + seat + "\"}");
    return std::string(legal.at("actions").as_array().at(0).as_string());
  }
  static std::string action(const std::string& table, std::string_view seat, std::string_view text) {
    return R"({"table": )" + table + R"(, "seat": ")" + std::string(seat) + R"(", "action": ")" + std::string(text) +
           "\"}";
  }
  /// Plays the first legal action again and again until it is over.
  void play_out(const std::string& table) {
    for (auto now = status(table); !now.at("over").as_bool(); now = status(table)) {
      const std::string seat(now.at("to_act").as_array().at(0).as_string());
      result("act", action(table, seat, first_legal(table, seat)));
    }
  }

  /// What all open tables among the first few show: to compare before and after.
  std::string everything() {
    std::string all;
    for (std::int64_t table = 1; table <= last_table_; ++table) {
      const std::string params = R"({"table": )" + std::to_string(table) + "}";
      for (const auto method : {"status", "view", "record"}) all += engine_.answer(request(method, params)) + "\n";
    }
    return all;
  }

  Engine& engine() { return engine_; }
  /// What a values option finds under any name.
  void set_file(std::string text) { files_.text = std::move(text); }

 private:
  struct OneFile : DataFiles {
    std::string text;
    Result<std::string, std::string> read(std::string_view name) const override {
      if (text.empty()) return failure("there is no file '" + std::string(name) + "' here");
      return text;
    }
  };

  OneFile files_;
  Engine engine_{files_, [] { return Seed::from_number(42); }};
  std::int64_t last_table_ = 0;
};

}  // namespace septem
