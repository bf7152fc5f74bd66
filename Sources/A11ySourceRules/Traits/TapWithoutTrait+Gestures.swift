import A11yCore

/// `.gesture(TapGesture().onEnded { … })`, which is `onTapGesture` in more words.
extension TapWithoutTrait {
  private static let modifiers = ["gesture", "simultaneousGesture", "highPriorityGesture"]

  func gestures(of file: SourceFile) -> [Violation] {
    Self.modifiers.flatMap { file.modifiers($0) }.compactMap { modifier in
      guard !isOff(modifier), modifier.arguments.first?.chainRoot.flatMap(singleTap) != nil,
        let action = gestureAction(modifier), !isBesideAnother(modifier), var violation = swiftUI(modifier, file)
      else { return nil }
      if onlyHints(action) { violation.isInferred = true }
      return violation
    }
  }

  /// What a gesture does at its end; nil for `onTapGesture`, whose own closure it is.
  func gestureAction(_ modifier: Node) -> Node? {
    guard let made = modifier.arguments.first?.chainRoot else { return nil }
    // Also of a double tap.
    guard let tap = singleTap(made) ?? (made.calledName == "TapGesture" ? made : nil) else { return nil }
    return (tap.ownModifiers + made.ownModifiers).first { $0.name == "onEnded" }?.call.arguments.first
  }

  /// `TapGesture()`, and the one of `ExclusiveGesture(TapGesture(count: 2), TapGesture())`.
  private func singleTap(_ made: Node) -> Node? {
    let parts: [Node] =
      switch made.calledName {
      case "TapGesture":
        [made]
          + made.ownModifiers.filter { ["exclusively", "simultaneously"].contains($0.name) }
          .compactMap { $0.call.arguments.first?.chainRoot }
      case "ExclusiveGesture", "SimultaneousGesture": made.arguments.compactMap(\.chainRoot)
      default: []
      }
    return parts.first { $0.calledName == "TapGesture" && isSingle($0) }
  }

  /// `.pressable(key)`, a modifier of the app's own that adds a tap, on views of SwiftUI's or of the app's.
  func customTaps(in file: SourceFile) -> [Violation] {
    // Without views of SwiftUI, the rest of the run is not needed.
    guard file.tree.declarations.contains(where: { $0.inherits.contains("View") }) else { return [] }
    return file.index.tapModifiers.sorted().flatMap { file.modifiers($0) }.compactMap { modifier in
      guard let root = modifier.chainRoot, let name = root.calledName,
        Self.framework.contains(name) || file.index.views[name] != nil, var violation = swiftUI(modifier, file)
      else { return nil }
      // A trait behind each use is not the place for it.
      violation.edits = []
      return violation
    }
  }

  /// A gesture next to those that the view has already, which may be a control, or hold one, that is not known here.
  private func isBesideAnother(_ modifier: Node) -> Bool {
    guard modifier.calledName == "simultaneousGesture", let root = modifier.chainRoot else { return false }
    return !isPlain(root)
      || root.descendants.contains { node in
        guard node.parent?.kind == .closure || node.parent?.kind == .block else { return false }
        return node.kind == .name || node.kind == .member || node.kind == .call && node.chainRoot.map(isPlain) != true
      }
  }

  private func isPlain(_ view: Node) -> Bool { Self.framework.contains(view.calledName ?? "") }

  /// It is for what the view holds, or for nothing at all.
  private func isOff(_ modifier: Node) -> Bool {
    ["subviews", "none"].contains(modifier.argument("including")?.lastName ?? "")
      || modifier.argument("isEnabled")?.isFalse == true
  }
}
