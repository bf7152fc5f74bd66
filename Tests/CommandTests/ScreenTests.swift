import Foundation
import Testing

/// Every screen of `Fixtures/screens` gives exactly what lies beside it: reports and transcript.
@Suite struct ScreenTests {
  static let folder = Tool.root.appending(path: "Fixtures/screens")
  static let screens = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  /// What is printed beside each tree: file and the arguments that give it.
  static let outputs: [(file: String, arguments: [String])] = [
    ("expected.txt", ["audit", "--notices"]),
    ("expected.json", ["audit", "--report", "json"]),
    ("expected.spoken", ["narrate"]),
    ("expected.outline", ["convert", "--to", "outline"]),
  ]

  @Test("there are screens")
  func thereAreScreens() {
    #expect(Self.screens.count >= 8)
  }

  @Test("a screen gives what lies beside it", arguments: screens)
  func outputs(_ screen: String) throws {
    for (file, arguments) in Self.outputs {
      let run = try Tool.run(arguments + ["Fixtures/screens/\(screen)/tree.json"])
      #expect(run.errors == "")
      #expect(run.status == 0 || run.status == 1)
      try Golden.check(run.output, against: Self.folder.appending(path: "\(screen)/\(file)"))
    }
  }

  @Test("no expectation lies about that nothing compares", arguments: screens)
  func nothingUnused(_ screen: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: screen).path)
    #expect(files.sorted() == (["tree.json"] + Self.outputs.map(\.file)).sorted())
  }
}
