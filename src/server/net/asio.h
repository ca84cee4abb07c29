// Boost.Asio as the sockets use it.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace septem::server {

namespace asio = boost::asio;
// Of the io_context itself: an executor of any kind is counted and copied with every message.
using Executor = asio::io_context::executor_type;

/// Waits and goes on whatever the reason; errors come back as values.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

}  // namespace septem::server
