import A11yCore

extension String {
  /// A name from source as a message shows it.
  var escapedName: String { excerpt(limit: 60) }

  /// Types do, variables and functions do not.
  var startsWithCapital: Bool {
    guard let first = utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || first > 0x7F && self.first?.isUppercase == true
  }
}
