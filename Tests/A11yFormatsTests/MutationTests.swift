import A11yFormats
import TestSupport
import Testing

@testable import A11yCore

/// Files damaged at random, the same way in every run: they are read, or their errors are reported. Nothing else.
@Suite struct MutationTests {
  static let seeds = Array(UInt64(0)..<4)

  @Test("a damaged tree is screens or errors", arguments: seeds)
  func tree(_ seed: UInt64) throws {
    try damage(Self.original { ControlTree.write($0) }, seed: seed)
  }

  @Test("a damaged outline is screens or errors", arguments: seeds)
  func outline(_ seed: UInt64) throws {
    try damage(Self.original { Outline.write($0) }, seed: seed)
  }

  private static func original(_ write: ([Screen]) -> String) throws -> [UInt8] {
    var builder = ScreenBuilder(Screen())
    builder.begin(Control())
    for example in KeyCase.all {
      builder.begin(example.expected)
      builder.end()
    }
    let faults = try Formats.read(Fixtures.bytes("screens/faults/tree.json"))
    return Array(write([builder.screen] + faults).utf8)
  }

  /// Damaged copies; `Scripts/fuzz` makes more of them.
  private func damage(_ original: [UInt8], seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<25 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes, using: &random) }
      do {
        let screens = try Formats.read(bytes)
        #expect(screens.contains { !$0.controls.isEmpty })
        // Whatever was read can be visited and written.
        for screen in screens { #expect(AccessibilityTree(screen).readingOrder.count <= screen.controls.count) }
        #expect(try Trying.screens(ControlTree.write(screens)).count == screens.count)
        #expect(try Trying.screens(Outline.write(screens)).count == screens.count)
      } catch {
        let mistakes = (error as? ReadingError)?.mistakes ?? []
        #expect(!mistakes.isEmpty)
        #expect(mistakes.allSatisfy { $0.message.escapedForDisplay == $0.message && !$0.message.hasSuffix(".") })
        #expect(mistakes.allSatisfy { $0.location.map { $0.line > 0 && $0.column > 0 } ?? true })
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout SplitMix) {
    guard let place = bytes.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.remove(at: place)
    case 4: bytes.insert(contentsOf: Self.tokens.randomElement(using: &random).map { Array($0.utf8) } ?? [], at: place)
    default: swapWords(in: &bytes, using: &random)
    }
  }

  /// Exchanges two words, whatever they are to the format.
  private func swapWords(in bytes: inout [UInt8], using random: inout SplitMix) {
    var words = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map(Array.init)
    guard let a = words.indices.randomElement(using: &random), let b = words.indices.randomElement(using: &random)
    else { return }
    words.swapAt(a, b)
    bytes = Array(words.joined(separator: [UInt8(ascii: " ")]))
  }

  private static let tokens = [
    "{", "}", "[", "]", "\"", "\\", ",", ":", "null", "true", "1e999", "-", "\n", "\r", "\t", "  ", "=", "\u{0}",
    "\u{FEFF}", "\\ud800", "\\u{D800}", "screen", "9223372036854775808", "\u{301}", "#",
  ]
}
