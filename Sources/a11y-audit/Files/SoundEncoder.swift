import A11yCommand
import A11yCore
import A11yPlatform

/// The tool that writes a sound in the format that the ending of its file promises.
enum SoundEncoder: String, CaseIterable {
  case flac, mp3, opus

  /// - Returns: nil for a WAV file, for a name without an ending, and for what is no regular file.
  /// - Throws: a `Failure` if nothing here writes such files, or its tool is missing.
  static func encoder(for path: FilePath) throws(Failure) -> SoundEncoder? {
    let name = path.name
    guard path != "-", let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    if let status = try? path.status(), status.kind != .file { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    if ending == "wav" || ending == "wave" { return nil }
    guard let encoder = SoundEncoder(rawValue: ending == "ogg" ? "opus" : ending) else {
      throw Failure("\(path.shown): unknown sound format '.\(ending)'; use .wav, .flac, .mp3 or .opus")
    }
    guard encoder.isInstalled else {
      throw Failure(
        "\(path.shown): writing .\(ending) needs \(encoder.words[0]); install the package \(encoder.package), or use .wav"
      )
    }
    return encoder
  }

  /// Reads a WAV file on standard input and writes the sound to standard output.
  private var words: [String] {
    switch self {
    case .flac: ["flac", "--silent", "--stdout", "-"]
    case .mp3: ["lame", "--silent", "-", "-"]
    case .opus: ["opusenc", "--quiet", "-", "-"]
    }
  }

  /// Of Debian.
  private var package: String {
    switch self {
    case .flac: "flac"
    case .mp3: "lame"
    case .opus: "opus-tools"
    }
  }

  private var isInstalled: Bool {
    let folders = (Environment.value(of: "PATH") ?? "").split(separator: ":")
    return folders.contains { FilePath("\($0)/\(words[0])").exists }
  }

  /// - Throws: a `Failure` if the tool does not end well.
  func encode(_ wave: ScratchFile, into file: OutputFile) throws {
    let encoded = try ScratchFile.temporary()
    let errors = try ScratchFile.temporary()
    let ending: ProcessEnding
    do throws(SystemError) {
      wave.rewind()
      ending = try SpawnedProcess(
        words, input: wave.descriptor, output: encoded.descriptor, errors: errors.descriptor
      ).wait()
    } catch {
      throw Failure("cannot run \(words[0]): \(error.message)")
    }
    guard ending == .exited(0) else {
      let detail =
        errors.text(limit: 500).split(separator: "\n").first.map { ": " + String($0).escapedForDisplay } ?? ""
      throw Failure("\(words[0]) \(ending.text)\(detail)")
    }
    try file.append(encoded)
  }
}
