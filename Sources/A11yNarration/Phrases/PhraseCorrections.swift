extension Phrases {
  /// A fault of a table that can be seen without a device, and what it should have been.
  package struct Correction: Sendable {
    package let language: String
    package let phrase: any WritableKeyPath<Phrases, Phrase> & Sendable
    package let text: String
    package let reason: String
    /// Where the new words were found, if anywhere.
    package var source: Phrase.Sources = []
  }

  /// Every correction there is. Word choice is left alone, even where it looks odd: the reference's authors wrote down
  /// what they heard, so "Tabulator." for a tab and "Конец строки." (end of line) for the end of a landmark stay until
  /// somebody has listened to a device.
  package static let corrections: [Correction] = [
    Correction(
      language: "en", phrase: \.textAreaHint, text: "Double tap to edit. Use the rotor to access Misspelled Words",
      reason: "a comma after a period: two sentences ran together"),
    Correction(
      language: "de", phrase: \.isEditing, text: "Bearbeiten.",
      reason: "without a period, the next word runs on: \"Bearbeiten Überschrift.\""),
    Correction(
      language: "de", phrase: \.editingHint,
      text: "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
      reason: "\"Zuriff\" is a misspelling, and the quotation mark was never closed"),
    Correction(
      language: "de", phrase: \.textAreaHint,
      text: "Zum Bearbeiten doppeltippen. Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
      reason: "\"Zuriff\" is a misspelling, and the quotation mark was never closed"),
    Correction(
      language: "de", phrase: \.customContent, text: "Weitere Inhalte verfügbar",
      reason: "\"Weiterhin inhalte\" is not German for \"more content\""),
    Correction(
      language: "ru", phrase: \.isEditing, text: "Идет правка.",
      reason: "without a period, the next word runs on"),
    Correction(
      language: "ru", phrase: \.textFieldHint, text: "коснитесь дважды, чтобы редактировать.",
      reason: "the only hint of its kind without a period"),
    Correction(
      language: "ru", phrase: \.editingHint,
      text: "Используйте ротор для доступа к объекту: Слова с ошибками",
      reason: "Latin o, e and C inside Cyrillic words: a synthesizer changes language in the middle of the word"),
    Correction(
      language: "ru", phrase: \.textAreaHint,
      text: """
        коснитесь дважды, чтобы редактировать. Используйте ротор для доступа к объекту: Слова с ошибками
        """,
      reason: "Latin o, e and C inside Cyrillic words: a synthesizer changes language in the middle of the word"),
    Correction(
      language: "ru", phrase: \.rowSpanFormat, text: "Охватывает строк: %@.",
      reason: "swapped with columnSpanFormat: this one counts rows, and \"столбцов\" are columns"),
    Correction(
      language: "ru", phrase: \.columnSpanFormat, text: "Охватывает столбцов: %@.",
      reason: "swapped with rowSpanFormat: this one counts columns, and \"строк\" are rows"),
    Correction(
      language: "ru", phrase: \.backButton, text: "Кнопка, указывающая назад.",
      reason: "the words of the texts that VoiceOver gives to a Russian synthesizer", source: .synthesizer),
  ]

  /// `all` with every correction applied, in the same order.
  static let corrected: [Phrases] = all.map { table in
    var table = table
    for correction in corrections where correction.language == table.language {
      let sources = table[keyPath: correction.phrase].sources
      table[keyPath: correction.phrase] = Phrase(correction.text, sources.union(.corrected).union(correction.source))
    }
    return table
  }
}
