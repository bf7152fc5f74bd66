import A11yCore

/// One element as XCUITest describes it: what its line says, not yet what follows from it.
struct DebugDescriptionElement {
  var type = ""
  var isMain = false
  var pointer: String?
  var traits: UInt64?
  var frame: Frame?
  var identifier: String?
  var title: String?
  var label: String?
  var value: String?
  var placeholder: String?
  var flags: Set<DebugDescriptionFlag> = []
  /// Columns before the type: nesting is reported by nothing else.
  var indent = 0
  var location = SourceLocation.start
  /// The text ends in the middle of it.
  var isCut = false

  var elementType: ElementType { ElementType(type) }
}

/// The words that are in a line when they hold, and are left out when they do not.
enum DebugDescriptionFlag: String, CaseIterable {
  case keyboardFocused = "Keyboard Focused"
  case focused = "Focused"
  case disabled = "Disabled"
  case selected = "Selected"
  /// Xcode 27.
  case isRemoteLeafPlaceholder
}
