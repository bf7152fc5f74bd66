// Compares the package's declarations with libespeak-ng's header. A test compiles it; no product contains it.
#include <espeak-ng/speak_lib.h>

#include "speech_library.h"

#define SAME(condition, name) _Static_assert(condition, name " differs")
#define SIZE(type, field) sizeof(((type *)0)->field)
#define FIELD(ours, our, theirs, their)                                          \
  SAME(                                                                          \
      offsetof(ours, our) == offsetof(theirs, their) && SIZE(ours, our) == SIZE(theirs, their), #theirs "." #their)
#define VOICE(field) FIELD(engine_voice, field, espeak_VOICE, field)
#define EVENT(field) FIELD(engine_event, field, espeak_EVENT, field)

SAME(sizeof(engine_voice) == sizeof(espeak_VOICE), "espeak_VOICE");
VOICE(name);
VOICE(languages);
VOICE(identifier);
VOICE(gender);
VOICE(age);
VOICE(variant);
FIELD(engine_voice, reserved, espeak_VOICE, xx1);
VOICE(score);
VOICE(spare);
SAME(sizeof(engine_event) == sizeof(espeak_EVENT), "espeak_EVENT");
EVENT(type);
EVENT(unique_identifier);
EVENT(text_position);
EVENT(length);
EVENT(audio_position);
EVENT(sample);
EVENT(user_data);
EVENT(id.number);
EVENT(id.name);
EVENT(id.string);

#define VALUE(ours, theirs) SAME((int)(ours) == (int)(theirs), #theirs)
VALUE(engine_ok, EE_OK);
VALUE(engine_synchronous, AUDIO_OUTPUT_SYNCHRONOUS);
VALUE(engine_synchronous_playback, AUDIO_OUTPUT_SYNCH_PLAYBACK);
VALUE(engine_dont_exit, espeakINITIALIZE_DONT_EXIT);
VALUE(engine_utf8, espeakCHARS_UTF8);
VALUE(engine_characters, POS_CHARACTER);
VALUE(engine_ipa, espeakPHONEMES_IPA);
VALUE(engine_rate, espeakRATE);
VALUE(engine_volume, espeakVOLUME);
VALUE(engine_pitch, espeakPITCH);
VALUE(engine_word_gap, espeakWORDGAP);

// Enumerations are passed as int. The lists of types below are the same for both declarations of a function otherwise.
SAME(sizeof(espeak_AUDIO_OUTPUT) == sizeof(int), "espeak_AUDIO_OUTPUT");
SAME(sizeof(espeak_ERROR) == sizeof(int), "espeak_ERROR");
SAME(sizeof(espeak_PARAMETER) == sizeof(int), "espeak_PARAMETER");
SAME(sizeof(espeak_POSITION_TYPE) == sizeof(int), "espeak_POSITION_TYPE");

typedef int their_callback(short *, int, espeak_EVENT *);
#define FUNCTION(theirs, ...) SAME(__builtin_types_compatible_p(__typeof__(theirs), __VA_ARGS__), #theirs)
FUNCTION(espeak_Initialize, int(espeak_AUDIO_OUTPUT, int, const char *, int));
FUNCTION(espeak_Info, const char *(const char **));
FUNCTION(espeak_ListVoices, const espeak_VOICE **(espeak_VOICE *));
FUNCTION(espeak_SetVoiceByName, espeak_ERROR(const char *));
FUNCTION(espeak_GetCurrentVoice, espeak_VOICE *(void));
FUNCTION(espeak_SetParameter, espeak_ERROR(espeak_PARAMETER, int, int));
FUNCTION(espeak_SetSynthCallback, void(their_callback *));
FUNCTION(
    espeak_Synth, espeak_ERROR(
                      const void *, size_t, unsigned int, espeak_POSITION_TYPE, unsigned int, unsigned int,
                      unsigned int *, void *));
FUNCTION(espeak_TextToPhonemes, const char *(const void **, int, int));

#define MEMBER(ours, ...) SAME(__builtin_types_compatible_p(__typeof__(((engine_functions *)0)->ours), __VA_ARGS__), #ours)
MEMBER(Initialize, int (*)(int, int, const char *, int));
MEMBER(Info, const char *(*)(const char **));
MEMBER(ListVoices, const engine_voice **(*)(engine_voice *));
MEMBER(SetVoiceByName, int (*)(const char *));
MEMBER(GetCurrentVoice, engine_voice *(*)(void));
MEMBER(SetParameter, int (*)(int, int, int));
MEMBER(SetSynthCallback, void (*)(int (*)(short *, int, engine_event *)));
MEMBER(
    Synth, int (*)(
               const void *, size_t, unsigned int, int, unsigned int, unsigned int, unsigned int *, void *));
MEMBER(TextToPhonemes, const char *(*)(const void **, int, int));
