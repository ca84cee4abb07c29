// What every test of the hub begins with.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/hub.h"
#include "server/testing/fake_world.h"

namespace septem::server {

namespace json = boost::json;
using server::testing::Bench;
using server::testing::why;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

}  // namespace septem::server
