// What games tell the bots that think: how far to look ahead, what good players do, how to decide, which endings can be worked out. Whoever asks for a Horizon,
// an Inclination, an Aim, a Deliberation or a Handover includes all of them, because a game's own must be known wherever one is used.
#pragma once

#include "bots/search/seas.h"
#include "bots/search/seas_aim.h"
#include "bots/search/seas_course.h"
#include "bots/search/seas_worlds.h"
#include "bots/search/seize_deliberation.h"
#include "bots/search/sevens_deliberation.h"
#include "bots/solver/seas.h"
#include "bots/tree/seas.h"
