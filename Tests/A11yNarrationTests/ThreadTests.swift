import A11yCore
import A11yFormats
import A11yNarration
import Testing

/// Threads that share a large screen change nothing about what is said.
@Suite struct ThreadTests {
  @Test("a screen large enough to be shared is said alike, in the same order, on any number of threads")
  func sameSpeech() throws {
    // Groups and lists, because what is said on entering them depends on the element before.
    let groups = (0..<1300).map { row in
      """
          UIView "Group \(row / 3)" frame=0,\(row * 60),390,60 container=semanticGroup
            text "Row \(row)" frame=16,\(row * 60),200,20
            button "Delete" frame=230,\(row * 60),44,44 hint="Deletes row \(row)"
            UISwitch "Follow \(row)" frame=280,\(row * 60),51,31 value="1"
            button "Share" frame=340,\(row * 60),44,44

      """
    }
    let outline = "screen \"Feed\" 390x844 en\n  UIScrollView frame=0,0,390,844\n" + groups.joined()
    let screen = AccessibilityTree(try #require(Formats.read(Array(outline.utf8)).first))
    let narrator = Narrator(language: "en")
    let alone = narrator.narrate(screen)
    try #require(alone.count == 5200)
    #expect(alone[4].utterance.spoken.contains("Row 1"))
    for threads in [2, 3, 64] {
      let shared = narrator.narrate(screen, threads: threads) { number, spoken in
        (number, spoken.element.index, spoken.utterance)
      }
      #expect(shared.map(\.0) == Array(alone.indices))
      #expect(shared.map(\.1) == alone.map(\.element.index))
      #expect(shared.map(\.2) == alone.map(\.utterance))
    }
  }
}
