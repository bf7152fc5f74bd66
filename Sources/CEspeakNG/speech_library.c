#include "speech_library.h"

#include <dlfcn.h>
#include <stdio.h>

static engine_functions functions;
static bool is_loaded;

static bool fail(char *reason, size_t size) {
  const char *error = dlerror();
  snprintf(reason, size, "%s", error != NULL ? error : "unknown error");
  return false;
}

bool engine_load(const char *name, char *reason, size_t size) {
  if (is_loaded) return true;
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return fail(reason, size);
  // POSIX defines the conversion of dlsym's result to a function. ISO C has none, so it goes through memory.
#define FIND(function) \
  if ((*(void **)&functions.function = dlsym(library, "espeak_" #function)) == NULL) return fail(reason, size);
  FIND(Initialize)
  FIND(Info)
  FIND(ListVoices)
  FIND(SetVoiceByName)
  FIND(GetCurrentVoice)
  FIND(SetParameter)
  FIND(SetSynthCallback)
  FIND(Synth)
  FIND(TextToPhonemes)
#undef FIND
  return is_loaded = true;
}

const engine_functions *engine_loaded(void) { return is_loaded ? &functions : NULL; }
