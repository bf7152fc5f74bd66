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

  /// Calls for each item of a list; false when this is no list.
  func forEachItem(_ body: (Self) -> Void) -> Bool

  /// Calls for each member of an object; false when this is no object.
  func forEachMember(_ body: (_ key: String, _ keyLocation: SourceLocation, _ value: Self) -> Void) -> Bool
}

extension DescriptionValue {
  var isObject: Bool { forEachMember { _, _, _ in } }

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
