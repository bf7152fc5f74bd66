import A11yCore

extension ReadingOptions {
  /// How many arrays and objects of JSON, or elements of XML, may enclose one another, so that a tree of `levels` of
  /// controls can be read in every notation.
  ///
  /// AccessibilitySnapshot writes three containers for each level, sections of a table in a storyboard are four elements
  /// above a cell; the rest is for envelopes and for values with parts.
  package static func nesting(of levels: Int) -> Int { 4 * min(max(levels, 0), 1 << 30) + 64 }
}

extension Screen {
  /// What is wrong with a tree of more levels of controls than the user allows.
  func mistake(beyond limit: Int) -> ReadingError.Mistake? {
    firstControl(withAncestors: limit).map { .tooDeep(limit, at: controls[$0].location) }
  }
}

extension ReadingError.Mistake {
  /// What nests deeper than the user allows, with the remedy as long as there is one.
  static func tooDeep(_ limit: Int, at location: SourceLocation) -> ReadingError.Mistake {
    ReadingError.Mistake("nested deeper than \(limit.counted("level"))\(remedy(limit))", at: location)
  }

  private static func remedy(_ limit: Int) -> String {
    limit < ReadingOptions.largestMaximumDepth ? "; raise --max-depth" : ""
  }
}
