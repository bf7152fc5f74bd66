import A11yCore
import A11yRecords
import Testing

/// The file is sorted and has an entry a line, is read as it was written, and says what is wrong with it and where.
@Suite struct BaselineFileTests {
  @Test("an entry a line, sorted by place, with all lines ending alike")
  func text() throws {
    let result = try Screens.audit([
      "b.outline": "screen \"B\" 390x844 en\n  UIButton frame=0,100,44,44\n  UIButton frame=0,200,44,44",
      "a.outline": "screen \"A\" 390x844 en\n  button \"X\" identifier=close frame=0,100,20,44",
    ])
    let lines = Baseline(accepting: result).text(by: "a11y-audit").split(separator: "\n")
    #expect(
      lines.map { $0.replacing(/"id": "[0-9a-f]{16}"/, with: "ID") } == [
        "{", #""baseline": "a11y-audit","#, #""version": 2,"#, #""accepted": ["#,
        #"{"file": "a.outline", "screen": "A", "control": "button \"X\"", "rule": "target-size", ID},"#,
        #"{"file": "b.outline", "screen": "B", "control": "button", "rule": "control-missing-name", ID},"#,
        #"{"file": "b.outline", "screen": "B", "control": "button", "rule": "control-missing-name", ID, "number": 2},"#,
        "{}", "]", "}",
      ])
  }

  @Test("what was written is read, whatever is in labels")
  func roundTrip() throws {
    var result = try Screens.audit(BaselineTests.before)
    for (index, text) in Hostile.texts.enumerated() {
      var finding = result.findings[0]
      finding.subject.name = text
      finding.screen = text
      finding.file = FilePath(text + ".json")
      finding.outcome = index % 2 == 0 ? .fail : .review
      result.findings.append(finding)
    }
    let baseline = Baseline(accepting: result)
    #expect(baseline.entries.count == result.findings.count)
    let text = baseline.text(by: "a11y-audit")
    #expect(try Baseline(bytes: Array(text.utf8), of: "a11y-audit") == baseline)
    #expect(!text.contains("\u{1B}") && !text.contains("\n::"))
  }

  @Test("lines of two branches that both are kept are one baseline, and the same line twice is one entry")
  func union() throws {
    let ours = lines(of: Baseline(accepting: try Screens.audit("UIButton frame=0,100,44,44", file: "a.outline")))
    let theirs = lines(of: Baseline(accepting: try Screens.audit("UIButton frame=0,100,44,44", file: "b.outline")))
    let both = ours.dropLast(3) + theirs.dropFirst(4).dropLast(3) + ours.dropFirst(4)
    let text = both.joined(separator: "\n")
    #expect(try Baseline(bytes: Array(text.utf8), of: "a11y-audit").entries.map(\.file) == ["a.outline", "b.outline"])
  }

  struct Broken: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var error: RecordError
  }

  static let broken = [
    Broken(
      testDescription: "marks of a merge", text: "{\n\"version\": 1,\n<<<<<<< HEAD\n{}\n",
      error: RecordError(
        """
        the baseline contains merge conflict markers ('<<<<<<<'); keep the lines of both sides and remove the markers
        """, at: SourceLocation(line: 3, column: 1))),
    Broken(
      testDescription: "nested without end, which no option of the reader's can help",
      text: String(repeating: "[", count: 600),
      error: RecordError(
        "the baseline is not valid JSON: nested deeper than 512 levels", at: SourceLocation(line: 1, column: 513))),
    Broken(
      testDescription: "no JSON", text: "{\n  oops",
      error: RecordError(
        "the baseline is not valid JSON: expected a key in double quotes, found 'o'",
        at: SourceLocation(line: 2, column: 3))),
    Broken(
      testDescription: "a JSON report", text: #"{"findings": [], "toolVersion": "1"}"#,
      error: RecordError(
        "the file is a JSON report, not a baseline; write a baseline with --write-baseline",
        at: SourceLocation(line: 1, column: 1))),
    Broken(
      testDescription: "an array", text: " []",
      error: RecordError("baseline: expected an object, found an array", at: SourceLocation(line: 1, column: 2))),
    Broken(
      testDescription: "another tool's", text: #"{"baseline": "a11y-lint", "version": 1}"#,
      error: RecordError(
        "the baseline was written by \"a11y-lint\", not by a11y-audit", at: SourceLocation(line: 1, column: 14))),
    Broken(
      testDescription: "another version", text: "{\"baseline\": \"a11y-audit\",\n\"version\": 3}",
      error: RecordError(
        """
        the baseline has version 3, this a11y-audit supports versions 1 to 2; use the a11y-audit that wrote it, or write a baseline \
        with --write-baseline
        """, at: SourceLocation(line: 2, column: 12))),
    Broken(
      testDescription: "an entry without its rule",
      text: "{\"baseline\": \"a11y-audit\", \"version\": 1, \"accepted\": [\n{\"id\": \"a\"}]}",
      error: RecordError("'rule' is missing", at: SourceLocation(line: 2, column: 1))),
    Broken(
      testDescription: "a number of the wrong kind",
      text: """
        {"baseline": "a11y-audit", "version": 1, "accepted": [
        {"rule": "a", "id": "b", "file": "c", "control": "d", "number": 1e99}]}
        """,
      error: RecordError("'number': expected a whole number, found 1e99", at: SourceLocation(line: 2, column: 65))),
    Broken(
      testDescription: "no list", text: #"{"baseline": "a11y-audit", "version": 1, "accepted": "\u001b"}"#,
      error: RecordError("'accepted': expected an array, found a string", at: SourceLocation(line: 1, column: 54))),
  ]

  @Test("a baseline that cannot be used says why and where", arguments: broken)
  func brokenFile(_ broken: Broken) throws {
    #expect(throws: broken.error) { try Baseline(bytes: Array(broken.text.utf8), of: "a11y-audit") }
  }

  @Test("no cut of a baseline traps or is taken for whole")
  func truncated() throws {
    let bytes = Array(Baseline(accepting: try Screens.audit(BaselineTests.before)).text(by: "a11y-audit").utf8)
    for count in 0..<bytes.count - 2 {
      #expect(throws: RecordError.self) { try Baseline(bytes: Array(bytes[..<count]), of: "a11y-audit") }
    }
  }

  private func lines(of baseline: Baseline) -> [Substring] {
    baseline.text(by: "a11y-audit").split(separator: "\n")
  }
}
