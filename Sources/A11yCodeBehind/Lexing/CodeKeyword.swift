/// The words that the extraction knows by name. Their numbers in a lexicon are their ordinals.
enum CodeKeyword: String, CaseIterable {
  // Declarations and statements of Swift.
  case actor, `as`, `associatedtype`, `await`, `case`, `catch`, `class`, `default`, `defer`, `deinit`, `do`, `else`
  case `enum`, `extension`, `false`, `fileprivate`, `final`, `for`, `func`, `guard`, `if`, `import`, `in`, `init`
  case `inout`, `is`, lazy, `let`, `nil`, `override`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`
  case selfWord = "self"
  case selfType = "Self"
  case some, any, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`
  case `var`, weak, `where`, `while`, async
  // Objective-C.
  case interface, implementation, property, end, const, yes = "YES", no = "NO", null = "NULL", nilClass = "Nil"
  case typeof, typeofMarked = "__typeof", typeofClosed = "__typeof__", alloc, new, id, instancetype, void
  case markedWeak = "__weak", markedStrong = "__strong", markedBlock = "__block", autoreleasing = "__autoreleasing"
  case nullable, nonnull, markedNullable = "_Nullable", markedNonnull = "_Nonnull", kindof = "__kindof"
  // UIKit.
  case outlet = "IBOutlet"
  case outletCollection = "IBOutletCollection"
  case font = "UIFont"
  case colorClass = "UIColor"
  case traits = "accessibilityTraits"
  case viewWithTag, arrangedSubviews, subviews, zip
  case attributedString = "NSAttributedString"
  case mutableAttributedString = "NSMutableAttributedString"
  case tapRecognizer = "UITapGestureRecognizer"
  case application = "UIApplicationMain"
  case firstArgument = "$0"

  static let count = UInt32(allCases.count)

  var isReserved: Bool {
    switch self {
    case .selfWord, .selfType, .super, .font, .colorClass, .traits, .viewWithTag, .arrangedSubviews, .subviews, .zip,
      .firstArgument:
      false
    case .property, .interface, .implementation, .end, .id, .alloc, .new, .void, .weak, .lazy, .any, .some, .const:
      false
    case .outlet, .nullable, .nonnull, .actor, .async, .override, .final, .application: false
    case .attributedString, .mutableAttributedString, .tapRecognizer: false
    default: true
    }
  }
}
