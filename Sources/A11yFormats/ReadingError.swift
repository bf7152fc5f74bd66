public import A11yCore

/// Why a file could not be read: every error found, in the order of the file.
public struct ReadingError: Error, Sendable, Equatable {
  public var mistakes: [Mistake]
  /// The text is sound, but of none of the formats: perhaps not an error, but a file with another purpose.
  public var isOfUnknownFormat: Bool

  public init(_ mistakes: [Mistake]) {
    self.mistakes = mistakes
    isOfUnknownFormat = false
  }

  public init(_ message: String, at location: SourceLocation? = nil, isOfUnknownFormat: Bool = false) {
    mistakes = [Mistake(message, at: location)]
    self.isOfUnknownFormat = isOfUnknownFormat
  }

  static let unrecognized = "unrecognized format"

  /// Nothing at all is known of the file.
  package var isUnrecognized: Bool {
    isOfUnknownFormat && mistakes.first?.message.hasPrefix(Self.unrecognized) == true
  }

  /// One error: what is wrong, and where when there is a place.
  public struct Mistake: Error, Sendable, Equatable {
    public var location: SourceLocation?
    /// Lower case, no period; user text in it is escaped.
    public var message: String

    public init(_ message: String, at location: SourceLocation?) {
      self.message = message
      self.location = location
    }
  }
}

extension Screen {
  /// The mistake in a tree with more levels of controls than the user allows.
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
