/// Documents of Interface Builder for other platforms, and of its early versions.
enum InterfaceBuilderRefusal {
  static func reason(_ content: Content) -> String? {
    guard case .xml(let tree) = content, let kind = IBDocumentKind(tree.root) else { return nil }
    return switch kind {
    case .legacy: "this is an Interface Builder archive of Xcode 4 or older; open it in Xcode 5 or newer and save it"
    case .mac: "this is a macOS document of Interface Builder; only iOS and tvOS are supported"
    case .watch: "this is a watchOS document of Interface Builder; only iOS and tvOS are supported"
    case .phone, .tv: nil
    }
  }
}
