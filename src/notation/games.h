// The notation of every game of the catalogue.
#pragma once

#include "notation/seas.h"
#include "notation/seize.h"
#include "notation/sevens.h"
