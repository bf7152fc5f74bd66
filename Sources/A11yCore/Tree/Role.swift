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

extension Role {
  /// Words that people and other tools write for a role.
  package static let synonyms: [String: Role] = [
    "label": .text, "staticText": .text, "header": .heading,
    "toggle": .switch, "radioButton": .radio, "hyperlink": .link, "pushButton": .button, "destructive": .button,
    "imageView": .image, "picture": .image, "img": .image, "btn": .button, "anchor": .link,
    "input": .textField, "textInput": .textField, "dropdown": .picker,
    "passwordField": .secureTextField, "secureField": .secureTextField, "textArea": .textView,
    "textEditor": .textView, "pickerView": .picker, "pageIndicator": .pageControl, "tabItem": .tab,
    "progressBar": .progress, "progressView": .progress, "progressIndicator": .progress,
    "activityIndicator": .activity, "spinner": .activity,
    "scrollView": .scroll, "tableView": .table, "collectionView": .list, "navBar": .navigationBar,
    "dialog": .alert, "actionSheet": .alert, "container": .group, "card": .group, "form": .group,
    "icon": .image, "avatar": .image, "search": .searchField, "password": .secureTextField,
    "paragraph": .text, "caption": .text, "select": .picker, "comboBox": .picker, "listItem": .cell,
    "tabBarItem": .tab, "tabs": .tabBar,
  ]

  /// The class to write in place of a word that people write for a role.
  package static func className(meantBy word: String) -> String? { classes[word.lowercased()] }

  private static let classes = [
    "segmentedcontrol": "UISegmentedControl", "segmented": "UISegmentedControl",
    "segmentcontrol": "UISegmentedControl", "segments": "UISegmentedControl", "view": "UIView",
    "control": "UIControl", "stackview": "UIStackView", "stack": "UIStackView",
    "refreshcontrol": "UIRefreshControl", "collectionviewcell": "UICollectionViewCell",
    "barbutton": "UIBarButtonItem", "barbuttonitem": "UIBarButtonItem",
  ]

  private static let byLowercasedName: [String: Role] = {
    var table: [String: Role] = [:]
    for (name, role) in synonyms { table[name.lowercased()] = role }
    for role in allCases { table[role.rawValue.lowercased()] = role }
    return table
  }()

  /// The role of a name or a synonym, whatever its case.
  public init?(name: String) {
    guard let role = Role(rawValue: name) ?? Self.byLowercasedName[name.lowercased()] else { return nil }
    self = role
  }
}
