import A11yCore

struct RoleInLabelLiteral: Rule {
  static let info = RuleInfo(
    id: "role-in-label-literal",
    summary: "A label repeats the control type",
    family: .naming, severity: .warning,
    criteria: [.hig("Accessibility")],
    why: """
      VoiceOver reads the control type from the traits, so people hear "Play button, button" every time.
      """,
    fix: "Remove the control type from the label; VoiceOver reads the trait.",
    fixability: .safe("removes the control type from the end of a label"),
    examples: examples
  )

  /// The word, and what a variable's type or name must say for it to be the kind.
  private static let kinds: [(word: String, signs: [String])] = [
    ("button", ["button"]), ("link", ["link"]), ("image", ["image", "photo", "picture", "icon"]),
    ("icon", ["image", "icon"]), ("switch", ["switch", "toggle"]), ("slider", ["slider"]),
    ("tab", ["tabbar", "tabitem"]),
    ("text field", ["textfield", "field"]),
  ]

  /// As in the word list of the rule for screens. "Photo of" may tell a photo from a drawing.
  private static let imagePrefixes = ["image of", "picture of", "icon of", "graphic of"]

  /// Controls whose title is both seen and spoken, and the words with which it should not end.
  private static let titled: [(control: String, words: [String])] = [
    ("Button", ["button"]), ("Toggle", ["switch", "toggle"]), ("Slider", ["slider"]),
    ("TextField", ["text field"]), ("SecureField", ["text field"]),
  ]

  func check(_ file: SourceFile) -> RuleResult {
    var violations = file.says("accessibilityLabel") ? labels(file) : []
    if file.mayUseSwiftUI { violations += Self.titled.flatMap { titles($0.control, $0.words, file) } }
    return RuleResult(violations)
  }

  private func labels(_ file: SourceFile) -> [Violation] {
    let titles = Set(file.calls("setTitle").compactMap { $0.arguments.first?.literal })
    let types = Dictionary(file.objects.map { ($0.name, $0.type ?? "") }) { first, _ in first }
    return TextSetting.all("accessibilityLabel", in: file).compactMap { setting in
      guard let words = file.words(of: setting.value),
        // What is written on it is what it is called.
        !titles.contains(words), setting.node.chainRoot?.arguments.first?.literal != words
      else { return nil }
      let name = setting.receiver.split(separator: ".").last.map(String.init) ?? setting.receiver
      let type = (types[name] ?? "").isEmpty ? name : types[name] ?? name
      let subject = Finding.Subject(source: setting.receiver)
      if let prefix = imagePrefix(words, type) {
        return Violation(
          subject, "has the label \(words.quoted()), which begins with \(prefix.quoted())", at: setting.node.location)
      }
      guard let kind = kind(words, type) else { return nil }
      var violation = Violation(
        subject, "has the label \(words.quoted()), which ends with its control type", at: setting.node.location)
      violation.edits = edits(setting.value, kind)
      return violation
    }
  }

  /// `Button("Delete button") { … }`: people see the word, too, so that it is a matter of taste and not of Voice Control.
  private func titles(_ control: String, _ words: [String], _ file: SourceFile) -> [Violation] {
    file.typeCalls(control).compactMap { call in
      guard let title = call.arguments.first, title.label.isEmpty, let text = file.words(of: title),
        words.contains(where: { text.lowercased().hasSuffix(" " + $0) }),
        !call.ownModifiers.contains(where: { ["accessibilityLabel", "accessibilityHidden"].contains($0.name) })
      else { return nil }
      return Violation(
        Finding.Subject(source: control), "has the title \(text.quoted()), which ends with its control type",
        grade: .minor, at: call.location)
    }
  }

  private func imagePrefix(_ words: String, _ type: String) -> String? {
    guard let signs = Self.kinds.first(where: { $0.word == "image" })?.signs,
      signs.contains(where: type.lowercased().contains)
    else { return nil }
    let lower = words.lowercased()
    return Self.imagePrefixes.first { lower.hasPrefix($0 + " ") }
  }

  private func kind(_ words: String, _ type: String) -> String? {
    let lower = words.lowercased()
    for (word, signs) in Self.kinds where lower.hasSuffix(" " + word) {
      if signs.contains(where: type.lowercased().contains) { return word }
    }
    return nil
  }

  /// A plain literal loses its last word and the blanks before it, if a word is left. Where an escape or a mark is left at
  /// the end, a person has to decide.
  private func edits(_ value: Node, _ kind: String) -> [TextEdit] {
    let source = value.source
    guard value.literal != nil, source.hasPrefix("\""), !source.hasPrefix("\"\"\""), !source.contains("\\") else {
      return []
    }
    let end = " \(kind)\""
    // In bytes: other letters than those of ASCII may have these as their small ones.
    guard String(decoding: source.utf8.suffix(end.utf8.count).map(lowercased), as: UTF8.self) == end else { return [] }
    var name = source.utf8.dropLast(end.utf8.count)
    while name.last == UInt8(ascii: " ") { name.removeLast() }
    guard let last = Substring(name).last, last.isLetter || last.isNumber else { return [] }
    return [TextEdit(value.start + name.count..<value.end - 1, "")]
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension RoleInLabelLiteral {
  static let examples: [Example] = [
    .fails(
      "button whose label ends with \"button\"",
      """
      let playButton = UIButton()
      ✗ playButton.accessibilityLabel = "Play button"
      """),
    .fails(
      "SwiftUI image whose label ends with \"image\"",
      """
      struct Card: View {
        var body: some View { ✗ Image("harbor").accessibilityLabel("Harbor image") }
      }
      """),
    .passes(
      "label without the role",
      """
      let playButton = UIButton()
      playButton.accessibilityLabel = "Play"
      """),
  ]
}
