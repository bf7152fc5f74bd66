import A11yCore

extension ReadingError.Mistake {
  /// What nests deeper than the user allows, with the remedy as long as there is one.
  static func tooDeep(_ limit: Int, at location: SourceLocation) -> ReadingError.Mistake {
    ReadingError.Mistake(
      "nested deeper than \(limit) level\(limit == 1 ? "" : "s")\(remedy(limit))", at: location)
  }

  static func remedy(_ limit: Int) -> String {
    limit < ReadingOptions.largestMaximumDepth ? "; raise --max-depth" : ""
  }
}
