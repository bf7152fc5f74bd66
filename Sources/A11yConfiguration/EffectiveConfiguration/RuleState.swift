public import A11yCore

/// How one rule stands for one file, and who said so.
public struct RuleState: Sendable {
  public var id: String
  public var isOn: Setting<Bool>
  /// Nil where the rule's own holds.
  public var severity: Setting<Severity>?
  /// Only those that were set; later ones win.
  public var options: [(name: String, value: Setting<String>)] = []
}
