/// One requirement.
///
/// A rule only states violations, as if every fact were certain. Its name, severity and fix stand once in `info`; what
/// could not be checked, and how certain a violation is, the audit decides. Options are stored properties with defaults.
public protocol Rule<Subject>: Sendable {
  /// What is audited: an `AccessibilityTree`, or a Swift file.
  associatedtype Subject

  static var info: RuleInfo { get }

  /// The options a user may set, each tied to its stored property.
  static var settings: [RuleSetting<Self>] { get }

  init()

  func check(_ subject: Subject) -> RuleResult

  // Which kind of rule it is. Requirements instead of casts: a cast looks through all conformances of the program for
  // each rule, which was half of the time of a run on a small file.

  /// How it checks one element at a time; nil if it does not. Every `ElementRule` has it.
  func elementCheck(on subject: Subject) -> ElementCheck?

  /// The rule itself, if it is about suppressions.
  var suppressionRule: (any SuppressionRule<Subject>)? { get }
}

extension Rule {
  public func elementCheck(on subject: Subject) -> ElementCheck? { nil }

  public var suppressionRule: (any SuppressionRule<Subject>)? { nil }

  public var info: RuleInfo { Self.info }

  public static var settings: [RuleSetting<Self>] { [] }
}

/// A rule about elements one at a time.
public protocol ElementRule: Rule where Subject == AccessibilityTree {
  /// Whether the rule is about this element at all.
  func appliesTo(_ element: Element) -> Bool

  /// A fact without which nothing can be said of the element; by default the first of `info.needs` that is unknown.
  ///
  /// - Parameter needs: those of `info`.
  func missingFact(for element: Element, needs: [Fact]) -> Fact?

  /// What is wrong with an element that the rule applies to and for which no fact is missing.
  func violation(_ element: Element) -> Violation?
}

/// A rule that compares elements, or looks for some that are not in the list of elements.
public protocol TreeRule: Rule where Subject == AccessibilityTree {
  /// The elements it is about, in tree order.
  func subjects(in tree: AccessibilityTree) -> [Element]

  /// A fact without which nothing can be said of a subject; by default the first of `info.needs` that is unknown.
  ///
  /// - Parameter needs: those of `info`.
  func missingFact(for subject: Element, needs: [Fact]) -> Fact?

  /// What is wrong among the subjects for which no fact is missing. Not called if there are none.
  func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult
}

/// A rule about a screen as a whole.
public protocol ScreenRule: Rule where Subject == AccessibilityTree {
  /// Whether the rule is about this screen at all.
  func appliesTo(_ tree: AccessibilityTree) -> Bool

  /// A fact without which nothing can be said of the screen; by default the first of `info.needs` that its description
  /// cannot tell.
  func missingFact(for tree: AccessibilityTree) -> Fact?

  /// What is wrong with a screen that the rule applies to and for which no fact is missing.
  func violations(in tree: AccessibilityTree) -> RuleResult
}

extension ElementRule {
  public func check(_ tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    let check = check(on: tree)
    for element in tree.elements { check.run(element, &result) }
    return result
  }

  public func missingFact(for element: Element, needs: [Fact]) -> Fact? { element.missing(of: needs) }

  public func elementCheck(on tree: AccessibilityTree) -> ElementCheck? { check(on: tree) }

  private func check(on tree: AccessibilityTree) -> ElementCheck {
    // Asking a rule for its info copies it.
    let needs = tree.open(info.needs)
    return ElementCheck { element, result in
      guard appliesTo(element) else { return }
      if let missing = missingFact(for: element, needs: needs) {
        result.leaveOut(without: missing)
      } else if let violation = violation(element) {
        result.violations.append(violation)
      }
    }
  }
}

/// A rule as a closure: to call one through its protocol is to copy it.
public struct ElementCheck: Sendable {
  let run: @Sendable (_ element: Element, _ result: inout RuleResult) -> Void
}

extension TreeRule {
  public func missingFact(for subject: Element, needs: [Fact]) -> Fact? { subject.missing(of: needs) }

  public func check(_ tree: AccessibilityTree) -> RuleResult {
    let needs = tree.open(info.needs)
    var known = subjects(in: tree)
    var missing: [Fact] = []
    // Mostly nothing is missing, and the list stays as it is.
    var first = 0
    while first < known.count, missingFact(for: known[first], needs: needs) == nil { first += 1 }
    if first < known.count {
      let rest = known[first...].filter { element in
        guard let fact = missingFact(for: element, needs: needs) else { return true }
        missing.append(fact)
        return false
      }
      known.replaceSubrange(first..., with: rest)
    }
    var result = known.isEmpty ? [] : violations(among: known, in: tree)
    for fact in missing { result.leaveOut(without: fact) }
    return result
  }
}

extension ScreenRule {
  public func missingFact(for tree: AccessibilityTree) -> Fact? { tree.missing(of: info.needs) }

  public func check(_ tree: AccessibilityTree) -> RuleResult {
    guard appliesTo(tree) else { return [] }
    guard let missing = missingFact(for: tree) else { return violations(in: tree) }
    var result: RuleResult = []
    result.leaveOut(without: missing)
    return result
  }
}
