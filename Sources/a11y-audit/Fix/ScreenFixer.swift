import A11yCore
import A11yFormats

/// Fixes the findings of one file as far as a machine can. Every change is checked: the file is read and audited again, and a
/// change that does not remove its finding, or brings a new one, is not made.
struct ScreenFixer {
  struct Outcome: Sendable {
    var bytes: [UInt8]
    /// How many findings were fixed.
    var count = 0
    /// Findings whose changes leave them as they are, or bring others.
    fileprivate var refused: Set<Key> = []

    func refuses(_ finding: Finding) -> Bool { refused.contains(Key(finding)) }
  }

  /// Also what a person has to look at.
  let includesUnsafe: Bool
  /// The screens of the file with other bytes.
  let screens: ([UInt8]) throws -> [Screen]
  let audit: ([Screen]) -> AuditResult

  /// One finding of one control, whatever its place in the file: places move.
  fileprivate struct Key: Hashable {
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

    init(_ bytes: [UInt8], _ screens: [Screen], _ result: AuditResult) {
      self.bytes = bytes
      self.screens = screens
      findings = result.findings
      isWhole = result.omissions.isEmpty
    }

    var counts: [Key: Int] { findings.reduce(into: [:]) { $0[Key($1), default: 0] += 1 } }
  }

  /// A fix may make another one possible: a label without its control type may begin with a lowercase letter.
  private static let mostPasses = 10

  /// - Parameters:
  ///   - known: what the bytes hold, if they were read and audited already.
  ///   - budget: how often the file may be read in all.
  /// - Throws: never for bytes that were read before.
  func fix(
    _ bytes: [UInt8], known: (screens: [Screen], result: AuditResult)? = nil, budget: Int = mostPasses * mostChecks
  ) throws -> Outcome {
    var outcome = Outcome(bytes: bytes)
    var state = try known.map { State(bytes, $0.screens, $0.result) } ?? state(of: bytes)
    var refused: Set<Key> = []
    var budget = budget
    for _ in 0..<Self.mostPasses {
      let candidates = candidates(in: state, refused)
      if candidates.isEmpty || !state.isWhole { break }
      var checks = min(Self.mostChecks, budget)
      budget -= checks
      let found = sound(candidates[...], on: state, &refused, &checks)
      budget += checks
      guard let (kept, next) = found else { continue }
      outcome.count += kept.count
      state = next
    }
    outcome.bytes = state.bytes
    outcome.refused = refused
    return outcome
  }

  /// The file with one finding fixed, and what the fix brings with it; nil if that cannot be done.
  func fix(_ finding: Finding, in bytes: [UInt8], _ screens: [Screen], _ result: AuditResult) -> [UInt8]? {
    let state = State(bytes, screens, result)
    var alone = state
    alone.findings = [finding]
    guard state.isWhole, let candidate = candidates(in: alone, []).first else { return nil }
    return applied([candidate], to: state)?.bytes
  }

  /// How often a pass reads the file: enough to find some bad changes among a thousand.
  private static let mostChecks = 60
  /// How often a file is read to find which findings can be fixed: an audit that fixes nothing is not to take much longer for
  /// it. What is not found within these is not marked.
  static let mostChecksForMarks = 12

  private func state(of bytes: [UInt8]) throws -> State {
    let screens = try screens(bytes)
    let result = audit(screens)
    return State(bytes, screens, result)
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

  /// Nil if a finding is still there, or a new one came that cannot be fixed in turn: "close." without its period begins
  /// with a lowercase letter.
  private func applied(_ candidates: ArraySlice<Candidate>, to state: State) -> State? {
    let old = state.counts
    var expected = old
    for candidate in candidates { expected[candidate.key, default: 0] -= 1 }
    // What was said of a control with a misspelled word is said now that it can be read.
    let mayUncover = candidates.contains { $0.key.word != nil }
    let wanted = Set(candidates.map(\.key))
    var (current, edits) = (state, candidates.map(\.edit))
    for _ in 0...Self.mostConsequences {
      let bytes = FileEdits(current.bytes, edits).result
      guard let next = try? self.state(of: bytes), next.isWhole else { return nil }
      let surplus = next.counts.filter { key, count in
        count > expected[key] ?? 0 && !(mayUncover && old[key] == nil)
      }
      if surplus.isEmpty { return next }
      if !wanted.isDisjoint(with: surplus.keys) { return nil }
      let consequences = self.candidates(in: next, []).filter { surplus[$0.key] != nil }
      let fixed = consequences.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
      guard surplus.allSatisfy({ fixed[$0, default: 0] >= $1 - (expected[$0] ?? 0) }) else { return nil }
      (current, edits) = (next, consequences.map(\.edit))
    }
    return nil
  }

  /// Fixes that one fix makes necessary, one after the other.
  private static let mostConsequences = 3
}

extension TextEdit {
  /// What differs between two texts in UTF-8, as one change.
  init(from old: [UInt8], to new: [UInt8]) {
    let isPart = { (byte: UInt8) in byte & 0xC0 == 0x80 }
    let least = min(old.count, new.count)
    var start = 0
    while start < least, old[start] == new[start] { start += 1 }
    while start > 0, start < old.count && isPart(old[start]) || start < new.count && isPart(new[start]) { start -= 1 }
    var end = 0
    while end < least - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, isPart(old[old.count - end]) { end -= 1 }
    self.init(start..<old.count - end, String(decoding: new[start..<new.count - end], as: UTF8.self))
  }
}
