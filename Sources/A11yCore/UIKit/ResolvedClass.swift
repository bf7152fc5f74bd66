/// The UIKit class whose defaults hold for a control.
struct ResolvedClass: Sendable, Equatable {
  /// Nil when neither class, superclass nor role leads to one.
  var uikit: UIKitClass?
  /// The control's own class is not UIKit's.
  var isCustom: Bool

  static func == (a: ResolvedClass, b: ResolvedClass) -> Bool { a.uikit === b.uikit && a.isCustom == b.isCustom }
}
