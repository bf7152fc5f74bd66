import A11yNarration
import Foundation
import TestSupport
import Testing

@Suite struct `Quotations of VoiceOver` {
  static let decided = QuotationBank.all.filter(\.isDecided)

  @Test func `are complete, and each has an address and a date`() {
    #expect(QuotationBank.all.count >= 250)
    #expect(Set(QuotationBank.all.map(\.entry.id)).count == QuotationBank.all.count)
    let switches = Set(Profile.Switches.named.map(\.name) + ["phrases"])
    for quotation in QuotationBank.all {
      let (source, entry) = (quotation.source, quotation.entry)
      #expect(source.address.hasPrefix("http") || source.address.hasPrefix("index:"), "\(entry.id)")
      #expect(source.added.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil, "\(entry.id)")
      #expect((entry.status == nil) == (entry.reason == nil), "\(entry.id)")
      #expect(entry.basis.map(switches.contains) != false, "\(entry.id)")
    }
  }

  @Test(arguments: QuotationBank.files)
  func `are readable`(file: String) throws {
    let data = try Data(contentsOf: QuotationBank.folder.appending(path: file))
    #expect(try !JSONDecoder().decode([QuotationSource].self, from: data).isEmpty)
  }

  /// A difference that has gone must be removed from the list, too.
  @Test(arguments: QuotationBank.all.indices)
  func `are what the tool says, or differ for the reason given`(index: Int) throws {
    let quotation = QuotationBank.all[index]
    let explanation = try #require(try quotation.explanation(), "\(quotation.entry.id)")
    let spoken = Quotation.words(explanation.utterance.spoken)
    switch quotation.entry.status {
    case nil: #expect(spoken == quotation.expected, "\(quotation.file) \(quotation.entry.id)")
    case .different, .contradicted, .pending:
      #expect(spoken != quotation.expected, "\(quotation.file) \(quotation.entry.id)")
    case .undecided, .superseded: break
    }
  }

  @Test func `that are decided are matched in 97 of 100 cases`() {
    let same = Self.decided.count { $0.entry.status == nil }
    #expect(same * 100 >= Self.decided.count * 97)
    // Those that no behavior of the tool was made for.
    let independent = Self.decided.filter { $0.entry.basis == nil }
    #expect(independent.count >= 200)
    #expect(independent.count { $0.entry.status == nil } * 100 >= independent.count * 97)
  }

  @Test func `attest the phrases of the tables`() throws {
    var counts: [String: [String: Attestation]] = [:]
    for quotation in Self.decided where quotation.entry.status == nil {
      let explanation = try #require(try quotation.explanation())
      let quoted = explanation.origins.filter { quotation.quotes($0.part.text) }
      for phrase in Set(quoted.compactMap(\.phrase)) {
        counts[quotation.language, default: [:]][phrase, default: Attestation()].count(quotation.source.observed)
      }
    }
    try Golden.check(
      Self.source(of: counts), against: Tool.root.appending(path: "Sources/A11yNarration/Phrases/Attestations.swift"))
  }

  private static func source(of counts: [String: [String: Attestation]]) -> String {
    var text = """
      extension Phrases {
        /// By language and phrase. Written by a test from `Fixtures/voiceover`; `RECORD=1 swift test` writes it anew.
        static let attestations: [String: [String: Attestation]] = [

      """
    for (language, phrases) in counts.sorted(by: { $0.key < $1.key }) {
      text += "    \"\(language)\": [\n"
      for (phrase, count) in phrases.sorted(by: { $0.key < $1.key }) {
        // As swift-format has it.
        let comma = phrases.count > 1 ? "," : ""
        text += "      \"\(phrase)\": Attestation(\(count.arguments))\(comma)\n"
      }
      text += "    ],\n"
    }
    return text + "  ]\n}\n"
  }

  @Test(arguments: [
    ("Timer, tab. Four of four.", "timer tab four of four"), ("Don’t, 1,000 %", "don't 1000 %"), ("Ещё", "еще"),
    ("１２", "12"), (" , ", ""), ("1,", "1"),
  ])
  func `are compared without case and punctuation`(text: String, words: String) {
    #expect(Quotation.words(text) == words)
  }
}

extension Attestation {
  fileprivate mutating func count(_ manner: QuotationSource.Manner) {
    switch manner {
    case .recording: recordings += 1
    case .captions: captions += 1
    case .synthesizer: synthesized += 1
    case .written: written += 1
    }
  }

  fileprivate var arguments: String {
    let counts = [
      ("recordings", recordings), ("captions", captions), ("synthesized", synthesized), ("written", written),
    ]
    return counts.filter { $0.1 > 0 }.map { "\($0): \($1)" }.joined(separator: ", ")
  }
}
