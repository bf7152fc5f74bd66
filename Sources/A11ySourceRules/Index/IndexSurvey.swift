/// What one file gives to the index. Files are surveyed side by side and merged in their order.
public struct IndexSurvey: Sendable {
  private(set) var classDeclarations: [String: Node] = [:]
  private(set) var assignedPaths: Set<String> = []
  private(set) var assignedToClass: [String: Set<String>] = [:]
  private(set) var constructed: Set<String> = []
  private(set) var accessibilityHelpers: Set<String> = []
  private(set) var views: [String: Node] = [:]
  private(set) var isLocalised = false
  private var spokenViews: Set<String> = []
  private var extensions: [String: [Node]] = [:]
  private var protocols: Set<String> = []
  /// Names that two classes share: which of them is meant nobody can tell.
  private var ambiguous: Set<String> = []

  init() {}

  public init(_ tree: SourceTree) {
    if tree.isExempt { return }
    for node in tree.nodes {
      switch node.kind {
      case .type: readType(node)
      case .assign: readAssignment(node)
      case .call: readCall(node)
      case .function:
        if node.parent?.declaration?.typeKind == .extension, AccessibilityCode.isAbout(node) {
          accessibilityHelpers.insert(node.text)
        }
      default: break
      }
    }
    var reader = ObjectReader(tree)
    for object in reader.read() {
      guard let type = object.type else { continue }
      for path in object.assigned.keys where path.hasPrefix("accessibility") || path == "isAccessibilityElement" {
        assignedToClass[type, default: []].insert(path)
      }
    }
  }

  mutating func merge(_ other: IndexSurvey) {
    ambiguous.formUnion(other.ambiguous)
    ambiguous.formUnion(other.classDeclarations.keys.filter { classDeclarations[$0] != nil })
    classDeclarations.merge(other.classDeclarations) { first, _ in first }
    assignedPaths.formUnion(other.assignedPaths)
    assignedToClass.merge(other.assignedToClass) { $0.union($1) }
    constructed.formUnion(other.constructed)
    accessibilityHelpers.formUnion(other.accessibilityHelpers)
    views.merge(other.views) { first, _ in first }
    isLocalised = isLocalised || other.isLocalised
    spokenViews.formUnion(other.spokenViews)
    extensions.merge(other.extensions, uniquingKeysWith: +)
    protocols.formUnion(other.protocols)
  }

  private mutating func readType(_ node: Node) {
    guard let declaration = node.declaration else { return }
    switch declaration.typeKind {
    case .class:
      if classDeclarations[node.text] != nil { ambiguous.insert(node.text) }
      classDeclarations[node.text] = node
    case .extension: extensions[node.text, default: []].append(node)
    case .protocol: protocols.insert(node.text)
    case .struct where declaration.inherits.contains("View"): views[node.text] = node
    default: break
    }
  }

  private mutating func readAssignment(_ node: Node) {
    guard let target = node.target, target.kind == .member, let base = target.firstChild?.lastName else { return }
    if target.text.hasPrefix("accessibility") || target.text == "isAccessibilityElement" {
      assignedPaths.insert("\(base).\(target.text)")
    }
  }

  private mutating func readCall(_ node: Node) {
    guard let name = node.calledName else { return }
    if name.first?.isUppercase == true {
      constructed.insert(name)
      if (node.ownModifiers + node.enclosingModifiers).contains(where: { Self.speaks($0.name) }) {
        spokenViews.insert(name)
      }
    }
    if name == "NSLocalizedString" || name == "LocalizedStringResource" { isLocalised = true }
    if name == "String", node.arguments.first?.label == "localized" { isLocalised = true }
  }

  private static func speaks(_ modifier: String) -> Bool {
    modifier.hasPrefix("accessibility") && modifier != "accessibilityIdentifier" && modifier != "accessibilityAction"
  }

  /// From view to view: what is made in a view that is spoken for is spoken for as well.
  func spokenFor() -> Set<String> {
    var found: Set<String> = []
    var waiting = spokenViews.filter { views[$0] != nil }
    while let name = waiting.popFirst() {
      guard found.insert(name).inserted, let view = views[name] else { continue }
      for call in view.descendants where call.isTypeCall {
        if let inner = call.calledName, views[inner] != nil, !found.contains(inner) { waiting.insert(inner) }
      }
    }
    return found
  }

  func classFacts() -> [String: ClassFacts] {
    var facts: [String: ClassFacts] = [:]
    for (name, node) in classDeclarations where !ambiguous.contains(name) {
      let (base, lineage) = chain(of: name)
      if base == .none { continue }
      var parts: [Node] = []
      for ancestor in lineage {
        if let declaration = classDeclarations[ancestor] { parts.append(declaration) }
        parts += extensions[ancestor] ?? []
      }
      for name in Set(parts.flatMap { $0.declaration?.inherits ?? [] }).sorted() where protocols.contains(name) {
        parts += extensions[name] ?? []
      }
      var found = ClassFacts(
        name: name, declaration: node, base: base, parts: parts, hasCustomSuperclass: lineage.count > 1)
      found.read()
      if found.calls.keys.contains(where: { found.functions[$0] == nil && accessibilityHelpers.contains($0) }) {
        found.hasHelper = true
      }
      facts[name] = found
    }
    return facts
  }

  /// The classes from one to the last that the run has seen, and what that one rests on.
  private func chain(of name: String) -> (base: BaseClass, lineage: [String]) {
    var lineage: [String] = []
    var name = name
    while let node = classDeclarations[name] {
      // A class that inherits from itself, or one of two of the same name.
      if lineage.contains(name) || ambiguous.contains(name) { return (.unknown(name), lineage) }
      lineage.append(name)
      guard let next = node.declaration?.inherits.first, !protocols.contains(next) else { return (.none, lineage) }
      if classDeclarations[next] == nil, KnownClasses.contains(next) { return (.known(next), lineage) }
      name = next
    }
    return (.unknown(name), lineage)
  }
}
