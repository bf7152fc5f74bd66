import A11yCore

extension ScreenBuilder {
  /// Opens an element of a dump. A control that is called by the identifier of the picture in it shows that asset or
  /// symbol: UIKit takes its name for the label where nobody set one, and for the picture's identifier
  /// (mozilla-mobile/firefox-ios#29114).
  mutating func beginDumped(_ control: consuming Control) {
    if let name = control.identifier, control.className == Self.imageClass, !name.isEmpty {
      var isShown = false
      amend { holder in
        isShown = holder.label == name
        if isShown { holder.image = holder.image ?? name }
      }
      if isShown { control.image = control.image ?? name }
    }
    begin(control)
  }

  private static let imageClass = ElementType("Image").className
}
