#pragma once
#include <espeak-ng/speak_lib.h>
#include "speech_worker.h"
