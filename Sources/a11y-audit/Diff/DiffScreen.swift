import A11yCommand
import A11yCore
import A11yNarration

/// One version of a screen, heard and audited.
struct DiffScreen {
  var tree: AccessibilityTree
  var narrated: NarratedScreen
  var findings: [Finding]
  /// From which severity on a new finding makes it worse.
  var failOn: FailingLevel
  /// Whether it comes from a file, and not from standard input; then a picture may be next to it.
  var isOfFile = false
  var isOnlyScreen = false

  var key: ScreenPairs.Key { ScreenPairs.Key(name: narrated.name, file: narrated.file) }

  /// How many of these findings fail.
  func failing(_ findings: [Finding]) -> Int { findings.count { failOn.fails($0) } }

  /// As a person calls it: its name, else its file. Safe to print.
  var title: String {
    (SpokenText.isBlank(narrated.name) ? nil : narrated.name).map { $0.excerpt() } ?? narrated.file.text.excerpt()
  }
}
