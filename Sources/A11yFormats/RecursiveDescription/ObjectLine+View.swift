import A11yCore

extension ObjectLine {
  /// The control a line of UIKit's own stands for, without a frame: that one needs the views around it.
  var viewControl: Control {
    var control = Control(location: head.location)
    control.className = head.className
    control.superclassName = self["baseClass"] ?? Self.privateClasses[head.className]
    control.text = text("text").map(Self.unescaped)
    control.placeholder = text("placeholder").map(Self.unescaped)
    control.image = imageName
    control.alpha = self["alpha"].flatMap(Double.init)
    if self["hidden"] == "YES" { control.isHidden = true }
    if self["userInteractionEnabled"] == "NO" { control.isUserInteractionEnabled = false }
    if self["enabled"] == "NO" { control.isEnabled = false }
    if self["selected"] == "YES" { control.isSelected = true }
    UIKitSystemViews.mark(&control, className: head.className)
    return control
  }

  /// The asset or symbol of an image view: `image = <UIImage:0x60 named(main: close) {24, 24}>`, `symbol(system: xmark)`.
  private var imageName: String? {
    guard let image = self["image"], let start = image.firstRange(of: "named(") ?? image.firstRange(of: "symbol(")
    else { return nil }
    var depth = 1
    let inside = image[start.upperBound...].prefix { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth > 0
    }
    // The bundle is in front.
    let name = inside.firstRange(of: ": ").map { inside[$0.upperBound...] } ?? inside
    return depth > 0 || SpokenText.isBlank(String(name)) ? nil : String(name)
  }

  /// UIKit's private classes that are visited again and again, each with the class it behaves as.
  private static let privateClasses = [
    "UIButtonLabel": "UILabel", "UITextFieldLabel": "UILabel", "UITabBarButtonLabel": "UILabel",
    "UITableViewLabel": "UILabel", "UINavigationButton": "UIButton", "UIRoundedRectButton": "UIButton",
    "_UIButtonBarButton": "UIButton", "_UIModernBarButton": "UIButton", "_UISegmentedControl": "UISegmentedControl",
  ]

  /// Old systems print letters beyond ASCII as `\u624b`.
  private static func unescaped(_ text: String) -> String {
    guard text.contains("\\u") || text.contains("\\U") else { return text }
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      let digits = rest.dropFirst().prefix(4)
      if unit == 0x5C, rest.first == 0x75 || rest.first == 0x55, digits.count == 4,
        let code = UInt16(String(decoding: digits, as: UTF16.self), radix: 16)
      {
        units.append(code)
        rest = rest.dropFirst(5)
      } else {
        units.append(unit)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

extension Frame {
  /// `(20 10; 40 5)`; nil for anything else.
  init?(recursiveDescription text: String) {
    let numbers = text.split { " ();".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Point {
  /// `{0, -62}`; nil for anything else.
  init?(recursiveDescription text: String) {
    let numbers = text.split { " {},".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }
}
