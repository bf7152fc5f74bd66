package import A11yCore

/// A screen before and after, as the page shows it. Plain values, as in `ScreenPicture`.
package struct ScreenComparison: Sendable {
  package var title: String
  /// Nil for a new screen.
  package var old: ScreenPicture?
  package var new: ScreenPicture
  /// The elements of both versions in one order: that of the new one, with those that are gone where they were.
  package var rows: [Row] = []
  package var findings: [(finding: Finding, status: FindingStatus)] = []
  /// How many findings are in both versions.
  package var keptFindings = 0

  package init(title: String, old: ScreenPicture?, new: ScreenPicture) {
    self.title = title
    self.old = old
    self.new = new
  }

  /// An element of one or both versions, by the indices of its stops.
  package struct Row: Sendable {
    package var old: Int?
    package var new: Int?
    /// The gravest first.
    package var changes: [Change]

    package init(old: Int?, new: Int?, changes: [Change]) {
      self.old = old
      self.new = new
      self.changes = changes
    }
  }
}

/// All that changed between two runs, as the page shows it.
package struct Comparison: Sendable {
  /// `2 changed, 1 added · 1 new finding`
  package var summary: String
  package var isWorse: Bool
  /// Those that changed, and new ones.
  package var screens: [ScreenComparison] = []
  package var unchanged: [String] = []
  package var removed: [String] = []
  package var sound: PageSound?

  package init(summary: String, isWorse: Bool) {
    self.summary = summary
    self.isWorse = isWorse
  }

  package var pictures: [ScreenPicture] { screens.flatMap { [$0.old, $0.new].compactMap(\.self) } }
}
