/// The images among which code chooses for a control of an interface file.
public struct CodeImages: Equatable, Sendable {
  public var names: [String]
  public var site: CodeSite

  public init(_ names: [String], at site: CodeSite) {
    self.names = names
    self.site = site
  }
}

extension Screen {
  /// Notes the images that code gives a control.
  public mutating func noteImages(_ number: Int, _ images: CodeImages?) {
    if let id = controls[number].id, let images { codeImages[id] = images }
  }
}

extension Element {
  /// The images among which code chooses for it; none if it has one image for good, or its images are not known.
  public var imagesInCode: [String] { control.id.flatMap { tree.screen.codeImages[$0]?.names } ?? [] }

  /// Code gives it nothing but an image for a name.
  public var isNamedByImageInCode: Bool {
    guard let site = control.id.flatMap({ tree.screen.codeImages[$0]?.site }) else { return false }
    return codeSettlement(of: .label) == .open(site)
  }
}
