import A11yCore
import A11yRecords
import A11yReports
import A11yRules
import TestSupport
import Testing

/// A JSON report is read back as the result it was written from; parts put together are the whole.
@Suite struct ShardTests {
  static let outlines = [
    "a.outline": "screen \"A\" 390x844 en\n  UIButton frame=0,100,44,44\n  UIButton frame=0,200,44,44",
    "b/a.outline": "screen \"A\" 390x844 en\n  UIButton frame=0,100,44,44",
    "b.outline": "screen \"B\"\n  button \"Close\" frame=0,100,20,20\nscreen \"C\"\n  button \"X\"",
    "c.outline": "screen \"D\" 390x844 en\n  button \"Fine\" frame=0,100,44,44",
  ]

  @Test("everything a report needs is read back, whatever is in texts")
  func lossless() throws {
    let result = Self.rich
    #expect(try Self.shard(result).result == result)
  }

  @Test("known findings of a baseline are read back unchanged")
  func known() throws {
    var result = Self.rich
    let all = result
    result.known = Array(result.findings.prefix(3))
    result.findings.removeFirst(3)
    #expect(try Self.shard(result).result == all)
  }

  @Test("parts in any order, in any steps and any number of times are the whole, for every report", arguments: 0..<8)
  func together(_ round: Int) throws {
    var numbers = SplitMix(seed: UInt64(round))
    var whole = try Screens.audit(Self.outlines)
    // A report contains the edits of a repair, which are made where the file is known.
    for index in whole.findings.indices { whole.findings[index].repair = nil }
    var shards = try Self.outlines.map { try Self.shard(Screens.audit([$0.key: $0.value])) }
    shards.append(try Self.shard(Screens.audit(Self.outlines.filter { $0.key.hasPrefix("b") })))
    shards += shards.shuffled(using: &numbers).prefix(2)
    shards.shuffle(using: &numbers)
    // In two steps: what is put together is a report that can be put together again.
    let cut = Int.random(in: 1..<shards.count, using: &numbers)
    let first = try Self.shard(Self.merge(Array(shards[..<cut])))
    let merged = try Self.merge([first] + shards[cut...])
    #expect(merged == whole)
    for reporter in Reporters.all {
      #expect(reporter.report(merged, options: Self.options) == reporter.report(whole, options: Self.options))
    }
  }

  @Test("what one part left out and another audited was audited")
  func unchanged() throws {
    var part = try Screens.audit(["a.outline": Self.outlines["a.outline"] ?? ""])
    part.unchanged = ["b.outline", "z.outline"]
    let other = try Screens.audit(["b.outline": Self.outlines["b.outline"] ?? ""])
    let shards = [try Self.shard(part), try Self.shard(other)]
    #expect(try Self.merge(shards).unchanged == ["z.outline"])
    #expect(try Self.merge(shards.reversed()).unchanged == ["z.outline"])
  }

  @Test("what a description leaves out is left out of the whole")
  func omissions() throws {
    var part = try Screens.audit(["a.outline": Self.outlines["a.outline"] ?? ""])
    let omission = AuditResult.Omission(
      file: "a.outline", location: SourceLocation(line: 1, column: 1), message: "was cut short")
    part.omissions = [omission]
    let other = try Screens.audit(["b.outline": Self.outlines["b.outline"] ?? ""])
    #expect(try Self.merge([Self.shard(other), Self.shard(part)]).omissions == [omission])
  }

  @Test("two reports that tell of one file otherwise, or of two versions, are not merged")
  func conflicts() throws {
    let shard = try Self.shard(Screens.audit(Self.outlines))
    var merge = ShardMerge()
    try merge.add(shard)
    var other = shard
    other.result.findings[0].message = "is another"
    #expect(
      throws: RecordError(
        "the report contradicts an earlier one about a.outline; write both from the same files")
    ) { try merge.add(other) }
    other = shard
    other.toolVersion = "9"
    #expect(
      throws: RecordError(
        "the report was written by version 9, an earlier one by version 1.2.3; write all of them with one version")
    ) { try merge.add(other) }
    #expect(merge.result() == shard.result)
  }

  @Test(
    "a file that is not a report of this tool and version says so",
    arguments: [
      ("{}", "the file is not a JSON report; write one with --report json=FILE"),
      (#"{"baseline": "a11y-audit"}"#, "the file is not a JSON report; write one with --report json=FILE"),
      (
        #"{"findings": [], "toolVersion": "1", "tool": "a11y-lint"}"#,
        "the report was written by \"a11y-lint\", not by a11y-audit"
      ),
      (
        #"{"findings": [], "toolVersion": "1", "tool": "a11y-audit", "version": 7}"#,
        "the report has version 7, this a11y-audit supports version 1"
      ),
      (
        #"{"findings": [], "toolVersion": "1", "tool": "a11y-audit", "version": 1}"#,
        "the report does not list its files and rules; write it again"
      ),
    ])
  func refused(_ text: String, _ message: String) throws {
    let error = #expect(throws: RecordError.self) { try Shard(bytes: Array(text.utf8), of: "a11y-audit") }
    #expect(error?.message == message)
  }

  @Test("a report with one byte changed is read or refused, and never traps")
  func mutated() throws {
    let bytes = Array(JSONReporter.report(try Screens.audit(Self.outlines), options: Self.options).utf8)
    var numbers = SplitMix(seed: 7)
    for _ in 0..<2000 {
      var changed = bytes
      changed[Int.random(in: 0..<bytes.count, using: &numbers)] = UInt8.random(in: 0...255, using: &numbers)
      _ = try? Shard(bytes: changed, of: "a11y-audit")
    }
  }

  /// Something of everything, with hostile texts in all places.
  private static var rich: AuditResult {
    var result = AuditResult()
    for (number, text) in Hostile.texts.enumerated() {
      var record = FileRecord(path: "\(number)\(text)")
      (record.controls, record.screens, record.elements, record.suppressed) = (9, 2, 7, number)
      record.settledInCode = number / 2
      record.notChecked = [text: [.colors: 3, .font: 1], "target-size": [.frame: number + 1]]
      record.skipped = [.web: 1, .launchScreen: number + 1]
      result.add(AuditResult(record))
      let subject = Finding.Subject(
        role: number % 3 == 0 ? nil : text, name: number % 4 == 0 ? nil : text, identifier: text,
        className: number % 2 == 0 ? nil : text, path: text, anchor: number % 5 == 0 ? nil : text)
      let place = SourceLocation(line: number, column: number - 1)
      var finding = Finding(
        rule: text, severity: Severity.allCases[number % 3], outcome: number % 2 == 0 ? .fail : .review,
        screen: number % 3 == 1 ? nil : text, file: record.path, location: place, subject: subject, message: text,
        measured: number % 2 == 0 ? nil : text, required: number % 3 == 0 ? nil : text, fix: text,
        criteria: [.wcag("2.5.5"), .wcag("9.9"), .en("11.2"), .hig(text)],
        related: [.init(subject: subject, location: place)])
      finding.component = text
      finding.screenLocation = place
      result.findings.append(finding)
      result.omissions.append(.init(file: record.path, location: place, message: text))
    }
    result.unchanged = (Hostile.texts).map { FilePath($0) }
    result.unread = Hostile.texts
    result.sort()
    return result
  }

  private static var options: ReportOptions {
    var options = ReportOptions(version: "1.2.3")
    options.rules = Catalog.rules.map(\.info).filter { Screens.rules.contains($0.id) }
    return options
  }

  private static func shard(_ result: AuditResult) throws -> Shard {
    try Shard(bytes: Array(JSONReporter.report(result, options: options).utf8), of: "a11y-audit")
  }

  private static func merge(_ shards: [Shard]) throws -> AuditResult {
    var merge = ShardMerge()
    for shard in shards { try merge.add(shard) }
    return merge.result()
  }
}
