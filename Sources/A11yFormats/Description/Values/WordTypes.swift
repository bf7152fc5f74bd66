import A11yCore

extension ValueType {
  static func word<Word>(_: Word.Type) -> Self where Self == WordType<Word> { Self() }
  /// - Parameter word: what one of them is called: `gesture`.
  static func words<Word>(_: Word.Type, of word: String) -> Self where Self == WordsType<Word> { Self(word: word) }
}

extension ValueType where Self == RoleType { static var role: Self { Self() } }
extension ValueType where Self == ClassNameType { static var className: Self { Self() } }
extension ValueType where Self == ContentTypeType { static var contentType: Self { Self() } }

/// One of a fixed set of words. An unknown word is noted, with the nearest known one, and counts as absent.
struct WordType<Word: RawRepresentable<String> & CaseIterable>: ValueType {
  var shape: ValueShape { .word(Word.allCases.map(\.rawValue)) }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Word? {
    guard let text = decoder.string(key, value) else { return nil }
    return decoder.word(text, what: key, at: value.location)
  }

  func write(_ word: Word) -> DescribedValue? { .string(word.rawValue) }
}

/// A list of words of a fixed set; unknown ones are noted and left out.
struct WordsType<Word: RawRepresentable<String> & CaseIterable>: ValueType {
  let word: String

  var shape: ValueShape { .words(Word.allCases.map(\.rawValue)) }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> [Word]? {
    decoder.strings(key, value)?.compactMap { decoder.word($0, what: word, at: value.location) }
  }

  func write(_ words: [Word]) -> DescribedValue? { .strings(words.map(\.rawValue)) }
}

struct RoleType: ValueType {
  var shape: ValueShape { .named("role") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> Role? {
    guard let name = decoder.string(key, value) else { return nil }
    if let role = Role(name: name) { return role }
    if Structure.ButtonRole(rawValue: name) != nil {
      decoder.note(
        .vocabulary, at: value.location,
        "has the unknown role '\(name)'; the role of a UIButton is the key 'buttonRole'")
      return nil
    }
    decoder.unknownRole(name, among: [], at: value.location)
    return nil
  }

  func write(_ role: Role) -> DescribedValue? { .string(role.rawValue) }
}

extension ControlDecoder {
  /// Notes a word that is neither a role nor a synonym of one.
  /// - Parameter others: words that are also right at this place.
  mutating func unknownRole(_ word: String, among others: [String], at location: SourceLocation) {
    if let className = Role.className(meantBy: word) {
      let remedy = "write the class '\(className)' in place of a role"
      return note(.vocabulary, at: location, "has the unknown role '\(word.excerpt())'; \(remedy)")
    }
    if let remedy = RoleAdvice.remedy(for: word) {
      return note(.vocabulary, at: location, "has the unknown role '\(word.excerpt())'; \(remedy)")
    }
    let roles = Role.allCases.map(\.rawValue)
    // `button.primary`
    let first = word.prefix { $0 != "." }
    if first.count < word.count, Role(name: String(first)) != nil {
      return noteUnknown("role '\(word.excerpt())'", nearest: String(first), at: location)
    }
    unknownWord(word, what: "role", among: roles + Role.synonyms.keys.sorted() + others, at: location)
  }
}

/// Any name: custom classes are expected, but `UIButon` is noted.
struct ClassNameType: ValueType {
  var shape: ValueShape { .named("class") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    guard let name = decoder.string(key, value) else { return nil }
    noteNearMiss(name, at: value.location, &decoder)
    return name
  }

  func write(_ name: String) -> DescribedValue? { .string(name) }

  private func noteNearMiss(
    _ name: String, at location: @autoclosure () -> SourceLocation, _ decoder: inout ControlDecoder
  ) {
    guard !decoder.isOfAnotherFormat, UIKitClasses.named(name) == nil else { return }
    if name.last == "*" || name.first == "@" {
      return decoder.note(
        .vocabulary, at: location(), "has the class '\(name.excerpt())', which is not the name of a class")
    }
    if let exact = Self.byLowercase[name.lowercased()] {
      return decoder.noteUnknown("class '\(name.excerpt())'", nearest: exact, at: location())
    }
    // `"class": "button"`: no class begins with a small letter.
    if Role(name: name) != nil, name.first?.isLowercase == true {
      let remedy = "it is a role: write 'role' in place of 'class'"
      return decoder.note(.vocabulary, at: location(), "has the unknown class '\(name)'; \(remedy)")
    }
    if let role = Self.roles[name] {
      let message = "has the unknown class '\(name)'; write the role '\(role)' instead"
      return decoder.note(.vocabulary, at: location(), message)
    }
    guard name.hasPrefix("UI") || name.hasPrefix("SwiftUI.") || name.hasPrefix("XCUIElementType")
    else { return }
    if let meant = Self.meant[name] {
      return decoder.noteUnknown("class '\(name)'", nearest: meant, at: location())
    }
    guard let near = decoder.suggestion(name, what: "class", among: UIKitClasses.all.map(\.name)) else { return }
    // Real classes resemble one another, too (UITextField, UITextFieldLabel): only two letters may differ in number.
    guard abs(name.count - near.count) <= 2 else { return }
    decoder.noteUnknown("class '\(name.excerpt())'", nearest: near, at: location())
  }
}

extension ClassNameType {
  /// Names of classes that UIKit does not have, each with the class that is meant.
  private static let byLowercase = Dictionary(
    UIKitClasses.all.map { ($0.name.lowercased(), $0.name) }, uniquingKeysWith: { first, _ in first })

  private static let meant = [
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
    "XCUIElementTypeLabel": "XCUIElementTypeStaticText", "XCUIElementTypeToggle": "XCUIElementTypeSwitch",
  ]
}

extension ClassNameType {
  /// Names of other frameworks and of UIKit's objects that are no views, each with the role that is meant.
  private static let roles = [
    "UIAlertController": "alert", "UIAlertView": "alert", "UIActionSheet": "alert", "UIAlertAction": "button",
    "UIAction": "button", "UICheckBox": "checkbox", "UICheckbox": "checkbox", "UIRadioButton": "radio",
    "UINavigationItem": "navigationBar", "UITabBarItem": "tab", "UIMenuItem": "menuItem",
    "Pressable": "button", "TouchableOpacity": "button", "TouchableHighlight": "button",
    "TouchableWithoutFeedback": "button", "TextInput": "textField", "FlatList": "list", "SafeAreaView": "group",
  ]
}

/// `textContentType`, by its name in code. An unknown one is noted and kept: the app does declare one.
struct ContentTypeType: ValueType {
  var shape: ValueShape { .named("text") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    guard let spelling = decoder.string(key, value) else { return nil }
    let name = ContentTypeNames.name(of: spelling)
    if !name.isEmpty, !ContentTypeNames.isKnown(name), !decoder.isOfAnotherFormat {
      decoder.unknownWord(spelling, what: "content type", among: ContentTypeNames.all, at: value.location)
    }
    return name
  }

  func write(_ name: String) -> DescribedValue? { .string(name) }
}
