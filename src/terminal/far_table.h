// A table of a server, from a terminal: a seat there, or a look at it.
//
// A thread of its own speaks with the server. It comes back when the connection is gone, as the same person, and sends again what was not
// answered, under the same key: nothing is lost and nothing is done twice.
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "server/net/table_client.h"
#include "terminal/table.h"
#include "terminal/waker.h"

namespace septem::terminal {

struct FarOrder {
  server::TableLink link;
  std::string name = "Guest";
  std::string token{};  ///< of an earlier time; empty: a new person
  bool sits = true;     ///< otherwise somebody who looks on
};

class FarTable final : public Table {
 public:
  explicit FarTable(FarOrder order);
  ~FarTable() override;

  /// Comes to the table for the first time. Empty, or why not.
  std::string begin();
  const std::string& token() const { return order_.token; }

  const Shown& shown() const override { return shown_; }
  bool is_over() const override { return stage_ == "over" || stage_ == "closed"; }
  std::string waiting() const override;
  std::string act(std::string_view action) override;
  std::string why_no_undo() const override;
  std::string undo() override;
  std::string ask_hint() override { return "Hints are for games at this keyboard."; }
  std::optional<Hint> take_hint() override { return std::nullopt; }
  std::vector<std::vector<std::string>> scorings() const override { return scorings_; }
  int ready() const override { return waker_.fd(); }
  bool go_on() override;
  std::vector<std::string> take_news() override { return std::exchange(news_, {}); }
  bool takes_words() const override { return order_.sits; }
  bool say(std::string_view words) override;
  std::string farewell() const override;

 private:
  /// What is asked of the server, until it was answered.
  struct Request {
    std::string method;
    boost::json::object params;
  };
  /// What the thread has to tell.
  struct Report {
    std::optional<boost::json::object> table{};  ///< as `watch` gives it
    std::optional<std::vector<std::string>> log{};
    std::optional<boost::json::array> scorings{};
    std::vector<std::string> news{};
    bool is_answered = false;
  };

  void post(std::string method, boost::json::object params);
  void take_in(const boost::json::object& table);

  // The thread's own.
  void correspond();
  std::string connect();
  void come_back();
  bool look();
  void look_at_history();
  void hear(const boost::json::object& message);
  void send_requests();
  void tell(Report report);
  Result<boost::json::value, server::CallFailure> call(std::string_view method, boost::json::object params);

  FarOrder order_;
  Waker waker_;
  std::unique_ptr<server::TableClient> client_;
  std::vector<std::string> heard_;  ///< steps, as they were told
  std::size_t scored_ = 0;
  std::thread thread_;

  std::mutex mutex_;
  std::deque<Request> requests_;
  std::deque<Report> reports_;
  bool is_ending_ = false;

  // Whoever has the keyboard's.
  Shown shown_;
  std::string stage_ = "waiting";
  int taken_seats_ = 0;
  bool is_asking_ = false;
  std::int64_t seq_ = 0;
  std::int64_t plea_ = 0;  ///< somebody asks for an undo; 0: nobody
  int last_key_ = 0;
  std::vector<std::vector<std::string>> scorings_;
  std::vector<std::string> news_;
};

}  // namespace septem::terminal
