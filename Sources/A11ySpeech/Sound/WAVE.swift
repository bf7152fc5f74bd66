/// A RIFF WAVE file: 16-bit samples, one channel, the rate libespeak-ng speaks at, true sizes.
///
/// To stream: write `header(sampleCount: 0)`, append the samples piece by piece (`withBytes`), then overwrite the first
/// `headerSize` bytes with the header of the true count. A pipe cannot be overwritten: collect the sound first.
package enum WAVE {
  /// Samples a second (libespeak-ng: 22050 for every voice but mbrola's).
  package static let sampleRate = 22_050
  package static let headerSize = 44
  /// The sizes of a RIFF file are 32-bit numbers, and count 36 bytes of the header (27 h 3 min of sound).
  package static let largestSampleCount = (Int(UInt32.max) - 36) / bytesPerSample

  /// Throws `SpeechError.tooLongForWAVE` rather than wrap around.
  package static func header(sampleCount: Int) throws(SpeechError) -> [UInt8] {
    guard sampleCount <= largestSampleCount else { throw .tooLongForWAVE(sampleCount: sampleCount) }
    let size = max(0, sampleCount) * bytesPerSample
    var header: [UInt8] = []
    header.reserveCapacity(headerSize)
    header += Array("RIFF".utf8) + littleEndian(UInt32(36 + size)) + Array("WAVE".utf8)
    header += Array("fmt ".utf8) + littleEndian(UInt32(16))
    header += littleEndian(UInt16(1)) + littleEndian(UInt16(1))  // PCM, one channel
    header += littleEndian(UInt32(sampleRate)) + littleEndian(UInt32(sampleRate * bytesPerSample))
    header += littleEndian(UInt16(bytesPerSample)) + littleEndian(UInt16(8 * bytesPerSample))
    header += Array("data".utf8) + littleEndian(UInt32(size))
    return header
  }

  /// The samples as they are in the file. On a little-endian machine they are not copied.
  package static func withBytes<Result>(
    of samples: [Int16], _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    #if _endian(little)
      try samples.withUnsafeBytes(body)
    #else
      try samples.map(\.littleEndian).withUnsafeBytes(body)
    #endif
  }

  /// A whole file.
  package static func file(_ samples: [Int16]) throws(SpeechError) -> [UInt8] {
    try header(sampleCount: samples.count) + withBytes(of: samples) { Array($0) }
  }

  /// How many samples last so long.
  package static func sampleCount(milliseconds: Int) -> Int {
    milliseconds * sampleRate / 1000
  }

  private static let bytesPerSample = 2

  private static func littleEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}
