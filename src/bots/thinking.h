// What games tell the bots that think: how far to look ahead, what the others may hold, what good players do, which endings can be worked out. Whoever asks for a Horizon, a
// Belief, an Inclination, an Aim or a Handover includes all of them, because a game's own must be known wherever one is used.
#pragma once

#include "bots/search/seas.h"
#include "bots/search/seas_aim.h"
#include "bots/search/sevens.h"
#include "bots/search/sevens_aim.h"
#include "bots/search/sevens_belief.h"
#include "bots/solver/seas.h"
#include "bots/tree/seas.h"
