/// A way to get a screen out of an app: what `a11y-audit formats --how` and `Docs/getting-a-screen.md` show.
public struct ScreenOrigin: Sendable {
  /// In a few words: `XCUITest`.
  public var title: String
  /// The name of the format that the way gives; nil for several.
  public var format: String?
  /// What must be there: `a Mac with Xcode, and a simulator or device`.
  public var needs: String
  /// When to choose it, in a sentence.
  public var choice: String
  /// What to do, in order.
  public var steps: [Step]
  /// What it cannot tell, or what goes wrong, in sentences.
  public var limits: [String]

  public struct Step: Sendable {
    /// In a sentence without a period: "Attach the hierarchy in a UI test".
    public var title: String
    /// The language of the code: `sh`, `swift`.
    public var language: String
    public var code: String

    init(_ title: String, _ language: String, _ code: String) {
      self.title = title
      self.language = language
      self.code = code
    }
  }

  /// For a terminal.
  public var text: String {
    var text = "\(title)\n  \(choice)\n  needs: \(needs)\n"
    if let format { text += "  format: \(format)\n" }
    for step in steps {
      text += "\n  \(step.title):\n"
      for line in step.code.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
    }
    if !limits.isEmpty { text += "\n" }
    for limit in limits { text += "  \(limit)\n" }
    return text
  }
}
