// A value, or the reason why there is none. Debian 12's compiler has no std::expected yet.
#pragma once

#include <tl/expected.hpp>

namespace septem {

template <class T, class E>
using Result = tl::expected<T, E>;

template <class E>
constexpr tl::unexpected<std::decay_t<E>> failure(E&& reason) {
  return tl::unexpected<std::decay_t<E>>(std::forward<E>(reason));
}

}  // namespace septem
