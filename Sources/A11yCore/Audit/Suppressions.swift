/// What is accepted in one subject, and whether there was anything to accept.
struct Suppressions {
  /// Those of the subject in its order, then those that stand elsewhere.
  private let all: [Suppression]
  /// By rule: the numbers of those that hold at positions.
  private var atPositions: [String: [Int]] = [:]
  /// By rule: the numbers of those that hold for certain findings.
  private var ofFindings: [String: [Int]] = [:]
  private var matched: Set<Int> = []
  /// By number: those of its rules that something was accepted of.
  private var matchedRules: [Int: Set<String>] = [:]
  /// Those that hold no longer, or never do.
  private var ended: [Int: SuppressionFault] = [:]

  /// - Parameter today: nil where nothing ends.
  init(stated: [Suppression], accepted: [Suppression], today: Day?) {
    all = stated + accepted
    for (number, suppression) in all.enumerated() {
      if let fault = suppression.end(by: today) {
        ended[number] = fault
        continue
      }
      for rule in suppression.rules {
        switch suppression.scope {
        case .positions: atPositions[rule, default: []].append(number)
        case .findings: ofFindings[rule, default: []].append(number)
        }
      }
    }
  }

  /// The suppression that accepts a rule's violations at each position: the first of those that cover it. All that cover
  /// one are matched, whether or not it is reported.
  ///
  /// Each suppression is gone through once, however many violations it covers.
  mutating func match(_ rule: String, at positions: () -> [Int]) -> [Int: Suppression] {
    guard let numbers = atPositions[rule] else { return [:] }
    let positions = Set(positions()).sorted()
    var accepting: [Int: Suppression] = [:]
    // By index: the first one from there on that nothing covers, or one nearer to it.
    var free = Array(0...positions.count)
    for number in numbers {
      guard case .positions(let covered) = all[number].scope else { continue }
      var index = positions.partitioningIndex { $0 >= covered.lowerBound }
      if index < positions.count, positions[index] <= covered.upperBound {
        matched.insert(number)
        if all[number].rules.count > 1 { matchedRules[number, default: []].insert(rule) }
      }
      while index < positions.count, positions[index] <= covered.upperBound {
        if free[index] == index {
          accepting[positions[index]] = all[number]
          free[index] = index + 1
        }
        // Halving the way keeps it short.
        free[index] = free[free[index]]
        index = free[index]
      }
    }
    return accepting
  }

  /// The first suppression that accepts this very finding.
  mutating func match(_ finding: Finding) -> Suppression? {
    guard let numbers = ofFindings[finding.rule] else { return nil }
    let accepting = numbers.filter { number in
      if case .findings(let accepts) = all[number].scope { accepts(finding) } else { false }
    }
    matched.formUnion(accepting)
    return accepting.first.map { all[$0] }
  }

  /// What is the matter with those of the subject. Those that stand outside may have their match in another subject, and
  /// are for the caller to check.
  ///
  /// - Parameter silent: the rules that did not run, or could not check for want of facts.
  func faulty(exceptOf silent: (String) -> Bool) -> [(suppression: Suppression, fault: SuppressionFault)] {
    all.indices.compactMap { number in
      let suppression = all[number]
      guard suppression.entry == nil, !suppression.isForeign else { return nil }
      if let fault = ended[number] { return (suppression, fault) }
      if !matched.contains(number), !suppression.rules.contains(where: silent) { return (suppression, .unmatched) }
      // Of several rules one may be left over.
      var unused = suppression
      unused.rules.removeAll { matchedRules[number]?.contains($0) != false || silent($0) }
      if suppression.rules.count > 1, !unused.rules.isEmpty { return (unused, .unmatched) }
      return suppression.isExplained ? nil : (suppression, .unexplained)
    }
  }

  var matchedEntries: Set<Int> { Set(matched.compactMap { all[$0].entry }) }
}
