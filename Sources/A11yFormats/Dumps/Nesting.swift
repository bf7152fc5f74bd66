import A11yCore

/// Tells from how far lines are indented which holds which.
struct Nesting {
  private var indents: [Int] = []
  private let maximumDepth: Int

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  /// The depth of the next line, 0 for one that nothing holds.
  mutating func depth(indent: Int, at location: SourceLocation) throws(ReadingError) -> Int {
    while let last = indents.last, last >= indent { indents.removeLast() }
    guard indents.count < maximumDepth else { throw ReadingError([.tooDeep(maximumDepth, at: location)]) }
    indents.append(indent)
    return indents.count - 1
  }

  /// What follows begins a tree of its own.
  mutating func reset() { indents = [] }
}
