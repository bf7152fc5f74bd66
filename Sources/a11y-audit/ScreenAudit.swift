import A11yCommand
import A11yConfiguration
import A11yCore
import A11yRules

/// The findings of single screens, each by its file's configuration: what is accepted there is no finding.
enum ScreenAudit {
  static func findings(of screen: AccessibilityTree, in file: ScreenLoader.File) -> [Finding] {
    let audit = file.settings.audit(Catalog.rules, today: DayOption.today)
    let suppressions = file.configuration.suppressions
    let entries = file.settings.suppressions.filter { !suppressions[$0].hasEnded(by: DayOption.today) }
    let accepted = entries.flatMap { suppressions[$0].suppressions(on: screen, entry: $0) }
    return audit.run(screen, file: file.path, accepting: accepted).findings
  }
}
