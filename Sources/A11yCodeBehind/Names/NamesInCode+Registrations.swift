// Cells that a table or a collection is told of: only what takes one out shows it.
extension NamesInCode {
  /// Words such as `register` and `registerNib`.
  static func registering(_ lexicon: CodeLexicon) -> Set<UInt32> {
    Set(["register", "registerNib", "registerClass"].compactMap(lexicon.known))
  }

  var isRegistering: Bool { registrationEnd > 0 }

  /// `register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")`,
  /// `[table registerNib:nib forCellReuseIdentifier:@"cell"]`
  mutating func enterRegistration(_ index: Int, isSwift: Bool) {
    guard !isRegistering, index > 0, let end = registrationEnd(index, isSwift: isSwift) else { return }
    let isOfCells = tokens[index..<end].contains { token in
      token.kind == .word && Self.labels.contains(lexicon.text(token.word))
    }
    guard isOfCells else { return }
    registrations.append([])
    registrationEnd = end
  }

  private func registrationEnd(_ index: Int, isSwift: Bool) -> Int? {
    if isSwift {
      guard index + 1 < tokens.count, tokens[index + 1].kind == .openParen else { return nil }
      let match = tokens[index + 1].match
      return match == CodeToken.unmatched ? nil : Int(match) + 1
    }
    // The receiver may be a chain, so the end of the statement is looked for.
    let limit = min(tokens.count, index + Self.longestRegistration)
    return tokens[index..<limit].firstIndex { $0.kind == .semicolon }
  }

  mutating func register(word: UInt32) {
    let name = lexicon.text(word)
    guard !Self.common.contains(name), !CodeProject.isOfSystem(name) else { return }
    registrations[registrations.count - 1].append(keyOfWord[Int(word)])
  }

  private static let longestRegistration = 60

  private static let labels: Set = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "forSupplementaryViewOfKind",
  ]

  /// Words of a registration that name no cell.
  private static let common = labels.union([
    "register", "registerNib", "registerClass", "nibName", "bundle", "nil", "self", "Self", "main", "Bundle", "String",
    "describing", "describe", "NSStringFromClass", "class", "nib", "withReuseIdentifier", "identifier",
    "reuseIdentifier", "reuseID", "reuseId", "cellIdentifier", "cellID", "cellId", "elementKindSectionHeader",
    "elementKindSectionFooter", "nibWithNibName", "mainBundle", "className", "name", "id",
  ])
}
