#pragma once
// The part of libespeak-ng's interface that this package uses, declared here: the package is built without the library's
// headers, and its programs start without the library and the forty libraries that this one needs. A test compares
// these declarations with the installed header.
//
// No name here is one of the library's: a function pointer `espeak_Synth` in a program would take the place of the
// function in the library itself.
#include <stdbool.h>
#include <stddef.h>

// espeak_VOICE. `languages` holds pairs of a priority, one byte, and a C string in a voice that is listed, and one C
// string in a voice that is looked for.
typedef struct {
  const char *name, *languages, *identifier;
  unsigned char gender, age, variant, reserved;
  int score;
  void *spare;
} engine_voice;

// espeak_EVENT.
typedef struct {
  int type;
  unsigned int unique_identifier;
  int text_position, length, audio_position, sample;
  void *user_data;
  union {
    int number;
    const char *name;
    char string[8];
  } id;
} engine_event;

typedef int engine_callback(short *wave, int count, engine_event *events);

// In place of the library's enumerations, which are passed as int.
enum {
  engine_ok = 0,
  engine_synchronous = 2,
  engine_synchronous_playback = 3,
  engine_dont_exit = 0x8000,
  engine_utf8 = 1,
  engine_characters = 1,
  engine_phonemes = 0x100,
  engine_ipa = 2,
  engine_rate = 1,
  engine_volume = 2,
  engine_pitch = 3,
  engine_word_gap = 7,
};

// Each member is the function of its name in the library, such as espeak_Initialize.
typedef struct {
  int (*Initialize)(int output, int buffer_length, const char *path, int options);
  const char *(*Info)(const char **path);
  const engine_voice **(*ListVoices)(engine_voice *criteria);
  int (*SetVoiceByName)(const char *name);
  engine_voice *(*GetCurrentVoice)(void);
  int (*SetParameter)(int parameter, int value, int relative);
  void (*SetSynthCallback)(engine_callback *callback);
  int (*Synth)(
      const void *text, size_t size, unsigned int position, int position_type, unsigned int end_position,
      unsigned int flags, unsigned int *unique_identifier, void *user_data);
  const char *(*TextToPhonemes)(const void **text, int text_mode, int phoneme_mode);
} engine_functions;

// Loads the library of this name, for good. False if it cannot be loaded or lacks a function; then `reason`, of this
// size, is the system's explanation. Call it from one thread.
bool engine_load(const char *name, char *reason, size_t size);

// NULL until the library is loaded.
const engine_functions *engine_loaded(void);
