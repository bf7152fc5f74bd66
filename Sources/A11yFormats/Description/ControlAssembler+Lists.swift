import A11yCore

/// Values made of parts.
extension ControlAssembler {
  /// Names, or UIKit's raw bit mask.
  mutating func traits(_ value: some DescriptionValue) -> Traits? {
    if let mask = value.unsigned { return Traits(rawValue: mask) }
    var traits: Traits = []
    var unknown: [(String, SourceLocation)] = []
    var isClean = true
    let isList = value.forEachItem { item in
      if let mask = item.unsigned {
        traits.insert(Traits(rawValue: mask))
      } else if let name = item.string {
        if let trait = Traits(name: name) { traits.insert(trait) } else { unknown.append((name, item.location)) }
      } else {
        isClean = false
      }
    }
    guard isList, isClean, value.string == nil || unknown.isEmpty || isNameList(value) else {
      fail(.traits, mustBe: "an array of trait names or a bit mask", value)
      return nil
    }
    for (name, location) in unknown {
      unknownWord(name, what: "trait", among: Traits.named.map(\.name), at: location)
    }
    // A list of nothing but unknown words does not say that there are no traits.
    return traits.isEmpty && !unknown.isEmpty ? nil : traits
  }

  mutating func state(_ value: some DescriptionValue) -> ControlState? {
    if let mask = value.unsigned { return ControlState(rawValue: UInt32(truncatingIfNeeded: mask)) }
    guard let names = strings(.state, value) else { return nil }
    var state: ControlState = []
    for name in names {
      if let known = ControlState(name: name) {
        state.insert(known)
      } else {
        let known = ["normal"] + ControlState.named.map(\.name)
        unknownWord(name, what: "state", among: known, at: value.location)
      }
    }
    return state
  }

  mutating func font(_ value: some DescriptionValue) -> Appearance.Font? {
    var font = Appearance.Font()
    let isObject = value.forEachMember { key, _, member in
      switch key {
      case "name": font.name = member.string
      case "size": font.size = member.number
      case "bold": font.isBold = member.flag
      case "textStyle": font.textStyle = member.string
      case "scaled": font.isScaled = member.flag
      default: break
      }
    }
    if isObject { return font }
    fail(.font, mustBe: "an object with name, size, bold, textStyle or scaled", value)
    return nil
  }

  mutating func spans(_ value: some DescriptionValue) -> [Appearance.TextSpan] {
    guard let items = value.items, items.allSatisfy({ $0["text"]?.string != nil }) else {
      fail(.spans, mustBe: "an array of objects with text and color", value)
      return []
    }
    return items.map { item in
      Appearance.TextSpan(text: item["text"]?.string ?? "", color: item["color"]?.string.flatMap(Colour.init))
    }
  }

  mutating func setInteraction(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .actions: control.interaction.actions = targetActions(value)
    case .action: control.interaction.action = string(key, value)
    case .url: control.interaction.url = string(key, value)
    case .gestures: control.interaction.gestures = words(key, value, Interaction.Gesture.self)
    case .tappable: control.interaction.isTappable = flag(key, value)
    case .implements: control.interaction.implements = words(key, value, Interaction.Method.self)
    case .customActions: control.interaction.customActions = customActions(value)
    case .customContent: control.interaction.customContent = customContent(value)
    case .customRotors: control.interaction.customRotors = strings(key, value)
    case .userInputLabels: control.interaction.userInputLabels = strings(key, value)
    case .contentType: control.interaction.contentType = string(key, value)
    default: break
    }
  }

  private mutating func targetActions(_ value: some DescriptionValue) -> [TargetAction]? {
    guard let items = value.items, items.allSatisfy({ $0["selector"]?.string != nil }) else {
      fail(.actions, mustBe: "an array of objects with event, target and selector", value)
      return nil
    }
    return items.map { item in
      var events: ControlEvents = []
      if let event = item["event"] { events = self.events(event) }
      return TargetAction(events: events, target: item["target"]?.string, selector: item["selector"]?.string ?? "")
    }
  }

  /// A name, several names, or UIKit's raw bit mask.
  private mutating func events(_ value: some DescriptionValue) -> ControlEvents {
    if let mask = value.unsigned { return ControlEvents(rawValue: UInt32(truncatingIfNeeded: mask)) }
    var events: ControlEvents = []
    for name in value.items?.compactMap(\.string) ?? value.string.map({ [$0] }) ?? [] {
      if let event = ControlEvents(name: name) {
        events.insert(event)
      } else {
        unknownWord(name, what: "event", among: ControlEvents.named.map(\.name), at: value.location)
      }
    }
    return events
  }

  private mutating func customActions(_ value: some DescriptionValue) -> [Interaction.CustomAction]? {
    guard let items = value.items, items.allSatisfy({ $0.string != nil || $0["name"]?.string != nil }) else {
      fail(.customActions, mustBe: "an array of names or of objects with name and image", value)
      return nil
    }
    return items.map { item in
      Interaction.CustomAction(name: item.string ?? item["name"]?.string ?? "", image: item["image"]?.string)
    }
  }

  private mutating func customContent(_ value: some DescriptionValue) -> [Interaction.CustomContent]? {
    guard let items = value.items, items.allSatisfy({ $0["label"]?.string != nil }) else {
      fail(.customContent, mustBe: "an array of objects with label, value and importance", value)
      return nil
    }
    return items.map { item in
      Interaction.CustomContent(
        label: item["label"]?.string ?? "", value: item["value"]?.string ?? "",
        isImportant: item["importance"]?.string == "high")
    }
  }

  /// In the outline one bare word is a list of one; in JSON a string where a list belongs is a mistake.
  private func isNameList(_ value: some DescriptionValue) -> Bool { value is PlainValue }
}
