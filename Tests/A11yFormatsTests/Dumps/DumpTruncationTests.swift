import A11yCore
import A11yFormats
import Testing

@Suite struct DumpTruncationTests {
  @Test(
    "a debug description that ends inside a line says so",
    arguments: [
      ("Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'Go'", false),
      ("Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, label: 'G", true), ("Button, 0x2, {{0.0, 0.", true),
      ("Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}, lab", false),
    ])
  func cut(_ line: String, _ isCut: Bool) throws {
    let screen = try Trying.screen("Application, 0x1, {{0.0, 0.0}, {99.0, 99.0}}, label: 'Pay'\n  " + line)
    let message = "is cut off: the text ends inside an element, so that elements may be missing"
    #expect(screen.notes.filter { $0.kind == .incomplete }.map(\.message) == (isCut ? [message] : []))
  }

  @Test(
    "a dump cut anywhere is read or refused, and never trapped on",
    arguments: ["debug-description.txt", "detox-xml.xml", "earlgrey.txt", "recursive-description.txt"])
  func truncated(_ name: String) throws {
    let bytes = try Fixtures.bytes("formats/login/\(name)")
    var read = 0
    for length in stride(from: 0, to: bytes.count, by: 3) {
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
