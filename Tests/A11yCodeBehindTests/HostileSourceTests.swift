import Foundation
import TestSupport
import Testing

@testable import A11yCodeBehind

@Suite("sources that are none") struct HostileSourceTests {
  private static let swift = """
    @IBOutlet weak var a: [UILabel]! { didSet { a.forEach { $0.font = Fonts.x ?? .systemFont(ofSize: 3) } } }
    class Cell<T: A & B>: Base, P where T.X == Y { override var accessibilityLabel: String? { get { nil } } }
    func f(_ x: inout [String: Int]?, @V y z: @escaping (A) -> B = { _ in }) throws -> UIFont { return .a }
    extension A.B { init?(x: X) { for case let (l, t) as U in zip(a, [b, c]) where l { l?.text = "\\(t("q"))" } } }
    func g() { guard let c = t.d(C.self, for: i) as? C, let e else { return }
      with(a) { [weak self] (l: UILabel) in self?.a!.b[0].accessibilityTraits.insert(.x) }
      let (p, q) = #"r\\#(1)"#; (v as? L)?.text = a ? "" : nil; [a, b].forEach { x in x.y = \"\"\"
      z
      \"\"\" } }
    """
  private static let objectiveC = """
    @interface A : B <C> { IBOutlet UILabel *x; } @property (weak) IBOutletCollection(UILabel) NSArray<UILabel *> *ls; @end
    @implementation A (D)
    - (nullable UIFont *)f:(UILabel *)l g:(NSArray<id<P>> *)m { __weak typeof(self) w = self;
      for (UILabel *e in @[self.x, _y]) { [e setFont:a ? [UIFont systemFontOfSize:1] : nil]; }
      [((C *)c).t enumerateObjectsUsingBlock:^(id o, NSUInteger i, BOOL *s) { [[o viewWithTag:3] setText:@""]; }];
      #if A
      if (x) {
      #else
      if (y) {
      #endif
      } return 'c'; }
    static void S(UILabel *l, int n) { l->a.text = NO; }
    @end
    """

  private func read(_ bytes: [UInt8]) {
    for language in [CodeLanguage.swift, .objectiveC] {
      _ = CodeIndex([CodeFile(path: "a", bytes: bytes, language: language)]).object(of: "A")
    }
  }

  @Test("a file cut off at any byte", arguments: [swift, objectiveC])
  func truncated(_ text: String) {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      read(Array(bytes[..<count]))
      read(Array(bytes[count...]))
    }
  }

  @Test("a file with one byte replaced or removed", arguments: [swift, objectiveC])
  func replaced(_ text: String) {
    let bytes = Array(text.utf8)
    for (index, other) in zip(bytes.indices, Array("{}()[]\"'.,:;=?!@#$\\/*<>-+^&|\n 0aA_".utf8).cycled) {
      var changed = bytes
      changed[index] = other
      read(changed)
      changed.remove(at: index)
      read(changed)
    }
  }

  @Test("random bytes, and random tokens")
  func random() {
    var random = SplitMix(seed: 4711)
    let pieces = [
      "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "#\"", ".", "=", ":", ",", "?", "!", "@", "^", "->", "-",
      "\n",
      " ", "class A", "func f", "let x", "if ", "for a in", "switch", "with(", "$0", "as! B", "font", "text", "@end",
      "@implementation A", "- (void)f", "self", "#if", "#else", "#endif", "/*", "*/", "UIFont(", "in", "<", ">", "case",
    ].map { Array($0.utf8) }
    for _ in 0..<400 {
      read((0..<300).map { _ in UInt8.random(in: 0...255, using: &random) })
      read((0..<200).flatMap { _ in pieces[Int.random(in: pieces.indices, using: &random)] })
    }
  }

  /// What takes quadratic time or a deep stack does not end, or traps.
  @Test("a hundred thousand bytes of one sign", arguments: ["(", "\"", "/*", "["])
  func signs(_ piece: String) { readRepeated(piece, size: 100_000) }

  @Test(
    "a long file of one thing",
    arguments: [
      "{", "<", ")", "}", "#", "\"\"\"", "#\"", "\"\\(", "\"\"\"\\(", "\\", "@", "'", "a.", "a(",
      "a[", "a{", "with(a){", "with(", "if ", "for a in ", "let a=", "let a=a.b;", "a.font=", "a.font={", "a.b().",
      "class A{", "func f(", "func f(){", "func f()->UIFont{", "var a:UIFont{", "a?b:", "[a,", "[[a ", "((A*)", "^{",
      "- (void)a{\n", "@implementation A\n", "@interface A{", "#if A\n{\n#else\n", "#if A\n", "@property A*a;",
      "a=a.b\n",
      "[a,b].forEach{$0.font=", "A<", "a:A,", "x ? ", "switch{", "\n", "a.forEach{b in ", "extension A:A{", "[self a:",
    ])
  func repeated(_ piece: String) { readRepeated(piece, size: 10_000) }

  private func readRepeated(_ piece: String, size: Int) {
    let body = String(repeating: piece, count: size / piece.utf8.count)
    #expect(read("class A { func f() { \(body)", .swift).knows("A"))
    #expect(read("@implementation A\n- (void)f { \(body)", .objectiveC).knows("A"))
  }

  @Test(
    "many brackets that are closed",
    arguments: [
      ("with(", "a", "){}"), ("(", "a", ")"), ("[a b:", "c", "]"), ("a.font={", "b", "}"), ("f(a,", "a", ")"),
      ("with(a){", "$0.text=b", "}"), ("[", "a", "].forEach{}"), ("\"\\(", "a", ")\""), ("[[", "a", "] b]"),
    ])
  func nested(_ open: String, _ middle: String, _ close: String) {
    let count = 10_000 / (open.utf8.count + close.utf8.count)
    let text = String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    // What follows the brackets is found.
    let swift = read("class A { func f() { \(text) } }\nclass B { }", .swift)
    #expect(swift.knows("A") && swift.knows("B"))
    let objectiveC = read("@implementation A\n- (void)f { \(text); }\n@end\n@implementation B\n@end", .objectiveC)
    #expect(objectiveC.knows("A") && objectiveC.knows("B"))
  }

  private func read(_ text: String, _ language: CodeLanguage) -> CodeIndex { Reading(text, language).index }

  @Test("a number where a name belongs")
  func numbered() {
    for name in ["999999", "0", "4294967295"] {
      #expect(read("class A { func \(name) { a.isUserInteractionEnabled = false } }", .swift).knows("A"))
    }
  }

  @Test("classes that inherit from each other")
  func circle() {
    let index = CodeIndex(swift: "class A: B { @IBOutlet var a: UILabel! }\nclass B: A { func f() { a.text = x } }")
    #expect(index.outlet("a", of: "A")[.text].outcome == .satisfied)
  }
}

/// Reads a source with a stack of half a megabyte: a few thousand brackets are enough to overflow it if a function
/// calls itself on what they hold.
///
/// Unchecked: the index is written before the semaphore is signaled, and read after that.
private final class Reading: @unchecked Sendable {
  private(set) var index = CodeIndex([])

  init(_ text: String, _ language: CodeLanguage) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      index = CodeIndex([CodeFile(path: "a", bytes: Array(text.utf8), language: language)])
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
  }
}

extension Array {
  /// The elements again and again.
  fileprivate var cycled: some Sequence<Element> {
    sequence(state: 0) { (index: inout Int) in
      defer { index += 1 }
      return self[index % self.count]
    }
  }
}
