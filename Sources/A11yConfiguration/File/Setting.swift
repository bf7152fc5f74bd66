public import A11yCore

/// A value and where it comes from.
public struct Setting<Value: Sendable>: Sendable {
  public var value: Value
  public var origin: Origin

  public init(_ value: Value, from origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

/// Where a setting comes from.
public enum Origin: Sendable, Hashable {
  case standard
  /// An option as typed: `--disable naming`.
  case commandLine(String)
  /// A place in a configuration file.
  case file(FilePath, SourceLocation)
}

extension Origin: CustomStringConvertible {
  public var description: String {
    switch self {
    case .standard: "default"
    case .commandLine(let option): option.escapedForDisplay
    case .file(let path, let location): path.shownPlace(location)
    }
  }
}
