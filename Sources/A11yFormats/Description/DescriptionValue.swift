import A11yCore

/// A value in a description, whatever the notation: the control tree's JSON and the outline set the same facts.
protocol DescriptionValue {
  var location: SourceLocation { get }
  /// What it is, for messages: "a string".
  var kindWords: String { get }
  var isNull: Bool { get }
  var string: String? { get }
  var number: Double? { get }
  var unsigned: UInt64? { get }
  /// A whole number, exactly: dumps contain `NSNotFound`, the largest integer, which no `Double` holds.
  var integer: Int? { get }
  var flag: Bool? { get }
  /// The literal of a number, as written.
  var numberLiteral: String? { get }

  /// Whether the notation is the outline's.
  static var isOfOutline: Bool { get }

  /// Sets the fact of a key.
  func read(as key: Key, into decoder: inout ControlDecoder)

  /// Calls for each item of a list; false when this is no list.
  func forEachItem(_ body: (Self) -> Void) -> Bool

  /// Calls for each member of an object; false when this is no object.
  func forEachMember(_ body: (_ key: String, _ keyLocation: SourceLocation, _ value: Self) -> Void) -> Bool
}

extension DescriptionValue {
  /// A key and its value as they are written in this notation.
  static func member(_ key: String, _ json: String) -> String {
    isOfOutline ? "\(key)=\(json)" : "\"\(key)\": \(json)"
  }

  var isObject: Bool { forEachMember { _, _, _ in } }

  /// `0.5` for `0,5`, which is a list in an outline and no number in JSON; nil for anything else.
  var decimalComma: String? {
    if let match = string?.wholeMatch(of: /(-?\d+),(\d+)/) { return "\(match.1).\(match.2)" }
    guard Self.isOfOutline, let parts = items, parts.count == 2, let whole = parts[0].string,
      let fraction = parts[1].string, Int(whole) != nil, !fraction.isEmpty, fraction.allSatisfy(\.isNumber)
    else { return nil }
    return "\(whole).\(fraction)"
  }

  /// The items of a list; nil when this is no list.
  var items: [Self]? {
    var items: [Self] = []
    return forEachItem { items.append($0) } ? items : nil
  }

  /// A member of an object; nil when it is missing or null, or when this is no object.
  subscript(key: String) -> Self? {
    var found: Self?
    _ = forEachMember { name, _, value in
      if name == key, !value.isNull { found = value }
    }
    return found
  }
}
