#pragma once
#include "speech_library.h"
#include "speech_worker.h"
