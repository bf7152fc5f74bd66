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
      (.essentialOrientation, screen.isOrientationEssential ? .flag(true) : nil),
      (.launchScreen, screen.isLaunchScreen ? .flag(true) : nil),
      (.source, Self.source(screen)),
    ]
    members = all.compactMap { key, value in value.map { (key, $0) } }
  }

  /// Nil for a description of our own, which may tell everything and leaves out nothing.
  private static func source(_ screen: Screen) -> DescribedValue? {
    let source = screen.source
    let omissions = screen.messages(.incomplete)
    let untranslated = screen.messages(.untranslated)
    guard source != .controlTree || !omissions.isEmpty || !untranslated.isEmpty else { return nil }
    let lacks = Fact.described.filter(source.lacks.contains)
    return .object(
      ("format", .string(source.format)), ("level", .string(source.level.rawValue)),
      ("lacks", lacks.isEmpty ? nil : .strings(lacks.map(\.rawValue))),
      ("roundsFrames", source.roundsFrames ? .flag(true) : nil),
      ("designTime", source.isDesignTime ? .flag(true) : nil),
      ("incomplete", omissions.isEmpty ? nil : .strings(omissions)),
      ("untranslated", untranslated.isEmpty ? nil : .strings(untranslated)))
  }
}

extension Screen {
  fileprivate func messages(_ kind: ReadingNote.Kind) -> [String] {
    notes.filter { $0.kind == kind }.map(\.message)
  }

  /// What was noted of words that are not known, by control.
  var unknownWords: [Int: [String]] {
    Dictionary(grouping: notes.filter { $0.kind == .vocabulary }) { $0.control ?? 0 }.mapValues { $0.map(\.message) }
  }
}
