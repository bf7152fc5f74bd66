/// The parser's error codes in words.
enum XMLFault {
  /// Warnings, and errors about namespaces: no dump means a namespace by its prefixes.
  /// An attribute that is given twice by way of two prefixes stays an error.
  static func isHarmless(_ code: Int) -> Bool { (97...102).contains(code) || [200, 201, 202, 204, 205].contains(code) }

  static func message(_ code: Int?, isClosed: Bool) -> String {
    switch code {
    // Its limit is on what it holds in memory, which is a little more than the tag itself: see `XMLLimits`.
    case 1: "tag, comment or CDATA section is larger than 10 MB"
    case 5 where isClosed: "content after the root element"
    case 5, 4, nil: "the file is truncated: it ends before all elements are closed"
    case 6, 7, 8: "character reference does not name a character that XML allows"
    case 9, 32, 81: "character is not allowed in XML"
    case 38, 39, 40, 41, 73: "expected an attribute written as name=\"value\""
    case 42, 203: "duplicate attribute"
    case 62: "']]>' is not allowed in text; write ']]&gt;'"
    case 65: "expected a space between attributes"
    case 68: "expected a name"
    case 76, 77: "end tag does not match the open element"
    case 110: "name is longer than 50,000 bytes"
    case 201: "namespace prefix is not declared"
    case let code?: "XML is not well-formed (libxml2 error \(code))"
    }
  }
}
