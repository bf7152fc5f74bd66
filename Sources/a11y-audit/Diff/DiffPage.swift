import A11yCommand
import A11yCore
import A11yNarration
import A11yReports

/// The difference as a page to look at.
enum DiffPage {
  static func comparison(of report: DiffReport) -> Comparison {
    var comparison = Comparison(summary: report.summary, isWorse: report.isWorse)
    for pair in report.screens {
      if pair.isUnchanged {
        comparison.unchanged.append(pair.new.plainTitle)
      } else {
        comparison.screens.append(ScreenComparison(pair))
      }
    }
    comparison.screens += report.added.map(ScreenComparison.init)
    comparison.removed = report.gone.map(\.plainTitle)
    return comparison
  }
}

extension ScreenComparison {
  fileprivate init(_ pair: DiffReport.Pair) {
    self.init(title: pair.new.plainTitle, old: pair.old.picture, new: pair.new.picture)
    var changes: [SpeechComparison.Pair: [Change]] = [:]
    for change in pair.speech.changes {
      let key = SpeechComparison.Pair(old: change.old.map { $0.number - 1 }, new: change.new.map { $0.number - 1 })
      changes[key, default: []].append(Change(change.kind))
    }
    rows = pair.speech.pairs.map { Row(old: $0.old, new: $0.new, changes: changes[$0] ?? []) }
    findings += pair.findings.added.map { ($0, .new) }
    findings += pair.findings.risen.map { ($0, .worse) }
    findings += pair.findings.fixed.map { ($0, .fixed) }
    keptFindings = pair.findings.kept
  }

  /// A screen that only the new version has.
  fileprivate init(_ screen: DiffScreen) {
    self.init(title: screen.plainTitle, old: nil, new: screen.picture)
    rows = new.stops.indices.map { Row(old: nil, new: $0, changes: []) }
    findings = screen.findings.map { ($0, .new) }
  }
}

extension DiffScreen {
  /// As it is: the page makes it safe.
  fileprivate var plainTitle: String {
    (SpokenText.isBlank(narrated.name) ? nil : narrated.name) ?? narrated.file.text
  }

  fileprivate var picture: ScreenPicture {
    var picture = ScreenPicture(tree, file: narrated.file, spoken: narrated.utterances)
    if isOfFile { Screenshots(folder: nil).add(to: &picture, of: tree.screen, isOnly: isOnlyScreen) }
    return picture
  }
}

extension Change {
  fileprivate init(_ kind: SpeechChange.Kind) {
    self =
      switch kind {
      case .silenced: .silenced
      case .removed: .removed
      case .added: .added
      case .changed: .changed
      case .moved: .moved
      case .renumbered: .renumbered
      }
  }
}
