import A11yCore

/// Names of controls that are no classes of UIKit, each with what to write instead.
extension ClassNames {
  /// Names of classes that UIKit does not have, each with the class that is meant.
  static let meant = [
    "UIToggle": "UISwitch", "UITableCell": "UITableViewCell", "UICollectionCell": "UICollectionViewCell",
    "UITable": "UITableView", "UICollection": "UICollectionView", "UIList": "UITableView", "UIText": "UILabel",
    "UITextBox": "UITextField", "UIInput": "UITextField", "UIPassword": "UITextField", "UITextArea": "UITextView",
    "UISegments": "UISegmentedControl", "UIPicker": "UIPickerView",
    "UIDropdown": "UIPickerView", "UIProgress": "UIProgressView", "UIProgressBar": "UIProgressView",
    "UISpinner": "UIActivityIndicatorView", "UIActivityIndicator": "UIActivityIndicatorView",
    "UINavBar": "UINavigationBar", "UIStack": "UIStackView", "UIScroll": "UIScrollView",
    "UIToggleSwitch": "UISwitch", "UISwitchControl": "UISwitch", "UIBarButton": "UIBarButtonItem",
    "UINavigationButton": "UIBarButtonItem", "UIMenuButton": "UIButton", "UIImageButton": "UIButton",
    "UISlideControl": "UISlider", "UIHeaderView": "UITableViewHeaderFooterView", "UIImage": "UIImageView",
    "UIIcon": "UIImageView", "UIDateTimePicker": "UIDatePicker", "UITimePicker": "UIDatePicker",
    "XCUIElementTypeLabel": "XCUIElementTypeStaticText",
  ]

  /// Names of other frameworks and of UIKit's objects that are no views, each with the role that is meant.
  static let roles = [
    "UIAlertController": "alert", "UIAlertView": "alert", "UIActionSheet": "alert", "UIAlertAction": "button",
    "UIAction": "button", "UICheckBox": "checkbox", "UICheckbox": "checkbox", "UIRadioButton": "radio",
    "UINavigationItem": "navigationBar", "UISecureTextField": "secureTextField",
    "UISecureField": "secureTextField", "UIPasswordField": "secureTextField", "UIPasswordTextField": "secureTextField",
    "UIHeading": "heading", "UIHeader": "heading", "UILabelView": "text", "UITextLabel": "text",
    "UIMenuItem": "menuItem",
    "Pressable": "button", "TouchableOpacity": "button", "TouchableHighlight": "button",
    "TouchableWithoutFeedback": "button", "TextInput": "textField", "FlatList": "list", "SafeAreaView": "group",
  ]

  /// SwiftUI's views. Most of them are no classes, and dumps name none of them.
  static let swiftUIViews = [
    "Button": "button", "NavigationLink": "button", "Menu": "button", "ShareLink": "button", "PasteButton": "button",
    "EditButton": "button", "RenameButton": "button", "SignInWithAppleButton": "button", "DisclosureGroup": "button",
    "Link": "link", "Toggle": "switch", "Slider": "slider", "Stepper": "stepper", "TextField": "textField",
    "SecureField": "secureTextField", "TextEditor": "textView", "Picker": "picker", "DatePicker": "datePicker",
    "MultiDatePicker": "datePicker", "ColorPicker": "colorWell", "Text": "text", "Label": "text",
    "LabeledContent": "text", "Image": "image", "AsyncImage": "image", "ProgressView": "progress", "Gauge": "progress",
    "List": "list", "LazyVStack": "group", "LazyHStack": "group", "LazyVGrid": "group", "LazyHGrid": "group",
    "VStack": "group", "HStack": "group", "ZStack": "group", "GroupBox": "group", "ControlGroup": "group",
    "TabView": "tabBar", "NavigationStack": "group", "NavigationView": "group", "NavigationSplitView": "group",
    "ScrollView": "scroll",
  ]

  /// Names of controls without a framework, each with a role or, for what has none, a class.
  static let bare: [String: String] = {
    var names = swiftUIViews
    for (name, role) in ["SearchField": Role.searchField, "Checkbox": .checkbox, "CheckBox": .checkbox] {
      names[name] = role.rawValue
    }
    // Android's and Flutter's.
    for (name, role) in [
      "SeekBar": Role.slider, "RatingBar": .slider, "EditText": .textField, "ImageButton": .button,
      "MaterialButton": .button, "ElevatedButton": .button, "IconButton": .button, "SwitchCompat": .switch,
      "ProgressBar": .progress, "Spinner": .picker, "RecyclerView": .list,
    ] {
      names[name] = role.rawValue
    }
    for role in Role.allCases where role.isInteractive && ![.key, .tab, .segment, .menuItem].contains(role) {
      names[role.rawValue.prefix(1).uppercased() + role.rawValue.dropFirst()] = role.rawValue
    }
    names["SegmentedControl"] = "UISegmentedControl"
    return names
  }()

  /// AppKit's controls, without their prefix.
  static let appKit = [
    "Button": "button", "PopUpButton": "button", "TextField": "textField", "SecureTextField": "secureTextField",
    "SearchField": "searchField", "TextView": "textView", "Switch": "switch", "Slider": "slider",
    "Stepper": "stepper", "ComboBox": "picker", "SegmentedControl": "UISegmentedControl", "ImageView": "image",
    "ProgressIndicator": "progress", "LevelIndicator": "progress", "DatePicker": "datePicker", "ColorWell": "colorWell",
    "TableView": "table", "OutlineView": "table", "CollectionView": "list", "ScrollView": "scroll",
    "StackView": "UIStackView", "View": "UIView", "Control": "UIControl", "Window": "window", "Toolbar": "toolbar",
    "MenuItem": "menuItem", "Menu": "group", "Alert": "alert",
  ]
}
