public import A11yCore

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

extension ReadingOptions {
  /// How many arrays and objects of JSON, or elements of XML, may enclose one another, so that a tree of `levels` of
  /// controls can be read in every notation.
  ///
  /// AccessibilitySnapshot writes three containers for each level, sections of a table in a storyboard are four elements
  /// above a cell; the rest is for envelopes and for values with parts.
  package static func nesting(of levels: Int) -> Int { 4 * min(max(levels, 0), 1 << 30) + 64 }
}
