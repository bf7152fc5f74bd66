/// UIKit's classes as data: role, default traits, whether an element, label source, intrinsic size, what is vended.
///
/// Sources: UIKit's documentation of each class for roles and traits; sizes are the frames Interface Builder gives new
/// controls, as counted in 2,020 public documents (the smaller one where system versions differ).
public enum UIKitClasses {
  public static let all: [UIKitClass] = controls + texts + cells + containers + swiftUI

  private static let controls: [UIKitClass] = [
    UIKitClass("UIButton", .button, traits: .button, isElement: true, label: .title),
    UIKitClass("UIColorWell", .colorWell, traits: .button, isElement: true, size: .init(width: 28, height: 28)),
    UIKitClass("UIDatePicker", .datePicker, vends: .dateParts),
    UIKitClass("UIPageControl", .pageControl, traits: .adjustable, isElement: true, size: .init(height: 26)),
    // Off screen until it is pulled; a person never meets it as an element.
    UIKitClass("UIRefreshControl", .activity),
    UIKitClass("UISegmentedControl", .group, size: .init(height: 28), vends: .children),
    // What views' dumps show of a segmented control; its title is drawn by a label in it.
    UIKitClass("UISegment", .segment, traits: .button, label: .contents),
    UIKitClass("UISlider", .slider, traits: .adjustable, isElement: true, size: .init(height: 28)),
    UIKitClass("UIStepper", .stepper, size: .init(width: 94, height: 29), vends: .stepperButtons),
    UIKitClass(
      "UISwitch", .switch, traits: [.button, .toggleButton], isElement: true, size: .init(width: 49, height: 28)),
    UIKitClass(
      "UITextField", .textField, traits: .textEntry, isElement: true, value: .typedText, size: .init(height: 30)),
    UIKitClass(
      "UISearchTextField", .searchField, traits: [.searchField, .textEntry], isElement: true, value: .typedText,
      size: .init(height: 36)),
    // A direct subclass draws itself, and nothing else supplies its accessibility.
    UIKitClass("UIControl"),
  ]

  private static let texts: [UIKitClass] = [
    UIKitClass("UILabel", .text, traits: .staticText, isElement: true, label: .text),
    UIKitClass("UISegmentLabel", .text, traits: .staticText, isElement: true, label: .text),
    UIKitClass(
      "UITextView", .textView, traits: [.textEntry, .textArea], isElement: true, value: .typedText),
    UIKitClass("UIImageView", .image, traits: .image),
    UIKitClass(
      "UIProgressView", .progress, traits: .updatesFrequently, isElement: true, label: .system("Progress")),
    UIKitClass("UIActivityIndicatorView", .activity, isElement: true, label: .system("In progress")),
  ]

  private static let cells: [UIKitClass] = [
    UIKitClass("UITableViewCell", .cell, label: .contents),
    // UIKit joins the texts of no other collection cell: each is an element of its own.
    UIKitClass("UICollectionViewCell", .cell),
    UIKitClass("UICollectionViewListCell", .cell, label: .contents),
    UIKitClass("UITableViewHeaderFooterView", .heading, traits: .header, label: .contents),
    UIKitClass("UITabBarButton", .tab, traits: .tabBarItem, isElement: true, label: .title),
    UIKitClass("UITabBarItem", .tab, traits: .tabBarItem, isElement: true, label: .title),
    UIKitClass("UIBarButtonItem", .button, traits: .button, isElement: true, label: .title),
    UIKitClass("UIAccessibilityElement", isElement: true),
  ]

  private static let containers: [UIKitClass] = [
    UIKitClass("UIView"), UIKitClass("UIStackView"), UIKitClass("UIVisualEffectView"),
    UIKitClass("UIWindow", .window), UIKitClass("UIScrollView", .scroll), UIKitClass("UITableView", .table),
    UIKitClass("UICollectionView", .list), UIKitClass("UITabBar", .tabBar, traits: .tabBar, vends: .children),
    UIKitClass("UINavigationBar", .navigationBar, vends: .children),
    UIKitClass("UIToolbar", .toolbar, vends: .children),
    UIKitClass("UISearchBar", .searchBar, size: .init(height: 36), vends: .searchField),
    UIKitClass("UIPickerView", .picker, vends: .wheels),
    UIKitClass("WKWebView", .webView), UIKitClass("UIWebView", .webView), UIKitClass("MKMapView", .map),
    UIKitClass("UIKeyboard", .keyboard), UIKitClass("UIInputSetHostView", .keyboard),
    UIKitClass("UIAccessibilityElementKBKey", .key, traits: .keyboardKey, isElement: true),
    UIKitClass("UIStatusBar", .other), UIKitClass("UIStatusBar_Modern", .other),
  ]

  private static let swiftUI: [UIKitClass] = [
    UIKitClass("SwiftUI.Button", .button, traits: .button, isElement: true, label: .title),
    UIKitClass("SwiftUI.Menu", .button, traits: [.button, .popupButton], isElement: true, label: .title),
    UIKitClass("SwiftUI.DisclosureGroup", .button, traits: .button, isElement: true, label: .title),
    UIKitClass("SwiftUI.Link", .link, traits: .link, isElement: true, label: .title),
    UIKitClass("SwiftUI.Text", .text, traits: .staticText, isElement: true, label: .text),
    UIKitClass("SwiftUI.Label", .text, traits: .staticText, isElement: true, label: .title),
    UIKitClass("SwiftUI.Image", .image, traits: .image, isElement: true),
    UIKitClass("SwiftUI.Toggle", .switch, traits: .toggleButton, isElement: true, label: .title),
    UIKitClass("SwiftUI.Slider", .slider, traits: .adjustable, isElement: true),
    UIKitClass("SwiftUI.Stepper", .stepper, traits: .adjustable, isElement: true, label: .title),
    UIKitClass("SwiftUI.TextField", .textField, traits: .textEntry, isElement: true, value: .typedText),
    UIKitClass(
      "SwiftUI.SecureField", .secureTextField, traits: [.textEntry, .secureTextField], isElement: true,
      value: .typedText),
    UIKitClass("SwiftUI.TextEditor", .textView, traits: [.textEntry, .textArea], isElement: true, value: .typedText),
    UIKitClass("SwiftUI.ProgressView", .progress, traits: .updatesFrequently, isElement: true),
    UIKitClass("SwiftUI.List", .list), UIKitClass("SwiftUI.ScrollView", .scroll),
    UIKitClass("SwiftUI.VStack"), UIKitClass("SwiftUI.HStack"), UIKitClass("SwiftUI.ZStack"),
    UIKitClass("SwiftUI.Group"),
  ]
}

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
