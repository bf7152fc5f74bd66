import A11yCore

/// The bare words of an outline: which of them have a meaning, and what to write in place of one that has none.
enum OutlineWords {
  private static let keywords = ["screen", "component", "view"]

  /// The role of a first word: roles and their synonyms, which begin with a small letter.
  static func role(_ word: String) -> Role? { word.first?.isLowercase == true ? Role(name: word) : nil }

  static func isFirst(_ word: Substring) -> Bool { keywords.contains(String(word)) || role(String(word)) != nil }

  /// The keyword that a word is but for a capital letter: `button` for `Button`.
  static func keyword(_ word: String) -> String? {
    guard word.first?.isUppercase == true, UIKitClasses.named(word) == nil else { return nil }
    // `Card` and `Form` are names that apps give to classes of views.
    if Role.synonyms[word.lowercased()] == .group { return nil }
    // `Button`, `BUTTON`, `Textfield`
    if keywords.contains(word.lowercased()) { return word.lowercased() }
    if let role = Role(name: word) {
      return role.rawValue.lowercased() == word.lowercased() ? role.rawValue : word.lowercased()
    }
    let word = word.prefix(1).lowercased() + word.dropFirst()
    return keywords.contains(word) || Role(rawValue: word) != nil || Role.synonyms[word] != nil ? word : nil
  }

  /// The role that the keys of a line without a first word belong to.
  static func role(ofKeys line: String) -> String {
    let signs = [
      ("minimumValue=", "slider"), ("maximumValue=", "slider"), ("isOn=", "switch"), ("placeholder=", "textField"),
      ("secure=", "secureTextField"), ("stepValue=", "stepper"), ("text=", "text"), ("numberOfPages=", "pageControl"),
    ]
    return signs.first { line.contains(" " + $0.0) }?.1 ?? "button"
  }

  /// The first class of UIKit in a line of code.
  static func firstClass(in code: String) -> String? {
    code.split { !$0.isLetter }.lazy.map(String.init).first { UIKitClasses.named($0) != nil }
  }

  /// Whether a key holds several texts, of which one may have a comma in it.
  static func isListOfTexts(_ key: String) -> Bool {
    ["customActions", "customRotors", "segments", "userInputLabels"].contains(Key.named[name: key]?.key.name)
  }

  /// What stands alone on the last line of code or of a quotation.
  static func isEnd(_ word: String) -> Bool {
    ["}", "};", "})", ")", "]", "end"].contains(word) || word.hasPrefix("```")
  }

  /// `{{20, 100}, {44, 44}}` and `{20, 100}`, which are not JSON.
  static func beginsGeometry(_ text: Substring.UnicodeScalarView) -> Bool {
    let inner = text.dropFirst().drop { $0 == " " }
    return inner.first.map { $0 == "{" || $0 == "-" || $0 == "." || ("0"..."9").contains($0) } ?? false
  }

  /// `light,dark` for `[light, dark]`, which is a list, and not JSON.
  static func plainList(_ text: String) -> String? {
    let inner = text.dropFirst().dropLast()
    guard text.first == "[", text.last == "]", !inner.contains(where: { "[]{}\"".contains($0) }) else { return nil }
    let items = inner.split(separator: ",").map { $0.drop { " .".contains($0) } }
    let isOfWords = items.contains { $0.first?.isLetter == true && !["true", "false", "null"].contains($0) }
    return isOfWords ? items.joined(separator: ",") : nil
  }

  /// `390x844` if the words are `390`, `x` and `844`.
  static func spacedSize(_ words: [String]) -> String? {
    let parts = words.filter {
      $0 == "x" || $0 == "×" || Double($0) != nil || $0.hasSuffix("x") && Double($0.dropLast()) != nil
    }
    let numbers = parts.compactMap { Double($0) ?? Double($0.dropLast()) }
    guard numbers.count == 2, parts.count > 1 else { return nil }
    return numbers.map(\.points).joined(separator: "x")
  }

  /// `# a11y:disable:next target-size`: what suppresses findings in source and does nothing here.
  static func isSuppression(_ comment: Substring) -> Bool {
    comment.firstMatch(of: /^#+ *(?:a11y|swiftlint|eslint)[-:\w]*(?:disable|ignore|suppress)/.ignoresCase()) != nil
  }

  /// A slip of `screen`: a screen's size and language behind it are right.
  static func resemblesScreen(_ word: String) -> Bool {
    role(word) == nil && UIKitClasses.named(word) == nil
      && !keywords.contains(word) && Suggestion.nearest(to: word, among: ["screen", "component"]) != nil
  }

  /// What to write in place of a word that no class can be called.
  static func remedy(forClass word: String) -> String {
    if word.first == "!", let key = Key.named[name: String(word.dropFirst())]?.key {
      return "write \(key.name)=false on the line of its control"
    }
    if ["screen:", "component:"].contains(word) { return "write \(word.dropLast()), without the colon" }
    if word == "name:" { return "write screen \"…\" 390x844" }
    if word.last == ":", Key.named[name: String(word.dropLast())] != nil {
      return "write \(word.dropLast())=… on the line of its control"
    }
    if let member = member(word) { return "write \(member)" }
    if word.hasPrefix("```") { return "remove it" }
    if word.hasPrefix("<!--") { return "comments begin with #" }
    switch word {
    case "{", "}", "};", "})", ")", "]", "end": return "remove it; children are indented by two more spaces"
    case "#": return "write a comment on its own line"
    case "-", "*", "+", "•": return "remove it; each line is a control"
    case "@": return "remove it; a label is written in quotes only"
    default: break
    }
    if let scalar = word.unicodeScalars.first(where: { $0.properties.generalCategory == .format }) {
      let code = String(scalar.value, radix: 16, uppercase: true)
      let plain = String(String.UnicodeScalarView(word.unicodeScalars.filter { $0 != scalar }))
      return "remove the invisible character U+\(code) and write \(plain.excerpt())"
    }
    let inner = word.filter { !"[]".contains($0) }
    if inner.count < word.count, let known = first(inner) { return "write \(known) without brackets" }
    if word.hasPrefix("//") || word.hasPrefix("--") { return "comments begin with #" }
    if word.hasPrefix("#") { return "an identifier is written identifier=" }
    let plain = String(word.dropLast())
    let name = word.drop { $0 == "<" }.prefix { $0.isLetter }
    if word.hasPrefix("<") || word.contains("("), let known = Self.first(String(name)) {
      return "write \(known), then the label in quotes and key=value"
    }
    if word.contains("(") { return "write a role, then the label in quotes and key=value" }
    return ":;,*".contains(word.suffix(1)) ? "write \(plain.excerpt())" : "write class=\"…\" if it is one"
  }

  /// `button` for `Button`, and the words with which a line may begin.
  static func first(_ name: String) -> String? {
    if let keyword = keyword(name) { return keyword }
    return isFirst(Substring(name)) || UIKitClasses.named(name) != nil ? name : nil
  }

  /// A class, and not a label without its quotes: known, or of several words.
  static func looksLikeClass(_ word: String) -> Bool {
    UIKitClasses.named(word) != nil
      || word.dropFirst().contains { $0.isUppercase || $0.isNumber || $0 == "." || $0 == "_" }
  }

  /// What to write instead of a word behind the name of a screen: for another sign between width and height, a locale and a
  /// device.
  static func screenWord(meantBy word: String) -> String? {
    if let size = word.wholeMatch(of: /(\d+)[×*,X:\/](\d+)/) { return "; write \(size.1)x\(size.2)" }
    let tag = word.replacing("_", with: "-")
    if tag != word, isLanguage(tag) { return "; write \(tag)" }
    if word.hasSuffix(","), word.count > 1 { return "; remove the comma" }
    if word.count > 3, let tag = LanguageTagType.tag(named: word) { return "; write \(tag)" }
    if word == "{" { return "; remove it: children are indented by two more spaces" }
    if ["dark", "light"].contains(word.lowercased()) { return "; delete it: colors are written as they are drawn" }
    if ["portrait", "landscape"].contains(word.lowercased()) {
      return "; write the size of the display as it is turned, such as 844x390"
    }
    if word.lowercased().hasPrefix("iphone") || word.lowercased().hasPrefix("ipad") {
      return "; write the size of its display in points, such as 390x844"
    }
    return nil
  }

  /// A word of a name without quotes.
  static func mayBeName(_ word: String) -> Bool {
    word.first?.isLetter == true && !isLanguage(word) && screenWord(meantBy: word) == nil && remedy(word) == nil
  }

  /// What the web calls a text with the trait of a header.
  static func isHeading(_ role: String?) -> Bool {
    ["heading", "header", "h1", "h2", "h3"].contains(role?.lowercased())
  }

  /// A language tag: two or three letters, and parts of up to eight.
  static func isLanguage(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts[0].allSatisfy(\.isLowercase) && (2...3).contains(parts[0].count)
      && parts.dropFirst().allSatisfy { (1...8).contains($0.count) && $0.allSatisfy { $0.isLetter || $0.isNumber } }
  }

  /// A word behind a role that may be a label as well as a class.
  /// - Parameter others: the bare words that follow it.
  static func mistake(
    _ word: String, followedBy others: [String], at location: SourceLocation
  ) -> ReadingError.Mistake {
    if !others.isEmpty, remedy(word) == nil, others.allSatisfy(mayBeOfLabel) {
      let label = ([word] + others).joined(separator: " ").excerpt()
      return .init("write the label in quotes: \"\(label)\"", at: location)
    }
    if let remedy = remedy(word) { return .init("unknown word '\(word.excerpt())'; \(remedy)", at: location) }
    let remedy = "write a label in quotes: \"\(word.excerpt())\", or a class as class=\(word.excerpt())"
    return .init("'\(word.excerpt())' may be a label or a class; \(remedy)", at: location)
  }

  /// So may a key that takes more than true or false: `Place order`.
  private static func mayBeOfLabel(_ word: String) -> Bool {
    guard let key = Key.named[name: word]?.key, Traits(name: word) == nil else { return remedy(word) == nil }
    if case .named("flag") = key.shape { return false }
    return true
  }

  /// A bare word where none is expected.
  static func mistake(_ stray: (text: String, location: SourceLocation, key: String?)) -> ReadingError.Mistake {
    let word = stray.text.excerpt()
    if word == "#" || word == "//" {
      return .init("'\(word)' begins a comment; write it on its own line", at: stray.location)
    }
    if word == "," || word == ";" { return .init("remove the '\(word)'", at: stray.location) }
    if let place = stray.text.firstIndex(of: "＝") {
      return .init("write '=' in place of '＝': \(stray.text[..<place].description.excerpt())=…", at: stray.location)
    }
    if let member = member(stray.text) {
      return .init("unknown word '\(word)'; write \(member)", at: stray.location)
    }
    if let remedy = listRemedy(stray) ?? remedy(stray.text) {
      return .init("unknown word '\(word)'; \(remedy)", at: stray.location)
    }
    if word.first == "#", word.count > 1 {
      return .init("unknown word '\(word)'; write identifier=\(word.dropFirst())", at: stray.location)
    }
    if word.first == "!", let key = Key.named[name: String(stray.text.dropFirst())]?.key {
      return .init("unknown word '\(word)'; write \(key.name)=false", at: stray.location)
    }
    if word == "+" {
      return .init("a text is not joined from parts; write it within one pair of quotes", at: stray.location)
    }
    if let key = stray.key, isListOfTexts(key) {
      let remedy = "write each text in quotes, with commas between: \(key.excerpt())=\"…\",\"\(word)\""
      return .init("unknown word '\(word)'; \(remedy)", at: stray.location)
    }
    if let key = stray.key {
      let remedy = "write a value with spaces in quotes: \(key.excerpt())=\"… \(word) …\""
      return .init("unknown word '\(word)'; \(remedy)", at: stray.location)
    }
    return .init("unknown word '\(word)'; expected key=value", at: stray.location)
  }

  /// `frame=20,100,44,44` for `frame:20,100,44,44`.
  private static func member(_ word: String) -> String? {
    guard let colon = word.firstIndex(of: ":"), Key.named[name: String(word[..<colon])] != nil,
      word.index(after: colon) < word.endIndex
    else { return nil }
    return "\(word[..<colon])=\(word[word.index(after: colon)...])".excerpt()
  }

  /// `frame=60,600,44,44` for `frame=60 600 44 44`.
  static func numbers(of member: OutlineScanner.Member, continuedBy text: String) -> String? {
    switch Key.named[name: member.key]?.key.shape {
    case .named("frame"), .named("point"), .named("size"): break
    default: return nil
    }
    let written = member.value.items?.compactMap(\.string) ?? [member.value.string].compactMap(\.self)
    let words = text.split { $0 == " " || $0 == "," }.prefix { Double($0) != nil }
    let numbers = (written + words.map(String.init)).map { $0.last == "," ? String($0.dropLast()) : $0 }
    guard !words.isEmpty, numbers.count <= 4, numbers.allSatisfy({ Double($0) != nil }) else { return nil }
    return "\(member.key)=" + numbers.joined(separator: ",")
  }

  /// For a word behind a key whose value is a list: `frame=60 600` and `traits=header button`.
  private static func listRemedy(_ stray: (text: String, location: SourceLocation, key: String?)) -> String? {
    guard let name = stray.key, let key = Key.named[name: name]?.key else { return nil }
    let isOfList =
      switch key.shape {
      case .words(let words): words.contains(stray.text)
      case .named("traits"): Traits(name: stray.text) != nil
      case .named("state"): ControlState.named.contains { $0.name == stray.text }
      case .named("frame"), .named("point"), .named("size"): stray.text.first?.isNumber == true
      default: false
      }
    return isOfList ? "separate the parts with commas, without spaces: \(name)=…,\(stray.text.excerpt())" : nil
  }

  /// For words that are flags or traits.
  static func remedy(_ word: String) -> String? {
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false)
    if numbers.count == 4, numbers.allSatisfy({ Double($0) != nil }) { return "write frame=\(word)" }
    if word.hasSuffix(":"), Key.named[name: String(word.dropLast())] != nil { return "write \(word.dropLast())=…" }
    if word.wholeMatch(of: /\d+x\d+/) != nil {
      return "write the size on the line of the screen: screen \"…\" \(word)"
    }
    if let key = Key.named[name: word]?.key, case .named("flag") = key.shape { return "write \(word)=true" }
    if word == "disabled" { return "write enabled=false" }
    if word.first?.isLowercase == true, Traits(name: word) != nil { return "write traits=\(word)" }
    if Key.named[name: word] != nil { return "write \(word)=…" }
    return nil
  }
}
