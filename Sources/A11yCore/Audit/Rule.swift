/// One requirement.
///
/// A rule only finds. What it is called, how much it weighs and how to mend it stands once in `info`, and `Audit`
/// attaches it, so that a rule cannot misreport itself. Options are stored properties with defaults.
public protocol Rule<Subject>: Sendable {
  /// What is judged: an `AccessibilityTree` for trees.
  associatedtype Subject

  static var info: RuleInfo { get }

  /// What a user may set, each tied to its stored property.
  static var settings: [RuleSetting<Self>] { get }

  init()

  func check(_ subject: Subject) -> RuleResult
}

extension Rule {
  public var info: RuleInfo { Self.info }

  public static var settings: [RuleSetting<Self>] { [] }
}

/// A rule that judges elements one at a time: it says whom it is about, and the facts in its `needs` are looked after.
public protocol ElementRule: Rule where Subject == AccessibilityTree {
  /// Whether the rule is about this element at all.
  func appliesTo(_ element: Element) -> Bool

  /// Called for elements that the rule concerns and whose needed facts are known.
  func check(_ element: Element) -> Violation?
}

extension ElementRule {
  public func check(_ tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    let judge = judge
    for element in tree.elements { judge(element, &result) }
    return result
  }

  /// Adds to a verdict what is to be said of one element.
  var judge: (_ element: Element, _ result: inout RuleResult) -> Void {
    let needs = info.needs
    return { judge($0, needs: needs, &$1) }
  }

  /// `needs` are those of the rule's `info`.
  private func judge(_ element: Element, needs: [Fact], _ result: inout RuleResult) {
    guard appliesTo(element) else { return }
    if let missing = needs.first(where: { !element.knows($0) }) {
      result.notChecked[missing, default: 0] += 1
    } else if let violation = check(element) {
      result.violations.append(violation)
    }
  }
}

extension Element {
  /// Whether the description tells this fact of the element, or UIKit's defaults settle it.
  public func knows(_ fact: Fact) -> Bool {
    if tree.screen.source.lacks.contains(fact) { return false }
    switch fact {
    case .frame: return frame?.isValid == true && tree.geometryIsUsable
    case .traits where control.inferred.contains(.traits): return false
    case .exposure: return !control.inferred.contains(.exposure)
    case .label: return !control.inferred.contains(.label)
    case .value: return !control.inferred.contains(.value)
    case .traits:
      return control.traits != nil || tree.screen.source.level == .views && uikitClass != nil && !isCustom
    case .enabled: return control.enabled != nil
    case .selected: return control.selected != nil
    case .screenSize: return tree.screen.size != nil
    case .language: return language != nil
    case .font: return appearance.font != nil
    case .colors: return appearance.textColor != nil
    case .hint, .placeholder, .actions, .hierarchy, .surroundings: return true
    }
  }
}
