/// The colors that the project declares, followed by name.
struct ColorDeclarations {
  struct Declaration {
    let owner: UInt32
    var color: CodeColor?
    let references: [CodeRecord.Reference]
  }

  private var declarations: [Declaration] = []
  private var byName: [UInt32: [Int]] = [:]

  /// Further than this a name is not followed through other names.
  private static let depth = 3
  /// More of one name are not compared.
  private static let mostOfName = 64

  mutating func add(_ declaration: Declaration, named name: UInt32) {
    byName[name, default: []].append(declarations.count)
    declarations.append(declaration)
  }

  mutating func finish() {
    for _ in 0..<Self.depth {
      for index in declarations.indices where !declarations[index].references.isEmpty {
        let declaration = declarations[index]
        declarations[index].color = color(of: declaration.references, or: declaration.color)
      }
    }
  }

  /// - Parameter own: the color of UIKit of the same name, which holds if the project declares none.
  func color(of references: [CodeRecord.Reference], or own: CodeColor?) -> CodeColor? {
    guard let reference = references.first, references.count == 1 else { return own }
    guard var found = byName[reference.name] ?? byName[reference.imported] else { return own }
    if reference.qualifier != CodeRecord.none {
      let ofQualifier = found.filter { declarations[$0].owner == reference.qualifier }
      if !ofQualifier.isEmpty { found = ofQualifier }
    }
    guard found.count <= Self.mostOfName, let first = declarations[found[0]].color else { return nil }
    return found.allSatisfy { declarations[$0].color == first } ? first : nil
  }
}
