/// How documents of Interface Builder write their values.
extension XMLNode {
  /// The first child with this `key`, and this name when one is given.
  func child(key: String, _ name: String? = nil) -> XMLNode? {
    children.first { $0["key"] == key && (name == nil || $0.name == name) }
  }

  /// `YES` or `NO`; nil when the attribute is absent, so that the class's default holds.
  func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  func number(_ attribute: String) -> Double? { coordinate(attribute).flatMap { $0.isNaN ? nil : $0 } }

  /// A number of a rectangle, which is a finding where it cannot be.
  func coordinate(_ attribute: String) -> Double? { self[attribute].flatMap { Double($0) } }

  /// A text that is an attribute, or, when it has line ends, a child: `<string key="text">`.
  func string(_ name: String) -> String? {
    if let text = self[name] { return text }
    guard
      let child = children.first(where: { $0["key"] == name && ($0.name == "string" || $0.name == "mutableString") })
    else { return nil }
    return child["base64-UTF8"] == "YES" ? nil : child.text
  }

  /// An attributed text without its attributes.
  func attributedString(_ key: String) -> String? {
    guard let string = child(key: key, "attributedString") else { return nil }
    return string.children.filter { $0.name == "fragment" }.map { $0.string("content") ?? "" }.joined()
  }

  /// Everything of this name in its `connections`.
  func connections(_ name: String) -> [XMLNode] {
    child("connections")?.children.filter { $0.name == name } ?? []
  }
}
