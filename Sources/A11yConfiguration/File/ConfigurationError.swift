public import A11yCore

/// What is wrong with a configuration: every error of one file, in its order.
public struct ConfigurationError: Error, Equatable {
  public var mistakes: [Mistake]

  public struct Mistake: Sendable, Equatable {
    public var path: FilePath
    /// Nil for a file that cannot be read.
    public var location: SourceLocation?
    /// Without a period.
    public var message: String
  }

  init(_ path: FilePath, _ location: SourceLocation?, _ message: String) {
    mistakes = [Mistake(path: path, location: location, message: message)]
  }

  init(_ mistakes: [Mistake]) { self.mistakes = mistakes }
}

extension ConfigurationError.Mistake: CustomStringConvertible {
  /// `.a11y-audit.yml:3:5: error: unknown key 'rulez'; did you mean 'rules'?`
  public var description: String { "\(path.shownPlace(location)): error: \(message)" }
}
