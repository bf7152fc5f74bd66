import Foundation
import TestSupport
import Testing

/// `a11y-audit --sources`: the tree and the source together.
@Suite struct SourcesTests {
  private static let screen = "Fixtures/screens/range-slider-silent/tree.json"
  private static let source = "Fixtures/source/range-slider/Silent.swift"

  @Test("a finding on a class of the app's own tells where it is declared and what explains it; it stays one")
  func related() throws {
    let run = try Tool.run([Self.screen, "--sources", Self.source])
    let alone = try Tool.run([Self.screen])
    let related = """
          related: \(Self.source):4:1: class "RangeSlider": is declared here, and takes touches itself and is no element for \
      assistive technology [custom-control-not-exposed]

      """
    var lines = alone.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.insert(related.trimmingCharacters(in: .newlines), at: 2)
    #expect(run == .init(status: alone.status, output: lines.joined(separator: "\n"), errors: ""))
  }

  @Test("of two classes of one name each has its own findings")
  func sharedName() throws {
    let run = try Tool.run([Self.screen, "--sources", "Fixtures/source/range-slider"])
    #expect(run.output.matches(of: /related: .*Right\.swift:4:1: class "RangeSlider": is declared here\n/).count == 1)
    #expect(run.output.matches(of: /related: .*Right\.swift/).count == 1)
    #expect(run.output.matches(of: /related: .*Silent\.swift:4:1: .*\[custom-control-not-exposed\]\n/).count == 1)
  }

  @Test("JSON and SARIF have the place and its file")
  func reports() throws {
    let json = try Tool.run([Self.screen, "--sources", Self.source, "--report", "json"]).output
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let finding = try #require((report["findings"] as? [[String: Any]])?.first)
    let related = try #require((finding["related"] as? [[String: Any]])?.first)
    #expect(related["file"] as? String == Self.source)
    #expect(related["line"] as? Int == 4)
    #expect((related["message"] as? String)?.hasSuffix("[custom-control-not-exposed]") == true)
    let sarif = try Tool.run([Self.screen, "--sources", Self.source, "--report", "sarif"]).output
    #expect(sarif.contains("relatedLocations"))
    #expect(sarif.contains("\"\(Self.source)\""))
  }

  @Test("a class that explains nothing is pointed at; one that the sources do not declare is counted and said")
  func strangers() throws {
    let right = try Tool.run([Self.screen, "--sources", "Fixtures/source/range-slider/Right.swift"])
    #expect(right.output.contains(/related: .*Right\.swift:\d+:\d+: class "RangeSlider": is declared here\n/))
    let run = try Tool.run([Self.screen, "--sources", "Fixtures/source/dial"])
    #expect(
      run.errors == "a11y-audit: note: classes that the sources do not declare: 1 of 1: RangeSlider\n")
    #expect(run.status == 1)
    #expect(!run.output.contains("related:"))
  }

  @Test("sources that cannot be read end the run with 2, and the report is written")
  func unreadable() throws {
    let run = try Tool.run([Self.screen, "--sources", "nowhere.swift"])
    #expect(run.status == 2)
    #expect(run.errors.contains("nowhere.swift: error: No such file or directory\n"))
    #expect(run.output.contains("[unreachable-control]"))
  }

  @Test("without the linter beside it the tool says so, with what is left without its source")
  func missing() throws {
    try Tool.withTemporaryFolder { folder in
      let copy = folder.appending(path: "a11y-audit")
      try FileManager.default.copyItem(at: Tool.executable, to: copy)
      let run = try Tool.run([Self.screen, "--sources", Self.source], of: copy)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("a11y-audit: error: --sources: a11y-lint is not beside this tool; "))
      #expect(run.errors.hasSuffix("; without their source: 1 finding on 1 class\n"))
      #expect(run.output.contains("[unreachable-control]"))
    }
  }

  @Test("file names and classes reach the linter as they are")
  func hostile() throws {
    try Tool.withTemporaryFolder { folder in
      let name = "a'$(touch x)`touch y` \".swift"
      try "import UIKit\nclass A: UIControl {}\n".write(
        to: folder.appending(path: name), atomically: true, encoding: .utf8)
      let tree =
        #"{"class": "UIView", "frame": [0,0,390,844], "children": [{"class": "A", "superclass": "UIButton", "frame": [0,0,9,9]}, {"class": "B'; touch z", "superclass": "UIButton", "frame": [0,99,9,9]}]}"#
      try tree.write(to: folder.appending(path: "a.json"), atomically: true, encoding: .utf8)
      let run = try Tool.run(["a.json", "--sources", name, "--only", "control-missing-name"], in: folder)
      #expect(run.output.contains("class \"A\": is declared here"))
      #expect(run.errors.contains("1 of 2: B'; touch z\n"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["a.json", name].sorted())
    }
  }
}
