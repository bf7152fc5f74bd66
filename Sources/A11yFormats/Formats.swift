public import A11yCore

/// Every format that can be read, in the order in which they are tried.
public enum Formats {
  public static let all: [any ScreenFormat.Type] = [
    IDB.self,
    Maestro.self,
    MaestroRaw.self,
    AccessibilitySnapshot.self,
    A11yUITests.self,
    ControlTree.self,
    Outline.self,
  ]

  /// The format of a name.
  public static func named(_ name: String) -> (any ScreenFormat.Type)? { all.first { $0.name == name } }

  /// Reads a file's screens in the format its content shows, or in the one asked for.
  public static func read(
    _ bytes: [UInt8], as format: (any ScreenFormat.Type)? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(ReadingError) -> [Screen] {
    let content = try Content(bytes: bytes, options: options)
    if format == nil, let reason = Refusals.reason(content) { throw ReadingError(reason) }
    guard let format = format ?? all.first(where: { $0.recognises(content) }) else {
      let remedy = "if it is one of them, say so with --input-format"
      throw ReadingError("the content is of no known format ('a11y-audit formats' lists them); \(remedy)", isOfUnknownFormat: true)
    }
    let screens = try format.read(content, options: options)
    guard screens.contains(where: { !$0.controls.isEmpty }) else { throw ReadingError("no control was read") }
    return screens
  }
}
