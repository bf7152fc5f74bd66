import Foundation
import TestSupport
import Testing

/// Habits of the code base that a compiler does not check.
@Suite struct HouseTests {
  @Test("no two modules declare a type of the same name")
  func names() throws {
    let sources = Tool.root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path(percentEncoded: false))
    let declaration =
      #/^(?:public |package |internal |final |indirect )*(?:struct|class|enum|protocol|actor) ([A-Z]\w*)/#
      .anchorsMatchLineEndings()
    var places: [String: Set<String>] = [:]
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      // One behind `#if` stands in for another of its own file.
      for match in text.matches(of: declaration) { places[String(match.1), default: []].insert(path) }
    }
    #expect(places.count > 300)
    #expect(places.filter { $0.value.count > 1 } == [:])
  }
}
