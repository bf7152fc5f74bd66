import A11yCore

/// One `testsuite` while its cases are gathered.
struct JUnitSuite {
  var name: String
  /// The tool: GitLab and Jenkins show it before the suite.
  var tool: String
  private(set) var tests = 0
  private(set) var failures = 0
  private(set) var errors = 0
  private(set) var skipped = 0
  private var cases = TextBuffer()

  var isEmpty: Bool { tests == 0 }

  init(name: String, tool: String) {
    self.name = name
    self.tool = tool
  }

  mutating func addPassed(_ title: String, output: String? = nil) {
    begin(title)
    end(output: output)
  }

  mutating func addSkipped(_ title: String, because reason: String, output: String? = nil) {
    begin(title)
    skip(reason)
    end(output: output)
  }

  /// For what is the run's trouble and no control's.
  ///
  /// - Parameter body: safe already.
  mutating func addError(_ title: String, because reason: String, body: String) {
    begin(title)
    errors += 1
    stop("error", reason, type: "error", body)
    end(output: nil)
  }

  /// - Parameter names: those that are taken, with the number the next of each gets; GitLab shows the first of several cases of one name.
  mutating func add(_ finding: Finding, _ options: ReportOptions, names: inout [String: Int]) {
    let subject = finding.subject.description
    let sentence = "\(subject): \(finding.message)".safe
    var title = "\(finding.rule): \(subject) in \(finding.file)"
    if let screen = finding.screen, !screen.isEmpty { title += ", \(screen)" }
    begin(Self.unique(title.safe, among: &names))
    let body = Self.body(finding, sentence, options)
    if options.fails(finding) {
      failures += 1
      stop("failure", sentence, type: finding.kind, body)
      end(output: nil)
    } else {
      skip("\(finding.outcome == .review ? "to review" : finding.severity.rawValue): \(sentence)")
      end(output: body)
    }
  }

  func write(to buffer: inout TextBuffer) {
    buffer.append("  <testsuite" as StaticString)
    buffer.attribute("name", name)
    buffer.attribute("tests", tests)
    buffer.attribute("failures", failures)
    buffer.attribute("errors", errors)
    buffer.attribute("skipped", skipped)
    buffer.append(">\n" as StaticString)
    buffer.append(cases)
    buffer.append("  </testsuite>\n" as StaticString)
  }

  /// No `file` or `line`: Jenkins' schema does not know them on a case and its xUnit plugin refuses what it does not know.
  private mutating func begin(_ title: String) {
    tests += 1
    cases.append("    <testcase" as StaticString)
    cases.attribute("classname", "\(tool).\(name)")
    cases.attribute("name", title)
    cases.append(">\n" as StaticString)
  }

  private mutating func stop(_ element: StaticString, _ message: String, type: String, _ body: String) {
    cases.append("      <" as StaticString)
    cases.append(element)
    cases.attribute("message", message)
    cases.attribute("type", type)
    cases.append(">" as StaticString)
    cases.appendSafeXML(body.withoutAttachments)
    cases.append("</" as StaticString)
    cases.append(element)
    cases.append(">\n" as StaticString)
  }

  private mutating func skip(_ reason: String) {
    skipped += 1
    cases.append("      <skipped" as StaticString)
    cases.attribute("message", reason)
    cases.append("/>\n" as StaticString)
  }

  private mutating func end(output: String?) {
    if let output {
      cases.append("      <system-out>" as StaticString)
      cases.appendSafeXML(output.withoutAttachments)
      cases.append("</system-out>\n" as StaticString)
    }
    cases.append("    </testcase>\n" as StaticString)
  }

  /// The finding as the text report has it.
  private static func body(_ finding: Finding, _ sentence: String, _ options: ReportOptions) -> String {
    let path = options.repositoryPath(finding.file).safePath
    var text = "\(path):\(finding.location.text): \(finding.kind): \(sentence)"
    text += " [\(finding.rule.safe)]\nfix: \(finding.fix.safe)"
    for related in finding.related {
      let path = options.repositoryPath(finding.file(of: related)).safePath
      text += "\nrelated: \(path):\(related.location.text): \(related.sentence.safe)"
    }
    return text
  }

  private static func unique(_ title: String, among names: inout [String: Int]) -> String {
    guard var number = names[title] else {
      names[title] = 2
      return title
    }
    // Somebody may have called a control `Close (2)`.
    while names["\(title) (\(number))"] != nil { number += 1 }
    names[title] = number + 1
    names["\(title) (\(number))"] = 2
    return "\(title) (\(number))"
  }
}

extension String {
  /// GitLab, Azure and Jenkins' attachments plugin take `[[ATTACHMENT|path]]` anywhere in an output for a file to show; a
  /// label may not ask for one.
  fileprivate var withoutAttachments: String {
    guard utf8.contains(UInt8(ascii: "|")) else { return self }
    // By bytes: an accent behind the mark makes another character of it and no other mark.
    return String(
      decoding: Array(utf8).replacing("[[ATTACHMENT|".utf8, with: "[\\u{5B}ATTACHMENT|".utf8), as: UTF8.self)
  }
}
