import A11yCommand
import A11ySpeech
import Glibc

/// A WAV file that grows while it is spoken, and gets its true sizes at the end; or a stream such as standard output,
/// which gets them first and so waits for the end.
struct SoundFile {
  private let file: OutputFile?
  private var waiting: [UInt8] = []
  private(set) var sampleCount = 0

  /// - Parameter path: `-` is standard output, unless it is a terminal.
  init(_ path: String) throws {
    if path == "-" {
      guard !StandardStreams.isTerminal(STDOUT_FILENO) else {
        throw Failure("sound is not for a terminal; write a file with --output options.wav")
      }
      file = nil
    } else {
      let file = try OutputFile(path)
      if !file.isStream { try file.append(WAVE.header(sampleCount: 0)) }
      self.file = file
    }
  }

  mutating func append(_ samples: [Int16]) throws {
    sampleCount += samples.count
    // Fails when no header could count them any more, before the disk is full.
    _ = try WAVE.header(sampleCount: sampleCount)
    try WAVE.withBytes(of: samples) { bytes in
      if let file, !file.isStream { try file.append(bytes) } else { waiting += bytes }
    }
  }

  func finish() throws {
    let header = try WAVE.header(sampleCount: sampleCount)
    guard let file else {
      return try StandardStreams.write(header + waiting, to: STDOUT_FILENO, name: "standard output")
    }
    if file.isStream { try file.append(header + waiting) } else { try file.overwriteBeginning(with: header) }
    try file.finish()
  }
}
