/// A writing system that some voices read and others cannot.
///
/// Asked for a script it does not know, the engine switches to a voice that does (Hangul, Devanagari), or spells the
/// letters ("Cyrillic em, Cyrillic o …"), or says "Chinese letter" for each. Which of these depends on the voice and on
/// the version, so nothing is tabulated here but a word to try: see `ScriptProbe`.
struct Script: Hashable, Sendable {
  let name: String
  /// A word of few syllables and many letters; two unlike characters where a character is a syllable or a word.
  let probe: String
  /// A letter alone is a sign of its own ("π", "Δ"), and every voice names it rightly.
  var namesLoneLetters = false

  /// The scripts a text has letters of, in the order of their first letter; none for Latin, which every voice at least
  /// spells by names its listener knows, and for what belongs to no script.
  static func found(in text: String) -> [Script] {
    // Everything below U+0340 is Latin or common, and nearly every text is.
    guard text.utf8.contains(where: { $0 >= 0xCD }) else { return [] }
    var found: [Script] = []
    var last: Script?
    for scalar in text.unicodeScalars {
      let script = of(scalar)
      if let script, !found.contains(script), !script.namesLoneLetters || script == last { found.append(script) }
      last = script
    }
    return found
  }

  /// The script of a letter, nil for what belongs to none.
  static func of(_ letter: Unicode.Scalar) -> Script? {
    guard letter.value >= 0x370, letter.properties.isAlphabetic else { return nil }
    for (ranges, script) in ScriptTable.rows where ranges.contains(where: { $0.contains(letter.value) }) {
      return script
    }
    return ScriptTable.common.contains { $0.contains(letter.value) } ? nil : ScriptTable.other
  }
}
