public import A11yCore

/// A label looks like a code identifier.
public struct MachineName: ElementRule {
  public static let info = RuleInfo(
    id: "machine-name",
    summary: "A label looks like a code identifier",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("2.4.6"), .en("11.1.1.1.1"), .en("11.2.4.6")],
    needs: [.label],
    supersededBy: ["unresolved-text", "unlocalised-key"],
    why: """
      People hear "ic underscore close underscore 24", often in a voice for another language, and cannot guess what it \
      means.
      """,
    fix: """
      Set `accessibilityLabel` to the action or the content: without a label, VoiceOver reads the asset's name. Hide a \
      decorative image (`Image(decorative:)`).
      """,
    reviewQuestion: "is it a name that users know?",
    examples: examples
  )

  public init() {}

  public func appliesTo(_ element: Element) -> Bool { element.isControlOrImage || isCellOfOtherWords(element) }

  /// A cell with a label of its own that shows words. Without words the label may be what a person typed, or a file.
  private func isCellOfOtherWords(_ element: Element) -> Bool {
    element.role == .cell && element.control.label != nil && !SpokenText.isBlank(element.visibleText)
  }

  public func violation(_ element: Element) -> Violation? {
    let name = element.name
    guard let kind = ownPicture(element, name) ?? CodeName(name) ?? ownIdentifier(element, name), kind != .dottedKey,
      !element.isNameVisible
    else { return nil }
    return Violation(
      element, "is called \(name.quoted()), which looks like \(kind.words)", measured: name,
      fix: fix(element),
      // An identifier may be a name that people know, if it is written on the control.
      restsOn: kind == .identifier && element.control.image != name ? [.label, .visibleText] : [.label],
      // A list of a person's images has such names, too.
      isInferred: kind == .camera)
  }

  /// A label in place of the words that the control shows.
  private func fix(_ element: Element) -> String? {
    if element.control.label != nil, element.isInteractive, element.control.title == nil, element.control.text == nil {
      return "Set `accessibilityLabel` to the control's action, in words."
    }
    guard element.control.label != nil,
      let shown = [element.control.title, element.control.text].lazy.compactMap(\.self).first(where: {
        !SpokenText.isBlank($0)
      }),
      shown != element.name
    else { return nil }
    return "Remove `accessibilityLabel`, so that VoiceOver reads \(shown.quoted()), or set it to the action."
  }

  /// A single hump, "playButton", might be a brand; not when tests know the control by the same word.
  private func ownIdentifier(_ element: Element, _ name: String) -> CodeName? {
    // WebDriverAgent gives the label where there is no identifier.
    guard element.knows(.visibleText), let identifier = element.control.identifier,
      identifier == name, let first = name.first, first.isLowercase, name.allSatisfy({ $0.isLetter || $0.isNumber }),
      name.contains(where: \.isUppercase)
    else { return nil }
    return .identifier
  }

  /// Two words with a dot might be anything, "apple.logo"; not when the image is called the same.
  private func ownPicture(_ element: Element, _ name: String) -> CodeName? {
    guard element.control.image == name, name.contains("."), name.first?.isLowercase == true,
      name.allSatisfy({ $0 == "." || $0.isLowercase || $0.isNumber }), let last = name.split(separator: ".").last,
      !CodeWords.domainEndings.contains(String(last))
    else { return nil }
    return .symbol
  }

}

extension MachineName {
  static let examples: [Example] = [
    .fails("button named after an image asset", #"✗ button "ic_close_24""#),
    .fails("button named after a variable", #"✗ button "btnPlayLarge""#),
    .needsReview("image named after a file of a camera", #"? image "IMG_1234.jpg" frame=0,0,100,100"#),
    .passes("name that differs from the identifier", #"button "Play" identifier=playButton"#),
    .passes("ordinary word with a hyphen", #"button "E-mail""#),
  ]
}
