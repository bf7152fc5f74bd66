import A11yCore

/// One node of a Maestro hierarchy, as the attributes of an iOS screen have it.
struct MaestroNode {
  /// `accessibilityText`; "" for none.
  var label = ""
  var value: String?
  /// `hintText` is the placeholder, not the accessibility hint.
  var placeholder: String?
  var identifier: String?
  var frame: Frame?
  var isEnabled: Bool?
  var isFocused: Bool?
  var isSelected: Bool?
  /// A switch or check box that is on.
  var isChecked = false
  var location: SourceLocation
  /// 0 for the root.
  var depth: Int
  /// The place after its last descendant.
  var end = 0

  var isNamed: Bool { !SpokenText.isBlank(label) }
  /// Wrappers that the runner puts around several trees have a frame without size.
  var isSized: Bool { frame.map { $0.width > 0 && $0.height > 0 } ?? false }

  init(_ object: JSONValue, at location: SourceLocation, depth: Int) {
    self.location = location
    self.depth = depth
    for (key, member) in object.members where member.kind == .object && key == "attributes" {
      for (key, value) in member.members { set(key, to: value) }
    }
    // The same again, outside of the attributes, where an older version left them out.
    isEnabled = isEnabled ?? object["enabled"]?.bool
    isFocused = isFocused ?? object["focused"]?.bool
    isSelected = isSelected ?? object["selected"]?.bool
  }

  private mutating func set(_ key: JSONKey, to value: JSONValue) {
    guard let attribute = Attribute(rawValue: key.string), let text = Self.text(value) else { return }
    switch attribute {
    case .label: label = text
    case .value: self.value = text.isEmpty ? nil : text
    case .placeholder: placeholder = text.isEmpty ? nil : text
    case .identifier: identifier = text.isEmpty ? nil : text
    case .bounds: frame = Self.frame(text)
    case .enabled: isEnabled = text == "true"
    case .focused: isFocused = text == "true"
    case .selected: isSelected = text == "true"
    case .checked: isChecked = text == "true"
    }
  }

  /// `text` is left out: it is the title, or the value once more.
  private enum Attribute: String {
    case label = "accessibilityText"
    case value
    case placeholder = "hintText"
    case identifier = "resource-id"
    case bounds, enabled, focused, selected, checked
  }

  private static func text(_ value: JSONValue) -> String? {
    value.string ?? value.numberText ?? value.bool.map { $0 ? "true" : "false" }
  }

  /// `[left,top][right,bottom]` in whole points, cut off.
  private static func frame(_ text: String) -> Frame? {
    let numbers = text.split { "[],".contains($0) }.map { Double($0.filter { $0 != " " }) }
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1], let right = numbers[2],
      let bottom = numbers[3]
    else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
