#pragma once
// Child processes that speak, once the library is loaded; speech_worker.c explains why, and lists the commands.
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct {
  const char *commands;
  size_t length;
} espeak_commands;

typedef struct {
  int rate, pitch, volume, word_gap;
} espeak_parameters;

enum { espeak_buffer_unfinished = 0, espeak_buffer_finished = 1, espeak_buffer_overflowed = 2 };

enum { espeak_buffer_items = 8 };

// What one child spoke: memory shared with the parent, followed by the samples.
typedef struct {
  int64_t state, capacity, count;
  // How many items have come to their end, and how many samples there were at each end.
  int64_t ended, ends[espeak_buffer_items];
  // A bit for each text of an item that has no sound, the first text's the lowest. An item has four texts, as a rule;
  // nothing is told beyond the 64th.
  uint64_t silent[espeak_buffer_items];
  // Of the item that is being spoken.
  int64_t texts;
  // Phonemes of the texts that were to be written as such, in UTF-8, cut off at the end of the room.
  int64_t phoneme_count;
  char phonemes[4096];
} espeak_buffer;

int16_t *espeak_buffer_samples(espeak_buffer *buffer);

// NULL when the address space is exhausted.
espeak_buffer *espeak_buffer_create(int64_t capacity);
void espeak_buffer_destroy(espeak_buffer *buffer);

// Speaks into memory, for at most so many seconds. The result is fork's.
pid_t espeak_fork_synthesis(
    espeak_commands commands, espeak_parameters parameters, espeak_buffer *buffer, unsigned seconds);

// Speaks through the sound card and reports at the pipe's end `write_end`. The result is fork's.
pid_t espeak_fork_play(
    espeak_commands commands, espeak_parameters parameters, const char *data_folder, int read_end, int write_end);
