#include "server/log/row.h"

#include "server/log/format.h"

namespace septem::server {

bool is_sound(const Row& row) { return row.sum == sum_of(row.n, row.table, row.seq, row.at, row.body); }
bool is_sound(const ArchivedRow& row) { return row.sum == sum_of(row.table, row.body); }

}  // namespace septem::server
