// Every game of the catalogue, ready for the contract tests.
#pragma once

#include "games/catalogue_test.h"
#include "notation/games.h"
#include "tests/contract/seas_contract.h"
#include "tests/contract/seize_contract.h"
#include "tests/contract/sevens_contract.h"
