import A11yCore

/// Fonts of UIKit's labels, buttons and fields.
extension FixedFontInSource {
  /// Calls that make a fixed font follow, or use it for no text.
  private static let scaling = [
    "scaled", "Metrics", "metrics", "SymbolConfiguration", "symbol", "relative", "dynamic", "Dynamic",
  ]

  /// What a file says of all its texts, gathered once.
  struct Known {
    /// The class of a variable by its name; of several of a name, of the first.
    let types: [String: String]
    /// Calls of `setTitle`, by what they are made on.
    let titles: [String: [Node]]

    init(_ file: SourceFile) {
      types = Dictionary(file.objects.map { ($0.name, $0.type ?? "") }) { first, _ in first }
      titles = Dictionary(grouping: file.calls("setTitle").filter { $0.base?.path != nil }) { $0.base?.path ?? "" }
    }
  }

  func uikit(_ node: Node, _ known: Known, _ file: SourceFile) -> Violation? {
    guard let size = size(node, file), isFont(node, known.types), !isInBar(node), !isBarTitle(node, file),
      !isSign(node, known, file),
      isShown(node, file)
    else { return nil }
    return Violation(receiver(of: node), size.message, grade: size.grade, at: place(of: node).location)
  }

  /// `[.font: UIFont.systemFont(ofSize: 15)]`: the font of an attributed text.
  func attribute(_ node: Node, _ file: SourceFile) -> Violation? {
    guard let size = size(node, file), let (dictionary, value) = entry(around: node),
      isFontKey(before: value, in: dictionary),
      !isScaled(node, upTo: dictionary), !isInBar(node), !isMeasured(dictionary)
    else { return nil }
    return Violation(
      Finding.Subject(source: "attributed text"), size.message, grade: size.grade, at: node.location)
  }

  private func entry(around node: Node) -> (dictionary: Node, value: Node)? {
    var inner = node
    for ancestor in node.ancestors.prefix(3) {
      if ancestor.kind == .dictionary { return (ancestor, inner) }
      guard ancestor.kind == .cast else { return nil }
      inner = ancestor
    }
    return nil
  }

  private func isFontKey(before value: Node, in dictionary: Node) -> Bool {
    var key: Node?
    for item in dictionary.eachChild {
      if item == value { return key?.lastName == "font" || key?.lastName == "NSFontAttributeName" }
      key = item
    }
    return false
  }

  private static let measuring = [
    "size", "height", "width", "bounding", "measure", "draw", "render", "appearance", "rect",
  ]
  private static let bars = ["setTitleTextAttributes", "setBadgeTextAttributes"]

  /// It only measures or draws a text, or is for a bar, whose text stays small.
  private func isMeasured(_ dictionary: Node) -> Bool {
    // A line that only keeps a distance.
    if let words = dictionary.parent?.argument("string")?.literal, !words.contains(where: \.isLetter) { return true }
    var names: [String] = []
    for ancestor in dictionary.ancestors {
      switch ancestor.kind {
      case .call: names.append(ancestor.calledName ?? "")
      case .assign: names.append(ancestor.target?.lastName ?? "")
      case .function: names.append(ancestor.text)
      case .type: if IdentifierWords(ancestor.text).contain(anyOf: ["image", "renderer"]) { return true }
      case .variable:
        names.append(ancestor.text)
        // What gets the attributes by their name.
        if let scope = ancestor.parent {
          for use in scope.uses(of: ancestor.symbol) {
            let user = Node(tree: scope.tree, index: use).parent
            names.append(user?.kind == .assign ? user?.target?.lastName ?? "" : user?.calledName ?? "")
          }
        }
      default: break
      }
    }
    return names.contains { name in
      Self.bars.contains(name) || name.hasSuffix("itleTextAttributes")
        || IdentifierWords(name).contain(anyOf: Self.measuring + exemptNames)
    }
  }

  /// A bar's text stays small and is shown large on demand: that is another rule's.
  private func isInBar(_ node: Node) -> Bool {
    isExempt(node.enclosingType)
      || node.ancestors.contains {
        let name = $0.kind == .variable ? $0.text : $0.kind == .assign ? $0.target?.path : nil
        return name.map { IdentifierWords($0).contain(anyOf: exemptNames) } == true
      }
  }

  /// `title.font = …` of what becomes `navigationItem.titleView = title`.
  private func isBarTitle(_ node: Node, _ file: SourceFile) -> Bool {
    guard let target = node.ancestors.prefix(3).first(where: { $0.kind == .assign })?.target?.path else { return false }
    let name = target.prefix { $0 != "." }
    return file.assignments(to: "titleView").contains {
      $0.assignedValue?.path == String(name) && $0.enclosingType?.symbol == node.enclosingType?.symbol
    }
  }

  /// `button.setTitle("▾", for: .normal)`, `label.text = "•"`: a sign for an image.
  private func isSign(_ node: Node, _ known: Known, _ file: SourceFile) -> Bool {
    guard let target = node.ancestors.prefix(3).first(where: { $0.kind == .assign })?.target?.path else { return false }
    if target.hasSuffix(".font"),
      let object = file.objects(String(target.dropLast(5))).last(where: { $0.declaration.parent?.holds(node) == true }),
      let texts = object.assigned["text"], texts.allSatisfy({ $0.assignedValue.map(Self.isSign) == true })
    {
      return true
    }
    let titles = target.indices.filter { target[$0] == "." }.flatMap { known.titles[String(target[..<$0])] ?? [] }
    return !titles.isEmpty
      && titles.allSatisfy { call in
        call.arguments.first.map(Self.isSign) == true
      }
  }

  /// Not a label that only measures, nor one that is not added to a view.
  private func isShown(_ node: Node, _ file: SourceFile) -> Bool {
    guard let base = node.ancestors.prefix(3).first(where: { $0.kind == .assign })?.target?.firstChild,
      base.kind == .name
    else { return true }
    let name = base.text
    if let member = node.enclosingMember, member.initialValue?.holds(node) == true {
      return file.tree.uses[member.symbol].contains { !member.holds(Node(tree: file.tree, index: $0)) }
    }
    guard let object = file.objects(name).last(where: { !$0.isMember && $0.construction != nil }),
      let scope = object.declaration.parent, scope.holds(node)
    else { return true }
    return scope.uses(of: base.symbol).contains { index in
      let use = Node(tree: scope.tree, index: index)
      return use.kind == .name && (use.parent?.kind != .member || use.parent?.firstChild != use)
    }
  }

  private func receiver(of node: Node) -> Finding.Subject {
    for ancestor in node.ancestors.prefix(6) {
      if ancestor.kind == .assign, let target = ancestor.target {
        let owner = target.firstChild?.path ?? ancestor.enclosingType?.text ?? "text"
        return Finding.Subject(source: owner.escapedName)
      }
      if ancestor.kind == .variable { return Finding.Subject(source: ancestor.text.escapedName) }
    }
    return Finding.Subject(source: "text")
  }

  private func place(of node: Node) -> Node {
    node.ancestors.prefix(3).first { $0.kind == .assign } ?? node
  }

  private func size(_ call: Node, _ file: SourceFile) -> FixedSize? {
    let name = call.calledName ?? ""
    if Self.makers.contains(name), let base = call.callee, base.kind == .member,
      base.firstChild == nil || base.firstChild?.text == "UIFont", let size = call.argument("ofSize"),
      let points = points(size, file)
    {
      return FixedSize(points: points)
    }
    if name == "UIFont", call.callee?.kind == .name, let font = call.argument("name"), let size = call.argument("size"),
      let points = points(size, file), !isIcons(font)
    {
      return FixedSize(points: points)
    }
    if isSized(call), let size = call.argument("size"), let points = points(size, file), file.index.hasFixedFontMethod {
      return FixedSize(points: points)
    }
    return nil
  }

  /// `Fonts.medium.font(size: 14)`
  func isSized(_ call: Node) -> Bool {
    call.calledName == "font" && call.callee?.kind == .member && call.arguments.count == 1
      && call.base?.path?.contains(where: \.isUppercase) == true && call.argument("size") != nil
  }

  /// The font of a text, and not a constant, a helper's return or an argument that may yet be scaled.
  private func isFont(_ node: Node, _ types: [String: String]) -> Bool {
    for ancestor in node.ancestors {
      switch ancestor.kind {
      // `model.font ?? .systemFont(ofSize: 12)`: which it is, others say.
      case .binary where ancestor.text == "??": return false
      case .assign: return isText(ancestor.target, types) && !isScaled(node, upTo: ancestor)
      case .function, .accessor, .variable, .closure, .block, .return, .type, .file: return false
      default: continue
      }
    }
    return false
  }

  private func isText(_ target: Node?, _ types: [String: String]) -> Bool {
    guard let target, target.lastName == "font" else { return false }
    let name = target.firstChild?.lastName ?? ""
    if name == "$0", let type = target.configuredType {
      return ["UILabel", "UITextField", "UITextView"].contains(type)
    }
    let owner = (types[name].flatMap { $0.isEmpty ? nil : $0 } ?? name).lowercased()
    let other = ["icon", "symbol", "layer", "attributes", "config", "configuration", "emoji", "emojis", "flag"]
    if IdentifierWords(name).contain(anyOf: other) { return false }
    // A chart's legend has a font too; what is no text of UIKit's is left alone.
    return ["label", "text", "button", "field", "title", "lbl", "heading"].contains(where: owner.contains)
  }

  private func isScaled(_ node: Node, upTo end: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == end { return false }
      if ancestor.kind == .call, let callee = ancestor.callee, Self.scaling.contains(where: callee.source.contains) {
        return true
      }
    }
    return false
  }

  private func isIcons(_ font: Node) -> Bool {
    IdentifierWords(font.source).contain(anyOf: ["icon", "awesome", "symbol", "glyph", "material"])
  }
}

extension Node {
  /// The class of `$0` in `UILabel().then { $0.font = … }`.
  fileprivate var configuredType: String? {
    guard let closure = ancestors.first(where: { $0.kind == .closure }), let call = closure.parent, call.kind == .call,
      let base = call.base, base.isTypeCall
    else { return nil }
    return base.calledName
  }
}
