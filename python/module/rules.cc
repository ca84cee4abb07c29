#include <utility>

#include "engine/catalogue.h"
#include "python/module/table.h"

namespace septem::python {

template <Hearable G>
Result<RulesPtr, std::string> make_typed_rules(int seats, const Options& options, const FileTexts& files);

namespace {

struct MakeRules {
  std::string_view id;
  int seats;
  const Options& options;
  const FileTexts& files;
  Result<RulesPtr, std::string>& made;

  template <Hearable G>
  void operator()() const {
    if (id == G::kId) made = make_typed_rules<G>(seats, options, files);
  }
};

Fault no_such_game(std::string_view id) {
  std::string names;
  for (const GameEntry& entry : game_entries()) names += (names.empty() ? "" : ", ") + std::string(entry.id);
  return {Code::kBadParams, "there is no game '" + std::string(id.substr(0, 60)) + "', but " + names};
}

Fault wrong_seats(const GameEntry& entry) {
  return {Code::kBadOption,
          "this game has " + std::to_string(entry.min_seats) + " to " + std::to_string(entry.max_seats) + " seats"};
}

}  // namespace

Result<RulesPtr, Fault> make_rules(std::string_view id, int seats, const Options& options, const FileTexts& files) {
  Result<RulesPtr, std::string> made = failure(std::string("there is no such game"));
  Catalogue::for_each(MakeRules{id, seats, options, files, made});
  if (!made) return failure(Fault{Code::kBadOption, std::move(made.error())});
  return std::move(*made);
}

Result<RulesPtr, Fault> make_rules(std::string_view id, int seats, const boost::json::object& given,
                                   const FileTexts& files) {
  const GameEntry* entry = find_game(id);
  if (!entry) return failure(no_such_game(id));
  if (seats < entry->min_seats || seats > entry->max_seats) return failure(wrong_seats(*entry));
  const auto options = read_options(*entry->options, seats, given);
  if (!options) return failure(Fault{Code::kBadOption, options.error()});
  return make_rules(id, seats, *options, files);
}

}  // namespace septem::python
