import A11yCommand
import A11yConfiguration
import A11yCore
import A11yReports

extension FileAudit {
  /// Audits one file; on any thread.
  ///
  /// - Parameters:
  ///   - threads: how many may share the rules of a large screen. More than eight win nothing.
  ///   - drawing: where screenshots are, if a page shows the screens.
  init(_ file: ScreenLoader.File, by audit: Audit<AccessibilityTree>, threads: Int, today: Day, drawing: Screenshots?) {
    var audit = audit
    audit.threads = min(8, threads)
    self.init(
      path: file.path, configuration: file.configuration, settings: file.settings,
      rules: audit.ids, today: today)
    let suppressions = file.configuration.suppressions
    for screen in AccessibilityTree.all(file.screens) {
      let accepted = entries.flatMap { suppressions[$0].suppressions(on: screen, entry: $0) }
      let found = audit.run(screen, file: file.path, accepting: accepted)
      if !suppressions.isEmpty { outcomes.append(Outcome(accepted: accepted, outcome: found)) }
      result.add(found)
      guard let drawing else { continue }
      pictures.append(ScreenPicture(screen, file: file.path))
      // A picture shows one screen.
      if file.screens.count == 1 { pictures[0].screenshot = drawing.picture(of: file.path) }
    }
    result.close(file: file.path)
  }
}
