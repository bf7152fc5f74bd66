import A11yCore

/// Where controls stand: in rows of their own, in sections with names, or together.
struct Places {
  enum Setting: Equatable {
    case together
    /// Each in a row or group whose words differ from the others'.
    case rows
    /// Each in a container whose name is announced.
    case namedSections
  }

  private let tree: AccessibilityTree
  /// What the rows say, hashed: a row is asked for once a name.
  private var words: [Int: Int] = [:]

  init(_ tree: AccessibilityTree) { self.tree = tree }

  mutating func setting(of elements: [Element]) -> Setting {
    var rows: Set<Int> = []
    var said: Set<Int> = []
    var areSections = true
    for element in elements {
      guard let row = row(of: element) else { return .together }
      let isNew = rows.insert(row.index).inserted
      guard isNew, said.insert(wordsHash(of: row)).inserted else { return .together }
      areSections = areSections && isNamedSection(row)
    }
    return areSections ? .namedSections : .rows
  }

  /// The nearest cell, row or named container; else what directly holds it, unless that holds the whole screen.
  private func row(of element: Element) -> Element? {
    let row = element.ancestors.first { $0.role?.isRow == true || isNamedSection($0) }
    if let row { return row }
    guard let parent = element.parent, parent.parent != nil, parent.role?.isContainer != true else { return nil }
    return parent
  }

  private func isNamedSection(_ element: Element) -> Bool {
    guard element.hasStructure, !SpokenText.isBlank(element.control.label) else { return false }
    switch element.structure.container {
    case .list, .landmark, .semanticGroup, .dataTable: return true
    default: return false
    }
  }

  /// A row is told from others by what it says first; bounded, because rows may hold each other.
  private static let maximumParts = 64

  private mutating func wordsHash(of row: Element) -> Int {
    if let known = words[row.index] { return known }
    var hasher = Hasher()
    hasher.combine(row.control.label)
    for part in row.descendants.prefix(Self.maximumParts) {
      for text in [part.control.label, part.control.text, part.control.title, part.control.value] {
        if let text { hasher.combine(text) }
      }
    }
    let hash = hasher.finalize()
    words[row.index] = hash
    return hash
  }
}
