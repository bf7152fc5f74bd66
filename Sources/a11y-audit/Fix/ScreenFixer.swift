import A11yCore
import A11yFormats

/// Fixes the findings of one file as far as a machine can. Every change is checked: the file is read and audited again, and a
/// change that does not remove its finding, or brings a new one, is not made.
struct ScreenFixer {
  struct Outcome: Sendable {
    var bytes: [UInt8]
    /// How many findings were fixed.
    var count = 0
  }

  /// Also what a person has to look at.
  let includesUnsafe: Bool
  /// The screens of the file with other bytes.
  let screens: ([UInt8]) throws -> [Screen]
  let audit: ([Screen]) -> AuditResult

  /// One finding of one control, whatever its place in the file: places move.
  private struct Key: Hashable {
    var rule: String
    var screen: String?
    var path: String
    var word: String?

    init(_ finding: Finding) {
      rule = finding.rule
      screen = finding.screen
      path = finding.subject.path
      // A control may have several misspelled words.
      if case .word = finding.repair?.change { word = finding.message }
    }
  }

  private struct Candidate {
    var key: Key
    var edit: TextEdit
  }

  private struct State {
    var bytes: [UInt8]
    var screens: [Screen]
    var findings: [Finding]
    var isWhole: Bool

    var counts: [Key: Int] { findings.reduce(into: [:]) { $0[Key($1), default: 0] += 1 } }
  }

  /// A fix may make another one possible: a label without its control type may begin with a lowercase letter.
  private static let mostPasses = 10

  /// - Throws: never for bytes that were read before.
  func fix(_ bytes: [UInt8]) throws -> Outcome {
    var outcome = Outcome(bytes: bytes)
    var state = try state(of: bytes)
    var refused: Set<Key> = []
    for _ in 0..<Self.mostPasses {
      let candidates = candidates(in: state, refused)
      if candidates.isEmpty || !state.isWhole { break }
      var checks = Self.mostChecks
      guard let (kept, next) = sound(candidates[...], on: state, &refused, &checks) else { continue }
      outcome.count += kept.count
      state = next
    }
    outcome.bytes = state.bytes
    return outcome
  }

  /// How often a pass reads the file: enough to find some bad changes among a thousand.
  private static let mostChecks = 60

  private func state(of bytes: [UInt8]) throws -> State {
    let screens = try screens(bytes)
    let result = audit(screens)
    return State(bytes: bytes, screens: screens, findings: result.findings, isWhole: result.omissions.isEmpty)
  }

  /// At most one change of each control; the others follow in the next pass.
  private func candidates(in state: State, _ refused: Set<Key>) -> [Candidate] {
    guard let editor = ScreenEditors.editor(of: state.bytes, screens: state.screens) else { return [] }
    var taken: Set<SourceLocation> = []
    let found = state.findings.compactMap { finding -> Candidate? in
      guard let repair = finding.repair, includesUnsafe || repair.isSafe && finding.outcome == .fail else { return nil }
      let key = Key(finding)
      guard !refused.contains(key), !taken.contains(finding.location),
        let edit = editor.edit(repair.change, at: finding.location)
      else { return nil }
      taken.insert(finding.location)
      return Candidate(key: key, edit: edit)
    }
    let made = FileEdits(state.bytes, found.map(\.edit)).made
    return found.filter { made.contains($0.edit) }
  }

  /// The changes that can be made together, and what they lead to; nil if there are none. Finds bad ones by halves.
  private func sound(
    _ candidates: ArraySlice<Candidate>, on state: State, _ refused: inout Set<Key>, _ checks: inout Int
  ) -> (kept: ArraySlice<Candidate>, State)? {
    if candidates.isEmpty { return nil }
    if checks == 0 {
      refused.formUnion(candidates.map(\.key))
      return nil
    }
    checks -= 1
    if let next = applied(candidates, to: state) { return (candidates, next) }
    if candidates.count == 1 {
      refused.formUnion(candidates.map(\.key))
      return nil
    }
    let middle = candidates.startIndex + candidates.count / 2
    let first = sound(candidates[..<middle], on: state, &refused, &checks)
    let second = sound(candidates[middle...], on: state, &refused, &checks)
    guard let first, let second else { return first ?? second }
    let both = first.kept + second.kept
    return applied(both, to: state).map { (both, $0) } ?? first
  }

  /// Nil if a finding is still there, or a new one came.
  private func applied(_ candidates: ArraySlice<Candidate>, to state: State) -> State? {
    let bytes = FileEdits(state.bytes, candidates.map(\.edit)).result
    guard let next = try? self.state(of: bytes), next.isWhole else { return nil }
    var expected = state.counts
    for candidate in candidates { expected[candidate.key, default: 0] -= 1 }
    // What was said of a control with a misspelled word is said now that it can be read.
    let mayUncover = candidates.contains { $0.key.word != nil }
    let isSound = next.counts.allSatisfy { key, count in
      let before = expected[key] ?? 0
      return count <= before || mayUncover && state.counts[key] == nil
    }
    return isSound ? next : nil
  }
}
