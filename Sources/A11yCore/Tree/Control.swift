/// One object of the tree: a view, a control or an accessibility element.
///
/// Every optional is nil when the description does not say; UIKit's default for the class applies then. `""` and `[]`
/// say "explicitly none". Facts few controls have are grouped and boxed, because a tree may hold a million controls.
public struct Control: Sendable, Equatable {
  // What it is
  /// A UIKit class or a custom one.
  public var className: String?
  /// The nearest UIKit class above a custom class.
  public var superclassName: String?
  /// Overrides what class and traits imply.
  public var role: Role?
  /// `accessibilityIdentifier`: for tests, never spoken.
  public var identifier: String?
  /// A name for references inside the file.
  public var id: String?
  /// BCP-47; `accessibilityLanguage`.
  public var language: String?

  // The five attributes
  public var label: String?
  public var traits: Traits?
  public var hint: String?
  public var value: String?
  public var frame: Frame?

  // What is seen
  public var title: String?
  public var text: String?
  public var placeholder: String?
  /// An asset's or a symbol's name.
  public var image: String?
  /// 0 to 1.
  public var alpha: Double?

  // State
  public var isHidden: Bool?
  public var isEnabled: Bool?
  public var isSelected: Bool?
  public var isHighlighted: Bool?
  public var isFocused: Bool?
  /// The state bits, where the description gives them next to or in place of the flags.
  public var state: ControlState?
  public var isUserInteractionEnabled: Bool?
  public var isEditable: Bool?
  public var isSecure: Bool?
  public var isMomentary: Bool?

  // Exposure
  /// `isAccessibilityElement`.
  public var isElement: Bool?
  /// `accessibilityElementsHidden`.
  public var hidesElements: Bool?
  /// `accessibilityViewIsModal`.
  public var isModal: Bool?
  /// `shouldGroupAccessibilityChildren`.
  public var groupsChildren: Bool?

  // Groups of facts that few controls have
  var boxedAppearance = Boxed<Appearance>()
  var boxedMetrics = Boxed<Metrics>()
  var boxedStructure = Boxed<Structure>()
  var boxedGeometry = Boxed<Geometry>()
  var boxedInteraction = Boxed<Interaction>()

  /// A private child of a UIKit control, not the app's own.
  public var isSystem: Bool?
  /// UIKit makes it in another control's stead (a stepper's two buttons); no file lists it.
  public var isVended = false
  /// Facts the reader inferred from others, such as traits from a type: never a reason to report one missing.
  public var inferred: Inferred = []
  public var location: SourceLocation

  public init(location: SourceLocation = SourceLocation(line: 1, column: 1)) { self.location = location }
}

extension Control {
  /// Enabled as far as the description tells, by flag or by state bits; nil when it does not.
  @inlinable public var enabled: Bool? { isEnabled ?? state.map { !$0.contains(.disabled) } }

  /// Selected as far as the description tells, by flag or by state bits; nil when it does not.
  @inlinable public var selected: Bool? { isSelected ?? state.map { $0.contains(.selected) } }
}

extension Control {
  /// Which facts of a control a reader inferred from others.
  public struct Inferred: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From the element's type: the dump lists no traits.
    public static let traits = Inferred(rawValue: 1 << 0)
    /// Whether it is an element at all, from type, label and children.
    public static let exposure = Inferred(rawValue: 1 << 1)
    /// The label stands in for a name the dump may have taken from elsewhere.
    public static let label = Inferred(rawValue: 1 << 2)
    /// The dump cuts values short, or mixes them with placeholders.
    public static let value = Inferred(rawValue: 1 << 3)
    /// The frame's width is that of a drawing, and layout may change it.
    public static let width = Inferred(rawValue: 1 << 4)
    /// The frame's height is that of a drawing, and layout may change it.
    public static let height = Inferred(rawValue: 1 << 5)
    /// All that it says and how it looks: code has a handle on it (an outlet on it or on what holds it, a tag), by which
    /// it may change it before anyone sees it.
    public static let connected = Inferred(rawValue: 1 << 6)
    /// Its colors: an attribute of the app's own sets one.
    public static let colors = Inferred(rawValue: 1 << 7)
  }
}

/// Facts few controls have, by theme. Reading a group that was not given gives one that says nothing.
extension Control {
  public var appearance: Appearance {
    get { boxedAppearance.value }
    set { boxedAppearance.value = newValue }
  }

  public var metrics: Metrics {
    get { boxedMetrics.value }
    set { boxedMetrics.value = newValue }
  }

  public var structure: Structure {
    get { boxedStructure.value }
    set { boxedStructure.value = newValue }
  }

  public var geometry: Geometry {
    get { boxedGeometry.value }
    set { boxedGeometry.value = newValue }
  }

  /// Whether any fact of the group was given.
  package var hasAppearance: Bool { !boxedAppearance.isEmpty }
  package var hasMetrics: Bool { !boxedMetrics.isEmpty }
  package var hasStructure: Bool { !boxedStructure.isEmpty }
  package var hasGeometry: Bool { !boxedGeometry.isEmpty }
  package var hasInteraction: Bool { !boxedInteraction.isEmpty }

  /// Nothing is reported of other places than the frame.
  package var tellsOnlyFrame: Bool { boxedGeometry.isEmpty && boxedInteraction.isEmpty }

  public var interaction: Interaction {
    get { boxedInteraction.value }
    set { boxedInteraction.value = newValue }
  }
}

/// Rectangles beyond the frame, in screen points. Nil means the description does not say.
public struct Geometry: FactGroup {
  /// `accessibilityFrame`, given when it differs from the view's own frame.
  public var accessibilityFrame: Frame?
  /// The area that reacts to touch, measured or declared.
  public var hitFrame: Frame?
  /// What is left of the frame after clipping by ancestors and the screen.
  public var visibleFrame: Frame?
  public var activationPoint: Point?
  /// Whether the view clips what it holds to its bounds.
  public var clips: Bool?

  public init() {}
}

/// Numbers a control states about its value or its place. Nil means the description does not say.
public struct Metrics: FactGroup {
  public var minimum: Double?
  public var maximum: Double?
  /// 1 to 6.
  public var headingLevel: Int?
  /// Counted from 0.
  public var row: Int?
  /// Counted from 0.
  public var column: Int?

  /// `stepValue`.
  public var step: Double?
  public var numberOfPages: Int?
  /// Counted from 0.
  public var currentPage: Int?
  /// Counted from 0; -1 for none.
  public var selectedSegmentIndex: Int?

  public init() {}
}
