import A11yCore
import A11yFormats
import A11yRecords
import A11yRules
import Testing

/// Outlines, audited by two rules.
enum Screens {
  static let rules = ["control-missing-name", "target-size"]

  /// - Parameter outlines: by the path of the file they are in.
  static func audit(_ outlines: [String: String]) throws -> AuditResult {
    let audit = Audit(rules: try rules.map { try #require(Catalog.rule($0)) })
    var result = AuditResult()
    for (path, outline) in outlines {
      var found = AuditResult()
      for screen in try Formats.read(Array(outline.utf8)) {
        found.add(audit.run(AccessibilityTree(screen), file: FilePath(path)))
      }
      found.close(file: FilePath(path))
      result.add(found)
    }
    result.sort()
    return result
  }

  static func audit(_ outline: String, file: String = "App/login.outline") throws -> AuditResult {
    try audit([file: outline])
  }

  /// What the two rules ran on, where no file is on any disk.
  static let scope = BaselineScope(
    rules: Set(rules), knownRules: Set(Catalog.rules.map(\.info.id)))
}
