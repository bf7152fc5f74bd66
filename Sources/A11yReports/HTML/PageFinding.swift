import A11yCore

/// A finding with everything that helps to fix it.
struct PageFinding {
  private let finding: Finding
  private let identity: FindingIdentity
  private let isOfSource: Bool
  private let options: ReportOptions
  private var status: FindingStatus?

  init(_ finding: Finding, _ identity: FindingIdentity, _ status: FindingStatus, _ options: ReportOptions) {
    self.finding = finding
    self.identity = identity
    self.status = status
    self.options = options
    isOfSource = false
  }

  init(_ index: Int, _ run: ReportedRun, _ options: ReportOptions) {
    finding = run.result.findings[index]
    identity = run.identities[index]
    isOfSource = run.result.isOfSource
    self.options = options
  }

  func write(to html: inout HTMLWriter) {
    let mark = Mark(finding)
    html.element(
      "li",
      [
        "class": "f \(mark.rawValue)\(isFixed ? " fixed" : "")",
        "id": "\(isFixed ? "fixed" : "f")-\(identity.fingerprint.prefix(16))", "data-r": finding.rule,
      ]
    ) { html in
      html.element("p", ["class": "message"]) { html in
        if let status {
          html.element("strong", ["class": "status"], status.rawValue)
          html.text(" ")
        }
        mark.write(mark.word, to: &html)
        html.text(" ")
        html.isolated("\(finding.subject.description) \(finding.message)")
      }
      if !isFixed { writeRemedy(to: &html) }
      for related in finding.related.prefix(Self.mostRelated) {
        html.element("p", ["class": "related"]) { html in
          html.text("See ")
          html.isolated("\(related.sentence), \(finding.file(of: related).text):\(related.location.text)")
        }
      }
      html.element("div", ["class": "foot"]) { html in
        html.element("p") { html in
          if options.rules.contains(where: { $0.id == finding.rule }) {
            html.element("a", ["href": "#rule-\(finding.rule)"]) { $0.isolated(finding.rule) }
          } else {
            html.isolated(finding.rule)
          }
        }
        html.element("p") { $0.isolated("\(finding.file.text):\(finding.location.text)") }
        if isFixed { return }
        html.element("details") { html in
          html.element("summary", "Suppress")
          html.element("pre") { html in
            for line in suppression {
              html.element("code") { $0.text(line) }
              html.line()
            }
          }
          html.element("button", ["type": "button", "class": "copy", "hidden": ""], "Copy suppression")
        }
      }
    }
  }

  private var isFixed: Bool { status == .fixed }

  private static let mostRelated = 3

  /// The code and the fix: folded by the script where the page is narrow.
  private func writeRemedy(to html: inout HTMLWriter) {
    let line = options.sourceLine?(finding.file, finding.line)
    if line == nil, finding.fix.isEmpty { return }
    let title = [line == nil ? nil : "Code", finding.fix.isEmpty ? nil : "fix"].compactMap(\.self)
    html.element("details", ["class": "how", "open": ""]) { html in
      html.element("summary", title == ["fix"] ? "Fix" : title.joined(separator: " and "))
      if let line { write(line, to: &html) }
      if !finding.fix.isEmpty { writeFix(to: &html) }
    }
  }

  /// The lines of the control, with the place marked.
  private func write(_ line: String, to html: inout HTMLWriter) {
    // A page wraps lines.
    let frame = CodeFrame(line: line, at: finding.range, width: Self.mostColumns, most: Self.mostColumns)
    html.element("pre", ["class": "code"]) { html in
      html.element("code") { html in
        html.element("span", ["class": "line"], "\(finding.line) ")
        html.text(frame.before)
        html.element("mark", frame.marked)
        html.text(frame.after)
      }
      for (number, text) in following(line) {
        html.line()
        html.element("code") { html in
          html.element("span", ["class": "line"], "\(number) ")
          html.text(text)
        }
      }
    }
  }

  private static let mostColumns = 300

  /// The rest of a control that is written over several lines, if the first has nothing but a bracket.
  private func following(_ line: String) -> [(number: Int, text: String)] {
    let start = line.trimmed
    guard start.utf8.count < 4, let bracket = start.last, "{[(<".contains(bracket) else { return [] }
    let indentation = line.prefix { $0 == " " || $0 == "\t" }.count
    var lines: [(Int, String)] = []
    for number in (finding.line + 1)...(finding.line + Self.mostLines) {
      guard let next = options.sourceLine?(finding.file, number) else { break }
      let isEnd = next.trimmed.first.map { "}])".contains($0) } == true
      let text = next.dropFirst(min(indentation, next.prefix { $0 == " " || $0 == "\t" }.count))
      if lines.count == Self.mostLines - 1, !isEnd { return lines + [(number, "…")] }
      lines.append((number, String(text.prefix(Self.mostColumns))))
      let depth = next.prefix { $0 == " " || $0 == "\t" }.count
      if isEnd, depth <= indentation { break }
    }
    return lines
  }

  private static let mostLines = 10

  private func writeFix(to html: inout HTMLWriter) {
    let lines = isOfSource ? finding.fix.split(separator: "\n").map(String.init) : [finding.fix]
    html.element("p", ["class": "fix"]) { html in
      html.element("strong", "Fix")
      html.text(" ")
      if lines.count == 1 { return html.prose(finding.fix) }
      for (number, line) in lines.enumerated() {
        if number > 0 { html.void("br", [:]) }
        html.element("code", line)
      }
    }
  }

  /// What to add to the configuration, or to the source.
  private var suppression: [String] {
    let reason = "why this is accepted"
    if isOfSource { return ["// a11y:disable:next \(finding.rule) - \(reason)"] }
    let subject = finding.subject
    var lines = ["suppress:", "  - rule: \(finding.rule.yaml)"]
    if let identifier = subject.identifier, !identifier.isEmpty {
      lines.append("    identifier: \(identifier.yaml)")
    } else if let name = subject.name, !SpokenText.isBlank(name) {
      lines.append("    label: \(name.yaml)")
    } else if !subject.path.isEmpty {
      lines.append("    path: \(subject.path.yaml)")
    }
    return lines + ["    file: \(finding.file.text.yaml)", "    reason: \(reason)"]
  }
}

extension String {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  /// A scalar of YAML: plain where that is safe, else in double quotes.
  fileprivate var yaml: String {
    let isPlain =
      unicodeScalars.allSatisfy { $0.properties.isAlphabetic || "0123456789-_./".unicodeScalars.contains($0) }
      && unicodeScalars.first?.properties.isAlphabetic == true
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(lowercased())
    if isPlain { return self }
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.mayBeUnsafeToDisplay: text += scalar.jsonEscape
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
