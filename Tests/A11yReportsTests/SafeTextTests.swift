import Testing

@testable import A11yCore
@testable import A11yReports

/// The quick look at a text's bytes and the careful one at its characters agree.
@Suite struct SafeTextTests {
  @Test("a text of one character is safe exactly when the character is")
  func twins() {
    let odd = (UInt32(0)...0x10FFFF).filter { value in
      guard let scalar = Unicode.Scalar(value), value != 0xFFFE, value != 0xFFFF else { return false }
      return String(scalar).isSafe == scalar.mayBeUnsafeToDisplay || "a\(scalar)é".isSafe == scalar.mayBeUnsafeToDisplay
    }
    #expect(odd == [])
  }

  @Test(
    "a value in CSV is not longer than an Excel cell", arguments: ["a", "é", "🎉", "\u{1B}", "\"", "=a"])
  func cell(_ text: String) throws {
    for count in [32_765, 32_766, 32_767, 32_768, 100_000] {
      let value = String(repeating: text, count: count / text.utf16.count)
      let report = CSVReporter.report(Nasty.result([Nasty.finding([value], number: 1)]), options: Nasty.options)
      let rows = try #require(CSVGrammar.rows(report))
      #expect(rows.joined().allSatisfy { $0.utf16.count <= 32_767 })
      let name = rows[1][6]
      let isCut = name.hasSuffix("… [cut]")
      let shown = value.safe.utf16.count + (text == "=a" ? 1 : 0)
      #expect(isCut == (shown > 32_767))
      #expect(!isCut || name.utf16.count >= 32_766)
    }
  }
}
