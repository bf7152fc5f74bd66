import A11yCore

extension Control {
  /// A picture in a dump, with a name.
  var mayBeDumpedImage: Bool { identifier?.isEmpty == false && className == Self.imageClass }

  /// A control that is called by the identifier of the picture in it shows that asset or symbol: UIKit takes its name for
  /// the label where nobody set one, and for the picture's identifier (mozilla-mobile/firefox-ios#29114).
  ///
  /// - Parameter image: a picture that is directly in this control.
  mutating func shareImage(with image: inout Control) {
    guard let name = image.identifier, label == name else { return }
    self.image = self.image ?? name
    image.image = image.image ?? name
  }

  private static let imageClass = ElementType("Image").className
}
