public import A11yCore

/// What VoiceOver's rotor can be turned to, to swipe up and down from one to the next.
public enum RotorCategory: Hashable, Sendable {
  case headings, links, formControls, containers, landmarks, buttons, textFields, images
  /// One of the app's own (`accessibilityCustomRotors`).
  case custom(Interaction.CustomRotor)

  /// Those of the system, in the order they are turned to.
  public static let system: [RotorCategory] = [
    .headings, .links, .formControls, .containers, .landmarks, .buttons, .textFields, .images,
  ]

  public var name: String {
    switch self {
    case .headings: "headings"
    case .links: "links"
    case .formControls: "form controls"
    case .containers: "containers"
    case .landmarks: "landmarks"
    case .buttons: "buttons"
    case .textFields: "text fields"
    case .images: "images"
    case .custom(let rotor): rotor.name
    }
  }

  /// Whether it finds an element. What containers, landmarks and the app's own find `Walk` knows.
  func finds(_ element: Element) -> Bool {
    switch self {
    case .headings: element.isHeading
    case .links: Self.isLink(element)
    case .formControls: element.isInteractive && !Self.isLink(element) && !Self.isNavigation(element)
    case .buttons: element.traits.contains(.button) || element.role == .button
    case .textFields: element.traits.contains(.textEntry) || element.role?.isTextInput == true
    case .images: element.traits.contains(.image) || element.role == .image
    case .containers, .landmarks, .custom: false
    }
  }

  private static func isLink(_ element: Element) -> Bool { element.traits.contains(.link) || element.role == .link }

  private static func isNavigation(_ element: Element) -> Bool {
    element.role == .tab || element.role == .key || !element.traits.isDisjoint(with: [.tabBarItem, .backButton])
  }
}
