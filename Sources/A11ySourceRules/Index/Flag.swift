/// A property that begins with `true` or `false`, and on which it depends whether code runs.
struct Flag: Hashable, Sendable {
  /// How it is known what the property begins with.
  enum Origin: Sendable {
    /// Declared in the same file: `@State private var showsHint = false`.
    case declared
    /// Given by the code that makes the view: `Row(isEditing: .constant(false))`.
    case given
    /// A property of another type: `Features.usesSearch`, `model.showsHint`.
    case elsewhere
  }

  let name: String
  let type: String
  /// With this value the code does not run.
  let value: Bool
  let origin: Origin
}

/// When code runs that a condition keeps from running at first.
enum Dormancy: Sendable {
  case never
  case untilChanged(Flag)
}

extension Node {
  /// For a part of a choice, `if showsHint { … }`, or what a flag presents, `.sheet(isPresented: $showsHint) { … }`; nil
  /// if it may run from the beginning.
  var dormancy: Dormancy? {
    guard let parent else { return nil }
    switch parent.kind {
    case .branch where parent.text == "if":
      return chosen(of: parent, parent.eachChild.filter { $0.label == "condition" })
    case .ternary: return chosen(of: parent, parent.firstChild.map { [$0] } ?? [])
    case .call where kind == .closure && label != "onDismiss": return presented(by: parent)
    default: return nil
    }
  }

  private func chosen(of choice: Node, _ conditions: [Node]) -> Dormancy? {
    switch label {
    case "then": return conditions.lazy.compactMap { $0.isKept(from: true) }.first
    // The other part runs if any of several conditions fails.
    case "else": return conditions.count == 1 ? conditions[0].isKept(from: false) : nil
    default: return nil
    }
  }

  /// Views and pages that a binding shows.
  static let presenters: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "actionSheet", "navigationDestination",
    "fileImporter", "fileExporter", "photosPicker",
  ]

  private func presented(by call: Node) -> Dormancy? {
    guard Self.presenters.contains(call.calledName ?? ""), let binding = call.argument("isPresented"), binding != self
    else { return nil }
    if binding.constantBinding == false { return .never }
    guard binding.kind == .name, binding.text.hasPrefix("$") else { return nil }
    return binding.ownFlag(String(binding.text.dropFirst()), value: false).map { .untilChanged($0) }
  }

  /// `.constant(false)`, `Binding.constant(false)`
  var constantBinding: Bool? {
    guard kind == .call, calledName == "constant", let value = arguments.first, value.kind == .boolean else {
      return nil
    }
    return value.isTrue
  }

  /// What keeps a condition from having a value.
  private func isKept(from wanted: Bool) -> Dormancy? {
    switch kind {
    case .boolean: return isTrue == wanted ? nil : .never
    case .prefix: return text == "!" ? firstChild?.isKept(from: !wanted) : nil
    case .binary:
      let operands = children
      if text == "==", operands.count == 2, operands[1].kind == .boolean {
        return operands[0].isKept(from: operands[1].isTrue == wanted)
      }
      // Operators in a row have no precedence here: all have to be the same.
      guard text == (wanted ? "&&" : "||"), operators(text) == operands.count - 1 else { return nil }
      return operands.lazy.compactMap { $0.isKept(from: wanted) }.first
    case .name:
      return tree.localNames.contains(symbol) ? nil : ownFlag(text, value: !wanted).map { .untilChanged($0) }
    case .member: return member(from: wanted).map { .untilChanged($0) }
    default: return nil
    }
  }

  private func operators(_ text: String) -> Int {
    var source = source
    return source.withUTF8 { text == "&&" ? $0.offsets(of: "&&").count : $0.offsets(of: "||").count }
  }

  private func member(from wanted: Bool) -> Flag? {
    guard let base = firstChild, base.kind == .name else { return nil }
    if base.text == "self" || base.text == "Self" { return ownFlag(text, value: !wanted) }
    if base.text.startsWithCapital {
      return Flag(name: text, type: base.text, value: !wanted, origin: .elsewhere)
    }
    // `model.showsHint`, of an object whose class the type's own declaration names.
    guard !tree.localNames.contains(base.symbol), let type = enclosingType,
      let object = tree.members(of: type, named: base.symbol).first(where: { $0.kind == .variable }),
      let name = object.declaration?.type ?? object.initialValue.flatMap({ $0.isTypeCall ? $0.calledName : nil })
    else { return nil }
    let plain = name.filter { $0 != "?" && $0 != "!" }
    guard plain.startsWithCapital, plain.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return Flag(name: text, type: plain, value: !wanted, origin: .elsewhere)
  }

  private func ownFlag(_ name: String, value: Bool) -> Flag? {
    guard let type = enclosingType, let symbol = tree.symbols[name] else { return nil }
    // Two are those of two targets.
    let variables = tree.members(of: type, named: symbol).filter { $0.kind == .variable }
    guard variables.count == 1, let variable = variables.first else { return nil }
    if let begins = variable.flagValue {
      return begins == value ? Flag(name: name, type: type.text, value: value, origin: .declared) : nil
    }
    return variable.isGivenFlag ? Flag(name: name, type: type.text, value: value, origin: .given) : nil
  }

  /// Wrappers of a property that only its own code, and code that can see it, changes.
  private static let plainWrappers: Set<String> = ["State", "Published", "MainActor", "ViewBuilder"]

  /// The value that a property of a type begins with, or always has; nil for all but `true` and `false`.
  var flagValue: Bool? {
    guard kind == .variable, let type = parent, type.kind == .type, let declaration,
      declaration.attributes.allSatisfy(Self.plainWrappers.contains), !declaration.modifiers.contains("override"),
      type.declaration?.inherits.contains(where: { Self.decoded.contains($0) }) != true
    else { return nil }
    let isOpen = declaration.modifiers.contains("public") || declaration.modifiers.contains("open")
    if let initialValue {
      guard initialValue.kind == .boolean, declaration.isConstant || !isOpen else { return nil }
      return initialValue.isTrue
    }
    // `static var isEnabled: Bool { false }`; what another type may override is no constant.
    guard declaration.isComputed, !isOpen,
      declaration.modifiers.contains("static") || type.declaration?.typeKind == .struct,
      let body = accessor("get")?.body, let only = body.firstChild, only == body.lastChild
    else { return nil }
    let value = only.kind == .return ? only.firstChild : only
    guard let value, value.kind == .boolean, accessor("set") == nil else { return nil }
    return value.isTrue
  }

  /// Values of these come from files or a network as well.
  private static let decoded: Set<String> = ["Codable", "Decodable", "NSManagedObject", "Object", "EmbeddedObject"]

  /// `@Binding var isEditing: Bool` or `let isEditing: Bool` of a view.
  private var isGivenFlag: Bool {
    guard let declaration, declaration.type == "Bool", initialValue == nil, !declaration.isComputed,
      declaration.attributes.allSatisfy({ $0 == "Binding" || $0 == "State" }),
      !declaration.modifiers.contains("public"),
      parent?.declaration?.typeKind == .struct
    else { return false }
    return declaration.isConstant || declaration.attributes == ["Binding"]
  }
}
