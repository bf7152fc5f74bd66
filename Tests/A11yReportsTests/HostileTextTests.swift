import A11yReports
import Foundation
import TestSupport
import Testing

@testable import A11yCore

/// No text of an input can make a report emit a command, markup, an escape, invalid JSON or XML, or a formula.
@Suite struct HostileTextTests {
  /// Fourteen texts a finding, in 40 findings per report, in 12 rounds: 6,720 of them through every reporter, and more in
  /// what the run says of itself and in the folders it runs in.
  @Test("generated texts leave every report in its reader's grammar", arguments: 0..<12)
  func generated(_ round: Int) throws {
    var numbers = SplitMix(seed: UInt64(round))
    let findings = (0..<40).map { number in
      Nasty.finding((0..<14).map { _ in Self.text(&numbers) }, number: number)
    }
    var result = Nasty.result(findings + Nasty.alike, texts: (0..<2).map { _ in Self.text(&numbers) })
    result.isOfSource = round % 3 == 0
    var options = Nasty.options
    if round % 4 == 1 {
      options.workingFolder = "\(options.workingFolder)/\(Self.text(&numbers))"
      options.folderInRepository = FilePath(Self.text(&numbers))
    }
    for reporter in Reporters.all {
      let text = reporter.report(result, options: options)
      let faults = ReportGrammar.faults(of: reporter, in: text)
      #expect(faults == [], "\(reporter.name), round \(round)")
    }
  }

  /// What means something to some reader, and what trips those who escape by halves.
  private static let pieces =
    Nasty.texts.map { String($0.prefix(40)) } + [
      ":", "::", "#", "##", "[", "]", "](", "\\", "`", "``", "<", ">", "&", "&lt;", "-->", "<!--", "]]>", "\"", "\"\"",
      "'", "%", "%0",
      "%25", ",", "\n", "\r", "\n::", "\u{1B}", "\0", "\u{9B}", "=", "+", "-", "@", "|", "$", " ", "\t", "a", "1", "w",
      "www.",
      "\u{301}", "\u{200D}",
      "\u{200E}", "\u{200F}", "\u{61C}", "\u{200B}", "\u{200C}", "\u{2060}", "\u{2064}", "\u{180E}", "🏴", "\u{E0067}",
      "\u{E0031}", "\u{E007F}", "\u{202E}", "\u{2069}", "\u{FEFF}", "\u{FFFE}", "é", "字", "🎉", "</summary>", "{", "}",
      "\u{80}", "\u{7F}", "!",
      "~", "(2)", "./", "..", "GH-", "gh-", "abcdef", "012345", "＋", "－", "＠", "](x)", "[[ATTACHMENT|", "]]",
    ]

  private static func text(_ numbers: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...9, using: &numbers) {
      if Int.random(in: 0..<4, using: &numbers) > 0 {
        text += pieces.randomElement(using: &numbers) ?? ""
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x2FFFF, using: &numbers)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
