import A11yCore

extension ValueType where Self == ActionsType { static var actions: Self { Self() } }
extension ValueType where Self == MethodNameType { static var methodName: Self { Self() } }
extension ValueType where Self == CustomActionsType { static var customActions: Self { Self() } }
extension ValueType where Self == CustomContentType { static var customContent: Self { Self() } }
extension ValueType where Self == CustomRotorsType { static var customRotors: Self { Self() } }

/// Target-action pairs.
struct ActionsType: ValueType {
  var shape: ValueShape { .named("actions") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> [TargetAction]? {
    let names = ["event", "target", "selector"]
    return decoder.objects(key, value, with: names, required: "selector")?.map { item in
      let events = item["event"].map { self.events($0, of: key, &decoder) }
      let target = decoder.string(key, "target", of: item)
      return TargetAction(
        events: events ?? [], target: target, selector: MethodNameType.plain(item["selector"]?.string ?? ""))
    }
  }

  func write(_ actions: [TargetAction]) -> DescribedValue? {
    .list(
      actions.map {
        .object(
          ("event", Self.described($0.events)), ("target", $0.target.map { .string($0) }),
          ("selector", .string($0.selector)))
      })
  }

  private static let meant = [
    "tap": "touchUpInside", "click": "touchUpInside", "press": "touchUpInside", "touch": "touchUpInside",
    "ontap": "touchUpInside", "onpress": "touchUpInside", "change": "valueChanged", "onchange": "valueChanged",
    "onclick": "touchUpInside", "onpressed": "touchUpInside", "clicked": "touchUpInside", "pressed": "touchUpInside",
    "input": "editingChanged", "submit": "editingDidEndOnExit",
  ]

  /// `UIControlEventTouchUpInside`, `UIControl.Event.touchUpInside`
  private static func event(inCode name: String) -> String? {
    guard let match = name.wholeMatch(of: /(?:UIControlEvents?\.?|UIControl\.Event\.|\.)([A-Za-z]+)/) else {
      return nil
    }
    let word = match.1.prefix(1).lowercased() + match.1.dropFirst()
    return ControlEvents(name: word) == nil ? nil : word
  }

  /// A name, several names, or UIKit's raw bit mask.
  private func events(
    _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> ControlEvents {
    if let mask = value.unsigned.flatMap(UInt32.init(exactly:)) { return ControlEvents(rawValue: mask) }
    let names = value.string.map { [$0] } ?? value.items?.compactMap(\.string) ?? []
    if value.string == nil, value.items?.count != names.count {
      decoder.fail("\(key).event", mustBe: "an event's name, an array of names or a bit mask", value)
    }
    var events: ControlEvents = []
    for name in names {
      if let event = ControlEvents(name: name) {
        events.insert(event)
      } else {
        if let meant = Self.meant[name.lowercased()] ?? Self.event(inCode: name) {
          decoder.noteUnknown("event '\(name.excerpt())'", replacing: name, by: meant, at: value.location)
        } else {
          decoder.unknownWord(name, what: "event", among: ControlEvents.named.map(\.name), at: value.location)
        }
      }
    }
    return events
  }

  /// A name or names, unless bits have none: then the mask, which loses nothing. Nil for no event.
  private static func described(_ events: ControlEvents) -> DescribedValue? {
    if events.isEmpty { return nil }
    let names = events.names
    guard names.compactMap(ControlEvents.init(name:)).reduce([], { $0.union($1) }) == events else {
      return .mask(UInt64(events.rawValue))
    }
    return names.count == 1 ? .string(names[0]) : .strings(names)
  }
}

/// The name of a method: `removeItem`, also within `#selector(…)`.
struct MethodNameType: ValueType {
  var shape: ValueShape { .named("text") }

  func read(_ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder) -> String? {
    decoder.string(key, value).map(Self.plain)
  }

  func write(_ name: String) -> DescribedValue? { .string(name) }

  /// `removeItem` for `#selector(removeItem)`, `#selector(Self.removeItem)` and `Selector("removeItem")`.
  static func plain(_ text: String) -> String {
    guard text.utf8.count < longest, let match = text.wholeMatch(of: /(?:#selector|Selector|@selector)\((.*)\)/) else {
      return text
    }
    let inner = match.1.filter { $0 != "\"" }
    return String(inner.split(separator: ".").last ?? Substring(inner))
  }

  private static let longest = 200
}

struct CustomActionsType: ValueType {
  var shape: ValueShape { .named("customActions") }

  func read(
    _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> [Interaction.CustomAction]? {
    let items = decoder.namedItems(key, value, by: "name", of: "names or of objects with name and image")
    return items?.map { item in
      decoder.noteUnknownMembers(key, of: item, among: ["name", "image"])
      let image = decoder.string(key, "image", of: item)
      return Interaction.CustomAction(name: item.string ?? item["name"]?.string ?? "", image: image)
    }
  }

  func write(_ actions: [Interaction.CustomAction]) -> DescribedValue? {
    .list(
      actions.map { action in
        guard let image = action.image else { return .string(action.name) }
        return .object(("name", .string(action.name)), ("image", .string(image)))
      })
  }
}

struct CustomContentType: ValueType {
  var shape: ValueShape { .named("customContent") }

  func read(
    _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> [Interaction.CustomContent]? {
    let names = ["label", "value", "importance"]
    return decoder.objects(key, value, with: names, required: "label")?.map { item in
      let importance = decoder.string(key, "importance", of: item)
      if let importance, !["high", "default"].contains(importance), let place = item["importance"]?.location {
        decoder.unknownWord(importance, what: "importance", among: ["high", "default"], at: place)
      }
      return Interaction.CustomContent(
        label: item["label"]?.string ?? "", value: decoder.string(key, "value", of: item) ?? "",
        isImportant: importance == "high")
    }
  }

  func write(_ contents: [Interaction.CustomContent]) -> DescribedValue? {
    .list(
      contents.map {
        .object(
          ("label", .string($0.label)), ("value", .string($0.value)),
          ("importance", $0.isImportant ? .string("high") : nil))
      })
  }
}

/// Names, or objects that also list the results.
struct CustomRotorsType: ValueType {
  var shape: ValueShape { .named("customRotors") }

  func read(
    _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> [Interaction.CustomRotor]? {
    let items = decoder.namedItems(key, value, by: "name", of: "names or of objects with name, results and more")
    return items?.map { item in
      if let name = item.string { return Interaction.CustomRotor(name: name) }
      decoder.noteUnknownMembers(key, of: item, among: ["name", "results", "more"])
      let results = item["results"].flatMap { self.results($0, of: key, &decoder) }
      return Interaction.CustomRotor(
        name: item["name"]?.string ?? "", results: results, rest: rest(of: item, key, &decoder))
    }
  }

  func write(_ rotors: [Interaction.CustomRotor]) -> DescribedValue? {
    .list(
      rotors.map { rotor in
        if rotor.results == nil, rotor.rest == .none { return .string(rotor.name) }
        return .object(
          ("name", .string(rotor.name)), ("results", rotor.results.map { .list($0.map(Self.described)) }),
          ("more", Self.described(rotor.rest)))
      })
  }

  private func results(
    _ value: some DescriptionValue, of key: String, _ decoder: inout ControlDecoder
  ) -> [Interaction.CustomRotor.Result]? {
    let path = "\(key).results"
    let items = decoder.namedItems(path, value, by: "text", of: "texts or of objects with text and frame")
    return items?.map { item in
      if let text = item.string { return Interaction.CustomRotor.Result(text: text) }
      decoder.noteUnknownMembers(key, of: item, among: ["text", "frame"])
      return Interaction.CustomRotor.Result(
        text: item["text"]?.string ?? "",
        frame: item["frame"].flatMap { FrameType().read($0, of: "\(path).frame", &decoder) })
    }
  }

  private func rest(
    of object: some DescriptionValue, _ key: String, _ decoder: inout ControlDecoder
  ) -> Interaction.CustomRotor.Rest {
    let expected = "a whole number from 0 or 'many'"
    let rest = decoder.member(key, "more", of: object, mustBe: expected) { more -> Interaction.CustomRotor.Rest? in
      if more.string == "many" { return .many }
      return more.integer.flatMap { $0 < 0 ? nil : $0 == 0 ? Interaction.CustomRotor.Rest.none : .more($0) }
    }
    return rest ?? .none
  }

  private static func described(_ result: Interaction.CustomRotor.Result) -> DescribedValue {
    guard let frame = result.frame else { return .string(result.text) }
    return .object(("text", .string(result.text)), ("frame", FrameType().write(frame)))
  }

  private static func described(_ rest: Interaction.CustomRotor.Rest) -> DescribedValue? {
    switch rest {
    case .none: nil
    case .more(let count): .integer(count)
    case .many: .string("many")
    }
  }
}
