import Foundation
import TestSupport
import Testing

/// Habits of the code base that a compiler does not check.
@Suite struct HouseTests {
  @Test("one module imports the C library and one calls it, so that the others build wherever there is one")
  func imports() throws {
    let stray = #/^\s*(?:@\w+ |public |package |internal )*import (?:Glibc|Musl|Darwin|Android|WinSDK)\b/#
      .anchorsMatchLineEndings()
    let calling = #/^\s*(?:@\w+ |public |package |internal )*import CLibrary\b/#.anchorsMatchLineEndings()
    var importing: Set<String> = []
    for (path, text) in try Self.sources() {
      if text.contains(stray) { importing.insert(path) }
      #expect(path.hasPrefix("A11yPlatform/") || !text.contains(calling), "\(path) imports CLibrary")
    }
    #expect(importing == ["CLibrary/CLibrary.swift"])
  }

  @Test("no two modules declare a type of the same name")
  func names() throws {
    let declaration =
      #/^(?:public |package |internal |final |indirect )*(?:struct|class|enum|protocol|actor) ([A-Z]\w*)/#
      .anchorsMatchLineEndings()
    var places: [String: Set<String>] = [:]
    for (path, text) in try Self.sources() {
      // One behind `#if` stands in for another of its own file.
      for match in text.matches(of: declaration) { places[String(match.1), default: []].insert(path) }
    }
    #expect(places.count > 300)
    #expect(places.filter { $0.value.count > 1 } == [:])
  }

  /// The Swift files of all modules, by their path.
  private static func sources() throws -> [(path: String, text: String)] {
    let sources = Tool.root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false))
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: sources.appending(path: $0), encoding: .utf8)) }
  }
}
