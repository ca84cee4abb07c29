// Lines in, lines out: the engine on standard input and output.
#pragma once

#include "engine/engine.h"

namespace septem {

/// Answers every line until the input ends. Answers are written as soon as nothing more is waiting to be read, so that a program
/// that asks one thing at a time gets its answer at once and one that sends many gets them in few pieces.
/// Gives the exit status: 0 at the end of the input, 1 when the output is gone.
int run_engine(Engine& engine, int input, int output);

}  // namespace septem
