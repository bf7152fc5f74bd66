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

  /// The three signatures UIKit calls: `doSomething`, `doSomething(sender:)`, `doSomething(sender:forEvent:)`.
  public enum Signature: Hashable, Sendable {
    case plain, sender, senderAndEvent
  }

  /// Which of UIKit's three signatures the selector has; nil when it has none of them, so that calling it would fail.
  public var signature: Signature? {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.dropLast().allSatisfy({ Self.isIdentifier($0) }) else { return nil }
    switch parts.count {
    case 1: return Self.isIdentifier(parts[0]) ? .plain : nil
    case 2: return parts[1].isEmpty ? .sender : nil
    case 3: return parts[1] == "forEvent" && parts[2].isEmpty ? .senderAndEvent : nil
    default: return nil
    }
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
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
