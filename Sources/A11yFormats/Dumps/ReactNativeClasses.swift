import A11yCore

/// React Native's views, of which only the name tells what they are: both architectures, as Detox lists them.
enum ReactNativeClasses {
  static func role(of className: String) -> Role? { roles[className] }

  static func isWeb(_ control: Control) -> Bool {
    (control.role ?? control.className.flatMap(UIKitClasses.named)?.role) == .webView
  }

  private static let roles: [String: Role] = [
    "RCTTextView": .text, "RCTParagraphComponentView": .text, "RCTParagraphTextView": .text,
    "RCTImageView": .image, "RCTImageComponentView": .image, "RCTUIImageViewAnimated": .image,
    "RCTUITextField": .textField, "RCTUITextView": .textView, "RCTSwitch": .switch,
    "RCTScrollView": .scroll, "RCTCustomScrollView": .scroll, "RCTScrollViewComponentView": .scroll,
    "RCTEnhancedScrollView": .scroll, "RNCSlider": .slider, "RNCWKWebView": .webView,
  ]
}
