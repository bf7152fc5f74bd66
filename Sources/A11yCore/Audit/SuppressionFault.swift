/// What is the matter with a suppression.
public enum SuppressionFault: Sendable, Equatable {
  /// Its last day is past: it accepts nothing any more.
  case ended
  /// Its last day is no day: it accepts nothing.
  case noDay
  /// There is nothing to accept. Its rule checked the screen, or does not exist.
  case unmatched
  /// It does not say why.
  case unexplained
}

extension SuppressionFault {
  /// What keeps a suppression from holding on a day; nil when nothing does.
  ///
  /// - Parameters:
  ///   - until: the last day on which it holds, as it is written.
  ///   - today: nil where nothing ends.
  public init?(until: String?, by today: Day?) {
    guard let until else { return nil }
    guard let last = Day(until) else {
      self = .noDay
      return
    }
    guard let today, last < today else { return nil }
    self = .ended
  }

  /// What is said of one that does not hold because of its last day, as a predicate; nil of the others.
  ///
  /// - Parameter rules: the ids of the rules whose findings it accepts.
  public func message(of rules: String, until: String?) -> String? {
    let until = until?.excerpt() ?? ""
    return switch self {
    case .ended: "suppresses findings of \(rules.excerpt()) but expired on \(until)"
    case .noDay: "suppresses findings of \(rules.excerpt()) until '\(until)', expected a date such as 2030-12-31"
    case .unmatched, .unexplained: nil
    }
  }

  /// What to do; nil where the rule that speaks of it says that.
  public var fix: String? {
    switch self {
    case .ended: "Fix the finding, or set a later date."
    case .noDay: "Write the last day of the suppression as 2030-12-31, or remove it."
    case .unexplained: "Write the reason for the suppression."
    case .unmatched: nil
    }
  }
}
