public import A11yCore

/// What a device spoke, element by element: the output of `pymobiledevice3 developer accessibility list-items`.
///
/// Source: `AXAuditInspectorFocus_v1.to_dict` in accessibilityaudit.py. The spoken text joins label, value and traits, so that none of them
/// is known. An element of which nothing is spoken is one without a label.
public enum DeviceItems: ScreenFormat {
  public static let name = "device-items"
  public static let summary = "the elements that a device spoke: pymobiledevice3's 'accessibility list-items'"
  public static let source: Screen.Source = {
    var lacks = FactSet(Fact.described.filter { $0 != .label && $0 != .value })
    lacks.insert(.visibleText)
    return Screen.Source(format: name, level: .runtime, lacks: lacks)
  }()

  public static func recognizes(_ content: Content) -> Bool {
    guard case .json(let root) = content, root.kind == .array, let first = root.elements.first(where: { _ in true })
    else { return false }
    return first.kind == .object && first["spoken_description"] != nil && first["platform_identifier"] != nil
  }

  public static func read(_ content: Content, options: ReadingOptions) throws(ReadingError) -> [Screen] {
    guard case .json(let root) = content, root.kind == .array else {
      throw ReadingError("expected a JSON array of elements with 'spoken_description'")
    }
    var cursor = LocationCursor(root.document)
    var screen = Screen()
    screen.source = source
    screen.kind = .component
    var builder = ScreenBuilder(screen, capacity: root.count + 1)
    var top = Control(location: cursor.location(of: root))
    top.isElement = false
    builder.begin(top)
    for item in root.elements {
      let location = cursor.location(of: item)
      guard item.kind == .object else {
        throw ReadingError("an item of the list must be an object, found \(item.kind.phrase)", at: location)
      }
      let words = item["spoken_description"]?.string ?? item["caption"]?.string ?? ""
      var control = Control(location: location)
      control.isElement = true
      control.label = words
      control.traits = []
      control.inferred = [.traits]
      // The words are more than the label.
      if !SpokenText.isBlank(words) { control.inferred.formUnion([.label, .value]) }
      builder.begin(control)
      builder.end()
    }
    builder.end()
    return [builder.screen]
  }
}
