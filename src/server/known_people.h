// Whom a table knows: everybody who was ever there, whom its host turned out, and who has no word.
#pragma once

#include <map>
#include <set>
#include <string>

#include "server/secrets.h"

namespace septem::server {

class KnownPeople {
 public:
  explicit KnownPeople(const Person& host) : all_{host.hash} {}

  /// The hashes of all whom the table will know again: who made it, who ever sat here, and who spoke with a key.
  const std::set<std::string>& all() const { return all_; }
  bool is_turned_out(const Person& person) const { return turned_out_.contains(person.hash); }
  bool is_muted(const Person& person) const { return muted_.contains(person.hash); }
  /// The names of those without a word, by the hash of the person.
  const std::map<std::string, std::string>& muted() const { return muted_; }

  void meet(const Person& person) {
    if (!person.hash.empty()) all_.insert(person.hash);
  }
  void turn_out(const Person& person) { turned_out_.insert(person.hash); }
  void mute(const Person& person, const std::string& name) { muted_[person.hash] = name; }
  void unmute(const Person& person) { muted_.erase(person.hash); }

 private:
  std::set<std::string> all_;
  std::set<std::string> turned_out_;
  std::map<std::string, std::string> muted_;
};

}  // namespace septem::server
