/// JSON files that lie about in a project and share a key or two with descriptions of screens.
enum JSONLookalike {
  static func reason(_ content: Content) -> String? {
    guard case .json(let root) = content, root.kind == .object else { return nil }
    guard let found = known.first(where: { $0.keys.allSatisfy { root[$0] != nil } }) else { return nil }
    return "this is \(found.words), not a screen; see 'a11y-audit formats' for supported formats"
  }

  /// What each is, by keys that only it has together.
  private static let known: [(keys: [String], words: String)] = [
    (["runs", "version"], "a result of static analysis (SARIF)"),
    (["lighthouseVersion", "audits"], "a result of Lighthouse"),
    (["pins", "version"], "a list of resolved packages"),
    (["info", "images"], "an image set of an asset catalog"),
    (["info", "colors"], "a color set of an asset catalog"),
    (["name", "version", "dependencies"], "a package manifest"),
    (["name", "version", "scripts"], "a package manifest"),
    (["layers", "fr", "op"], "a Lottie animation"),
    (["document", "schemaVersion"], "a Figma document"),
    (["compilerOptions"], "a TypeScript configuration"),
  ]
}
