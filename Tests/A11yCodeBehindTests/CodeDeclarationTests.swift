import A11yCodeBehind
import Testing

/// Where the name of a class is declared.
@Suite struct CodeDeclarationTests {
  private func names(_ name: String, _ source: String, _ language: CodeLanguage) -> [String] {
    let bytes = Array(source.utf8)
    return CodeDeclarations.offsets(ofClass: name, in: bytes, as: language).map { offset in
      String(decoding: bytes[..<offset].split(separator: 0x0A).last ?? [], as: UTF8.self)
    }
  }

  @Test("declarations in Swift are found, not uses, comments, strings or extensions")
  func swift() {
    let source = """
      // class Pay
      let text = "class Pay"
      extension Pay {}
      let a: Pay = Pay()
      public final class Pay: UIView {}
      class Payment {}
      """
    #expect(names("Pay", source, .swift) == ["public final class "])
    #expect(names("Missing", source, .swift).isEmpty)
    #expect(names("", source, .swift).isEmpty)
  }

  @Test("interfaces and implementations in Objective-C are found, not categories")
  func objectiveC() {
    let source = "@class Pay;\n@interface Pay : UIView\n@end\n@interface Pay (More)\n@end\n@implementation Pay\n@end\n"
    #expect(names("Pay", source, .objectiveC) == ["@interface ", "@implementation "])
  }
}
