import Foundation
import TestSupport
import Testing

/// Text for people is plain technical English: messages, explanations, help, errors, documents, titles of examples.
@Suite struct PlainEnglishTests {
  @Test("string literals contain no forbidden words", arguments: try sources())
  func literals(_ path: String) throws {
    let text = try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
    // A word alone is an identifier, or one of a word list.
    let phrases = Self.literals(in: text).filter { $0.utf8.contains(UInt8(ascii: " ")) && $0.contains(/\w \w/) }
    #expect(Wording.marks(in: phrases) == [], "\(path)")
  }

  @Test("documents contain no forbidden words", arguments: try documents())
  func document(_ path: String) throws {
    let text = try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
    let prose = text.replacing(/```[^`]*```/, with: "")
    #expect(Wording.marks(in: prose) == [], "\(path)")
  }

  @Test("titles of clauses contain no forbidden words", arguments: try clauses())
  func titles(_ path: String) throws {
    let text = try String(contentsOf: Tool.root.appending(path: path), encoding: .utf8)
    let titles = text.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(Wording.marks(in: titles.map(String.init)) == [], "\(path)")
  }

  @Test(
    "sentences of the first version are found",
    arguments: [
      "The least that makes the exit status 1", "Tells what changed for the ear", "Mend what a machine can mend",
      "What is misread is told, with its place.", "Shows what is in force for a file and why",
      "A finding is accepted that nobody has", "has the frame [0, 0, -1, 1], which cannot be", "is no class",
      "a text beside it", "goes away, whoever is still reading it", "One line a finding: no fixes", "Words a minute",
      "nothing to judge", "a control cannot be met", "Choose a darker colour", "Recognised from the content",
      "it is judged as far as it goes", "A control that does not say where it stands",
      "A report (…), to a file if one is given; 'reports' tells more",
      "Accept everything found: write it into this file, and end with 0", "Take what is fixed out of the baseline",
      "End with 1 while the baseline holds what is fixed",
      "Only files that git names as changed since this commit, or does not know",
      "Show one cause in many places as one finding",
      "Puts the JSON reports of parts of a whole together, as if all had been read in one run",
      "Whose manner of speaking", "As VoiceOver reads on by itself",
      "Writes a description in another notation (`--to control-tree`)",
      "Lists every format that can be read and what it cannot tell",
      "Lists every report with who takes it and the file it expects", "which of the words have no source",
      "or writes a configuration to begin with", "2 vanished", "1 fault",
      "files in folders that are no descriptions: 1",
      "could not be read: 1", "is no class; a fact is written key=value", "mended in 1 place",
      "say one of --print, --init and --schema", "belongs into <folder>", "per cent", "one WAV file an element",
      "takes touches itself and is no element for assistive technology",
    ])
  func firstVersion(_ sentence: String) {
    #expect(!Wording.marks(in: sentence).isEmpty)
  }

  @Test(
    "names and plain sentences are not",
    arguments: [
      "What VoiceOver says", "`colour-only-distinction` and `localisation`", "dismiss,minimise,collapse",
      "there is no configuration", "is no longer read", "`*` stands for any characters", "button \"tells\".",
    ])
  func plain(_ sentence: String) {
    #expect(sentence.contains("\"tells\"") || Wording.marks(in: sentence) == [])
  }

  /// Word lists and the phrases of VoiceOver are not written by us.
  private static let quoted = [
    "/Lexicon/", "/Phrases/", "CodeVocabulary", "/Unsupported", "SystemParts.swift", "SchemaText.swift",
  ]

  private static func sources() throws -> [String] {
    try files(in: "Sources") { name in name.hasSuffix(".swift") && !quoted.contains(where: name.contains) }
  }

  private static func documents() throws -> [String] {
    let root = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "action.yml"]
    return try root + files(in: "Docs") { $0.hasSuffix(".md") || $0.hasSuffix(".1") }
  }

  private static func clauses() throws -> [String] {
    try files(in: "Fixtures/clauses") { _ in true } + files(in: "Fixtures/source-clauses") { _ in true }
  }

  private static func files(in folder: String, where isIncluded: (String) -> Bool) throws -> [String] {
    let path = Tool.root.appending(path: folder).path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: path).map { "\(folder)/\($0)" }
      .filter { isIncluded($0) && $0.contains(".") }.sorted()
  }

  /// The contents of the string literals, with interpolations in them; literals over several lines are joined.
  private static func literals(in source: String) -> [String] {
    let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    let parts = code.components(separatedBy: "\"\"\"")
    return parts.enumerated().flatMap { number, part in
      number.isMultiple(of: 2)
        ? part.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map { String($0.1) }
        : [part.replacing(/\\?\n */, with: " ")]
    }
  }
}
