import A11yReports
import Foundation
import TestSupport
import Testing

@testable import A11yCore

/// No text of an input can make a report emit a command, markup, an escape, invalid JSON or XML, or a formula.
@Suite struct HostileTextTests {
  /// Twelve texts a finding, in 40 findings a report, in 24 rounds: 11,520 of them through every reporter.
  @Test("generated texts leave every report in its reader's grammar", arguments: 0..<24)
  func generated(_ round: Int) throws {
    var numbers = SplitMix(seed: UInt64(round))
    let findings = (0..<40).map { number in
      Nasty.finding((0..<14).map { _ in Self.text(&numbers) }, number: number)
    }
    for reporter in Reporters.all {
      let text = reporter.report(Nasty.result(findings), options: Nasty.options)
      let faults = ReportGrammar.faults(of: reporter, in: text)
      #expect(faults == [], "\(reporter.name), round \(round)")
    }
  }

  /// What means something to some reader, and what trips those who escape by halves.
  private static let pieces =
    Nasty.texts.map { String($0.prefix(40)) } + [
      ":", "::", "#", "##", "[", "]", "](", "\\", "`", "``", "<", ">", "&", "&lt;", "-->", "<!--", "]]>", "\"", "\"\"",
      "'", "%", "%0",
      "%25", ",", "\n", "\r", "\u{1B}", "\0", "\u{9B}", "=", "+", "-", "@", "|", "$", " ", "\t", "a", "1", "w", "www.",
      "\u{301}", "\u{200D}",
      "\u{202E}", "\u{2069}", "\u{FEFF}", "\u{FFFE}", "é", "字", "🎉", "</summary>", "{", "}", "\u{80}", "\u{7F}", "!",
      "~", "(2)", "./", "..",
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
