import A11yFormats
import Testing

@testable import A11yCore

/// Dumps cut off at every byte, and damaged: screens or errors, nothing else.
@Suite struct TruncatedDumpTests {
  /// As short as they can be with every branch in them.
  static let dumps = [
    """
    {"attributes":{"accessibilityText":"A","bounds":"[0,0][9,9]"},"children":[{"attributes":{"accessibilityText":"B",\
    "value":"0","hintText":"p","resource-id":"i","bounds":"[0,0][9,9]","checked":"true"},"children":[]}]}
    """,
    """
    {"axElement":{"label":"A","elementType":2,"frame":{"X":0,"Y":0,"Width":9,"Height":9},"children":[{"label":"B",\
    "elementType":9,"value":"v","enabled":true}]},"depth":2}
    """,
    """
    [{"container":{"_0":{"type":{"dataTable":{"rowCount":3,"columnCount":2}},"frame":[[0,0],[9,9]]},"children":[\
    {"element":{"_0":{"label":"A","traits":["button","unknown(4)"],"shape":{"type":"path","pathElements":[{"move":\
    {"to":[1,2]}}]},"customContent":[{"label":"a","value":"b"}]},"traversalIndex":1}}]}}]
    """,
    """
    {"filename":"a","generated":1,"version":1,"snapshot":[{"type":"Text Field","label":"A","frame":[[0,0],[9,9]],\
    "traits":["Button"],"enabled":true,"placeholder":"p","value":"p"}]}
    """,
  ]

  @Test("a dump is whole or an error, wherever it ends", arguments: dumps)
  func truncated(_ dump: String) throws {
    #expect(Trying.mistakes(dump) == [])
    let bytes = Array(dump.utf8)
    for end in bytes.indices { #expect(!Trying.mistakes(Array(bytes[..<end])).isEmpty) }
  }

  @Test("a dump with one value in another's place is screens or errors", arguments: dumps)
  func exchanged(_ dump: String) throws {
    for value in ["null", "1e999", "-1", "\"\"", "[]", "{}", "[[],[]]", "true"] {
      for place in dump.indices where dump[place] == ":" {
        let start = dump.index(after: place)
        let end = dump[start...].firstIndex { ",]}".contains($0) } ?? dump.endIndex
        // What does not nest right any more is an error of JSON's, and welcome.
        let text = dump[..<start] + value + dump[end...]
        guard let screens = try? Trying.screens(String(text)) else { continue }
        for screen in screens { #expect(AccessibilityTree(screen).readingOrder.count <= screen.controls.count) }
      }
    }
  }

  @Test("as deep as may be read, and one level deeper", arguments: [(511, true), (512, false)])
  func deep(_ levels: Int, _ isRead: Bool) {
    let open = String(repeating: #"{"attributes":{"accessibilityText":"A"},"children":["#, count: levels)
    let text = open + String(repeating: "]}", count: levels)
    #expect(Trying.mistakes(text, maximumDepth: 511).isEmpty == isRead)
  }
}
