import Foundation
import TestSupport
import Testing

/// `.a11y-audit.yml` as a user meets it.
@Suite struct ConfigurationTests {
  private static let tree = """
    {"class": "UIView", "frame": [0, 0, 390, 844], "children": [
      {"class": "App.IconButton", "title": "Pay", "frame": [0, 0, 30, 30], "identifier": "pay"},
      {"class": "OurSwitch", "frame": [0, 100, 50, 30], "value": "1", "label": "Wifi"},
      {"class": "UIButton", "frame": [0, 200, 44, 44], "identifier": "close"}
    ]}

    """

  private static let components = """
    components:
      IconButton: {label: title, behavesAs: UIButton}
      OurSwitch: {behavesAs: UISwitch}

    """

  /// A repository with the tree in `a.json`.
  private func withProject(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    try Tool.withFiles(["a.json": Self.tree, ".git/HEAD": ""].merging(files) { $1 }, body)
  }

  private func lines(_ run: Tool.Run) -> [String] { run.output.split(separator: "\n").dropLast().map(String.init) }

  private static let only = ["--only", "control-missing-name", "--only", "target-size", "--quiet"]

  @Test("what the configuration says of components, severities and options holds, and --no-config leaves it out")
  func holds() throws {
    let file = Self.components + "rules: {target-size: {severity: error, minimum: 31}}\n"
    try withProject([".a11y-audit.yml": file]) { folder in
      let run = try Tool.run(["a.json"] + Self.only, in: folder)
      #expect(
        lines(run) == [
          #"a.json:2:3: error: button "Pay": is 30 × 30 points, needs 31 × 31 [target-size]"#,
          "a.json:4:3: error: button (#close, below \"Wifi\"): has no label [control-missing-name]",
        ])
      #expect(run.status == 1)
      let without = try Tool.run(["a.json", "--no-config"] + Self.only, in: folder)
      #expect(
        lines(without) == ["a.json:4:3: error: button (#close, below \"Wifi\"): has no label [control-missing-name]"])
      let set = try Tool.run(["a.json", "--set", "target-size.minimum=20"] + Self.only, in: folder)
      #expect(lines(set) == ["a.json:4:3: error: button (#close, below \"Wifi\"): has no label [control-missing-name]"])
    }
  }

  @Test("narrate and speak know the project's components")
  func narration() throws {
    try withProject([".a11y-audit.yml": Self.components]) { folder in
      let run = try Tool.run(["narrate", "a.json"], in: folder)
      #expect(
        lines(run) == [
          "a.json", "  1  Pay. Button.  [a.json:2:3]",
          "  2  Wifi. Switch Button. On. Double tap to toggle setting.  [a.json:3:3]",
        ])
      let converted = try Tool.run(["convert", "a.json", "--to", "outline"], in: folder)
      #expect(!converted.output.contains("UISwitch"))
      let spoken = try Tool.run(["speak", "a.json", "--output", "a.wav", "--captions", "a.vtt"], in: folder)
      guard spoken.status == 0 else { return }
      let captions = try String(contentsOf: folder.appending(path: "a.vtt"), encoding: .utf8)
      #expect(captions.contains("Wifi. Switch Button. On."))
    }
  }

  @Test("the failing level and the reports are the configuration's, and the command line wins")
  func levels() throws {
    let file = "failOn: warning\nonly: target-size\nreports: [text, json=out.json]\n" + Self.components
    try withProject(["sub/.a11y-audit.yml": file, "sub/b.json": Self.tree]) { folder in
      #expect(try Tool.run(["sub/b.json"], in: folder).status == 1)
      #expect(try Tool.run(["sub/b.json", "--fail-on", "error"], in: folder).status == 0)
      let report = folder.appending(path: "sub/out.json")
      #expect(try String(contentsOf: report, encoding: .utf8).contains("target-size"))
      try FileManager.default.removeItem(at: report)
      #expect(try Tool.run(["sub", "--report", "text"], in: folder).output.contains("[target-size]"))
      #expect(!FileManager.default.fileExists(atPath: report.path))
    }
  }

  @Test("each file of a run is checked by its own configuration")
  func several() throws {
    let files = [
      ".a11y-audit.yml": "only: control-missing-name\n", "sub/.a11y-audit.yml": "only: target-size\nfailOn: never\n",
      "sub/b.json": Self.tree.replacing("200, 44, 44", with: "200, 20, 44"),
    ]
    try withProject(files) { folder in
      let run = try Tool.run([".", "--quiet", "--no-group"], in: folder)
      #expect(
        lines(run) == [
          "a.json:4:3: error: button (#close, below \"Wifi\"): has no label [control-missing-name]",
          "sub/b.json:4:3: warning: button (#close, below \"Wifi\"): is 20 × 44 points, needs 44 × 44 [target-size]",
        ])
      #expect(run.status == 1)
      #expect(try Tool.run(["sub"], in: folder).status == 0)
    }
  }

  @Test("an error is reported with its location and ends with 2, and nothing is audited")
  func mistake() throws {
    try withProject([".a11y-audit.yml": "rules:\n  target-siz: off\n", "c.yml": "skip: [\n"]) { folder in
      let message = ".a11y-audit.yml:2:3: error: unknown rule 'target-siz'; did you mean 'target-size'?\n"
      for arguments in [["a.json"], ["narrate", "a.json"], ["config", "--print", "a.json"], ["."]] {
        let run = try Tool.run(arguments, in: folder)
        #expect(run == .init(status: 2, output: "", errors: message))
      }
      let other = "c.yml:2:1: error: the file is not valid YAML: did not find expected node content\n"
      let broken = try Tool.run(["a.json", "--config", "c.yml"], in: folder)
      #expect(broken.errors == other)
      let gone = "d.yml: error: no such file\n"
      let absent = try Tool.run(["a.json", "--config", "d.yml"], in: folder)
      #expect(absent.errors == gone)
    }
  }

  @Test("what is skipped is reported; a run of nothing but skipped files that were named is not a failure")
  func skip() throws {
    try withProject([".a11y-audit.yml": "skip: Vendor\n", "Vendor/b.json": "{", "x/c.json": Self.tree]) { folder in
      let named = try Tool.run(["Vendor/b.json"], in: folder)
      let note = "a11y-audit: note: Vendor/b.json is skipped by .a11y-audit.yml:1:7\n"
      #expect(named == .init(status: 0, output: "", errors: note))
      let walked = try Tool.run([".", "--only", "geometry"], in: folder)
      #expect(walked.errors == "a11y-audit: note: skipped in folders: 1 skipped by the configuration\n")
      #expect(walked.status == 0)
      let alone = try Tool.run(["Vendor"], in: folder)
      #expect(alone.status == 2)
      #expect(alone.errors.hasPrefix("a11y-audit: note: skipped in folders: 1 skipped by the configuration\n"))
      #expect(alone.errors.hasSuffix("error: nothing was checked: the configuration skips the only file\n"))
    }
  }

  @Test("a format is the configuration's for files whose content does not show it")
  func format() throws {
    try withProject([".a11y-audit.yml": "formats: {dumps: outline}\n", "dumps/a.json": Self.tree]) { folder in
      let asked = try Tool.run(["dumps/a.json"], in: folder)
      #expect(asked.status == 2)
      let recognized = try Tool.run(["dumps/a.json", "--no-config"], in: folder)
      #expect(recognized.errors == "")
    }
  }

  @Test("standard input has the configuration of the place that its name tells")
  func standardInput() throws {
    try withProject(["sub/.a11y-audit.yml": "only: target-size\n"]) { folder in
      let run = try Tool.run(["-", "--stdin-filename", "sub/x.json", "--quiet"], input: Self.tree, in: folder)
      #expect(run.status == 0)
      let elsewhere = try Tool.run(["-", "--stdin-filename", "x.json", "--quiet"], input: Self.tree, in: folder)
      #expect(
        elsewhere.output.contains(
          "x.json:4:3: error: button (#close, below \"Wifi\"): has no label [control-missing-name]\n"))
    }
  }

  @Test("in a storyboard a component's label is its runtime attribute, and one finding is accepted by another")
  func storyboard() throws {
    let document = { (attributes: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene><objects><viewController id="C"><view key="view" id="V">
      <rect key="frame" x="0" y="0" width="390" height="844"/><subviews>
      <button id="b" customClass="IconButton"><rect key="frame" x="20" y="120" width="20" height="20"/>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></button>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    }
    let caption = #"<userDefinedRuntimeAttribute type="string" keyPath="caption" value="Pay"/>"#
    let ignore = """
      <userDefinedRuntimeAttribute type="string" keyPath="a11yAudit.ignore" value="target-size: the row reacts"/>
      """
    let configuration = "components: {IconButton: {label: caption}}\n"
    let files = [
      ".a11y-audit.yml": configuration, "a.storyboard": document(caption), "b.storyboard": document(caption + ignore),
    ]
    try withProject(files) { folder in
      let run = try Tool.run(["narrate", "a.storyboard"], in: folder)
      #expect(run.output.contains("1  Pay. Button."))
      try "labelKeyPaths: caption\n".write(to: folder.appending(path: "k.yml"), atomically: true, encoding: .utf8)
      let byKeyPath = try Tool.run(["narrate", "a.storyboard", "--config", "k.yml"], in: folder)
      #expect(byKeyPath.output == run.output)
      let without = try Tool.run(["narrate", "a.storyboard", "--no-config"], in: folder)
      #expect(!without.output.contains("Pay"))
      let small = try Tool.run(["a.storyboard", "--only", "target-size"], in: folder)
      #expect(small.output.contains("[target-size]"))
      let accepted = try Tool.run(["b.storyboard", "--only", "target-size"], in: folder)
      #expect(!accepted.output.contains("[target-size]"))
      #expect(accepted.output.contains("suppressed: 1"))
    }
  }
}
