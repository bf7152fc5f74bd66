/// What is done to the objects of a project. Those with two names are by class and name: see `CodeProject.key`.
struct CodeSummaries: Sendable {
  /// To what outlets and other properties hold.
  var slots: [UInt64: CodeSummary] = [:]
  /// To the views in what an outlet leads to.
  var contents: [UInt64: CodeSummary] = [:]
  /// To the views with a tag, in the code of a class.
  var tags: [UInt64: CodeSummary] = [:]
  /// To every object of a class.
  var objects: [UInt32: CodeSummary] = [:]
  /// To the labels that UIKit gives to cells, by name.
  var cellLabels: [UInt32: CodeSummary] = [:]
  /// To properties of objects whose type cannot be known, by name.
  var orphans: [UInt32: CodeSummary] = [:]
  /// What the accessors of a property do to their object.
  var properties: [UInt64: CodeSummary] = [:]
}
