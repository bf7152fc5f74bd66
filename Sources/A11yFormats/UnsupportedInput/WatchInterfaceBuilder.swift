/// Storyboards of WatchKit.
enum WatchInterfaceBuilder {
  @Sendable static func reason(_ content: Content) -> String? {
    guard case .xml(let tree) = content, IBDocumentKind(tree.root) == .watch else { return nil }
    return "this is a watchOS document of Interface Builder; only iOS and tvOS are supported"
  }
}
