extension TextCleaning {
  /// Whether what begins like JSON or XML is meant as a dump: it declares itself, or has words that only dumps have.
  static func holdsDump(_ bytes: [UInt8]) -> Bool {
    let head = bytes.drop { isSpace($0) }.prefix(4000)
    return head.starts(with: "<?xml ".utf8) || holds(dumpWords, head)
  }

  /// Whether JSON or XML has the words of a dump or of our own format near its beginning.
  static func holdsSignature(_ bytes: [UInt8]) -> Bool { holds(dumpWords + treeWords, bytes.prefix(4000)) }

  /// Whether it is worth looking for a dump in plain text: dumps name objects by their addresses.
  static func mayHoldTextDump(_ bytes: [UInt8]) -> Bool { holds(textDumpWords, bytes.prefix(64_000)) }

  private static let dumpWords = [
    "<XCUIElementType", "\"XCUIElementType", "<AppiumAUT", "<ViewHierarchy", "com.apple.InterfaceBuilder",
    "\"AXLabel\"", "\"AXFrame\"",
    "\"AXUniqueId\"", "\"rawIdentifier\"", "\"accessibilityText\"", "\"hierarchyRoot\"", "\"axElement\"",
    "\"traversalIndex\"",
  ]

  private static let treeWords = [ControlTree.name, "\"class\": \"UI", "\"class\":\"UI"]

  private static let textDumpWords = [", 0x", ": 0x", ":0x", "Element subtree:"]

  private static func holds(_ words: [String], _ bytes: ArraySlice<UInt8>) -> Bool {
    words.contains(where: bytes.holds)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes of a word occur. Where thousands of files are passed over, the library's own search took a third
  /// of the time.
  func holds(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return withUnsafeBufferPointer { bytes in
      guard bytes.count >= word.count else { return false }
      for start in 0...(bytes.count - word.count) where bytes[start] == first {
        var length = 1
        while length < word.count, bytes[start + length] == word[length] { length += 1 }
        if length == word.count { return true }
      }
      return false
    }
  }
}
