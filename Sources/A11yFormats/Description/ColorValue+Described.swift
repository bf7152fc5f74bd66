import A11yCore

extension ColorValue {
  /// A text as `init(_:)` reads it, or an object with one for each appearance that has a colour of its own; nil for
  /// anything else.
  init?(describedBy value: some DescriptionValue) {
    if let text = value.string {
      self.init(text)
      return
    }
    var colors: [Scheme: ColorValue] = [:]
    var areColors = true
    _ = value.forEachMember { name, _, member in
      guard let scheme = Scheme(rawValue: name), !member.isNull else { return }
      colors[scheme] = member.string.flatMap { ColorValue($0) }
      if colors[scheme] == nil { areColors = false }
    }
    guard areColors, !colors.isEmpty else { return nil }
    self = .dynamic(colors)
  }

  /// The value description files write for it: a text, or an object with one for each appearance.
  var described: DescribedValue {
    guard case .dynamic(let colors) = self else { return .string(description) }
    return .object(
      Scheme.allCases.compactMap { scheme in
        colors[scheme].map { DescribedValue.Member(key: scheme.rawValue, value: .string($0.description)) }
      })
  }
}
