/// The fonts that the project declares, followed by name.
struct FontDeclarations {
  struct Declaration {
    let owner: UInt32
    var value: CodeValue
    let references: [CodeRecord.Reference]
  }

  private var declarations: [Declaration] = []
  private var byName: [UInt32: [Int]] = [:]

  /// Further than this a name is not followed through other names.
  private static let depth = 3

  mutating func add(_ declaration: Declaration, named name: UInt32) {
    byName[name, default: []].append(declarations.count)
    declarations.append(declaration)
  }

  func declares(_ reference: CodeRecord.Reference) -> Bool { declarations(of: reference) != nil }

  private func declarations(of reference: CodeRecord.Reference) -> [Int]? {
    byName[reference.name] ?? byName[reference.imported]
  }

  mutating func finish() {
    for _ in 0..<Self.depth {
      for index in declarations.indices where declarations[index].value == .reference {
        let value = anyValue(of: declarations[index].references)
        if value != .unknown { declarations[index].value = value }
      }
    }
  }

  /// A body may name more than fonts: those that are fonts decide.
  private func anyValue(of references: [CodeRecord.Reference]) -> CodeValue {
    var result = CodeValue.unknown
    for reference in references {
      let value = self.value(of: reference)
      guard value != .unknown else { continue }
      if result != .unknown, result != value { return .unknown }
      result = value
    }
    return result
  }

  /// The value of an expression that chooses among these.
  func value(of references: [CodeRecord.Reference]) -> CodeValue {
    guard let first = references.first.map(value(of:)) else { return .unknown }
    return references.dropFirst().allSatisfy { value(of: $0) == first } ? first : .unknown
  }

  private func value(of reference: CodeRecord.Reference) -> CodeValue {
    guard var found = declarations(of: reference) else { return .unknown }
    if reference.qualifier != CodeRecord.none {
      let own = found.filter { declarations[$0].owner == reference.qualifier }
      if !own.isEmpty { found = own }
    }
    var result: CodeValue?
    for index in found.prefix(64) {
      let value = declarations[index].value
      guard value == .scaling || value == .fixed, result == nil || result == value else { return .unknown }
      result = value
    }
    return result ?? .unknown
  }
}
