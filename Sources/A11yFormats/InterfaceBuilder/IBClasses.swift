/// Which UIKit class an element of a document stands for.
enum IBClasses {
  private static let byElement: [String: String] = [
    "activityIndicatorView": "UIActivityIndicatorView", "arscnView": "ARSCNView", "arskView": "ARSKView",
    "barButtonItem": "UIBarButtonItem", "button": "UIButton", "calendarView": "UICalendarView",
    "collectionReusableView": "UICollectionReusableView", "collectionView": "UICollectionView",
    "collectionViewCell": "UICollectionViewCell", "collectionViewCellContentView": "UIView",
    "colorWell": "UIColorWell", "containerView": "UIView", "datePicker": "UIDatePicker", "glkView": "GLKView",
    "imageView": "UIImageView", "label": "UILabel", "mapView": "MKMapView", "mtkView": "MTKView",
    "navigationBar": "UINavigationBar", "pageControl": "UIPageControl", "pickerView": "UIPickerView",
    "progressView": "UIProgressView", "sceneKitView": "SCNView", "scrollView": "UIScrollView",
    "searchBar": "UISearchBar", "segmentedControl": "UISegmentedControl", "skView": "SKView", "slider": "UISlider",
    "stackView": "UIStackView", "stepper": "UIStepper", "switch": "UISwitch", "tabBar": "UITabBar",
    "tabBarItem": "UITabBarItem", "tableView": "UITableView", "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UIView", "textField": "UITextField", "textView": "UITextView",
    "toolbar": "UIToolbar", "view": "UIView", "visualEffectView": "UIVisualEffectView", "webView": "UIWebView",
    "window": "UIWindow", "wkWebView": "WKWebView",
  ]

  /// Elements that are a `UIControl`: enabled unless the document says otherwise.
  private static let controls: Set<String> = [
    "button", "colorWell", "datePicker", "pageControl", "segmentedControl", "slider", "stepper", "switch", "textField",
  ]

  /// Controllers that show other controllers; what they show is scenes of their own.
  private static let containers: Set<String> = [
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
  ]

  /// The class of an element; one that is newer than this table is named as UIKit names its own.
  static func name(of element: String) -> String {
    if let name = byElement[element] { return name }
    guard let first = element.first else { return "UIView" }
    return "UI" + first.uppercased() + element.dropFirst()
  }

  /// The class of an object that the app itself declares.
  static func own(_ object: XMLNode) -> String? {
    object["customClass"].flatMap { $0.hasPrefix("UI") || $0.hasPrefix("NS") ? nil : $0 }
  }

  static func isControl(_ element: String) -> Bool { controls.contains(element) }

  static func isContainer(_ element: String) -> Bool { containers.contains(element) }

  static func isController(_ element: String) -> Bool { element.hasSuffix("Controller") }

  /// Whether a top-level object is a view, and no placeholder, gesture recognizer or object of the app's own.
  static func isView(_ node: XMLNode) -> Bool {
    guard node["reference"] == nil, !isController(node.name), node.name != "viewControllerPlaceholder" else {
      return false
    }
    switch node.name {
    case "barButtonItem", "tabBarItem": return false
    default: return byElement[node.name] != nil || node.child(key: "frame", "rect") != nil
    }
  }
}
