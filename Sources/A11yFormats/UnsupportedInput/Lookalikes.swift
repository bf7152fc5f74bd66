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

/// A description in YAML, with the keys of a control tree.
enum YAMLLookalike {
  private static let keys: Set<Substring> = ["class", "role", "name", "screen", "kind", "children", "label", "format"]

  static func reason(_ content: Content) -> String? {
    guard case .text(let text) = content else { return nil }
    let line = text.split(whereSeparator: \.isNewline).lazy.map { $0.drop { " -".contains($0) } }.first {
      !$0.isEmpty && !$0.hasPrefix("#")
    }
    guard let line, let colon = line.firstIndex(of: ":"), keys.contains(line[..<colon]) else { return nil }
    return "this looks like YAML; write the description as JSON or as an outline ('a11y-audit new NAME' writes one)"
  }
}

/// Texts in another language: `.strings` files and string catalogs, which belong next to a document.
enum StringsFile {
  static func reason(_ content: Content) -> String? {
    switch content {
    case .json(let root): root["sourceLanguage"] != nil && root["strings"] != nil ? words : nil
    case .text(let text): isTable(text) ? words : nil
    case .xml, .quoted: nil
    }
  }

  private static let words =
    "this is a strings file, not a screen; pass it with --strings, together with its storyboard or xib"

  /// Nothing but `"key" = "text";` and comments. Others are not read to the end: they begin with something else.
  private static func isTable(_ text: String) -> Bool {
    let start = text.utf8.drop { TextCleaning.isSpace($0) }.first
    guard start == UInt8(ascii: "\"") || start == UInt8(ascii: "/") else { return false }
    var scanner = StringsScanner(text)
    return (try? scanner.entries().isEmpty) == false
  }
}
