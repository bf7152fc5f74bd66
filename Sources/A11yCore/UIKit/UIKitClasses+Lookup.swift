extension UIKitClasses {
  private static let byName: [String: UIKitClass] = {
    var table: [String: UIKitClass] = [:]
    for uiClass in all { table[uiClass.name] = uiClass }
    for (type, name) in elementTypes { table["XCUIElementType" + type] = table[name] }
    return table
  }()

  /// XCUITest's element types that dumps give in place of a class, with the class each stands for.
  private static let elementTypes: [(String, String)] = [
    ("Button", "UIButton"), ("StaticText", "UILabel"), ("Image", "UIImageView"), ("Switch", "UISwitch"),
    ("Toggle", "UISwitch"), ("Slider", "UISlider"), ("Stepper", "UIStepper"), ("TextField", "UITextField"),
    ("SecureTextField", "SwiftUI.SecureField"), ("SearchField", "UISearchTextField"), ("TextView", "UITextView"),
    ("Picker", "UIPickerView"), ("DatePicker", "UIDatePicker"), ("PageIndicator", "UIPageControl"),
    ("ColorWell", "UIColorWell"), ("SegmentedControl", "UISegmentedControl"), ("Link", "SwiftUI.Link"),
    ("Cell", "UITableViewCell"), ("Table", "UITableView"), ("CollectionView", "UICollectionView"),
    ("ScrollView", "UIScrollView"), ("TabBar", "UITabBar"), ("Toolbar", "UIToolbar"),
    ("NavigationBar", "UINavigationBar"), ("Window", "UIWindow"), ("WebView", "WKWebView"), ("Map", "MKMapView"),
    ("Keyboard", "UIKeyboard"), ("Key", "UIAccessibilityElementKBKey"), ("ProgressIndicator", "UIProgressView"),
    ("ActivityIndicator", "UIActivityIndicatorView"), ("Other", "UIView"), ("Group", "UIView"), ("Any", "UIView"),
  ]

  /// The class of a name: UIKit's, SwiftUI's (`SwiftUI.Button`) or XCUITest's (`XCUIElementTypeButton`).
  public static func named(_ name: String) -> UIKitClass? { byName[name] }

  /// The class that a control of a role behaves as when no class is given.
  public static func standing(for role: Role) -> UIKitClass? { byRole[role] }

  private static let byRole: [Role: UIKitClass] = {
    var table: [Role: UIKitClass] = [:]
    for uiClass in all {
      if let role = uiClass.role, table[role] == nil { table[role] = uiClass }
    }
    table[.segment] = UIKitClass("", .segment, traits: .button, isElement: true, label: .title)
    table[.heading] = UIKitClass("", .heading, traits: [.header, .staticText], isElement: true, label: .text)
    table[.checkbox] = UIKitClass("", .checkbox, traits: .button, isElement: true, label: .title)
    table[.radio] = UIKitClass("", .radio, traits: .button, isElement: true, label: .title)
    table[.menuItem] = UIKitClass("", .menuItem, traits: .button, isElement: true, label: .title)
    table[.alert] = UIKitClass("", .alert)
    table[.activity] = named("UIActivityIndicatorView")
    // A group is anything that holds others, not a segmented control.
    table[.group] = nil
    table[.other] = nil
    return table
  }()

  static func resolve(_ control: borrowing Control) -> ResolvedClass {
    resolve(control.className, superclass: control.superclassName, role: control.role)
  }

  static func resolve(_ className: String?, superclass: String?, role: Role?) -> ResolvedClass {
    guard let className else { return ResolvedClass(uikit: role.flatMap(standing), isCustom: false) }
    if let known = named(className) { return ResolvedClass(uikit: known, isCustom: false) }
    return ResolvedClass(uikit: superclass.flatMap(named), isCustom: true)
  }
}
