import A11yCore

// What the first words of a line mean: a role, a class, or a slip.
extension OutlineReader {
  /// The first word is `view`, a role or a class; a bare word after a role or `view` is the class.
  mutating func setKind(_ parts: OutlineScanner.Parts, at location: SourceLocation) {
    if parts.word.wholeMatch(of: /[0-9]+[.)]/) != nil {
      return lineMistakes.append(
        .init("remove '\(parts.word.excerpt())': lines are not numbered, and each is a control", at: location))
    }
    let role = OutlineWords.role(parts.word)
    var extra = parts.words[...]
    let keys = Set(parts.members.compactMap { Key.named[name: $0.key]?.key.name })
    // A control that has a name by other means has no label without quotes.
    let isNamed =
      parts.label != nil || role?.isContainer == true || [.cell, .progress, .activity].contains(role)
      || !keys.isDisjoint(with: ["label", "title", "text", "placeholder"])
    if role != nil || parts.word == "view" {
      assembler.facts.control.role = role
      if role != nil { note("role", at: location) }
      if let name = extra.popFirst() {
        if parts.label == nil, !extra.isEmpty, !OutlineWords.looksLikeClass(name.text), Outline.isPlainWord(name.text),
          extra.allSatisfy({ OutlineWords.remedy($0.text) == nil })
        {
          return lineMistakes.append(
            OutlineWords.mistake(name.text, followedBy: extra.map(\.text), at: name.location))
        }
        let isLowercase = name.text.first?.isLowercase == true
        let isClear =
          !isLowercase && (role == nil || isNamed && (parts.label != nil || !mayBeTitle(name.text, of: role)))
          || keys.contains("superclass")
        guard isClear || OutlineWords.looksLikeClass(name.text) || !Outline.isPlainWord(name.text) else {
          return lineMistakes.append(
            OutlineWords.mistake(name.text, followedBy: extra.map(\.text), at: name.location))
        }
        guard setClass(name.text, at: name.location) else { return }
      } else if role == nil, !parts.members.contains(where: { $0.key == "class" }) {
        assembler.facts.control.className = "UIView"
      }
    } else {
      if !keys.contains("superclass"), let keyword = OutlineWords.keyword(parts.word) {
        return lineMistakes.append(.init("write '\(keyword)' instead of '\(parts.word)'", at: location))
      }
      guard setClass(parts.word, isFirst: true, at: location) else { return }
    }
    if OutlineWords.resemblesScreen(parts.word) { return }
    if parts.label == nil, extra.count > 1 || extra.count == 1 && !keys.contains("superclass"), let first = extra.first,
      OutlineWords.remedy(first.text) == nil
    {
      let label = extra.map(\.text).joined(separator: " ").excerpt()
      return lineMistakes.append(.init("write the label in quotes: \"\(label)\"", at: first.location))
    }
    for word in extra { lineMistakes.append(OutlineWords.mistake((word.text, word.location, nil))) }
  }

  /// A plain word behind a control with words: `button Lyrics title="Lyrics"`.
  private func mayBeTitle(_ word: String, of role: Role?) -> Bool {
    role?.isInteractive == true && role?.isContainer != true && role != .cell
      && word.dropFirst().allSatisfy { $0.isLowercase } && UIKitClasses.named(word) == nil
  }

  /// False for a word that no class can be called: a slip, and what follows it may mean anything.
  private mutating func setClass(_ name: String, isFirst: Bool = false, at location: SourceLocation) -> Bool {
    note("class", at: location)
    if Outline.isPlainWord(name) {
      if isFirst, name.first?.isLowercase == true, !name.contains("."), UIKitClasses.named(name) == nil {
        assembler.facts.control.className = name
        assembler.unknownRole(name, among: ["view", "screen"], at: location)
        return true
      }
      defer { assembler.noteFirstWord(isFirst) }
      let value = PlainValue(location: location, content: .quoted(name))
      assembler.facts.control.className = ClassNameType().read(value, of: "class", &assembler)
      return true
    }
    let what = name.first?.isLetter == true ? "'\(name.excerpt())' is not a class" : "unexpected '\(name.excerpt())'"
    lineMistakes.append(.init("\(what); \(OutlineWords.remedy(forClass: name))", at: location))
    return false
  }
}
