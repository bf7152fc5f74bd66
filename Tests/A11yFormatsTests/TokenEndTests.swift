import A11yCore
import A11yFormats
import Testing

/// How far a finding's mark reaches from where it begins.
@Suite struct TokenEndTests {
  /// A line, and what is marked in it, from `«` to `»`.
  static let tokens: [String] = [
    #"  «button» "Pay" frame=0,0,20,20"#, #"  button "Pay" «hnt»="Buys.""#, #"  button "Pay 😀 결제" «frame»=0,0,20,20"#,
    #"  button traits=button,«selekted» hint="a""#, #"    «{ "class": "UIButton", "image": "ge}ar" }»,"#,
    #"    «{ "class": "UIButton", "subviews": [»"#, #"  «"labl"»: "Pay""#, #"  «"a\"b"»: 1"#, #"  "alpha": «0.5»,"#,
    #"  «<button opaque="NO" id="a>b" text='it&apos;s'>»"#, #"  «<label/>»<view/>"#, #"  «<button opaque="NO""#,
    #"   | «<UIButton: 0x7f; frame = (0 0; 20 20); text = 'a > b'; layer = <CALayer: 0x60>>»"#,
    #"      «Button», 0x600, {{0.0, 0.0}, {20.0, 20.0}}, label: 'Pay'"#,
    #"    «label.font» = UIFont.systemFont(ofSize: 12)"#,
    #"    func «a»: Int"#, #"   «.frame»(width: 20)"#, #"  «#»"#,
  ]

  private func marked(_ line: String) -> (text: String, start: Int, end: Int) {
    let scalars = Array(line.unicodeScalars)
    let start = scalars.firstIndex(of: "«") ?? 0
    let end = scalars.firstIndex(of: "»") ?? scalars.count
    let text = String(String.UnicodeScalarView(scalars.filter { $0 != "«" && $0 != "»" }))
    return (text, start + 1, end)
  }

  @Test("a mark ends with its token, on the same line", arguments: tokens, ["\n", "\r\n", "\r"])
  func ends(_ line: String, lineEnd: String) {
    let (text, start, end) = marked(line)
    let file = "first 한글" + lineEnd + text + lineEnd + "third"
    for bytes in [Array(file.utf8), [0xEF, 0xBB, 0xBF] + Array(file.utf8)] {
      let found = TokenEnds(bytes).end(at: SourceLocation(line: 2, column: start))
      #expect(found == SourceLocation(line: 2, column: end))
    }
  }

  @Test("places of other encodings and far into a long line are found")
  func far() {
    let line = String(repeating: "가나다 ", count: 2_000) + "button"
    let place = SourceLocation(line: 1, column: 8_001)
    let end = SourceLocation(line: 1, column: 8_007)
    #expect(TokenEnds(Array(line.utf8)).end(at: place) == end)
    let wide: [UInt8] = [0xFF, 0xFE] + line.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(TokenEnds(wide).end(at: place) == end)
  }

  @Test("a place that the file does not have has no end")
  func nowhere() {
    for (line, column) in [(0, 1), (1, 9), (3, 1), (1, 0), (9, 9)] {
      #expect(TokenEnds(Array("button\nlabel".utf8)).end(at: SourceLocation(line: line, column: column)) == nil)
    }
    #expect(TokenEnds([]).end(at: SourceLocation(line: 1, column: 1)) == nil)
  }

  @Test("an object of a whole file on one line is not marked to its end")
  func long() {
    let line = "{\"a\": [" + String(repeating: "{\"b\": 1},", count: 1_000) + "{}]}"
    let end = TokenEnds(Array(line.utf8)).end(at: SourceLocation(line: 1, column: 1))
    #expect(end.map { $0.column <= 1_001 } == true)
  }
}
