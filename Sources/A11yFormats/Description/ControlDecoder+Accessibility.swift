import A11yCore

/// Keys about what is exposed, and about the screen.
extension ControlDecoder {
  mutating func setExposure(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .isElement: control.isElement = flag(key, value)
    case .elementsHidden: control.hidesElements = flag(key, value)
    case .modal: control.isModal = flag(key, value)
    case .required: control.structure.isRequired = flag(key, value)
    case .busy: control.structure.isBusy = flag(key, value)
    case .groups: control.groupsChildren = flag(key, value)
    case .order: control.structure.order = strings(key, value)
    case .container: control.structure.container = container(value)
    case .context: control.structure.context = context(value)
    case .ignore: control.structure.suppressions = suppressions(value)
    default: break
    }
  }

  mutating func setScreen(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .name: screen.name = string(key, value)
    case .kind: screen.kind = word(key, value, Screen.Kind.self) ?? screen.kind
    case .screen: setScreen(size(key, value), at: value.location)
    case .direction: screen.direction = word(key, value, Screen.Direction.self) ?? screen.direction
    case .idiom: screen.idiom = word(key, value, Screen.Idiom.self) ?? screen.idiom
    case .supportedOrientations: screen.supportedOrientations = words(key, value, Screen.Orientation.self)
    case .essentialOrientation:
      screen.isOrientationEssential = flag(key, value) ?? screen.isOrientationEssential
    case .launchScreen: screen.isLaunchScreen = flag(key, value) ?? screen.isLaunchScreen
    case .source: screen.source = source(value) ?? screen.source
    case .format:
      if let name = string(key, value), name != ControlTree.name {
        fail("'format' must be \"\(ControlTree.name)\", found \(name.quoted())", at: value.location)
      }
    case .version:
      if let version = integer(key, value), version != ControlTree.version {
        let message = "'version' must be \(ControlTree.version), found \(version); a newer tool may read it"
        fail(message, at: value.location)
      }
    default: break
    }
  }

  private mutating func suppressions(_ value: some DescriptionValue) -> [Structure.Suppression] {
    guard let items = objects(.ignore, value, with: ["rule", "reason", "until"], required: "rule") else { return [] }
    return items.map { item in
      Structure.Suppression(
        rule: item["rule"]?.string ?? "", reason: string(.ignore, "reason", of: item),
        until: string(.ignore, "until", of: item))
    }
  }
}
