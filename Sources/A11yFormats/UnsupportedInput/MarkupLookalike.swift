/// Documents in angle brackets that are no descriptions of screens.
enum MarkupLookalike {
  static func reason(_ content: Content) -> String? {
    guard case .xml(let tree) = content, let words = known[tree.root.name.lowercased()] else { return nil }
    return "this is \(words), not a screen; see 'a11y-audit formats' for supported formats"
  }

  /// What each is, by the name of its root.
  private static let known = [
    "html": "a web page",
    "svg": "a drawing",
    "plist": "a property list",
    "testsuites": "a test report",
    "testsuite": "a test report",
    "project": "a project file",
    "resources": "an Android resource file",
  ]
}
