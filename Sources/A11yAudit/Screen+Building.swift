public import A11yCore
public import A11yFormats
import Foundation

extension Screen {
  /// Creates a screen in code, with the given properties.
  ///
  /// - Parameters:
  ///   - name: the screen's name in findings.
  ///   - size: the display size, in points; without it, rules about the edges of the display check nothing.
  ///   - language: the language of the interface, in BCP 47; without it, findings about words need review.
  public init(
    _ name: String, size: Size? = nil, language: String? = nil, line: Int = #line,
    @ScreenContentBuilder content: () -> [ScreenNode]
  ) {
    var screen = Screen()
    screen.name = name
    screen.size = size
    screen.language = language
    var builder = ScreenBuilder(screen)
    var root = View().node
    root.control.frame = screen.display
    root.control.location = SourceLocation(line: line, column: 1)
    root.control.isElement = false
    root.children = content()
    Self.add(root, to: &builder)
    self = builder.screen
  }

  private static func add(_ node: ScreenNode, to builder: inout ScreenBuilder) {
    builder.begin(node.control)
    for child in node.children { add(child, to: &builder) }
    builder.end()
  }

  /// The screens of a file in any format that `a11y-audit formats` lists.
  ///
  /// - Throws: a `ReadingError` with the locations of the errors, or the system's error.
  public static func screens(inFile path: String) throws -> [Screen] {
    try Formats.read(Array(Data(contentsOf: URL(filePath: path))))
  }

  /// A screen written as an outline: one control per line, indented below its parent.
  ///
  /// - Throws: a `ReadingError` with the locations of the errors.
  public init(outline: String) throws(ReadingError) {
    let screens = try Formats.read(Array(outline.utf8), as: Outline.self)
    guard let screen = screens.first else { throw ReadingError("no control was found") }
    self = screen
  }
}

/// `[x, y, width, height]`, in points.
extension Frame: ExpressibleByArrayLiteral {
  public init(arrayLiteral numbers: Double...) {
    precondition(numbers.count == 4, "a frame must be [x, y, width, height], found \(numbers.count) numbers")
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// Displays in portrait, in points.
extension Size {
  public static let iPhoneSE = Size(width: 375, height: 667)
  public static let iPhone15 = Size(width: 393, height: 852)
  public static let iPhone15ProMax = Size(width: 430, height: 932)
  public static let iPad = Size(width: 820, height: 1180)
}
