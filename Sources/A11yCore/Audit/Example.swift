/// A small tree in the outline's notation that a rule fires on, or does not: documentation and test at once.
public struct Example: Sendable, Equatable {
  public var expectation: Expectation
  /// What it shows, in a few words.
  public var title: String
  /// The outline. A line that begins with `✗` is one the rule must fire on, `?` one it must hand to a person; on every
  /// other line it must be silent.
  public var outline: String

  public enum Expectation: Sendable, Equatable {
    case fails, passes
    /// people have to look.
    case needsReview
    /// The rule cannot tell, and says so.
    case notChecked
  }

  public static func fails(_ title: String, _ outline: String) -> Example {
    Example(expectation: .fails, title: title, outline: outline)
  }

  public static func passes(_ title: String, _ outline: String) -> Example {
    Example(expectation: .passes, title: title, outline: outline)
  }

  public static func needsReview(_ title: String, _ outline: String) -> Example {
    Example(expectation: .needsReview, title: title, outline: outline)
  }

  public static func notChecked(_ title: String, _ outline: String) -> Example {
    Example(expectation: .notChecked, title: title, outline: outline)
  }
}
