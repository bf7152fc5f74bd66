import A11yCore

/// The classes of Apple's frameworks that a class of ours may rest on.
enum KnownClasses {
  /// Neither UIKit nor the rules know of accessibility here: controllers, layers, recognizers.
  private static let others: Set<String> = [
    "NSObject", "UIResponder", "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
    "UIAlertController", "UIHostingController", "UIGestureRecognizer", "UIPanGestureRecognizer", "CALayer",
    "CAShapeLayer", "UIPresentationController", "UIWindowScene", "UIApplication", "UIInputViewController",
    "AVPlayerViewController", "UISearchController", "UIActivityViewController",
  ]

  private static let moreViews: Set<String> = [
    "UICollectionReusableView", "UIInputView", "UIContentUnavailableView", "MTKView", "SKView", "SCNView", "ARSCNView",
    "UITableViewHeaderFooterView", "UIBarItem", "UIPopoverBackgroundView", "UICalendarView", "PDFView",
  ]

  private static let byName: Set<String> = Set(
    UIKitClasses.all.map(\.name).filter { $0.hasPrefix("UI") || $0.hasPrefix("WK") || $0.hasPrefix("MK") })

  static func contains(_ name: String) -> Bool {
    byName.contains(name) || moreViews.contains(name) || others.contains(name)
  }

  /// Whether it is a view at all.
  static func isView(_ name: String) -> Bool {
    (byName.contains(name) || moreViews.contains(name)) && !["UIAccessibilityElement", "UIBarItem"].contains(name)
  }

  /// UIKit exposes it, or what it holds, without a line of code.
  static let exposed: Set<String> = [
    "UIButton", "UILabel", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField", "UITextView",
    "UIDatePicker", "UIPageControl", "UIColorWell", "UISearchBar", "UIPickerView", "UITableView", "UICollectionView",
    "UISearchTextField", "UIProgressView", "UIActivityIndicatorView", "WKWebView", "UIHostingController",
    "_UIHostingView", "UIToolbar", "UINavigationBar", "UITabBar", "MKMapView",
  ]

  /// Controls a person operates.
  static let controls: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField", "UITextView",
    "UIDatePicker", "UIPageControl", "UIColorWell", "UISearchBar", "UIPickerView", "UISearchTextField",
  ]
}
