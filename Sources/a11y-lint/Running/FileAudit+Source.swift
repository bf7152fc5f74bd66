import A11yCommand
import A11yConfiguration
import A11yCore
import A11ySourceRules

extension FileAudit {
  /// Judges one file, and tells what would fix it; on any thread.
  ///
  /// - Parameter opening: what was said of the file already, if anything was.
  static func answer(
    of source: SourceFile, as input: FileInput, by audit: SourceAudit, since opening: SourceAudit.FirstPass? = nil,
    today: Day
  ) -> (audit: FileAudit, answer: SourceAudit.Answer) {
    var audited = FileAudit(
      path: input.path, configuration: input.configuration, settings: input.settings,
      rules: audit.ids, today: today)
    let suppressions = input.configuration.suppressions
    let accepted = audited.entries.map { suppressions[$0].suppression(entry: $0) }
    let answer = audit.run(source, since: opening, accepting: accepted)
    audited.result = answer.result
    if !suppressions.isEmpty { audited.outcomes = [Outcome(accepted: [], outcome: answer.result)] }
    return (audited, answer)
  }
}
