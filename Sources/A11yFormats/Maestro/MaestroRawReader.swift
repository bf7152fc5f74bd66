import A11yCore

/// Turns the runner's elements into a screen.
struct MaestroRawReader {
  private let root: JSONValue
  private var screen = Screen()
  private var cursor: LocationCursor
  /// How many applications the answer has: the app, and the home screen's next to it.
  private var applications = 0

  init(_ root: JSONValue) {
    self.root = root
    cursor = LocationCursor(root.document)
    screen.source = MaestroRaw.source
  }

  mutating func read() -> Screen {
    let tops = [root] + Array(children(of: root))
    let apps = tops.filter { Self.type($0).name == "Application" }
    applications = apps.count
    let app = apps.first { !SpokenText.isBlank($0["label"]?.string) } ?? apps.first
    screen.name = app?["label"]?.string.flatMap { SpokenText.isBlank($0) ? nil : $0 }
    screen.size = app.flatMap { Self.frame($0["frame"]).flatMap { $0.isValid ? $0.size : nil } }
    var builder = ScreenBuilder(screen)
    builder.begin(control(root))
    var open = [children(of: root).makeIterator()]
    while let last = open.indices.last {
      guard let child = open[last].next() else {
        open.removeLast()
        builder.end()
        continue
      }
      guard child.kind == .object else { continue }
      builder.beginDumped(control(child))
      open.append(children(of: child).makeIterator())
    }
    return builder.screen
  }

  private func children(of object: JSONValue) -> JSONElements { (object["children"] ?? object).elements }

  private mutating func control(_ object: JSONValue) -> Control {
    let type = Self.type(object)
    var control = Control(location: cursor.location(of: object))
    control.className = type.className
    if UIKitClasses.named(type.className) == nil { control.role = type.role }
    var title: String?
    for (key, value) in object.members {
      switch key.string {
      case "label": control.label = value.string
      case "value": control.value = Self.text(value)
      case "title": title = Self.text(value)
      case "identifier": control.identifier = Self.text(value)
      case "placeholderValue": control.placeholder = Self.text(value)
      case "frame": control.frame = Self.frame(value)
      case "enabled": control.isEnabled = Self.flag(value)
      case "selected": control.isSelected = Self.flag(value)
      case "hasFocus": control.isFocused = Self.flag(value)
      default: break
      }
    }
    control.label = control.label ?? title ?? ""
    // An empty field shows its placeholder, and XCUITest takes what is shown for the value.
    if control.value == control.placeholder { control.value = nil }
    let hasChildren = children(of: object).contains { $0.kind == .object }
    control.isElement = type.isElement(label: control.label, hasChildren: hasChildren)
    settle(&control, type)
    return control
  }

  /// What follows from the type, and is marked as such.
  private func settle(_ control: inout Control, _ type: ElementType) {
    var traits = type.inferredTraits
    if !traits.isEmpty, type.role?.isInteractive == true {
      if control.isSelected == true { traits.insert(.selected) }
      if control.isEnabled == false { traits.insert(.notEnabled) }
    }
    control.traits = traits
    control.inferred = [.traits, .exposure]
    // The runner's own wrappers have no place.
    if type.name == "Any", control.frame?.isZeroSize == true { (control.frame, control.isEnabled) = (nil, nil) }
    let isHomeScreen =
      applications > 1 && type.name == "Application"
      && (SpokenText.isBlank(control.label) || control.label == "SpringBoard")
    if type.isSystem || isHomeScreen { control.isSystem = true }
  }

  private static func type(_ object: JSONValue) -> ElementType {
    object["elementType"].flatMap { $0.integer ?? $0.string.flatMap { Int($0) } }.flatMap { ElementType(rawValue: $0) }
      ?? ElementType("Other")
  }

  private static func text(_ value: JSONValue) -> String? {
    let text = value.string ?? value.numberText ?? value.bool.map { $0 ? "1" : "0" }
    return text?.isEmpty == true ? nil : text
  }

  private static func flag(_ value: JSONValue) -> Bool? {
    value.bool ?? value.integer.map { $0 != 0 } ?? value.string.map { $0 == "true" || $0 == "1" }
  }

  private static func frame(_ value: JSONValue?) -> Frame? {
    func side(_ key: String) -> Double? { value?[key].flatMap { $0.number ?? $0.string.flatMap { Double($0) } } }
    guard let x = side("X"), let y = side("Y"), let width = side("Width"), let height = side("Height") else {
      return nil
    }
    return Frame(x: x, y: y, width: width, height: height)
  }
}
