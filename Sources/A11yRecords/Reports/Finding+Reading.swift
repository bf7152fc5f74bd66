import A11yCore

extension Finding {
  init(_ fields: Fields) throws(RecordError) {
    let severity = try fields.text("severity")
    guard let severity = Severity(rawValue: severity) else {
      throw RecordError("unknown severity '\(severity.excerpt())'", at: fields.location(of: "severity"))
    }
    let outcome = try fields.text("outcome")
    guard let outcome = Outcome(rawValue: outcome) else {
      throw RecordError("unknown outcome '\(outcome.excerpt())'", at: fields.location(of: "outcome"))
    }
    var related: [Related] = []
    for other in try fields.objects("related") {
      var place = Related(
        subject: try Subject(other.object("control")), location: try other.place(),
        file: try other.optionalText("file").map { FilePath($0) }, message: try other.optionalText("message"))
      place.end = try other.optionalEnd()
      related.append(place)
    }
    self.init(
      rule: try fields.text("rule"), severity: severity, outcome: outcome, screen: try fields.optionalText("screen"),
      file: try fields.path("file"), location: try fields.place(), subject: try Subject(fields.object("control")),
      message: try fields.text("message"), measured: try fields.optionalText("measured"),
      required: try fields.optionalText("required"), fix: try fields.text("fix"),
      criteria: try fields.texts("criteria").map(Criterion.init), related: related,
      screenLocation: SourceLocation(line: try fields.number("screenLine"), column: try fields.number("screenColumn")),
      component: try fields.text("component"))
    end = try fields.optionalEnd()
    for edit in try fields.optionalObjects("edits") ?? [] {
      edits.append(
        Edit(
          start: try edit.place(),
          end: SourceLocation(line: try edit.number("endLine"), column: try edit.number("endColumn")),
          replacement: try edit.text("replacement")))
    }
    areEditsSafe = try fields.optionalText("fixability") != "unsafe"
  }
}

extension Finding.Subject {
  fileprivate init(_ fields: Fields) throws(RecordError) {
    self.init(
      role: try fields.optionalText("role"), name: try fields.optionalText("name"),
      identifier: try fields.optionalText("identifier"), className: try fields.optionalText("class"),
      path: try fields.text("path"), anchor: try fields.optionalText("anchor"),
      declaration: try fields.optionalText("declaration"))
    lookup = try fields.optionalText("lookup")
  }
}

extension Fields {
  func place() throws(RecordError) -> SourceLocation {
    SourceLocation(line: try number("line"), column: try number("column"))
  }

  /// Reports of earlier versions have none.
  fileprivate func optionalEnd() throws(RecordError) -> SourceLocation? {
    guard let column = try optionalNumber("endColumn"), try number("endLine") == number("line") else { return nil }
    return SourceLocation(line: try number("endLine"), column: column)
  }
}

extension Criterion {
  /// From its description: `WCAG 2.5.5 Target Size (Enhanced), AAA`.
  fileprivate init(_ description: String) {
    let wcag = "WCAG "
    let page = "Human Interface Guidelines, "
    let clause = "EN 301 549 "
    if description.hasPrefix(wcag) {
      let number = description.dropFirst(wcag.count)
      let known = Criterion.wcag(String(number.prefix { $0 != " " }))
      self = known.description == description ? known : .wcag(String(number))
    } else if description.hasPrefix(clause) {
      self = .en(String(description.dropFirst(clause.count)))
    } else {
      self = .hig(description.hasPrefix(page) ? String(description.dropFirst(page.count)) : description)
    }
  }
}
