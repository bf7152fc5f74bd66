/// One control as rules and the narrator ask about it: what the description says, and what UIKit makes of it.
public struct Element: Sendable {
  public let tree: AccessibilityTree
  public let index: Int

  init(_ tree: AccessibilityTree, _ index: Int) {
    self.tree = tree
    self.index = index
  }

  /// Inlinable, so that asking for one fact does not copy the whole control: of everything an audit does this is the
  /// most frequent.
  @inlinable public var control: Control {
    _read { yield tree.screen.controls[index] }
  }

  /// Explicit role, or the class's, or what the traits say.
  public var role: Role? { tree.facts[index].role }

  /// Listed traits, or what UIKit gives the class in this state.
  public var traits: Traits { tree.facts[index].traits }

  /// The UIKit class whose defaults hold.
  public var uikitClass: UIKitClass? { tree.facts[index].uikit }

  /// The class is not UIKit's own, so its drawing and its accessibility are the app's.
  public var isCustom: Bool { tree.facts[index].isCustom }

  public var isElement: Bool { tree.facts[index].isElement }

  public var reach: AccessibilityTree.Reach { tree.reaches[index] }

  /// Where assistive technology sees it: `accessibilityFrame`, or else the view's frame.
  public var frame: Frame? {
    let placed = control.boxedGeometry.isEmpty ? nil : geometry.accessibilityFrame
    return placed ?? control.frame
  }

  /// Off by flag, by state bits or by trait; nil when nothing tells.
  public var isEnabled: Bool? {
    control.enabled ?? (control.traits.map { !$0.contains(.notEnabled) })
  }

  /// Its language, or the nearest ancestor's, or the screen's; nil if unknown.
  public var language: String? {
    let told = toldLanguage ?? tree.screen.language
    return told == Language.undetermined ? nil : told
  }

  /// The language of the element, or else of the nearest ancestor that gives one. The root is left out: its language is
  /// the screen's. Nil if none is given, so that a voice continues in the screen's language.
  public var ownLanguage: String? {
    let told = toldLanguage
    return told == Language.undetermined ? nil : told
  }

  private var toldLanguage: String? {
    var current = index
    while current > 0 {
      if let language = tree.screen.controls[current].language { return language }
      guard let parent = tree.screen.parent(of: current) else { return nil }
      current = parent
    }
    return nil
  }

  public var parent: Element? { tree.screen.parent(of: index).map { Element(tree, $0) } }

  /// Nearest first.
  public var ancestors: some Sequence<Element> {
    tree.screen.ancestors(of: index).lazy.map { Element(tree, $0) }
  }

  public var children: some Sequence<Element> {
    tree.screen.children(of: index).lazy.map { Element(tree, $0) }
  }

  public var descendants: some RandomAccessCollection<Element> {
    tree.screen.descendants(of: index).lazy.map { Element(tree, $0) }
  }

  public func isAncestor(of other: Element) -> Bool { tree.screen.isAncestor(index, of: other.index) }
}

/// The groups of facts few controls have, read without touching the rest of the control: rules ask a hundred thousand
/// elements for them.
extension Element {
  public var appearance: Appearance { tree.screen.controls[index].boxedAppearance.value }

  public var metrics: Metrics { tree.screen.controls[index].boxedMetrics.value }

  public var structure: Structure { tree.screen.controls[index].boxedStructure.value }

  public var geometry: Geometry { tree.screen.controls[index].boxedGeometry.value }

  public var interaction: Interaction { tree.screen.controls[index].boxedInteraction.value }

  /// Whether the description gives any fact of `appearance`.
  public var hasAppearance: Bool { !tree.screen.controls[index].boxedAppearance.isEmpty }

  /// Whether the description gives any fact of `interaction`.
  public var hasInteraction: Bool { !tree.screen.controls[index].boxedInteraction.isEmpty }

  /// Whether the description gives any fact of `structure`.
  public var hasStructure: Bool { !tree.screen.controls[index].boxedStructure.isEmpty }
}

/// What several rules and the narrator make of roles and traits.
extension Element {
  /// VoiceOver finds it among the headings.
  package var isHeading: Bool { role == .heading || traits.contains(.header) }

  /// The nearest cell or row around it.
  package var row: Element? { ancestors.first { $0.role?.isRow == true } }

  /// A picker that UIKit draws.
  package var isSystemPicker: Bool { (role == .picker || role == .datePicker) && !isCustom }

  /// One of the parts of a picker that UIKit draws.
  package var isPartOfSystemPicker: Bool { ancestors.contains(where: \.isSystemPicker) }
}
