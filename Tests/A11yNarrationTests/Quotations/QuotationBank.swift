import A11yCore
import A11yFormats
import A11yNarration
import Foundation
import TestSupport

/// The quotations of `Fixtures/voiceover`: what people heard or read VoiceOver say of one element of a screen.
enum QuotationBank {
  static let folder = Tool.root.appending(path: "Fixtures/voiceover")

  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  /// Every quotation with its source, in the order of files.
  static let all: [Quotation] = files.flatMap { file -> [Quotation] in
    guard let data = FileManager.default.contents(atPath: folder.appending(path: file).path),
      let sources = try? JSONDecoder().decode([QuotationSource].self, from: data)
    else { return [] }
    return sources.flatMap { source in source.quotations.map { Quotation(file: file, source: source, entry: $0) } }
  }
}

struct QuotationSource: Decodable, Sendable {
  /// A web address, or `index:` with the number of a document whose address is not known.
  var address: String
  var title: String
  var observed: Manner
  /// The version of iOS, where the source gives it.
  var ios: String?
  var language: String?
  /// When its quotations were added.
  var added: String
  var quotations: [Entry]

  enum Manner: String, Decodable, Sendable { case recording, captions, synthesizer, written }

  struct Entry: Decodable, Sendable {
    var id: String
    /// As the source has it.
    var quote: String
    /// Lines of an outline, without the line of the component.
    var screen: [String]
    /// Which of the elements that VoiceOver reads, from 1.
    var element: Int?
    /// What is said, if the quotation is part of it, paraphrases it or writes numbers as words.
    var expected: String?
    /// False if the source leaves hints out.
    var hints: Bool?
    var status: Status?
    var reason: String?
    /// The quotation has single phrases; the rest of `expected` was added to make an announcement of them.
    var part: Bool?
    /// What the tool said when the quotation was added, before the narration was changed for it.
    var before: Before?
    /// The switch of the default profile that follows this quotation, or `phrases`.
    var basis: String?
  }

  enum Before: String, Decodable, Sendable { case different }

  enum Status: String, Decodable, Sendable {
    /// The tool says something else, for the reason given.
    case different
    /// A better source says something else.
    case contradicted
    /// No source decides.
    case undecided
    /// Added, and the tool says something else until it is changed for it: counted once that is settled.
    case pending
    /// Another version of iOS speaks differently.
    case superseded
  }
}

struct Quotation: Sendable {
  let file: String
  let source: QuotationSource
  let entry: QuotationSource.Entry

  var language: String { source.language ?? "en" }

  var isDecided: Bool { entry.status == nil || entry.status == .different }

  var expected: String { Self.words(entry.expected ?? entry.quote) }

  /// Whether the quotation itself has these words.
  func quotes(_ text: String) -> Bool {
    entry.part != true || " \(Self.words(entry.quote)) ".contains(" \(Self.words(text)) ")
  }

  /// What the tool says of the element, part by part.
  func explanation() throws -> Explanation? {
    let outline = "component \"quotation\" 390x844 \(language)\n" + entry.screen.map { "  \($0)\n" }.joined()
    guard let screen = try Formats.read(Array(outline.utf8), as: nil).first else { return nil }
    var verbosity = Verbosity.voiceover
    verbosity.hints = entry.hints ?? true
    let narrator = Narrator(language: screen.language, verbosity: verbosity)
    let explanations = narrator.explain(AccessibilityTree(screen))
    let number = (entry.element ?? 1) - 1
    return explanations.indices.contains(number) ? explanations[number] : nil
  }

  /// Lower case and without punctuation: a quotation is written by a person who listened.
  static func words(_ text: String) -> String {
    var words = ""
    var previous: Character = " "
    let folded = text.precomposedStringWithCompatibilityMapping.lowercased()
      .replacing("ё", with: "е").replacing("’", with: "'")
    for (index, character) in zip(folded.indices, folded) {
      let isWord = character.isLetter || character.isNumber || "%°'_".contains(character)
      // "1,000" is one number.
      if character == ",", previous.isNumber, folded[folded.index(after: index)...].first?.isNumber == true { continue }
      words.append(isWord ? character : " ")
      previous = character
    }
    return words.split(separator: " ").joined(separator: " ")
  }
}
