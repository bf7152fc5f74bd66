import A11yCore

/// What the name of a custom class says it is: `StarRatingView` is a rating.
struct ControlName {
  /// A person sets it, so that it is somewhere.
  var holdsValue: Bool

  private static let withValue: Set<String> = [
    "slider", "switch", "toggle", "checkbox", "stepper", "knob", "dial", "rating", "stars", "scrubber", "picker",
  ]
  private static let withoutValue: Set<String> = ["button", "control", "chip", "key"]
  /// What shows a value to the eye: `PasswordQualityIndicator`, `CircularProgressBar`.
  private static let measures: Set<String> = [
    "progress", "quality", "strength", "gauge", "meter", "chart", "graph", "rating", "score", "volume", "battery",
  ]
  private static let shapes: Set<String> = ["bar", "indicator", "ring", "circle", "wheel"]

  /// Buttons of well-known libraries, with a title of their own.
  private static let describingThemselves: Set<String> = [
    "ASAuthorizationAppleIDButton", "FBLoginButton", "FBSDKLikeControl", "FBSDKLoginButton", "FBSDKSendButton",
    "FBSDKShareButton", "FBSendButton", "FBShareButton", "GIDSignInButton", "TWTRLogInButton",
  ]

  /// Nil when the class is UIKit's, is built on a control of UIKit's, or is not named like one.
  init?(_ element: Element) {
    guard element.isCustom, element.uikitClass?.role == nil, element.control.role == nil, !element.isOwnControl,
      let name = element.control.className, !Self.isSystem(name), !Self.describingThemselves.contains(name),
      let word = Self.kind(name)
    else { return nil }
    holdsValue = Self.withValue.contains(word) || Self.measures.contains(word)
  }

  /// UIKit's own parts have such names as well: `UISwitchModernVisualElement`, `_UIButtonBarButton`.
  private static func isSystem(_ name: String) -> Bool {
    name.hasPrefix("_") || name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
      || name.hasPrefix("SwiftUI.")
  }

  /// The last word of the name that tells a kind, in lower case.
  private static func kind(_ name: String) -> String? {
    var rest = name[...]
    // `Shop.StarRating<Int>`: module and parameters are none of it.
    if let bracket = rest.firstIndex(of: "<") { rest = rest[..<bracket] }
    if let point = rest.lastIndex(of: ".") { rest = rest[rest.index(after: point)...] }
    if rest.hasSuffix("View"), rest.count > 4 { rest = rest.dropLast(4) }
    if rest.lowercased().hasSuffix("checkbox") { return "checkbox" }
    let words = CodeWords.words(of: String(rest))
    guard rest.contains(where: \.isUppercase), let word = words.last else { return nil }
    let measure = shapes.contains(word) ? words.dropLast().last : word
    if let measure, measures.contains(measure) { return measure }
    return withValue.contains(word) || withoutValue.contains(word) ? word : nil
  }
}
