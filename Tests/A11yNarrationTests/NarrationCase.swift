import A11yCore
import A11yNarration
import Testing

/// An element and what is to be heard of it, named after the rule that says so.
struct NarrationCase: Sendable, CustomTestStringConvertible {
  let rule: String
  let element: NarratedElement
  let heard: Heard

  var testDescription: String { rule }

  init(_ rule: String, _ element: NarratedElement, _ description: String, hint: String? = nil) {
    self.rule = rule
    self.element = element
    heard = Heard(description, hint: hint)
  }

  func check(_ profile: Profile = .accessibilitySnapshot, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(Heard(Narrator(profile: profile).narrate(element)) == heard, sourceLocation: sourceLocation)
  }

  typealias SourceLocation = Testing.SourceLocation
}

/// Description, hint and announcement, equal when their bytes are: to `String`, "é" in one scalar and in two are the same.
struct Heard: Equatable, Sendable {
  let description: String
  let hint: String?
  let announcement: String?

  init(_ description: String, hint: String? = nil, announcement: String? = nil) {
    self.description = description
    self.hint = hint
    self.announcement = announcement
  }

  init(_ utterance: Utterance) {
    self.init(utterance.description, hint: utterance.hint, announcement: utterance.announcement)
  }

  static func == (a: Heard, b: Heard) -> Bool {
    a.description.utf8.elementsEqual(b.description.utf8)
      && a.hint.map { Array($0.utf8) } == b.hint.map { Array($0.utf8) } && a.announcement == b.announcement
  }
}
