public import A11yCore

/// What an element tells assistive technology of itself: all the narrator wants to know.
///
/// Nil means that the element has no such property. An empty text is as good as none, with one exception in the profile
/// `accessibilitySnapshot` (`Profile.Switches.silentEmptyText`).
public struct NarratedElement: Hashable, Sendable {
  /// `accessibilityLabel`.
  public var label: String?
  /// `accessibilityValue`. Of a switch, "1" is on, "0" is off and "2" is mixed.
  public var value: String?
  /// `accessibilityHint`, as its author wrote it; the hints VoiceOver adds are the narrator's business.
  public var hint: String?
  public var traits: Traits
  /// `accessibilityLanguage`, a BCP-47 tag. Nil: the narrator's own language.
  public var language: String?
  /// Where the element sits in its container.
  public var context: Context?
  /// A button's title. Heard only by `Profile.Switches.titleOverridesLabel`.
  public var title: String?
  /// The values of the element's custom content of high importance, in order.
  public var importantContent: [String]
  /// `accessibilityExpandedStatus`; nil when the element cannot be expanded, or does not say.
  public var isExpanded: Bool?
  /// 1 to 6; nil when the heading has no level, as UIKit's have none.
  public var headingLevel: Int?
  /// Whether there are custom actions.
  public var hasCustomActions = false
  /// Whether there is custom content that is not spoken with the description.
  public var hasMoreContent = false
  /// The containers that are entered with this element, the outermost first.
  public var entered: [Entrance] = []
  /// The label of the landmark that begins or ends with this element, if it has one.
  public var landmark: String?

  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil, traits: Traits = [], language: String? = nil,
    context: Context? = nil, title: String? = nil, importantContent: [String] = [], isExpanded: Bool? = nil,
    headingLevel: Int? = nil, hasCustomActions: Bool = false, hasMoreContent: Bool = false, entered: [Entrance] = [],
    landmark: String? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.language = language
    self.context = context
    self.title = title
    self.importantContent = importantContent
    self.isExpanded = isExpanded
    self.headingLevel = headingLevel
    self.hasCustomActions = hasCustomActions
    self.hasMoreContent = hasMoreContent
    self.entered = entered
    self.landmark = landmark
  }
}
