public import A11yCore

/// A text field about the user has no content type, or that of another field.
public struct MissingContentType: TreeRule {
  public static let info = RuleInfo(
    id: "missing-content-type",
    summary: "A text field about the user has no content type, or that of another field",
    family: .forms,
    severity: .warning,
    criteria: [.wcag("1.3.5"), .en("11.1.3.5")],
    needs: [.contentType, .wordList],
    why: """
      The system cannot suggest the user's e-mail address, password or code; people with a tremor, dyslexia or memory \
      difficulties have to type it.
      """,
    fix: "Set `textContentType`; in code, also the matching `keyboardType`.",
    editorFix: "Attributes inspector > Text Input Traits: choose the Content Type and the matching Keyboard Type.",
    reviewQuestion: "does it ask about the user, and does code not set its content type?",
    examples: examples
  )

  public init() {}

  public func subjects(in tree: AccessibilityTree) -> [Element] {
    tree.elements.filter(isField)
  }

  public func violations(among subjects: [Element], in tree: AccessibilityTree) -> RuleResult {
    var result: RuleResult = []
    lazy var isAboutUser = asksForAccount(tree)
    for element in subjects {
      if let given = element.interaction.contentType, !SpokenText.isBlank(given) {
        if let violation = contradiction(element, given) { result.add(violation) }
        continue
      }
      // Blank says that there is none; not given says so only if the description gives those of other fields.
      let isGiven = element.interaction.contentType != nil
      guard isGiven || tree.tellsContentTypes else {
        result.leaveOut(without: .contentType)
        continue
      }
      guard let lexicon = Lexicon.reading(element), !lexicon.forms.contentTypes.isEmpty else {
        result.leaveOut(without: .wordList)
        continue
      }
      guard let (words, type, source) = purpose(of: element, lexicon), !isAboutOthers(element, lexicon) else {
        continue
      }
      // Whose name or number it is, a form for an account tells; of eight others in public apps one was the user's.
      let isUsers = Self.accountTypes.contains(type) || isAboutUser
      result.add(
        Violation(
          element, "asks for \(words.quoted()) but has no content type", grade: isUsers ? .full : .minor,
          required: type,
          fix: "Set `textContentType` to `\(type)`; in code, also the matching `keyboardType`.",
          restsOn: [source, .contentType],
          isInferred: !isGiven && tree.knows(.content)))
    }
    return result
  }

  /// A field of one kind with the content type of another: a copied line.
  private func contradiction(_ element: Element, _ given: String) -> Violation? {
    guard let lexicon = Lexicon.reading(element), let (words, type, source) = purpose(of: element, lexicon),
      let isGiven = Self.kind(of: given), let isAsked = Self.kind(of: type), isGiven != isAsked
    else { return nil }
    return Violation(
      element, "asks for \(words.quoted()) but has the content type \(given.escapedForDisplay)", measured: given,
      required: type, fix: "Set `textContentType` to `\(type)`; in code, also the matching `keyboardType`.",
      restsOn: [source, .contentType])
  }

  /// Content types that the system fills in from one source; nil for those that may stand for others.
  private static func kind(of type: String) -> String? {
    switch type {
    case "name", "givenName", "middleName", "familyName": "name"
    case "emailAddress", "username": "account"
    case "password", "newPassword", "oneTimeCode": "secret"
    case "telephoneNumber": "phone"
    case "creditCardNumber": "card"
    case "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "postalCode", "addressCity": "address"
    default: nil
    }
  }

  /// Content types that are always about the user.
  private static let accountTypes: Set = [
    "emailAddress", "username", "password", "newPassword", "oneTimeCode", "creditCardNumber",
  ]

  /// Words in the names of screens and classes where people enter what is theirs.
  private static let accountWords: Set = [
    "account", "billing", "checkout", "login", "my", "onboarding", "payment", "personal", "profile", "register",
    "registration", "shipping", "sign", "signin", "signup", "welcome",
  ]

  /// A form in which people enter who they are: it has a password, or its name says so.
  private func asksForAccount(_ tree: AccessibilityTree) -> Bool {
    let names = [tree.screen.name, tree.screen.controls.first?.label, tree.screen.entry.ownClass].compactMap(\.self)
    return tree.elements.contains { $0.role == .secureTextField }
      || names.contains { name in
        (SpokenText.words(name).map(String.init) + CodeWords.words(of: name))
          .contains { Self.accountWords.contains($0.lowercased()) }
      }
  }

  private func isField(_ element: Element) -> Bool {
    guard let role = element.role, role.isTextInput, role != .searchField else { return false }
    return !element.traits.contains(.searchField) && element.control.isEditable != false
      && element.control.isUserInteractionEnabled != false
  }

  /// What the label, or else the placeholder, asks for, when it asks for nothing but that.
  private func purpose(of element: Element, _ lexicon: Lexicon) -> (words: String, type: String, source: Fact)? {
    // Code may translate a placeholder, but not change what the field asks for.
    for (text, source) in [(element.name, Fact.label), (element.control.placeholder ?? "", .contentType)]
    where !SpokenText.isBlank(text) {
      var words = SpokenText.normalized(text).split(separator: " ")[...]
      while let first = words.first, lexicon.forms.fillers.contains(String(first)) { words = words.dropFirst() }
      while let last = words.last, lexicon.forms.fillers.contains(String(last)) { words = words.dropLast() }
      guard words.count < 5 else { continue }
      if let type = lexicon.forms.contentTypes[words.joined(separator: " ")] {
        return (SpokenText.trimmed(text), type, source)
      }
    }
    return nil
  }

  private func isAboutOthers(_ element: Element, _ lexicon: Lexicon) -> Bool {
    let names = element.ancestors.compactMap(\.control.label) + [element.tree.screen.name].compactMap { $0 }
    return names.contains { name in
      // A scene of an editor is called `AddFriendViewController`.
      (SpokenText.words(name).map(String.init) + CodeWords.words(of: name))
        .contains { lexicon.forms.othersWords.contains($0.lowercased()) }
    }
  }
}

extension MissingContentType {
  static let examples: [Example] = [
    .fails("e-mail field without a content type", #"✗ UITextField "Email" contentType="""#),
    .passes("e-mail field with a content type", #"UITextField "Email" contentType=emailAddress"#),
    .passes(
      "first name of a friend in a scene named by its class",
      """
      component "AddFriendViewController"
        UITextField "First name" contentType=""
      """),
    .needsReview(
      "content type set on other fields of the file only",
      """
      ? UITextField "Email"
      UITextField "Password" secure=true contentType=password
      """),
    .fails(
      "language not declared",
      """
      component "Sign in"
        ✗ UITextField "Email" contentType=""
      """),
  ]
}
