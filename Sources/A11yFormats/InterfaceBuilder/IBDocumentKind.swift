import A11yCore

/// The platform a document is drawn for, by its `type` and `targetRuntime`.
enum IBDocumentKind {
  case phone, tv, mac, watch
  /// The archive that Xcode wrote up to version 4.
  case legacy

  /// Nil when the element is the root of no document of Interface Builder's.
  init?(_ root: XMLNode) {
    guard let type = root["type"], type.hasBytes(of: "InterfaceBuilder") else { return nil }
    switch root.name {
    case "archive":
      self = .legacy
    case "document":
      if type.hasBytes(of: "WatchKit") || root["targetRuntime"] == "watchKit" {
        self = .watch
      } else if type.hasBytes(of: "AppleTV") || root["targetRuntime"] == "AppleTV" {
        self = .tv
      } else {
        self = type.hasBytes(of: "CocoaTouch") ? .phone : .mac
      }
    default: return nil
    }
  }
}
