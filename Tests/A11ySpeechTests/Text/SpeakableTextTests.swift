import Testing

@testable import A11ySpeech

@Suite struct SpeakableTextTests {
  @Test(arguments: [
    ("Options. Button.", "Options. Button."), ("", ""), ("\u{1}400S hello", "400S hello"), ("a\u{0}b", "ab"),
    ("a\tb\nc\r\nd\u{B}e\u{C}f", "a b c  d e f"), ("a\u{85}b\u{2028}c\u{2029}d", "a b c d"),
    ("\u{1B}[31mred\u{7F}\u{80}\u{9F}", "[31mred"),
    ("[[h@l'oU]] <break time=\"9s\"/> &amp;", "[[h@l'oU]] <break time=\"9s\"/> &amp;"),
    ("\u{202E}a\u{2066}b\u{2069}\u{202C}c\u{200F}d\u{61C}\u{200E}", "abcd"),
    ("ＷｉＦｉ　！", "WiFi　!"), ("Größe ½ “日本” 👍", "Größe ½ “日本” 👍"), ("\u{A0}\u{FEFF}", "\u{A0}\u{FEFF}"),
  ])
  func `controls are gone and full-width letters are plain`(text: String, clean: String) {
    #expect(Array(SpeakableText(text).text.unicodeScalars) == Array(clean.unicodeScalars))
  }

  @Test(arguments: [
    ("A", true), ("7", true), ("語", true), ("€", true), ("🎉", true), ("\u{E001}", true), ("½", true), ("ʰ", true),
    ("", false), ("  ", false), ("...", false), ("—", false), ("\u{200B}\u{FEFF}", false), ("\u{301}", false),
  ])
  func `who hears nothing waits for letters, numbers and signs alone`(text: String, isWaitedFor: Bool) {
    #expect(SpeakableText(text).isWaitedFor == isWaitedFor)
  }

  @Test func `no control character reaches the engine`() {
    let all = String(String.UnicodeScalarView((0..<0x3000).compactMap { Unicode.Scalar($0 as UInt32) }))
    let clean = SpeakableText(all).text.unicodeScalars
    #expect(clean.allSatisfy { $0.properties.generalCategory != .control })
    // 33 C0 with DEL and 32 C1, of which six part words: five from tab to return, and U+0085. Twelve turn the direction.
    #expect(clean.count == all.unicodeScalars.count - 65 + 6 - 12)
  }

  @Test func `a score never has a line more than it was given`() {
    var score = SpeechCommands()
    score.say(SpeakableText("a\u{0}tb"))
    score.pause(milliseconds: 20)
    score.select("gmw/en-US\u{0}p9")
    score.mark()
    #expect(
      String(decoding: score.bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self) == "tatb\0p20\0vgmw/en-USp9\0.\0")
  }
}
