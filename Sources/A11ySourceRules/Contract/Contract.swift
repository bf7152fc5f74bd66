public import A11yCore

/// What a custom control tells assistive technology, and by whom.
public struct Contract: Sendable, Equatable {
  /// Where an attribute comes from.
  public enum Provider: String, Sendable {
    case overridden, assigned = "set in the class", callers = "set by callers", elements = "by its elements"
    case inherited, parts = "by its parts", nowhere
  }

  public var className: String
  /// The UIKit class that its chain ends in, or the first unknown class.
  public var base: String
  public var file: FilePath
  public var location: SourceLocation
  public var isElement: Provider
  public var label: Provider
  public var traits: Provider
  public var hint: Provider
  public var frame: Provider
  public var value: Provider
  /// `increment and decrement`, `dragging`, or nothing.
  public var adjusting: String?
  /// The events it sends, as written: `valueChanged`.
  public var events: [String]
  /// The rules that speak of it; none is a contract kept.
  public var findings: [String]
}

extension Contract {
  /// A row for every custom control of a file, in its order.
  ///
  /// - Parameter opening: what was said of the file already.
  public static func rows(
    of file: SourceFile, audit: SourceAudit, since opening: SourceAudit.FirstPass? = nil
  ) -> [Contract] {
    if file.tree.isExempt || file.controls.isEmpty { return [] }
    let findings = audit.run(file, since: opening).result.findings
    return file.controls.map { facts in
      let own = findings.filter { $0.subject.className == facts.name && $0.outcome == .fail }
      return Contract(facts, file, findings: own.map(\.rule))
    }
  }

  private init(_ facts: ClassFacts, _ file: SourceFile, findings: [String]) {
    let index = file.index
    func provider(_ property: String, inheritedBy base: Bool = false) -> Provider {
      if facts.declares(property) { return .overridden }
      if facts.sets(property) { return .assigned }
      if index.callersSet(property, on: facts) { return .callers }
      if facts.provides("accessibilityElements") || facts.declares("accessibilityElement") { return .elements }
      if base { return .inherited }
      return facts.holdsExposedViews(index) == true && !facts.isExposed ? .parts : .nowhere
    }
    className = facts.name
    self.base = facts.uikitBase ?? ""
    self.file = file.path
    location = facts.declaration.location
    isElement = provider("isAccessibilityElement")
    label = provider("accessibilityLabel")
    traits = provider("accessibilityTraits")
    hint = provider("accessibilityHint")
    // UIKit gives every view its frame on the screen.
    frame = provider("accessibilityFrame", inheritedBy: true)
    value = provider("accessibilityValue")
    adjusting = Self.adjusting(facts)
    events = Self.events(facts)
    self.findings = Array(Set(findings)).sorted()
  }

  private static func adjusting(_ facts: ClassFacts) -> String? {
    if facts.declares("accessibilityIncrement"), facts.declares("accessibilityDecrement") {
      return "increment and decrement"
    }
    if facts.mentions("adjustable") { return "by its elements" }
    return facts.drags ? "dragging only" : nil
  }

  private static func events(_ facts: ClassFacts) -> [String] {
    var events: Set<String> = []
    for call in facts.calls(of: "sendActions") {
      for node in call.argument("for")?.subtree ?? call.subtree where node.kind == .member && node.firstChild == nil {
        events.insert(node.text)
      }
    }
    return events.sorted()
  }
}
