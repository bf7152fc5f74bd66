/// What the parser's codes mean, in words.
enum XMLFault {
  /// libxml2 numbers its faults of namespaces from 200 on.
  static func isAboutNamespaces(_ code: Int) -> Bool { (200...204).contains(code) }

  static func message(_ code: Int?, isClosed: Bool) -> String {
    switch code {
    case 5 where isClosed: "something stands after the root element"
    case 5, 4, nil: "the XML ends before every element is closed"
    case 76, 77: "an element is closed by the end of another"
    case 26, 27, 28: "an entity is used that nothing declares"
    case 42: "an attribute is given twice"
    case 38, 39, 40, 41, 73: "an attribute is not written as name=\"value\""
    case 65: "a space is missing between attributes"
    case 68: "a name was expected"
    case 81, 9, 32: "a byte or character stands here that the encoding or XML does not allow"
    case 89: "an entity refers to itself, or grows beyond all measure"
    case let code?: "the XML is not well-formed (libxml2 error \(code))"
    }
  }
}
