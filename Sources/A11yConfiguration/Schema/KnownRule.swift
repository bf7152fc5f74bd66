public import A11yCore

/// A rule as a configuration may speak of it, whatever it checks.
public struct KnownRule: Sendable {
  public var info: RuleInfo
  private let readOptions: @Sendable () -> [RuleOption]
  /// Tries a value and says what is wrong with it.
  let mistake: @Sendable (_ option: String, _ text: String) -> RuleSettingError?

  public init(_ rule: some Rule) {
    info = rule.info
    readOptions = { rule.options }
    mistake = { option, text in
      var trial = rule
      do throws(RuleSettingError) {
        try trial.set(option, to: text)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Its options and their defaults. Asked for rarely: every run makes this table, and few look at a default.
  public var options: [RuleOption] { readOptions() }
}
