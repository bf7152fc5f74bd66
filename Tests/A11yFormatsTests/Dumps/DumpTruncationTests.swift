import A11yFormats
import Testing

@Suite struct DumpTruncationTests {
  @Test(
    "a dump cut anywhere is read or refused, and never trapped on",
    arguments: ["debug-description.txt", "detox-xml.xml", "earlgrey.txt", "recursive-description.txt"])
  func truncated(_ name: String) throws {
    let bytes = try Fixtures.bytes("formats/login/\(name)")
    var read = 0
    for length in bytes.indices {
      do {
        read += try Formats.read(Array(bytes[..<length])).count
      } catch {
        #expect(!error.mistakes.isEmpty)
      }
    }
    // All of it but the last line's end, at least.
    #expect(read > 0)
  }
}
