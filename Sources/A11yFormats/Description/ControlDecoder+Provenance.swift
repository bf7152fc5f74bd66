import A11yCore

/// How the facts are known: what `convert` writes of the description it read.
extension ControlDecoder {
  mutating func inferred(_ value: some DescriptionValue) -> Control.Inferred {
    Control.Inferred((words(.inferred, value, InferredFact.self) ?? []).map(\.fact))
  }

  /// What a conversion could not take over, because the original says it in words that are not known.
  mutating func noteUnknown<Value: DescriptionValue>(_ value: Value) {
    let messages = list(.unknown, value, of: "strings") { item in item.string.map { (text: $0, place: item.location) } }
    // A class is written again, and was noted where it is.
    let known = Set(notes.map(\.message))
    for message in messages ?? [] where !known.contains(message.text.escapedForDisplay) {
      note(.vocabulary, at: message.place, message.text.escapedForDisplay)
    }
  }

  /// The words in it are those of another format, which a program wrote: a class like `UIButon` is no slip there.
  var isOfAnotherFormat: Bool { screen.source.format != ControlTree.name }

  mutating func source(_ value: some DescriptionValue) -> Screen.Source? {
    let names = ["format", "level", "lacks", "roundsFrames", "designTime", "incomplete", "untranslated"]
    guard value.forEachMember({ _, _, _ in }) else {
      fail(.source, mustBe: "an object with \(names.joined(separator: ", "))", value)
      return nil
    }
    noteUnknownMembers(.source, of: value, among: names)
    var source = Screen.Source.controlTree
    source.format = string(.source, "format", of: value) ?? source.format
    source.level = sourceWord("level", of: value, Screen.Level.self) ?? source.level
    source.lacks = FactSet(sourceTexts("lacks", of: value).compactMap { sourceWord($0.text, "fact", at: $0.location) })
    source.roundsFrames = flag(.source, "roundsFrames", of: value) ?? false
    source.isDesignTime = flag(.source, "designTime", of: value) ?? false
    for (text, location) in sourceTexts("incomplete", of: value) { note(.incomplete, at: location, text) }
    for (text, location) in sourceTexts("untranslated", of: value) { note(.untranslated, at: location, text) }
    return source
  }

  private mutating func sourceTexts<Value: DescriptionValue>(
    _ name: String, of value: Value
  ) -> [(text: String, location: SourceLocation)] {
    let texts = member(.source, name, of: value, mustBe: "an array of strings") { list in
      list.items.flatMap { items in
        let texts = items.compactMap { item in item.string.map { (text: $0, location: item.location) } }
        return texts.count == items.count ? texts : nil
      }
    }
    return texts ?? []
  }

  private mutating func sourceWord<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, of value: some DescriptionValue, _ type: Word.Type
  ) -> Word? {
    guard let text = string(.source, name, of: value), let place = value[name]?.location else { return nil }
    return sourceWord(text, name, at: place)
  }

  /// Another word is noted and counts as absent.
  private mutating func sourceWord<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ what: String, at location: SourceLocation
  ) -> Word? {
    if let word = Word(rawValue: text) { return word }
    unknownWord(text, what: what, among: Word.allCases.map(\.rawValue), at: location)
    return nil
  }
}
