import A11yCore

/// A document's texts in the language that was asked for, and which of them it has not.
///
/// A class: everything that reads the document adds to what is known of one translation.
final class IBTranslation {
  private let table: StringsTable?
  /// By key, so that a text that is asked for twice counts once.
  private var translated: Set<String> = []
  private var missing: Set<String> = []
  private var translatedObjects: Set<String> = []
  private var foreignObjects: Set<String> = []

  init(_ table: StringsTable?) { self.table = table }

  /// A text in the language that was asked for, or else as the document has it.
  func text(_ text: String?, ofObject id: String, as property: String) -> String? {
    guard let table else { return text }
    let key = "\(id).\(property)"
    if let translation = table[key] {
      translated.insert(key)
      translatedObjects.insert(id)
      return translation
    }
    if let text, text.contains(where: \.isLetter) {
      missing.insert(key)
      foreignObjects.insert(id)
    }
    return text
  }

  /// The language of what an object says: nil for the screen's. Which language a document is written in, it does not
  /// tell.
  func language(ofObject id: String) -> String? {
    foreignObjects.contains(id) && !translatedObjects.contains(id) ? Language.undetermined : nil
  }

  /// The language of one text of an object.
  func language(ofObject id: String, as property: String) -> String? {
    missing.contains("\(id).\(property)") ? Language.undetermined : nil
  }

  /// How much is not translated; nil when all of it is.
  func note(at location: SourceLocation) -> ReadingNote? {
    guard !missing.isEmpty else { return nil }
    let language = table?.language.map { " into \($0.excerpt())" } ?? ""
    let count = "\(missing.count) of \(missing.count + translated.count) texts"
    return ReadingNote(.untranslated, at: location, "has no translation\(language) of \(count)")
  }
}
