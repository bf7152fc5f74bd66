/// Constants of the run that hold a text for people: `Localization.hint`, `L10n.Row.hint`.
struct TextConstants: Sendable {
  /// What a constant says.
  enum Value: Sendable, Equatable {
    case words(String)
    /// In a string table next to the source.
    case key(String)
    /// Two constants share the name, so that it has no certain value.
    case ambiguous
  }

  /// By the type and the name: `Localization.hint`.
  private var values: [String: Value] = [:]

  subscript(path: String) -> Value? { values[path] }

  mutating func merge(_ other: TextConstants) {
    values.merge(other.values) { $0 == $1 ? $0 : .ambiguous }
  }

  /// Texts set as accessibility attributes, and types that hold texts. Others are never looked up.
  private static let words = [
    "accessib", "a11y", "voice", "hint", "label", "locali", "string", "l10n", "text", "constants", "copy", "i18n",
  ]

  mutating func read(_ variable: Node) {
    guard let type = variable.parent, type.kind == .type, variable.declaration?.modifiers.contains("static") == true,
      let value = variable.constantValue, let words = Self.value(of: value)
    else { return }
    let path = "\(type.text).\(variable.text)"
    let lower = path.lowercased()
    guard Self.words.contains(where: lower.contains) || value.calledName == "tr" else { return }
    values[path] = values[path].map { $0 == words ? $0 : .ambiguous } ?? words
  }

  /// The words in an expression, or the key it looks up.
  static func value(of node: Node) -> Value? {
    if let literal = node.literal { return .words(literal) }
    guard node.kind == .call else {
      // `"row.hint".localized`
      if node.kind == .member, let key = node.firstChild?.literal, node.text.lowercased().contains("locali") {
        return .key(key)
      }
      return nil
    }
    switch node.calledName {
    case "String", "LocalizedStringResource", "LocalizedStringKey", "Text":
      if let value = node.argument("defaultValue")?.literal { return .words(value) }
      if let key = node.argument("localized")?.literal { return .key(key) }
      guard let first = node.arguments.first, first.label.isEmpty || first.label == "verbatim" else { return nil }
      return first.literal.map { node.calledName == "Text" || node.calledName != "String" ? .key($0) : .words($0) }
    case "NSLocalizedString":
      if let value = node.argument("value")?.literal { return .words(value) }
      return node.arguments.first?.literal.map { .key($0) }
    // SwiftGen: `L10n.tr("Localizable", "row.hint", fallback: "Opens the row")`
    case "tr":
      if let fallback = node.argument("fallback")?.literal { return .words(fallback) }
      return node.arguments.dropFirst().first?.literal.map { .key($0) }
    case let name? where name.lowercased().contains("locali"):
      let key = node.arguments.first?.literal ?? node.base?.literal
      return key.map { .key($0) }
    default: return nil
    }
  }
}

extension Node {
  /// What a constant, or a computed variable of one expression, always is.
  var constantValue: Node? {
    if let value = initialValue {
      return declaration?.isConstant == true || declaration?.isComputed == true ? value : nil
    }
    guard let statements = accessor("get")?.body?.children, statements.count == 1, let only = statements.first else {
      return nil
    }
    return only.kind == .return ? only.firstChild : only
  }
}

extension SourceFile {
  /// The words of an expression: a literal, a text that is looked up, a constant for either; nil if they are not known.
  func words(of node: Node) -> String? {
    if let value = TextConstants.value(of: node) { return text(of: value) }
    if node.kind == .call, ["Text", "LocalizedStringKey", "String"].contains(node.calledName ?? ""),
      let first = node.arguments.first, first.label.isEmpty || first.label == "localized"
    {
      return first.kind == .call ? nil : words(of: first)
    }
    guard node.kind == .name || node.kind == .member, let path = node.path, !path.hasPrefix(".") else { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard let name = parts.last else { return nil }
    if let constant = constant(name, of: parts.dropLast().last, near: node) {
      return TextConstants.value(of: constant).flatMap(text)
    }
    guard let type = parts.dropLast().last ?? node.enclosingType?.text, type.startsWithCapital else { return nil }
    return index.texts["\(type).\(name)"].flatMap(text)
  }

  private func text(of value: TextConstants.Value) -> String? {
    switch value {
    case .words(let words): words
    // A key that no table has is the text itself.
    case .key(let key): key.contains(where: \.isLetter) ? index.resources.text(named: key) ?? key : nil
    case .ambiguous: nil
    }
  }

  /// The value of a constant of this file: of the type that is named, or of those around the use.
  func constant(_ name: String, of type: String?, near use: Node) -> Node? {
    guard let symbol = tree.symbols[name] else { return nil }
    let variables = objects(name).map(\.declaration).filter { $0.kind == .variable && $0.symbol == symbol }
    let around = use.ancestors.filter { $0.kind == .type }
    let fitting = variables.filter { variable in
      guard let parent = variable.parent else { return false }
      if parent.kind != .type { return type == nil && (parent.kind == .file || parent.holds(use)) }
      return type.map { $0 == "Self" ? around.first?.text == parent.text : $0 == parent.text }
        ?? around.contains { $0.text == parent.text }
    }
    // Of several of a name, the one that shares a type with the use.
    let near = fitting.filter { variable in
      variable.ancestors.contains { owner in owner.kind == .type && around.contains(owner) }
    }
    let found = near.isEmpty ? fitting : near
    return found.count == 1 ? found.first?.constantValue : nil
  }
}
