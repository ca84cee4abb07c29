// A PostgreSQL server of the tests' own: in a folder that goes with it, on a socket in that folder, and ended with the program whatever happens.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

#include "server/log/postgres/connection.h"

namespace septem::server::testing {

class PostgresServer {
 public:
  PostgresServer() {
    if (is_root()) run("chown postgres " + folder_.string());
    run(as_user() + programs_ + "/initdb -D " + data() + " -U septem -A trust -E UTF8 --no-locale --no-sync > " +
        log().string() + " 2>&1");
    start();
  }
  ~PostgresServer() {
    stop();
    std::filesystem::remove_all(folder_);
  }
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  /// One for all tests of a program: to make one takes a second.
  static PostgresServer& shared() {
    static PostgresServer server;
    return server;
  }

  void start() {
    const std::string command = server_command();
    process_ = ::fork();
    if (process_ == 0) {
      ::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
      std::_Exit(127);
    }
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    while (!postgres::Connection::open(address("postgres"))) {
      ASSERT_LT(std::chrono::steady_clock::now(), end) << text_of(log());
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
  /// As a crash does.
  void stop() {
    if (process_ <= 0) return;
    ::kill(process_, SIGQUIT);
    ::waitpid(process_, nullptr, 0);
    process_ = 0;
  }

  const std::filesystem::path& folder() const { return folder_; }
  std::string address(const std::string& database) const { return address_in(folder_, database); }
  static std::string address_in(const std::filesystem::path& folder, const std::string& database) {
    return "host=" + folder.string() + " user=septem dbname=" + database;
  }
  /// The name of an empty one.
  std::string new_database() {
    const std::string name = "tables" + std::to_string(++databases_);
    auto connection = postgres::Connection::open(address("postgres"));
    EXPECT_TRUE(connection) << connection.error();
    if (const auto why = connection->run("CREATE DATABASE " + name)) ADD_FAILURE() << why->why;
    return name;
  }

 private:
  static bool is_root() { return ::geteuid() == 0; }
  /// PostgreSQL does not run as root.
  static std::string as_user() { return is_root() ? "setpriv --reuid=postgres --regid=postgres --clear-groups " : ""; }
  static void run(const std::string& command) { ASSERT_EQ(std::system(command.c_str()), 0) << command; }
  static std::string text_of(const std::filesystem::path& file) {
    std::ifstream stream(file);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  static std::string newest_programs() {
    std::filesystem::path newest;
    for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql")) {
      if (std::filesystem::exists(version.path() / "bin/postgres")) newest = std::max(newest, version.path());
    }
    return (newest / "bin").string();
  }
  static std::filesystem::path new_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "septem-postgres-XXXXXX").string();
    return ::mkdtemp(name.data());
  }
  std::string data() const { return (folder_ / "data").string(); }
  std::filesystem::path log() const { return folder_ / "log"; }

  /// The signal comes when the program that asked for it is gone.
  std::string server_command() const {
    return "exec " + (is_root() ? as_user() : std::string("setpriv ")) + "--pdeathsig QUIT " + programs_ +
           "/postgres -D " + data() + " -k " + folder_.string() +
           " -c listen_addresses= -c fsync=off -c max_connections=40 >> " + log().string() + " 2>&1";
  }

  const std::string programs_ = newest_programs();
  const std::filesystem::path folder_ = new_folder();
  pid_t process_ = 0;
  int databases_ = 0;
};

}  // namespace septem::server::testing
