/// One tie of a control's events to a method of a target, as `addTarget(_:action:for:)` makes it.
public struct TargetAction: Hashable, Sendable {
  public var events: ControlEvents
  /// The target's class; nil means the responder chain is searched for an object that has the method.
  public var target: String?
  /// The method, as Objective-C spells it: `showOptions:`.
  public var selector: String

  public init(events: ControlEvents, target: String? = nil, selector: String) {
    self.events = events
    self.target = target
    self.selector = selector
  }
}

extension TargetAction {
  /// How many arguments the method takes, in Objective-C's spelling (`pay:amount:`) or Swift's (`pay(_:amount:)`); nil
  /// when it is no method's name.
  public var argumentCount: Int? {
    var name = selector[...]
    var labels = selector[...]
    if let bracket = selector.firstIndex(of: "(") {
      guard selector.hasSuffix(")") else { return nil }
      name = selector[..<bracket]
      labels = selector[selector.index(after: bracket)...].dropLast()
      if labels.isEmpty { return Self.isName(name) ? 0 : nil }
    } else {
      name = selector.prefix { $0 != ":" }
      labels = selector[name.endIndex...]
      if labels.isEmpty { return Self.isName(name) ? 0 : nil }
      labels = labels.dropFirst()
      if labels.isEmpty { return Self.isName(name) ? 1 : nil }
    }
    let parts = labels.split(separator: ":", omittingEmptySubsequences: false)
    // Labels end with a colon; Objective-C's first argument has the method's name for a label.
    guard Self.isName(name), parts.count > 1, parts.last == "",
      parts.dropLast().allSatisfy({ $0.isEmpty || Self.isName($0) })
    else { return nil }
    return parts.count - (selector.contains("(") ? 1 : 0)
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" || first == "$" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
  }
}

extension Element {
  /// The actions by target, in the order of the description, as `allTargets` and `actions(forTarget:forControlEvent:)` list
  /// them. A target without a name is the responder chain.
  public var actionsByTarget: [(target: String?, actions: [TargetAction])] {
    guard hasInteraction else { return [] }
    var groups: [(target: String?, actions: [TargetAction])] = []
    for action in interaction.actions ?? [] {
      if let index = groups.firstIndex(where: { $0.target == action.target }) {
        groups[index].actions.append(action)
      } else {
        groups.append((action.target, [action]))
      }
    }
    return groups
  }
}
