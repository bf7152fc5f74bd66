/// What a control is to the person who uses it. The raw value is the word used in description files and messages.
public enum Role: String, CaseIterable, Sendable {
  case button, link, `switch`, checkbox, radio, slider, stepper
  case textField, secureTextField, searchField, textView
  case picker, datePicker, pageControl, colorWell
  case segment, tab, menuItem
  case image, text, heading
  case cell, row
  case progress, activity
  case scroll, list, table
  case tabBar, toolbar, navigationBar, searchBar
  case alert, window
  case keyboard, key
  case webView, map
  case group, other

  /// A person acts on it. Scroll views, cells and containers are not in the list: they are checked by what they hold.
  public var isInteractive: Bool {
    switch self {
    case .button, .link, .switch, .checkbox, .radio, .slider, .stepper, .textField, .secureTextField, .searchField,
      .textView, .picker, .datePicker, .colorWell, .segment, .tab, .menuItem, .key, .pageControl:
      true
    default: false
    }
  }

  /// A person types into it.
  public var isTextInput: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  /// It is on or off.
  public var isToggle: Bool {
    switch self {
    case .switch, .checkbox, .radio: true
    default: false
    }
  }

  /// One of several that a list or a table holds.
  package var isRow: Bool { self == .cell || self == .row }

  /// It holds other elements and says nothing itself.
  public var isContainer: Bool {
    switch self {
    case .scroll, .list, .table, .tabBar, .toolbar, .navigationBar, .searchBar, .alert, .window, .keyboard, .webView,
      .map, .group, .row:
      true
    default: false
    }
  }

  /// The word for it in a message: "text field", not "textField".
  public var words: String { Self.words[self] ?? rawValue }

  private static let words = Dictionary(
    uniqueKeysWithValues: allCases.map { role in
      (role, role.rawValue.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined())
    })
}
