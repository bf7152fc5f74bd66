import A11yCore
import A11yFormats

/// The words the reader knows.
extension ControlTreeReference {
  static var vocabulary: String { roles + "\n" + traits + "\n" + classes }

  private static var roles: String {
    """
    ## Roles

    A role is the type of a control for its user. It is derived from the class and the traits; `role` overrides both.
    Without a class a control behaves like the class in the last column.

    Synonyms are accepted, in any case: \(synonyms).

    | role | interactive | behaves like |
    | --- | --- | --- |
    \(Role.allCases.map(row).joined())
    """
  }

  private static var synonyms: String {
    let byRole = Dictionary(grouping: Role.synonyms.keys.sorted()) { Role.synonyms[$0]?.rawValue ?? "" }
    return Role.allCases.compactMap { role in
      byRole[role.rawValue].map { names in
        "\(names.map { "`\($0)`" }.joined(separator: ", ")) for `\(role.rawValue)`"
      }
    }.joined(separator: "; ")
  }

  private static func row(_ role: Role) -> String {
    let standing = UIKitClasses.standing(for: role)
    let name =
      standing.map { $0.name.isEmpty ? $0.traits.isEmpty ? "" : "an element with \(words($0.traits))" : "`\($0.name)`" }
      ?? ""
    return "| `\(role.rawValue)` | \(role.isInteractive ? "yes" : "") | \(name) |\n"
  }

  private static var traits: String {
    """
    ## Traits

    The names of `UIAccessibilityTraits`. Dumps also contain private traits, which are supported; an app cannot set them.
    Also accepted: `UIAccessibilityTraitButton`, `AXTraitButton`, `Button`, SwiftUI's `isButton`, `unknown(…)` around a
    bit mask, `none` for the empty set, `switchButton` and `toggle` for `toggleButton`, `tabButton` for `tabBarItem`
    and `disabled` for `notEnabled`.

    | trait | bit | |
    | --- | --- | --- |
    \(Traits.named.map(row).joined())
    """
  }

  private static func row(name: String, trait: Traits) -> String {
    "| `\(name)` | \(trait.rawValue.trailingZeroBitCount) | \(trait.isSubset(of: publicTraits) ? "" : "private") |\n"
  }

  /// Bits 0 to 16, and the two that iOS 17 made public.
  private static let publicTraits = Traits(rawValue: 1 << 17 - 1).union([.supportsZoom, .toggleButton])

  private static var classes: String {
    """
    ## Classes

    The defaults of each class without any accessibility code. XCUITest's types are mapped to these classes:
    `XCUIElementTypeButton` to `UIButton`, `XCUIElementTypeStaticText` to `UILabel` and so on. Any other name is a custom
    class; `superclass` determines its defaults.

    | class | role | traits | element | label from | size | exposes instead |
    | --- | --- | --- | --- | --- | --- | --- |
    \(UIKitClasses.all.map(row).joined())
    """
  }

  private static func row(_ uiClass: UIKitClass) -> String {
    let cells = [
      "`\(uiClass.name)`", uiClass.role.map { "`\($0.rawValue)`" } ?? "", words(uiClass.traits),
      uiClass.isElement ? "yes" : "", words(uiClass.label), uiClass.intrinsicSize.map(words) ?? "",
      words(uiClass.vends),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func words(_ traits: Traits) -> String { traits.names.map { "`\($0)`" }.joined(separator: ", ") }

  private static func words(_ source: UIKitClass.LabelSource) -> String {
    switch source {
    case .none: ""
    case .title: "`title`, else `text`"
    case .text: "`text`, else `title`"
    case .contents: "its contents"
    case .system(let label): "the system: “\(label)”"
    }
  }

  /// A side that the content decides is a dash.
  private static func words(_ size: UIKitClass.IntrinsicSize) -> String {
    [size.width, size.height].map { $0?.points ?? "–" }.joined(separator: " × ")
  }

  private static func words(_ vended: UIKitClass.Vended) -> String {
    switch vended {
    case .nothing: ""
    case .children: "its children"
    case .stepperButtons: "two buttons"
    case .wheels: "its wheels"
    case .dateParts: "its parts"
    case .searchField: "a search field"
    }
  }
}
