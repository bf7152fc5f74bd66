import A11yCore

extension Control {
  /// An image in a dump, with a name.
  var mayBeDumpedImage: Bool { identifier?.isEmpty == false && className == Self.imageClass }

  /// A control that is called by the identifier of the image in it shows that asset or symbol: UIKit takes its name for
  /// the label if none is set, and for the image's identifier (mozilla-mobile/firefox-ios#29114).
  ///
  /// - Parameter image: an image that is directly in this control.
  mutating func shareImage(with image: inout Control) {
    guard let name = image.identifier, label == name else { return }
    self.image = self.image ?? name
    image.image = image.image ?? name
  }

  private static let imageClass = ElementType("Image").className
}
