import A11yCore

extension FixedFontInSource {
  func swiftUI(_ modifier: Node, _ file: SourceFile) -> FixedSize? {
    guard modifier.callee?.kind == .member, modifier.callee?.text == "font", let font = modifier.arguments.first,
      let root = modifier.chainRoot ?? text(behind: modifier), root.calledName != "Image",
      !isPicture(root), !isFitted(root), !isInBar(root)
    else { return nil }
    for call in font.subtree where call.kind == .call && !isDecidedElsewhere(call, in: font) {
      if call.calledName == "system", let size = call.argument("size"), let points = points(size, file),
        call.argument("relativeTo") == nil
      {
        return FixedSize(points: points)
      }
      if call.calledName == "custom", let size = call.argument("fixedSize"), size.kind != .number || isFixed(size) {
        return FixedSize(points: (points(size, file) ?? size.source).excerpt(limit: 20))
      }
    }
    return nil
  }

  /// `Image(systemName: "star").font(.system(size: 20))`: an SF Symbol grows with a text style. Once for a file, and less
  /// than text, which people have to read.
  func symbols(in calls: [Node], _ file: SourceFile) -> Violation? {
    let symbols = calls.filter { modifier in
      guard modifier.callee?.kind == .member, modifier.callee?.text == "font", let font = modifier.arguments.first,
        font.kind == .call, font.calledName == "system", let size = font.argument("size"), isFixed(size),
        let root = modifier.chainRoot
      else { return false }
      return root.symbolName != nil && root.calledName == "Image" && !isInBar(root) && !isExempt(root.enclosingType)
    }
    guard let first = symbols.first else { return nil }
    let rest = symbols.count == 1 ? "" : ", like \(symbols.count - 1) more in this file"
    return Violation(
      Finding.Subject(source: "Image"), "is a symbol with a font size that does not scale\(rest)", grade: .minor,
      fix: "Give the symbol a text style, `.font(.title2)`, or a size by `@ScaledMetric`.", at: first.nameLocation)
  }

  /// What no call makes: the label of a style, a member that shows text, two texts in one.
  private func text(behind modifier: Node) -> Node? {
    var node = modifier
    while node.kind == .call, let callee = node.callee, callee.kind == .member, let base = callee.firstChild {
      node = base
    }
    if node.path == "configuration.label" { return node }
    if node.kind == .binary, node.text == "+", node.mentions("Text") { return node }
    guard let root = modifier.viewRoot, let body = root.shownMember else { return nil }
    let made = body.descendants.filter(\.isTypeCall).compactMap(\.calledName)
    return made.contains(where: Self.texts.contains) && !made.contains("Image") ? root : nil
  }

  private static let texts: Set<String> = ["Text", "Label", "TextField", "SecureField", "TextEditor", "Link", "Button"]
  private static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "Group", "LazyHStack", "LazyVStack", "Section", "List", "Form", "GroupBox",
  ]

  /// What a font reaches.
  enum Target {
    case text
    /// A view that may show text.
    case view
  }

  /// What a font reaches: the texts that a container holds and that have none of their own, and in a view of the app's
  /// whatever that shows. Nil if it reaches no text, or one that becomes an image to share.
  func target(of modifier: Node, _ file: SourceFile) -> Target? {
    guard let root = modifier.chainRoot, let name = root.calledName else { return .text }
    if isExempt(root.enclosingType) { return nil }
    if let type = root.enclosingType?.text, file.index.rendered.contains(type) { return nil }
    if Self.containers.contains(name) {
      let inner = root.descendants.filter(\.isTypeCall).map { ($0, $0.calledName ?? "") }
      let texts = inner.filter { Self.texts.contains($0.1) }
      let isAllSet = !texts.isEmpty && texts.allSatisfy { setsFont($0.0, within: root) }
      return isAllSet && inner.allSatisfy { file.index.views[$0.1] == nil } ? nil : .text
    }
    guard let view = file.index.views[name] else { return Self.texts.contains(name) ? .text : .view }
    return view.makes.contains(where: Self.texts.contains) ? .view : nil
  }

  private func setsFont(_ text: Node, within root: Node) -> Bool {
    text.ownModifiers.contains { $0.name == "font" }
      || text.enclosingModifiers.contains { $0.name == "font" && root.holds($0.call) }
  }

  /// As large as its place allows: the font's size is only where the shrinking begins.
  private func isFitted(_ root: Node) -> Bool {
    root.ownModifiers.contains {
      $0.name == "minimumScaleFactor" && ($0.call.arguments.first?.numberValue ?? 1) < 0.2
    }
  }

  /// `UIFont.preferredFont(from: .system(size: 18))`, `style.font ?? .system(size: 18)`: what becomes of it, others decide.
  private func isDecidedElsewhere(_ call: Node, in font: Node) -> Bool {
    call.ancestors.prefix { $0 != font.parent }.contains {
      $0.kind == .call && ["preferredFont", "scaledFont"].contains($0.calledName ?? "")
        || $0.kind == .binary && $0.text == "??" || isForOtherPlatform(call, in: $0)
    }
  }

  /// `UIDevice.isTV ? .system(size: 22) : .footnote`
  private func isForOtherPlatform(_ call: Node, in choice: Node) -> Bool {
    guard choice.kind == .ternary, let condition = choice.firstChild, !condition.holds(call), condition != call else {
      return false
    }
    let isOther = condition.subtree.contains { node in
      ["istv", "istvos", "ismac", "ismacos", "ismaccatalyst", "iswatch", "iswatchos"].contains(node.text.lowercased())
    }
    let then = choice.eachChild.first { $0.label == "then" }
    return isOther && condition.kind != .prefix && (then == call || then?.holds(call) == true)
  }

  private static let bars: Set<String> = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "tabItem",
  ]

  /// A bar's text stays small and is shown large on demand.
  private func isInBar(_ root: Node) -> Bool {
    if root.enclosingType?.declaration?.inherits.contains("ToolbarContent") == true { return true }
    return root.ancestors.contains { bar in
      guard bar.kind == .call, let name = bar.calledName, Self.bars.contains(name) else { return false }
      // Among what is in it, not what it is behind.
      return bar.callee?.holds(root) != true
    }
  }

  private static let pictures = ["emoji", "icon", "flag", "initial", "initials", "reaction"]

  /// `Text(plan.emoji ?? "")`, `Text(icon(for: tier))`, the first letter of a name in a circle, a large symbol.
  private func isPictureName(_ text: Node, _ root: Node) -> Bool {
    if text.kind == .binary, text.text == "??", let first = text.firstChild { return isPictureName(first, root) }
    let last = (text.kind == .call ? text.calledName : text.lastName) ?? ""
    // `reaction.rawValue`
    let name = last == "rawValue" ? text.firstChild?.lastName ?? last : last
    let font = root.ownModifiers.first { $0.name == "font" }?.call
    if name.lowercased() == "symbol", font?.descendants.contains(where: { ($0.numberValue ?? 0) >= 24 }) == true {
      return true
    }
    return IdentifierWords(name).contain(anyOf: Self.pictures)
      || text.subtree.contains { node in
        node.kind == .call && node.calledName == "prefix" && node.arguments.first?.numberValue == 1
          || node.kind == .member && node.text == "Icon"
      }
  }

  /// A container whose only content is an image: the font sizes a symbol.
  private func isPicture(_ root: Node) -> Bool {
    // A view of the app's that is called so.
    if let name = root.calledName, name.hasSuffix("Icon") || name.hasSuffix("Image") { return true }
    if root.ownModifiers.contains(where: { $0.name == "labelStyle" && $0.call.mentions("iconOnly") }) { return true }
    // An emoji or a sign for an image.
    if root.calledName == "Button", root.arguments.first.map(Self.isSign) == true { return true }
    if root.calledName?.hasSuffix("Text") == true, let text = root.arguments.first {
      if Self.isSign(text) { return true }
      if isPictureName(text, root) { return true }
    }
    if root.ownModifiers.contains(where: { $0.name == "keyboardType" && $0.call.arguments.first?.lastName == "emoji" })
    {
      return true
    }
    let views = root.subtree.filter(\.isTypeCall).map { $0.calledName ?? "" }
    return views.contains("Image") && !views.contains("Text") && !views.contains("Label")
      && !views.contains("TextField")
      || root.calledName.map { $0 == "Button" && root.arguments.first?.kind == .closure && !views.contains("Text") }
        == true
  }
}
