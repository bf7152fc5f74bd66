/// What WebDriverAgent tells of an element. XML and JSON spell the flags differently.
enum WDAKey: String, CaseIterable {
  case type, name, label, value, rawIdentifier, placeholderValue, traits, customActions, bundleId
  case enabled, visible, accessible, nativeAccessibilityElement, focused, selected
  case x, y, width, height, nativeFrame, minValue, maxValue
  // JSON only.
  case rect, frame, children

  /// What XML has as attributes.
  static let ofXML = KeyTable(allCases.filter { !$0.isOfJSONOnly }.map { ($0.rawValue, $0) })

  /// The keys of JSON: `isEnabled` since 2017, and `enabled` in what other tools make of it.
  static let members = KeyTable(
    allCases.flatMap { key in
      key.isFlag ? [(key.rawValue, key), ("is" + key.capitalized, key)] : [(key.rawValue, key)]
    })

  private var isFlag: Bool {
    switch self {
    case .enabled, .visible, .accessible, .nativeAccessibilityElement, .focused, .selected: true
    default: false
    }
  }

  private var isOfJSONOnly: Bool { self == .rect || self == .frame || self == .children }

  private var capitalized: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
