public import A11yCore

/// A label is too long.
public struct LabelTooLong: ElementRule {
  public static let info = RuleInfo(
    id: "label-too-long",
    summary: "A label is too long",
    family: .naming,
    severity: .notice,
    criteria: [.wcag("2.4.6"), .en("11.2.4.6")],
    needs: [.label], restsOn: [.label, .visibleText],
    why: """
      VoiceOver reads the whole label each time the element gets focus, and a braille display needs several lines for \
      it; the important part is lost.
      """,
    fix: "Shorten the label to the control's action; move details to the hint, the value or custom content.",
    reviewQuestion: "is all of this text visible on the control?",
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .count("maximum", \.maximum, in: 1...10_000, "maximum length of a label, in characters"),
    .count("sentences", \.sentences, in: 1...100, "maximum number of sentences in a label"),
  ]

  /// The number of characters that a name may have.
  public var maximum = 100
  /// The number of sentences that a name may have.
  public var sentences = 2

  public init() {}

  public init(maximum: Int = 100, sentences: Int = 2) {
    self.maximum = maximum
    self.sentences = sentences
  }

  public func appliesTo(_ element: Element) -> Bool {
    element.isControlOrImage && element.role?.isTextInput != true
  }

  public func violation(_ element: Element) -> Violation? {
    let name = element.name
    guard name.utf8.count > maximum || mayHoldSentences(name) else { return nil }
    let length = name.count
    let sentenceCount = length > maximum ? 0 : Self.sentences(in: name)
    guard length > maximum || sentenceCount > sentences, !groupsTexts(element), !element.isNameVisible,
      !saysCaption(element)
    else { return nil }
    if length > maximum {
      return Violation(
        element, "has a label of \(length) characters, needs at most \(maximum)",
        measured: "\(length) characters", required: "\(maximum) characters")
    }
    return Violation(
      element, "has a label of \(sentenceCount) sentences, needs at most \(sentences)",
      measured: "\(sentenceCount) sentences", required: "\(sentences) sentences")
  }

  /// A quick look at the bytes: the end of a sentence, or a script that may have other ends. Without it an audit takes
  /// 7 % longer.
  private func mayHoldSentences(_ name: String) -> Bool {
    name.utf8.contains { byte in
      byte >= 0x80 || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
    }
  }

  /// It stands for several texts, which belong in its name.
  private func groupsTexts(_ element: Element) -> Bool {
    var texts = 0
    for index in element.tree.screen.descendants(of: element.index) {
      let control = element.tree.screen.controls[index]
      if !SpokenText.isBlank(control.text) || !SpokenText.isBlank(control.label) { texts += 1 }
      if texts > 1 { return true }
    }
    return false
  }

  /// An image's caption belongs in its name: what a sighted person reads next to it is as long as it is.
  private func saysCaption(_ element: Element) -> Bool {
    guard element.role == .image, let parent = element.parent else { return false }
    let name = SpokenText.normalized(element.name)
    // An image of many says nothing of one text: the nearest few stand for what is next to it.
    let end = element.tree.screen.descendants(of: element.index).upperBound
    let near = max(parent.index + 1, element.index - Self.nearby)..<end + Self.nearby
    let siblings = near.clamped(to: element.tree.screen.descendants(of: parent.index))
    return siblings.contains { index in
      let text = element.tree.screen.controls[index]
      guard index != element.index, let words = text.text ?? text.label else { return false }
      let caption = SpokenText.normalized(words)
      // A single word, "Shoes", is no caption that makes a name long.
      return caption.contains(" ") && name.hasPrefix(caption)
    }
  }

  /// Controls on either side of an image among which its caption is.
  private static let nearby = 8

  /// Ends of sentences that a space or nothing follows, and one for what is after the last.
  static func sentences(in text: String) -> Int {
    var count = 0
    var hasWord = false
    var isAtEnd = false
    for character in text {
      if isAtEnd, character.isWhitespace, hasWord {
        count += 1
        hasWord = false
      }
      if "。！？".contains(character), hasWord {
        count += 1
        hasWord = false
      }
      isAtEnd = character == "." || character == "!" || character == "?"
      if character.isLetter || character.isNumber { hasWord = true }
    }
    return hasWord ? count + 1 : count
  }
}

extension LabelTooLong {
  static let examples: [Example] = [
    .fails(
      "label longer than 100 characters",
      #"✗ button "Open the page on which you can change how the app treats your data and what it sends to all our partners""#
    ),
    .fails("label of three sentences", #"✗ button "Pay now. The order is binding. You can return it.""#),
    .passes("label of 55 characters", #"button "Open the page on which you can change how we treat data""#),
    .passes(
      "long static text",
      #"text "Open the page on which you can change how the app treats your data and what it sends to all our partners""#
    ),
  ]
}
