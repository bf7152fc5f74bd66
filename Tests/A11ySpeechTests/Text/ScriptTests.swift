import Testing

@testable import A11ySpeech

@Suite struct ScriptTests {
  @Test(arguments: [
    ("Options. Button.", []), ("Größe, naïve, Łódź, Tiếng Việt", []), ("5 € → “quoted” … 👍 ① ℓ ﬁ", []), ("٣ ५", []),
    ("日本語", ["Han"]), ("食べる", ["Han", "Hiragana"]), ("カメラ", ["Katakana"]), ("ｶﾒﾗ", ["Katakana"]),
    ("Wi-Fi 設定", ["Han"]), ("한국어", ["Hangul"]), ("Привет", ["Cyrillic"]), ("שלום", ["Hebrew"]),
    ("مرحبا", ["Arabic"]), ("नमस्ते", ["Devanagari"]), ("ไทย", ["Thai"]), ("ᚠᚢ", ["a script without a voice"]),
    ("𝐒𝐞𝐭", ["a script without a voice"]), ("𠮷", ["Han"]), ("人々", ["Han"]),
  ])
  func `the scripts of a text, in order`(text: String, names: [String]) {
    #expect(Script.found(in: text).map(\.name) == names)
  }

  @Test(arguments: [
    ("π", []), ("Δt = 5 Ω", []), ("πr²", []), ("πρ", ["Greek"]), ("Ωμέγα", ["Greek"]), ("я", ["Cyrillic"]),
  ])
  func `a lone Greek letter is a sign`(text: String, names: [String]) {
    #expect(Script.found(in: text).map(\.name) == names)
  }

  @Test func `every probe is written in its own script, in letters enough to tell spelling from reading`() {
    for (_, script) in ScriptTable.rows {
      #expect(Script.found(in: script.probe) == [script])
      #expect(
        script.probe.unicodeScalars.count >= (["Han", "Bopomofo"].contains(script.name) ? 2 : 3), "\(script.name)")
    }
  }

  @Test func `no two scripts claim a character`() {
    let ranges = (ScriptTable.rows.flatMap(\.ranges) + ScriptTable.common).sorted { $0.lowerBound < $1.lowerBound }
    for (one, next) in zip(ranges, ranges.dropFirst()) {
      #expect(one.upperBound < next.lowerBound, "\(String(next.lowerBound, radix: 16))")
    }
  }

  /// What libespeak-ng 1.51 answers for words of the probes' kind.
  @Test(arguments: [
    ("Cyrillic", "m'ost", true), ("Cyrillic", "(ru)m'ost(lv)", true), ("Cyrillic", "'Em 'o: 'Es t'E:", false),
    ("Cyrillic", "_:(en)sI2r'IlIk_:'Em _:sI2r'IlIk_:'o: _:sI2r'IlIk_:'Es _:sI2r'IlIk_:t'E:(fr)", false),
    ("Greek", "(el)ner'o(fr)", true), ("Greek", "nj'u:_'EpsI2l@n_r'oU_'oUmI2kr,0n_", false),
    ("Han", "tS'aIni:zl,Et#3 tS'aIni:zl,Et#3", false),
    ("Han", "_:(en)tS'aIni:z(ja)l'et@ _:(en)tS'aIni:z(ja)l'et@", false),
    ("Han", "c'i;@ni;@3ks.@r c'i;@ni;@3ks.@r", false), ("Han", "(en)rI55f'o@55_| bE55nTr'i:55(cmn)_|", false),
    ("Han", "j'a6t_| b'u2n_|", true),
    ("Hiragana", "sak'ur`a", true), ("Hangul", "(ko)n'amuq,a(en-us)", true), ("Hangul", "", false),
    ("Hangul", " _:", false),
    ("Thai", "t'aIl,Et#3_|'i:_|w'Vn_|t'u:_: t'aIl,Et#3_|'i:_|z'i@roU_|w'Vn_:", false),
  ])
  func `phonemes tell reading from spelling`(name: String, phonemes: String, reads: Bool) throws {
    let script = try #require(ScriptTable.rows.first { $0.script.name == name }?.script)
    #expect(ScriptProbe.reads(script, as: phonemes) == reads)
  }

  @Test func `a script without a voice is never read`() {
    #expect(!ScriptProbe.reads(ScriptTable.other, as: "r'aItIN"))
  }
}
