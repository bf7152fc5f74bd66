import A11yCore
import A11yFormats
import Testing

/// Malformed files next to the exact words the command says of them. Closed world: no input without words, no words
/// without input.
@Suite struct BrokenFixtureTests {
  static let names = Fixtures.names(in: "broken")
  static let inputs = names.filter { !$0.hasSuffix(".error") }

  @Test("the error of a broken file is that in its .error file", arguments: inputs)
  func told(_ name: String) throws {
    let expected = String(decoding: try Fixtures.bytes("broken/\(Self.stem(name)).error"), as: UTF8.self)
    #expect(Self.told(try Fixtures.bytes("broken/\(name)"), named: name) == expected)
  }

  @Test("every input has its words, and every word its input")
  func closedWorld() {
    #expect(Self.inputs.map { Self.stem($0) + ".error" }.sorted() == Self.names.filter { $0.hasSuffix(".error") })
    #expect(Self.inputs.count >= 20)
  }

  /// As the command prints it on standard error.
  private static func told(_ bytes: [UInt8], named name: String) -> String {
    do {
      _ = try Formats.read(bytes)
      return ""
    } catch {
      return error.mistakes.map { mistake in
        let place = mistake.location.map { ":\($0.line):\($0.column)" } ?? ""
        return "\(name)\(place): error: \(mistake.message)\n"
      }.joined()
    }
  }

  /// `tab` of `tab.outline`.
  private static func stem(_ name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }
}
