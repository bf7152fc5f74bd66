import A11yCore

/// Turns a reference snapshot into a screen. A button's own text, which XCUITest lists next to the button, goes into
/// it: VoiceOver never meets it.
struct A11yUITestsReader {
  private let root: JSONValue
  private let snapshot: JSONValue
  private var cursor: LocationCursor
  private var items: [Item] = []
  private var mistakes: [ReadingError.Mistake] = []

  private struct Item {
    var type: ElementType
    var control: Control
    /// The items in it.
    var parts: [Int] = []
    var isPart = false
  }

  init(_ root: JSONValue, _ snapshot: JSONValue) {
    self.root = root
    self.snapshot = snapshot
    cursor = LocationCursor(root.document)
  }

  mutating func read() throws(ReadingError) -> Screen {
    let location = cursor.location(of: root)
    for value in snapshot.elements { add(value) }
    if !mistakes.isEmpty { throw ReadingError(mistakes) }
    let areCompared = placeParts()
    var screen = Screen()
    screen.name = (root["filename"] ?? root["nameThisFile"])?.string.map(Self.withoutSuffix)
    screen.source = A11yUITests.source
    // Versions before the placeholder was kept.
    if !snapshot.elements.contains(where: { $0["placeholder"] != nil }) { screen.source.lacks.insert(.placeholder) }
    var builder = ScreenBuilder(screen, capacity: items.count + 1)
    var top = Control(location: location)
    top.isElement = false
    builder.begin(top)
    if !areCompared {
      let message = "has \(items.count) items, too many to match texts with controls"
      builder.note(ReadingNote(.incomplete, at: location, message))
    }
    for item in items where !item.isPart {
      builder.begin(item.control)
      for part in item.parts {
        builder.begin(items[part].control)
        builder.end()
      }
      builder.end()
    }
    builder.end()
    return builder.screen
  }

  private static func withoutSuffix(_ name: String) -> String {
    name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}

/// One item of the list.
extension A11yUITestsReader {
  private mutating func add(_ value: JSONValue) {
    let location = cursor.location(of: value)
    guard value.kind == .object else {
      mistakes.append(.init("an item of the snapshot must be an object, found \(value.kind.phrase)", at: location))
      return
    }
    let type = ElementType(Self.typeName(value["type"]?.string ?? "Other"))
    var control = Control(location: location)
    control.className = type.className
    if UIKitClasses.named(type.className) == nil { control.role = type.role }
    control.label = value["label"]?.string ?? ""
    control.placeholder = value["placeholder"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    control.frame = SnapshotShape.rectangle(value["frame"])
    control.isEnabled = value["enabled"]?.bool
    setTraits(value["traits"], of: &control, type)
    setValue(value["value"], of: &control)
    control.isElement = type.isElement(label: control.label, hasChildren: false)
    control.inferred.insert(.exposure)
    if type.isSystem { control.isSystem = true }
    items.append(Item(type: type, control: control))
  }

  /// `Text Field` is `TextField`, and a `Label` is XCUITest's `StaticText`.
  private static func typeName(_ name: String) -> String {
    name == "Label" ? "StaticText" : name.filter { $0 != " " }
  }

  private func setTraits(_ value: JSONValue?, of control: inout Control, _ type: ElementType) {
    let names = value?.elements.compactMap(\.string) ?? []
    var traits: Traits = []
    for name in names {
      guard let trait = Traits(name: name.filter { $0 != " " }) else {
        control.inferred.insert(.traits)
        continue
      }
      traits.formUnion(trait)
    }
    // A switch's own trait and a text input's were private when the names were chosen.
    traits.formUnion(type.inferredTraits.intersection([.toggleButton, .textEntry, .textArea, .secureTextField]))
    if names.isEmpty {
      control.inferred.insert(.traits)
      traits = type.inferredTraits
      if !traits.isEmpty, type.role?.isInteractive == true, control.isEnabled == false { traits.insert(.notEnabled) }
    }
    control.traits = traits
  }

  /// An empty field shows its placeholder, which XCUITest takes for the value.
  private func setValue(_ value: JSONValue?, of control: inout Control) {
    guard let value else {
      control.inferred.insert(.value)
      return
    }
    let text = value.string ?? value.numberText
    control.value = text == "" || text == control.placeholder ? nil : text
  }
}

/// What is a part of something else.
extension A11yUITestsReader {
  /// More pairs than any screen has: nothing is compared then, so that no file takes long on purpose.
  private static let mostComparisons = 4_000_000

  /// A text or image goes into the first control around it that has the same words, or else into the first that has
  /// no other text around it: a button shows one text, whatever its label says.
  ///
  /// - Returns: whether they were compared.
  private mutating func placeParts() -> Bool {
    let owners = items.indices.filter { items[$0].type.role?.isInteractive == true }
    let parts = items.indices.filter { items[$0].type.role == .text || items[$0].type.role == .image }
    guard owners.count * parts.count <= Self.mostComparisons else { return false }
    var around: [Int: [Int]] = [:]
    var texts: [Int: Int] = [:]
    for part in parts {
      around[part] = owners.filter { isInside(part, $0) }
      for owner in around[part] ?? [] where items[part].type.role == .text { texts[owner, default: 0] += 1 }
    }
    for part in parts {
      guard let candidates = around[part] else { continue }
      let namesake = candidates.first { items[$0].control.label == items[part].control.label }
      guard let owner = namesake ?? candidates.first(where: { texts[$0] ?? 0 <= 1 }) else { continue }
      items[owner].parts.append(part)
      items[part].isPart = true
    }
    return true
  }

  private func isInside(_ part: Int, _ owner: Int) -> Bool {
    guard let inner = items[part].control.frame, let outer = items[owner].control.frame else { return false }
    return outer.contains(inner)
  }
}
