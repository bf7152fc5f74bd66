package import A11yCore

/// The answer to one line of a stream, in one line. The findings have the fields of the `json` report.
package struct StreamAnswer: Sendable {
  /// What the sender calls the screen; sent back as it came.
  package enum ID: Sendable, Equatable {
    case text(String)
    /// A number as it was written.
    case number(String)

    package var text: String {
      switch self {
      case .text(let text), .number(let text): text
      }
    }
  }

  package enum Status: String, Sendable, CaseIterable {
    case ok
    /// The configuration leaves it out.
    case skipped
    /// It could not be read, or not all of it.
    case error
  }

  /// What is wrong with a line or what it describes.
  package struct Fault: Sendable, Equatable {
    package var message: String
    /// In the line, or in the content or file that it names.
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// Nil if the line has none that can be read.
  package var id: ID?
  package var status: Status
  /// As findings name it.
  package var file: FilePath?
  /// Nil if nothing was audited.
  package var result: AuditResult?
  package var faults: [Fault] = []
  /// Writes the elements of `utterances`; nil if they were not asked for.
  package var utterances: (@Sendable (inout JSONWriter) -> Void)?

  package init(id: ID?, status: Status, file: FilePath? = nil) {
    self.id = id
    self.status = status
    self.file = file
  }

  /// Ends in a line feed.
  package var line: String {
    JSONWriter.line { $0.object { write(to: &$0) } } + "\n"
  }

  /// What a stream begins with if asked to: who wrote it, and which rules ran.
  package static func heading(tool: String, version: String, rules: [String]) -> String {
    JSONWriter.line { writer in
      writer.object { writer in
        writer.array("rules", rules)
        writer.member("status", "heading")
        writer.member("tool", tool)
        writer.member("toolVersion", version)
        writer.member("version", JSONReporter.formatVersion)
      }
    } + "\n"
  }

  private func write(to writer: inout JSONWriter) {
    if let result, !result.accepted.isEmpty {
      writer.array("accepted", result.accepted) { JSONReporter.write($0.finding, nil, $0, to: &$1) }
    }
    if let result {
      writer.object("counts") { writer in
        writer.member("controls", result.controls)
        writer.member("elements", result.elements)
        writer.member("errors", result.count(.error))
        writer.member("notices", result.count(.notice))
        writer.member("reviews", result.reviewCount)
        writer.member("screens", result.screens)
        if result.settledInCode > 0 { writer.member("settledInCode", result.settledInCode) }
        writer.member("suppressed", result.suppressed)
        writer.member("warnings", result.count(.warning))
      }
    }
    if !faults.isEmpty {
      writer.array("errors", faults) { fault, writer in
        if let place = fault.location { writer.member("column", Int(place.column)) }
        if let place = fault.location { writer.member("line", Int(place.line)) }
        writer.member("message", fault.message)
      }
    }
    writer.member("file", file?.text)
    if let result {
      let identities = FindingIdentity.identities(of: result.findings)
      writer.array("findings", Array(zip(result.findings, identities))) { JSONReporter.write($0.0, $0.1, to: &$1) }
    }
    switch id {
    case .text(let text): writer.member("id", text)
    case .number(let literal): writer.member(named: "id") { $0.literal(literal) }
    case nil: writer.member(named: "id") { $0.literal("null") }
    }
    if let result, !result.omissions.isEmpty {
      writer.array("incomplete", result.omissions) { JSONReporter.write($0, to: &$1) }
    }
    if let result {
      writer.object("notChecked") { writer in
        for (rule, facts) in result.notChecked.sorted(by: { $0.key < $1.key }) {
          writer.object(named: rule) { writer in
            for (fact, count) in facts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
              writer.member(named: fact.rawValue, count)
            }
          }
        }
      }
      writer.object("skipped") { JSONTotals.write(result.skipped, to: &$0) }
    }
    writer.member("status", status.rawValue)
    if let utterances { writer.array("utterances", utterances) }
  }
}
