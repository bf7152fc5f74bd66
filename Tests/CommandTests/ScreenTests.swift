import Foundation
import TestSupport
import Testing

/// Every screen of `Fixtures/screens` gives exactly what lies next to it: reports and transcript.
@Suite struct ScreenTests {
  static let folder = Tool.root.appending(path: "Fixtures/screens")
  static let screens = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()

  /// What is printed next to each tree: file and the arguments that give it.
  static let outputs: [(file: String, arguments: [String])] = [
    ("expected.txt", ["audit", "--notices"]),
    ("expected.json", ["audit", "--report", "json"]),
    ("expected.spoken", ["narrate"]),
    ("expected.outline", ["convert", "--to", "outline"]),
  ]

  /// The reports that lie next to each tree, all written by one run: name and file. Text and JSON are printed, above.
  static let reports: [(name: String, file: String)] = [
    ("sarif", "expected.sarif"), ("github", "expected.github"), ("github-summary", "expected.github-summary.md"),
    ("markdown", "expected.md"), ("gitlab", "expected.gitlab.json"), ("junit", "expected.junit.xml"),
    ("checkstyle", "expected.checkstyle.xml"), ("xcode", "expected.xcode"), ("csv", "expected.csv"),
  ]

  @Test("there are screens")
  func thereAreScreens() {
    #expect(Self.screens.count >= 8)
  }

  @Test("a screen gives what lies next to it", arguments: screens)
  func outputs(_ screen: String) throws {
    for (file, arguments) in Self.outputs {
      let run = try Tool.run(arguments + ["Fixtures/screens/\(screen)/tree.json"])
      let errors = run.errors.split(separator: "\n").filter {
        !$0.contains("unknown key 'lable'")
      }
      #expect(errors == [])
      #expect(run.status == 0 || run.status == 1)
      try Golden.check(Self.own(run.output), against: Self.folder.appending(path: "\(screen)/\(file)"))
    }
  }

  @Test("a screen's reports, all of one run, are what lies next to it", arguments: screens)
  func reports(_ screen: String) throws {
    try Tool.withTemporaryFolder { folder in
      let requests = Self.reports.flatMap { ["--report", "\($0.name)=\(folder.path)/\($0.file)"] }
      let run = try Tool.run(["audit", "Fixtures/screens/\(screen)/tree.json", "--notices"] + requests)
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("a11y-audit: ") && run.errors.split(separator: "\n").count == 1)
      #expect(run.status == 0 || run.status == 1)
      for (_, file) in Self.reports {
        let written = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        // Xcode's paths are absolute.
        try Golden.check(
          Self.own(written.replacing(Tool.root.path + "/", with: "/project/")),
          against: Self.folder.appending(path: "\(screen)/\(file)"))
      }
    }
  }

  /// A report without the rules that have nothing to say of the screen: a new rule changes no expectation. That reports
  /// list every rule that ran is tested in one place, below.
  private static func own(_ report: String) -> String {
    report
      .replacing(#/"rules" : \[\n(    "[a-z0-9/-]+",?\n)+  \]/#, with: #""rules" : []"#)
      .replacing(
        #/  <testsuite [^>]*>\n    <testcase [^>]*: no findings">\n    </testcase>\n  </testsuite>\n/#, with: ""
      )
      .replacing(#/(<testsuites name="[a-z0-9-]+") tests="\d+"/#) { "\($0.1)" }
  }

  @Test("JSON and JUnit name every default rule that ran, whether or not it found anything")
  func rules() throws {
    let json = try Tool.run(["audit", "--report", "json", "Fixtures/screens/camera/tree.json"]).output
    let junit = try Tool.run(["audit", "--report", "junit", "Fixtures/screens/camera/tree.json"]).output
    let listed = json.matches(of: #/^    "([a-z0-9-]+)",?$/#.anchorsMatchLineEndings()).map { String($0.1) }
    #expect(listed.count > 50 && listed.allSatisfy { junit.contains("<testsuite name=\"\($0)\"") })
  }

  @Test("every reporter has an expectation next to every screen")
  func noReporterForgotten() throws {
    let names = try Tool.run(["reports"]).output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map(String.init)
    // github-sarif is sarif without what is accepted, and no screen here accepts anything that would tell them apart.
    // The page is compared with what it was for nasty texts, and opened in browsers by Scripts/check-page.
    // The last three are tested where their content is compared with the others'.
    let others = ["text", "html", "json", "github-sarif", "jsonl", "badge", "statistics"]
    #expect(names.sorted() == (others + Self.reports.map(\.name)).sorted())
  }

  @Test("no expectation lies about that nothing compares", arguments: screens)
  func nothingUnused(_ screen: String) throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.appending(path: screen).path)
    #expect(
      files.sorted()
        == (["tree.json", "expected.drawn"] + Self.outputs.map(\.file) + Self.reports.map(\.file)).sorted())
  }
}
