/// Storyboards and xibs of AppKit.
enum MacInterfaceBuilder {
  @Sendable static func reason(_ content: Content) -> String? {
    guard case .xml(let tree) = content, IBDocumentKind(tree.root) == .mac else { return nil }
    return "this is a macOS document of Interface Builder; only iOS and tvOS are supported"
  }
}
