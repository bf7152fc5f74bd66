import A11yCore

/// An element type and what follows from it, looked up once an element.
///
/// A class, not a struct: every element of a dump refers to one.
final class WDAType: Sendable {
  let type: ElementType
  let className: String
  /// Given only where the class does not say it.
  let role: Role?
  let isInteractive: Bool
  let isTextInput: Bool
  let isImage: Bool
  /// Traits of the type that WebDriverAgent cannot name: its list ends with UIKit's public ones, and `ToggleButton`
  /// became one of them with iOS 17.
  let unnamedTraits: Traits

  static let other = WDAType(ElementType("Other"))

  /// By name with and without `XCUIElementType`.
  static let byName: KeyTable<WDAType> = {
    let types = ElementType.names.map { WDAType(ElementType($0)) }
    return KeyTable(types.map { ($0.type.name, $0) } + types.map { ($0.className, $0) })
  }()

  /// The type of a name with or without `XCUIElementType`; nil for a name of none.
  static func named(_ name: String) -> WDAType? {
    var name = name
    return name.withUTF8 { byName[bytes: UnsafeRawBufferPointer($0)] }
  }

  /// How names of types begin in XML.
  static let prefix: StaticString = "XCUIElementType"

  private init(_ type: ElementType) {
    self.type = type
    className = type.className
    role = UIKitClasses.named(type.className) == nil ? type.role : nil
    isImage = type.name == "Image"
    isInteractive = type.role?.isInteractive == true
    // `FBDoesElementSupportInnerText` in WebDriverAgent.
    isTextInput = ["TextView", "TextField", "SearchField", "SecureTextField"].contains(type.name)
    unnamedTraits = type.inferredTraits.intersection([.textEntry, .secureTextField, .textArea, .toggleButton])
  }
}
