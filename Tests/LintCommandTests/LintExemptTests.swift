import Foundation
import TestSupport
import Testing

/// Tests, previews and generated files are not checked, and that is counted.
@Suite struct LintExemptTests {
  private static let faulty =
    "import SwiftUI\nstruct V: View { var body: some View { Text(a).accessibility(hidden: true) } }\n"

  @Test(
    "a file that is not checked is counted in the summary and named in the JSON report",
    arguments: [
      ("A.swift", "// please do not edit the next line without care\n"), ("A.swift", "import XCTest\n"),
      ("AppTests/A.swift", ""), ("ATests.swift", ""), ("A.swift", "// swiftlint:disable all\n"),
    ])
  func counted(_ path: String, _ beginning: String) throws {
    try LintProject.with([path: beginning + Self.faulty]) { folder in
      let run = try Tool.lint([path], in: folder)
      #expect(run.output.contains("not checked: 1 test or generated file"), "\(run)")
      let json = try Tool.lint([path, "--report", "json"], in: folder)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      #expect(report["exempt"] as? [String] == [path])
      #expect((report["summary"] as? [String: Any])?["exempt"] as? Int == 1)
      try json.output.write(to: folder.appending(path: "r.json"), atomically: true, encoding: .utf8)
      let merged = try Tool.lint(["merge", "r.json", "--report", "json"], in: folder)
      #expect(merged.output == json.output)
    }
  }

  @Test("folders around the project do not decide, wherever the command runs")
  func surroundings() throws {
    try Tool.withTemporaryFolder { outside in
      let project = outside.appending(path: "MyAppTests/proj")
      try FileManager.default.createDirectory(
        at: project.appending(path: "Sources"), withIntermediateDirectories: true)
      try Self.faulty.write(to: project.appending(path: "Sources/A.swift"), atomically: true, encoding: .utf8)
      let ways = [
        ("Sources", project), ("MyAppTests/proj/Sources", outside), (project.path + "/Sources", URL(filePath: "/")),
        ("A.swift", project.appending(path: "Sources")), ("../proj/Sources/*.swift", project),
      ]
      for (input, folder) in ways {
        let run = try Tool.lint([input, "--notices"], in: folder)
        #expect(run.output.contains("[deprecated-accessibility-modifier]"), "\(input): \(run)")
      }
    }
  }

  @Test("fonts of a generated method are reported once in each file that uses them", arguments: [true, false])
  func generatedFonts(isThere: Bool) throws {
    let view = """
      import UIKit

      class Title: UIView {
        let first = UILabel()
        let second = UILabel()
        func prepare() {
          first.font = Fonts.medium.font(size: 14)
          second.font = Fonts.bold.font(size: 20)
        }
      }

      """
    let generated = """
      // Generated using SwiftGen, do not edit by hand
      import UIKit
      struct FontConvertible {
        func font(size: CGFloat) -> UIFont { UIFont(font: self, size: size) }
      }

      """
    try LintProject.with(["Sources/Title.swift": view, "Sources/Fonts.swift": isThere ? generated : ""]) { folder in
      let run = try Tool.lint(["Sources/"], in: folder)
      let lines = run.output.split(separator: "\n").filter { $0.contains("Title.swift") && $0.contains("[fixed-font]") }
      #expect(lines.count == (isThere ? 1 : 0), "\(run)")
    }
  }
}
