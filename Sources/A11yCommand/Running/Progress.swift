import A11yPlatform

/// A line on standard error that tells how far a long run is; only where somebody sees it, and not before a second.
package struct Progress {
  private let total: Int
  private let what: String
  private let start = SystemClock.seconds
  private let isSeen = FileDescriptor.standardError.isTerminal
  private var last = 0.0
  private var isShown = false

  /// - Parameter what: is counted, as "files".
  package init(total: Int, what: String) { (self.total, self.what) = (total, what) }

  package mutating func tell(_ done: Int) {
    guard isSeen, total > 1 else { return }
    let now = SystemClock.seconds
    guard now - start > 1, now - last > 0.2 else { return }
    last = now
    isShown = true
    StandardStreams.printProgress("\(done) of \(total) \(what)")
  }

  /// Takes the line away, before anything else is written and at the end.
  package mutating func clear() {
    if isShown { StandardStreams.printProgress("") }
    isShown = false
  }
}
