/// How long the work on one item may take. No thread can be stopped: one that takes longer is left to itself, another one
/// takes its place, and the end of the process ends it.
package struct TimeLimit<Item: Sendable, Result: Sendable>: Sendable {
  package var seconds: Double
  /// What stands for the result.
  package var result: @Sendable (Item) -> Result

  package init(seconds: Double, result: @escaping @Sendable (Item) -> Result) {
    self.seconds = seconds
    self.result = result
  }
}
