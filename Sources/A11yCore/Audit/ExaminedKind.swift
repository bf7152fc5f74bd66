/// What is counted in source, so that a report says how much of it was looked at.
public enum ExaminedKind: String, CaseIterable, Comparable, Sendable {
  case buttons, taps, images, inputs, fonts
  /// Outlets that no interface file of the run connects: what these files set is not known.
  case unresolvedOutlets

  public static func < (a: ExaminedKind, b: ExaminedKind) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}
