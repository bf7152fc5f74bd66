/// Texts that would do harm if they were taken for more than text.
enum Hostile {
  static let texts = [
    "", "\"'&<>]]>", "a\nb\r\nc\u{85}d\u{2028}e", "::error file=a,line=1::b", "🎉👩‍👩‍👧\u{FE0F}", "\u{202E}gpj\u{2066}",
    "\u{1B}[31mred\u{9B}0m\u{7}", "\0", "\\u0041\\", "##[error]x", "\u{FFFE}\u{FFFF}", "<<<<<<< HEAD", "e\u{301}", "é",
    "{\"a\": 1}", String(repeating: "long ", count: 100),
  ]
}
