import A11yAudit
import Testing

/// The library as a test of an app uses it. The first test is in the README.
@Suite struct LibraryTests {
  @Test func payScreenIsAccessible() {
    let screen = Screen("Pay", size: .iPhone15) {
      Button("Pay", frame: [16, 700, 358, 50])
      Image("logo")
    }
    #expect(screen.audit().isEmpty)
    #expect(screen.audit([TargetSize(minimum: 48), TextContrast()]).isEmpty)
    #expect(screen.narrate(language: "en") == ["Pay. Button.", "logo. Image."])
  }

  @Test("a control needs no frame: the order is then that of the code")
  func withoutFrames() {
    let screen = Screen("Pay") {
      Button("Pay")
      Image("Logo")
    }
    #expect(screen.narrate(language: "en") == ["Pay. Button.", "Logo. Image."])
    #expect(screen.audit().isEmpty)
    #expect(screen.audit().result.notChecked["target-size"] == [.frame: 1])
  }

  @Test("findings print themselves as the text report does, at the line of the control")
  func printing() throws {
    let line = #line + 2
    let screen = Screen("Pay", size: .iPhone15, language: "en") {
      Button(image: "xmark", frame: [0, 100, 20, 20])
    }
    let findings = screen.audit(file: "PayTests.swift")
    #expect(findings.map(\.rule).contains("control-missing-name"))
    #expect(findings.allSatisfy { $0.location.line == line })
    #expect("\(findings)".hasPrefix("\nPayTests.swift:\(line):1: error: button"))
    #expect("\(findings)".contains("[control-missing-name]"))
  }

  @Test("rules are values with options")
  func rules() {
    let screen = Screen("Pay") { Button("Pay", frame: [0, 100, 44, 44]) }
    #expect(screen.audit([TargetSize()]).isEmpty)
    #expect(screen.audit([TargetSize(minimum: 48)]).map(\.rule) == ["target-size"])
    #expect(screen.audit(.defaults.adding(TargetSize(minimum: 48))).map(\.rule) == ["target-size"])
    let rules: [any Rule<AccessibilityTree>] = [TargetSize(minimum: 48), DuplicateName()]
    #expect(screen.audit(rules).count == 1)
  }

  @Test("an option that is left out keeps its default")
  func defaults() {
    #expect(TargetSize(strictSystemControls: true).minimum == TargetSize().minimum)
    #expect(TargetSize(minimum: 48).strictSystemControls == TargetSize().strictSystemControls)
    #expect(LabelTooLong(sentences: 1).maximum == LabelTooLong().maximum)
    #expect(LabelTooLong(maximum: 40).sentences == LabelTooLong().sentences)
  }

  @Test("a test can define a custom rule")
  func customRule() {
    let screen = Screen("Pay") {
      Button("Pay now")
      Button("Close")
    }
    #expect(screen.audit([OneWord()]).map(\.rule) == ["one-word"])
  }

  @Test("rules and options are chosen by name; a wrong name is an error")
  func names() throws {
    let screen = Screen("Pay") { Button("Pay", frame: [0, 100, 44, 44]) }
    #expect(screen.audit(try .only("target-size")).isEmpty)
    #expect(screen.audit(try .only("target-size", ["minimum": "60"])).map(\.rule) == ["target-size"])
    #expect(screen.audit(try .only("target-size", ["minimum": "60"]).removing("target-size")).isEmpty)
    let mistakes: [(id: String, options: [String: String], message: String)] = [
      ("target-sise", [:], "unknown rule 'target-sise'; did you mean 'target-size'?"),
      ("target-size", ["least": "48"], "target-size has no option 'least'; expected minimum, strictSystemControls"),
      ("target-size", ["minimum": "x"], "target-size.minimum expects a number from 1 to 1000, found 'x'"),
      ("duplicate-name", ["minimum": "1"], "duplicate-name has no option 'minimum'; expected none"),
    ]
    for (id, options, message) in mistakes {
      let error = #expect(throws: RuleSelectionError.self) { try [any Rule<AccessibilityTree>].only(id, options) }
      #expect(error?.description == message)
    }
  }

  @Test("reviews fail an expectation only if requested")
  func reviews() {
    let screen = Screen("Pay", size: .iPhone15, language: "en") {
      Button("Pay", frame: [0, 100, 100, 50]).with { $0.hint = "x" }
      for number in 1...3 { Text("Item \(number)", frame: [16, Double(200 + 40 * number), 200, 20]) }
      if Bool(true) { Switch("Wi-Fi", isOn: true, frame: [300, 400, 51, 31]) }
      View("RatingView", superclass: "UIControl", frame: [16, 500, 200, 44]) {
        Text("Stars", frame: [16, 500, 200, 44])
      }
      .isElement(false)
    }
    let all = screen.audit(.all, from: .notice, reviews: true)
    let failures = screen.audit()
    #expect(failures.allSatisfy { $0.outcome == .fail && $0.severity >= .warning })
    #expect(all.count > failures.count)
  }

  @Test("screens come from outlines and files")
  func files() throws {
    let screen = try Screen(outline: "button \"Close\" frame=0,0,20,20")
    #expect(screen.audit(try .only("target-size")).count == 1)
    #expect(throws: ReadingError.self) { try Screen(outline: "button \"Close") }
  }
}

/// A rule as a client of the library writes it.
private struct OneWord: ElementRule {
  static let info = RuleInfo(
    id: "one-word", summary: "A button's name has several words", family: .naming, severity: .warning,
    why: "It takes longer to hear.", fix: "Use one word.", examples: [])

  func appliesTo(_ element: Element) -> Bool { element.role == .button }

  func violation(_ element: Element) -> Violation? {
    element.control.label?.contains(" ") == true ? Violation(element, "has several words") : nil
  }
}
