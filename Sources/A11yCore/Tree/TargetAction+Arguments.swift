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
