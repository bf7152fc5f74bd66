extension Violation {
  /// A problem in source code, where there are no controls but places.
  public init(
    _ subject: Finding.Subject, _ message: String, outcome: Outcome = .fail, severity: Severity? = nil,
    measured: String? = nil, required: String? = nil, fix: String? = nil, edits: [TextEdit] = [],
    at location: SourceLocation
  ) {
    self.init(
      nil as Element?, message, outcome: outcome, severity: severity, measured: measured, required: required, fix: fix,
      at: location)
    self.subject = subject
    self.edits = edits
  }
}

extension Finding.Subject {
  /// What a piece of source is about, in words or as it is called there: `RangeSlider`, `Button`, `close`.
  public init(source name: String, className: String? = nil) {
    role = name
    self.className = className
    path = ""
  }
}
