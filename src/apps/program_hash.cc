#include "apps/program_hash.h"

#include <fstream>
#include <iterator>

#include "notation/sha256.h"

namespace septem {

std::string program_hash() {
  // Also right when the file has been replaced since the program was started.
  std::ifstream file("/proc/self/exe", std::ios::binary);
  if (!file) return {};
  return sha256_hex(std::string(std::istreambuf_iterator<char>(file), {}));
}

}  // namespace septem
