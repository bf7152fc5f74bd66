public import A11yCore

/// Every format that can be read, in the order in which they are tried.
public enum Formats {
  public static let all: [any ScreenFormat.Type] = [
    IDB.self,
    Maestro.self,
    MaestroRaw.self,
    AccessibilitySnapshot.self,
    A11yUITests.self,
    DetoxXML.self,
    DebugDescription.self,
    EarlGrey.self,
    RecursiveDescription.self,
    InterfaceBuilder.self,
    WebDriverAgentXML.self,
    WebDriverAgentJSON.self,
    AppleAudit.self,
    DeviceItems.self,
    ControlTree.self,
    Outline.self,
  ]

  /// The format of a name.
  public static func named(_ name: String) -> (any ScreenFormat.Type)? { all.first { $0.name == name } }

  /// The format a file's content shows.
  public static func format(
    of bytes: [UInt8], options: ReadingOptions = ReadingOptions()
  ) throws(ReadingError) -> any ScreenFormat.Type {
    try format(of: Content(bytes: bytes, options: options), options: options)
  }

  /// Whether a text file found in a folder is worth reading: it holds a dump, and not merely a word or a bracket that
  /// one could begin with.
  public static func looksLikeDump(_ bytes: [UInt8]) -> Bool {
    let bytes = (try? TextDecoding.utf8(bytes)) ?? bytes
    if TextCleaning.holdsDump(bytes) { return true }
    guard TextCleaning.mayHoldTextDump(bytes), let content = try? Content(bytes: bytes) else { return false }
    return TextCleaning.isDump(content)
  }

  /// Whether a file has words that only screens have, so that one that cannot be read is a damaged screen.
  package static func hasSignature(_ bytes: [UInt8]) -> Bool {
    TextCleaning.holdsSignature((try? TextDecoding.utf8(bytes)) ?? bytes)
  }

  /// Reads a file's screens in the format its content shows, or in the one asked for.
  public static func read(
    _ bytes: [UInt8], as format: (any ScreenFormat.Type)? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(ReadingError) -> [Screen] {
    if let error = GitLeftover.errorAtStart(of: bytes) { throw error }
    do {
      return try read(Content(bytes: bytes, options: options), as: format, options: options)
    } catch {
      throw GitLeftover.conflict(in: bytes) ?? error
    }
  }

  /// The same of content that is parsed already: a value inside another document.
  package static func read(
    _ content: Content, as format: (any ScreenFormat.Type)? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(ReadingError) -> [Screen] {
    // Whatever format was asked for: where a dump should be, there is none.
    if let reason = ErrorResponse.reason(content) { throw ReadingError(reason) }
    let format = if let format { format } else { try self.format(of: content, options: options) }
    if format == ControlTree.self, case .json(let root) = content, ControlTree.isForeign(root) {
      throw ReadingError(ControlTree.refusal(of: root), at: root.location)
    }
    var screens = try format.read(content, options: options)
    if format != ControlTree.self && format != Outline.self {
      for index in screens.indices {
        screens[index].markKeyboardSurroundings()
        screens[index].noteImpossibleGeometry()
      }
    }
    let mistakes = screens.compactMap { $0.mistake(beyond: options.maximumDepth) }
    if !mistakes.isEmpty { throw ReadingError(mistakes) }
    guard screens.contains(where: { !$0.controls.isEmpty }) else { throw ReadingError("no control was found") }
    return screens
  }

  /// What a file that should be JSON has wrong; nil if it is JSON.
  package static func errorOfJSON(_ bytes: [UInt8]) -> ReadingError? {
    do {
      _ = try JSONDocument(bytes: bytes)
      return nil
    } catch {
      return ReadingError(error.message, at: error.location, isOfUnknownFormat: true)
    }
  }

  private static func format(
    of content: Content, options: ReadingOptions
  ) throws(ReadingError) -> any ScreenFormat.Type {
    if let reason = ErrorResponse.reason(content) { throw ReadingError(reason) }
    if let reason = Refusals.reason(content) { throw ReadingError(reason, isOfUnknownFormat: true) }
    if let format = all.first(where: { $0.recognizes(content) }),
      !options.isFromFolder || format != ControlTree.self || ControlTree.isCertain(content)
    {
      return format
    }
    let remedy = "specify it with --input-format"
    throw ReadingError(
      "\(ReadingError.unrecognized); \(remedy) (see 'a11y-audit formats')", isOfUnknownFormat: true)
  }
}
