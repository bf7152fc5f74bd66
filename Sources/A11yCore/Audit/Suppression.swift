/// A finding that somebody accepts: of which rules, where, why, and where that is said.
public struct Suppression: Sendable {
  /// What of its rules' findings it accepts.
  public enum Scope: Sendable {
    /// Those at these positions: controls of a screen by their index, where the root's accepts what is said of the screen
    /// as a whole, too; or lines of a Swift file.
    case positions(ClosedRange<Int>)
    case findings(@Sendable (Finding) -> Bool)
  }

  public var rules: [String]
  public var scope: Scope
  public var reason: String?
  /// The last day on which it holds, as it is written.
  public var until: String?
  public var location: SourceLocation
  /// Its number among those that the audit's caller keeps; nil when it is in the subject itself.
  public var entry: Int?
  /// It is addressed to another tool: whether it accepts something here, and why, is not for this one to ask.
  public var isForeign: Bool

  public init(
    rules: [String], scope: Scope, reason: String? = nil, until: String? = nil, location: SourceLocation,
    entry: Int? = nil, isForeign: Bool = false
  ) {
    self.rules = rules
    self.scope = scope
    self.reason = reason
    self.until = until
    self.location = location
    self.entry = entry
    self.isForeign = isForeign
  }

  /// The first position that it is about; nil where findings decide.
  public var position: Int? { if case .positions(let positions) = scope { positions.lowerBound } else { nil } }

  /// Whether somebody said why.
  public var isExplained: Bool { !(reason.map(SpokenText.isBlank) ?? true) }

  /// What keeps it from holding on a day; nil when nothing does.
  ///
  /// - Parameter today: nil where nothing ends.
  package func end(by today: Day?) -> SuppressionFault? { SuppressionFault(until: until, by: today) }
}

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

/// A rule about what is accepted and should not be: asked after all others, because only then it is known.
public protocol SuppressionRule<Subject>: Rule {
  // Stated again, so that it is inferred from `check(_:faulty:)`.
  associatedtype Subject

  /// Rules that exist, whether or not they run.
  var knownRules: Set<String> { get }

  /// - Parameter faulty: the subject's own suppressions, each with what is the matter with it.
  func check(_ subject: Subject, faulty: [(suppression: Suppression, fault: SuppressionFault)]) -> [Violation]
}

extension SuppressionRule {
  public func check(_ subject: Subject) -> RuleResult { [] }

  public var suppressionRule: (any SuppressionRule<Subject>)? { self }
}

/// What is accepted in one subject, and whether there was anything to accept.
struct Suppressions {
  /// Those of the subject in its order, then those that stand elsewhere.
  private let all: [Suppression]
  /// By rule: the numbers of those that hold at positions.
  private var atPositions: [String: [Int]] = [:]
  /// By rule: the numbers of those that hold for certain findings.
  private var ofFindings: [String: [Int]] = [:]
  private var matched: Set<Int> = []
  /// By number: those of its rules that something was accepted of.
  private var matchedRules: [Int: Set<String>] = [:]
  /// Those that hold no longer, or never do.
  private var ended: [Int: SuppressionFault] = [:]

  /// - Parameter today: nil where nothing ends.
  init(stated: [Suppression], accepted: [Suppression], today: Day?) {
    all = stated + accepted
    for (number, suppression) in all.enumerated() {
      if let fault = suppression.end(by: today) {
        ended[number] = fault
        continue
      }
      for rule in suppression.rules {
        switch suppression.scope {
        case .positions: atPositions[rule, default: []].append(number)
        case .findings: ofFindings[rule, default: []].append(number)
        }
      }
    }
  }

  /// The suppression that accepts a rule's violations at each position: the first of those that cover it. All that cover
  /// one are matched, whether or not it is reported.
  ///
  /// Each suppression is gone through once, however many violations it covers.
  mutating func match(_ rule: String, at positions: () -> [Int]) -> [Int: Suppression] {
    guard let numbers = atPositions[rule] else { return [:] }
    let positions = Set(positions()).sorted()
    var accepting: [Int: Suppression] = [:]
    // By index: the first one from there on that nothing covers, or one nearer to it.
    var free = Array(0...positions.count)
    for number in numbers {
      guard case .positions(let covered) = all[number].scope else { continue }
      var index = positions.partitioningIndex { $0 >= covered.lowerBound }
      if index < positions.count, positions[index] <= covered.upperBound {
        matched.insert(number)
        if all[number].rules.count > 1 { matchedRules[number, default: []].insert(rule) }
      }
      while index < positions.count, positions[index] <= covered.upperBound {
        if free[index] == index {
          accepting[positions[index]] = all[number]
          free[index] = index + 1
        }
        // Halving the way keeps it short.
        free[index] = free[free[index]]
        index = free[index]
      }
    }
    return accepting
  }

  /// The first suppression that accepts this very finding.
  mutating func match(_ finding: Finding) -> Suppression? {
    guard let numbers = ofFindings[finding.rule] else { return nil }
    let accepting = numbers.filter { number in
      if case .findings(let accepts) = all[number].scope { accepts(finding) } else { false }
    }
    matched.formUnion(accepting)
    return accepting.first.map { all[$0] }
  }

  /// What is the matter with those of the subject. Those that stand outside may have their match in another subject, and
  /// are for the caller to check.
  ///
  /// - Parameter silent: the rules that did not run, or could not check for want of facts.
  func faulty(exceptOf silent: (String) -> Bool) -> [(suppression: Suppression, fault: SuppressionFault)] {
    all.indices.compactMap { number in
      let suppression = all[number]
      guard suppression.entry == nil, !suppression.isForeign else { return nil }
      if let fault = ended[number] { return (suppression, fault) }
      if !matched.contains(number), !suppression.rules.contains(where: silent) { return (suppression, .unmatched) }
      // Of several rules one may be left over.
      var unused = suppression
      unused.rules.removeAll { matchedRules[number]?.contains($0) != false || silent($0) }
      if suppression.rules.count > 1, !unused.rules.isEmpty { return (unused, .unmatched) }
      return suppression.isExplained ? nil : (suppression, .unexplained)
    }
  }

  var matchedEntries: Set<Int> { Set(matched.compactMap { all[$0].entry }) }
}

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
