import A11yCore

/// Several elements one after the other: parts of a page source that somebody copied into one file, or page sources
/// saved one behind the other. No XML, and yet each of them is.
enum XMLParts {
  /// A tree whose root holds the elements, each at its own place.
  ///
  /// - Parameter fault: why the text is no document. Nil is returned for any other fault than a second element, and
  ///   where the elements are none of a page source.
  static func tree(_ bytes: [UInt8], instead fault: ReadingError, maximumDepth: Int) -> XMLTree? {
    guard fault.mistakes.map(\.message) == [XMLReader.contentBehindRoot] else { return nil }
    let enclosed = Array("<\(root)>".utf8) + bytes + Array("</\(root)>".utf8)
    guard let tree = try? XMLTree(bytes: enclosed, maximumDepth: maximumDepth), tree.root.text.isEmpty else {
      return nil
    }
    let content = Content.xml(tree.placed(withoutRoot))
    guard case .xml(let tree) = content, WebDriverAgentXML.recognizes(content) else { return nil }
    return tree
  }

  private static let root = "parts"

  /// The tag in front moved what is in the first line.
  private static func withoutRoot(_ location: SourceLocation) -> SourceLocation {
    guard location.line == 1 else { return location }
    return SourceLocation(line: 1, column: max(1, Int(location.column) - root.utf8.count - 2))
  }
}
