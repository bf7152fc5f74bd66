import A11yCore

/// Values made of parts.
extension ControlDecoder {
  /// Names, or UIKit's raw bit mask.
  mutating func traits(_ value: some DescriptionValue) -> Traits? {
    if let mask = value.unsigned { return Traits(rawValue: mask) }
    var traits: Traits = []
    var unknown: [(String, SourceLocation)] = []
    var odd: String?
    let isList = value.forEachItem { item in
      if let mask = item.unsigned {
        traits.insert(Traits(rawValue: mask))
      } else if let name = item.string {
        if let trait = Traits(name: name) { traits.insert(trait) } else { unknown.append((name, item.location)) }
      } else {
        odd = odd ?? item.kindWords
      }
    }
    if let odd {
      fail("'traits' must be an array of trait names or a bit mask, found \(odd) in it", at: value.location)
      return nil
    }
    guard isList, value.string == nil || unknown.isEmpty || isNameList(value) else {
      fail(.traits, mustBe: "an array of trait names or a bit mask", value)
      return nil
    }
    for (name, location) in unknown {
      unknownWord(name, what: "trait", among: Traits.named.map(\.name), at: location)
    }
    // A list of nothing but unknown words does not say that there are no traits.
    return traits.isEmpty && !unknown.isEmpty ? nil : traits
  }

  /// Names, or UIKit's raw bit mask.
  mutating func state(_ value: some DescriptionValue) -> ControlState? {
    if let mask = value.unsigned.flatMap(UInt32.init(exactly:)) { return ControlState(rawValue: mask) }
    guard value.number == nil, let names = list(.state, value, of: "state names", { $0.string }) else {
      if value.number != nil { fail(.state, mustBe: "an array of state names or a bit mask", value) }
      return nil
    }
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
    let names = ["name", "size", "bold", "textStyle", "scaled"]
    guard value.forEachMember({ _, _, _ in }) else {
      fail(.font, mustBe: "an object with name, size, bold, textStyle or scaled", value)
      return nil
    }
    noteUnknownMembers(.font, of: value, among: names)
    var font = Appearance.Font()
    font.name = string(.font, "name", of: value)
    font.size = member(.font, "size", of: value, mustBe: "a number") { $0.number }
    font.isBold = flag(.font, "bold", of: value)
    font.textStyle = string(.font, "textStyle", of: value)
    font.isScaled = flag(.font, "scaled", of: value)
    return font
  }

  mutating func spans(_ value: some DescriptionValue) -> [Appearance.TextSpan] {
    guard let items = objects(.spans, value, with: ["text", "color"], required: "text") else { return [] }
    return items.map { item in
      let color = member(.spans, "color", of: item, mustBe: ColorValue.spellings) { ColorValue(describedBy: $0) }
      if let described = item["color"] { noteUnknownSchemes(.spans, of: described) }
      return Appearance.TextSpan(text: item["text"]?.string ?? "", color: color)
    }
  }

  mutating func setInteraction(_ key: ControlKey, _ value: some DescriptionValue) {
    switch key {
    case .actions: control.interaction.actions = targetActions(value)
    case .action: control.interaction.action = string(key, value)
    case .url: control.interaction.url = string(key, value)
    case .gestures: control.interaction.gestures = words(key, value, Interaction.Gesture.self)
    case .tappable: control.interaction.isTappable = flag(key, value)
    case .contextMenu: control.interaction.hasContextMenu = flag(key, value)
    case .implements: control.interaction.implements = words(key, value, Interaction.Method.self)
    case .customActions: control.interaction.customActions = customActions(value)
    case .customContent: control.interaction.customContent = customContent(value)
    case .customRotors: control.interaction.customRotors = customRotors(value)
    case .userInputLabels: control.interaction.userInputLabels = strings(key, value)
    case .contentType: control.interaction.contentType = contentType(value)
    default: break
    }
  }

  /// An unknown one still says that somebody thought of it.
  private mutating func contentType(_ value: some DescriptionValue) -> String? {
    guard let spelling = string(.contentType, value) else { return nil }
    let name = ContentTypeNames.name(of: spelling)
    if !name.isEmpty, !ContentTypeNames.isKnown(name), !isOfAnotherFormat {
      unknownWord(spelling, what: "content type", among: ContentTypeNames.all, at: value.location)
    }
    return name
  }

  private mutating func targetActions(_ value: some DescriptionValue) -> [TargetAction]? {
    let names = ["event", "target", "selector"]
    guard let items = objects(.actions, value, with: names, required: "selector") else { return nil }
    return items.map { item in
      var events: ControlEvents = []
      if let event = item["event"] { events = self.events(event) }
      let target = string(.actions, "target", of: item)
      return TargetAction(events: events, target: target, selector: item["selector"]?.string ?? "")
    }
  }

  /// A name, several names, or UIKit's raw bit mask.
  private mutating func events(_ value: some DescriptionValue) -> ControlEvents {
    if let mask = value.unsigned.flatMap(UInt32.init(exactly:)) { return ControlEvents(rawValue: mask) }
    let names = value.string.map { [$0] } ?? value.items?.compactMap(\.string) ?? []
    if value.string == nil, value.items?.count != names.count {
      let expected = "an event's name, an array of names or a bit mask"
      fail("'actions.event' must be \(expected), found \(value.kindWords)", at: value.location)
    }
    var events: ControlEvents = []
    for name in names {
      if let event = ControlEvents(name: name) {
        events.insert(event)
      } else {
        unknownWord(name, what: "event", among: ControlEvents.named.map(\.name), at: value.location)
      }
    }
    return events
  }

  private mutating func customActions(_ value: some DescriptionValue) -> [Interaction.CustomAction]? {
    let expected = "names or of objects with name and image"
    let items = list(.customActions, value, of: expected) { $0.string == nil && $0["name"]?.string == nil ? nil : $0 }
    return items?.map { item in
      noteUnknownMembers(.customActions, of: item, among: ["name", "image"])
      let image = string(.customActions, "image", of: item)
      return Interaction.CustomAction(name: item.string ?? item["name"]?.string ?? "", image: image)
    }
  }

  private mutating func customContent(_ value: some DescriptionValue) -> [Interaction.CustomContent]? {
    let names = ["label", "value", "importance"]
    guard let items = objects(.customContent, value, with: names, required: "label") else { return nil }
    return items.map { item in
      let importance = string(.customContent, "importance", of: item)
      if let importance, !["high", "default"].contains(importance), let place = item["importance"]?.location {
        unknownWord(importance, what: "importance", among: ["high", "default"], at: place)
      }
      return Interaction.CustomContent(
        label: item["label"]?.string ?? "", value: string(.customContent, "value", of: item) ?? "",
        isImportant: importance == "high")
    }
  }

  /// In the outline one bare word is a list of one; in JSON a string where a list belongs is a mistake.
  private func isNameList(_ value: some DescriptionValue) -> Bool { value is PlainValue }
}
