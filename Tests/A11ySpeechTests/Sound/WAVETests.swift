import Foundation
import Testing

@testable import A11ySpeech

@Suite struct WAVETests {
  /// The canonical 44 bytes, field by field, of a file with two samples.
  @Test func `the header says PCM, one channel, 22050 samples of 16 bits and the true sizes`() throws {
    let header = try WAVE.header(sampleCount: 2)
    let expected: [UInt8] =
      Array("RIFF".utf8) + [40, 0, 0, 0] + Array("WAVE".utf8)
      + Array("fmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0, 0x22, 0x56, 0, 0, 0x44, 0xAC, 0, 0, 2, 0, 16, 0]
      + Array("data".utf8) + [4, 0, 0, 0]
    #expect(header == expected)
    #expect(header.count == WAVE.headerSize)
  }

  @Test func `a file without samples has no data`() throws {
    let header = try WAVE.header(sampleCount: 0)
    #expect(Array(header[4..<8]) == [36, 0, 0, 0])
    #expect(Array(header[40..<44]) == [0, 0, 0, 0])
  }

  @Test func `samples follow the header, low byte first`() throws {
    let file = try WAVE.file([1, -2, .max, .min])
    #expect(Array(file.dropFirst(44)) == [0x01, 0x00, 0xFE, 0xFF, 0xFF, 0x7F, 0x00, 0x80])
  }

  @Test func `the header written last makes the streamed file and the whole file one`() throws {
    let samples: [Int16] = [3, 1, 4, 1, 5]
    var streamed = try WAVE.header(sampleCount: 0)
    for piece in [samples[..<2], samples[2...]] { WAVE.withBytes(of: Array(piece)) { streamed += $0 } }
    streamed.replaceSubrange(0..<WAVE.headerSize, with: try WAVE.header(sampleCount: samples.count))
    #expect(streamed == (try WAVE.file(samples)))
  }

  @Test func `the largest file has the largest even size that 32 bits hold`() throws {
    let header = try WAVE.header(sampleCount: WAVE.largestSampleCount)
    #expect(Array(header[4..<8]) == [0xFE, 0xFF, 0xFF, 0xFF])
    #expect(Array(header[40..<44]) == [0xDA, 0xFF, 0xFF, 0xFF])
  }

  @Test(arguments: [WAVE.largestSampleCount + 1, .max])
  func `more than four gibibytes are an error`(sampleCount: Int) {
    #expect(throws: SpeechError.tooLongForWAVE(sampleCount: sampleCount)) { try WAVE.header(sampleCount: sampleCount) }
  }

  @Test(arguments: [(0, 0), (1, 22), (1000, 22_050), (10_000, 220_500)])
  func `a thousandth of a second is 22 samples`(milliseconds: Int, sampleCount: Int) {
    #expect(WAVE.sampleCount(milliseconds: milliseconds) == sampleCount)
  }

  @Test(.enabled(if: Tool.python != nil))
  func `Python's wave module reads what is written`() throws {
    let samples = (0..<1000).map { Int16($0 * 30) }
    let folder = try TemporaryFolder()
    let path = folder.path("sound.wav")
    try Data(WAVE.file(samples)).write(to: URL(fileURLWithPath: path))
    let script = """
      import array, sys, wave
      f = wave.open(sys.argv[1])
      samples = array.array("h", f.readframes(f.getnframes()))
      print(f.getnchannels(), f.getsampwidth(), f.getframerate(), f.getnframes(), samples[0], samples[999], f.getcomptype())
      """
    #expect(try Tool.run(#require(Tool.python), "-c", script, path) == "1 2 22050 1000 0 29970 NONE\n")
  }

  @Test(.enabled(if: Tool.soxi != nil))
  func `soxi reads what is written`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("sound.wav")
    try Data(WAVE.file(Array(repeating: 7, count: 22_050))).write(to: URL(fileURLWithPath: path))
    let soxi = try #require(Tool.soxi)
    #expect(try Tool.run(soxi, "-s", path) == "22050\n")
    #expect(
      try Tool.run(soxi, "-r", path) + Tool.run(soxi, "-c", path) + Tool.run(soxi, "-b", path) == "22050\n1\n16\n")
    #expect(try Tool.run(soxi, "-e", path) == "Signed Integer PCM\n")
  }
}
