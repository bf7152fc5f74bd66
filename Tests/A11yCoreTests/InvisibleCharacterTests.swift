import A11yCore
import Testing

/// Invisible characters are shown, except where they spell a word or an emoji.
@Suite struct InvisibleCharacterTests {
  @Test(
    "a character that nobody sees is shown as an escape",
    arguments: [
      0x061C, 0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202E, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064,
      0x2066, 0x2069, 0x206A, 0x206F, 0xFEFF, 0xE0000, 0xE0001, 0xE0020, 0xE0041, 0xE0061, 0xE007F,
    ] as [UInt32])
  func hidden(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let escape = "\\u{\(String(value, radix: 16, uppercase: true))}"
    #expect("\(scalar)".escapedForDisplay == escape)
    #expect("ad\(scalar)min".escapedForDisplay == "ad\(escape)min")
    #expect("\(scalar)1 2\(scalar)".escapedForDisplay == "\(escape)1 2\(escape)")
    #expect("日\(scalar)本".escapedForDisplay == "日\(escape)本")
  }

  @Test(
    "a character that spells a word or an emoji stays",
    arguments: [
      // Persian, Arabic, Hindi, Malayalam, Sinhala, Khmer.
      "می\u{200C}خواهم", "ه\u{200D}", "\u{200D}ه", "क्\u{200D}ष", "क्\u{200C}ष", "ന്\u{200D}", "ශ්\u{200D}රී", "ស្\u{200B}រី",
      // Words parted in Thai and Lao, a vowel parted in Mongolian.
      "สวัสดี\u{200B}ครับ", "ສະບາຍ\u{200B}ດີ", "ᠬᠠᠭ\u{180E}ᠠ",
      "👩‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "❤️‍🔥", "🙋‍♀️", "👁‍🗨", "🐈‍⬛",
      // England, Scotland, Texas.
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
      "a🏴\u{E0075}\u{E0073}\u{E0074}\u{E0078}\u{E007F}b", "But\u{AD}ton", "é 🎉 שלום 한국어",
    ])
  func spelled(_ text: String) { #expect(Array(text.escapedForDisplay.utf8) == Array(text.utf8)) }

  @Test(
    "a flag's code that is none, or that holds more than a code, is shown",
    arguments: [
      // Without an end, without a base, too short, too long, capitals, behind another emoji, twice.
      ("🏴\u{E0067}\u{E0062}\u{E0065}", #"🏴\u{E0067}\u{E0062}\u{E0065}"#),
      ("\u{E0067}\u{E0062}\u{E0065}\u{E007F}", #"\u{E0067}\u{E0062}\u{E0065}\u{E007F}"#),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", #"🏴\u{E0067}\u{E0062}\u{E007F}"#), ("🏴\u{E007F}", #"🏴\u{E007F}"#),
      (
        "🏴" + String(repeating: "\u{E0061}", count: 8) + "\u{E007F}",
        "🏴" + String(repeating: #"\u{E0061}"#, count: 8) + #"\u{E007F}"#
      ),
      ("🏴\u{E0047}\u{E0042}\u{E0045}\u{E007F}", #"🏴\u{E0047}\u{E0042}\u{E0045}\u{E007F}"#),
      ("🎉\u{E0067}\u{E0062}\u{E0065}\u{E007F}", #"🎉\u{E0067}\u{E0062}\u{E0065}\u{E007F}"#),
      (
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}\u{E0067}\u{E007F}",
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E007F}" + #"\u{E0067}\u{E007F}"#
      ),
    ])
  func noFlag(_ text: String, _ shown: String) { #expect(text.escapedForDisplay == shown) }

  @Test("a joiner between letters that are not joined, or next to one emoji, is shown")
  func noJoin() {
    #expect("a\u{200D}😀 😀\u{200D}a 1\u{200D}2".escapedForDisplay == #"a\u{200D}😀 😀\u{200D}a 1\u{200D}2"#)
    #expect("ไ\u{200B}a".escapedForDisplay == #"ไ\u{200B}a"#)
  }

  @Test("a megabyte of invisible characters is shown", arguments: ["\u{E0061}", "\u{200D}", "🏴\u{E0061}", "\u{200B}"])
  func megabyte(_ text: String) {
    let long = String(repeating: text, count: (1 << 20) / text.utf8.count)
    #expect(long.escapedForDisplay.utf8.count > long.utf8.count)
  }
}
