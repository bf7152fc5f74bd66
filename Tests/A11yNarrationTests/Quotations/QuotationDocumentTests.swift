import A11yNarration
import Foundation
import TestSupport
import Testing

/// `Docs/VoiceOver.md`: what the narration rests on.
@Suite struct `The page on VoiceOver` {
  @Test func `is what the quotations and the tables say; RECORD=1 swift test writes it`() throws {
    let text = Self.introduction + Self.quotations + Self.differences + Self.languages
    try Golden.check(text, against: Tool.root.appending(path: "Docs/VoiceOver.md"))
  }

  private static let introduction = """
    # VoiceOver: behavior, quotations and phrases

    Written by a test from `Fixtures/voiceover` and the phrase tables; edit those, not this file.

    ## Behavior of the default profile

    * An announcement has this order: containers that are entered, "Selected", label, value, content of high \
    importance, "Dimmed", control type, state, position; after a pause, the app's hint, the system's hint, "Actions \
    Available".
    * While a field is edited, its text is spoken after "Is editing". VoiceOver also speaks the typing mode \
    ("Character mode") and "Insertion point at end", which depend on the rotor and the insertion point and are left \
    out.
    * For a secure text field, the number of characters is spoken.
    * A search field is a "Search Field" and not a "Text Field".
    * Tab bars, toolbars and alerts are named with the first element that is reached in them, groups by their label.
    * The row of a picker is spoken with its position ("1 of 3") in some recordings and without it in others. A \
    `context` of kind `series` adds it.
    * **Hints.** The app's hint comes before the system's: "Lists rooms. Double tap to expand." For an editable text \
    field, only the system's hint is spoken, as in cashapp/AccessibilitySnapshot. Three sources hear the app's hint \
    there; the `text-field-hint` rule asks for a test on a device. A dimmed field keeps the app's hint. An element \
    with a hint and neither label nor value speaks the hint as its label.
    * The label of a landmark precedes "Landmark" at its start and follows "End" at its end.
    * **Order.** The elements of a cell, of a list and of a web page stay together; the `accessibility-snapshot` \
    profile sorts them together with the elements around them.


    """

  private static var quotations: String {
    let all = QuotationBank.all
    let decided = all.filter(\.isDecided)
    let independent = decided.filter { $0.entry.basis == nil }
    var text = """
      ## Quotations

      \(all.count) quotations of VoiceOver on iOS, in `Fixtures/voiceover`, each with its address, the way it was observed
      and the date it was added. \(decided.count) are decided; the narration is the same for \(same(decided)) of them. No
      behavior of the tool was made for \(independent.count) of the decided ones (they have no `basis`); it is the same
      for \(same(independent)). Case, punctuation and numbers written as words do not count. \(all.count { $0.entry.part == true })
      quotations have single phrases or are incomplete (`part`): they confirm words and not the order.

      | file | recordings | captions | synthesizer | written |
      | --- | --- | --- | --- | --- |

      """
    for file in QuotationBank.files {
      let manners: [QuotationSource.Manner] = [.recording, .captions, .synthesizer, .written]
      let counts = manners.map { manner in all.count { $0.file == file && $0.source.observed == manner } }
      text += "| \(file) | \(counts.map(String.init).joined(separator: " | ")) |\n"
    }
    return text + "\n" + blind(decided)
  }

  /// The days from which on quotations were compared before anything was changed for them.
  private static let compared = "2026-11-25"

  private static func blind(_ decided: [Quotation]) -> String {
    let batches = Dictionary(grouping: decided.filter { $0.source.added >= compared }, by: \.source.added)
    let counts = batches.sorted { $0.key < $1.key }.map { date, quotations in
      "| \(date) | \(quotations.count) | \(quotations.count { $0.entry.before == nil }) | \(same(quotations)) |\n"
    }
    return """
      Decided quotations that were compared before the narration was changed for them; those that differed have \
      `before` in their file:

      | added | decided | the same at once | the same now |
      | --- | --- | --- | --- |
      \(counts.joined())

      """
  }

  private static func same(_ quotations: [Quotation]) -> Int { quotations.count { $0.entry.status == nil } }

  private static var differences: String {
    var text = "## Quotations that are not matched\n\n| quotation | status | reason |\n| --- | --- | --- |\n"
    for quotation in QuotationBank.all {
      guard let status = quotation.entry.status, let reason = quotation.entry.reason else { continue }
      text += "| \(cell(quotation.entry.quote)) | \(status.rawValue) | \(cell(reason)) |\n"
    }
    return text + "\n"
  }

  private static var languages: String {
    var text = """
      ## Words by language

      Sources other than VoiceOver use the phrase for the same concept in other software. A phrase without a source is \
      a translation that has not been verified on a device.

      "Apple's strings" are those of iOS 15 and macOS 12 in the list of kishikawakatsumi/applelocalization-tools: UIKit's \
      accessibility bundle, VoiceOver's braille output (ScreenReaderOutput), `UIAccessibility`, Voice Memos ("Dimmed") \
      and the watch companion ("Double tap to toggle setting"). VoiceOver's own file is not among them. Of 44 words \
      that AccessibilitySnapshot's authors heard in German and Russian, 33 are the same there; the words that were heard \
      are kept. Role descriptions of macOS are marked, because those of a switch differ from iOS.

      On a **braille display**, VoiceOver's own words are abbreviated; `BrailleSubstitutions` of ScreenReaderOutput has \
      the list. Words that are not in it ("adjustable", "switch") are written out. Whether VoiceOver shows hints, and \
      how status cells are used, depends on settings and is left out; `--braille` prints text, one character per \
      cell, as in uncontracted eight-dot braille.


      """
    for table in Phrases.languages {
      text += "### \(table.language)\n\n| phrase | words | source | quotations |\n| --- | --- | --- | --- |\n"
      for (name, phrase) in table.entries {
        let sources = phrase.sources.isEmpty ? "**none**" : phrase.sources.names.joined(separator: ", ")
        let attestation = table.attestation(of: name)
        text +=
          "| `\(name)` | \(cell(phrase.text)) | \(sources) | \(attestation.total == 0 ? "" : attestation.text) |\n"
      }
      text += rotorsAndBraille(table)
      if !table.unknown.isEmpty {
        text += "\nNot known: \(table.unknown.map { "`\($0)`" }.joined(separator: ", ")).\n"
      }
      text += "\n"
    }
    return String(text.dropLast())
  }

  /// What is no phrase: names of rotors and abbreviations.
  private static func rotorsAndBraille(_ table: Phrases) -> String {
    var text = ""
    if !table.rotorNames.isEmpty {
      let source = Phrases.all.contains { $0.language == table.language } ? "AccessibilitySnapshot" : "Apple's strings"
      let names = table.rotorNames.sorted { $0.key < $1.key }.map { "`\($0.key)` \(cell($0.value))" }
      text += "\nNames of rotors (\(source)): \(names.joined(separator: ", ")).\n"
    }
    if !table.brailleWords.isEmpty {
      let words = table.brailleWords.sorted { $0.key < $1.key }.map { "\($0.key) *\($0.value)*" }
      text += "\nAbbreviations in braille (Apple's strings): \(words.joined(separator: ", ")).\n"
    }
    return text
  }

  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;").replacing("\n", with: " ")
  }
}
