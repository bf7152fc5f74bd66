// The registrations of cells, which show none: only code that dequeues a cell does.
extension NamesInCode {
  /// Words such as `register` and `registerNib`.
  static func registering(_ lexicon: CodeLexicon) -> Set<UInt32> {
    Set(["register", "registerNib", "registerClass"].compactMap(lexicon.known))
  }

  var isRegistering: Bool { registrationEnd > 0 }

  /// `register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")`,
  /// `[table registerNib:nib forCellReuseIdentifier:@"cell"]`
  mutating func enterRegistration(_ index: Int, isSwift: Bool) {
    guard !isRegistering, index > 0, let end = registrationEnd(index, isSwift: isSwift), isOfCells(index + 1..<end),
      (index + 1..<end).allSatisfy(isKnown)
    else { return }
    registrations.append([])
    registrationEnd = end
  }

  private func registrationEnd(_ index: Int, isSwift: Bool) -> Int? {
    let limit = min(tokens.count, index + Self.longestRegistration)
    if isSwift {
      guard index + 1 < limit, tokens[index + 1].kind == .openParen else { return nil }
      let match = tokens[index + 1].match
      return match == CodeToken.unmatched || Int(match) >= limit ? nil : Int(match) + 1
    }
    // The receiver may be a chain, so the end of the statement is looked for.
    return tokens[index..<limit].firstIndex { $0.kind == .semicolon }
  }

  private func isOfCells(_ range: Range<Int>) -> Bool {
    tokens[range].contains { $0.kind == .word && Self.labels.contains(lexicon.text($0.word)) }
  }

  /// Whether a token of a registration is no name that stands for another: by a local, or by a member that many types
  /// have, code may dequeue the cell without any of the other names.
  private func isKnown(_ index: Int) -> Bool {
    guard tokens[index].kind == .word, !tokens[index].isReserved else { return true }
    let name = lexicon.text(tokens[index].word)
    let isLabel = index + 1 < tokens.count && tokens[index + 1].kind == .colon
    if isLabel || Self.words.contains(name) || CodeProject.isOfSystem(name) { return true }
    guard name.first?.isLowercase == true || name.hasPrefix("_") else { return true }
    guard index > 1, tokens[index - 1].kind == .dot, tokens[index - 2].kind == .word else { return false }
    // `Cell.identifier` is found by `Cell`, and `Names.cell` by `cell`.
    let holder = lexicon.text(tokens[index - 2].word)
    return holder.first?.isUppercase == true && (holder != "Self" || !Self.common.contains(name))
  }

  mutating func register(word: UInt32) {
    let name = lexicon.text(word)
    let isCommon = Self.common.contains(name) || Self.words.contains(name) || Self.labels.contains(name)
    guard !isCommon, !CodeProject.isOfSystem(name) else { return }
    registrations[registrations.count - 1].append(keyOfWord[Int(word)])
  }

  private static let longestRegistration = 60

  private static let labels: Set = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "forSupplementaryViewOfKind",
  ]

  /// Words of UIKit and of the languages in registrations.
  private static let words: Set = [
    "register", "registerNib", "registerClass", "nibName", "bundle", "nil", "main", "Bundle", "String", "describing",
    "NSStringFromClass", "class", "withReuseIdentifier", "elementKindSectionHeader", "elementKindSectionFooter",
    "nibWithNibName", "mainBundle",
  ]

  /// Names that many types have.
  private static let common: Set = [
    "identifier", "reuseIdentifier", "reuseID", "reuseId", "cellIdentifier", "cellID", "cellId", "className", "name",
    "id", "nib", "Self", "self",
  ]
}
