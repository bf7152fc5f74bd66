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
      if !isFixed { writeCode(to: &html) }
      if !finding.fix.isEmpty, !isFixed { writeFix(to: &html) }
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

  /// The line of the file, with the place marked.
  private func writeCode(to html: inout HTMLWriter) {
    guard let line = options.sourceLine?(finding.file, finding.line) else { return }
    let frame = CodeFrame(line: line, at: finding.range, width: 100)
    html.element("pre", ["class": "code"]) { html in
      html.element("code") { html in
        html.element("span", ["class": "line"], "\(finding.line) ")
        html.text(frame.before)
        html.element("mark", frame.marked)
        html.text(frame.after)
      }
    }
  }

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
