import A11yCore

extension Colour {
  /// A text as `init(_:)` reads it, or an object with one for each appearance that has a colour of its own; nil for
  /// anything else.
  init?(describedBy value: some DescriptionValue) {
    if let text = value.string {
      self.init(text)
      return
    }
    var colours: [Scheme: Colour] = [:]
    var areColours = true
    _ = value.forEachMember { name, _, member in
      guard let scheme = Scheme(rawValue: name), !member.isNull else { return }
      colours[scheme] = member.string.flatMap { Colour($0) }
      if colours[scheme] == nil { areColours = false }
    }
    guard areColours, !colours.isEmpty else { return nil }
    self = .dynamic(colours)
  }

  /// The value description files write for it: a text, or an object with one for each appearance.
  var described: DescribedValue {
    guard case .dynamic(let colours) = self else { return .string(description) }
    return .object(
      Scheme.allCases.compactMap { scheme in
        colours[scheme].map { DescribedValue.Member(key: scheme.rawValue, value: .string($0.description)) }
      })
  }
}
