/// What the audit has to know of a screen or a Swift file. Everything else is the same for both.
package protocol AuditSubject {
  /// Where a violation is: a rule is silent at a place where another one names the cause better.
  associatedtype Place: Hashable

  /// The counts of the result, before anything is found.
  func inventory(file: FilePath) -> AuditResult

  /// Whether the evidence for what the violation rests on makes it certain.
  func certainty(of violation: Violation, by info: RuleInfo) -> Certainty

  /// What to do about a violation, in the words for this kind of input.
  func fix(of violation: Violation, by info: RuleInfo) -> String

  func place(of violation: Violation) -> Place

  /// Whether a violation may be a consequence of what is uncertain at these places.
  func isObscured(_ violation: Violation, at places: Set<Place>) -> Bool

  /// What the author of the subject accepts.
  var suppressions: [Suppression] { get }

  /// Where a violation is in the numbering of the suppressions: the index of a control, or lines.
  func positions(of violation: Violation) -> [Int]

  /// Fills in where a finding is and what it is about.
  ///
  /// - Returns: a function for all findings of one run, which may remember what they have in common.
  func describer(file: FilePath) -> (_ finding: inout Finding, _ violation: Violation) -> Void
}
