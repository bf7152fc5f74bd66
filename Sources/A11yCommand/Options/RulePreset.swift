/// The rules of a standard with those of the levels below it: a tag alone is one level.
package enum RulePreset: String, CaseIterable {
  case wcagA = "wcag-a"
  case wcagAA = "wcag-aa"
  case wcagAAA = "wcag-aaa"
  case en301549 = "en-301-549"
  case all

  /// The tags of the rules to run. Faults of the description itself are always reported: nothing else can be relied on.
  package var only: [String] {
    switch self {
    case .wcagA: ["wcag22a", "integrity"]
    case .wcagAA: ["wcag22a", "wcag22aa", "integrity"]
    case .wcagAAA: ["wcag22a", "wcag22aa", "wcag22aaa", "integrity"]
    case .en301549: ["en301549", "integrity"]
    case .all: []
    }
  }

  package var enable: [String] { self == .all ? ["opt-in"] : [] }
}
