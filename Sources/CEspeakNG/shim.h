#pragma once
#include <espeak-ng/speak_lib.h>
#include "offspring.h"
