import A11yPlatform
import Testing

@testable import A11yCommand

/// Lines of a stream, as they come from a pipe.
@Suite struct LineReaderTests {
  private func lines(_ text: String, largest: Int = 1000) throws -> [String?] {
    let pipe = try PipeEnds()
    defer { pipe.reading.close() }
    try StandardStreams.write(Array(text.utf8), to: pipe.writing, name: "pipe")
    pipe.writing.close()
    var reader = LineReader(pipe.reading, largest: largest)
    var lines: [String?] = []
    while let line = try reader.next() {
      switch line {
      case .text(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: lines.append(nil)
      }
    }
    return lines
  }

  @Test("lines end at line feeds, and the last one at the end")
  func ends() throws {
    #expect(try lines("") == [])
    #expect(try lines("a") == ["a"])
    #expect(try lines("a\nb\n") == ["a", "b"])
    #expect(try lines("a\r\n\n b\n\r\nc") == ["a", "", " b", "", "c"])
    #expect(try lines("\n") == [""])
  }

  @Test("a line that is too long is skipped to its end, and nothing else with it")
  func tooLong() throws {
    #expect(try lines("12345\n123456\n12\n", largest: 5) == ["12345", nil, "12"])
    #expect(try lines("123456", largest: 5) == [nil])
    #expect(try lines("123456\n", largest: 5) == [nil])
  }

  @Test("lines are whole wherever the pipe is cut, and beyond a chunk")
  func chunks() throws {
    let pipe = try PipeEnds()
    defer { pipe.reading.close() }
    let wanted = (0..<500).map { String(repeating: "x", count: $0 * 7) }
    let text = wanted.map { $0 + "\n" }.joined()
    let writer = Threads(1) { _ in
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        try? StandardStreams.write(Array(rest.prefix(997)), to: pipe.writing, name: "pipe")
        rest = rest.dropFirst(997)
      }
      pipe.writing.close()
    }
    var reader = LineReader(pipe.reading, largest: 100_000)
    var found: [String] = []
    while let line = try reader.next() {
      guard case .text(let bytes) = line else { break }
      found.append(String(decoding: bytes, as: UTF8.self))
    }
    writer.join()
    #expect(found == wanted)
  }
}
