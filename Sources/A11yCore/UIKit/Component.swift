/// What somebody says of a custom class.
public struct Component: Sendable, Equatable {
  /// The UIKit class whose role, traits and label it has.
  public var behavesAs: String?
  /// What its label is taken from when it has none.
  public var labelSource: String?

  public init(behavesAs: String? = nil, labelSource: String? = nil) {
    self.behavesAs = behavesAs
    self.labelSource = labelSource
  }

  /// The properties of every control that a label can be taken from; other names are runtime attributes, which only
  /// readers of documents know.
  public static let properties = ["title", "text", "placeholder", "value"]

  func label(of control: borrowing Control) -> String? {
    switch labelSource {
    case "title": control.title
    case "text": control.text
    case "placeholder": control.placeholder
    case "value": control.value
    default: nil
    }
  }
}
