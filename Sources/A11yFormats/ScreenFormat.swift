public import A11yCore

/// A kind of description file: how to recognize it, and how to read screens from it.
public protocol ScreenFormat: Sendable {
  /// The name for `--input-format`, and in reports.
  static var name: String { get }

  /// What writes such files, in a few words.
  static var summary: String { get }

  /// What such files can tell and what they never can. A file may tell less than its kind can.
  static var source: Screen.Source { get }

  /// Whether the content is of this kind, checked by the content alone: extensions lie.
  static func recognizes(_ content: Content) -> Bool

  /// Reads every screen, or reports every error of the file, not only the first.
  static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen]
}

extension ScreenFormat {
  public static var source: Screen.Source { Screen.Source(format: name, level: .runtime) }
}

/// What the user may set about reading.
public struct ReadingOptions: Sendable {
  /// How many levels of controls a description may have, the same for every format. Bounded, so that hostile nesting is
  /// an error and not a stack overflow.
  public var maximumDepth: Int
  /// Key paths of the app's own that set an accessibility label, in Interface Builder's runtime attributes.
  public var labelKeyPaths: [String] = []
  /// By class name: the runtime attribute of Interface Builder that sets the accessibility label of that class.
  public var componentKeyPaths: [String: String] = [:]
  /// Texts in another language for an Interface Builder document.
  public var strings: StringsTable?
  /// The color sets of the app's asset catalogs, by name. An Interface Builder document has a copy of each that it uses,
  /// from the last time that Xcode wrote it.
  package var catalogColors: [String: ColorValue] = [:]
  /// How many threads may share the reading of one file. The screens are the same for any number.
  public var threads = 1
  /// The file was found in a folder, where it may be anything: only what is certainly a screen is read.
  package var isFromFolder = false

  public static let defaultMaximumDepth = 512
  /// Deeper trees than this would need a larger stack than a thread is given.
  public static let largestMaximumDepth = 4096

  public init(maximumDepth: Int = defaultMaximumDepth) { self.maximumDepth = maximumDepth }
}

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
  public struct Mistake: Sendable, Equatable {
    public var location: SourceLocation?
    /// Lower case, no period; user text in it is escaped.
    public var message: String

    public init(_ message: String, at location: SourceLocation?) {
      self.message = message
      self.location = location
    }
  }
}
