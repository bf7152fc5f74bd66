/// Ties a stored property of a rule to the name by which a user sets it: `--set target-size.minimum=48`.
///
/// The default is the property's own, so that nothing is stated twice.
public struct RuleSetting<R: Rule>: Sendable {
  let name: String
  let accepts: String
  let meaning: String
  /// The value in effect, as it would be typed.
  let read: @Sendable (R) -> String
  /// False when the text is not a value of this setting.
  let write: @Sendable (inout R, String) -> Bool

  /// A number within limits, in the unit the meaning names.
  public static func number(
    _ name: String, _ property: any WritableKeyPath<R, Double> & Sendable, in limits: ClosedRange<Double>,
    _ meaning: String
  ) -> RuleSetting {
    RuleSetting(
      name: name, accepts: "a number from \(limits.lowerBound.points) to \(limits.upperBound.points)",
      meaning: meaning, read: { $0[keyPath: property].points },
      write: { rule, text in
        guard let value = Double(text), limits.contains(value) else { return false }
        rule[keyPath: property] = value
        return true
      })
  }

  /// A whole number within limits.
  public static func count(
    _ name: String, _ property: any WritableKeyPath<R, Int> & Sendable, in limits: ClosedRange<Int>,
    _ meaning: String
  ) -> RuleSetting {
    RuleSetting(
      name: name, accepts: "a whole number from \(limits.lowerBound) to \(limits.upperBound)", meaning: meaning,
      read: { String($0[keyPath: property]) },
      write: { rule, text in
        guard let value = Int(text), limits.contains(value) else { return false }
        rule[keyPath: property] = value
        return true
      })
  }

  /// On or off.
  public static func flag(
    _ name: String, _ property: any WritableKeyPath<R, Bool> & Sendable, _ meaning: String
  ) -> RuleSetting {
    RuleSetting(
      name: name, accepts: "true or false", meaning: meaning, read: { String($0[keyPath: property]) },
      write: { rule, text in
        guard let value = Bool(text) else { return false }
        rule[keyPath: property] = value
        return true
      })
  }

  /// Words or phrases, with commas between them.
  public static func words(
    _ name: String, _ property: any WritableKeyPath<R, [String]> & Sendable, _ meaning: String
  ) -> RuleSetting {
    RuleSetting(
      name: name, accepts: "comma-separated words", meaning: meaning,
      read: { $0[keyPath: property].joined(separator: ",") },
      write: { rule, text in
        let words = text.split(separator: ",").map { SpokenText.trimmed(String($0)) }
        rule[keyPath: property] = words.filter { !$0.isEmpty }
        return true
      })
  }
}

/// A setting that cannot be made.
public enum RuleSettingError: Error, Equatable {
  /// The rule has no setting of this name; these it has.
  case unknownName(known: [String])
  /// The text is no value of this setting; this is what it accepts.
  case badValue(accepts: String)
}

extension Rule {
  /// The settings and their defaults.
  public var options: [RuleOption] {
    let standard = Self()
    return Self.settings.map {
      RuleOption(name: $0.name, defaultValue: $0.read(standard), accepts: $0.accepts, meaning: $0.meaning)
    }
  }

  /// Sets what a user typed.
  public mutating func set(_ name: String, to text: String) throws(RuleSettingError) {
    guard let setting = Self.settings.first(where: { $0.name == name }) else {
      throw .unknownName(known: Self.settings.map(\.name))
    }
    guard setting.write(&self, text) else { throw .badValue(accepts: setting.accepts) }
  }
}
