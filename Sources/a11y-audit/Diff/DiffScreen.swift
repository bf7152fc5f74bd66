import A11yCore
import A11yNarration

/// One version of a screen, heard and audited.
struct DiffScreen {
  var exposure: Exposure
  var narrated: NarratedScreen
  var findings: [Finding]

  var key: ScreenPairs.Key { ScreenPairs.Key(name: narrated.name, file: narrated.file) }

  /// As a person calls it: its name, else its file. Safe to print.
  var title: String { (SpokenText.isBlank(narrated.name) ? narrated.file : narrated.name ?? narrated.file).excerpt() }
}
