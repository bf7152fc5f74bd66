import A11yCommand
import A11yCore
import A11yPlatform
import A11ySpeech

/// A WAV file that grows while it is spoken, and gets its true sizes at the end; or a stream such as standard output,
/// which gets them first and so gets everything at the end.
struct SoundFile {
  private let destination: Destination
  private(set) var sampleCount = 0

  private enum Destination {
    case file(OutputFile)
    case stream(OutputFile, ScratchFile)
    case encoded(OutputFile, ScratchFile, SoundEncoder)
    case standardOutput(ScratchFile)
  }

  /// Whether it goes to somebody who may take long to read it, or go away.
  var hasReader: Bool {
    switch destination {
    case .file, .encoded: return false
    case .stream: return true
    case .standardOutput:
      return (try? FileStatus(.standardOutput))?.kind != .file
    }
  }

  /// - Parameter path: `-` is standard output, unless it is a terminal.
  init(_ path: FilePath) throws {
    if path == "-" {
      guard !FileDescriptor.standardOutput.isTerminal else {
        throw Failure("cannot write sound to a terminal; write a file with --output screen.wav")
      }
      destination = .standardOutput(try .temporary())
    } else if let encoder = try SoundEncoder.encoder(for: path) {
      let wave = try ScratchFile.temporary()
      destination = .encoded(try OutputFile(path), wave, encoder)
      try WAVE.header(sampleCount: 0).withUnsafeBytes(wave.append)
    } else {
      let file = try OutputFile(path)
      if !file.isStream { try file.append(WAVE.header(sampleCount: 0)) }
      destination = file.isStream ? .stream(file, try .temporary()) : .file(file)
    }
  }

  mutating func append(_ samples: [Int16]) throws {
    sampleCount += samples.count
    // Fails when no header could count them any more, before the disk is full.
    _ = try WAVE.header(sampleCount: sampleCount)
    try WAVE.withBytes(of: samples) { bytes in
      switch destination {
      case .file(let file): try file.append(bytes)
      case .stream(_, let kept), .standardOutput(let kept), .encoded(_, let kept, _): try kept.append(bytes)
      }
    }
  }

  func finish() throws {
    let header = try WAVE.header(sampleCount: sampleCount)
    switch destination {
    case .file(let file):
      try file.overwriteBeginning(with: header)
      try file.finish()
    case .encoded(let file, let kept, let encoder):
      try kept.overwriteBeginning(with: header)
      try encoder.encode(kept, into: file)
      try file.finish()
    case .stream(let file, let kept):
      try file.append(header)
      try file.append(kept)
    case .standardOutput(let kept):
      // Signals wait until a file is whole. A reader may let the run wait for ever.
      try hasReader ? writeOutput(header, kept) : Signals.held { try writeOutput(header, kept) }
    }
  }

  private func writeOutput(_ header: [UInt8], _ kept: ScratchFile) throws {
    try StandardStreams.write(header, to: .standardOutput, name: "standard output")
    try kept.copy(to: .standardOutput, name: "standard output")
  }
}
