/// What UIKit gives a standard class without a line of accessibility code.
///
/// A class, not a struct: every control of a screen refers to one.
public final class UIKitClass: Sendable {
  public let name: String
  /// Nil for a class that says nothing of what it is (`UIView`).
  public let role: Role?
  public let traits: Traits
  /// The default of `isAccessibilityElement`.
  public let isElement: Bool
  public let label: LabelSource
  public let value: ValueSource
  /// The size the system gives it, in points; nil where the content decides.
  public let intrinsicSize: IntrinsicSize?
  public let vends: Vended

  public init(
    _ name: String, _ role: Role? = nil, traits: Traits = [], isElement: Bool = false, label: LabelSource = .none,
    value: ValueSource = .own, size: IntrinsicSize? = nil, vends: Vended = .nothing
  ) {
    self.name = name
    self.role = role
    self.traits = traits
    self.isElement = isElement
    self.label = label
    self.value = value
    self.intrinsicSize = size
    self.vends = vends
  }

  /// Where UIKit takes the label from when the app sets none.
  public enum LabelSource: Sendable, Equatable {
    case none
    /// The title, or else the text.
    case title
    /// The text, or else the title.
    case text
    /// The labels of what it holds, joined with commas.
    case contents
    /// UIKit's own words, here in English.
    case system(String)
  }

  /// Where UIKit takes the value from when the app sets none.
  public enum ValueSource: Sendable, Equatable {
    case own
    /// The typed text, or else the placeholder.
    case typedText
  }

  /// A side that is nil is the content's or the layout's to decide.
  public struct IntrinsicSize: Sendable, Equatable {
    public var width: Double?
    public var height: Double?
  }

  /// What it exposes in its stead, while it is no element itself.
  public enum Vended: Sendable, Equatable {
    case nothing
    /// Its children in the description: segments, tabs.
    case children
    /// Its wheels. Where the description lists none, one stands for them.
    case wheels
    /// What its style is made of: a button, wheels, a calendar. Where the description lists nothing, what its height
    /// tells.
    case dateParts
    /// The buttons "Decrement" and "Increment", each half of its width.
    case stepperButtons
    /// One search field with its text and placeholder.
    case searchField
  }
}

/// The UIKit class whose defaults hold for a control.
struct ResolvedClass: Sendable, Equatable {
  /// Nil when neither class, superclass nor role leads to one.
  var uikit: UIKitClass?
  /// The control's own class is not UIKit's.
  var isCustom: Bool

  static func == (a: ResolvedClass, b: ResolvedClass) -> Bool { a.uikit === b.uikit && a.isCustom == b.isCustom }
}
