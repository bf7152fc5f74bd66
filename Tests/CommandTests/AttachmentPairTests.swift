import Foundation
import TestSupport
import Testing

/// Which screenshot and which audit belongs to which screen in a folder of exported attachments.
@Suite struct AttachmentPairTests {
  private static let uuid = "0E9A2F4C-1B7D-4E5A-9C3B-7A6D5E4F3C2B"

  /// An attachment of the manifest; `more` is further JSON.
  private struct Entry {
    var file: String
    var name: String
    var time: Double?
    var more = ""

    var json: String {
      let ending = file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""
      let time = time.map { #", "timestamp": \#($0)"# } ?? ""
      return
        #"{"exportedFileName": "\#(file)", "suggestedHumanReadableName": "\#(name)_0_\#(uuid)\#(ending)"\#(time)\#(more)}"#
    }
  }

  private static func manifest(_ entries: [Entry]) -> Data {
    Data(
      #"[{"testIdentifier": "PayTests/testPay()", "attachments": [\#(entries.map(\.json).joined(separator: ","))]}]"#
        .utf8)
  }

  /// A screen of 60 × 40 points with one text.
  private static func dump(_ text: String) -> Data {
    Data(
      """
      Attributes: Application, 0x7fb5, pid: 41491, label: 'Shop'
      Element subtree:
       →Application, 0x7fb5, pid: 41491, {{0.0, 0.0}, {60.0, 40.0}}, label: 'Shop'
          Window (Main), 0x7fb6, {{0.0, 0.0}, {60.0, 40.0}}
            StaticText, 0x7fb7, {{4.0, 8.0}, {50.0, 24.0}}, label: '\(text)'
      Path to element:
       →Application, 0x7fb5, pid: 41491, label: 'Shop'

      """.utf8)
  }

  /// Bars as the text, on white.
  private static func picture(_ text: UInt32) -> Data {
    Data(
      PNG.picture(width: 120, height: 80) { x, y in
        (20..<100).contains(x) && (26..<52).contains(y) && x % 8 < 3 ? text : 0xFFFFFF
      })
  }

  private static let good = picture(0x333333)
  private static let low = picture(0xAAAAAA)
  /// One step darker than white: too little contrast, too.
  private static let faint = picture(0xBBBBBB)

  /// `rule name` of each finding about contrast, sorted, with the file.
  private func audit(
    _ files: [String: Data], _ entries: [Entry], _ options: [String] = []
  ) throws -> (findings: [String], messages: [String], errors: String, status: Int32) {
    try Tool.withTemporaryFolder { (folder) throws in
      let out = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      for (name, content) in files { try content.write(to: out.appending(path: name)) }
      if !entries.isEmpty { try Self.manifest(entries).write(to: out.appending(path: "manifest.json")) }
      let run = try Tool.run(
        ["audit", "out", "--no-config", "--only", "text-contrast", "--only", "apple", "--report", "json"] + options,
        in: folder)
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let findings = report?["findings"] as? [[String: Any]] ?? []
      return (
        findings.map { finding in
          let control = finding["control"] as? [String: Any]
          let file = (finding["file"] as? String ?? "").replacingOccurrences(of: "out/", with: "")
          return "\(finding["rule"] ?? "") \(file) \(control?["name"] ?? "-")"
        }.sorted(), findings.compactMap { $0["message"] as? String }, run.errors, run.status
      )
    }
  }

  private static let loop = [
    Entry(file: "A1.txt", name: "screen", time: 1), Entry(file: "Z1.png", name: "screen", time: 2),
    Entry(file: "A2.txt", name: "screen", time: 3), Entry(file: "B2.png", name: "screen", time: 4),
  ]

  @Test("screens of one name take the screenshots of that name in their order")
  func order() throws {
    let files = ["A1.txt": Self.dump("Total"), "A2.txt": Self.dump("Price"), "Z1.png": Self.good, "B2.png": Self.low]
    #expect(try audit(files, Self.loop).findings == ["text-contrast A2.txt Price"])
    // The times count, not the order of the manifest.
    #expect(try audit(files, Self.loop.reversed()).findings == ["text-contrast A2.txt Price"])
    // Without times the order of the manifest does.
    let listed = Self.loop.map { Entry(file: $0.file, name: $0.name) }
    #expect(try audit(files, listed).findings == ["text-contrast A2.txt Price"])
  }

  @Test("with another number of screenshots none is used, and the reason is given once")
  func counts() throws {
    let files = ["A1.txt": Self.dump("Total"), "A2.txt": Self.dump("Price"), "B2.png": Self.low]
    let found = try audit(files, Self.loop.filter { $0.file != "Z1.png" })
    #expect(found.findings.isEmpty)
    #expect(
      found.errors
        == "a11y-audit: note: no colors are measured: out/manifest.json: PayTests/testPay() attached 2 screens and 1 screenshot as "
        + "'screen'; which belong together is open, so no screenshot is used\n")
  }

  @Test(
    "runs of a test are kept apart",
    arguments: [
      (#", "repetitionNumber": 1"#, #", "repetitionNumber": 2"#),
      (#", "configurationName": "English""#, #", "configurationName": "German""#),
      (#", "deviceName": "iPhone 16""#, #", "deviceName": "iPad""#),
      (#", "arguments": ["1"]"#, #", "arguments": ["2"]"#),
    ])
  func runs(_ first: String, _ second: String) throws {
    let entries = [
      Entry(file: "A1.txt", name: "screen", more: first), Entry(file: "A2.txt", name: "screen", more: second),
      Entry(file: "B2.png", name: "screen", more: second), Entry(file: "Z1.png", name: "screen", more: first),
    ]
    let files = ["A1.txt": Self.dump("Total"), "A2.txt": Self.dump("Price"), "Z1.png": Self.good, "B2.png": Self.low]
    #expect(try audit(files, entries).findings == ["text-contrast A2.txt Price"])
    // The first run took no picture.
    #expect(try audit(files, entries.filter { $0.file != "Z1.png" }).findings == ["text-contrast A2.txt Price"])
    #expect(try audit(files, entries.filter { $0.file != "B2.png" }).findings == [])
  }

  @Test("the only screen and the only screenshot of a test belong together under any names")
  func otherNames() throws {
    let files = ["A1.txt": Self.dump("Total"), "B1.png": Self.low]
    let entries = [
      Entry(file: "A1.txt", name: "App UI hierarchy for com.shop"),
      Entry(file: "B1.png", name: "Screenshot 2026-01-01 at 10.00.00"),
    ]
    #expect(try audit(files, entries).findings == ["text-contrast A1.txt Total"])
    // A log is no screen, whatever it is called.
    let log = Entry(file: "C1.json", name: "network")
    let noted = try audit(files.merging(["C1.json": Data("{\"a\": 1}".utf8)]) { $1 }, entries + [log])
    #expect(noted.findings == ["text-contrast A1.txt Total"])
    // The screenshot of a failure shows a later moment.
    var failure = entries
    failure[1].more = #", "isAssociatedWithFailure": true"#
    let other = try audit(files, failure)
    #expect(other.findings.isEmpty && other.errors.contains("1 screen and 0 screenshots by other names"), "\(other)")
  }

  @Test("screens and screenshots by other names belong together if they alternate")
  func alternating() throws {
    let files = ["A1.txt": Self.dump("Total"), "A2.txt": Self.dump("Price"), "B1.png": Self.low, "B2.png": Self.good]
    func entries(_ times: [Double]) -> [Entry] {
      zip(["A1.txt", "B1.png", "A2.txt", "B2.png"], times).map { file, time in
        Entry(file: file, name: "\(file.hasSuffix("txt") ? "tree" : "Screenshot") \(time)", time: time)
      }
    }
    #expect(try audit(files, entries([1, 2, 3, 4])).findings == ["text-contrast A1.txt Total"])
    let other = try audit(files, entries([1, 3, 2, 4]))
    #expect(other.findings.isEmpty && other.errors.contains("2 screens and 2 screenshots by other names"), "\(other)")
  }

  @Test("a screenshot that is no PNG is refused with the reason", arguments: ["jpg", "jpeg", "heic"])
  func kinds(_ ending: String) throws {
    let content = ending == "heic" ? Data("\0\0\0\u{18}ftypheic".utf8) : Data([0xFF, 0xD8, 0xFF, 0xE0])
    let files = ["A1.txt": Self.dump("Total"), "B1.\(ending)": content]
    let entries = [Entry(file: "A1.txt", name: "pay"), Entry(file: "B1.\(ending)", name: "pay")]
    let found = try audit(files, entries)
    #expect(found.errors.contains("no colors are measured: out/B1.\(ending) is "), "\(found.errors)")
  }

  @Test("a file elsewhere is not read", arguments: ["../evil.png", "/etc/evil.png", ".evil.png", "a/evil.png", ""])
  func elsewhere(_ name: String) throws {
    try Tool.withTemporaryFolder { (folder) throws in
      let out = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: out.appending(path: "a"), withIntermediateDirectories: true)
      for place in ["evil.png", "out/.evil.png", "out/a/evil.png"] {
        try Self.low.write(to: folder.appending(path: place))
      }
      try Self.dump("Total").write(to: out.appending(path: "A1.txt"))
      let entries = [Entry(file: "A1.txt", name: "pay"), Entry(file: name, name: "pay")]
      try Self.manifest(entries).write(to: out.appending(path: "manifest.json"))
      let run = try Tool.run(
        ["audit", "out", "--no-config", "--report", "html=page.html", "--sound", "none"], in: folder)
      let page = try String(contentsOf: folder.appending(path: "page.html"), encoding: .utf8)
      #expect(!page.contains(Self.low.base64EncodedString()) && !page.contains("in the screenshot"))
      #expect(
        run.errors.contains("note: out/manifest.json names files that are not in its folder, which are not read"),
        "\(run.errors)")
    }
  }

  @Test("an audit elsewhere is not read")
  func auditElsewhere() throws {
    try Tool.withTemporaryFolder { (folder) throws in
      let out = folder.appending(path: "out")
      try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
      try Self.issue("Total").write(to: folder.appending(path: "evil.json"))
      try Self.dump("Total").write(to: out.appending(path: "A1.txt"))
      let entries = [Entry(file: "A1.txt", name: "pay"), Entry(file: "../evil.json", name: "pay.audit")]
      try Self.manifest(entries).write(to: out.appending(path: "manifest.json"))
      let run = try Tool.run(["audit", "out", "--no-config"], in: folder)
      #expect(!run.output.contains("apple/contrast"), "\(run.output)")
    }
  }

  // MARK: - Results of Apple's audit

  private static func issue(_ label: String) -> Data {
    Data(
      #"[{"auditType": "1", "compactDescription": "Contrast failed", "elementAttributes": {"label": "\#(label)", "rect": {"x": 4, "y": 8, "width": 50, "height": 24}}}]"#
        .utf8)
  }

  @Test("results of the audit go with the screens of their name in their order")
  func audits() throws {
    let files = [
      "A1.txt": Self.dump("Total"), "A2.txt": Self.dump("Price"), "C1.json": Self.issue("Total"),
      "C2.json": Self.issue("Price"),
    ]
    let entries =
      Self.loop.filter { $0.file.hasSuffix("txt") } + [
        Entry(file: "C1.json", name: "screen.audit"), Entry(file: "C2.json", name: "screen.audit"),
      ]
    #expect(try audit(files, entries).findings == ["apple/contrast A1.txt Total", "apple/contrast A2.txt Price"])
    // One for two screens is at none of them.
    let one = try audit(files.filter { $0.key != "C1.json" }, entries.filter { $0.file != "C1.json" })
    #expect(one.findings == ["apple/contrast C2.json Price"])
    #expect(one.errors.contains("attached 2 screens as 'screen' and 1 result of Apple's audit"), "\(one.errors)")
  }

  @Test("a damaged result is reported once")
  func damagedResult() throws {
    let files = ["A1.txt": Self.dump("Total"), "C1.json": Self.issue("Total").prefix(50)]
    let found = try audit(files, [Entry(file: "A1.txt", name: "pay"), Entry(file: "C1.json", name: "pay.audit")])
    #expect(found.status == 2)
    #expect(found.errors.split(separator: "\n").filter { $0.contains("C1.json") }.count == 1, "\(found.errors)")
  }

  private static func failures(_ labels: [String]) -> Data {
    let children = labels.map { #"{"nodeType": "Failure Message", "name": "P.swift:7: Contrast failed: \"\#($0)\""}"# }
    return Data(
      #"{"testNodes": [{"nodeType": "Test Case", "nodeIdentifier": "PayTests/testPay()", "children": [\#(children.joined(separator: ","))]}]}"#
        .utf8)
  }

  @Test("other files that a test attached are no screens, and its failures are at the one screen there is")
  func logs() throws {
    let files = [
      "A1.txt": Self.dump("Total"), "D8.txt": Data("hello\n".utf8), "D9.json": Data("{\"a\": 1}".utf8),
      "test-results.json": Self.failures(["Total"]),
    ]
    let entries = [
      Entry(file: "A1.txt", name: "pay"), Entry(file: "D8.txt", name: "log"), Entry(file: "D9.json", name: "network"),
    ]
    #expect(try audit(files, entries).findings == ["apple/contrast A1.txt Total"])
    // With logs alone, nothing is lost.
    let alone = try audit(files.filter { $0.key != "A1.txt" }, Array(entries.dropFirst()))
    #expect(alone.findings == ["apple/contrast test-results.json Total"])
  }

  @Test("failures of a test with several screens are at the only one that has the control")
  func severalScreens() throws {
    let files = [
      "A1.txt": Self.dump("Total"), "A2.txt": Self.dump("Price"),
      "test-results.json": Self.failures(["Price", "Elsewhere"]),
    ]
    let entries = [Entry(file: "A1.txt", name: "pay"), Entry(file: "A2.txt", name: "thanks")]
    #expect(
      try audit(files, entries).findings
        == ["apple/contrast A2.txt Price", "apple/contrast test-results.json Elsewhere"])
  }

  // MARK: - The manifest itself

  @Test("a damaged manifest is an error, for a folder and for a file in it")
  func damaged() throws {
    try Tool.withTemporaryFolder { (folder) throws in
      try Self.dump("Total").write(to: folder.appending(path: "A1.txt"))
      let whole = Self.manifest([Entry(file: "A1.txt", name: "pay")])
      try whole.prefix(whole.count - 9).write(to: folder.appending(path: "manifest.json"))
      for input in [".", "A1.txt"] {
        let run = try Tool.run(["audit", input, "--no-config"], in: folder)
        #expect(run.status == 2, "\(input)")
        #expect(run.errors.contains("manifest.json:1:"), "\(run.errors)")
        #expect(run.errors.contains("error: the manifest of exported attachments is damaged"), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").filter { $0.contains("manifest") }.count == 1, "\(run.errors)")
      }
      try whole.write(to: folder.appending(path: "manifest.json"))
      let run = try Tool.run(["audit", ".", "--no-config"], in: folder)
      #expect(run.errors == "", "a good manifest is not skipped")
    }
  }

  @Test("screens of one name have numbers")
  func numbers() throws {
    try Tool.withTemporaryFolder { (folder) throws in
      try Self.dump("Total").write(to: folder.appending(path: "A1.txt"))
      try Self.dump("Price").write(to: folder.appending(path: "A2.txt"))
      try Self.manifest(Self.loop).write(to: folder.appending(path: "manifest.json"))
      let spoken = try Tool.run(["narrate", "."], in: folder).output
      #expect(
        spoken.contains("PayTests/testPay(): screen 1") && spoken.contains("PayTests/testPay(): screen 2"), "\(spoken)")
    }
  }
}
