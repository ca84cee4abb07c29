// The faces that there are.
#pragma once

#include "terminal/face.h"

namespace septem::terminal {

const Face& seas_face();
const Face& seize_face();
const Face& sevens_face();

}  // namespace septem::terminal
