/// What came of a file before the whole run was read.
enum FirstPassResult<FirstPass: Sendable, Result: Sendable>: Sendable {
  /// Nothing in it asks for the rest of the run.
  case done(Result)
  /// It has to be looked at once more, and need not be asked again what it said.
  case begun(FirstPass)
}
