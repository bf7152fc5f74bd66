import A11yCore

/// What the root's own keys say of a screen, in the order in which description files write them.
struct DescribedScreen {
  let members: [(key: ControlKey, value: DescribedValue)]

  init(_ screen: Screen) {
    let all: [(ControlKey, DescribedValue?)] = [
      (.name, screen.name.map { .string($0) }),
      (.kind, screen.kind == .screen ? nil : .string(screen.kind.rawValue)),
      (.screen, screen.size.map { .numbers($0.width, $0.height) }),
      (.direction, screen.direction == .leftToRight ? nil : .string(screen.direction.rawValue)),
      (.idiom, screen.idiom == .phone ? nil : .string(screen.idiom.rawValue)),
      (.supportedOrientations, screen.supportedOrientations.map { .strings($0.map(\.rawValue)) }),
    ]
    members = all.compactMap { key, value in value.map { (key, $0) } }
  }
}
