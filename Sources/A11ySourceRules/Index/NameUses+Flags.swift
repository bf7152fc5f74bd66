extension NameUses {
  /// Code that runs only once a flag has changed.
  struct Region: Sendable {
    let owner: Owner
    let flag: Flag
  }

  /// The name for code that sets a flag: of a type, or of an object of any type.
  static func change(of flag: Name, in type: Name?, to value: Bool?) -> Name {
    var hasher = Hasher()
    hasher.combine(flag)
    hasher.combine(type)
    hasher.combine(value)
    return hasher.finalize()
  }

  /// The name for what a flag begins with, by its declaration or by the code that makes an object.
  static func beginning(of flag: Name, in type: Name, with value: Bool, isGiven: Bool) -> Name {
    var hasher = Hasher()
    hasher.combine(flag)
    hasher.combine(type)
    hasher.combine(value)
    hasher.combine(isGiven)
    return hasher.finalize()
  }

  /// It is not known that the flag begins so.
  func isOpen(_ flag: Flag) -> Bool {
    let name = Self.name(flag.name)
    let type = Self.name(flag.type)
    func begins(_ value: Bool) -> Bool {
      beginnings.contains(Self.beginning(of: name, in: type, with: value, isGiven: flag.origin == .given))
    }
    return flag.origin != .declared && (!begins(flag.value) || begins(!flag.value))
  }

  /// Names for all code that changes a flag.
  static func changes(of flag: Flag) -> [Name] {
    let name = Self.name(flag.name)
    let type = Self.name(flag.type)
    return [
      change(of: name, in: type, to: !flag.value), change(of: name, in: type, to: nil),
      change(of: name, in: nil, to: !flag.value), change(of: name, in: nil, to: nil),
    ]
  }
}

/// Reads where the code of a file changes what may be a flag, and what flags begin with.
struct FlagReader {
  typealias Name = NameUses.Name

  private let tree: SourceTree
  private let names: [Name]
  /// `$isShown`, by symbol.
  private let isBinding: [Bool]
  private let presents: Bool
  /// Structs that are declared here: no other type inherits their properties.
  private let structs: Set<Int32>

  init(_ tree: SourceTree, _ names: [Name]) {
    self.tree = tree
    self.names = names
    isBinding = tree.symbols.texts.map { text in
      guard text.utf8.first == UInt8(ascii: "$"), let letter = text.utf8.dropFirst().first else { return false }
      return !letter.isDigit
    }
    presents = tree.symbols["isPresented"] != nil
    structs = Set(
      tree.records.lazy.filter { record in
        record.kind == .type && record.declaration >= 0
          && tree.declarations[Int(record.declaration)].typeKind == .struct
      }.map(\.text))
  }

  /// What does not run from the beginning begins with one of these.
  func mayBeginRegion(_ record: NodeRecord) -> Bool {
    record.label == Labels.then || record.label == Labels.other || presents && record.kind == .closure
  }

  /// `@State private var isShown = false`, `Row(isEditing: .constant(false))`
  func beginnings(in node: Node) -> [Name] {
    if node.kind == .call { return givenBeginnings(by: node) }
    guard node.kind == .variable, let value = node.flagValue, let type = node.parent else { return [] }
    return [NameUses.beginning(of: names[Int(node.symbol)], in: names[Int(type.symbol)], with: value, isGiven: false)]
  }

  /// Names for the changes that a node makes; what its parts change they tell themselves.
  func changes(by node: Node) -> [Name] {
    switch node.kind {
    case .assign: assigned(by: node)
    case .call: node.calledName == "toggle" && node.arguments.isEmpty ? changed(node.base, to: nil) : given(by: node)
    case .name, .member: bound(by: node)
    default: []
    }
  }

  private func assigned(by node: Node) -> [Name] {
    guard node.text == "=", let target = node.target, let value = node.assignedValue, mayBeFlag(value) else {
      return []
    }
    if target.kind == .tuple { return target.children.flatMap { changed($0, to: nil) } }
    return changed(target, to: boolean(value))
  }

  /// - Parameter value: nil for one that is not known.
  private func changed(_ target: Node?, to value: Bool?) -> [Name] {
    guard let target, target.kind == .name || target.kind == .member else { return [] }
    let isOwn = target.kind == .name || target.firstChild?.text == "self"
    return [change(of: target.text, isOwn ? target.enclosingType : nil, to: value)]
  }

  private func change(of name: String, _ type: Node?, to value: Bool?) -> Name {
    let plain = name.drop { $0 == "_" || $0 == "$" }
    let own = type.flatMap { structs.contains($0.symbol) ? names[Int($0.symbol)] : nil }
    return NameUses.change(of: NameUses.name(plain), in: own, to: value)
  }

  /// `Row(isEditing: true)`
  private func given(by call: Node) -> [Name] {
    guard let callee = call.callee else { return [] }
    let isMade = call.isTypeCall || callee.kind == .member && callee.text == "init"
    guard isMade else { return [] }
    let type = call.calledName.map { NameUses.name($0) }
    return call.eachChild.dropFirst().compactMap { argument in
      guard !argument.label.isEmpty, mayBeFlag(argument) else { return nil }
      return NameUses.change(
        of: NameUses.name(argument.label), in: call.calledName == "init" ? nil : type, to: boolean(argument))
    }
  }

  private func givenBeginnings(by call: Node) -> [Name] {
    guard call.isTypeCall, let type = call.calledName else { return [] }
    return call.eachChild.dropFirst().compactMap { argument in
      guard !argument.label.isEmpty, let value = boolean(argument) else { return nil }
      return NameUses.beginning(
        of: NameUses.name(argument.label), in: NameUses.name(type), with: value, isGiven: true)
    }
  }

  /// `$isShown`, `$model.isShown`, `&isShown`
  private func bound(by node: Node) -> [Name] {
    if node.kind == .name, isBinding[Int(node.symbol)] {
      let isPresented = node.label == "isPresented" && Node.presenters.contains(node.parent?.calledName ?? "")
      return [change(of: node.text, node.enclosingType, to: isPresented ? false : nil)]
    }
    if node.kind == .member, isBinding[Int(node.symbol)] || node.firstChild.map(isBound) == true {
      return [change(of: node.text, nil, to: nil)]
    }
    let start = node.start
    let isInout =
      start > 1 && tree.bytes[start - 1] == UInt8(ascii: "&") && tree.bytes[start - 2] != UInt8(ascii: "&")
    return isInout ? changed(node, to: nil) : []
  }

  private func isBound(_ base: Node) -> Bool {
    var root = base
    while root.kind == .member, let next = root.firstChild { root = next }
    return root.kind == .name && isBinding[Int(root.symbol)]
  }

  private func boolean(_ value: Node) -> Bool? {
    if value.kind == .boolean { return value.isTrue }
    if let constant = value.constantBinding { return constant }
    // `_isShown = State(initialValue: false)`
    guard value.isTypeCall, let first = value.arguments.first, first.kind == .boolean else { return nil }
    return first.isTrue
  }

  private func mayBeFlag(_ value: Node) -> Bool {
    switch value.kind {
    case .string, .number, .closure, .array, .dictionary, .null: false
    case .call: !value.isTypeCall || ["State", "Published", "Binding", "Bool"].contains(value.calledName ?? "")
    default: true
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
