import A11yCore
import Testing

@testable import A11ySourceRules

/// A class is checked with everything that the run says of it.
@Suite struct IndexTests {
  /// `rule outcome` of what is found in the first of several files.
  private func findings(_ sources: String...) -> [String] {
    let trees = sources.enumerated().map { SourceTree(path: "\($0).swift", bytes: Array($1.utf8)) }
    let file = SourceFile(trees[0], index: SourceIndex(trees))
    return SourceAudit(rules: SourceCatalog.defaults).run(file).result.findings.map { "\($0.rule) \($0.outcome)" }
  }

  private static let dial = """
    final class Dial: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    }
    """

  @Test("a file by itself has no finding")
  func alone() { #expect(findings(Self.dial) == ["custom-control-not-exposed fail"]) }

  @Test(
    "what another file does to it counts",
    arguments: [
      "extension Dial { override var isAccessibilityElement: Bool { get { true } set {} } ; override var accessibilityLabel: String? { get { name } set {} } }",
      "let dial = Dial()\ndial.isAccessibilityElement = true\ndial.accessibilityLabel = name",
      "extension UIControl { func speakUp() { isAccessibilityElement = true } }\nextension Dial { func prepare() { speakUp() } }",
      "class Page: UIViewController { let dial = Dial(); func f() { dial.isAccessibilityElement = true } }",
    ])
  func elsewhere(_ other: String) { #expect(findings(Self.dial, other) == []) }

  @Test(
    "a modifier that adds a tap is declared in another file",
    arguments: [
      (
        "struct Press: ViewModifier { func body(content: Content) -> some View { content.gesture(TapGesture().onEnded { send() }) } }\nextension View { func pressable(_ key: Int) -> some View { modifier(Press()) } }",
        ["tap-without-trait fail"]
      ),
      ("extension View { func pressable(_ key: Int) -> some View { modifier(Press()) } }", []),
      ("extension View { func pressable(_ key: Int) -> some View { padding() } }", []),
    ])
  func tapModifiers(_ other: String, _ expected: [String]) {
    let view = "import SwiftUI\nstruct Remote: View { var body: some View { VStack { Image(\"plus\").pressable(1) } } }"
    #expect(findings(view, other).filter { $0.hasPrefix("tap") } == expected)
  }

  @Test("its superclass counts, and an unknown one needs review")
  func superclass() {
    let dial = Self.dial.replacing("UIControl", with: "BaseControl")
    #expect(findings(dial) == ["custom-control-not-exposed review"])
    #expect(findings(dial, "class BaseControl: UIControl {}") == ["custom-control-not-exposed fail"])
    #expect(
      findings(dial, "class BaseControl: UIControl { func f() { isAccessibilityElement = true } }").isEmpty == false)
    #expect(findings(dial, "class BaseControl: UIButton {}") == [])
  }

  @Test(
    "a class whose list begins with a protocol of Swift's rests on nothing",
    arguments: ["Sendable", "ObservableObject", "Codable, Knobs"])
  func protocolFirst(_ list: String) {
    let dial = Self.dial.replacing("UIControl", with: list)
    #expect(findings(dial) == [])
    // A name that nobody knows may be a class.
    #expect(findings(Self.dial.replacing("UIControl", with: "Knobs, Codable")) == ["custom-control-not-exposed review"])
    let tree = SourceTree(path: "0.swift", bytes: Array(dial.utf8))
    #expect(SourceIndex([tree]).facts(of: "Dial")?.name == nil)
    // So nothing of the run is to be waited for.
    let file = SourceFile(tree, index: nil)
    #expect(!file.trackingIndexAccess { file.classes.count }.hasAsked)
  }

  @Test("of two classes that share a name each is checked by its own declaration")
  func sharedName() {
    #expect(findings(Self.dial, "class Dial: UIButton {}") == ["custom-control-not-exposed fail"])
    #expect(findings("class Dial: UIButton {}", Self.dial) == [])
    // It may extend the other one as well.
    let extending = "extension Dial { func prepare() { isAccessibilityElement = true; accessibilityLabel = name } }"
    #expect(findings(Self.dial, "class Dial: UIButton {}", extending) == [])
  }

  @Test("an ambiguous class name makes a finding uncertain")
  func sharedBase() {
    let knob = Self.dial.replacing("Dial: UIControl", with: "Knob: Dial")
    #expect(findings(knob, Self.dial) == ["custom-control-not-exposed fail"])
    #expect(findings(knob, Self.dial, "class Dial: Codable {}") == ["custom-control-not-exposed review"])
  }

  @Test("a macro may add what is missing")
  func macro() { #expect(findings("@Accessible " + Self.dial) == []) }

  @Test("a Mac has no text sizes: an app for it may fix its fonts")
  func mac() {
    let view = "import SwiftUI\nstruct Row: View { var body: some View { Text(name).font(.system(size: 15)) } }"
    #expect(findings(view) == ["fixed-font fail"])
    #expect(findings(view, "import AppKit") == [])
    #expect(findings(view, "import Cocoa", "import UIKit") == ["fixed-font fail"])
    // SwiftUI brings AppKit along on a Mac and UIKit elsewhere, and what is for one of them only is left out.
    let quits = "import SwiftUI\nfunc quit() { NSApp.terminate(nil) }"
    #expect(findings(view, quits) == [])
    #expect(findings(view, "import Foundation\nlet NSApp = 1") == ["fixed-font fail"])
    #expect(findings(view, quits, "import SwiftUI\nlet red = Color(UIColor.red)") == ["fixed-font fail"])
    let guarded = "import SwiftUI\n#if os(macOS)\nlet app = NSApp.delegate\n#endif"
    #expect(findings(view, guarded) == ["fixed-font fail"])
  }

  @Test(
    "a folder for Macs says nothing of the app next to it",
    arguments: ["App/macOS/A.swift", "Mac/A.swift"] as [FilePath])
  func besideMac(_ path: FilePath) {
    let view = "import SwiftUI\nstruct Row: View { var body: some View { Text(name).font(.system(size: 15)) } }"
    let trees = [
      SourceTree(path: "App/Row.swift", bytes: Array(view.utf8)),
      SourceTree(path: path, bytes: Array("import AppKit\nlet app = NSApp".utf8)),
    ]
    let answer = SourceAudit(rules: SourceCatalog.defaults).run(SourceFile(trees[0], index: SourceIndex(trees)))
    #expect(answer.result.findings.map(\.rule) == ["fixed-font"])
  }

  @Test(
    "tests, previews and what a generator wrote are not linted",
    arguments: [
      ("AppTests/DialTests.swift", ""), ("tests/TestApp/Dial.swift", ""), ("ui-tests/Dial.swift", ""),
      ("App/Mocks/Dial.swift", ""), ("App/DialSpec.swift", ""),
      ("App/Dial_Previews.swift", ""), ("App/Dial.generated.swift", ""),
      ("App/Dial.swift", "// Generated using Sourcery — DO NOT EDIT\n"),
      ("App/Dial.swift", "// swiftlint:disable all\n"),
    ])
  func setAside(path: String, beginning: String) {
    #expect(rules(of: beginning + Self.dial, at: FilePath(path)) == [])
  }

  @Test("a folder or a comment with a similar word is not a reason")
  func notSetAside() {
    #expect(rules(of: Self.dial, at: "Latests/Dial.swift") == ["custom-control-not-exposed"])
    #expect(rules(of: Self.dial, at: "Contests/Dial.swift") == ["custom-control-not-exposed"])
    #expect(rules(of: "// The generator of tones\n" + Self.dial, at: "Dial.swift") == ["custom-control-not-exposed"])
  }

  @Test("a Mac and a television have no text sizes: a folder for them next to one for iOS")
  func macFolder() {
    let source = "import SwiftUI\nstruct Row: View { var body: some View { Text(name).font(.system(size: 15)) } }"
    #expect(rules(of: source, at: "App/macOS/Row.swift") == [])
    #expect(rules(of: source, at: "App TV/Row.swift") == [])
    #expect(rules(of: source, at: "App/tvOS/Row.swift") == [])
    #expect(rules(of: source, at: "App/ShowTV/Row.swift") == ["fixed-font"])
    #expect(rules(of: source, at: "App/iOS/Row.swift") == ["fixed-font"])
    #expect(rules(of: source, at: "App/Machine/Row.swift") == ["fixed-font"])
  }

  @Test("what shows a library to developers need not be translated")
  func example() {
    let source = "title.text = String(localized: \"Photos\")\nclose.accessibilityLabel = \"Close\""
    #expect(rules(of: source, at: "Apps/Examples/Page.swift") == [])
    #expect(rules(of: source, at: "App/Page.swift") == ["unlocalised-accessibility-string"])
  }

  private func rules(of source: String, at path: FilePath) -> [String] {
    let tree = SourceTree(path: path, bytes: Array(source.utf8))
    let answer = SourceAudit(rules: SourceCatalog.defaults).run(SourceFile(tree, index: SourceIndex([tree])))
    return answer.result.findings.map(\.rule)
  }

  @Test(
    "a class with too many extensions is not checked, and what is found in it needs review", arguments: [150, 250])
  func wide(_ count: Int) {
    let source =
      "import UIKit\n\(Self.dial)\nclass Row: UIView {\n"
      + "func f() { let b = UIButton(); b.setImage(image, for: .normal); addSubview(b) }\n}\n"
      + (0..<count).map { "extension Dial { func f\($0)() {} }\nextension Row { func g\($0)() {} }\n" }.joined()
    let tree = SourceTree(path: "a.swift", bytes: Array(source.utf8))
    let index = SourceIndex([tree])
    #expect((index.facts(of: "Dial") == nil) == (count > 200))
    #expect(index.hasTooManyParts("Dial") == (count > 200))
    let expected =
      count < 200 ? ["custom-control-not-exposed fail", "image-only-button fail"] : ["image-only-button review"]
    #expect(findings(source) == expected)
  }
}
