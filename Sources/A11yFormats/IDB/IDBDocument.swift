import A11yCore

/// A dump without its envelope: where its elements are, and what the envelope says of all of them.
struct IDBDocument {
  /// The array of elements, or the only one.
  let elements: JSONValue
  /// Which of idb's readers wrote it; nil where the envelope does not tell.
  private(set) var backend: String?
  private(set) var size: Size?
  /// The place of `"truncated": true`: the reader stopped at a depth or a number of elements.
  private(set) var truncation: SourceLocation?
  /// One element was asked for, by its place or its name.
  private(set) var isPart = false

  /// Nil when the value is no dump.
  init?(_ root: JSONValue) {
    switch root.kind {
    case .array: elements = root
    case .object: elements = Self.unwrapped(root)
    case .string, .number, .bool, .null: return nil
    }
    let isWhole = elements.offset != root.offset && Self.isComplete(root)
    if !isWhole, !Self.isEmptyMarker(root), !Self.holdsElement(elements, from: root) { return nil }
    guard root.kind == .object else { return }
    backend = root["backend"]?.string
    size = root["screen"].flatMap(Self.size)
    if let flag = root["truncated"], flag.bool == true { truncation = flag.location }
    if let kind = root["target"]?["kind"]?.string { isPart = kind == "point" || kind == "marker" }
  }

  /// The elements one after the other.
  var roots: [JSONValue] {
    switch elements.kind {
    case .array: Array(elements.elements)
    case .object: [elements]
    case .string, .number, .bool, .null: []
    }
  }

  /// What idb calls complete and marker, what lycorp-jp/sim-use, expo/serve-sim, tddworks/baguette and XcodeBuildMCP put
  /// around it.
  private static func unwrapped(_ root: JSONValue) -> JSONValue {
    if let elements = root["elements"] { return elements }
    if root["ok"] != nil, let raw = root["data"]?["raw"] { return raw }
    if let tree = root["data"]?["capture"]?["uiHierarchy"] { return tree }
    if root["type"]?.string == "describe_ui_result", let tree = root["tree"] { return tree }
    return root
  }

  /// `idb ui describe --format complete`: an element's keys have no prefix there.
  private static func isComplete(_ root: JSONValue) -> Bool {
    root["elements"]?.kind == .array
      && (root["backend"] != nil || root["target"] != nil || root["truncated"] != nil)
  }

  /// `{"elements": null}`: nothing matched the marker.
  private static func isEmptyMarker(_ root: JSONValue) -> Bool {
    guard root.kind == .object, root.count == 1, let elements = root["elements"] else { return false }
    return elements.isNull || elements.kind == .array && elements.count == 0
  }

  private static func holdsElement(_ elements: JSONValue, from root: JSONValue) -> Bool {
    if elements.kind == .object { return isElement(elements) }
    let isServed = root["screen"]?["width"] != nil
    return elements.elements.contains { isElement($0) || isServed && isServedElement($0) }
  }

  private static func isElement(_ value: JSONValue) -> Bool {
    value["AXFrame"] != nil || value["AXLabel"] != nil || value["AXUniqueId"] != nil || isNamedByRole(value)
  }

  /// baguette's: without a prefix, but with roles as AppKit names them.
  private static func isNamedByRole(_ value: JSONValue) -> Bool {
    value["role"]?.string?.hasPrefix("AX") == true && value["identifier"] != nil && value["focused"] != nil
      && value["hidden"] != nil
  }

  /// serve-sim's: a list in which each element tells its path.
  private static func isServedElement(_ value: JSONValue) -> Bool {
    value["path"] != nil && value["frame"] != nil && value["label"] != nil
      && (value["type"] != nil || value["role"] != nil)
  }

  private static func size(_ value: JSONValue) -> Size? {
    guard let width = value["width"]?.number, let height = value["height"]?.number, width > 0, height > 0,
      width.isFinite, height.isFinite
    else { return nil }
    return Size(width: width, height: height)
  }
}
