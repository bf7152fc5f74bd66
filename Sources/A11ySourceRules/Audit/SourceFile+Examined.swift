import A11yCore

extension SourceFile {
  private static let buttons = ["Button", "UIButton", "UIBarButtonItem", "NavigationLink", "Link", "Menu", "ShareLink"]
  private static let taps = ["UITapGestureRecognizer", "TapGesture"]
  private static let images = ["Image", "AsyncImage", "UIImageView"]
  private static let inputs = [
    "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker",
    "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker",
    "UIPickerView", "UISearchBar",
  ]

  /// How many of what rules look at are made here, and how many outlets lead to what was not read.
  var examined: [ExaminedKind: Int] {
    func made(_ types: [String]) -> Int { types.reduce(0) { $0 + typeCalls($1).count } }
    let counts: [ExaminedKind: Int] = [
      .buttons: made(Self.buttons), .images: made(Self.images), .inputs: made(Self.inputs),
      .taps: made(Self.taps) + modifiers("onTapGesture").count,
      .fonts: modifiers("font").count + assignments(to: "font").count,
      .unresolvedOutlets: uikitObjects.count { $0.isOutlet && $0.interfaceObject(self) == nil },
    ]
    return counts.filter { $0.value > 0 }
  }
}
