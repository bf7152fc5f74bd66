import A11yCore

/// What the `.gitignore` files of a folder and those above it leave out, and the repository's `info/exclude`.
struct IgnoreRules {
  private struct Line {
    var pattern: Glob
    var isNegated: Bool
    var isForFolders: Bool
    /// Matched against the whole path below the file's folder, not only against the name.
    var isAnchored: Bool
    /// How many segments of a path stand for the `.gitignore`'s own folder.
    var depth: Int
  }

  private var lines: [Line] = []

  /// Adds the rules of one folder; later rules win over earlier ones.
  func adding(_ text: String, depth: Int) -> IgnoreRules {
    var rules = self
    for line in text.split(whereSeparator: \.isNewline) {
      var pattern = line.drop { $0 == " " }
      while pattern.hasSuffix(" ") { pattern.removeLast() }
      if pattern.isEmpty || pattern.hasPrefix("#") { continue }
      let isNegated = pattern.hasPrefix("!")
      if isNegated { pattern.removeFirst() }
      let isForFolders = pattern.hasSuffix("/")
      if isForFolders { pattern.removeLast() }
      rules.lines.append(
        Line(
          pattern: Glob(String(pattern), .shell), isNegated: isNegated, isForFolders: isForFolders,
          isAnchored: pattern.contains("/"), depth: depth))
    }
    return rules
  }

  /// - Parameter path: the segments from the repository's root, or from the folder the walk began in.
  func ignores(_ path: [Substring], isFolder: Bool) -> Bool {
    // The last line that matches decides.
    for line in lines.reversed() where !line.isForFolders || isFolder {
      let below = Array(path.dropFirst(line.depth))
      if line.pattern.matches(components: line.isAnchored ? below : below.suffix(1)) { return !line.isNegated }
    }
    return false
  }
}
