/// The views of SwiftUI in a run, and what the code that uses them adds: labels, rows of lists, images made of them.
struct ViewUses: Sendable {
  /// A struct that is a view of SwiftUI.
  struct View: Sendable {
    var isAboutAccessibility: Bool
    /// Types of which it makes objects.
    var makes: [String]
  }

  /// By name.
  private(set) var structs: [String: View] = [:]
  /// Structs that draw something: `BackArrow: Shape`.
  private(set) var shapes: Set<String> = []
  private var spoken: Set<String> = []
  /// Types of which objects are made where `ImageRenderer` makes an image.
  private(set) var rendered: Set<String> = []
  /// Code of the current file that has been looked at for `rendered`.
  private var renderers: Set<Int32> = []
  /// Types of which objects are made without a label behind or around them.
  private(set) var unnamed: Set<String> = []
  /// Views that are rows of lists, outside of controls and of elements that join their texts.
  private(set) var rows: Set<String> = []

  mutating func read(type node: Node) {
    guard let declaration = node.declaration, declaration.typeKind == .struct else { return }
    let inherits = declaration.inherits
    if inherits.contains("Shape") || inherits.contains("InsettableShape") {
      shapes.insert(node.text)
    } else if inherits.contains("View") {
      structs[node.text] = View(
        isAboutAccessibility: AccessibilityCode.isAbout(node),
        makes: Set(node.descendants.compactMap { $0.isTypeCall ? $0.callee?.text : nil }).sorted())
    }
  }

  /// - Parameters:
  ///   - call: that makes an object.
  ///   - speaks: the file has accessibility code at all.
  mutating func read(made call: Node, named name: String, _ speaks: Bool) {
    if !speaks || !Self.isNamed(call) { unnamed.insert(name) }
    if call.tree.symbols["ForEach"] != nil || call.tree.symbols["List"] != nil, Self.isRow(call) {
      rows.insert(name)
    }
  }

  /// They join the texts of their label, or hold rows themselves.
  static let joining: Set<String> = [
    "Button", "NavigationLink", "Link", "Menu", "Toggle", "Label", "ShareLink", "Picker", "Section", "Chart", "Table",
    "GroupBox", "LabeledContent",
  ]
  /// Modifiers that make one element of a row, or an element that does something.
  static let joined: Set<String> = [
    "accessibilityElement", "accessibilityLabel", "accessibilityHidden", "accessibility", "accessibilityRepresentation",
    "accessibilityChildren", "onTapGesture", "accessibilityAction",
  ]
  private static let controls = joining.subtracting([
    "Label", "Section", "Chart", "Table", "GroupBox", "LabeledContent",
  ])
  .union([
    "TextField", "SecureField", "TextEditor", "Slider", "Stepper", "DatePicker", "ColorPicker", "ForEach", "List",
  ])

  /// What people operate in a row.
  static func isControl(_ name: String) -> Bool { controls.contains(name) || name.hasSuffix("Button") }

  /// A view is made in a loop or a list, and neither a control nor an element around it joins its texts.
  private static func isRow(_ view: Node) -> Bool {
    guard view.ownModifiers.allSatisfy({ !joined.contains($0.name) }),
      !view.ancestors.prefix(8).contains(where: { ["header", "footer"].contains($0.label) })
    else { return false }
    var isInList = false
    var inner: String?
    for outer in view.enclosingViews {
      guard let name = outer.calledName else { continue }
      // Pages, and what a control holds.
      if name == "TabView" && inner == "ForEach" || !isInList && joining.contains(name) && name != "Section" {
        return false
      }
      isInList = isInList || name == "ForEach" || name == "List"
      inner = name
    }
    return isInList && !view.enclosingModifiers.contains { joined.contains($0.name) }
  }

  mutating func read(rendering call: Node) {
    let code = call.ancestors.first { $0.kind == .function || $0.kind == .accessor } ?? call
    guard renderers.insert(code.index).inserted else { return }
    rendered.formUnion(code.descendants.compactMap { $0.isTypeCall ? $0.callee?.text : nil })
  }

  mutating func read(modifier: Node) {
    if Self.speaks(modifier) { noteSpoken(by: modifier) }
  }

  /// The file has been read.
  mutating func close() { renderers = [] }

  /// Adds what the next file has.
  mutating func merge(_ other: ViewUses) {
    structs.merge(other.structs) { first, _ in first }
    shapes.formUnion(other.shapes)
    spoken.formUnion(other.spoken)
    rendered.formUnion(other.rendered)
    unnamed.formUnion(other.unnamed)
    rows.formUnion(other.rows)
  }

  private static let names: Set<String> = ["accessibilityLabel", "accessibilityHidden", "accessibilityRepresentation"]

  private static func isNamed(_ view: Node) -> Bool {
    (view.ownModifiers + view.enclosingModifiers).contains { names.contains($0.name) }
  }

  /// A modifier with accessibility attributes of a view.
  private static func speaks(_ modifier: Node) -> Bool {
    modifier.tree.accessibility.known.contains(modifier.symbol) && modifier.text.hasPrefix("accessibility")
      && !silent.contains(modifier.text)
      // Its children stay what they are.
      && modifier.parent?.argument("children")?.lastName != "contain"
      && modifier.parent.map { Node.Modifier(name: modifier.text, call: $0).onlyMakesButton } != true
  }

  /// Modifiers that name nothing: an identifier is for tests.
  private static let silent: Set<String> = [
    "accessibilityIdentifier", "accessibilityAction", "accessibilityFocused", "accessibilitySortPriority",
    "accessibilityIgnoresInvertColors", "accessibilityShowsLargeContentViewer", "accessibilityScrollAction",
    "accessibilityZoomAction", "accessibilityRotor", "accessibilityRemoveTraits",
  ]
  /// The views that a modifier is behind or around, up to the code that makes them.
  private mutating func noteSpoken(by modifier: Node) {
    var index = modifier.index + 1
    let end = Int32(modifier.records.upperBound)
    while index < end {
      let node = Node(tree: modifier.tree, index: index)
      switch node.kind {
      case .type, .function, .variable: index = Int32(node.records.upperBound)
      default:
        if node.isShownElsewhere {
          index = Int32(node.records.upperBound)
          continue
        }
        if node.isTypeCall, let name = node.callee?.text { spoken.insert(name) }
        index += 1
      }
    }
  }

  /// From view to view: what is made in a view that is spoken for is spoken for as well.
  func spokenFor() -> Set<String> {
    var found: Set<String> = []
    var waiting = spoken.filter { structs[$0] != nil }
    while let name = waiting.popFirst() {
      guard found.insert(name).inserted, let view = structs[name] else { continue }
      for inner in view.makes where structs[inner] != nil && !found.contains(inner) { waiting.insert(inner) }
    }
    return found
  }

  /// The views that hold something to operate, themselves or in one of their parts.
  func withControls() -> Set<String> {
    var users: [String: [String]] = [:]
    var found: Set<String> = []
    for (name, view) in structs {
      if view.makes.contains(where: Self.isControl) { found.insert(name) }
      for inner in view.makes where structs[inner] != nil { users[inner, default: []].append(name) }
    }
    var waiting = Array(found)
    while let name = waiting.popLast() {
      for user in users[name] ?? [] where found.insert(user).inserted { waiting.append(user) }
    }
    return found
  }
}
