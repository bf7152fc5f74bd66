import A11yPlatform

/// Keeps libespeak-ng from the sound system where nothing is to be played.
///
/// `espeak_Initialize` makes an object for the sound device in any case, even for output into memory: libpcaudio asks
/// PulseAudio's library for a stream first, which makes `~/.config/pulse` and a folder for the session, reads the
/// user's configuration, asks the X server and connects to a server, or starts one. An address that refuses at once
/// leaves ALSA's object, which opens nothing before it is played to.
enum SoundSystem {
  /// What PulseAudio's library reads, and what it must find; nil for nothing.
  private static let variables: [(name: String, value: String?)] = [
    ("PULSE_SERVER", "unix:/dev/null"), ("PULSE_CLIENTCONFIG", "/dev/null"), ("DISPLAY", nil),
  ]

  /// Changes the environment for as long as the body runs: call it where no other thread looks at it.
  static func withoutServer<Result>(_ body: () -> Result) -> Result {
    let before = variables.map { Environment.value(of: $0.name) }
    for variable in variables { Environment.set(variable.name, to: variable.value) }
    defer {
      for (variable, value) in zip(variables, before) { Environment.set(variable.name, to: value) }
    }
    return body()
  }
}
