/// Rules that check a screen together, split into tasks.
///
/// Rules that check elements one at a time are asked in common walks: to hand out an element costs more than most of
/// them do with it.
struct RuleRunner: Sendable {
  private let rules: [any Rule<AccessibilityTree>]
  /// Of each rule that checks one element at a time.
  private let checks: [ElementCheck?]
  /// Indices of these rules, a list for each walk.
  private var walks: [[Int]] = []
  /// Indices of the others.
  private var others: [Int] = []

  /// Walks, so that threads can share them.
  private static let walkCount = 4

  /// Elements that are checked by one rule after another.
  private static let chunk = 256

  /// - Parameter tree: the audited tree, or the one it is a copy of.
  init(_ rules: [any Rule<AccessibilityTree>], on tree: AccessibilityTree) {
    self.rules = rules
    checks = rules.map { $0.elementCheck(on: tree) }
    var each: [Int] = []
    for (index, check) in checks.enumerated() {
      if check != nil { each.append(index) } else { others.append(index) }
    }
    let size = max(1, (each.count + Self.walkCount - 1) / Self.walkCount)
    walks = stride(from: 0, to: each.count, by: size).map { Array(each[$0..<min($0 + size, each.count)]) }
  }

  var tasks: Int { walks.count + others.count }

  /// All verdicts, in the order of the rules.
  func results(on tree: AccessibilityTree) -> [RuleResult] {
    var results = [RuleResult](repeating: [], count: rules.count)
    for (index, result) in answer(Array(walks.joined()), on: tree) { results[index] = result }
    for index in others { results[index] = rules[index].audit(tree) }
    return results
  }

  /// The verdicts of one task, by the index of the rule.
  func answer(_ task: Int, on tree: AccessibilityTree) -> [Int: RuleResult] {
    if task < walks.count { return answer(walks[task], on: tree) }
    let index = others[task - walks.count]
    return [index: rules[index].audit(tree)]
  }

  private func answer(_ walk: [Int], on tree: AccessibilityTree) -> [Int: RuleResult] {
    // Rule by rule within some elements: the code of one rule stays in the processor's cache, and so do the elements.
    let checks = walk.compactMap { self.checks[$0] }
    if checks.isEmpty { return [:] }
    var results = [RuleResult](repeating: [], count: checks.count)
    let elements = Array(tree.elements)
    for start in stride(from: 0, to: elements.count, by: Self.chunk) {
      let end = min(start + Self.chunk, elements.count)
      for (number, check) in checks.enumerated() {
        var result = results[number]
        results[number] = []
        elements.withUnsafeBufferPointer { elements in
          for index in start..<end { check.run(elements[index], &result) }
        }
        results[number] = result
      }
    }
    return Dictionary(
      uniqueKeysWithValues: zip(walk, results).map { ($0, $1.judged(by: rules[$0].info, on: tree)) })
  }
}
