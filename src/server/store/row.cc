#include "server/store/row.h"

#include "server/store/format.h"

namespace septem::server {

bool is_sound(const Row& row) { return row.sum == sum_of(row.n, row.table, row.seq, row.at, row.body); }
bool is_sound(const FiledRow& row) { return row.sum == sum_of(row.table, row.body); }

}  // namespace septem::server
