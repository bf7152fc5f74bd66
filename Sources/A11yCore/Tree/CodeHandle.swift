/// How code reaches a control of an interface file: an outlet of a class, or something that names no class.
public struct CodeHandle: Hashable, Sendable {
  /// Nil for what cannot be looked up in code: a tag, an attribute of the app's own.
  public let className: String?
  public let outlet: String

  public init(className: String?, outlet: String) {
    self.className = className
    self.outlet = outlet
  }
}

/// What the code behind an interface file does to a fact of a control.
public enum CodeSettlement: Hashable, Sendable {
  /// All code that can reach the control was read. None of it sets the fact, or only to what is no better.
  case untouched
  /// Code sets it to something that no rule objects to.
  case settled
  /// Code sets it at this place to something that only a person can judge.
  case open(place: String)
}

extension Element {
  /// The names of the outlets that lead to it in an interface file.
  public var outlets: [String] {
    let handles = control.id.flatMap { tree.screen.handles[$0] } ?? []
    return handles.compactMap { $0.className == nil ? nil : $0.outlet }
  }

  /// What the code that was read does to a fact; nil if that cannot be told.
  func codeSettlement(of fact: Fact) -> CodeSettlement? {
    let code = tree.screen.code
    if code.isEmpty { return nil }
    // Segments have no identifiers: who holds the control holds them.
    let owner = role == .segment ? ancestors.first { _ in true }?.control.id : control.id
    return owner.flatMap { code[$0]?[fact] }
  }
}
