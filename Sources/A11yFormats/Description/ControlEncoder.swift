import A11yCore

/// A control's facts in the order in which description files write them.
struct ControlEncoder {
  private(set) var members: [(key: ControlKey, value: DescribedValue)] = []

  /// - Parameter unknown: what was noted of it in words that are not known.
  init(_ control: Control, unknown: [String]? = nil) {
    addKind(control)
    addAttributes(control)
    addSeen(control)
    addAppearance(control.appearance)
    addState(control)
    addExposure(control)
    addGeometry(control.geometry)
    addInteraction(control.interaction)
    add(.inferred, control.inferred.words)
    add(.unknown, unknown)
  }

  private mutating func add(_ key: ControlKey, _ value: DescribedValue?) {
    if let value { members.append((key, value)) }
  }

  private mutating func add(_ key: ControlKey, _ text: String?) { add(key, text.map { .string($0) }) }
  private mutating func add(_ key: ControlKey, _ flag: Bool?) { add(key, flag.map { .flag($0) }) }
  private mutating func add(_ key: ControlKey, _ number: Double?) { add(key, number.map { .number($0) }) }
  private mutating func add(_ key: ControlKey, _ texts: [String]?) { add(key, texts.map { .strings($0) }) }
  private mutating func add(_ key: ControlKey, _ color: ColorValue?) { add(key, color?.described) }
  private mutating func add(_ key: ControlKey, _ frame: Frame?) {
    add(key, frame.map { .numbers($0.x, $0.y, $0.width, $0.height) })
  }

  private mutating func addKind(_ control: Control) {
    add(.class, control.className)
    add(.superclass, control.superclassName)
    add(.role, control.role?.rawValue)
    add(.identifier, control.identifier)
    add(.id, control.id)
    add(.language, control.language)
    add(.system, control.isSystem)
  }

  private mutating func addAttributes(_ control: Control) {
    add(.label, control.label)
    add(.traits, control.traits.map(Self.traits))
    add(.hint, control.hint)
    add(.value, control.value)
    add(.frame, control.frame)
  }

  /// Names, unless bits have none: then the mask, which loses nothing.
  private static func traits(_ traits: Traits) -> DescribedValue {
    let names = traits.names
    return names.contains { $0.hasPrefix("unknown(") } ? .mask(traits.rawValue) : .strings(names)
  }

  private mutating func addSeen(_ control: Control) {
    add(.title, control.title)
    add(.text, control.text)
    add(.placeholder, control.placeholder)
    add(.image, control.image)
    add(.alpha, control.alpha)
    add(.hidden, control.isHidden)
  }

  private mutating func addAppearance(_ appearance: Appearance) {
    add(.icon, appearance.isIcon)
    add(.textColor, appearance.textColor)
    add(.backgroundColor, appearance.backgroundColor)
    add(.placeholderColor, appearance.placeholderColor)
    add(.tintColor, appearance.tintColor)
    add(.borderColor, appearance.borderColor)
    add(.trackColor, appearance.trackColor)
    add(.indicatorColor, appearance.indicatorColor)
    add(.logotype, appearance.isLogotype)
    add(.background, appearance.background?.rawValue)
    add(.opaque, appearance.isOpaque)
    add(.font, appearance.font.map(Self.font))
    add(.adjustsFont, appearance.adjustsFont)
    add(.truncated, appearance.isTruncated)
    add(.truncationAllowed, appearance.allowsTruncation)
    add(.shrinksToFit, appearance.shrinksToFit)
    add(.fixedWidth, appearance.fixedWidth)
    add(.fixedHeight, appearance.fixedHeight)
    add(.intrinsicSize, appearance.intrinsicSize.map { .numbers($0.width, $0.height) })
    add(.underline, appearance.isUnderlined)
    add(.inline, appearance.isInline)
    add(.translate, appearance.isTranslated)
    add(.userContent, appearance.isUserContent)
    guard !appearance.spans.isEmpty else { return }
    add(
      .spans,
      .list(
        appearance.spans.map {
          .object(("text", .string($0.text)), ("color", $0.color?.described))
        }))
  }

  private static func font(_ font: Appearance.Font) -> DescribedValue {
    .object(
      ("name", font.name.map { .string($0) }), ("size", font.size.map { .number($0) }),
      ("bold", font.isBold.map { .flag($0) }), ("textStyle", font.textStyle.map { .string($0) }),
      ("scaled", font.isScaled.map { .flag($0) }))
  }

  private mutating func addState(_ control: Control) {
    add(.enabled, control.isEnabled)
    add(.selected, control.isSelected)
    add(.highlighted, control.isHighlighted)
    add(.focused, control.isFocused)
    add(.state, control.state.map { .mask(UInt64($0.rawValue)) })
    add(.userInteraction, control.isUserInteractionEnabled)
    add(.editable, control.isEditable)
    add(.secure, control.isSecure)
    add(.momentary, control.isMomentary)
    let metrics = control.metrics
    add(.min, metrics.minimum)
    add(.max, metrics.maximum)
    add(.headingLevel, metrics.headingLevel.map { .integer($0) })
    add(.row, metrics.row.map { .integer($0) })
    add(.column, metrics.column.map { .integer($0) })
  }

  private mutating func addExposure(_ control: Control) {
    add(.isElement, control.isElement)
    add(.elementsHidden, control.hidesElements)
    add(.modal, control.isModal)
    let structure = control.structure
    add(.required, structure.isRequired)
    add(.busy, structure.isBusy)
    add(.groups, control.groupsChildren)
    add(.order, structure.order)
    add(.container, structure.container.map(\.described))
    add(.context, structure.context.map(\.described))
    guard !structure.suppressions.isEmpty else { return }
    add(
      .ignore,
      .list(
        structure.suppressions.map {
          .object(
            ("rule", .string($0.rule)), ("reason", $0.reason.map { .string($0) }),
            ("until", $0.until.map { .string($0) }))
        }))
  }

  private mutating func addGeometry(_ geometry: Geometry) {
    add(.accessibilityFrame, geometry.accessibilityFrame)
    add(.hitFrame, geometry.hitFrame)
    add(.visibleFrame, geometry.visibleFrame)
    add(.activationPoint, geometry.activationPoint.map { .numbers($0.x, $0.y) })
    add(.clips, geometry.clips)
  }

  private mutating func addInteraction(_ interaction: Interaction) {
    add(.actions, interaction.actions.map { .list($0.map(\.described)) })
    add(.action, interaction.action)
    add(.url, interaction.url)
    add(.gestures, interaction.gestures?.map(\.rawValue))
    add(.tappable, interaction.isTappable)
    add(.contextMenu, interaction.hasContextMenu)
    add(.implements, interaction.implements?.map(\.rawValue))
    add(.customActions, interaction.customActions.map { .list($0.map(\.described)) })
    add(.customContent, interaction.customContent.map { .list($0.map(\.described)) })
    add(.customRotors, interaction.customRotors.map { .list($0.map(\.described)) })
    add(.userInputLabels, interaction.userInputLabels)
    add(.contentType, interaction.contentType)
  }
}
