#include "server/log/salvage.h"

#include "server/log/carve.h"
#include "server/log/folder.h"
#include "server/log/format.h"
#include "server/log/sort_rows.h"

namespace septem::server {
namespace {

/// An index has them the other way round.
std::set<std::pair<std::string, std::string>> people_in(const Carved& carved) {
  std::set<std::pair<std::string, std::string>> people;
  for (const auto& [one, other] : carved.people) {
    if (carved.archived.contains(other)) people.emplace(one, other);
    if (carved.archived.contains(one)) people.emplace(other, one);
  }
  return people;
}

}  // namespace

Salvage salvage(const std::filesystem::path& folder, const std::function<void(const ArchivedRow&)>& take_archived) {
  Salvage all;
  std::set<std::string> there;
  Carved carved = carve(Pages(database_in(folder)), [&](const ArchivedRow& row) {
    there.insert(row.table);
    all.is_ours = all.is_ours || is_sound(row);
    take_archived(row);
  });
  Known known{.archived = carved.archived,
              .meta = carved.meta,
              .heads = carved.heads,
              .fragments = carved.fragments,
              .kept_last = LastNumber::read(folder),
              .is_torn = true};
  all.people = people_in(carved);
  all.contents = sort_rows(std::move(carved.events), known);
  all.set_apart = std::move(carved.set_apart);
  all.is_ours = all.is_ours || !all.contents.tables.empty() || !carved.meta.empty() || !carved.heads.empty();
  for (const std::string& table : carved.archived)
    if (!there.contains(table)) all.lost.insert(table);
  return all;
}

bool is_ours_inside(const std::filesystem::path& folder) {
  return !is_of_another_format(database_in(folder)) && salvage(folder, [](const ArchivedRow&) {}).is_ours;
}

}  // namespace septem::server
