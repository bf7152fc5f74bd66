import A11yCore

extension FixedFont {
  func swiftUI(_ modifier: Node) -> String? {
    guard modifier.callee?.kind == .member, modifier.callee?.text == "font", modifier.callee?.firstChild?.kind == .call,
      let font = modifier.arguments.first, let root = modifier.chainRoot, root.calledName != "Image",
      !isPicture(root), !isFitted(root)
    else { return nil }
    for call in font.subtree where call.kind == .call && !isScaledElsewhere(call, in: font) {
      if call.calledName == "system", let size = call.argument("size"), isFixed(size),
        call.argument("relativeTo") == nil
      {
        return "has a font of \(size.source.excerpt(limit: 20)) points that does not scale"
      }
      if call.calledName == "custom", let size = call.argument("fixedSize") {
        return "has a font of \(size.source.excerpt(limit: 20)) points that does not scale"
      }
    }
    return nil
  }

  /// As large as its place allows: the font's size is only where the shrinking begins.
  private func isFitted(_ root: Node) -> Bool {
    root.ownModifiers.contains {
      $0.name == "minimumScaleFactor" && ($0.call.arguments.first?.numberValue ?? 1) < 0.2
    }
  }

  /// `UIFont.preferredFont(from: .system(size: 18))`: what becomes of it, others decide.
  private func isScaledElsewhere(_ call: Node, in font: Node) -> Bool {
    call.ancestors.prefix { $0 != font.parent }.contains {
      $0.kind == .call && ["preferredFont", "scaledFont"].contains($0.calledName ?? "")
    }
  }

  /// A container whose only content is a picture: the font sizes a symbol.
  private func isPicture(_ root: Node) -> Bool {
    // A view of the app's that is called so.
    if let name = root.calledName, name.hasSuffix("Icon") || name.hasSuffix("Image") { return true }
    if root.ownModifiers.contains(where: { $0.name == "labelStyle" && $0.call.mentions("iconOnly") }) { return true }
    // An emoji or a sign for a picture.
    if root.calledName == "Text", let text = root.arguments.first {
      if let words = text.literal, !words.contains(where: \.isLetter) { return true }
      if text.lastName?.lowercased().contains("emoji") == true { return true }
    }
    let views = root.subtree.filter(\.isTypeCall).map { $0.calledName ?? "" }
    return views.contains("Image") && !views.contains("Text") && !views.contains("Label")
      && !views.contains("TextField")
      || root.calledName.map { $0 == "Button" && root.arguments.first?.kind == .closure && !views.contains("Text") }
        == true
  }
}
