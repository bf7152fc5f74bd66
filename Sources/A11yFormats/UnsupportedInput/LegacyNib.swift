/// The archive that Interface Builder wrote up to Xcode 4.
enum LegacyNib {
  @Sendable static func reason(_ content: Content) -> String? {
    guard case .xml(let tree) = content, IBDocumentKind(tree.root) == .legacy else { return nil }
    return "this is an Interface Builder archive of Xcode 4 or older; open it in Xcode 5 or newer and save it"
  }
}
