import A11yCore

struct MachineName: ElementRule {
  static let info = RuleInfo(
    id: "machine-name",
    summary: "A control is called what it is called in code",
    family: .naming,
    severity: .warning,
    criteria: [.wcag("1.1.1"), .wcag("2.4.6"), .en("11.1.1.1.1"), .en("11.2.4.6")],
    needs: [.label],
    supersededBy: ["unresolved-text", "unlocalised-key"],
    why: """
      People hear "ic underscore close underscore 24", often in the voice of another language, \
      and cannot guess what it does.
      """,
    fix: """
      Set `accessibilityLabel` to what it does or shows: UIKit falls back on the asset's name where there is none. \
      Hide a decorative image (`Image(decorative:)`).
      """,
    reviewQuestion: "is it a name that people know?",
    examples: [
      .fails("an asset's name", #"✗ button "ic_close_24""#),
      .fails("an image file", #"✗ image "header-background@2x.png" isElement=true"#),
      .fails("a symbol's name", #"✗ image "chevron.left.circle" isElement=true"#),
      .fails("words joined by hyphens", #"✗ button "arrow-left-circle""#),
      .fails("a beginning that only assets have", #"✗ button "icon-close""#),
      .fails("words joined by capitals", #"✗ button "btnPlayLarge""#),
      .fails("a generated identifier", #"✗ button "6F9619FF-8B86-D011-B42D-00CF4FC964FF""#),
      .fails("the control's own identifier", #"✗ button "playButton" identifier=playButton"#),
      .fails("a symbol's name, as the picture in it says", #"✗ button "apple.logo" image=apple.logo frame=0,0,48,48"#),
      .fails(
        "an asset's name in a dump that shows no text, as the picture in it says",
        """
        component source={"format": "dump", "level": "runtime"} language=en
          ✗ button "trayFillLarge" image=trayFillLarge frame=0,0,48,48
        """),
      .passes("a domain, whatever it shows", #"button "example.org" image=example.org frame=0,0,48,48"#),
      .passes("a word for a name, as the asset has it", #"button "bookmark" image=bookmark frame=0,0,48,48"#),
      .passes("another word than the identifier", #"button "Play" identifier=playButton"#),
      .passes("one hyphen", #"button "E-mail""#),
      .passes("a word with hyphens", #"button "up-to-date""#),
      .passes("an address", #"link "https://example.org/a_b""#),
      .passes("a domain", #"button "news.example.org""#),
      .passes("a mail address", #"button "anna_berg@example.org""#),
      .passes("a handle", #"button "@anna_berg""#),
      .passes("a tag", ##"button "#street_food""##),
      .passes("a picture as a camera names it", #"image "IMG_2041.JPG" isElement=true"#),
      .passes("a file in a list", #"UITableViewCell "close_button.png""#),
      .passes("text, which shows what it says", #"text "ic_close_24""#),
      .passes(
        "a dump that gives the label where there is no identifier",
        """
        component source={"format": "dump", "level": "runtime"} language=en
          button "playButton" isElement=true identifier=playButton frame=0,0,48,48
        """),
      .passes(
        "a web page, whose texts are its own",
        """
        webView frame=0,0,390,844
          button "ic_close_24" frame=0,0,48,48
        """),
      .passes("what is drawn on it", #"UIButton "snake_case" title="snake_case""#),
      .passes("a product's name", #"button "iPhone15Pro""#),
      .passes("a version", #"button "Version 17.4.1""#),
    ]
  )

  func appliesTo(_ element: Element) -> Bool { element.isControlOrImage }

  func violation(_ element: Element) -> Violation? {
    let name = element.name
    guard let kind = ownPicture(element, name) ?? CodeName(name) ?? ownIdentifier(element, name), kind != .dottedKey,
      !element.isNameVisible
    else { return nil }
    return Violation(
      element, "is called \(name.quoted()), which looks like \(kind.words)", measured: name,
      // An identifier may be a name that people know, if it is written on the control.
      restsOn: kind == .identifier && element.control.image != name ? [.label, .visibleText] : [.label])
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

  /// Two words with a dot might be anything, "apple.logo"; not when the picture is called the same.
  private func ownPicture(_ element: Element, _ name: String) -> CodeName? {
    guard element.control.image == name, name.contains("."), name.first?.isLowercase == true,
      name.allSatisfy({ $0 == "." || $0.isLowercase || $0.isNumber }), let last = name.split(separator: ".").last,
      !CodeWords.domainEndings.contains(String(last))
    else { return nil }
    return .symbol
  }

}
