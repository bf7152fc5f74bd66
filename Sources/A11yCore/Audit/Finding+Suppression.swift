extension Finding {
  /// A finding about a suppression that is outside every description: `suppression "target-size"`.
  ///
  /// - Parameters:
  ///   - rule: the rule whose findings it accepts.
  ///   - info: the rule that speaks.
  ///   - message: a predicate of the suppression.
  public init(
    aboutSuppressionOf rule: String, by info: RuleInfo, severity: Severity, file: FilePath, location: SourceLocation,
    message: String
  ) {
    self.init(
      rule: info.id, severity: severity, outcome: .fail, screen: nil, file: file, location: location,
      subject: Subject(role: "suppression", name: rule, identifier: nil, className: nil, path: ""),
      message: message, measured: nil, required: nil, fix: info.fix, criteria: info.criteria, related: [])
    component = "\(file):\(location.line):\(location.column)"
    screenLocation = location
  }
}
