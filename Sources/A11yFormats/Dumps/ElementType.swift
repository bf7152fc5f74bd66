import A11yCore

/// XCUITest's element types, which most dumps name in place of a class.
struct ElementType: Hashable {
  /// `Button`, without `XCUIElementType`.
  let name: String

  /// Every type by its raw value in `XCUIElement.ElementType`; WebDriverAgent and idb carry the same table.
  static let names: [String] = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog", "Button", "RadioButton",
    "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton", "ComboBox", "MenuButton", "ToolbarButton",
    "Popover", "Keyboard", "Key", "NavigationBar", "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow",
    "TableColumn", "Outline", "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator",
    "ProgressIndicator", "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle",
    "Link", "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField", "SecureTextField",
    "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem", "Map", "WebView", "IncrementArrow",
    "DecrementArrow", "Timeline", "RatingIndicator", "ValueIndicator", "SplitGroup", "Splitter",
    "RelevanceIndicator", "ColorWell", "HelpTag", "Matte", "DockItem", "Ruler", "RulerMarker", "Grid",
    "LevelIndicator", "Cell", "LayoutArea", "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]

  /// A name with or without `XCUIElementType`; an unknown one is `Other`, as in WebDriverAgent.
  init(_ name: some StringProtocol) {
    let short = name.hasPrefix("XCUIElementType") ? String(name.dropFirst(15)) : String(name)
    self.name = Self.known.contains(short) ? short : "Other"
  }

  /// The type of a raw value; nil beyond the table.
  init?(rawValue: Int) {
    guard Self.names.indices.contains(rawValue) else { return nil }
    name = Self.names[rawValue]
  }

  private static let known = Set(names)
  static func isKnown(_ name: some StringProtocol) -> Bool { known.contains(String(name)) }

  /// How descriptions name it.
  var className: String { "XCUIElementType" + name }

  var role: Role? { Self.roles[name] }

  private static let roles: [String: Role] = [
    "Button": .button, "PopUpButton": .button, "MenuButton": .button, "ToolbarButton": .button,
    "DisclosureTriangle": .button, "IncrementArrow": .button, "DecrementArrow": .button, "Icon": .button,
    "Link": .link, "Switch": .switch, "Toggle": .switch, "CheckBox": .checkbox, "RadioButton": .radio,
    "Slider": .slider, "Stepper": .stepper, "TextField": .textField, "SecureTextField": .secureTextField,
    "SearchField": .searchField, "TextView": .textView, "ComboBox": .textField, "Picker": .picker,
    "PickerWheel": .picker, "DatePicker": .datePicker, "PageIndicator": .pageControl, "ColorWell": .colorWell,
    "Tab": .tab, "MenuItem": .menuItem, "Image": .image, "StaticText": .text, "Cell": .cell, "TableRow": .row,
    "ProgressIndicator": .progress, "ActivityIndicator": .activity, "ScrollView": .scroll, "CollectionView": .list,
    "Table": .table, "TabBar": .tabBar, "Toolbar": .toolbar, "NavigationBar": .navigationBar, "Alert": .alert,
    "Sheet": .alert, "Dialog": .alert, "Window": .window, "Keyboard": .keyboard, "Key": .key, "WebView": .webView,
    "Map": .map, "Group": .group, "SegmentedControl": .group, "Other": .other, "Any": .other,
  ]

  /// What UIKit gives a control of this type, for dumps that list no traits. Never reported as missing.
  var inferredTraits: Traits {
    switch name {
    case "Button", "Tab", "Icon", "MenuItem", "PopUpButton", "MenuButton", "ToolbarButton", "DisclosureTriangle",
      "IncrementArrow", "DecrementArrow", "RadioButton":
      .button
    case "Key": .keyboardKey
    case "Link": .link
    case "StaticText": .staticText
    case "Image": .image
    case "SearchField": [.searchField, .textEntry]
    case "TextField", "ComboBox": .textEntry
    case "TextView": [.textEntry, .textArea]
    case "SecureTextField": [.textEntry, .secureTextField]
    case "Slider", "Stepper", "PageIndicator": .adjustable
    case "PickerWheel": [.adjustable, .pickerElement]
    case "Switch", "Toggle", "CheckBox": [.button, .toggleButton]
    default: []
    }
  }

  /// A guess for dumps that do not tell which objects are elements: what is acted on or read is one, what holds others is
  /// not.
  func isElement(label: String?, hasChildren: Bool) -> Bool {
    switch role {
    case .text, .image: !SpokenText.isBlank(label)
    case .cell, .row: !hasChildren
    case .picker: name == "PickerWheel"
    // UIKit makes its parts: without them it is listed for them.
    case .datePicker: false
    case .stepper: !hasChildren
    // A view that has words and holds nothing speaks them; one that holds others has gathered theirs.
    case .other: name == "Other" && !hasChildren && !SpokenText.isBlank(label)
    case let role?: role.isInteractive || !role.isContainer && !hasChildren
    case nil: false
    }
  }

  /// Whether a disclosure triangle of this value shows its content; nil for other types and values.
  func isExpanded(value: String?) -> Bool? {
    guard name == "DisclosureTriangle" else { return nil }
    switch value {
    case "1": return true
    case "0": return false
    default: return nil
    }
  }

  /// The system's, not the app's: skipped and counted.
  var isSystem: Bool { name == "StatusBar" || name == "Keyboard" || name == "Key" || name == "TouchBar" }
}
