public import A11yCore

/// A custom action, rotor or content item has no name or a duplicate name.
public struct CustomMetadataInvalid: ElementRule {
  public static let info = RuleInfo(
    id: "custom-metadata-invalid",
    summary: "A custom action, rotor or content item has no name or a duplicate name",
    family: .custom,
    severity: .warning,
    criteria: [.wcag("4.1.2"), .en("11.5.2.11")],
    why: """
      People choose custom actions and rotors by name, one after another: an empty name is silent, and identical names \
      cannot be told apart.
      """,
    fix: """
      Name each action by its result ("Delete draft"), and leave out the default action.
      """,
    examples: examples
  )

  public static let settings: [RuleSetting<Self>] = [
    .count("most", \.most, in: 1...1000, "maximum number of custom actions per element")
  ]

  /// The number of custom actions that an element may have.
  public var most = 10

  public init() {}

  public init(most: Int) { self.most = most }

  public func appliesTo(_ element: Element) -> Bool {
    guard element.hasInteraction else { return false }
    let interaction = element.interaction
    return interaction.customActions?.isEmpty == false || interaction.customRotors?.isEmpty == false
      || interaction.customContent?.isEmpty == false
  }

  public func violation(_ element: Element) -> Violation? {
    let interaction = element.interaction
    let actions = (interaction.customActions ?? []).map(\.name)
    var faults = nameFaults("custom action", actions)
    faults += nameFaults("rotor", (interaction.customRotors ?? []).map(\.name))
    faults += nameFaults("custom content", (interaction.customContent ?? []).map(\.label), mayRecur: true)
    if let action = repeatedActivation(of: element, among: actions) {
      faults.append("has the custom action \(action.quoted()), which is the same as activating it")
    }
    let isCrowded = actions.count > most
    if isCrowded { faults.append("has \(actions.count) custom actions") }
    guard !faults.isEmpty else { return nil }
    let isOnlyCrowded = isCrowded && faults.count == 1
    return Violation(element, faults.joined(separator: ", and "), grade: isOnlyCrowded ? .minor : .full)
  }

  private func nameFaults(_ what: String, _ names: [String], mayRecur: Bool = false) -> [String] {
    var faults: [String] = []
    let blank = names.count { SpokenText.isBlank($0) }
    if blank > 0 { faults.append("has \(blank == 1 ? "a \(what)" : "\(blank) \(what)s") without a name") }
    if mayRecur { return faults }
    var counts: [String: Int] = [:]
    for name in names where !SpokenText.isBlank(name) { counts[name, default: 0] += 1 }
    var told: Set<String> = []
    for name in names where counts[name] ?? 0 > 1 && told.insert(name).inserted {
      faults.append("has \(counts[name] ?? 0) \(what)s named \(name.quoted())")
    }
    return faults
  }

  /// A button's action of the button's own name. (A row is named after what it holds.)
  private func repeatedActivation(of element: Element, among actions: [String]) -> String? {
    guard element.role == .button || element.role == .link, !actions.isEmpty else { return nil }
    let name = SpokenText.normalized(element.name)
    return name.isEmpty ? nil : actions.first { SpokenText.normalized($0) == name }
  }
}

extension CustomMetadataInvalid {
  static let examples: [Example] = [
    .fails("two custom actions with the same name", #"✗ button "Message" customActions=Delete,Delete"#),
    .fails("custom rotor without a name", #"✗ textView "Article" customRotors="""#),
    .passes("custom actions with different names", #"button "Message" customActions=Reply,Delete"#),
  ]
}
