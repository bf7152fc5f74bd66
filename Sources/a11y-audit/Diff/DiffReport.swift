import A11yCommand
import A11yCore
import A11yNarration

/// Everything that changed between two runs.
struct DiffReport {
  /// A screen that is in both.
  struct Pair {
    var old: DiffScreen
    var new: DiffScreen
    var speech: SpeechComparison
    var findings: FindingComparison

    var isUnchanged: Bool {
      speech.changes.isEmpty && findings.added.isEmpty && findings.risen.isEmpty && findings.fixed.isEmpty
    }
  }

  let screens: [Pair]
  let gone: [DiffScreen]
  let added: [DiffScreen]
  let failOn: FailingLevel

  init(old: [DiffScreen], new: [DiffScreen], failOn: FailingLevel) {
    let pairs = ScreenPairs(old: old.map(\.key), new: new.map(\.key))
    screens = pairs.pairs.map { pair in
      let (old, new) = (old[pair.old], new[pair.new])
      return Pair(
        old: old, new: new,
        speech: SpeechComparison(old.narrated.utterances, of: old.exposure, new.narrated.utterances, of: new.exposure),
        findings: FindingComparison(old: old.findings, new: new.findings))
    }
    gone = pairs.gone.map { old[$0] }
    added = pairs.added.map { new[$0] }
    self.failOn = failOn
  }

  /// Findings that were not there before, or were less; those of new screens among them.
  var newFindings: [Finding] {
    screens.flatMap { $0.findings.added + $0.findings.risen } + added.flatMap(\.findings)
  }

  var fixedCount: Int { screens.reduce(0) { $0 + $1.findings.fixed.count } }

  func count(_ kind: SpeechChange.Kind) -> Int { screens.reduce(0) { $0 + $1.speech.changes(kind).count } }

  /// New findings that fail at the level asked for.
  var failingCount: Int { newFindings.count { failOn.fails($0) } }

  var isWorse: Bool { failOn != .never && (failingCount > 0 || count(.silenced) > 0) }

  /// `2 changed, 1 appeared · 1 new finding, 2 fixed · worse: 1 new finding at or above error`
  var summary: String {
    var speech = SpeechChange.Kind.allCases.compactMap { kind in
      count(kind) == 0 ? nil : "\(count(kind)) \(kind.words)"
    }
    if !gone.isEmpty { speech.append(gone.count == 1 ? "1 screen gone" : "\(gone.count) screens gone") }
    if !added.isEmpty { speech.append(added.count == 1 ? "1 new screen" : "\(added.count) new screens") }
    var findings: [String] = []
    let new = newFindings.count
    if new > 0 { findings.append(new == 1 ? "1 new finding" : "\(new) new findings") }
    if fixedCount > 0 { findings.append("\(fixedCount) fixed") }
    let ear = speech.isEmpty ? "nothing changed for the ear" : speech.joined(separator: ", ")
    return [ear, findings.isEmpty ? "no other findings" : findings.joined(separator: ", "), verdict]
      .compactMap(\.self).joined(separator: " · ")
  }

  private var verdict: String? {
    guard isWorse else { return nil }
    var reasons: [String] = []
    if failingCount > 0 {
      let noun = failingCount == 1 ? "new finding" : "new findings"
      reasons.append("\(failingCount) \(noun) at or above \(failOn.rawValue)")
    }
    let silenced = count(.silenced)
    if silenced > 0 { reasons.append("\(silenced) no longer heard") }
    return "worse: \(reasons.joined(separator: ", "))"
  }
}

extension SpeechChange.Kind {
  /// As a count is told: `2 no longer heard`.
  var words: String {
    switch self {
    case .silenced: "no longer heard"
    case .renumbered: "in another place of a series"
    case .vanished, .appeared, .changed, .moved: rawValue
    }
  }
}

extension FailingLevel {
  /// Whether one finding fails at this level.
  func fails(_ finding: Finding) -> Bool {
    if self == .review { return true }
    guard finding.outcome == .fail else { return false }
    return switch self {
    case .never, .review: false
    case .error: finding.severity >= .error
    case .warning: finding.severity >= .warning
    case .notice: true
    }
  }
}
