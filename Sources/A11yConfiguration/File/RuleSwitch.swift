import A11yCore

/// What one word behind a rule says: `off`, `on`, or a severity, which switches it on.
struct RuleSwitch {
  var isOn: Bool
  var severity: Severity?

  init?(_ word: String) {
    severity = Severity(rawValue: word)
    guard let isOn = severity == nil ? ShapeChecker.flag(word) : true else { return nil }
    self.isOn = isOn
  }

  static let severities = Severity.allCases.map(\.rawValue).reversed() as [String]
  static var accepts: String { (["on", "off"] + severities).list() }
}
