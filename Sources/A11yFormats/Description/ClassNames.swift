import A11yCore

/// What is known of the names of classes in the tool's own descriptions, whatever the notation.
///
/// Any class of an app is right (`PriceView`, `AvatarButton`). Names that UIKit, SwiftUI, AppKit and other frameworks
/// give to controls, and slips of them, would pass as such classes, and the control would not be checked.
enum ClassNames {
  struct Advice {
    /// The class or, if `isRole`, the role that was probably meant.
    var nearest: String?
    var isRole = false
    /// A clause behind a semicolon, if there is no single word to write.
    var remedy: String?
    /// An app may have a class of this name: it is right if its superclass is given.
    var mayBeOfApp = false
  }

  /// Nil for the name of a class that may exist.
  static func advice(on name: String, nearest: ([String]) -> String?) -> Advice? {
    if UIKitClasses.named(name) != nil { return nil }
    if name.last == "*" || name.first == "@" { return Advice(remedy: "write the name of a class, such as UIButton") }
    // `UIButton.system`
    if let dot = name.firstIndex(of: "."), let known = UIKitClasses.named(String(name[..<dot])),
      known.name.hasPrefix("UI")
    {
      let type = String(name[name.index(after: dot)...])
      let isType = known.name == "UIButton" && Structure.ButtonType(rawValue: type) != nil
      return Advice(remedy: "write the class '\(known.name)'" + (isType ? ", and 'buttonType' with '\(type)'" : ""))
    }
    if let exact = byLowercase[name.lowercased()] { return Advice(nearest: exact) }
    if name.first?.isLowercase == true, !name.contains(".") { return lowercase(name, nearest: nearest) }
    if let role = roles[name] { return Advice(remedy: "write the role '\(role)' instead") }
    if name.hasPrefix("SwiftUI.") { return swiftUI(name, nearest: nearest) }
    if name.hasPrefix(xcuitest) { return elementType(name, nearest: nearest) }
    if name.hasPrefix("UI") { return uikit(name, nearest: nearest) }
    if name.hasPrefix("NS"), let known = appKit[String(name.dropFirst(2))] { return remedy(for: known) }
    guard name.allSatisfy(\.isLetter) else { return nil }
    if let known = bare[name] { return remedy(for: known, ofApp: true) }
    if let near = slip(name) { return Advice(nearest: near, isRole: true, mayBeOfApp: true) }
    return nil
  }

  /// No class begins with a small letter.
  private static func lowercase(_ name: String, nearest: ([String]) -> String?) -> Advice {
    if Role(name: name) != nil {
      return Advice(remedy: "write 'role' in place of 'class': it is a role", mayBeOfApp: true)
    }
    if let className = Role.className(meantBy: name) { return Advice(nearest: className, mayBeOfApp: true) }
    if let role = nearest(Role.allCases.map(\.rawValue) + Role.synonyms.keys.sorted()) {
      return Advice(remedy: "write the role '\(role)' instead", mayBeOfApp: true)
    }
    return Advice(
      remedy: "write a role as 'role', or the name of a class, which begins with a capital letter", mayBeOfApp: true)
  }

  private static func remedy(for word: String, ofApp: Bool = false) -> Advice {
    let what = Role(name: word) == nil ? "class" : "role"
    let other = ofApp ? ", or the 'superclass' if it is a class of the app" : " instead"
    return Advice(remedy: "write the \(what) '\(word)'\(other)", mayBeOfApp: ofApp)
  }

  private static func swiftUI(_ name: String, nearest: ([String]) -> String?) -> Advice {
    let short = String(name.dropFirst("SwiftUI.".count))
    if let role = swiftUIViews[short] { return remedy(for: role) }
    if let near = nearest(UIKitClasses.all.map(\.name).filter { $0.hasPrefix("SwiftUI.") }) {
      return Advice(nearest: near)
    }
    if let near = swiftUIViews.keys.sorted().first(where: { Suggestion.isSlip(short, of: $0) }),
      let role = swiftUIViews[near]
    {
      return remedy(for: role)
    }
    return Advice(remedy: "write a role as 'role', such as button")
  }

  private static let xcuitest = "XCUIElementType"

  private static func elementType(_ name: String, nearest: ([String]) -> String?) -> Advice? {
    if ElementType.isKnown(name.dropFirst(xcuitest.count)) { return nil }
    if let meant = meant[name] { return Advice(nearest: meant) }
    if let near = nearest(ElementType.names.map { xcuitest + $0 }) { return Advice(nearest: near) }
    return Advice(remedy: "write a type that XCUITest has, such as XCUIElementTypeButton")
  }

  private static func uikit(_ name: String, nearest: ([String]) -> String?) -> Advice? {
    if let meant = meant[name] { return Advice(nearest: meant) }
    guard let near = nearest(UIKitClasses.all.map(\.name).filter { $0.hasPrefix("UI") }) else { return nil }
    // Real classes resemble one another, too (UITextField, UITextFieldLabel): only two letters may differ in number.
    return abs(name.count - near.count) <= 2 ? Advice(nearest: near) : nil
  }

  /// The role or view of which a name is a slip: `Buton`, `TextFeild`. Names of several words that only end in one, such
  /// as `AvatarButton`, are further away.
  static func slip(_ name: String) -> String? {
    guard name.first?.isUppercase == true, name.count >= 5 else { return nil }
    if let word = words.first(where: { Suggestion.isSlip(name, of: $0) }) { return word }
    return swiftUIViews.keys.sorted().first { Suggestion.isSlip(name, of: $0) }.flatMap { swiftUIViews[$0] }
  }

  private static let words = Role.allCases.map(\.rawValue) + Role.synonyms.keys.sorted()

  /// Names of UIKit's classes in other letters.
  private static let byLowercase = Dictionary(
    UIKitClasses.all.map { ($0.name.lowercased(), $0.name) }, uniquingKeysWith: { first, _ in first })
}

extension ControlDecoder {
  mutating func advice(onClass name: String) -> ClassNames.Advice? {
    if isOfAnotherFormat { return nil }
    if let known = classAdvice[name] { return known }
    let advice = ClassNames.advice(on: name) { suggestion(name, what: "class among \($0.count)", among: $0) }
    classAdvice[name] = .some(advice)
    return advice
  }

  /// The class that was read last is the first word of a line, in whose place a role can be written.
  mutating func noteFirstWord(_ isFirstWord: Bool) {
    guard let last = places.classes.indices.last else { return }
    places.classes[last].isFirstWord = isFirstWord
  }

  /// Notes the classes that are none, now that the superclass is known.
  mutating func noteClasses() {
    for place in places.classes {
      let advice = place.advice
      // What it is, is said otherwise.
      let isSettled = facts.control.superclassName != nil || facts.control.role != nil
      if advice.mayBeOfApp, place.key == "class", isSettled { continue }
      let message = "has the unknown class '\(place.name.excerpt())'"
      if let nearest = advice.nearest, !advice.isRole || place.isFirstWord {
        noteOnce(
          .vocabulary, at: place.location, message + "; did you mean '\(nearest)'?", replacement: nearest,
          replaced: place.name)
      } else {
        let remedy = advice.nearest.map { "write the role '\($0)' instead" } ?? advice.remedy ?? "write a role"
        noteOnce(.vocabulary, at: place.location, "\(message); \(remedy)")
      }
    }
  }

  /// A converted description says itself what was noted when it was converted.
  mutating func noteOnce(
    _ kind: ReadingNote.Kind, at location: SourceLocation, _ message: String, replacement: String? = nil,
    replaced: String? = nil
  ) {
    if notes.contains(where: { $0.message == message }) { return }
    note(kind, at: location, message, replacement: replacement, replaced: replaced)
  }
}
