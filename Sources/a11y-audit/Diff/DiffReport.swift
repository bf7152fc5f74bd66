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

  init(old: [DiffScreen], new: [DiffScreen]) {
    let pairs = ScreenPairs(old: old.map(\.key), new: new.map(\.key))
    screens = pairs.pairs.map { pair in
      let (old, new) = (old[pair.old], new[pair.new])
      return Pair(
        old: old, new: new,
        speech: SpeechComparison(old.narrated.utterances, of: old.tree, new.narrated.utterances, of: new.tree),
        findings: FindingComparison(old: old.findings, new: new.findings))
    }
    gone = pairs.gone.map { old[$0] }
    added = pairs.added.map { new[$0] }
  }

  /// Findings that were not there before, or were less; those of new screens among them.
  var newFindings: [Finding] {
    screens.flatMap { $0.findings.added + $0.findings.risen } + added.flatMap(\.findings)
  }

  var fixedCount: Int { screens.reduce(0) { $0 + $1.findings.fixed.count } }

  func count(_ kind: SpeechChange.Kind) -> Int { screens.reduce(0) { $0 + $1.speech.changes(kind).count } }

  /// The lowest level by which some screen's new version is checked.
  var failOn: FailingLevel {
    let levels = screens.map(\.new.failOn) + added.map(\.failOn)
    return levels.reduce(.never) { $1.isLower(than: $0) ? $1 : $0 }
  }

  /// New findings that fail at the level of their screen.
  var failingCount: Int {
    screens.reduce(0) { $0 + $1.new.failing($1.findings.added + $1.findings.risen) }
      + added.reduce(0) { $0 + $1.failing($1.findings) }
  }

  var isWorse: Bool { failingCount > 0 || silencedCount > 0 }

  /// Where nothing is a fault, this is none.
  private var silencedCount: Int {
    screens.reduce(0) { $0 + ($1.new.failOn == .never ? 0 : $1.speech.changes(.silenced).count) }
  }

  /// `2 changed, 1 added · 1 new finding, 2 fixed · regressions: 1 new finding at or above error`
  var summary: String {
    var speech = SpeechChange.Kind.allCases.compactMap { kind in
      count(kind) == 0 ? nil : "\(count(kind)) \(kind.words)"
    }
    if !gone.isEmpty { speech.append(gone.count.counted("screen") + " removed") }
    if !added.isEmpty { speech.append(added.count.counted("new screen")) }
    var findings: [String] = []
    let new = newFindings.count
    if new > 0 { findings.append(new.counted("new finding")) }
    if fixedCount > 0 { findings.append("\(fixedCount) fixed") }
    let ear = speech.isEmpty ? "no changes in VoiceOver output" : speech.joined(separator: ", ")
    return [ear, findings.isEmpty ? "no new or fixed findings" : findings.joined(separator: ", "), result]
      .compactMap(\.self).joined(separator: " · ")
  }

  private var result: String? {
    guard isWorse else { return nil }
    var reasons: [String] = []
    if failingCount > 0 {
      reasons.append("\(failingCount.counted("new finding")) at or above \(failOn.rawValue)")
    }
    if silencedCount > 0 { reasons.append("\(silencedCount) no longer read") }
    return "regressions: \(reasons.joined(separator: ", "))"
  }
}

extension SpeechChange.Kind {
  /// As a count is reported: `2 no longer heard`.
  var words: String {
    switch self {
    case .silenced: "no longer read"
    case .renumbered: "in another position of a series"
    case .removed, .added, .changed, .moved: rawValue
    }
  }
}
