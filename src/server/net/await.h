#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace septem::server {

/// Waits and goes on whatever the reason; errors come back as values.
constexpr auto kAwait = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace septem::server
