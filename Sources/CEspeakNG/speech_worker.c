// A child process for everything that is spoken.
//
// Measured with libespeak-ng 1.51: some texts end the process ("⣯" in Arabic, "⣿|" in Finnish: 14 of 131 voices died
// of 500 random texts), speed leaks from one voice to the next, and the same text spoken twice in one process gives
// different samples. A child that inherits the engine as it was initialised, speaks a few texts by one voice and exits
// has none of these faults: a bad text costs a few others a second try, and the samples depend on nothing but these
// texts, the voice and its parameters. A child costs 0.5 ms; to speak a label takes 2.2 ms.
//
// The voice is selected in the child too. Selected in the parent, once for each text, it lost half of one text in
// sixty: the changes queue up where nothing plays them.
//
// The child runs only what is in this file and in libespeak-ng: no Swift, because other threads of the parent may have
// held the Swift runtime's locks at the moment of the fork.
//
// Commands are C strings one after another, the first character of each says what it is.
//   v  select this voice      t  speak this text      p  rest for so many milliseconds, before the next text
//   h  speak this text, in which [[…]] are the engine's names of phonemes
//   w  write this text's phonemes, i  in IPA, j  in IPA with [[…]] read as phonemes, n  end a line of them
//      (synthesis only)
//   .  report, having come so far: an item ends here      e  set this environment variable, "NAME=value" (playing only)
#include "speech_worker.h"

#include "speech_library.h"

#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

int16_t *espeak_buffer_samples(espeak_buffer *buffer) { return (int16_t *)(buffer + 1); }

// Pages are given only when touched, so a large capacity costs nothing.
espeak_buffer *espeak_buffer_create(int64_t capacity) {
  size_t size = sizeof(espeak_buffer) + (size_t)capacity * sizeof(int16_t);
  void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) return NULL;
  espeak_buffer *buffer = memory;
  buffer->capacity = capacity;
  return buffer;
}

void espeak_buffer_destroy(espeak_buffer *buffer) {
  munmap(buffer, sizeof(espeak_buffer) + (size_t)buffer->capacity * sizeof(int16_t));
}

// Selecting a voice loads its dictionary (0.2 ms), and sets a speed of its own: parameters are set after it.
static int espeak_select(const engine_functions *engine, const char *voice, espeak_parameters parameters) {
  const engine_voice *current = engine->GetCurrentVoice();
  int is_current = current != NULL && current->identifier != NULL && strcmp(current->identifier, voice) == 0;
  if (!is_current && engine->SetVoiceByName(voice) != engine_ok) return 0;
  engine->SetParameter(engine_rate, parameters.rate, 0);
  engine->SetParameter(engine_pitch, parameters.pitch, 0);
  engine->SetParameter(engine_volume, parameters.volume, 0);
  engine->SetParameter(engine_word_gap, parameters.word_gap, 0);
  return 1;
}

// The buffer is the engine's and is used again; NULL is the end; any other result than 0 stops the engine.
static int espeak_buffer_wave(short *wave, int count, engine_event *events) {
  if (wave == NULL || count <= 0) return 0;
  espeak_buffer *buffer = events->user_data;
  if (count > buffer->capacity - buffer->count) {
    buffer->state = espeak_buffer_overflowed;
    return 1;
  }
  memcpy(espeak_buffer_samples(buffer) + buffer->count, wave, (size_t)count * sizeof(int16_t));
  buffer->count += count;
  return 0;
}

// No SSML: <…> is text like any other. So is [[…]] where no phonemes are asked for.
static int espeak_say(const engine_functions *engine, const char *text, bool has_phonemes, void *user_data) {
  unsigned flags = engine_utf8 | (has_phonemes ? engine_phonemes : 0);
  return engine->Synth(text, strlen(text) + 1, 0, engine_characters, 0, flags, NULL, user_data);
}

static void espeak_buffer_silence(espeak_buffer *buffer, int milliseconds) {
  int64_t count = (int64_t)milliseconds * 22050 / 1000;
  if (count > buffer->capacity - buffer->count) {
    buffer->state = espeak_buffer_overflowed;
    return;
  }
  memset(espeak_buffer_samples(buffer) + buffer->count, 0, (size_t)count * sizeof(int16_t));
  buffer->count += count;
}

// The engine leaves silence around a text: 6 to 100 ms after it, up to 70 ms before it, by its first and last letter.
// Without it sounds begin and end where they are heard to, and the rest between them is as long as was asked for.
// A text without a sound leaves nothing, not even the rest that parts it from the sound before it.
static void espeak_buffer_text(
    const engine_functions *engine, espeak_buffer *buffer, const char *text, bool has_phonemes, int rest) {
  int64_t start = buffer->count, item = buffer->ended > 0 ? buffer->ends[buffer->ended - 1] : 0;
  if (start > item && rest > 0) espeak_buffer_silence(buffer, rest);
  int64_t begin = buffer->count;
  if (buffer->state == espeak_buffer_unfinished) espeak_say(engine, text, has_phonemes, buffer);
  int16_t *samples = espeak_buffer_samples(buffer);
  int64_t first = begin, end = buffer->count;
  while (first < end && samples[first] == 0) first++;
  while (end > first && samples[end - 1] == 0) end--;
  memmove(samples + begin, samples + first, (size_t)(end - first) * sizeof(int16_t));
  buffer->count = first < end ? begin + (end - first) : start;
  int64_t text_number = buffer->texts++;
  if (first == end && text_number < 64 && buffer->ended < espeak_buffer_items)
    buffer->silent[buffer->ended] |= (uint64_t)1 << text_number;
}

static void espeak_buffer_end(espeak_buffer *buffer) {
  buffer->texts = 0;
  if (buffer->ended < espeak_buffer_items) buffer->ends[buffer->ended++] = buffer->count;
}

static int espeak_ignore_wave(short *wave, int count, engine_event *events) {
  (void)wave, (void)count, (void)events;
  return 0;
}

static void espeak_buffer_phonemes(
    const engine_functions *engine, espeak_buffer *buffer, const char *text, bool has_phonemes, int mode) {
  // Whether [[…]] are phonemes is a state of the engine, which TextToPhonemes has no flag for: the last text decides.
  static bool reads_phonemes;
  if (has_phonemes != reads_phonemes) {
    engine->SetSynthCallback(espeak_ignore_wave);
    espeak_say(engine, " ", has_phonemes, buffer);
    engine->SetSynthCallback(espeak_buffer_wave);
    reads_phonemes = has_phonemes;
  }
  const void *rest = text;
  while (rest != NULL) {
    const char *phonemes = engine->TextToPhonemes(&rest, engine_utf8, mode);
    size_t size = strlen(phonemes);
    if (size > sizeof buffer->phonemes - (size_t)buffer->phoneme_count) return;
    memcpy(buffer->phonemes + buffer->phoneme_count, phonemes, size);
    buffer->phoneme_count += (int64_t)size;
  }
}

// The child must not write on the user's streams, dump core beside the user's files, outlive its parent, or run the
// parent's signal handlers.
static void espeak_begin_child(pid_t parent, unsigned seconds) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // It may have died before.
  if (getppid() != parent) _exit(1);
  const int signals[] = {SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGPIPE, SIGTERM};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    struct sigaction action;
    // What the parent ignores stays ignored, as under nohup.
    if (sigaction(signals[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN) signal(signals[i], SIG_DFL);
  }
  signal(SIGALRM, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  int null = open("/dev/null", O_RDWR);
  if (null >= 0) {
    dup2(null, STDOUT_FILENO);
    dup2(null, STDERR_FILENO);
  }
  alarm(seconds);
}

pid_t espeak_fork_synthesis(
    espeak_commands commands, espeak_parameters parameters, espeak_buffer *buffer, unsigned seconds) {
  const engine_functions *engine = engine_loaded();
  buffer->state = espeak_buffer_unfinished;
  buffer->count = buffer->ended = buffer->texts = buffer->phoneme_count = 0;
  memset(buffer->silent, 0, sizeof buffer->silent);
  pid_t parent = getpid(), child = fork();
  if (child != 0) return child;
  espeak_begin_child(parent, seconds);
  engine->SetSynthCallback(espeak_buffer_wave);
  const char *end = commands.commands + commands.length;
  int rest = 0;
  for (const char *line = commands.commands; line < end && buffer->state == espeak_buffer_unfinished; line += strlen(line) + 1) {
    if (*line == 'v' && !espeak_select(engine, line + 1, parameters)) _exit(1);
    if (*line == 'p') rest = atoi(line + 1);
    if (*line == 't' || *line == 'h') espeak_buffer_text(engine, buffer, line + 1, *line == 'h', rest);
    if (*line == 'w') espeak_buffer_phonemes(engine, buffer, line + 1, false, 0);
    if (*line == 'i' || *line == 'j') espeak_buffer_phonemes(engine, buffer, line + 1, *line == 'j', engine_ipa);
    if (*line == 'n' && buffer->phoneme_count < (int64_t)sizeof buffer->phonemes)
      buffer->phonemes[buffer->phoneme_count++] = '\n';
    if (*line == '.') espeak_buffer_end(buffer);
  }
  if (buffer->state == espeak_buffer_unfinished) buffer->state = espeak_buffer_finished;
  _exit(0);
}

static void espeak_rest(int milliseconds) {
  struct timespec rest = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  nanosleep(&rest, NULL);
}

// Speaks through the sound card. Writes one byte to the pipe at each mark: '.', or 'x' as soon as the sound device
// cannot be opened, which also ends the child. The result is fork's.
pid_t espeak_fork_play(
    espeak_commands commands, espeak_parameters parameters, const char *data_folder, int read_end, int write_end) {
  const engine_functions *engine = engine_loaded();
  pid_t parent = getpid(), child = fork();
  if (child != 0) return child;
  espeak_begin_child(parent, 0);
  close(read_end);
  // The output is chosen for good when the engine is initialised, but this process has not spoken yet.
  if (engine->Initialize(engine_synchronous_playback, 0, data_folder, engine_dont_exit) <= 0) _exit(1);
  const char *end = commands.commands + commands.length;
  for (const char *line = commands.commands; line < end; line += strlen(line) + 1) {
    char report = *line;
    if (*line == 'e') putenv((char *)line + 1);
    if (*line == 'v' && !espeak_select(engine, line + 1, parameters)) _exit(1);
    if (*line == 'p') espeak_rest(atoi(line + 1));
    bool is_text = *line == 't' || *line == 'h';
    if (is_text && espeak_say(engine, line + 1, *line == 'h', NULL) != engine_ok) report = 'x';
    if (report == '.' || report == 'x') {
      if (write(write_end, &report, 1) != 1 || report == 'x') _exit(1);
    }
  }
  _exit(0);
}
